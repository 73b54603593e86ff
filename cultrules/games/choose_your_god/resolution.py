"""Chapter 5: the Resolution Phase."""

from __future__ import annotations

from cultrules.kernel.points import end_span, permitted
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, One
from cultrules.kernel.tables import exchange, kind_of, number_on

from .actions import carry_out, playable
from .eternal_city import (
    ALTAR,
    EternalCity,
    in_order,
    is_present,
    keep_influence,
    locations,
    number_of,
    receive,
    send_home,
    takes_part,
    without_coins,
)
from .influence import present, winner
from .locations import can_use, use_benefit


@rule("CYG-5.1", "CYG-5.2", "CYG-5.3", "CYG-12.9")
def resolution(city: EternalCity) -> str:
    """The next Location in which anybody who takes part has something becomes active; after the last the round ends."""
    done = number_of(city, city.active) if city.active is not None else 0
    for location in locations(city)[done:]:
        if any(takes_part(city, seat) and is_present(city, seat, location) for seat in city.players):
            city.active = location
            city.turn = in_order(city)[0]
            city.announce("location-opened", location=location)
            return "action"
    city.active = None
    return "end-of-round"


@rule("CYG-5.4", "CYG-5.5", "CYG-5.6", "CYG-5.7", "CYG-12.7")
def action(city: EternalCity) -> Procedure[str]:
    """The player may act once; when all have had the chance the winner is determined."""
    chosen = yield from ask(lambda: One("act", city.turn, (*playable(city, city.turn), NOTHING)))
    if chosen == NOTHING:
        city.announce("action-left", seat=city.turn)
    else:
        yield from carry_out(city, city.turn, chosen)
    order = in_order(city)
    if city.turn != order[-1]:
        city.turn = order[order.index(city.turn) + 1]
        return "action"
    return determine(city)


@rule("CYG-5.9", "CYG-5.12", "CYG-5.13")
def determine(city: EternalCity) -> str:
    """The winner is named, and has the benefit."""
    city.winner_here = winner(city, city.here)
    collect_coins(city)
    if city.winner_here is None:
        city.announce("location-lost", location=city.here)
        return "alms"
    city.announce("location-won", seat=city.winner_here, location=city.here)
    city.latest_winner = city.winner_here
    return next_benefit(city)


@rule("CYG-7.6")
def collect_coins(city: EternalCity) -> None:
    """The Coins under Priests in the Active Location go to the reserve."""
    ground = city.ground[city.here]
    for key in [each for each in ground if number_on(each, "coins")]:
        exchange(key, without_coins(key), ground)
        keep_influence(city, ground, key, without_coins(key))


@rule("CYG-5.14", "CYG-5.16", "CYG-10.5", "CYG-11.19")
def next_benefit(city: EternalCity) -> str:
    """The winner has the benefit first, then those who have it without winning, clockwise from the First Player."""
    waiting = [seat for seat in beneficiaries(city) if seat not in city.served]
    if not waiting or not permitted(city, "benefit", at=city.here):
        return "alms"
    city.turn = waiting[0]
    return "benefit"


@rule("CYG-10.5", "CYG-10.6", "CYG-10.16")
def beneficiaries(city: EternalCity) -> list[str]:
    """The winner, and those with leave to use the benefit without winning, if it is of use to them."""
    assert city.winner_here is not None
    losers = [seat for seat in present(city, city.here) if seat != city.winner_here]
    others = [seat for seat in losers if has_community(city, seat) and can_use(city, seat, city.here)]
    return [city.winner_here, *others]


def has_community(city: EternalCity, seat: str) -> bool:
    """May the Cult use the benefit of the Active Location also after losing there?"""
    return permitted(city, "benefit-without-winning", seat, city.here)


@rule("CYG-5.13", "CYG-5.16", "CYG-10.7")
def benefit(city: EternalCity) -> Procedure[str]:
    """The player whose turn it is uses the benefit of the Active Location, or leaves it."""
    seat = city.turn
    used = yield from use_benefit(city, seat, city.here)
    if used and seat != city.winner_here and city.ruling("A-42"):
        give_alms(city, seat)
    city.served.append(seat)
    return next_benefit(city)


@rule("CYG-5.14", "CYG-5.15", "CYG-5.17", "CYG-5.19", "CYG-10.7", "CYG-11.19")
def alms(city: EternalCity) -> str:
    """The others are consoled; then all Priests go home, and what held for the Location ends."""
    for seat in consoled(city):
        give_alms(city, seat)
    for key, count in list(city.ground[city.here].items()):
        for _ in range(count if kind_of(key) != ALTAR else 0):
            send_home(city, city.here, key)
    end_span(city, "location")
    city.winner_here = None
    city.served.clear()
    return "resolution"


@rule("CYG-5.14")
def give_alms(city: EternalCity, seat: str) -> None:
    """The player gets the alms of the Active Location."""
    number = city.agreement.book.counts("alms")[city.here]
    receive(city, seat, number)
    city.announce("alms-given", seat=seat, number=number)


@rule("CYG-5.14", "CYG-5.15", "CYG-10.7", "CYG-12.8")
def consoled(city: EternalCity) -> list[str]:
    """Those who have something there and did not win, without holders of a Community; nobody if there is no winner."""
    if city.winner_here is None or not permitted(city, "alms", at=city.here):
        return []
    losers = [seat for seat in present(city, city.here) if seat != city.winner_here]
    return [seat for seat in losers if not has_community(city, seat)]
