"""Chapter 12: the Hiding phase."""

from __future__ import annotations

from cultrules.kernel.points import end_span, number_at
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import Some
from cultrules.kernel.tables import move, move_all, owner_of

from .city import City
from .city_phase import lay_city_card_aside
from .general_rules import return_tokens


@rule("ROTC-12.2", "ROTC-12.3", "ROTC-12.4")
def hiding(city: City) -> Procedure[str]:
    """The player discards the hand and keeps at most five Cultist tokens; after the last one the round ends."""
    if excess(city):
        dropped = yield from ask(lambda: drops(city))
        return_tokens(city, city.turn, dropped["tokens"])
    discard_hand(city)
    city.turn = city.left_of(city.turn)
    return "hiding" if city.turn != city.first_cultist else end_round(city)


def excess(city: City) -> int:
    """How many Cultist tokens the player has above the limit."""
    return max(0, sum(city.screen[city.turn].values()) - number_at(city, "token-limit"))


def drops(city: City) -> Some:
    """Exactly the tokens above the limit are returned."""
    return Some("drop-tokens", city.turn, {"tokens": dict(city.screen[city.turn])}, excess(city), excess(city))


@rule("ROTC-12.1")
def discard_hand(city: City) -> None:
    """All cards of the hand go to the own discard pile."""
    city.announce("hand-discarded", seat=city.turn, number=sum(city.hand[city.turn].values()))
    move_all(city.hand[city.turn], city.discard_pile[city.turn])


@rule("ROTC-12.5", "ROTC-12.6", "ROTC-12.7", "ROTC-12.8", "ROTC-12.9")
def end_round(city: City) -> str:
    """Plan markers go back, what lasted a round ends, the First Cultist marker moves on, and a new round begins."""
    for area in city.plan_board.values():
        for marker, count in list(area.items()):
            move(marker, area, city.stock[owner_of(marker, city.players)], count)
    end_span(city, "round")
    lay_city_card_aside(city)
    city.first_cultist = city.turn = city.left_of(city.first_cultist)
    city.round += 1
    return "city"
