"""Chapter 7: whose turn comes next in the Action phase."""

from __future__ import annotations

from cultrules.kernel.points import end_span
from cultrules.kernel.procedures import rule

from .city import City


@rule("ROTC-7.6", "ROTC-7.15", "ROTC-7.16", "ROTC-7.17")
def next_turn(city: City) -> str:
    """It is the turn of the player to the left; after the last marker Hiding follows, in the last round the end."""
    end_span(city, "turn")
    city.came = {}
    if any(city.plan_field.values()):
        city.turn = city.left_of(city.turn)
        return "action-turn"
    city.turn = city.first_cultist
    return "end-of-game" if city.round == city.last_round else "hiding"
