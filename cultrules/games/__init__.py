"""The reference rules of each game; `find_game` gives the one with an id."""

from importlib import import_module

from cultrules.kernel.games import Game
from cultrules.spec import find_book

__all__ = ["find_game"]


def find_game(game: str, place: str = "game") -> Game:
    """The rules of a game that a user named."""
    find_book(game, place)
    found: Game = import_module(f"cultrules.games.{game}").GAME
    return found
