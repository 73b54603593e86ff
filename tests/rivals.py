"""Other people's game engines at random play, for ratios in `make bench`; one that is not installed is named."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from typing import Any

KINGDOM = (
    "smithy",
    "village",
    "market",
    "laboratory",
    "festival",
    "council_room",
    "gardens",
    "merchant",
    "moat",
    "moneylender",
)
"""Cards that ask for nothing but yes or no."""
Count = tuple[int, float]
"""Decisions with two or more legal answers, and the seconds that they took."""


def rivals(seconds: float) -> dict[str, Count | str]:
    """What each engine managed, or why it could not be measured."""
    found: dict[str, Count | str] = {}
    for name, measure in RIVALS.items():
        try:
            import_module(name)
        except ImportError as error:
            found[name] = f"not installed ({error.name})"
        else:
            found[name] = measure(seconds)
    return found


def catanatron(seconds: float) -> Count:
    """Catan with four players; every answer is one of the listed actions."""
    module: Any = import_module("catanatron")
    colours = (module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE)
    decisions, games, dice, begin = 0, 0, random.Random(1), time.perf_counter()
    while time.perf_counter() - begin < seconds:
        game = module.Game([module.RandomPlayer(colour) for colour in colours], seed=games)
        while game.winning_color() is None and game.state.num_turns < 1000:
            actions = game.state.playable_actions if hasattr(game.state, "playable_actions") else game.playable_actions
            decisions += len(actions) > 1
            game.execute(actions[dice.randrange(len(actions))])
        games += 1
    return decisions, time.perf_counter() - begin


def rlcard(seconds: float) -> Count:
    """Gin Rummy of two, the richest card game of the collection that is not patience."""
    module: Any = import_module("rlcard")
    decisions, dice, begin = 0, random.Random(1), time.perf_counter()
    env = module.make("gin-rummy", config={"seed": 1})
    while time.perf_counter() - begin < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            decisions += len(actions) > 1
            state, _ = env.step(actions[dice.randrange(len(actions))])
    return decisions, time.perf_counter() - begin


def pyminion(seconds: float) -> Count:
    """Dominion of two; a decider that answers at random and counts where it had a choice."""
    game_module: Any = import_module("pyminion.game")
    base: Any = import_module("pyminion.expansions.base")
    bot: Any = import_module("pyminion.bots.bot")
    counted, dice = [0], random.Random(1)

    class Decider(bot.BotDecider):  # type: ignore[misc]  # their base class has no types
        """Answers at random."""

        def _one(self, cards: list[Any]) -> Any:
            choices = [*cards, None]
            counted[0] += len(choices) > 1
            return choices[dice.randrange(len(choices))]

        def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
            return self._one(valid_actions)

        def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> Any:
            return valid_treasures

        def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
            return self._one(valid_cards)

        def binary_decision(self, *_args: Any, **_more: Any) -> bool:
            counted[0] += 1
            return dice.randrange(2) == 0

    begin = time.perf_counter()
    while time.perf_counter() - begin < seconds:
        players = [bot.Bot(decider=Decider(), player_id=name) for name in ("one", "two")]
        kingdom = [getattr(base, name) for name in KINGDOM]
        game = game_module.Game(
            players=players, expansions=[kingdom], kingdom_cards=kingdom, random_order=False, log_stdout=False
        )
        game.play()
    return counted[0], time.perf_counter() - begin


RIVALS: dict[str, Callable[[float], Count]] = {"catanatron": catanatron, "pyminion": pyminion, "rlcard": rlcard}
