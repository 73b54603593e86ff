"""What kind of thing each word of a game is, as cards use it.

>>> Vocabulary(book).noun("Thug").kind                       # doctest: +SKIP
'piece'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from cultrules.spec import Book
from cultrules.spec.lexicon import CARD

ENDS = {"Top": "top", "Bottom": "bottom"}
"""The ends of a deck: words of every game."""


@dataclass(frozen=True, slots=True)
class Kind:
    """What a word or an expression stands for."""

    kind: str
    """`number`, `seat`, `place`, `piece`, `card`, `goods`, `zone`, `label`, `track`, …."""
    id: str = ""
    """The noun's own id, or empty if it may be any of the kind."""
    sort: str = ""
    """For a place its sort; for a card its kind of card; for an event its id."""

    def __str__(self) -> str:
        if self.kind == "goods":
            return self.kind
        return f"{'an' if self.kind[0] in 'aeiou' else 'a'} {self.kind}"


NUMBER = Kind("number")
SEAT = Kind("seat")


class Vocabulary:
    """The words of one game."""

    def __init__(self, book: Book) -> None:
        self.book = book
        lexicon = book.lexicon
        self.windows: Mapping[str, str] = {each.word.en: id_ for id_, each in lexicon.windows.items()}
        self.events: Mapping[str, str] = {each.word.en: id_ for id_, each in lexicon.events.items()}
        self.spans: Mapping[str, str] = {each.word.en: id_ for id_, each in lexicon.spans.items()}
        self.points: Mapping[str, str] = {each.word.en: id_ for id_, each in lexicon.points.items()}
        self.dice: Mapping[str, str] = {each.word.en: id_ for id_, each in lexicon.dice.items()}
        self.nouns: Mapping[str, Kind] = dict(self._nouns())

    def _nouns(self) -> Iterator[tuple[str, Kind]]:
        lexicon = self.book.lexicon
        yield from ((word, Kind("end", id_)) for word, id_ in ENDS.items())
        yield from ((each.word.en, Kind("seat", id_)) for id_, each in lexicon.seats.items())
        yield from ((each.word.en, Kind("place", id_, each.of)) for id_, each in lexicon.places.items())
        yield from ((each.word.en, Kind("piece", id_)) for id_, each in lexicon.pieces.items())
        yield from ((each.word.en, Kind("card", "", id_)) for id_, each in lexicon.cards.items())
        yield from ((each.word.en, Kind("goods", id_)) for id_, each in lexicon.goods.items())
        yield from ((each.word.en, Kind("zone", id_)) for id_, each in lexicon.zones.items())
        yield from ((each.word.en, self.typed(each.type, id_)) for id_, each in lexicon.facts.items())
        yield from ((each.word.en, self.typed(each.of, id_)) for id_, each in lexicon.groups.items())
        yield from ((each.word.en, Kind("label", id_)) for id_, each in lexicon.labels.items())
        yield from ((each.word.en, Kind("label", id_)) for id_, each in lexicon.marks.items() if not each.values)
        yield from ((each.word.en, Kind("die", id_)) for id_, each in lexicon.dice.items())
        yield from ((each.word.en, Kind("track", id_)) for id_, each in lexicon.tracks.items())
        yield from ((each.word.en, Kind("procedure", id_)) for id_, each in lexicon.procedures.items())
        yield from ((each.word.en, Kind("supply", id_)) for id_, each in lexicon.supplies.items())

    def typed(self, type_: str, id_: str = "") -> Kind:
        """What a fact, a group, an attribute or a field of an event is, by the type that the lexicon gives it."""
        if type_ in ("number", "seat", "piece", "card", "label", "zone", "flag"):
            return Kind(type_, id_)
        return Kind("place", id_, type_)

    def attributes(self, of: Kind) -> dict[str, Kind]:
        """What can be asked of something, by name."""
        if of.kind == "event":
            return {name: self.typed(type_) for name, type_ in self.book.lexicon.events[of.sort].fields.items()}
        if of.kind == "window":
            return {name: self.typed(type_) for name, type_ in self.book.lexicon.windows[of.sort].fields.items()}
        return {
            each.word.en: self.typed(each.type)
            for each in self.book.lexicon.attributes.values()
            if each.of in _owners(of)
        }

    def faces(self, die: str) -> dict[str, str]:
        """The faces of a die: their words and ids."""
        counts = self.book.counts(self.book.lexicon.dice[die].faces)
        lexicon = self.book.lexicon
        known = {id_: piece.word.en for id_, piece in lexicon.pieces.items()}
        known |= {id_: label.word.en for id_, label in lexicon.labels.items()}
        return {known[face]: face for face in counts if face in known}


def _owners(of: Kind) -> set[str]:
    """The owners under which an attribute of this may be listed."""
    if of.kind == "place":
        return {of.sort, "place"}
    if of.kind in ("piece", CARD):
        return {"piece", of.kind, of.id, of.sort}
    return {of.kind}
