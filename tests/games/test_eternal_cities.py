"""Whole games of Choose Your God at random: sound, repeatable, and nothing shows of what others hold."""

from __future__ import annotations

import dataclasses
from pathlib import Path
from random import Random

import pytest

from cultrules.conformance.mutants import applied, load_mutants
from cultrules.conformance.records import options_for, play_at_random
from cultrules.conformance.walking import walk
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Answer, Play
from cultrules.kernel.positions import default_options, unsound
from cultrules.kernel.questions import One
from cultrules.scenarios.positions import base_position
from tests.effort import number
from tests.kernel.snapshots import posted, snapshot

from .eternal_cities import GODS, go_on_alike, options
from .playing import by_other_rulings, scenario_positions

ROUNDS = 6
"""A game may be long: so many rounds of it are played here."""


@pytest.mark.parametrize("players", GODS.book.player_counts())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_game(players: int, seed: int) -> None:
    """A game is sound at every settled point, and now and then comes out the same replayed, restored and loaded."""
    play, dice = Play.start(GODS, options(players)), Random(seed)
    for _ in walk(play, Random(seed)):
        assert play.stage is None or list(unsound(GODS, play.table)) == []
        if dice.randrange(60) == 0:
            shown = snapshot(play)
            assert snapshot(play.replay()) == shown
            assert snapshot(Play.restore(GODS, posted(play.save()), options(players))) == shown
            if play.stage is not None:
                assert snapshot(Play.load(GODS, posted(play.position()), options(players))) == shown
        if play.table.round > ROUNDS:
            break
    assert play.table.round > ROUNDS or play.result is not None


def test_a_lesson_that_is_spoilt() -> None:
    """Who swaps away the token that a lesson needs, after paying for it, teaches nobody."""
    position = base_position(GODS.book, "benefit-2")
    position["facts"]["active"] = "academy"
    zones, free = position["zones"], {"priest-token+red+strength=2": 1, "patriarch+red": 1}
    zones["free-pool"]["red"] = free
    zones["ground"] |= {"academy": {"altar+red": 1}, "port": {"priest-token+red+strength=4": 2}}
    zones["altar-base"]["academy"] = {"priest-token+red+strength=3": 1}
    zones["reserve"]["priest-token+red+strength=4"] = 1
    play = Play.load(GODS, position)
    play.answer("red", "academy", "two-free")
    play.answer("red", "swap-token", "priest-token+strength=4@academy", offer=True)
    assert play.question == One("teach", "red", ("nothing",))
    play.answer("red", "teach", "nothing")
    assert (play.table.free_pool["red"], play.table.purse["red"]) == (free, {})


ODD = """
game "choose_your_god"
card "Silent Miracle"
  kind Miracle
  copies 60
  source house "does nothing"
card "Double Miracle"
  kind Miracle
  copies 60
  source house "does something twice, and waits for something"
  resolve: gain 1 Coin
  resolve: gain 1 Coin
  when Miracle Played where event.seat is you: gain 1 Coin
card "Silent Intrigue"
  kind Intrigue
  has 1 Sale Value
  copies 60
  source house "does nothing"
card "Burnt Offering"
  kind Miracle
  copies 60
  source house "destroys itself"
  resolve:
    gain 1 Coin
    destroy this
card "Torn Deed"
  kind License
  cost 0 Coin
  copies 60
  source house "destroys itself"
  when Miracle Played where event.seat is you: destroy this
card "Silent License"
  kind License
  cost 0 Coin
  copies 60
  source house "does nothing"
"""


def test_odd_cards(tmp_path: Path) -> None:
    """Cards of a pack that do nothing, or more than one thing, or leave the game, leave a position that can be loaded.

    What does nothing cannot be played; nor can a Miracle that wants to destroy itself, for while it is played it lies
    nowhere.
    """
    (tmp_path / "odd.cult").write_text(ODD, encoding="utf-8")
    game = find_game(GODS.book.id, packs=(tmp_path / "odd.cult",))
    played = set[str]()

    def watch(play: Play, answer: Answer) -> None:
        played.update(str(happening.fields["card"]) for happening in play.happened if "card" in happening.fields)
        if play.stage is not None:
            assert list(unsound(game, play.table)) == []
            assert Play.load(game, play.position()).position() == play.position()

    plays = [play_at_random(game, options_for(game, 3, None), seed, watch, 12) for seed in range(6)]
    assert "double-miracle" in played
    assert not {"silent-miracle", "burnt-offering"} & played
    assert all("burnt-offering" not in play.table.box for play in plays)
    assert any("torn-deed" in play.table.box for play in plays)


@pytest.mark.parametrize("players", GODS.book.player_counts())
@pytest.mark.parametrize("game", [GODS, by_other_rulings(GODS)], ids=["usual rulings", "other rulings"])
def test_hands_are_hidden(game: Game, players: int) -> None:
    """At settled points of a game nothing shows of the cards in other hands, then or in what follows."""
    agreed, dice = default_options(game, GODS.book.lexicon.players()[:players]), Random(players)
    play, seats = Play.start(game, agreed), agreed.players
    compared = 0
    for _ in walk(play, Random(players)):
        hidden = any(play.table.hand.values())
        if play.stage is not None and hidden and dice.randrange(12) == 0:
            compared += go_on_alike(play, dice.choice(seats), dice, most=8)
        if play.table.round > ROUNDS:
            break
    assert compared > 5


@pytest.mark.parametrize("game", [GODS, by_other_rulings(GODS)], ids=["usual rulings", "other rulings"])
def test_hands_are_hidden_in_scenarios(game: Game) -> None:
    """From the positions of scenarios, in which all cards and abilities come up, nothing shows either."""
    compared = 0
    for seed, position in enumerate(scenario_positions(GODS.book.id, number(60))):
        play, dice = Play.load(game, position), Random(seed)
        compared += sum(go_on_alike(play, watcher, dice, most=8) for watcher in play.table.players)
    assert compared > 300


def noticed(game: Game) -> bool:
    """Does any of some walks from positions of scenarios come out different in two worlds?"""
    try:
        for seed, position in enumerate(scenario_positions(GODS.book.id, 60)):
            go_on_alike(Play.load(game, position), "yellow", Random(seed), most=8)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("zone", "changes"),
    [("hand", {"faces": "all"}), ("miracle-deck", {"faces": "all"}), ("intrigue-deck", {"faces": "all"})],
)
def test_an_open_zone_is_noticed(zone: str, changes: dict[str, str]) -> None:
    """If a zone showed more than it should, the comparison would find it."""
    zones = GODS.book.lexicon.zones
    open_ = {**zones, zone: dataclasses.replace(zones[zone], **changes)}
    book = dataclasses.replace(GODS.book, lexicon=dataclasses.replace(GODS.book.lexicon, zones=open_))
    assert noticed(dataclasses.replace(GODS, book=book))


def test_a_telling_rule_is_noticed() -> None:
    """So it would if a rule announced according to what is in a hand."""
    some = next(mutant for mutant in load_mutants(GODS.book.id) if mutant.target == "procedure")
    old = 'city.announce("action-left", seat=city.turn)'
    telling = {"name": "resolution.action", "old": old, "new": f"{old} if playable(city, city.turn) else None"}
    with applied(dataclasses.replace(some, id="telling", **telling)) as game:
        assert noticed(game)


def test_nothing_is_noticed_otherwise() -> None:
    """The walks that find every leak find nothing in the game as it is."""
    assert not noticed(GODS)
