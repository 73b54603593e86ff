"""Chapter 8: Altars."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from cultrules.kernel.procedures import Offer, Procedure, rule
from cultrules.kernel.questions import CHANCE, One, Question
from cultrules.kernel.tables import count_of, move, owned, put, take

from .eternal_city import ALTAR, EternalCity, of_seat, owner, shown, tokens_in, without_coins


def altars_of(city: EternalCity, seat: str) -> list[str]:
    """The Locations in which a Cult has an Altar."""
    return [location for location, ground in city.ground.items() if count_of(ground, ALTAR, seat=seat)]


@rule("CYG-8.1", "CYG-8.2", "CYG-8.3")
def buildable(city: EternalCity, seat: str, location: str) -> tuple[str, ...]:
    """The own Priest tokens in a Location that may become an Altar: none if there is one already."""
    if count_of(city.ground[location], ALTAR, seat=seat):
        return ()
    return tuple(key for key in tokens_in(city, city.ground[location]) if owner(city, key) == seat)


@rule("CYG-8.1", "CYG-8.6", "CYG-8.5")
def build(city: EternalCity, location: str, key: str) -> None:
    """A Priest token is turned to its Altar side; Coins under it go to the reserve."""
    seat = owner(city, key)
    take(key, city.ground[location])
    put(without_coins(key), city.altar_base[location])
    put(owned(ALTAR, seat), city.ground[location])
    city.announce("altar-built", seat=seat, location=location)


@rule("CYG-8.8")
def destroy(city: EternalCity, location: str, seat: str) -> None:
    """An Altar leaves, and the token under it goes to the reserve."""
    take(owned(ALTAR, seat), city.ground[location])
    move(base_of(city, location, seat), city.altar_base[location], city.reserve)


def base_of(city: EternalCity, location: str, seat: str) -> str:
    """The token under the Altar of a Cult."""
    (base,) = (key for key in city.altar_base[location] if owner(city, key) == seat)
    return base


def offers(city: EternalCity, question: Question) -> Iterator[Offer]:
    """At any time a player may swap the token under an own Altar."""
    if question.seat == CHANCE or not any(city.altar_base.values()):
        return
    for seat in city.players:
        options = swaps(city, seat)
        if options:
            yield Offer(One("swap-token", seat, options), partial(swap, city, seat))


@rule("CYG-8.7")
def swaps(city: EternalCity, seat: str) -> tuple[str, ...]:
    """Each token of the reserve with each own Altar under which it is not: `priest-token+strength=5@forum`."""
    homes = altars_of(city, seat)
    if not homes:
        return ()
    spare = tokens_in(city, {key: count for key, count in city.reserve.items() if owner(city, key) == seat})
    return tuple(
        f"{shown(key, seat)}@{location}" for location in homes for key in spare if key not in city.altar_base[location]
    )


@rule("CYG-8.7")
def swap(city: EternalCity, seat: str, answer: str) -> Procedure[None]:
    """A token of the reserve comes under an Altar, and the one there goes to the reserve."""
    yield from ()
    spare, _, location = answer.partition("@")
    move(base_of(city, location, seat), city.altar_base[location], city.reserve)
    move(of_seat(spare, seat), city.reserve, city.altar_base[location])
    city.announce("token-swapped", seat=seat, location=location)
