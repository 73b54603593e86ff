"""Rules as procedures that read from top to bottom and stop wherever they need an answer.

    @rule("ROTC-6.2", "ROTC-6.6")
    def planning_turn(city: City) -> Procedure[str]:
        district = yield from ask(lambda: One("place-plan", city.turn, open_districts(city)))
        ...

The question is made anew after another seat has used a standing offer, so nothing that was read before `ask` may be
used after it.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, ParamSpec, TypeVar, overload

from .decks import Deck
from .questions import Amount, Chance, Chosen, Commitment, One, Order, Payment, Question, Some

T = TypeVar("T")
P = ParamSpec("P")

Maker = Callable[[], Question]
Procedure = Generator[Maker, Any, T]

_BOUND: dict[tuple[str, str], tuple[str, ...]] = {}


@dataclass(frozen=True, slots=True)
class Offer:
    """A play open to a seat that may be made instead of answering the question that is asked."""

    question: Question
    take: Callable[[Any], Procedure[None]]
    """What happens when it is used, given the answer."""


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    winners: tuple[str, ...]
    points: dict[str, int] = field(default_factory=dict)
    """Those of each seat, in a game that counts any."""


def rule(*ids: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Binds a function to the rules that it carries out."""

    def bind(function: Callable[P, T]) -> Callable[P, T]:
        _BOUND[_address(function.__code__)] = ids
        return function

    return bind


def rules_of(function: Callable[..., Any]) -> tuple[str, ...]:
    """The rules that a function is bound to."""
    return _BOUND.get(_address(function.__code__), ())


def bound_rules() -> dict[tuple[str, str], tuple[str, ...]]:
    """All bindings: where a function stands (file, name) and its rules."""
    return dict(_BOUND)


def _address(code: CodeType) -> tuple[str, str]:
    return code.co_filename, code.co_qualname


def because(procedure: Generator[Any, Any, Any]) -> str:
    """The rule on which a waiting procedure asks, or the card (`cites`): that of the innermost one that has either."""
    found = ""
    waiting: Any = procedure
    while waiting is not None:
        ids = _BOUND.get(_address(waiting.gi_code))
        if ids:
            found = ids[0]
        elif waiting.gi_frame is not None and "cites" in waiting.gi_frame.f_locals:
            found = waiting.gi_frame.f_locals["cites"]
        waiting = waiting.gi_yieldfrom
    return found


@overload
def ask(make: Callable[[], One]) -> Procedure[str]: ...
@overload
def ask(make: Callable[[], Chance]) -> Procedure[str]: ...
@overload
def ask(make: Callable[[], Amount]) -> Procedure[int]: ...
@overload
def ask(make: Callable[[], Order]) -> Procedure[list[str]]: ...
@overload
def ask(make: Callable[[], Some]) -> Procedure[Chosen]: ...
@overload
def ask(make: Callable[[], Payment]) -> Procedure[Chosen]: ...
@overload
def ask(make: Callable[[], Commitment]) -> Procedure[Chosen]: ...
def ask(make: Maker) -> Procedure[Any]:
    """Waits for the answer to a question."""
    return (yield make)


def roll(question: str, weights: Callable[[], dict[str, int]]) -> Procedure[str]:
    """Waits for chance, also where only one thing can happen: not being asked would tell everybody so."""
    return (yield from ask(lambda: Chance(question, weights())))


def draw(question: str, deck: Callable[[], Deck], *, bottom: bool = False) -> Procedure[str]:
    """Takes the top (or bottom) card of a deck that is not empty; chance is asked even for a card that is known."""
    kind = yield from roll(question, lambda: deck().outcomes(bottom=bottom))
    return deck().remove_bottom(kind) if bottom else deck().remove_top(kind)
