"""Chapter 5: Influence, and who wins a Location."""

from __future__ import annotations

from cultrules.kernel.points import chosen_at, number_at
from cultrules.kernel.procedures import rule
from cultrules.kernel.tables import kind_of, number_on

from .eternal_city import ALTAR, EternalCity, is_present, might, owner, pieces_of, strength, takes_part

LEAST = "least-influence"


@rule("CYG-5.8", "CYG-10.13", "CYG-9.7")
def influence(city: EternalCity, seat: str, location: str) -> int:
    """The strength of all Priests and Altars of the Cult there, and what effects add to them."""
    total = 0
    for key, count in pieces_of(city, seat, location).items():
        total += strength(city, key) * count
        if kind_of(key) == ALTAR:
            total += number_at(city, "altar-influence", seat) * count
        elif location == city.active:
            total += number_at(city, "priest-influence", key)
    return total


@rule("CYG-12.8")
def present(city: EternalCity, location: str) -> list[str]:
    """Those who take part and have something there, clockwise from the First Player."""
    order = city.clockwise_from(city.first_player)
    return [seat for seat in order if takes_part(city, seat) and is_present(city, seat, location)]


@rule("CYG-5.9", "CYG-5.11", "CYG-5.12")
def winner(city: EternalCity, location: str) -> str | None:
    """Whom a card has named, else Coins, else Influence; whether a name goes before the least Influence is ruled."""
    chosen, usual = named(city, location), by_coins(city, location) or by_influence(city, location)
    return usual or chosen if least_wins(city, location) and city.ruling("A-30") else chosen or usual


@rule("CYG-11.20")
def named(city: EternalCity, location: str) -> str | None:
    """Whom a card has named."""
    changes = [each for each in city.modifiers if each.get("point") == "winner" and each.get("of") == location]
    found: str | None = city.ruling("A-31")([each["value"] for each in changes])
    return found


@rule("CYG-7.5", "CYG-5.11")
def by_coins(city: EternalCity, location: str) -> str | None:
    """Whose Priest has Coins under it; there are never two of them."""
    return next((owner(city, key) for key in city.ground[location] if number_on(key, "coins")), None)


@rule("CYG-5.9", "CYG-5.10", "CYG-13.33")
def by_influence(city: EternalCity, location: str) -> str | None:
    """The most Influence, and among equals the highest Divine Might; or the least of both, by a card."""
    rivals = present(city, location)
    if not rivals:
        return None

    def rank(seat: str) -> tuple[int, int]:
        return influence(city, seat, location), might(city, seat)

    least = least_wins(city, location)
    return min(rivals, key=rank) if least else max(rivals, key=rank)


def least_wins(city: EternalCity, location: str) -> bool:
    """Does a card say so?"""
    return chosen_at(city, "winning-influence", location) == LEAST
