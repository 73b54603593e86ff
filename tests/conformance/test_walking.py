"""Random play: every answer is legal, whatever is asked, and the same seed gives the same walk."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cultrules.conformance.walking import OFFERS, is_decision, random_answer, walk
from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import (
    Amount,
    Chance,
    Commitment,
    One,
    Order,
    Payment,
    Question,
    Some,
    legal_answers,
    refusal,
    size,
    worth,
)
from cultrules.scenarios.positions import base_position
from tests.effort import examples
from tests.toy.garden import start
from tests.toy.gardeners import GAME

CULTS = find_game("rise_of_the_cults")
KINDS = {"cards": ("ash", "birch", "cedar"), "tokens": ("pebble", "shell")}
WORTHS = st.fixed_dictionaries(
    {
        kind: st.fixed_dictionaries({"power": st.integers(0, 3), "attack": st.integers(0, 2)})
        for group in KINDS.values()
        for kind in group
    }
)
BAGS = {
    group: st.dictionaries(st.sampled_from(kinds), st.integers(1, 3), max_size=len(kinds))
    for group, kinds in KINDS.items()
}
GROUPS = st.fixed_dictionaries(BAGS)
NAMES = st.lists(st.sampled_from("abcdef"), min_size=1, max_size=5, unique=True).map(tuple)


def part_of(among: dict[str, dict[str, int]], data: st.DataObject) -> dict[str, dict[str, int]]:
    """Any part of the things, also nothing of them."""
    return {
        group: {kind: data.draw(st.integers(0, count)) for kind, count in bag.items()} for group, bag in among.items()
    }


def a_one(data: st.DataObject) -> Question:
    """One of some options."""
    return One("ask", "ash", data.draw(NAMES))


def a_chance(data: st.DataObject) -> Question:
    """Outcomes with weights."""
    return Chance("ask", data.draw(st.dictionaries(st.sampled_from("abcd"), st.integers(1, 5), min_size=1)))


def an_amount(data: st.DataObject) -> Question:
    """A number between bounds."""
    least = data.draw(st.integers(-3, 5))
    return Amount("ask", "ash", least, least + data.draw(st.integers(0, 6)))


def an_order(data: st.DataObject) -> Question:
    """Items, some of them alike."""
    return Order("ask", "ash", data.draw(st.lists(st.sampled_from("abc"), max_size=5).map(tuple)))


def bounds(among: dict[str, Any], data: st.DataObject) -> tuple[int, int]:
    """Bounds that some part of the things keeps."""
    wanted = size(part_of(among, data))
    return data.draw(st.integers(0, wanted)), data.draw(st.integers(wanted, wanted + 3))


def some_things(data: st.DataObject) -> Question:
    """Things without a price."""
    among = data.draw(GROUPS)
    return Some("ask", "ash", among, *bounds(among, data))


def some_dear_things(data: st.DataObject) -> Question:
    """Things with prices, and a purse that is enough for one choice at least."""
    among, price = data.draw(GROUPS), data.draw(WORTHS)
    part = part_of(among, data)
    least = data.draw(st.integers(0, size(part)))
    most = data.draw(st.integers(size(part), size(part) + 3))
    return Some("ask", "ash", among, least, most, price=price, purse=worth(part, price))


def a_commitment(data: st.DataObject) -> Question:
    """Things laid down in secret."""
    among = data.draw(GROUPS)
    return Commitment("ask", "ash", among, *bounds(among, data), shown={"cards": "count", "tokens": "nothing"})


def a_payment(surplus: str):
    """A need that some part of the things meets exactly."""

    def question(data: st.DataObject) -> Question:
        among, worths = data.draw(GROUPS), data.draw(WORTHS)
        need = worth(part_of(among, data), worths)
        return Payment("ask", "ash", among, worths, need, surplus)

    return question


QUESTIONS = {
    "one": a_one,
    "chance": a_chance,
    "amount": an_amount,
    "order": an_order,
    "some": some_things,
    "some with prices": some_dear_things,
    "commitment": a_commitment,
    "payment, surplus any": a_payment("any"),
    "payment, surplus needed": a_payment("needed"),
    "payment, surplus none": a_payment("none"),
}


@pytest.mark.parametrize("make", QUESTIONS.values(), ids=QUESTIONS)
@examples(30)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_legal(make: Any, data: st.DataObject, seed: int) -> None:
    """A random answer is legal, and the same seed gives the same one."""
    question = make(data)
    answer = random_answer(question, Random(seed))
    assert refusal(question, answer) is None
    assert random_answer(question, Random(seed)) == answer


@pytest.mark.parametrize("make", QUESTIONS.values(), ids=QUESTIONS)
@examples(10)
@given(data=st.data())
def test_decision(make: Any, data: st.DataObject) -> None:
    """A decision is a question to a player with two or more legal answers."""
    question = make(data)
    assert is_decision(question) == (question.type != "chance" and len(list(legal_answers(question))) > 1)


def test_all_answers_come_up() -> None:
    """Every legal answer has its chance."""
    question = Some("ask", "ash", {"cards": {"ash": 1, "birch": 2}}, 1, 2)
    found = [random_answer(question, Random(seed)) for seed in range(100)]
    assert all(answer in found for answer in legal_answers(question))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_walk_is_told_by_its_seed(players: int) -> None:
    """Two walks with the same seed ask and answer the same to their ends, and another seed goes elsewhere."""

    def steps(seed: int) -> list[Any]:
        play = Play.load(CULTS, base_position(CULTS.book, f"planning-{players}"))
        found = list(walk(play, Random(seed)))
        assert play.question is None
        return found

    assert steps(1) == steps(1) != steps(2)


def test_a_walk_through_every_kind_of_question() -> None:
    """The toy game is walked to its end; the walk gives each question before it is answered."""
    play = Play.load(GAME, start("ash", "birch"))
    asked = [question.id for question, _ in walk(play, Random(1))]
    assert play.result is not None
    assert len(asked) == len(play.answers)


def test_a_walk_takes_offers() -> None:
    """Now and then an answer goes to an offer that is open beside the question."""
    plays = [Play.load(GAME, start("ash", "birch")) for _ in range(20)]
    for seed, play in enumerate(plays):
        list(walk(play, Random(seed)))
    answers = [answer for play in plays for answer in play.answers]
    assert 0 < sum(answer.offer for answer in answers) < len(answers) / OFFERS
