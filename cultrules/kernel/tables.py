"""The state of a game while it is played, and the few ways to change it.

Each game keeps its state in one dataclass below `Table`, with a field for every zone and fact of its lexicon; the
rules read and write those fields directly.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from cultrules.spec import Book
from cultrules.spec.cards import Card

from .decks import Deck
from .questions import Bag

Pile = list[str]
"""Pieces on one another, the bottom one first."""
Contents = Bag | Pile | Deck


@dataclass(frozen=True, slots=True)
class Options:
    """What is agreed before a game: who plays, by which edition and rulings."""

    players: tuple[str, ...]
    """The seats, clockwise."""
    edition: str
    rulings: Mapping[str, str]
    """The choice of every ruling."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """The book, the options, and for each ruling the rule that its choice stands for."""

    book: Book
    options: Options
    picks: Mapping[str, Any]
    effects: Any = None
    """What the game tells the card language; the kernel passes it on."""


@dataclass(frozen=True, slots=True)
class Happening:
    """A public event."""

    event: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Deed:
    """What one statement of a card came to, for whoever wants to see how its effect ran."""

    card: str
    """The card's name."""
    line: int
    """The line of the statement in the card's file."""
    verb: str
    wanted: int
    done: int


@dataclass(slots=True, kw_only=True)
class Table:
    """What every game's state has."""

    agreement: Agreement
    stage: str
    modifiers: list[dict[str, Any]] = field(default_factory=list)
    """Changes of rule points that are in force, oldest first."""
    happened: list[Happening] = field(default_factory=list, compare=False)
    """Public events since the last answer; not part of the position."""
    traced: list[Deed] = field(default_factory=list, compare=False)
    """What cards have done since the last answer; not part of the position, and not for the players' eyes."""

    @property
    def players(self) -> tuple[str, ...]:
        """The seats, clockwise."""
        return self.agreement.options.players

    def number(self, datum: str) -> int:
        """A number from the game's data, for this number of players."""
        return self.agreement.book.number(datum, len(self.players))

    def ruling(self, id_: str) -> Any:
        """The rule that stands for the choice made on an open point."""
        return self.agreement.picks[id_]

    def card(self, id_: str) -> Card:
        """What is printed on a card."""
        return self.agreement.book.cards[kind_of(id_)]

    def base_cost(self, id_: str) -> int:
        """What a card costs before anything is added; one that cannot be bought has no cost."""
        cost = self.card(id_).cost
        if cost is None:
            raise ValueError(f"`{id_}` cannot be bought")
        return cost

    def icons(self, key: str) -> Mapping[str, int]:
        """What a card or token is worth, by goods."""
        return self.agreement.book.pieces[kind_of(key)].icons

    def announce(self, event: str, times: int = 1, /, **fields: Any) -> None:
        """Tells everybody at the table what just happened, once or several times."""
        self.happened.extend([Happening(event, fields)] * times)

    def left_of(self, seat: str) -> str:
        """The next seat clockwise."""
        return self.players[(self.players.index(seat) + 1) % len(self.players)]

    def clockwise_from(self, seat: str) -> tuple[str, ...]:
        """All seats clockwise, beginning with this one."""
        at = self.players.index(seat)
        return self.players[at:] + self.players[:at]


def owned(kind: str, seat: str) -> str:
    """The key of a seat's own piece: `plan-marker+yellow`."""
    return f"{kind}+{seat}"


def kind_of(key: str) -> str:
    """A piece's kind without its marks."""
    return key.partition("+")[0]


def marks_of(key: str) -> tuple[str, ...]:
    """A piece's marks."""
    return tuple(key.split("+")[1:])


@lru_cache(maxsize=4096)
def owner_of(key: str, players: tuple[str, ...]) -> str:
    """The seat that a piece belongs to, or nothing."""
    return next((mark for mark in marks_of(key) if mark in players), "")


@lru_cache(maxsize=4096)
def number_on(key: str, mark: str) -> int:
    """The number that a piece carries by a mark, or none at all."""
    return next((int(each.removeprefix(f"{mark}=")) for each in marks_of(key) if each.startswith(f"{mark}=")), 0)


def marked(kind: str, *marks: str) -> str:
    """The key of a piece with these marks; empty ones are left out."""
    return "+".join([kind, *sorted(filter(None, marks))])


def seen_by(seat: str) -> str:
    """The mark of a face-down piece whose face this seat knows."""
    return f"seen={seat}"


def put(key: str, target: Bag | Pile, count: int = 1) -> None:
    """Lays pieces into a bag, or on top of a pile."""
    if isinstance(target, list):
        target.extend([key] * count)
    else:
        target[key] = target.get(key, 0) + count


def take(key: str, source: Bag | Pile, count: int = 1) -> None:
    """Takes pieces out of a bag, or from the top of a pile; they must be there."""
    if isinstance(source, list):
        for _ in range(count):
            if not source or source[-1] != key:
                raise ValueError(f"`{key}` is not on top of the pile")
            source.pop()
        return
    left = source.get(key, 0) - count
    if left < 0:
        raise ValueError(f"{count} of `{key}` wanted, {left + count} there")
    if left:
        source[key] = left
    else:
        del source[key]


def move(key: str, source: Bag | Pile, target: Bag | Pile, count: int = 1) -> None:
    """Moves pieces from one zone to another."""
    take(key, source, count)
    put(key, target, count)


def move_all(source: Bag, target: Bag) -> None:
    """Moves everything that lies in one bag to another."""
    for key, count in source.items():
        put(key, target, count)
    source.clear()


def exchange(key: str, other: str, contents: Bag) -> None:
    """One piece lies where another lay."""
    take(key, contents)
    put(other, contents)


def count_of(contents: Contents, *kinds: str, seat: str = "") -> int:
    """How many pieces of these kinds (of one owner, if given) lie there."""
    if not contents:
        return 0
    wanted = {owned(kind, seat) if seat else kind for kind in kinds}
    if isinstance(contents, dict):
        return sum(contents.get(key, 0) for key in wanted)
    pieces = contents.pieces() if isinstance(contents, Deck) else dict.fromkeys(contents, 0)
    if isinstance(contents, list):
        for key in contents:
            pieces[key] += 1
    return sum(count for key, count in pieces.items() if key in wanted)
