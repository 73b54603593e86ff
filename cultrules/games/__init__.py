"""The reference rules of each game; `find_game` gives the one with an id."""

from dataclasses import replace
from importlib import import_module
from pathlib import Path

from cultrules.kernel.games import Game
from cultrules.language.books import find_book

__all__ = ["find_game"]


def find_game(game: str, place: str = "game", packs: tuple[Path, ...] = ()) -> Game:
    """The rules of a game that a user named, played with the packs that are for it."""
    book = find_book(game, place, packs)
    found: Game = import_module(f"cultrules.games.{game}").GAME
    return replace(found, book=book)
