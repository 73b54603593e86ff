"""Says answers and events in the words of the game, as scenarios do: what `wording` reads, this writes.

>>> tell_answer(book, "yellow", "place-plan", "downtown")      # doctest: +SKIP
'Yellow places a Plan marker in Downtown'
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cultrules.kernel.questions import CHANCE
from cultrules.kernel.tables import Happening, kind_of, marks_of, owner_of
from cultrules.spec import Book
from cultrules.spec.lexicon import CARD

from .wording import in_form

_FIELD = re.compile(r"\{([a-z-]+)\}")


def tell_answer(book: Book, seat: str, question: str, value: Any) -> str:
    """Who answers what."""
    entry = book.questions[question]
    if isinstance(value, str) and value in entry.answers:
        return f"{tell(book, seat)} {entry.answers[value]}"
    values = value.split("@") if isinstance(value, str) else [value]
    return f"{tell(book, seat)} {_filled(book, in_form(entry.does, value), iter(values), seat)}"


def tell_event(book: Book, happening: Happening) -> str:
    """What everybody notices."""
    wording = book.lexicon.events[happening.event].wording
    fields = happening.fields
    return _FIELD.sub(lambda match: tell(book, fields[match[1]]), in_form(wording, fields.get("number")))


def _filled(book: Book, template: str, values: Any, speaker: str) -> str:
    def word(match: re.Match[str]) -> str:
        value = next(values)
        return str(value).replace("-", " ") if match[1] == "label" else tell(book, value, speaker)

    return _FIELD.sub(word, template)


def tell(book: Book, value: Any, speaker: str = "") -> str:
    """A noun, a number, a subset or an order in words; pieces of others are said to be theirs."""
    if isinstance(value, Mapping):
        return _subset(book, value, speaker)
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


def _piece(book: Book, key: str, count: int = 1, speaker: str = "") -> str:
    owner = owner_of(key, tuple(book.lexicon.seats)) if speaker else ""
    whose = f" of {tell(book, owner)}" if owner not in ("", speaker) else ""
    marks = [mark.partition("=") for mark in marks_of(key)]
    known = book.lexicon.marks
    said = [f" with {known[name].word.en} {number}".rstrip() for name, _, number in marks if name in known]
    piece = book.pieces[kind_of(key)]
    plural = "s" if count != 1 and piece.sort != CARD and piece.word.en[-1].islower() else ""
    return piece.word.en + plural + whose + "".join(said)


def _subset(book: Book, value: Mapping[str, Mapping[str, int]], speaker: str) -> str:
    parts = [
        f"{count} {_piece(book, key, count, speaker)}"
        for _, bag in sorted(value.items())
        for key, count in sorted(bag.items())
    ]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
