"""Chapter 10: the Influence Plan."""

from __future__ import annotations

from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, One
from cultrules.kernel.tables import count_of, move, owned

from .augmentation import destroy
from .city import NEXT_LEVEL, City, has_free_ritual_field
from .general_rules import discard_drawn_disorganization, draw_card
from .moments import may_use_cards
from .rituals import move_ritual, rituals_elsewhere


@rule("ROTC-10.1")
def can_influence(city: City, player: str, district: str) -> bool:
    """There is a free Ritual field in the district."""
    allowed: bool = city.ruling("A-01")(has_free_ritual_field(city, district))
    return allowed


@rule("ROTC-10.2", "ROTC-14.18")
def influence(city: City, district: str) -> Procedure[None]:
    """The player may move a Ritual here, which grows, and may draw or destroy a card."""
    yield from may_use_cards(city, "influence", city.turn, district=district)
    if has_free_ritual_field(city, district) and rituals_elsewhere(city, city.turn, district):
        yield from move_here(city, district)
    yield from draw_or_destroy(city)


@rule("ROTC-10.2", "ROTC-10.3", "ROTC-10.5", "ROTC-10.6")
def move_here(city: City, district: str) -> Procedure[None]:
    """An own Ritual of another district comes here and is exchanged for one of the next level, if there is one."""
    chosen = yield from ask(
        lambda: One("move-ritual", city.turn, (*rituals_elsewhere(city, city.turn, district), NOTHING))
    )
    if chosen == NOTHING:
        return
    ritual = move_ritual(city, city.turn, chosen, district)
    higher = NEXT_LEVEL.get(ritual)
    if higher is not None and count_of(city.stock[city.turn], higher, seat=city.turn):
        raise_ritual(city, ritual, higher, district)


@rule("ROTC-10.4")
def raise_ritual(city: City, ritual: str, higher: str, district: str) -> None:
    """The marker of the old level goes to stock, and one of the next level takes its place."""
    move(owned(ritual, city.turn), city.ritual_fields[district], city.stock[city.turn])
    move(owned(higher, city.turn), city.stock[city.turn], city.ritual_fields[district])
    city.announce("ritual-raised", seat=city.turn, piece=higher)


@rule("ROTC-10.7", "ROTC-10.8", "ROTC-10.9")
def draw_or_destroy(city: City) -> Procedure[None]:
    """The player may draw a card or destroy one of the own discard pile."""
    gain = yield from ask(lambda: One("gain", city.turn, gains(city)))
    if gain == "draw":
        for _ in range(city.number("influence-draw")):
            card = yield from draw_card(city, city.turn)
            city.announce("cards-drawn", seat=city.turn, number=int(card is not None))
            discard_drawn_disorganization(city, city.turn)
    elif gain == "destroy":
        yield from destroy(city, dict(city.discard_pile[city.turn]))


def gains(city: City) -> tuple[str, ...]:
    """Drawing if there is a card to draw, destroying if there is one to destroy, or neither."""
    cards = len(city.deck[city.turn]) + len(city.discard_pile[city.turn])
    draw = ("draw",) if cards else ()
    return (*draw, *(("destroy",) if city.discard_pile[city.turn] else ()), NOTHING)
