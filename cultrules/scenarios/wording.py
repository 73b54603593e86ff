"""Turns the words of a step into ids of the game's lexicon, and says which word is not known.

Words are the `en` of the lexicon; a plural `s` at the end of a piece is allowed, so that scenarios read well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cultrules.kernel.questions import CHANCE
from cultrules.kernel.tables import owned
from cultrules.spec import Book
from cultrules.spec.problems import did_you_mean, quoted


class UnknownWord(Exception):
    """A step has a word that the game does not know."""

    def __init__(self, kind: str, word: str, known: list[str]) -> None:
        self.found = f"there is no {kind} `{word}`"
        self.expected = f"one of {quoted(known)}" if len(known) <= 12 else f"a {kind} of the lexicon"
        self.hint = did_you_mean(word, known)
        super().__init__(self.found)


@dataclass(frozen=True, slots=True)
class Where:
    """A spot that a step names: a place of the board, or a zone of a seat."""

    place: str = ""
    zone: str = ""
    seat: str = ""
    """Whose zone it is, if the step says so."""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer as a step words it: the question and the value."""

    question: str
    value: Any


def _ids(entries: Mapping[str, Any]) -> dict[str, str]:
    return {entry.word.en: id_ for id_, entry in entries.items()}


def _find(kind: str, word: str, known: Mapping[str, str]) -> str:
    if word in known:
        return known[word]
    raise UnknownWord(kind, word, list(known))


def listed(text: str) -> list[str]:
    """`A, B and C` as its parts."""
    return [part.strip() for part in re.split(r", | and ", text)]


def seat(book: Book, text: str) -> str:
    """A player, or chance."""
    return _find("seat", text, _ids(book.lexicon.seats) | {"Chance": CHANCE})


def seats(book: Book, text: str) -> list[str]:
    """Several players."""
    return [seat(book, word) for word in listed(text)]


def place(book: Book, text: str) -> str:
    """A place of the board."""
    return _find("place", text, _ids(book.lexicon.places))


def zone(book: Book, text: str) -> str:
    """A zone."""
    return _find("zone", text, _ids(book.lexicon.zones))


def fact(book: Book, text: str) -> str:
    """A fact of the position."""
    return _find("fact", text, _ids(book.lexicon.facts))


def point(book: Book, text: str) -> str:
    """A rule point."""
    return _find("rule point", text, _ids(book.lexicon.points))


def span(book: Book, text: str) -> str:
    """A stretch of the game."""
    return _find("span", text, _ids(book.lexicon.spans))


def stage(book: Book, text: str) -> str:
    """A stage, by its title."""
    return _find("stage", text, {entry.title: id_ for id_, entry in book.stages.items()})


def where(book: Book, text: str) -> Where:
    """A place, a zone, or somebody's zone: `Downtown`, `Stock`, `Red's Hand`."""
    whose, apostrophe, rest = text.partition("'s ")
    if apostrophe:
        return Where(zone=zone(book, rest), seat=seat(book, whose))
    places, zones = _ids(book.lexicon.places), _ids(book.lexicon.zones)
    if text in places:
        return Where(place=places[text])
    return Where(zone=_find("place or zone", text, places | zones))


def pieces(book: Book, text: str) -> dict[str, int]:
    """`2 Cult Sites and no Ritual I` as a count for each kind."""
    known = _ids(book.lexicon.pieces)
    counts: dict[str, int] = {}
    for part in listed(text):
        number, _, word = part.partition(" ")
        singular = word if word in known else word.removesuffix("s")
        counts[_find("piece", singular, known)] = 0 if number == "no" else number_of(number)
    return counts


def number_of(text: str) -> int:
    """A whole number."""
    if not re.fullmatch(r"-?\d+", text):
        raise UnknownWord("number", text, ["0", "1", "2"])
    return int(text)


def value(book: Book, fact_id: str, text: str) -> Any:
    """A fact's value: a number, a seat, a place, or for a fact with many values a list (`none` if empty)."""
    entry = book.lexicon.facts[fact_id]
    if entry.many:
        return [] if text == "none" else [_one(book, entry.type, word) for word in listed(text)]
    return None if entry.optional and text == "none" else _one(book, entry.type, text)


def _one(book: Book, type_: str, word: str) -> Any:
    match type_:
        case "number":
            return number_of(word)
        case "seat":
            return seat(book, word)
        case "flag":
            return _find("flag", word, {"yes": "yes", "no": "no"}) == "yes"
        case _:
            places = {entry.word.en: id_ for id_, entry in book.lexicon.places.items() if entry.of == type_}
            return _find(type_, word, places)


def owners(book: Book, zone_id: str, text: str) -> list[str]:
    """The pieces of a pile, named by their owners: `Yellow, Red`; `empty` if there are none."""
    if text == "empty":
        return []
    kind = book.lexicon.zones[zone_id].holds[0]
    return [owned(kind, seat(book, word)) for word in listed(text)]


def said(book: Book, text: str) -> Said:
    """An answer in the question's own words: `places a Plan marker in Downtown`."""
    for id_, question in book.questions.items():
        fields = match_template(book, question.does, text)
        if fields is not None:
            return Said(id_, next(iter(fields.values())) if fields else None)
    raise UnknownWord("answer", text, [question.does for question in book.questions.values()])


def asked(book: Book, text: str) -> str:
    """A question, by how it is asked: `to place a Plan marker`."""
    return _find("question", text, {question.asked: id_ for id_, question in book.questions.items()})


def event(book: Book, text: str) -> tuple[str, dict[str, Any]]:
    """A public event in its own words."""
    for id_, entry in book.lexicon.events.items():
        fields = match_template(book, entry.wording, text, entry.fields)
        if fields is not None:
            return id_, fields
    raise UnknownWord("event", text, [entry.wording for entry in book.lexicon.events.values()])


def option(book: Book, text: str) -> str:
    """An option of a question: a place, a seat or a piece."""
    known = _ids(book.lexicon.places) | _ids(book.lexicon.seats) | _ids(book.lexicon.pieces)
    return _find("option", text, known)


def match_template(
    book: Book, template: str, text: str, kinds: Mapping[str, str] | None = None
) -> dict[str, Any] | None:
    """The fields of a text that has the form of a template such as `{seat} acts in {district}`, or nothing."""
    names: list[str] = []

    def group(match: re.Match[str]) -> str:
        names.append(match[1])
        return f"(?P<{match[1].replace('-', '_')}>.+)"

    pattern = re.sub(r"\\{([a-z-]+)\\}", group, re.escape(template).replace(r"\-", "-"))
    found = re.fullmatch(pattern, text)
    if found is None:
        return None
    return {name: _one(book, (kinds or {}).get(name, name), found[name.replace("-", "_")]) for name in names}


Reader = Callable[[Book, str], Any]

READERS: Mapping[str, Reader] = {
    "seat": seat,
    "other": seat,
    "seats": seats,
    "place": place,
    "zone": zone,
    "fact": fact,
    "point": point,
    "span": span,
    "stage": stage,
    "where": where,
    "pieces": pieces,
    "number": lambda _book, text: number_of(text),
    "does": said,
    "asked": asked,
    "event": event,
    "options": lambda book, text: sorted(option(book, word) for word in listed(text)),
    "text": lambda _book, text: text,
}
"""How each `{placeholder}` of a phrase is read."""
