"""Where an effect runs: at which table, for whom, by which card, and what the names of the card stand for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from cultrules.kernel.procedures import Procedure
from cultrules.kernel.tables import Table
from cultrules.language.vocabulary import Vocabulary
from cultrules.spec import Book
from cultrules.spec.cards import Card


@dataclass(frozen=True, slots=True)
class Spot:
    """A zone, and whose or where it is; the holder is empty for a common zone."""

    zone: str
    holder: str = ""
    bottom: bool = False
    """Of a deck: its bottom, not its top."""


@dataclass(frozen=True, slots=True)
class Thing:
    """One piece or card, and where it lies."""

    key: str
    spot: Spot


Value = Any
"""A number, the id of a seat, place or label, or a list of things."""


@dataclass(slots=True)
class Tally:
    """How much of an effect was performed, for deciding whether it may be offered; costs do not count."""

    done: int = 0
    missing: int = 0
    """How much of what was wanted was not there."""
    unpaid: int = 0
    """How much of the costs was not there."""
    gone: bool = False
    """Has the card itself left the place where it lay?"""

    def count(self, wanted: int, done: int) -> None:
        """Takes note of one act."""
        self.done += done
        self.missing += max(0, wanted - done)

    def count_cost(self, wanted: int, done: int) -> None:
        """Takes note of one cost."""
        self.unpaid += max(0, wanted - done)


@dataclass(slots=True)
class Course:
    """What becomes of an event: whether it goes on, and which triggers without a limit it has set off already."""

    cancelled: bool = False
    used: list[tuple[str, int, str]] = field(default_factory=list)
    """For each use the card, which of its abilities, and the seat."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What an effect knows while it runs."""

    table: Any
    you: str
    """The owner of the card."""
    actor: str
    """The seat that acts and chooses now; a group seat where all decide together."""
    card: str
    """The card's id."""
    spot: Spot
    """Where the card lay when the effect began."""
    event: Mapping[str, Any] = field(default_factory=dict)
    names: Mapping[str, Value] = field(default_factory=dict)
    replaced: frozenset[tuple[str, int]] = frozenset()
    """The replacements that have been applied to what is happening: card and number of its ability."""
    tally: Tally = field(default_factory=Tally)
    course: Course = field(default_factory=Course)
    """What becomes of the event that the effect waited for."""

    def acting(self, seat: str) -> Scope:
        """The same with another seat acting."""
        return replace(self, actor=seat)

    def bound(self, name: str, value: Value) -> Scope:
        """The same with one more name."""
        return replace(self, names={**self.names, name: value})


Done = tuple[int, int, Any]
"""How many an act wanted, how many it came to, and what the name after `as` stands for."""
VerbFunction = Callable[..., Procedure[Done]]


def standing(table: Any, point: str) -> tuple[dict[str, Any], ...]:
    """The changes of a rule point that the cards in force make by themselves."""
    from .standing import in_force  # noqa: PLC0415  # what is in force depends on values, which depend on scopes

    return in_force(table, point)


@dataclass(frozen=True, slots=True)
class Effects:
    """What a game tells the card language: its computed words, and verbs that have rules of their own there."""

    groups: Mapping[str, Callable[[Any], Iterable[str]]] = field(default_factory=dict)
    """For each computed group who belongs to it now."""
    attributes: Mapping[str, Callable[[Any, Value], Value]] = field(default_factory=dict)
    """For each attribute its value for a seat, place or thing."""
    verbs: Mapping[str, VerbFunction] = field(default_factory=dict)
    """Verbs that this game carries out in its own way: `pay`, or `advance investigator` for one thing alone."""
    payable: Mapping[str, Callable[..., bool]] = field(default_factory=dict)
    """For a verb of the game's own whether it can be a cost now; named as in `verbs`."""
    procedures: Mapping[str, Callable[..., Procedure[None]]] = field(default_factory=dict)
    """What `do` carries out."""
    dice: Mapping[str, str] = field(default_factory=dict)
    """For each die that stays on the table after a roll the zone that shows its sides, for `reroll`."""
    nearer: Callable[[Any, str, list[str]], Iterable[str]] | None = None
    """The places one step nearer to some others, for `move … toward`."""
    standing: Callable[[Any, str], tuple[dict[str, Any], ...]] = field(default=standing)
    """The changes of rule points that cards make as long as they are in force."""
    active: Callable[[Any], str] = field(default=lambda table: table.players[0])
    """The seat whose abilities come first, and that acts for cards that belong to nobody."""


@lru_cache(maxsize=32)
def words_of(book: Book) -> Vocabulary:
    """The words of a game with its cards."""
    return Vocabulary(book)


def words(scope: Scope) -> Vocabulary:
    """The words of the game being played."""
    return words_of(scope.table.agreement.book)


def hooks(table: Table) -> Effects:
    """What the game being played tells the card language."""
    effects: Effects = table.agreement.effects
    return effects


def card_of(scope: Scope) -> Card:
    """The card whose effect runs."""
    card: Card = scope.table.agreement.book.cards[scope.card]
    return card
