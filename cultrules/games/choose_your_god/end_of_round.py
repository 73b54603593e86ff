"""Chapter 6: who has won, and what is made ready for another round."""

from __future__ import annotations

from cultrules.kernel.points import end_span
from cultrules.kernel.procedures import Procedure, Result, rule
from cultrules.kernel.tables import move_all, take

from .altars import altars_of
from .eternal_city import EternalCity, might, mobs
from .setup import has_empty_slot, name_first_player, open_license


@rule("CYG-6.1", "CYG-6.6", "CYG-6.7")
def end_of_round(city: EternalCity) -> str | Result:
    """If somebody fulfils a condition the game is over; else open Licenses make room for others, if a slot is empty."""
    victor = winner_of_the_game(city)
    if victor is not None:
        return Result((victor,))
    city.announce("round-ended")
    if sum(city.license_row.values()) < city.number("open-licenses"):
        for card in sorted(city.license_row):
            take(card, city.license_row)
            city.license_deck.put_at_bottom(card)
    return "palace"


@rule("CYG-6.6")
def palace(city: EternalCity) -> Procedure[str]:
    """One more License is laid open, until every slot has one; then a new round begins."""
    if not has_empty_slot(city):
        return new_round(city)
    yield from open_license(city)
    return "palace"


@rule("CYG-6.9", "CYG-6.10", "CYG-6.11")
def new_round(city: EternalCity) -> str:
    """Priests on sheets are free, what held for the round ends, and the First Player is named."""
    for seat in city.players:
        clear_sheet(city, seat)
    end_span(city, "round")
    city.placed.clear()
    city.prayed.clear()
    name_first_player(city, city.latest_winner or city.first_player)
    city.latest_winner = None
    city.round += 1
    return "celebration"


@rule("CYG-6.5")
def winner_of_the_game(city: EternalCity) -> str | None:
    """Among those who fulfil a condition the one with the highest Divine Might."""
    able = [seat for seat in city.players if fulfils(city, seat)]
    return max(able, key=lambda seat: might(city, seat)) if able else None


@rule("CYG-6.2", "CYG-6.3", "CYG-6.4")
def fulfils(city: EternalCity, seat: str) -> bool:
    """Five Altars, four Mobs, or the second Summoning."""
    altars, armies = len(altars_of(city, seat)), mobs(city, seat)
    enough = altars >= city.number("altars-to-win") or armies >= city.number("mobs-to-win")
    return enough or seat in city.summoned_twice


@rule("CYG-6.8")
def clear_sheet(city: EternalCity, seat: str) -> None:
    """Priests on the Cult sheet are free again."""
    move_all(city.sheet[seat], city.free_pool[seat])
