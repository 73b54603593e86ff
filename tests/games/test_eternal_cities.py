"""Whole games of Choose Your God at random: sound, repeatable, and nothing shows of what others hold."""

from __future__ import annotations

from random import Random

import pytest

from cultrules.conformance.walking import walk
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import unsound
from tests.kernel.snapshots import posted, snapshot

from .eternal_cities import GODS, go_on_alike, options

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
def test_hands_are_hidden(players: int) -> None:
    """At settled points of a game nothing shows of the cards in other hands, then or in what follows."""
    dice, seats = Random(players), options(players).players
    play = Play.start(GODS, options(players))
    compared = 0
    for _ in walk(play, Random(players)):
        hidden = any(play.table.hand.values())
        if play.stage is not None and hidden and dice.randrange(12) == 0:
            compared += go_on_alike(play, dice.choice(seats), dice, most=8)
        if play.table.round > ROUNDS:
            break
    assert compared > 5
