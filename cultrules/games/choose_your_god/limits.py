"""What no position of the game can have: broken limits of the board, and traces of a round that cannot have been."""

from __future__ import annotations

from collections.abc import Iterator

from cultrules.kernel.tables import count_of, number_on

from .eternal_city import ALTAR, EternalCity, locations, owner

BEFORE = ("setup",)
"""Stages before anything was given out."""
RESOLVING = ("action", "benefit", "alms")
"""Stages of one Location."""


def broken_limits(city: EternalCity) -> Iterator[str]:
    """What this city breaks."""
    yield from _altars(city)
    yield from _sheets(city)
    if sum(city.license_row.values()) > city.number("open-licenses"):
        yield f"{sum(city.license_row.values())} open Licenses, where there are fewer slots"
    for location in locations(city)[: city.number("least-stacked-coins") - 1]:
        if any(number_on(key, "coins") for key in city.ground[location]):
            yield f"Coins under a Priest in `{location}`, which nobody can pay for"
    for location, ground in city.ground.items():
        if sum(count for key, count in ground.items() if number_on(key, "coins")) > 1:
            yield f"two Priests with Coins in `{location}`, where both go home at once"
    if city.active is None and city.stage in RESOLVING:
        yield f"no Active Location at the stage `{city.stage}`"
    if city.active is not None and city.stage not in (*RESOLVING, "resolution"):
        yield f"an Active Location at the stage `{city.stage}`"
    if city.stage == "benefit" and city.winner_here is None:
        yield "a benefit without a winner"
    if not {*city.prayed} <= {*city.players} or len({*city.prayed}) != len(city.prayed):
        yield "somebody who has Prayed twice, or does not play"


def _altars(city: EternalCity) -> Iterator[str]:
    for location, ground in city.ground.items():
        for seat in city.players:
            altars = count_of(ground, ALTAR, seat=seat)
            under = sum(count for key, count in city.altar_base[location].items() if owner(city, key) == seat)
            if altars > 1:
                yield f"{altars} Altars of `{seat}` in `{location}`, where one is allowed"
            if altars != under:
                yield f"{altars} Altars of `{seat}` in `{location}` over {under} tokens"


def _sheets(city: EternalCity) -> Iterator[str]:
    wanted = 0 if city.stage in BEFORE else 1
    for seat in city.players:
        if sum(city.sheet_field[seat].values()) != wanted:
            yield f"`{seat}` has {sum(city.sheet_field[seat].values())} Cult sheets"
