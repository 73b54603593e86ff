"""Standing abilities: changes of rule points that last as long as a card is in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from cultrules.kernel.invariants import pieces_in
from cultrules.kernel.tables import Table, kind_of
from cultrules.language.syntax import Ability, Modifier
from cultrules.spec import Book

from .running import modified
from .scopes import Scope, Spot, hooks, words_of
from .values import holds

STANDING = "as long as the card is in force"
Changes = tuple[tuple[Ability, tuple[Modifier, ...]], ...]
"""The standing abilities of a card that change a rule point, each with those of its changes that do."""


@lru_cache(maxsize=512)
def _changing(book: Book, point: str) -> tuple[Mapping[str, Changes], tuple[str, ...]]:
    """The cards that change a rule point as long as they are in force, and the zones in which they are."""
    points, found, zones = words_of(book).points, dict[str, Changes](), dict[str, None]()
    for id_, card in book.cards.items():
        changes = tuple(
            (ability, mine)
            for ability in card.abilities
            if ability.kind == "standing"
            and (mine := tuple(each for each in ability.modifiers if points[each.point.word.text] == point))
        )
        if changes:
            found[id_] = changes
            zones |= dict.fromkeys(book.lexicon.cards[card.kind].works)
    return found, tuple(zones)


def in_force(table: Table, point: str) -> tuple[dict[str, Any], ...]:
    """The changes of a rule point that the cards in force make now, one for each copy.

    Tests of abilities that change other points are not looked at: they may depend on this one.
    """
    cards, zones = _changing(table.agreement.book, point)
    return tuple(change for zone in zones for change in _in_zone(table, zone, cards)) if cards else ()


def _in_zone(table: Table, zone_id: str, cards: Mapping[str, Changes]) -> Iterator[dict[str, Any]]:
    """The changes by cards that lie in a zone, of each seat or in common."""
    zone = table.agreement.book.lexicon.zones[zone_id]
    held = getattr(table, zone.attribute)
    for seat, contents in held.items() if zone.per == "seat" else (("", held),):
        there = pieces_in(contents) if contents else {}
        for key, copies in sorted(item for item in there.items() if kind_of(item[0]) in cards):
            for ability, modifiers in cards[kind_of(key)]:
                you = seat or hooks(table).active(table)
                scope = Scope(table, you, you, kind_of(key), Spot(zone_id, seat))
                if holds(scope, ability.where):
                    changes = [modified(scope, each, STANDING) for each in modifiers if holds(scope, each.where)]
                    yield from changes * copies
