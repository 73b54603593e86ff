"""Rituals that move from one district to another, as Influence and reinforcement let them."""

from __future__ import annotations

from cultrules.kernel.tables import count_of, move, owned

from .city import RITUALS, City, districts


def rituals_elsewhere(city: City, player: str, district: str) -> tuple[str, ...]:
    """The player's Rituals in other districts, as options: `ritual-1@uptown`."""
    return tuple(
        f"{ritual}@{other}"
        for other in districts(city)
        if other != district
        for ritual in RITUALS
        if count_of(city.ritual_fields[other], ritual, seat=player)
    )


def move_ritual(city: City, player: str, chosen: str, district: str) -> str:
    """Moves the chosen Ritual into the district and returns its level's marker."""
    ritual, _, origin = chosen.partition("@")
    move(owned(ritual, player), city.ritual_fields[origin], city.ritual_fields[district])
    city.announce("ritual-moved", seat=player, piece=ritual, district=district, **{"from": origin})
    return ritual
