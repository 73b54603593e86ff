"""What holds in every position of every game: pieces move, they never appear or vanish."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from cultrules.spec import Book

from .decks import Deck
from .questions import Bag
from .tables import Contents, Table, kind_of, marked, marks_of, owner_of


def all_contents(table: Table) -> Iterator[Contents]:
    """What lies in every zone of every seat and place."""
    for zone in table.agreement.book.lexicon.zones.values():
        held = getattr(table, zone.attribute)
        if zone.per:
            yield from held.values()
        else:
            yield held


def pieces_in(contents: Contents) -> Bag:
    """How many of each piece lie there, whatever the shape."""
    if isinstance(contents, Deck):
        return contents.pieces()
    if isinstance(contents, dict):
        return contents
    counted: Bag = {}
    for key in contents:
        counted[key] = counted.get(key, 0) + 1
    return counted


@lru_cache
def existing(book: Book, players: tuple[str, ...]) -> Mapping[str, int]:
    """How many there are of every piece that can run out."""
    exists: Bag = {}
    for id_, piece in book.pieces.items():
        count = book.existing(id_, len(players))
        if count is not None:
            owners = players if piece.owned else ("",)
            sorts = book.sorts_of(id_, len(players))
            exists |= dict.fromkeys((marked(id_, owner, sort) for owner in owners for sort in sorts), count)
    return exists


def stock_key(book: Book, key: str, players: tuple[str, ...]) -> str:
    """A piece as it is counted: with its owner and the mark that sets apart those of which so many exist."""
    piece = book.pieces[kind_of(key)]
    sorts = [mark for mark in marks_of(key) if piece.each and mark.startswith(f"{piece.each}=")]
    return marked(kind_of(key), owner_of(key, players) if piece.owned else "", *sorts)


@lru_cache
def _spelling(book: Book, players: tuple[str, ...]) -> Callable[[str], str]:
    """`stock_key` for one game, which remembers what it was asked."""
    known: dict[str, str] = {}

    def spell(key: str) -> str:
        if key not in known:
            known[key] = stock_key(book, key, players)
        return known[key]

    return spell


def miscounts(table: Table) -> Iterator[tuple[str, int, int]]:
    """Every piece of which there are more or fewer than exist: the piece, the number found, the number that exist."""
    exists = existing(table.agreement.book, table.players)
    found = dict.fromkeys(exists, 0)
    spell = _spelling(table.agreement.book, table.players)
    for contents in all_contents(table):
        for key, count in pieces_in(contents).items():
            spelled = spell(key)
            if spelled in found:
                found[spelled] += count
    for key, count in found.items():
        if count != exists[key]:
            yield key, count, exists[key]
