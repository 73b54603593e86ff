"""Two worlds that differ only in what a seat may not know look the same to it, now and later."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.sight import view
from tests.effort import examples
from tests.toy.garden import start
from tests.toy.gardeners import GAME

from .snapshots import changed, walk
from .worlds import another_world, go_on_alike

CULTS = find_game("rise_of_the_cults")


@examples(50, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), players=st.sampled_from([("ash", "birch"), ("ash", "birch", "cedar")]))
def test_hidden_seeds_and_pebbles_never_show(data: st.DataObject, players: tuple[str, ...]) -> None:
    """Whatever lies hidden in the garden, a gardener sees the same until it comes to light."""
    play = Play.load(GAME, start(*players))
    walk(play, data, 25)
    seat = data.draw(st.sampled_from(players))
    worlds = (Play.load(GAME, play.position()), Play.load(GAME, another_world(play.position(), seat, data)))
    assert view(worlds[0], seat) == view(worlds[1], seat)
    while worlds[0].question is not None and go_on_alike(worlds, seat, data):
        assert view(worlds[0], seat) == view(worlds[1], seat)


HIDDEN = {
    "hand": (
        "dawn",
        {"hand/ash": {"fern": 1, "rose": 1}},
        {"hand/ash": {"fern": 2}, "sack/bag": {"fern": 2, "rose": 4}},
    ),
    "sack": (
        "dawn",
        {"hand/ash": {"fern": 1, "rose": 1}},
        {"hand/ash": {"fern": 2}, "sack/bag": {"fern": 2, "rose": 4}},
    ),
    "cellar": (
        "dawn",
        {"cellar": ["rose+seen=ash"], "hand/ash": {"fern": 1}},
        {"cellar": ["fern+seen=ash"], "hand/ash": {"rose": 1}},
    ),
    "offering": (
        "stake",
        {"offering/ash": {"rose": 1}, "hand/ash": {"fern": 1}},
        {"offering/ash": {"fern": 1}, "hand/ash": {"rose": 1}},
    ),
    "fist": ("stake", {"fist/ash": {"pebble+ash": 1}, "purse/ash": {"pebble+ash": 2}}, {}),
    "purse": ("stake", {"fist/ash": {"pebble+ash": 1}, "purse/ash": {"pebble+ash": 2}}, {}),
}
"""For each zone a stage, and two worlds that differ only in what lies hidden in it and in another hidden zone."""


@pytest.mark.parametrize("zone", HIDDEN)
def test_a_zone_hides_what_it_should(zone: str) -> None:
    """What lies in a hidden zone of Ash does not show to Birch, and it would show if the zone were open."""
    one, two = pair(zone)
    assert view(Play.load(GAME, one), "birch") == view(Play.load(GAME, two), "birch")
    assert view(Play.load(opened(zone), one), "birch") != view(Play.load(opened(zone), two), "birch")


def pair(zone: str) -> list[dict[str, Any]]:
    """Two positions in which Birch is about to act."""
    stage, *worlds = HIDDEN[zone]
    positions = []
    for contents in worlds:
        position = changed(changed(start("ash", "birch"), "stage", stage), "facts/turn", "birch")
        for path, value in contents.items():
            position = changed(position, f"zones/{path}", value)
        positions.append(position)
    return positions


def opened(zone: str) -> Game:
    """The toy game with one zone open to everybody."""
    book = GAME.book
    zones = dict(book.lexicon.zones)
    zones[zone] = dataclasses.replace(zones[zone], faces="all")
    lexicon = dataclasses.replace(book.lexicon, zones=zones)
    return dataclasses.replace(GAME, book=dataclasses.replace(book, lexicon=lexicon))
