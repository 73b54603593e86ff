"""Chapter 4: Praying and deals."""

from __future__ import annotations

from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, Bag, One, Some
from cultrules.kernel.tables import move, take

from .eternal_city import EternalCity, coins, in_order, locations, mobs, receive, spend
from .intention import next_turn
from .locations import can_use, use_benefit


@rule("CYG-4.5", "CYG-4.7", "CYG-4.8", "CYG-4.12")
def deals(city: EternalCity) -> Procedure[str]:
    """The player who has Prayed may use the benefit of a Location, and then make deals."""
    chosen = yield from ask(lambda: One("prayer-benefit", city.turn, (*reached(city, city.turn), NOTHING)))
    if chosen != NOTHING:
        yield from use_benefit(city, city.turn, chosen)
    if city.ruling("A-13"):
        yield from make_deals(city, city.turn)
    return next_turn(city)


def late_deals(city: EternalCity) -> Procedure[str]:
    """Where deals wait for the end of the phase, all who have Prayed make them now, in turn."""
    for seat in in_order(city):
        yield from make_deals(city, seat)
    return "resolution"


@rule("CYG-4.2", "CYG-4.3", "CYG-4.4", "CYG-4.6")
def reached(city: EternalCity, seat: str) -> tuple[str, ...]:
    """The Locations whose benefit the Cult's Mobs reach, and that can be of use."""
    reach = city.agreement.book.data["reach-of-mobs"].value
    assert isinstance(reach, list)
    step = min(city.ruling("A-08")(mobs(city, seat)), len(reach) - 1)
    return tuple(each for each in locations(city)[: int(reach[step])] if can_use(city, seat, each))


def make_deals(city: EternalCity, seat: str) -> Procedure[None]:
    """Selling comes first, so that what it brings can be spent."""
    yield from sell(city, seat)
    yield from buy(city, seat)


@rule("CYG-4.9", "CYG-4.10")
def sell(city: EternalCity, seat: str) -> Procedure[None]:
    """Any Intrigues of the hand go under their deck for Coins."""
    if not city.hand[seat]:
        return
    sold = yield from ask(lambda: Some("sell", seat, {"cards": intrigues(city, seat)}, 0, number_held(city, seat)))
    for card, count in sold.get("cards", {}).items():
        for _ in range(count):
            take(card, city.hand[seat])
            city.intrigue_deck.put_at_bottom(card)
            receive(city, seat, city.icons(card)["sale-value"])
            city.announce("intrigue-sold", seat=seat, card=card)


def intrigues(city: EternalCity, seat: str) -> Bag:
    """The Intrigues of the hand."""
    return {card: count for card, count in city.hand[seat].items() if city.card(card).kind == "intrigue"}


def number_held(city: EternalCity, seat: str) -> int:
    """How many Intrigues the player holds."""
    return sum(intrigues(city, seat).values())


@rule("CYG-4.11", "CYG-4.13", "CYG-10.2")
def buy(city: EternalCity, seat: str) -> Procedure[None]:
    """Open Licenses come before the player for their price."""
    if not city.license_row:
        return
    bought = yield from ask(lambda: wares(city, seat))
    for card, count in bought.get("cards", {}).items():
        for _ in range(count):
            spend(city, seat, city.base_cost(card))
            move(card, city.license_row, city.license_field[seat])
            city.announce("license-bought", seat=seat, card=card)


def wares(city: EternalCity, seat: str) -> Some:
    """The open Licenses with their prices."""
    prices = {card: {"coin": city.base_cost(card)} for card in city.license_row}
    return Some(
        "buy",
        seat,
        {"cards": dict(city.license_row)},
        0,
        sum(city.license_row.values()),
        prices,
        {"coin": coins(city, seat)},
    )
