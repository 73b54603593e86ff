"""Random legal play: every question is answered by dice, from any position.

The same seed gives the same walk on every machine and every Python: of the dice only `randrange` is used.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, TypeVar

from cultrules.kernel.plays import Play
from cultrules.kernel.questions import (
    Amount,
    Chance,
    Chosen,
    Commitment,
    Groups,
    One,
    Order,
    Payment,
    Question,
    Some,
    covers,
    legal_answers,
    refusal,
    without,
)

Thing = TypeVar("Thing")
TRIES = 20
"""Random subsets that are tried before all are gone through in order."""


OFFERS = 10
"""Where offers are open, one of so many answers goes to one of them."""


def walk(play: Play, dice: random.Random) -> Iterator[tuple[Question, Any]]:
    """Plays on until the game ends or rests; gives each question, or offer, and the answer that it is about to get."""
    while play.question is not None:
        question, offered = answered_next(play, dice)
        value = random_answer(question, dice)
        yield question, value
        play.answer(question.seat, question.id, value, offer=offered)


def answered_next(play: Play, dice: random.Random) -> tuple[Question, bool]:
    """The question that is asked, or now and then one that is offered; says which."""
    assert play.question is not None
    if play.offers and dice.randrange(OFFERS) == 0:
        return play.offers[dice.randrange(len(play.offers))].question, True
    return play.question, False


def random_answer(question: Question, dice: random.Random) -> Any:
    """A legal answer."""
    match question:
        case One():
            return question.options[dice.randrange(len(question.options))]
        case Chance():
            return _weighted(question, dice)
        case Amount():
            return dice.randrange(question.least, question.most + 1)
        case Order():
            return _drawn(list(question.items), len(question.items), dice)
        case Payment():
            return _payment(question, dice)
        case Some() | Commitment():
            return _subset(question, dice)


def is_decision(question: Question) -> bool:
    """Does a player have two or more legal answers?"""
    if isinstance(question, Chance):
        return False
    answers = legal_answers(question)
    next(answers, None)
    return next(answers, None) is not None


def _weighted(question: Chance, dice: random.Random) -> str:
    left = dice.randrange(sum(question.weights.values()))
    for outcome, weight in question.weights.items():
        left -= weight
        if left < 0:
            return outcome
    raise ValueError("chance without an outcome")


def _drawn(things: list[Thing], count: int, dice: random.Random) -> list[Thing]:
    """So many of the things, in a random order."""
    left = list(things)
    return [left.pop(dice.randrange(len(left))) for _ in range(count)]


def _things(among: Groups) -> list[tuple[str, str]]:
    counted = sorted((group, kind, count) for group, bag in among.items() for kind, count in bag.items())
    return [(group, kind) for group, kind, count in counted for _ in range(count)]


def _chosen(things: list[tuple[str, str]]) -> Chosen:
    chosen: Chosen = {}
    for group, kind in things:
        bag = chosen.setdefault(group, {})
        bag[kind] = bag.get(kind, 0) + 1
    return chosen


def _subset(question: Some | Commitment, dice: random.Random) -> Chosen:
    things = _things(question.among)
    for _ in range(TRIES):
        size = dice.randrange(question.least, min(question.most, len(things)) + 1)
        value = _chosen(_drawn(things, size, dice))
        if refusal(question, value) is None:
            return value
    found: Chosen = next(legal_answers(question))
    return found


def _payment(question: Payment, dice: random.Random) -> Chosen:
    things = _things(question.among)
    things = _drawn(things, len(things), dice)
    value: Chosen = {}
    for count in range(1, len(things) + 1):
        value = _chosen(things[:count])
        if covers(value, question):
            break
    if refusal(question, value) is None:
        return value
    for group, kind in things:
        less = without(value, group, kind) if value.get(group, {}).get(kind) else value
        value = less if covers(less, question) else value
    return value if refusal(question, value) is None else next(legal_answers(question))
