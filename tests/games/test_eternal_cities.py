"""Whole games of Choose Your God at random: sound, repeatable, and nothing shows of what others hold."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from cultrules.conformance.walking import walk
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options, unsound
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


def test_a_hand_laid_open_is_noticed() -> None:
    """If hands could be seen, or a rule asked according to them, the comparison would find it."""
    zones = GODS.book.lexicon.zones
    open_hands = {**zones, "hand": dataclasses.replace(zones["hand"], faces="all")}
    book = dataclasses.replace(GODS.book, lexicon=dataclasses.replace(GODS.book.lexicon, zones=open_hands))
    with pytest.raises(AssertionError):
        test_hands_are_hidden(dataclasses.replace(GODS, book=book), 3)
