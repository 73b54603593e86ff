"""How the one who acts picks seats, places and things for a card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cultrules.kernel.procedures import Procedure, ask
from cultrules.kernel.questions import NOTHING, Bag, Chosen, One, Some
from cultrules.kernel.tables import kind_of, owner_of
from cultrules.language import syntax
from cultrules.spec.lexicon import CARD

from .scopes import Scope, Spot, Thing, words
from .values import number


def bounds(scope: Scope, amount: Any, there: int) -> tuple[int, int]:
    """At least and at most how many, of so many that are there; fewer than wanted if there are not enough."""
    match amount:
        case None:
            return min(1, there), min(1, there)
        case syntax.Everything():
            return there, there
        case syntax.Range():
            return min(int(amount.least.text), there), min(number(scope, amount.most), there)
    wanted = max(0, number(scope, amount))
    return min(wanted, there), min(wanted, there)


def wanted(scope: Scope, amount: Any, there: int) -> int:
    """How many an amount asks for, whether or not they are there."""
    match amount:
        case None:
            return 1
        case syntax.Everything():
            return there
        case syntax.Range():
            return int(amount.least.text)
    return max(0, number(scope, amount))


def pick(
    scope: Scope, candidates: Callable[[], list[Any]], amount: Any, *, alike: bool = False
) -> Procedure[list[Any]]:
    """The one who acts picks so many of the candidates; nobody is asked where everybody sees that nothing is open."""
    there = candidates()
    if there and isinstance(there[0], str):
        return (yield from _pick_names(scope, candidates, amount))
    if len({thing.spot for thing in there}) <= 1 or not _lie_in_places(scope, there):
        return (yield from _pick_from_one_spot(scope, candidates, amount, alike=alike))
    return (yield from _pick_here_and_there(scope, candidates, amount))


def _pick_names(scope: Scope, candidates: Callable[[], list[str]], amount: Any) -> Procedure[list[str]]:
    """Seats or places, one after the other."""
    least, most = bounds(scope, amount, len(candidates()))
    question = "choose-seat" if candidates()[0] in scope.table.players else "choose-place"
    picked: list[str] = []

    def open_() -> tuple[str, ...]:
        left = tuple(each for each in candidates() if each not in picked)
        return (*left, NOTHING) if len(picked) >= least else left

    while len(picked) < most:
        only = open_()[0] if len(open_()) == 1 else ""
        answer = only or (yield from ask(lambda: One(question, scope.actor, open_())))
        if answer == NOTHING:
            break
        picked.append(answer)
    return picked


def _lie_in_places(scope: Scope, things: list[Thing]) -> bool:
    lexicon = words(scope).book.lexicon
    return all(thing.spot.holder in lexicon.places for thing in things)


def _pick_from_one_spot(
    scope: Scope, candidates: Callable[[], list[Thing]], amount: Any, *, alike: bool
) -> Procedure[list[Thing]]:
    """Things that lie together: a count for each kind in one answer."""
    there = candidates()
    least, most = bounds(scope, amount, len(there))
    if not there or most <= 0:
        return []
    same = len(there) == most or len({each.key for each in there}) == 1
    if least == most and same and (alike or _is_open(scope, there)):
        return there[:most]
    question = "choose-cards" if _is_card(scope, there[0]) else "choose-pieces"
    answer = yield from ask(lambda: _together(scope, question, candidates(), amount))
    return _taken(candidates(), answer)


def _together(scope: Scope, question: str, there: list[Thing], amount: Any) -> Some:
    among: dict[str, Bag] = {}
    for thing in there:
        bag = among.setdefault(group_of(scope, thing), {})
        bag[thing.key] = bag.get(thing.key, 0) + 1
    least, most = bounds(scope, amount, len(there))
    return Some(question, scope.actor, among, least, most)


def group_of(scope: Scope, thing: Thing) -> str:
    """The group of an answer in which such a thing stands."""
    return "cards" if _is_card(scope, thing) else "pieces"


def _is_card(scope: Scope, thing: Thing) -> bool:
    return words(scope).book.pieces[kind_of(thing.key)].sort == CARD


def _is_open(scope: Scope, there: list[Thing]) -> bool:
    """Does everybody see what lies there?"""
    zones = words(scope).book.lexicon.zones
    return all(zones[thing.spot.zone].faces == "all" for thing in there)


def _taken(there: list[Thing], answer: Chosen) -> list[Thing]:
    """The things that an answer names."""
    left = {key: count for bag in answer.values() for key, count in bag.items()}
    taken: list[Thing] = []
    for thing in there:
        if left.get(thing.key, 0):
            left[thing.key] -= 1
            taken.append(thing)
    return taken


def _pick_here_and_there(scope: Scope, candidates: Callable[[], list[Thing]], amount: Any) -> Procedure[list[Thing]]:
    """Things in several places, one after the other: `ritual-1@uptown`."""
    least, most = bounds(scope, amount, len(candidates()))
    picked: list[Thing] = []

    def open_() -> tuple[str, ...]:
        left = tuple(dict.fromkeys(_option(scope, thing) for thing in _without(candidates(), picked)))
        return (*left, NOTHING) if len(picked) >= least else left

    while len(picked) < most:
        only = open_()[0] if len(open_()) == 1 else ""
        answer = only or (yield from ask(lambda: One("choose-piece", scope.actor, open_())))
        if answer == NOTHING:
            break
        picked.append(next(each for each in _without(candidates(), picked) if _option(scope, each) == answer))
    return picked


def _without(there: list[Thing], picked: list[Thing]) -> list[Thing]:
    left = list(there)
    for thing in picked:
        left.remove(thing)
    return left


def _option(scope: Scope, thing: Thing) -> str:
    """How a thing is named among others: an own piece by its kind alone."""
    mine = owner_of(thing.key, scope.table.players) == scope.actor
    return f"{kind_of(thing.key) if mine else thing.key}@{thing.spot.holder}"


def spot_named(scope: Scope, found: Any, key: str) -> Spot:
    """The spot that a value stands for, for a piece: a zone, a place, or what a seat has."""
    from .values import zone_at  # noqa: PLC0415

    if isinstance(found, Spot):
        return found
    book = words(scope).book
    if found in scope.table.players:
        return Spot(book.pieces[kind_of(key)].kept, found)
    return zone_at(scope, found, key)
