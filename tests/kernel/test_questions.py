"""Each type of question: which answers are legal, and why the others are refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cultrules.kernel.positions import canonical
from cultrules.kernel.questions import (
    KINDS,
    Amount,
    Chance,
    Commitment,
    One,
    Order,
    Payment,
    Question,
    Refusal,
    Refused,
    Some,
    covers,
    describe,
    illegal_answers,
    legal_answers,
    refusal,
    size,
    worth,
)
from tests.effort import examples

THINGS = {"seeds": {"fern": 1, "rose": 2}, "pebbles": {"pebble": 1}}
WORTH = {"fern": {"scent": 1}, "rose": {"scent": 2, "colour": 1}, "pebble": {"weight": 1}}

ONE = One("bed", "ash", ("east", "west"))
CHANCE = Chance("weather", {"sun": 3, "rain": 1})
AMOUNT = Amount("reward", "ash", 1, 3)
ORDER = Order("rows", "ash", ("fern", "rose", "rose"))
SOME = Some("plant", "ash", THINGS, 1, 2)
COMMITMENT = Commitment("stake", "ash", THINGS, 0, 2, {"seeds": "count", "pebbles": "nothing"})
PAYMENT = Payment("toll", "ash", THINGS, WORTH, {"scent": 3})
THRIFTY = Payment("toll", "ash", THINGS, WORTH, {"scent": 3}, "needed")
EXACT = Payment("toll", "ash", THINGS, WORTH, {"scent": 3}, "none")
ALL = (ONE, CHANCE, AMOUNT, ORDER, SOME, COMMITMENT, PAYMENT, THRIFTY, EXACT)
NO_BAG = "`seeds` must hold a count for each kind, and is left out if it has none"


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (ONE, "east"),
        (CHANCE, "rain"),
        (AMOUNT, 1),
        (AMOUNT, 3),
        (ORDER, ["rose", "fern", "rose"]),
        (SOME, {"seeds": {"rose": 2}}),
        (SOME, {"seeds": {"rose": 1}, "pebbles": {"pebble": 1}}),
        (COMMITMENT, {}),
        (COMMITMENT, {"pebbles": {"pebble": 1}}),
        (PAYMENT, {"seeds": {"rose": 2}}),
        (PAYMENT, {"seeds": {"rose": 2, "fern": 1}, "pebbles": {"pebble": 1}}),
        (THRIFTY, {"seeds": {"rose": 2}}),
        (THRIFTY, {"seeds": {"rose": 1, "fern": 1}}),
        (EXACT, {"seeds": {"rose": 1, "fern": 1}}),
    ],
)
def test_a_legal_answer_is_not_refused(question: Question, answer: Any) -> None:
    """An answer that the question allows is accepted."""
    assert refusal(question, answer) is None


@pytest.mark.parametrize(
    ("question", "answer", "kind", "reason"),
    [
        (ONE, 1, "malformed", "the answer must be the name of an option"),
        (ONE, "north", "not-an-option", "`north` is none of the options"),
        (ONE, ["east"], "malformed", "the answer must be the name of an option"),
        (CHANCE, None, "malformed", "the answer must be the name of an option"),
        (CHANCE, "hail", "not-an-option", "`hail` is none of the options"),
        (AMOUNT, "2", "malformed", "the answer must be a whole number"),
        (AMOUNT, True, "malformed", "the answer must be a whole number"),
        (AMOUNT, 2.0, "malformed", "the answer must be a whole number"),
        (AMOUNT, 0, "bounds", "0 is not between 1 and 3"),
        (AMOUNT, 4, "bounds", "4 is not between 1 and 3"),
        (ORDER, "rose", "malformed", "the answer must be a list of items"),
        (ORDER, ["rose", 1], "malformed", "the answer must be a list of items"),
        (
            ORDER,
            ["rose", "fern"],
            "not-an-option",
            "the answer must name every item exactly as often as it is there",
        ),
        (SOME, [], "malformed", "the answer must be a count for each kind, in groups"),
        (SOME, {"seeds": ["rose"]}, "malformed", NO_BAG),
        (SOME, {"seeds": {}}, "malformed", NO_BAG),
        (SOME, {"no such group": {}}, "malformed", NO_BAG.replace("seeds", "no such group")),
        (SOME, {"seeds": {"rose": 0}}, "malformed", "`seeds.rose` must be a whole number above zero"),
        (SOME, {"seeds": {"rose": True}}, "malformed", "`seeds.rose` must be a whole number above zero"),
        (SOME, {"seeds": {"rose": 3}}, "not-owned", "3 of `rose` in `seeds` is more than there is"),
        (SOME, {"seeds": {"ivy": 1}}, "not-owned", "1 of `ivy` in `seeds` is more than there is"),
        (SOME, {"twigs": {"rose": 1}}, "not-owned", "1 of `rose` in `twigs` is more than there is"),
        (SOME, {}, "bounds", "0 chosen, which is not between 1 and 2"),
        (SOME, {"seeds": {"rose": 2, "fern": 1}}, "bounds", "3 chosen, which is not between 1 and 2"),
        (COMMITMENT, {"seeds": {"rose": 3}}, "not-owned", "3 of `rose` in `seeds` is more than there is"),
        (COMMITMENT, {"seeds": {"rose": 2, "fern": 1}}, "bounds", "3 chosen, which is not between 0 and 2"),
        (PAYMENT, {"seeds": {"rose": 1}}, "unpaid", "the things given are not worth what is needed"),
        (PAYMENT, {}, "unpaid", "the things given are not worth what is needed"),
        (PAYMENT, {"seeds": {"rose": 3}}, "not-owned", "3 of `rose` in `seeds` is more than there is"),
        (PAYMENT, 3, "malformed", "the answer must be a count for each kind, in groups"),
        (THRIFTY, {"seeds": {"rose": 2, "fern": 1}}, "bounds", "something could be left out of the payment"),
        (
            THRIFTY,
            {"seeds": {"rose": 2}, "pebbles": {"pebble": 1}},
            "bounds",
            "something could be left out of the payment",
        ),
        (EXACT, {"seeds": {"rose": 2}}, "bounds", "the payment must be exact"),
    ],
)
def test_an_illegal_answer_is_refused(question: Question, answer: Any, kind: str, reason: str) -> None:
    """An answer that the question does not allow is refused with a kind and a reason."""
    assert refusal(question, answer) == Refusal(kind, reason)
    assert kind in KINDS


def test_a_payment_must_meet_every_need() -> None:
    """Enough of one good does not make up for another."""
    question = Payment("toll", "ash", THINGS, WORTH, {"scent": 1, "weight": 1})
    assert refusal(question, {"seeds": {"rose": 2}}) is not None
    assert refusal(question, {"seeds": {"fern": 1}, "pebbles": {"pebble": 1}}) is None


def test_a_refusal_is_raised_with_its_kind_and_reason() -> None:
    """The exception says what the refusal says."""
    refused = Refused(Refusal("bounds", "too many", "GARD-1.6"))
    assert str(refused) == "bounds: too many"
    assert refused.refusal.rule == "GARD-1.6"


@pytest.mark.parametrize("question", ALL)
def test_every_probe_is_refused(question: Question) -> None:
    """Nothing among the illegal answers is legal."""
    probes = list(illegal_answers(question))
    assert len(probes) >= 4
    assert [probe for probe in probes if refusal(question, probe) is None] == []


@pytest.mark.parametrize(
    ("question", "probe"),
    [
        (AMOUNT, 0),
        (AMOUNT, 4),
        (ORDER, ["fern", "rose"]),
        (SOME, {"seeds": {"fern": 1, "rose": 2}, "pebbles": {"pebble": 1}}),
        (SOME, {"seeds": {"rose": 3}}),
        (SOME, {}),
        (EXACT, {"seeds": {"rose": 1}}),
    ],
)
def test_probes_lie_just_outside(question: Question, probe: Any) -> None:
    """The illegal answers include those that are nearly legal."""
    assert probe in list(illegal_answers(question))


@pytest.mark.parametrize("question", ALL)
def test_legal_answers_are_told_once(question: Question) -> None:
    """No legal answer comes twice, and asking again gives the same in the same order."""
    answers = [canonical(answer) for answer in legal_answers(question)]
    assert len(set(answers)) == len(answers)
    assert answers == [canonical(answer) for answer in legal_answers(question)]


bags = st.dictionaries(st.sampled_from(["fern", "rose"]), st.integers(0, 2), max_size=2)
groups = st.fixed_dictionaries({"seeds": bags, "pots": bags})
goods = st.dictionaries(st.sampled_from(["scent", "colour"]), st.integers(0, 3), max_size=2)
worths = st.fixed_dictionaries({}, optional={"fern": goods, "rose": goods})
numbers = st.integers(0, 4)


def candidates(among: dict[str, dict[str, int]]) -> list[dict[str, dict[str, int]]]:
    """Every subset of the things on offer, of one more of each, and of a kind that is not there."""
    kinds = [(group, kind, count) for group, bag in among.items() for kind, count in [*bag.items(), ("ivy", 0)]]
    found = []
    for counts in product(*(range(count + 2) for _, _, count in kinds)):
        chosen: dict[str, dict[str, int]] = {}
        for (group, kind, _), count in zip(kinds, counts, strict=True):
            if count:
                chosen.setdefault(group, {})[kind] = count
        found.append(chosen)
    return found


def spelled(answers: Iterable[Any]) -> list[str]:
    """The answers as sorted texts."""
    return sorted(canonical(answer) for answer in answers)


@examples(20)
@given(among=groups, least=numbers, most=numbers)
def test_legal_subsets_are_those_not_refused(among: dict[str, dict[str, int]], least: int, most: int) -> None:
    """For a choice of things the legal answers are exactly the subsets that are not refused."""
    question = Some("plant", "ash", among, least, most)
    secret = Commitment("stake", "ash", among, least, most, {"seeds": "count"})
    allowed = [answer for answer in candidates(among) if refusal(question, answer) is None]
    assert spelled(legal_answers(question)) == spelled(allowed)
    assert spelled(legal_answers(secret)) == spelled(allowed)
    assert all(least <= size(answer) <= most for answer in allowed)


@examples(30)
@given(among=groups, worths=worths, need=goods, surplus=st.sampled_from(["any", "needed", "none"]))
def test_legal_payments_are_those_not_refused(
    among: dict[str, dict[str, int]], worths: dict[str, dict[str, int]], need: dict[str, int], surplus: str
) -> None:
    """For a payment the legal answers are exactly the subsets that are not refused, and all of them pay."""
    question = Payment("toll", "ash", among, worths, need, surplus)
    allowed = [answer for answer in candidates(among) if refusal(question, answer) is None]
    assert spelled(legal_answers(question)) == spelled(allowed)
    assert all(covers(answer, question) for answer in allowed)


@examples(30)
@given(among=groups, worths=worths, need=goods)
def test_a_needed_payment_is_a_smallest_one(
    among: dict[str, dict[str, int]], worths: dict[str, dict[str, int]], need: dict[str, int]
) -> None:
    """Where nothing may be left out, a payment is legal if it pays and no smaller subset of it does."""
    question = Payment("toll", "ash", among, worths, need, "needed")
    paying = [answer for answer in candidates(among) if refusal(replace(question, surplus="any"), answer) is None]
    smallest = [answer for answer in paying if not any(is_part(other, answer) for other in paying)]
    assert spelled(legal_answers(question)) == spelled(smallest)


def is_part(part: dict[str, dict[str, int]], whole: dict[str, dict[str, int]]) -> bool:
    """Is it a smaller subset of the other?"""
    return part != whole and all(
        count <= whole.get(group, {}).get(kind, 0) for group, bag in part.items() for kind, count in bag.items()
    )


@examples(15)
@given(items=st.lists(st.sampled_from(["fern", "rose", "ivy"]), max_size=4))
def test_legal_orders_are_those_not_refused(items: list[str]) -> None:
    """The legal orders are exactly the lists that are not refused."""
    question = Order("rows", "ash", tuple(items))
    lists = [list(rows) for length in range(6) for rows in product(["fern", "rose", "ivy"], repeat=length)]
    assert spelled(legal_answers(question)) == spelled(rows for rows in lists if refusal(question, rows) is None)


@examples(15)
@given(least=st.integers(-2, 4), most=st.integers(-2, 4))
def test_legal_amounts_are_those_not_refused(least: int, most: int) -> None:
    """The legal amounts are exactly the numbers that are not refused."""
    question = Amount("reward", "ash", least, most)
    assert list(legal_answers(question)) == [number for number in range(-9, 9) if refusal(question, number) is None]


@examples(30)
@given(among=groups, worths=worths, need=goods, surplus=st.sampled_from(["any", "needed", "none"]), least=numbers)
def test_every_probe_of_any_question_is_refused(
    among: dict[str, dict[str, int]],
    worths: dict[str, dict[str, int]],
    need: dict[str, int],
    surplus: str,
    least: int,
) -> None:
    """Whatever is on offer, no probe is legal."""
    for question in (
        Payment("toll", "ash", among, worths, need, surplus),
        Some("plant", "ash", among, least, least + 1),
        Commitment("stake", "ash", among, least, least + 1, {}),
        Amount("reward", "ash", least, least + 1),
    ):
        assert [probe for probe in illegal_answers(question) if refusal(question, probe) is None] == []


def test_the_worth_of_things_is_told_good_by_good() -> None:
    """Things are worth the sum of what each is worth."""
    assert worth({"seeds": {"rose": 2, "fern": 1}, "pebbles": {"pebble": 1}}, WORTH) == {
        "scent": 5,
        "colour": 2,
        "weight": 1,
    }


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (ONE, {"id": "bed", "seat": "ash", "type": "one", "options": ["east", "west"]}),
        (CHANCE, {"id": "weather", "seat": "chance", "type": "chance", "weights": {"sun": 3, "rain": 1}}),
        (AMOUNT, {"id": "reward", "seat": "ash", "type": "amount", "least": 1, "most": 3}),
        (ORDER, {"id": "rows", "seat": "ash", "type": "order", "items": ["fern", "rose", "rose"]}),
        (SOME, {"id": "plant", "seat": "ash", "type": "some", "among": THINGS, "least": 1, "most": 2}),
        (
            COMMITMENT,
            {
                "id": "stake",
                "seat": "ash",
                "type": "commitment",
                "among": THINGS,
                "least": 0,
                "most": 2,
                "shown": {"seeds": "count", "pebbles": "nothing"},
            },
        ),
        (
            EXACT,
            {
                "id": "toll",
                "seat": "ash",
                "type": "payment",
                "among": THINGS,
                "worth": WORTH,
                "need": {"scent": 3},
                "surplus": "none",
            },
        ),
    ],
)
def test_a_question_is_described_in_full(question: Question, said: dict[str, Any]) -> None:
    """The description has everything that is needed to answer."""
    assert describe(question) == said


def test_an_exact_payment_has_nothing_to_spare() -> None:
    """A thing that is worth nothing that is needed cannot be added to an exact payment."""
    exact = {"seeds": {"fern": 1, "rose": 1}}
    assert refusal(EXACT, exact) is None
    assert refusal(EXACT, {**exact, "pebbles": {"pebble": 1}}) is not None


def test_answers_come_in_the_same_order_however_things_were_named() -> None:
    """The order of legal answers does not depend on the order in which a position names its pieces."""
    one = Some("plant", "ash", {"seeds": {"rose": 1, "fern": 1}}, 0, 2)
    two = Some("plant", "ash", {"seeds": {"fern": 1, "rose": 1}}, 0, 2)
    assert list(legal_answers(one)) == list(legal_answers(two))


def test_what_is_chosen_must_be_affordable() -> None:
    """Things with a price can be chosen as long as the purse covers them all."""
    shop = Some(
        "buy", "ash", {"seeds": {"fern": 1, "rose": 1}}, 0, 2, {"fern": {"coin": 1}, "rose": {"coin": 2}}, {"coin": 2}
    )
    assert list(legal_answers(shop)) == [{}, {"seeds": {"rose": 1}}, {"seeds": {"fern": 1}}]
    assert refusal(shop, {"seeds": {"fern": 1, "rose": 1}}) == Refusal("unpaid", "that costs 3 coin, and 2 can be paid")
    assert describe(shop)["purse"] == {"coin": 2}


def test_an_order_of_nothing_has_no_shorter_one() -> None:
    """Every probe of an empty order is illegal."""
    empty = Order("rows", "ash", ())
    assert all(refusal(empty, value) is not None for value in illegal_answers(empty))
