"""Chapters 3 and 12: the start of a round, and the Intention Phase."""

from __future__ import annotations

from cultrules.effects.events import set_off, window
from cultrules.kernel.points import number_at, permitted
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import One
from cultrules.kernel.tables import move

from .eternal_city import EternalCity, followers, in_order, locations, lose_followers, of_seat, shown

PRAY = "pray"


@rule("CYG-12.3", "CYG-12.4", "CYG-12.5", "CYG-3.1")
def celebration(city: EternalCity) -> Procedure[str]:
    """Whoever has the Supremacy card may celebrate; then the First Player begins, or the next who takes part."""
    for seat in city.clockwise_from(city.first_player):
        yield from window(city, "celebration", seat)
    order = in_order(city)
    if not order:
        return "resolution"
    city.turn = order[0]
    return "intention"


@rule("CYG-3.2", "CYG-3.3", "CYG-3.11", "CYG-4.1")
def intention(city: EternalCity) -> Procedure[str]:
    """The player places one Priest or Prays."""
    answer = yield from ask(lambda: One("intend", city.turn, (*placements(city, city.turn), PRAY)))
    if answer == PRAY:
        city.prayed.append(city.turn)
        city.announce("prayed", seat=city.turn)
        return "deals"
    priest, _, location = answer.partition("@")
    yield from place(city, city.turn, priest, location)
    return next_turn(city)


@rule("CYG-3.4", "CYG-3.5", "CYG-3.9")
def placements(city: EternalCity, seat: str) -> tuple[str, ...]:
    """Each Free Priest with each Location to which it may go: `priest-token+strength=2@ruins`."""
    cost = placement_cost(city, seat)
    if not city.ruling("A-05")(
        followers(city, seat), cost, placements_made(city, seat) >= city.number("free-placements")
    ):
        return ()
    open_ = [location for location in locations(city) if has_access(city, seat, location, cost)]
    free = sorted({shown(key, seat) for key in city.free_pool[seat]})
    return tuple(f"{priest}@{location}" for priest in free for location in open_)


@rule("CYG-3.6", "CYG-10.8", "CYG-3.10")
def has_access(city: EternalCity, seat: str, location: str, cost: int) -> bool:
    """Has the Cult enough Followers for the Location, or leave to do without them?"""
    needed = city.agreement.book.counts("followers-needed")[location]
    counted = city.ruling("A-03")(followers(city, seat), cost)
    return counted >= needed or permitted(city, "access", seat, location)


@rule("CYG-3.7", "CYG-3.8", "CYG-10.4")
def placement_cost(city: EternalCity, seat: str) -> int:
    """How many Followers the next placement costs: none for the first ones."""
    if placements_made(city, seat) < city.number("free-placements"):
        return 0
    return number_at(city, "placement-cost", seat)


def placements_made(city: EternalCity, seat: str) -> int:
    """How many Priests the player has placed in this phase."""
    return city.placed.count(seat)


@rule("CYG-3.10", "CYG-10.10", "CYG-10.15")
def place(city: EternalCity, seat: str, priest: str, location: str) -> Procedure[None]:
    """A Free Priest goes to a Location; then what waits for that happens, and the placement is paid for."""
    key = of_seat(priest, seat)
    cost = placement_cost(city, seat)
    move(key, city.free_pool[seat], city.ground[location])
    fields = {"seat": seat, "piece": priest, "location": location}
    city.announce("priest-placed", **fields)
    yield from set_off(city, "priest-placed", fields)
    city.placed.append(seat)
    if cost:
        lost = lose_followers(city, seat, cost)
        city.announce("follower-paid", seat=seat, number=lost)


@rule("CYG-3.1", "CYG-3.12", "CYG-3.13")
def next_turn(city: EternalCity) -> str:
    """The next player clockwise who has not Prayed is to choose; if all have, the Locations are resolved."""
    waiting = [seat for seat in city.clockwise_from(city.left_of(city.turn)) if seat in still_out(city)]
    if not waiting:
        return "resolution" if city.ruling("A-13") else "late-deals"
    city.turn = waiting[0]
    return "intention"


def still_out(city: EternalCity) -> tuple[str, ...]:
    """Those who take part and have not Prayed."""
    return tuple(seat for seat in in_order(city) if seat not in city.prayed)
