"""Random play of every game from many positions, each step held against what the kernel promises.

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

from .cities import CULTS, busy_city
from .eternal_cities import GODS
from .playing import Position, by_edition, by_other_rulings, opening, scenario_positions, settled_positions

GAMES = {game.book.id: game for game in (CULTS, GODS)}
WAYS = {
    **{f"{id_}, {each}": by_edition(game, each) for id_, game in GAMES.items() for each in game.book.editions},
    **{f"{id_}, other rulings": by_other_rulings(game) for id_, game in GAMES.items()},
}
"""Every game by each edition, and with every ruling decided the other way."""
UNASKED = {
    CULTS.book.id: {
        "choose-piece",
        "choose-replacement",
        "choose-seat",
        "draw-card",
        "order-abilities",
        "order-cards",
        "use-ability",
    },
    GODS.book.id: {
        "choose-piece",
        "choose-replacement",
        "choose-seat",
        "order-abilities",
        "order-cards",
        "roll-die",
        "use-ability",
    },
}
"""What the card language can ask, and no card of a game does."""
SILENT = {
    CULTS.book.id: {"planning", "end-of-game"},
    GODS.book.id: {"late-deals", "resolution", "alms", "end-of-round"},
}
"""Stages at which by the usual rulings nobody is asked anything, or which they do not come to."""
BUSY = tuple(busy_city(players, round_) for players in (2, 3, 4) for round_ in (1, 6))
SETTLED = {id_: settled_positions(id_, 6) for id_ in GAMES}


def play_from(game_: Game, positions_: tuple[Position, ...], few: int, steps: int) -> None:
    """Lets the machine play from these positions."""

    class Machine(PlayMachine):
        game = game_
        positions = positions_
        anchor_every = 7

    run_state_machine_as_test(Machine, settings=walks(few, steps))


@pytest.mark.parametrize("way", WAYS)
def test_from_the_positions_of_scenarios(way: str) -> None:
    """The game keeps every promise from the positions of forty scenarios."""
    positions = scenario_positions(WAYS[way].book.id, 40)
    assert len(positions) >= 40
    play_from(WAYS[way], positions, few=8, steps=12)


@pytest.mark.parametrize("way", [way for way in WAYS if way.startswith(CULTS.book.id)])
def test_from_busy_cities(way: str) -> None:
    """The game keeps every promise where every Plan can be carried out."""
    play_from(WAYS[way], BUSY, few=4, steps=40)


@pytest.mark.parametrize("edition", CULTS.book.editions)
def test_the_options_are_those_of_the_edition(edition: str) -> None:
    """The machine plays by the edition that it is meant to play by."""
    game = by_edition(CULTS, edition)
    options = default_options(game, ("yellow", "red"))
    assert (options.edition, dict(options.rulings)) == (edition, CULTS.book.choices(edition, {}))


@pytest.mark.parametrize("way", WAYS)
def test_from_the_set_up(way: str) -> None:
    """The game keeps every promise from before the set-up on, with any number of players."""
    game = WAYS[way]
    play_from(game, tuple(opening(game, players) for players in game.book.player_counts()), few=2, steps=30)


@pytest.mark.parametrize(("id_", "stage"), [(id_, stage) for id_, stages in SETTLED.items() for stage in stages])
def test_from_every_stage(id_: str, stage: str) -> None:
    """The game keeps every promise from positions of every stage out of whole games."""
    play_from(GAMES[id_], SETTLED[id_][stage], few=2, steps=12)


@pytest.mark.parametrize("id_", GAMES)
def test_every_stage_that_asks(id_: str) -> None:
    """Whole games settle at every stage but those in which nobody is asked anything."""
    assert set(GAMES[id_].book.stages) - set(SETTLED[id_]) == SILENT[id_]


LONGEST = {CULTS.book.id: 10_000, GODS.book.id: 60}
"""Answers of a walk that is to show what can be asked: whole games, or a few rounds."""


def starts(game: Game) -> list[Position]:
    """Positions from which all can come about that the game knows."""
    openings = [opening(game, players) for players in game.book.player_counts()]
    if game.book.id == CULTS.book.id:
        return openings * 3 + [*BUSY] * 2
    return openings * 3 + [*scenario_positions(game.book.id, 300)]


@pytest.mark.parametrize("id_", GAMES)
def test_random_play_uses_the_whole_game(id_: str) -> None:
    """Walks ask every question that a card or a rule of the game can ask, and announce every event."""
    game, asked, announced = GAMES[id_], set[str](), set[str]()
    for way in (way for name, way in WAYS.items() if name.startswith(id_)):
        for seed, position in enumerate(starts(game)):
            play = Play.load(way, position)
            for answers, (question, _) in enumerate(walk(play, Random(seed))):
                asked.add(question.id)
                announced.update(happening.event for happening in play.happened)
                if answers == LONGEST[id_]:
                    break
            announced.update(happening.event for happening in play.happened)
    assert asked == set(game.book.questions) - UNASKED[id_]
    assert announced == set(game.book.lexicon.events)
