"""Chapter 8: the Augmentation Plan."""

from __future__ import annotations

from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import Bag, Some, worth
from cultrules.kernel.tables import move

from .city import City, investigators_in, is_present
from .general_rules import pay, purse


@rule("ROTC-8.1")
def can_augment(city: City, player: str, district: str) -> bool:
    """The player has a Cult Site or a Ritual in the district."""
    return is_present(city, player, district)


@rule("ROTC-8.14")
def augmentation(city: City, district: str) -> Procedure[None]:
    """The player may acquire cards of the district, and then may destroy a card."""
    before = dict(city.discard_pile[city.turn])
    yield from acquire(city, district)
    yield from destroy(city, before)


@rule("ROTC-8.2", "ROTC-8.3", "ROTC-8.4", "ROTC-8.9", "ROTC-8.10")
def acquire(city: City, district: str) -> Procedure[None]:
    """The player takes up to two different cards and pays for both together."""
    if not city.district_cards[district]:
        return
    chosen = yield from ask(
        lambda: Some(
            "acquire",
            city.turn,
            {"cards": dict.fromkeys(city.district_cards[district], 1)},
            0,
            city.number("acquired-cards"),
            price=prices(city, district),
            purse={"power": purse(city, city.turn)},
        )
    )
    cost = worth(chosen, prices(city, district)).get("power", 0)
    if cost:
        yield from pay(city, city.turn, cost)
    take_into_hand(city, district, chosen.get("cards", {}))


def prices(city: City, district: str) -> dict[str, Bag]:
    """What each card of the district costs."""
    return {card: {"power": cost_of(city, card, district)} for card in city.district_cards[district]}


@rule("ROTC-8.5", "ROTC-8.6", "ROTC-8.7")
def cost_of(city: City, card: str, district: str) -> int:
    """A card's base cost, and one more for each Investigator in the district."""
    surcharge = city.number("investigator-surcharge") * investigators_in(city, district)
    return city.base_cost(card) + surcharge


@rule("ROTC-8.8", "ROTC-3.9", "ROTC-3.10")
def take_into_hand(city: City, district: str, cards: Bag) -> None:
    """The acquired cards go into the hand, after the payment and so too late for it."""
    for card, count in cards.items():
        move(card, city.district_cards[district], city.hand[city.turn], count)
        city.announce("card-acquired", count, seat=city.turn, piece=card, district=district)


@rule("ROTC-8.11", "ROTC-8.12", "ROTC-8.13")
def destroy(city: City, before: Bag) -> Procedure[None]:
    """The player may lay one card of the discard pile back into the box."""
    if not city.discard_pile[city.turn]:
        return
    chosen = yield from ask(
        lambda: Some(
            "destroy",
            city.turn,
            {"cards": city.ruling("A-12")(city.discard_pile[city.turn], before)},
            0,
            city.number("destroyed-cards"),
        )
    )
    for card, count in chosen.get("cards", {}).items():
        move(card, city.discard_pile[city.turn], city.box, count)
        city.announce("card-destroyed", count, seat=city.turn, piece=card)
