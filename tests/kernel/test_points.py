"""Rule points: what changes do to them, in which order, and for how long."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from cultrules.kernel.points import change, end_span, number_at, permitted
from cultrules.kernel.positions import load
from tests.toy.garden import Garden, start
from tests.toy.gardeners import GAME


def garden(*modifiers: dict[str, Any]) -> Garden:
    """A garden in which these changes are in force, the first one the oldest."""
    table = load(GAME, start("ash", "birch"))
    assert isinstance(table, Garden)
    for modifier in modifiers:
        change(table, {"until": "round"} | modifier)
    return table


IS_TWO = {"point": "plantings", "change": "is", "value": 2}
IS_FIVE = {"point": "plantings", "change": "is", "value": 5}
ONE_MORE = {"point": "plantings", "change": "add", "value": 1}
ONE_LESS_FOR_ASH = {"point": "plantings", "change": "add", "value": -1, "of": "ash"}
ALLOW = {"point": "burying", "change": "allow"}
FORBID = {"point": "burying", "change": "forbid"}
FORBID_ASH = {"point": "burying", "change": "forbid", "of": "ash"}


@pytest.mark.parametrize(
    ("modifiers", "value"),
    [
        ((), 1),
        ((ONE_MORE,), 2),
        ((ONE_MORE, ONE_MORE), 3),
        ((IS_FIVE,), 5),
        ((IS_FIVE, IS_TWO), 2),
        ((ONE_MORE, IS_TWO), 3),
        ((ONE_LESS_FOR_ASH,), 1),
        (({"point": "burying", "change": "forbid"},), 1),
    ],
)
def test_a_number_is_set_first_and_then_added_to(modifiers: tuple[dict[str, Any], ...], value: int) -> None:
    """The latest setting prevails, and every addition counts whenever it came."""
    assert number_at(garden(*modifiers), "plantings") == value


@pytest.mark.parametrize(("seat", "value"), [("ash", 1), ("birch", 2)])
def test_a_change_of_one_seat_leaves_the_others_alone(seat: str, value: int) -> None:
    """A change for one holds for that one, a change for nobody in particular for all."""
    assert number_at(garden(ONE_MORE, ONE_LESS_FOR_ASH), "plantings", seat) == value


@pytest.mark.parametrize(
    ("modifiers", "allowed"),
    [((), True), ((FORBID,), False), ((ALLOW,), True), ((FORBID, ALLOW), False), ((ALLOW, FORBID), False)],
)
def test_forbidding_prevails_over_allowing(modifiers: tuple[dict[str, Any], ...], allowed: bool) -> None:
    """What is forbidden is not allowed by anything."""
    assert permitted(garden(*modifiers), "burying") is allowed


def test_what_is_closed_can_be_opened() -> None:
    """A permission that is not given at first can be given."""
    assert not permitted(garden(), "laying-back")
    assert permitted(garden({"point": "laying-back", "change": "allow"}), "laying-back")


@pytest.mark.parametrize(("seat", "allowed"), [("ash", False), ("birch", True)])
def test_a_permission_can_be_taken_from_one_seat(seat: str, allowed: bool) -> None:
    """Forbidding it to one leaves it to the others."""
    assert permitted(garden(FORBID_ASH), "burying", seat) is allowed


def test_precedence_is_data() -> None:
    """Where the lexicon says so, allowing prevails over forbidding."""
    table = garden(FORBID, ALLOW)
    points = dict(GAME.book.lexicon.points)
    points["burying"] = dataclasses.replace(points["burying"], precedence=("forbid", "allow"))
    lexicon = dataclasses.replace(GAME.book.lexicon, points=points)
    book = dataclasses.replace(GAME.book, lexicon=lexicon)
    table.agreement = dataclasses.replace(table.agreement, book=book)
    assert permitted(table, "burying")


def test_a_span_ends_its_changes_and_no_others() -> None:
    """At the end of a round what lasted that long is over, and what lasts for a season stays."""
    table = garden(ONE_MORE, ONE_MORE | {"until": "season"}, FORBID)
    end_span(table, "round")
    assert table.modifiers == [ONE_MORE | {"until": "season"}]
    assert number_at(table, "plantings") == 2
    assert permitted(table, "burying")
