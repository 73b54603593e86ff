"""What a seat sees: all that it must, and nothing that it may not."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest

from cultrules.kernel.plays import Play
from cultrules.kernel.procedures import Offer
from cultrules.kernel.questions import One, Question
from cultrules.kernel.sight import view
from tests.toy.garden import Garden, start
from tests.toy.gardeners import GAME

from .snapshots import changed, say


def seen(position: dict[str, Any], seat: str) -> Any:
    """What a seat sees of the zones of a position."""
    return view(Play.load(GAME, position), seat)["zones"]


@pytest.fixture
def play() -> Play:
    """A game of two in which Ash is asked to act."""
    play = Play.load(GAME, start("ash", "birch"))
    say(play, "east", "rain")
    return play


def test_an_open_zone_is_seen_by_all() -> None:
    """What lies openly is seen with faces and order."""
    position = changed(start("ash", "birch"), "zones/soil/east", ["rose", "fern"])
    position = changed(position, "zones/hand/ash", {})
    assert seen(position, "birch")["soil"] == {"east": ["rose", "fern"], "west": []}


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    """An owner sees the own hand, and how many the others hold."""
    assert seen(start("ash", "birch"), "ash")["hand"] == {"ash": {"fern": 1, "rose": 1}, "birch": {"hidden": 2}}


def test_a_purse_is_not_even_counted_by_the_others() -> None:
    """Where only the owner may count, the others see no number."""
    assert seen(start("ash", "birch"), "ash")["purse"] == {"ash": {"pebble+ash": 3}, "birch": {"hidden": None}}


def test_a_deck_is_a_number() -> None:
    """Of face-down cards everybody sees how many they are, and nobody sees how they are layered."""
    for seat in ("ash", "birch", "chance"):
        assert seen(start("ash", "birch"), seat)["sack"] == {"hidden": 8}


def test_nobody_looks_into_the_cellar_except_at_what_they_buried() -> None:
    """Pieces that a seat has seen are shown to it with their number, and to nobody else."""
    position = changed(start("ash", "birch"), "zones/cellar", ["rose+seen=ash", "fern+seen=birch"])
    position = changed(changed(position, "zones/hand/ash", {"fern": 1}), "zones/hand/birch", {"rose": 1})
    assert seen(position, "ash")["cellar"] == {"hidden": None, "seen": [[1, "rose+seen=ash"]]}
    assert seen(position, "birch")["cellar"] == {"hidden": None, "seen": [[1, "fern+seen=birch"]]}
    assert seen(changed(position, "players", ["ash", "birch"]), "chance")["cellar"] == {"hidden": None}


def test_a_card_laid_on_a_deck_is_seen_with_its_depth() -> None:
    """Who laid a card on the deck sees it there, and how many lie above it."""
    layers = [["fern+seen=birch"], {"frost": 2}, ["rose+seen=ash"], {"?": 6}]
    position = changed(start("ash", "birch"), "zones/sack/layers", layers)
    position = changed(changed(position, "zones/hand/ash", {"fern": 1}), "zones/hand/birch", {"rose": 1})
    assert seen(position, "ash")["sack"] == {"hidden": 10, "seen": [[3, "rose+seen=ash"]]}
    assert seen(position, "birch")["sack"] == {"hidden": 10, "seen": [[0, "fern+seen=birch"]]}


def test_a_laid_back_seed_is_known_until_it_is_drawn(play: Play) -> None:
    """A gardener knows the seed just laid back, and the next to draw it learns it."""
    say(play, "lay-back", "rose")
    assert view(play, "ash")["zones"]["sack"] == {"hidden": 9, "seen": [[0, "rose+seen=ash"]]}
    assert view(play, "birch")["zones"]["sack"] == {"hidden": 9}
    say(play, "draw", "rose")
    assert view(play, "birch")["zones"]["hand"]["birch"] == {"fern": 1, "rose": 2}
    assert view(play, "ash")["zones"]["sack"] == {"hidden": 8}


def test_facts_and_changes_are_public(play: Play) -> None:
    """What is no piece is seen by all."""
    shown = view(play, "birch")
    assert shown["facts"]["resting-beds"] == ["east"]
    assert [modifier["point"] for modifier in shown["modifiers"]] == ["plantings", "laying-back"]
    assert shown["players"] == ["ash", "birch"]


def test_who_is_asked_sees_the_question_in_full(play: Play) -> None:
    """The seat that is asked sees what it can answer."""
    assert view(play, "ash")["question"] == {
        "id": "act",
        "seat": "ash",
        "type": "one",
        "options": ["draw", "plant", "bury", "lay-back", "trade", "idle"],
        "offers": [],
    }


def test_the_others_see_only_who_is_asked_what(play: Play) -> None:
    """What another can answer stays hidden; the own offers do not."""
    offer = {"id": "smoke", "seat": "birch", "type": "one", "options": ["fern"]}
    assert view(play, "birch")["question"] == {"id": "act", "seat": "ash", "offers": [offer]}
    assert view(play, "chance")["question"] == {"id": "act", "seat": "ash", "offers": []}


def test_the_question_of_a_group_is_seen_by_all() -> None:
    """When all are asked together, everybody sees the question in full."""
    play = Play.load(GAME, start("ash", "birch"))
    for seat in ("ash", "birch"):
        assert view(play, seat)["question"]["options"] == ["east", "west"]


def test_only_chance_sees_the_weights_of_a_draw(play: Play) -> None:
    """What a draw can give is no business of the players."""
    say(play, "draw")
    assert view(play, "ash")["question"] == {"id": "draw-seed", "seat": "chance", "offers": []}
    assert view(play, "chance")["question"]["weights"] == {"fern": 3, "frost": 2, "rose": 3}


def test_a_stake_shows_its_public_part_alone(play: Play) -> None:
    """Of a commitment the others see how many seeds it has, and nothing of the pebbles."""
    say(play, "idle", "idle", {"pebbles": {"pebble+ash": 2}, "seeds": {"rose": 1}})
    zones = view(play, "birch")["zones"]
    assert (zones["offering"]["ash"], zones["hand"]["ash"]) == ({"hidden": 1}, {"hidden": 1})
    assert (zones["fist"]["ash"], zones["purse"]["ash"]) == ({"hidden": None}, {"hidden": None})
    zones = view(play, "ash")["zones"]
    assert (zones["offering"]["ash"], zones["fist"]["ash"]) == ({"rose": 1}, {"pebble+ash": 2})


def test_a_view_says_whether_the_position_is_settled(play: Play) -> None:
    """In the middle of an action a view has no stage."""
    assert view(play, "ash")["stage"] == "turn"
    say(play, "bury")
    assert view(play, "birch")["stage"] is None


def test_after_the_end_nothing_is_asked() -> None:
    """A view of a finished game has no question."""
    play = Play.load(GAME, changed(start("ash", "birch"), "stage", "end"))
    assert view(play, "ash")["question"] is None


def test_looking_changes_nothing(play: Play) -> None:
    """A view shares nothing with the play."""
    before = play.position()
    shown = view(play, "ash")
    shown["zones"]["hand"]["ash"]["rose"] = 9
    shown["zones"]["soil"]["east"].append("rose")
    shown["facts"]["resting-beds"].append("west")
    shown["modifiers"][0]["value"] = 9
    assert play.position() == before


def test_an_offer_to_a_group_is_seen_by_all_of_it() -> None:
    """What all together may do instead is shown to each of them."""

    def together(_garden: Garden, _question: Question) -> Iterator[Offer]:
        yield Offer(One("smoke", "table", ("fern",)), lambda _: iter(()))

    play = Play.load(dataclasses.replace(GAME, offers=together), start("ash", "birch"))
    assert [offer["id"] for offer in view(play, "birch")["question"]["offers"]] == ["smoke"]
