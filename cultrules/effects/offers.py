"""When a card may be offered: its test holds, its costs can be paid, and as much happens as its kind demands.

`cost`: the cost alone decides. `some`: something must happen too. `whole`: everything must happen. The last two are
found out by trying: the effect is run on a copy of the table, with one answer after the other, until one will do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from typing import Any

from cultrules.kernel.positions import copy_table
from cultrules.kernel.questions import legal_answers
from cultrules.language import syntax
from cultrules.language.syntax import Act, Statement

from .choosing import wanted
from .events import Ready
from .scopes import Scope, Tally, card_of, hooks, words
from .values import holds

MOST_TRIES = 2000
"""So many runs of an effect decide; a card with more choices than that is offered."""


def usable(ready: Ready) -> bool:
    """May this ability be offered, or set off, now?"""
    return usable_body(ready.scope, ready.ability.body)


def usable_body(scope: Scope, body: tuple[Statement, ...]) -> bool:
    """May these statements be offered now, by the policy of the card's kind?"""
    policy = words(scope).book.lexicon.cards[card_of(scope).kind].policy
    if not payable(scope, body):
        return False
    return policy == "cost" or can_happen(scope, body, whole=policy == "whole")


def payable(scope: Scope, body: tuple[Statement, ...]) -> bool:
    """Do the requirements hold, and can every cost be paid in full? A choice needs one option that can."""
    for statement in body:
        match statement:
            case syntax.Requires():
                if not holds(scope, statement.tests):
                    return False
            case syntax.Cost():
                if not _can_pay(scope, statement.act):
                    return False
            case syntax.ChooseOne() if len(body) == 1:
                return any(
                    holds(scope, option.condition) and payable(scope, option.body) for option in statement.options
                )
    costs = tuple(each for each in body if isinstance(each, syntax.Cost))
    return len(costs) < 2 or _some_way(scope, costs, lambda tally: not tally.unpaid)


def _can_pay(scope: Scope, act: Act) -> bool:
    """Is there as much of it as the cost wants?"""
    from . import acts  # noqa: PLC0415  # acts cause events, which offer abilities

    amount, thing = acts.parts(scope, act)
    asked = wanted(scope, amount, 0)
    own = hooks(scope.table).payable
    for name in acts.names_of(scope, act):
        if name in own:
            return own[name](scope, thing, asked)
    if thing is not None and not isinstance(thing, syntax.Noun):
        return all(acts.lies_there(scope, each) for each in acts.candidates(scope, act, thing))
    return acts.available(scope, act) >= asked


def can_happen(scope: Scope, body: tuple[Statement, ...], *, whole: bool) -> bool:
    """Is there a way to answer what the effect asks so that enough of it happens?"""
    return _some_way(scope, body, lambda tally: tally.done > 0 and not tally.unpaid and not (whole and tally.missing))


def _some_way(scope: Scope, body: tuple[Statement, ...], enough: Callable[[Tally], bool]) -> bool:
    """Is there a way to answer what these statements ask so that they come to enough?"""
    pending: list[list[Any]] = [[]]
    for _ in range(MOST_TRIES):
        if not pending:
            return False
        outcome = _try(scope, body, pending.pop())
        if isinstance(outcome, Tally):
            if enough(outcome):
                return True
        else:
            pending += outcome
    return True


def _try(scope: Scope, body: tuple[Statement, ...], answers: list[Any]) -> Tally | list[list[Any]]:
    """Runs the effect on a copy with these answers: what it came to, or the answers with each next one added."""
    from .running import run  # noqa: PLC0415  # running uses offers

    trial = replace(scope, table=copy_table(scope.table), tally=Tally())
    procedure = run(trial, tuple(each for each in body if not isinstance(each, syntax.Requires)))
    try:
        make = next(procedure)
        for answer in answers:
            make = procedure.send(answer)
    except StopIteration:
        return trial.tally
    return [[*answers, each] for each in reversed(list(islice(legal_answers(make()), MOST_TRIES)))]
