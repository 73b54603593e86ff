"""Chapter 4: the City phase, and how Investigators come nearer."""

from __future__ import annotations

from cultrules.effects.running import resolve
from cultrules.effects.scopes import Spot
from cultrules.kernel.procedures import Procedure, draw, rule
from cultrules.kernel.tables import move_all, number_on, put, take

from .city import City, districts


@rule("ROTC-4.2", "ROTC-4.3", "ROTC-4.8", "ROTC-14.16")
def city_phase(city: City) -> Procedure[str]:
    """A City card is revealed, Investigators advance in the districts that it marks, and what it says happens."""
    card = yield from draw("reveal-city", lambda: city.city_deck)
    put(card, city.city_card)
    city.announce("city-card-revealed", piece=card)
    for district in city.card(card).marks:
        if district in districts(city):
            advance_investigator(city, district)
    city.turn = city.first_cultist
    yield from resolve(city, card, city.first_cultist, Spot("city-card"))
    return "mobilization"


@rule("ROTC-4.6", "ROTC-4.7")
def lay_city_card_aside(city: City) -> None:
    """The City card of the round is laid aside; when the deck is empty, the cards laid aside are shuffled."""
    move_all(city.city_card, city.city_discard)
    if not len(city.city_deck):
        city.city_deck.shuffle_in(city.city_discard)
        city.city_discard.clear()


@rule("ROTC-4.4", "ROTC-4.5", "ROTC-3.20")
def advance_investigator(city: City, district: str) -> None:
    """The Investigator on the track moves on by a field; one who arrives joins the others, and a new one begins."""
    on_track = next(iter(city.investigation_track[district]), None)
    if on_track is None:
        return
    take(on_track, city.investigation_track[district])
    left = number_on(on_track, "field") - city.number("track-advance")
    if left >= city.number("first-track-field"):
        put(city.on_field(left), city.investigation_track[district])
        city.announce("investigator-advanced", district=district)
    else:
        put("investigator", city.investigators[district])
        put(city.on_start_field(), city.investigation_track[district])
        city.announce("investigator-arrived", district=district)
