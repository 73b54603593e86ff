"""Says answers and events in the words of the game, as scenarios do: what `wording` reads, this writes.

>>> tell_answer(book, "yellow", "place-plan", "downtown")      # doctest: +SKIP
'Yellow places a Plan marker in Downtown'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cultrules.kernel.questions import CHANCE
from cultrules.kernel.tables import Happening, kind_of, marks_of
from cultrules.spec import Book

_FIELD = re.compile(r"\{([a-z-]+)\}")


def tell_answer(book: Book, seat: str, question: str, value: Any) -> str:
    """Who answers what."""
    entry = book.questions[question]
    if isinstance(value, str) and value in entry.answers:
        return f"{tell(book, seat)} {entry.answers[value]}"
    values = value.split("@") if isinstance(value, str) else [value]
    return f"{tell(book, seat)} {_filled(book, entry.does, iter(values))}"


def tell_event(book: Book, happening: Happening) -> str:
    """What everybody notices."""
    wording = book.lexicon.events[happening.event].wording
    return _FIELD.sub(lambda match: tell(book, happening.fields[match[1]]), wording)


def _filled(book: Book, template: str, values: Any) -> str:
    def word(match: re.Match[str]) -> str:
        value = next(values)
        return str(value).replace("-", " ") if match[1] == "label" else tell(book, value)

    return _FIELD.sub(word, template)


def tell(book: Book, value: Any) -> str:
    """A noun, a number, a subset or an order in words."""
    if isinstance(value, Mapping):
        return _subset(book, value)
    if isinstance(value, list):
        return ", then ".join(tell(book, each) for each in value)
    if not isinstance(value, str):
        return str(value)
    lexicon = book.lexicon
    if value == CHANCE:
        return "Chance"
    for entries in (lexicon.seats, lexicon.places):
        if value in entries:
            return entries[value].word.en
    if kind_of(value) in book.pieces:
        return _piece(book, value)
    return value


def _piece(book: Book, key: str) -> str:
    marks = [mark.partition("=") for mark in marks_of(key)]
    said = [f" with {book.lexicon.marks[name].word.en} {number}" for name, _, number in marks if number]
    return book.pieces[kind_of(key)].word.en + "".join(said)


def _subset(book: Book, value: Mapping[str, Mapping[str, int]]) -> str:
    parts = [f"{count} {_piece(book, key)}" for _, bag in sorted(value.items()) for key, count in sorted(bag.items())]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
