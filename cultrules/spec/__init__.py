"""Finds and validates what `spec/` says: rules, lexicon, data, rulings."""

from .game import Book, check_game, game_ids, read_book
from .problems import BadInput, Problem

__all__ = ["BadInput", "Book", "Problem", "check_game", "game_ids", "read_book"]
