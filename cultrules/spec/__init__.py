"""Finds and validates what `spec/` says: rules, lexicon, data, rulings."""

from .game import Book, find_book, game_ids, load_book, read_book
from .problems import BadInput, Problem

__all__ = ["BadInput", "Book", "Problem", "find_book", "game_ids", "load_book", "read_book"]
