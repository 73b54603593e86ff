"""What holds in every position of every game: pieces move, they never appear or vanish."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from cultrules.spec import Book

from .decks import Deck
from .questions import Bag
from .tables import Contents, Table, kind_of, owned, owner_of


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
            keys = [owned(id_, seat) for seat in players] if piece.owned else [id_]
            exists |= dict.fromkeys(keys, count)
    return exists


def miscounts(table: Table) -> Iterator[tuple[str, int, int]]:
    """Every piece of which there are more or fewer than exist: the piece, the number found, the number that exist."""
    exists = existing(table.agreement.book, table.players)
    found = dict.fromkeys(exists, 0)
    pieces = table.agreement.book.pieces
    for contents in all_contents(table):
        for key, count in pieces_in(contents).items():
            kind = kind_of(key)
            spelled = owned(kind, owner_of(key, table.players)) if pieces[kind].owned else kind
            if spelled in found:
                found[spelled] += count
    for key, count in found.items():
        if count != exists[key]:
            yield key, count, exists[key]
