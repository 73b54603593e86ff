"""Chapter 8: the Augmentation Plan."""

from __future__ import annotations

from cultrules.kernel.points import number_at
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import Bag, Some, worth
from cultrules.kernel.tables import move

from .city import City, investigators_in, is_present
from .general_rules import pay, purse
from .moments import may_use_cards


@rule("ROTC-8.1")
def can_augment(city: City, player: str, district: str) -> bool:
    """The player has a Cult Site or a Ritual in the district."""
    return is_present(city, player, district)


@rule("ROTC-8.14", "ROTC-14.6")
def augmentation(city: City, district: str) -> Procedure[None]:
    """The player may acquire cards of the district, and then may destroy a card."""
    yield from may_use_cards(city, "augmentation", city.turn, district=district)
    before = dict(city.discard_pile[city.turn])
    yield from acquire(city, district)
    yield from destroy(city, before)


@rule("ROTC-8.2", "ROTC-8.10")
def acquire(city: City, district: str) -> Procedure[None]:
    """The player chooses up to two different cards, pays for them together, and takes them."""
    acquired: Bag = {}
    for most in city.ruling("A-04")(city.number("acquired-cards")):
        chosen = yield from choose_and_pay(city, district, acquired, most)
        if not chosen:
            break
        acquired |= chosen
    take_into_hand(city, district, acquired)


@rule("ROTC-8.9")
def choose_and_pay(city: City, district: str, acquired: Bag, most: int) -> Procedure[Bag]:
    """The player chooses up to so many more cards and pays for them with one payment."""
    if not wares(city, district, acquired):
        return {}
    chosen = yield from ask(lambda: offer(city, district, acquired, most))
    cost = worth(chosen, prices(city, district)).get("power", 0)
    if cost:
        yield from pay(city, city.turn, cost)
    return chosen.get("cards", {})


def offer(city: City, district: str, acquired: Bag, most: int) -> Some:
    """What the player can choose from, and pay for."""
    among = {"cards": wares(city, district, acquired)}
    purse_ = {"power": purse(city, city.turn)}
    return Some("acquire", city.turn, among, 0, most, prices(city, district), purse_)


@rule("ROTC-8.3", "ROTC-8.4")
def wares(city: City, district: str, acquired: Bag) -> Bag:
    """One of each card of the district that this Plan has not acquired yet."""
    return {card: 1 for card in city.district_cards[district] if card not in acquired}


def prices(city: City, district: str) -> dict[str, Bag]:
    """What each card of the district costs."""
    return {card: {"power": cost_of(city, card, district)} for card in city.district_cards[district]}


@rule("ROTC-8.5", "ROTC-8.6", "ROTC-8.7")
def cost_of(city: City, card: str, district: str) -> int:
    """A card's base cost, and one more for each Investigator in the district."""
    surcharge = city.number("investigator-surcharge") * investigators_in(city, district)
    return city.base_cost(card) + number_at(city, "card-surcharge") + surcharge


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
