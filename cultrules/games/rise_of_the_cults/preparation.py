"""Chapter 9: the Preparation Plan."""

from __future__ import annotations

from cultrules.kernel.points import number_at
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, One
from cultrules.kernel.tables import count_of, move, number_on, owned

from .city import LEVELS, RITUALS, City, has_free_ritual_field, investigators_in
from .city_phase import advance_investigator
from .general_rules import pay, purse
from .moments import may_use_cards

SITE = "cult-site"


@rule("ROTC-9.10")
def can_prepare(city: City, player: str, district: str) -> bool:
    """Something can be prepared there at the cost that will be valid after the advance."""
    possible = preparable(city, player, district, about_to_arrive(city, district))
    return bool(possible) or not city.ruling("A-02")


@rule("ROTC-9.2")
def about_to_arrive(city: City, district: str) -> int:
    """How many Investigators arrive in the district if its track advances: one, or none."""
    last = city.number("track-advance")
    return sum(number_on(on_track, "field") <= last for on_track in city.investigation_track[district])


@rule("ROTC-9.1", "ROTC-9.8", "ROTC-9.9", "ROTC-14.18")
def preparation(city: City, district: str) -> Procedure[None]:
    """The Investigator advances; then the player prepares a Cult Site, a Ritual, or one after the other."""
    advance_investigator(city, district)
    yield from may_use_cards(city, "preparation", city.turn, district=district)
    first = yield from ask(lambda: One("prepare", city.turn, choices(city, district, city.ruling("A-02"))))
    if first == NOTHING:
        return
    yield from prepare(city, district, first)
    if first == SITE:
        second = yield from ask(lambda: One("prepare", city.turn, choices(city, district, False)))
        if second != NOTHING:
            yield from prepare(city, district, second)


def choices(city: City, district: str, must: bool) -> tuple[str, ...]:
    """What the player can prepare in the district now, or nothing, unless something must be and still can."""
    possible = preparable(city, city.turn, district, 0)
    return possible if possible and must else (*possible, NOTHING)


@rule("ROTC-9.3", "ROTC-9.5", "ROTC-9.7", "ROTC-1.2")
def preparable(city: City, player: str, district: str, arriving: int) -> tuple[str, ...]:
    """A Cult Site where the player has none, or a Ritual beside an own Cult Site: in stock, with room, and payable."""
    has_site = count_of(city.cult_site_fields[district], SITE, seat=player) > 0
    open_ = RITUALS if has_site and has_free_ritual_field(city, district) else () if has_site else (SITE,)
    return tuple(
        piece
        for piece in open_
        if count_of(city.stock[player], piece, seat=player)
        and preparation_cost(city, piece, investigators_in(city, district) + arriving) <= purse(city, player)
    )


@rule("ROTC-9.4", "ROTC-9.6")
def preparation_cost(city: City, piece: str, investigators: int) -> int:
    """Five for a Cult Site, the level for a Ritual, and one more for each Investigator."""
    base = number_at(city, "site-cost") if piece == SITE else LEVELS[piece] + number_at(city, "ritual-surcharge")
    return base + city.number("investigator-surcharge") * investigators


@rule("ROTC-9.11")
def prepare(city: City, district: str, piece: str) -> Procedure[None]:
    """The player pays for one thing and places it."""
    yield from pay(city, city.turn, preparation_cost(city, piece, investigators_in(city, district)))
    fields = city.cult_site_fields if piece == SITE else city.ritual_fields
    move(owned(piece, city.turn), city.stock[city.turn], fields[district])
    if piece == SITE:
        city.announce("site-placed", seat=city.turn, district=district)
    else:
        city.announce("ritual-placed", seat=city.turn, piece=piece, district=district)
