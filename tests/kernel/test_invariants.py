"""Pieces move; they never appear or vanish."""

from __future__ import annotations

from typing import Any

import pytest

from cultrules.kernel.decks import Deck
from cultrules.kernel.invariants import all_contents, existing, miscounts, pieces_in
from cultrules.kernel.positions import load
from cultrules.kernel.tables import move
from tests.toy.garden import Garden, start
from tests.toy.gardeners import GAME


@pytest.fixture
def garden() -> Garden:
    """A garden at the start."""
    table = load(GAME, start("ash", "birch"))
    assert isinstance(table, Garden)
    return table


@pytest.mark.parametrize(
    ("contents", "pieces"),
    [
        ({"rose": 2}, {"rose": 2}),
        (["rose", "fern", "rose"], {"rose": 2, "fern": 1}),
        (Deck([{"?": 1, "frost": 1}, ["rose"]], {"rose": 1}), {"rose": 2, "frost": 1}),
    ],
)
def test_pieces_are_counted_in_any_shape(contents: Any, pieces: dict[str, int]) -> None:
    """Bags, piles and decks are counted alike."""
    assert pieces_in(contents) == pieces


def test_every_owner_has_their_own_number(garden: Garden) -> None:
    """Owned pieces are counted for each player, others once; what never runs out is not counted."""
    assert existing(garden.agreement.book, garden.players) == {
        "rose": 5,
        "fern": 5,
        "frost": 2,
        "pebble+ash": 3,
        "pebble+birch": 3,
        "bulb": 4,
        "gnome+ash": 2,
        "gnome+birch": 2,
        "dew-note": 2,
        "moss-note": 2,
    }


def test_all_zones_are_looked_into(garden: Garden) -> None:
    """Every zone of every seat and place counts."""
    assert len(list(all_contents(garden))) == 8 + 9 * 2 + 2 * 2


def test_moving_keeps_the_count(garden: Garden) -> None:
    """A piece that is moved is neither lost nor doubled."""
    move("rose", garden.hand["ash"], garden.soil["east"])
    assert list(miscounts(garden)) == []


def test_a_lost_piece_is_missed(garden: Garden) -> None:
    """A piece that is nowhere is reported with the number found and the number that exist."""
    del garden.hand["ash"]["rose"]
    garden.heap["pebble+ash"] = 2
    assert list(miscounts(garden)) == [("rose", 4, 5), ("pebble+ash", 5, 3)]
