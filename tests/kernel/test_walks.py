"""Whole games at random, each step held against a cold replay, a saved play and a loaded position."""

from __future__ import annotations

from random import Random

from hypothesis.stateful import run_state_machine_as_test

from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import legal_answers
from cultrules.scenarios.positions import base_position
from cultrules.spec.game import language_questions
from cultrules.spec.questions import TYPES
from tests.toy.garden import start
from tests.toy.gardeners import GAME

from .machines import PlayMachine, walks

CULTS = find_game("rise_of_the_cults")


def test_a_whole_game_of_gardeners() -> None:
    """The toy game keeps every promise from its start to its end."""

    class Machine(PlayMachine):
        game = GAME
        positions = (start("ash", "birch"), start("cedar", "ash", "birch"))

    run_state_machine_as_test(Machine, settings=walks(4, 70))


def test_a_whole_game_of_gardeners_with_many_anchors() -> None:
    """The promises hold however often a play keeps a copy of its table."""

    class Machine(PlayMachine):
        game = GAME
        positions = (start("ash", "birch"), start("cedar", "ash", "birch"))
        anchor_every = 2

    run_state_machine_as_test(Machine, settings=walks(4, 70))


def test_the_toy_game_uses_the_whole_kernel() -> None:
    """Forty games of gardeners ask every question, announce every event but those of cards, and come to an end."""
    asked, announced = set(), set()
    for seed in range(40):
        chooser, play = Random(seed), Play.load(GAME, start("ash", "birch", "cedar"))
        while play.question is not None:
            open_ = chooser.choice([play.question, *(offer.question for offer in play.offers)])
            asked.add(open_.id)
            play.answer(
                open_.seat, open_.id, chooser.choice(list(legal_answers(open_))), offer=open_ is not play.question
            )
            announced.update(happening.event for happening in play.happened)
        assert play.result is not None
    assert asked == set(GAME.book.questions) - set(language_questions())
    assert announced == set(GAME.book.lexicon.events) - {"card-used", "gained", "lost", "placed"}
    assert {question.type for question in GAME.book.questions.values()} == set(TYPES)


def test_planning_in_rise_of_the_cults() -> None:
    """Rise of the Cults keeps every promise from the beginning of Planning, with any number of players."""

    class Machine(PlayMachine):
        game = CULTS
        positions = tuple(base_position(CULTS.book, f"planning-{players}") for players in (2, 3, 4))
        anchor_every = 5

    run_state_machine_as_test(Machine, settings=walks(4, 40))


def test_the_end_of_rise_of_the_cults() -> None:
    """Rise of the Cults keeps every promise when the game is over."""

    class Machine(PlayMachine):
        game = CULTS
        positions = tuple(base_position(CULTS.book, f"end-of-game-{players}") for players in (2, 3, 4))

    run_state_machine_as_test(Machine, settings=walks(3, 3))
