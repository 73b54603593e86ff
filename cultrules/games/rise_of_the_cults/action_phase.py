"""Chapter 7: the Action phase."""

from __future__ import annotations

from collections.abc import Callable

from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import One, Some
from cultrules.kernel.tables import count_of, move, owned, put

from .augmentation import augmentation, can_augment
from .city import TOKENS, City, districts, own_on_top
from .dominance import can_dominate, dominance
from .influence import can_influence, influence
from .preparation import can_prepare, preparation
from .turns import next_turn

Plan = Callable[[City, str], Procedure[None]]


@rule("ROTC-7.1", "ROTC-7.5", "ROTC-7.7", "ROTC-7.14")
def action_turn(city: City) -> Procedure[str]:
    """The player takes a Plan marker off the top of a stack and carries the Plan out or forfeits it; else passes."""
    if not takable(city):
        return pass_turn(city)
    district = yield from ask(lambda: One("take-plan", city.turn, takable(city)))
    plan = yield from ask(lambda: One("use-plan", city.turn, plans_in(city, district)))
    move(owned("plan-marker", city.turn), city.plan_field[district], city.plan_board[plan])
    city.announce("plan-used", seat=city.turn, district=district, **{"plan-area": plan})
    if plan == "dominance":
        return dominance(city, district)
    yield from PLANS[plan](city, district)
    return next_turn(city)


@rule("ROTC-7.2", "ROTC-7.3")
def takable(city: City) -> tuple[str, ...]:
    """The districts in which the stack has a marker of the player on top."""
    return tuple(district for district in districts(city) if own_on_top(city, city.turn, district))


@rule("ROTC-7.4")
def pass_turn(city: City) -> str:
    """The player has no marker on top of a stack, and passes."""
    city.announce("passed", seat=city.turn)
    return next_turn(city)


@rule("ROTC-7.8", "ROTC-7.9", "ROTC-7.10", "ROTC-7.11", "ROTC-7.13")
def plans_in(city: City, district: str) -> tuple[str, ...]:
    """What a marker from this district can be used for: any Plan that is possible and not used up, or the Bluff."""
    possible = [plan for plan, condition in CONDITIONS.items() if condition(city, city.turn, district)]
    return (*(plan for plan in possible if not used_up(city, plan)), "bluff")


def used_up(city: City, plan: str) -> bool:
    """Has the player as many markers in this area as are allowed?"""
    placed = count_of(city.plan_board[plan], "plan-marker", seat=city.turn)
    return placed >= city.number("plans-of-a-kind")


@rule("ROTC-7.12", "ROTC-3.15")
def bluff(city: City, _district: str) -> Procedure[None]:
    """Instead of a Plan the player takes any two Cultist tokens behind the screen."""
    most = city.number("bluff-tokens")
    pool = {"tokens": dict.fromkeys(TOKENS, most)}
    taken = yield from ask(lambda: Some("bluff", city.turn, pool, most, most))
    for token, count in taken["tokens"].items():
        put(token, city.screen[city.turn], count)
    city.announce("tokens-taken", seat=city.turn, number=most)


CONDITIONS: dict[str, Callable[[City, str, str], bool]] = {
    "augmentation": can_augment,
    "preparation": can_prepare,
    "influence": can_influence,
    "dominance": can_dominate,
}
"""For each Plan when it can be named."""
PLANS: dict[str, Plan] = {
    "augmentation": augmentation,
    "preparation": preparation,
    "influence": influence,
    "bluff": bluff,
}
"""What each Plan does; Dominance goes on in stages of its own."""
