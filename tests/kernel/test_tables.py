"""Keys of pieces, and the few ways in which pieces move."""

from __future__ import annotations

from typing import Any

import pytest

from cultrules.kernel.decks import Deck
from cultrules.kernel.positions import load
from cultrules.kernel.tables import (
    Happening,
    count_of,
    kind_of,
    marks_of,
    move,
    number_on,
    owned,
    owner_of,
    put,
    seen_by,
    take,
)
from tests.toy.garden import start
from tests.toy.gardeners import GAME


def test_a_key_is_a_kind_and_its_marks() -> None:
    """A piece's kind, marks and owner can be read off its key."""
    assert owned("pebble", "ash") == "pebble+ash"
    assert seen_by("ash") == "seen=ash"
    assert kind_of("pebble+ash+wilted") == "pebble"
    assert marks_of("pebble+ash+wilted") == ("ash", "wilted")
    assert marks_of("pebble") == ()
    assert owner_of("pebble+ash+wilted", ("birch", "ash")) == "ash"
    assert owner_of("pebble+wilted", ("birch", "ash")) == ""
    assert number_on("pebble+ash+size=12", "size") == 12
    assert number_on("pebble+ash", "size") == 0


def test_a_bag_keeps_no_zeros() -> None:
    """What was taken out altogether leaves nothing behind."""
    bag = {"rose": 2}
    take("rose", bag)
    assert bag == {"rose": 1}
    take("rose", bag)
    assert bag == {}


def test_a_pile_is_taken_from_the_top() -> None:
    """The last piece laid down is the first to be taken."""
    pile: list[str] = []
    put("rose", pile)
    put("fern", pile, 2)
    assert pile == ["rose", "fern", "fern"]
    take("fern", pile, 2)
    assert pile == ["rose"]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ({"rose": 1}, "2 of `rose` wanted, 1 there"),
        ({}, "2 of `rose` wanted, 0 there"),
        (["rose", "fern"], "`rose` is not on top of the pile"),
        ([], "`rose` is not on top of the pile"),
    ],
)
def test_what_is_not_there_cannot_be_taken(source: Any, message: str) -> None:
    """Taking more than there is, or from below, is a mistake in the rules."""
    with pytest.raises(ValueError, match=f"^{message}$"):
        take("rose", source, 2)


def test_moving_takes_and_puts() -> None:
    """A moved piece is gone here and lies there."""
    hand, soil = {"rose": 2}, ["fern"]
    move("rose", hand, soil, 2)
    assert (hand, soil) == ({}, ["fern", "rose", "rose"])


@pytest.mark.parametrize(
    "contents",
    [
        {"pebble+ash": 2, "pebble+birch": 1, "rose": 1},
        ["pebble+ash", "rose", "pebble+birch", "pebble+ash"],
        Deck([["pebble+ash"], {"?": 2, "rose": 1}], {"pebble+ash": 1, "pebble+birch": 1}),
    ],
)
def test_pieces_are_counted_by_kind_or_owner(contents: Any) -> None:
    """Counting looks for kinds, or for kinds of one owner, in any shape."""
    assert count_of(contents, "rose") == 1
    assert count_of(contents, "pebble", seat="ash") == 2
    assert count_of(contents, "pebble", "stone", seat="birch") == 1
    assert count_of(contents, "ivy") == 0


def test_seats_are_clockwise() -> None:
    """The left neighbour of the last seat is the first one."""
    table = load(GAME, start("cedar", "ash", "birch"))
    assert table.left_of("cedar") == "ash"
    assert table.left_of("birch") == "cedar"
    assert table.clockwise_from("birch") == ("birch", "cedar", "ash")


@pytest.mark.parametrize(("players", "roses"), [(("ash", "birch"), 5), (("ash", "birch", "cedar"), 6)])
def test_numbers_depend_on_the_players(players: tuple[str, ...], roses: int) -> None:
    """A number of the data is that for the number of players at the table."""
    assert load(GAME, start(*players)).number("roses") == roses


def test_events_are_no_part_of_the_position() -> None:
    """Tables that differ only in what was just announced are equal."""
    table, other = load(GAME, start("ash", "birch")), load(GAME, start("ash", "birch"))
    other.announce("drew", seat="ash")
    assert other.happened == [Happening("drew", {"seat": "ash"})]
    assert table == other
