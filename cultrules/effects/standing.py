"""Standing abilities: changes of rule points that last as long as a card is in force."""

from __future__ import annotations

from typing import Any

from cultrules.kernel.tables import Table, count_of

from .events import waiting
from .running import modified
from .scopes import Scope, Spot, hooks
from .values import contents, holds

STANDING = "as long as the card is in force"


def in_force(table: Table) -> tuple[dict[str, Any], ...]:
    """The changes that the cards in force make now, one for each copy."""
    book = table.agreement.book
    found: list[dict[str, Any]] = []
    for id_, _, ability in waiting(book).get("standing", ()):
        for zone in book.lexicon.cards[book.cards[id_].kind].works:
            per_seat = book.lexicon.zones[zone].per == "seat"
            for seat in table.players if per_seat else (hooks(table).active(table),):
                scope = Scope(table, seat, seat, id_, Spot(zone, seat if per_seat else ""))
                copies = count_of(contents(scope, scope.spot), id_)
                if copies and holds(scope, ability.where):
                    changes = [each for each in ability.modifiers if holds(scope, each.where)]
                    found += [modified(scope, each, STANDING) for each in changes] * copies
    return tuple(found)
