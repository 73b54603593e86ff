"""Chapter 14: the moments at which cards may be used."""

from __future__ import annotations

from cultrules.effects.events import window
from cultrules.kernel.procedures import Procedure, rule

from .city import City


@rule("ROTC-14.14", "ROTC-14.1", "ROTC-14.4", "ROTC-14.13", "ROTC-14.15")
def may_use_cards(city: City, moment: str, player: str, **about: str) -> Procedure[None]:
    """The player may use cards for this moment, one after the other, as long as their costs can be paid."""
    yield from window(city, moment, player, **about)
