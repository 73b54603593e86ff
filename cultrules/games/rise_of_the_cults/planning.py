"""Chapter 6: the Planning phase."""

from __future__ import annotations

from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import One
from cultrules.kernel.tables import move, owned

from .city import City, districts, plans_placed, plans_to_place


@rule("ROTC-6.1")
def planning(city: City) -> str:
    """The First Cultist is the first to place."""
    city.turn = city.first_cultist
    return "planning-turn"


@rule("ROTC-6.5", "ROTC-6.6", "ROTC-6.7", "ROTC-6.9", "ROTC-6.11")
def planning_turn(city: City) -> Procedure[str]:
    """The player whose turn it is lays one Plan marker on top of the stack of a district in play."""
    district = yield from ask(lambda: One("place-plan", city.turn, districts(city)))
    move(owned("plan-marker", city.turn), city.stock[city.turn], city.plan_field[district])
    city.announce("plan-placed", seat=city.turn, district=district)
    return after_placing(city)


@rule("ROTC-6.2", "ROTC-6.3", "ROTC-6.4", "ROTC-6.8")
def after_placing(city: City) -> str:
    """The next player clockwise places, until all have placed their markers; then the Action phase begins."""
    if all(plans_placed(city, player) >= plans_to_place(city) for player in city.players):
        city.turn = city.first_cultist
        return "action-turn"
    city.turn = city.left_of(city.turn)
    return "planning-turn"
