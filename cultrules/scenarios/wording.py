"""Turns the words of a step into ids of the game's lexicon, and says which word is not known.

Words are the `en` of the lexicon; a plural `s` at the end of a piece is allowed, so that scenarios read well. `Card A`
is whatever card a Given has called so: scenarios describe the cards they need, and never name one by its key.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cultrules.kernel.questions import CHANCE
from cultrules.kernel.tables import marked, owned
from cultrules.spec import Book
from cultrules.spec.cards import card_id
from cultrules.spec.problems import did_you_mean, quoted


class UnknownWord(Exception):
    """A step has a word that the game does not know."""

    def __init__(self, kind: str, word: str, known: Collection[str]) -> None:
        self.kind, self.word, self.known = kind, word, known
        self.found = f"there is no {kind} `{word}`"
        super().__init__(self.found)

    @property
    def expected(self) -> str:
        """What could have stood there."""
        article = "an" if self.kind[0] in "aeiou" else "a"
        return f"one of {quoted(self.known)}" if len(self.known) <= 12 else f"{article} {self.kind} of the lexicon"

    @property
    def hint(self) -> str:
        """The nearest known word; only looked for when the reading failed as a whole."""
        return did_you_mean(self.word, self.known)


@dataclass(frozen=True, slots=True)
class Where:
    """A spot that a step names: a place of the board, or a zone of a seat."""

    place: str = ""
    zone: str = ""
    seat: str = ""
    """Whose zone it is, if the step says so."""


ALIAS = re.compile(r"\bCard [A-Z]\b")
_NEXT_PIECE = re.compile(r"(?:, | and )(?=-?\d+ |no |Card [A-Z]\b)")
_TOGETHER = re.compile(r"(?P<kinds>.+?) (?:of base cost (?P<cost>\d+)|with (?P<icons>.+))")
_CARD = re.compile(
    r"an? (?P<kind>[A-Z].*?)(?: of base cost (?P<cost>\d+))?(?: with (?P<icons>.+?))?(?: in (?P<copies>\d+) copies)?"
    r"(?: that marks (?P<marks>.+?))?(?: that puts (?P<puts>.+) in (?P<place>.+))?"
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a scenario wants of one card, or of several together."""

    kinds: tuple[str, ...]
    """The kind of each card."""
    cost: int | None = None
    """Their base costs, added up."""
    icons: Mapping[str, int] = field(default_factory=dict)
    """Their icons of these goods, added up."""
    copies: int = 1
    """At least so many of each."""
    marks: tuple[str, ...] | None = None
    """Exactly the places that they mark."""
    puts: tuple[str, str] | None = None
    """A piece that they put, and where."""
    labels: tuple[str, ...] = ()
    """Properties that they have."""
    name: str = ""
    """The card of this name, for what only this card does."""
    made_up: bool = False
    """Is the name ours, so that an engine knows the card only if it is handed it?"""


@dataclass(frozen=True, slots=True)
class Said:
    """An answer as a step words it: the question and the value."""

    question: str
    value: Any


@cache
def _ids(book: Book, section: str) -> dict[str, str]:
    """The ids of a section of the lexicon, or of all pieces, by their words."""
    entries = book.pieces if section == "pieces" else getattr(book.lexicon, section)
    return {entry.word.en: id_ for id_, entry in entries.items()}


def _find(kind: str, word: str, known: Mapping[str, str]) -> str:
    if word in known:
        return known[word]
    raise UnknownWord(kind, word, known)


def listed(text: str) -> list[str]:
    """`A, B and C` as its parts."""
    return [part.strip() for part in re.split(r", | and ", text)]


def seat(book: Book, text: str) -> str:
    """A player, or chance."""
    return _find("seat", text, _ids(book, "seats") | {"Chance": CHANCE})


def seats(book: Book, text: str) -> list[str]:
    """Several players."""
    return [seat(book, word) for word in listed(text)]


def place(book: Book, text: str) -> str:
    """A place of the board."""
    return _find("place", text, _ids(book, "places"))


def zone(book: Book, text: str) -> str:
    """A zone."""
    return _find("zone", text, _ids(book, "zones"))


def fact(book: Book, text: str) -> str:
    """A fact of the position."""
    return _find("fact", text, _ids(book, "facts"))


def point(book: Book, text: str) -> str:
    """A rule point."""
    return _find("rule point", text, _ids(book, "points"))


def span(book: Book, text: str) -> str:
    """A stretch of the game."""
    return _find("span", text, _ids(book, "spans"))


def stage(book: Book, text: str) -> str:
    """A stage, by its title."""
    return _find("stage", text, {entry.title: id_ for id_, entry in book.stages.items()})


def where(book: Book, text: str) -> Where:
    """A place, a zone, or a zone of a seat or place: `Downtown`, `Stock`, `Red's Hand`, `Plan Field of Uptown`."""
    whose, apostrophe, rest = text.partition("'s ")
    if apostrophe:
        return Where(zone=zone(book, rest), seat=seat(book, whose))
    what, of, spot = text.partition(" of ")
    if of:
        return Where(zone=zone(book, what), place=place(book, spot))
    places, zones = _ids(book, "places"), _ids(book, "zones")
    if text in places:
        return Where(place=places[text])
    return Where(zone=_find("place or zone", text, places | zones))


def pieces(book: Book, text: str) -> dict[str, int]:
    """`2 Cult Sites, no Ritual I and Card A` as a count for each kind; `nothing` for none.

    Names may have an `and` of their own: the next kind begins with its count.
    """
    counts: dict[str, int] = {}
    for part in _NEXT_PIECE.split(text) if text != "nothing" else ():
        number, _, word = part.partition(" ")
        if ALIAS.fullmatch(part):
            number, word = "1", part
        key, count = piece(book, word), 0 if number == "no" else number_of(number)
        if count < 0 or key in counts:
            raise UnknownWord("count", part, ["a count, each kind once"])
        counts[key] = count
    return counts


def piece(book: Book, text: str) -> str:
    """A piece, or what a Given has called a card, with its marks: `Thugs`, `Investigator with Field 2`, `Card A`.

    A piece of somebody else than the one who speaks is called so: `Priest Token of Yellow with Strength 5`.
    """
    word, _, said = text.partition(" with ")
    rest, _, whose = word.rpartition(" of ")
    owner = _ids(book, "seats").get(whose, "")
    word = rest if owner else word
    known = _ids(book, "pieces")
    key = word if ALIAS.fullmatch(word) else _find("piece", word if word in known else word.removesuffix("s"), known)
    return marked(key, owner, *(mark(book, each) for each in said.split(" with ") if each))


def mark(book: Book, text: str) -> str:
    """A mark with its number, if it has one: `Field 2`, `Face Down`."""
    known = _ids(book, "marks")
    if text in known and not book.lexicon.marks[known[text]].values:
        return known[text]
    name, _, number = text.rpartition(" ")
    return f"{_find('mark', name, known)}={number_of(number)}"


def aliases(_book: Book, text: str) -> tuple[str, ...]:
    """`Card A and Card B`."""
    return tuple(alias(_book, word) for word in listed(text))


def alias(_book: Book, text: str) -> str:
    """`Card A`."""
    if not ALIAS.fullmatch(text):
        raise UnknownWord("name for a card", text, ["Card A", "Card B"])
    return text


def card(book: Book, text: str) -> Wanted:
    """`a Guardian of base cost 3 with 2 Attack and no Power in 2 copies`, `a Sealed Action`, `the card Hired Fist`."""
    if text.startswith("the card "):
        named = text.removeprefix("the card ")
        kind = next((entry.kind for entry in book.cards.values() if entry.name == named), "")
        return Wanted((kind,), name=named, made_up=kind not in book.lexicon.cards or not book.lexicon.cards[kind].named)
    found = _CARD.fullmatch(text)
    if found is None:
        raise UnknownWord("description of a card", text, ["a Guardian of base cost 3", "a Starting Card with 2 Power"])
    labels, kind = _labelled(book, found["kind"])
    return Wanted(
        kinds=(kind,),
        cost=None if found["cost"] is None else int(found["cost"]),
        icons=_icons(book, found["icons"]),
        copies=int(found["copies"] or 1),
        marks=_places(book, found["marks"]),
        puts=(piece(book, found["puts"]), place(book, found["place"])) if found["puts"] else None,
        labels=labels,
    )


def cards(book: Book, text: str) -> Wanted:
    """`a Guardian and an Action of base cost 5`, `2 Starting Cards with 4 Power`."""
    found = _TOGETHER.fullmatch(text)
    if found is None:
        raise UnknownWord("description of cards", text, ["2 Starting Cards with 4 Power"])
    kinds: list[str] = []
    for part in listed(found["kinds"]):
        number, _, word = part.partition(" ")
        count = 1 if number in ("a", "an") else number_of(number)
        kinds += [_kind(book, word if count == 1 else word.removesuffix("s"))] * count
    cost = None if found["cost"] is None else int(found["cost"])
    return Wanted(tuple(kinds), cost, _icons(book, found["icons"]))


def _kind(book: Book, text: str) -> str:
    return _find("kind of card", text, _ids(book, "cards"))


def _labelled(book: Book, text: str) -> tuple[tuple[str, ...], str]:
    """A kind of card, with a label before it or without: `Dark Seal Intrigue`."""
    for label, id_ in _ids(book, "labels").items():
        kind = text.removeprefix(f"{label} ")
        if kind != text and kind in _ids(book, "cards"):
            return (id_,), _kind(book, kind)
    return (), _kind(book, text)


def _places(book: Book, text: str | None) -> tuple[str, ...] | None:
    if text is None:
        return None
    return () if text == "nothing" else tuple(sorted(place(book, word) for word in listed(text)))


def _icons(book: Book, text: str | None) -> dict[str, int]:
    known = _ids(book, "goods")
    icons: dict[str, int] = {}
    for part in listed(text) if text else ():
        number, _, word = part.partition(" ")
        icons[_find("icon", word, known)] = 0 if number == "no" else number_of(number)
    return icons


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
        case "pieces":
            return pieces(book, word)
        case "piece" | "card":
            return piece(book, word)
        case "order":
            return [piece(book, each) for each in word.split(", then ")]
        case "number":
            return number_of(word)
        case "seat":
            return seat(book, word)
        case "label":
            return card_id(word)
        case "place":
            return place(book, word)
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
    failure: UnknownWord | None = None
    for id_, question in book.questions.items():
        for option, wording in question.answers.items():
            if wording == text:
                return Said(id_, option)
        try:
            fields = match_template(book, question.does, text) if question.does else None
        except UnknownWord as error:
            failure = failure or error
            continue
        if fields is not None:
            values = list(fields.values())
            return Said(id_, values[0] if len(values) == 1 else "@".join(values))
    known = [each for question in book.questions.values() for each in (question.does, *question.answers.values())]
    raise failure or UnknownWord("answer", text, list(filter(None, known)))


def asked(book: Book, text: str) -> str:
    """A question, by how it is asked: `to place a Plan marker`."""
    return _find("question", text, {question.asked: id_ for id_, question in book.questions.items()})


def event(book: Book, text: str) -> tuple[str, dict[str, Any]]:
    """A public event in its own words."""
    failure: UnknownWord | None = None
    for id_, entry in book.lexicon.events.items():
        try:
            fields = match_template(book, entry.wording, text, entry.fields)
        except UnknownWord as error:
            failure = failure or error
            continue
        if fields is not None:
            return id_, fields
    raise failure or UnknownWord("event", text, [entry.wording for entry in book.lexicon.events.values()])


def option(book: Book, text: str) -> str:
    """An option of a question: a place, a seat or a piece."""
    known = _ids(book, "places") | _ids(book, "seats") | _ids(book, "pieces") | {"nothing": "nothing"}
    return _find("option", text, known)


def match_template(
    book: Book, template: str, text: str, kinds: Mapping[str, str] | None = None
) -> dict[str, Any] | None:
    """The fields of a text that has the form of a template such as `{seat} acts in {district}`, or nothing."""
    found = _pattern(template).fullmatch(text)
    if found is None:
        return None
    fields = {name.replace("_", "-"): word for name, word in found.groupdict().items()}
    return {name: _one(book, (kinds or {}).get(name, name), word) for name, word in fields.items()}


@cache
def _pattern(template: str) -> re.Pattern[str]:
    """The template as a regular expression, with a group for each field."""

    def group(match: re.Match[str]) -> str:
        return f"(?P<{match[1].replace('-', '_')}>.+)"

    return re.compile(re.sub(r"\\{([a-z-]+)\\}", group, any_form(re.escape(template)).replace(r"\-", "-")))


def any_form(escaped: str) -> str:
    """An escaped template in which `[card|cards]` may be either: the rows of an outline share one sentence."""
    return re.sub(r"\\\[(.+?)\\\|(.+?)\\\]", r"(?:\1|\2)", escaped)


def in_form(template: str, number: Any) -> str:
    """The template with the form of each `[card|cards]` that goes with a number."""
    return re.sub(r"\[(.+?)\|(.+?)\]", r"\1" if number == 1 else r"\2", template)


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
    "there": where,
    "pieces": pieces,
    "aliases": aliases,
    "alias": alias,
    "card": card,
    "cards": cards,
    "number": lambda _book, text: number_of(text),
    "does": said,
    "asked": asked,
    "event": event,
    "later": event,
    "options": lambda book, text: sorted(option(book, word) for word in listed(text)),
    "more": lambda _book, text: {"more": 1, "fewer": -1}[text],
    "text": lambda _book, text: text,
}
"""How each `{placeholder}` of a phrase is read."""
