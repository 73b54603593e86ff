"""Random legal play: every question is answered by dice, from any position.

The same seed gives the same walk on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

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

TRIES = 20
"""Random subsets that are tried before all are gone through in order."""


def walk(play: Play, dice: random.Random) -> Iterator[tuple[Question, Any]]:
    """Plays on until the game ends or rests; gives each question and the answer that it is about to get."""
    while play.question is not None:
        question = play.question
        value = random_answer(question, dice)
        yield question, value
        play.answer(question.seat, question.id, value)


def random_answer(question: Question, dice: random.Random) -> Any:
    """A legal answer."""
    match question:
        case One():
            return question.options[dice.randrange(len(question.options))]
        case Chance():
            return dice.choices(list(question.weights), list(question.weights.values()))[0]
        case Amount():
            return dice.randint(question.least, question.most)
        case Order():
            return dice.sample(question.items, len(question.items))
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


def _things(among: Groups) -> list[tuple[str, str]]:
    return [(group, kind) for group, bag in among.items() for kind, count in bag.items() for _ in range(count)]


def _chosen(things: list[tuple[str, str]]) -> Chosen:
    chosen: Chosen = {}
    for group, kind in things:
        bag = chosen.setdefault(group, {})
        bag[kind] = bag.get(kind, 0) + 1
    return chosen


def _subset(question: Some | Commitment, dice: random.Random) -> Chosen:
    things = _things(question.among)
    for _ in range(TRIES):
        size = dice.randint(question.least, min(question.most, len(things)))
        value = _chosen(dice.sample(things, size))
        if refusal(question, value) is None:
            return value
    found: Chosen = next(legal_answers(question))
    return found


def _payment(question: Payment, dice: random.Random) -> Chosen:
    things = _things(question.among)
    dice.shuffle(things)
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
