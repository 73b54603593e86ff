"""Random play of Rise of the Cults from many positions, each step held against what the kernel promises.

Every illegal probe is refused, every settled position is sound, and a play comes out the same when it is replayed,
saved, loaded or taken back: `PlayMachine` has the whole list.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis.stateful import run_state_machine_as_test

from cultrules.conformance.walking import walk
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options
from tests.kernel.machines import PlayMachine, walks

from .cities import (
    CULTS,
    Position,
    busy_city,
    by_edition,
    by_other_rulings,
    opening,
    scenario_positions,
    settled_positions,
)

UNASKED = {
    "choose-piece",
    "choose-replacement",
    "choose-seat",
    "draw-card",
    "order-abilities",
    "order-cards",
    "use-ability",
}
"""What the card language can ask, and no card of this game does."""
BUSY = tuple(busy_city(players, round_) for players in (2, 3, 4) for round_ in (1, 6))
SETTLED = settled_positions(6)


def play_from(game_: Game, positions_: tuple[Position, ...], few: int, steps: int) -> None:
    """Lets the machine play from these positions."""

    class Machine(PlayMachine):
        game = game_
        positions = positions_
        anchor_every = 7

    run_state_machine_as_test(Machine, settings=walks(few, steps))


@pytest.mark.parametrize("edition", CULTS.book.editions)
def test_from_the_positions_of_scenarios(edition: str) -> None:
    """The game keeps every promise from the positions of forty scenarios, in both editions."""
    positions = scenario_positions(40)
    assert len(positions) >= 40
    play_from(by_edition(edition), positions, few=12, steps=12)


@pytest.mark.parametrize("edition", CULTS.book.editions)
def test_from_busy_cities(edition: str) -> None:
    """The game keeps every promise where every Plan can be carried out, in both editions."""
    play_from(by_edition(edition), BUSY, few=4, steps=40)


def test_by_other_rulings() -> None:
    """The game keeps every promise with every ruling decided the other way."""
    play_from(by_other_rulings(), BUSY, few=4, steps=40)


@pytest.mark.parametrize("edition", CULTS.book.editions)
def test_the_options_are_those_of_the_edition(edition: str) -> None:
    """The machine plays by the edition that it is meant to play by."""
    game = by_edition(edition)
    options = default_options(game, ("yellow", "red"))
    assert (options.edition, dict(options.rulings)) == (edition, CULTS.book.choices(edition, {}))


@pytest.mark.parametrize("game", [CULTS, by_edition("pl"), by_other_rulings()], ids=["en", "pl", "other rulings"])
def test_from_the_set_up(game: Game) -> None:
    """The game keeps every promise from before the set-up on, with any number of players."""
    play_from(game, tuple(opening(players) for players in (2, 3, 4)), few=2, steps=30)


@pytest.mark.parametrize("stage", SETTLED)
def test_from_every_stage(stage: str) -> None:
    """The game keeps every promise from positions of every stage out of whole games."""
    play_from(CULTS, SETTLED[stage], few=2, steps=12)


def test_every_stage_that_asks() -> None:
    """Whole games settle at every stage but those in which nobody is asked anything."""
    assert set(CULTS.book.stages) - set(SETTLED) == {"planning", "end-of-game"}


def test_random_play_uses_the_whole_game() -> None:
    """Whole games and walks from the busy cities ask every question, announce every event, and all come to an end."""
    asked, announced, ends = set(), set(), set()
    for game in (CULTS, by_edition("pl"), by_other_rulings()):
        for seed in range(8):
            for position in (opening(2 + seed % 3), BUSY[seed % len(BUSY)]):
                play = Play.load(game, position)
                for question, _ in walk(play, Random(seed)):
                    asked.add(question.id)
                    announced.update(happening.event for happening in play.happened)
                announced.update(happening.event for happening in play.happened)
                ends.add((play.table.stage, play.result is not None))
    assert asked == set(CULTS.book.questions) - UNASKED
    assert announced == set(CULTS.book.lexicon.events)
    assert ends == {("end-of-game", True)}
