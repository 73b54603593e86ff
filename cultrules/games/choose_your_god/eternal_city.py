"""The table of Choose Your God: the Eternal City with its thirteen Locations, and what the Cults have.

city.ground["ruins"]            the Priests and Altars there: {"priest-token+red+strength=2": 1, "altar+red": 1}
city.purse["red"]               Red's Coins: {"coin-token": 5}
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cultrules.kernel.decks import Deck
from cultrules.kernel.points import number_at, permitted
from cultrules.kernel.procedures import rule
from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Table, count_of, kind_of, marked, marks_of, number_on, owned, owner_of, put, take

TOKEN, PATRIARCH, ALTAR, FOLLOWER, MOB, COIN = (
    "priest-token",
    "patriarch",
    "altar",
    "follower",
    "fanatical-mob",
    "coin-token",
)
TURNED, FACE_DOWN = "turned", "face-down"


@dataclass(slots=True, kw_only=True)
class EternalCity(Table):
    """Everything on and around the board; its fields are the zones and facts of the lexicon."""

    round: int
    first_player: str
    turn: str
    active: str | None = None
    winner_here: str | None = None
    latest_winner: str | None = None
    placed: list[str] = field(default_factory=list)
    prayed: list[str] = field(default_factory=list)
    served: list[str] = field(default_factory=list)
    summoned_twice: list[str] = field(default_factory=list)
    ground: dict[str, Bag]
    altar_base: dict[str, Bag]
    free_pool: dict[str, Bag]
    sheet: dict[str, Bag]
    sheet_field: dict[str, Bag]
    following: dict[str, Bag]
    mobs: dict[str, Bag]
    purse: dict[str, Bag]
    hand: dict[str, Bag]
    license_field: dict[str, Bag]
    supremacy_field: dict[str, Bag]
    miracle_deck: Deck
    intrigue_deck: Deck
    license_deck: Deck
    license_row: Bag
    reserve: Bag
    box: Bag

    @property
    def here(self) -> str:
        """The Active Location, where there must be one."""
        assert self.active is not None
        return self.active


def locations(city: EternalCity) -> list[str]:
    """All Locations in the order of their numbers."""
    return city.agreement.book.texts("locations")


def number_of(city: EternalCity, location: str) -> int:
    """The number of a Location."""
    return locations(city).index(location) + 1


def in_order(city: EternalCity) -> tuple[str, ...]:
    """Those who take part in the round, clockwise from the First Player."""
    return tuple(seat for seat in city.clockwise_from(city.first_player) if takes_part(city, seat))


@rule("CYG-12.6", "CYG-12.12")
def takes_part(city: EternalCity, seat: str) -> bool:
    """Who celebrates takes no part in the round."""
    return permitted(city, "participation", seat)


# ---- What a Cult has -------------------------------------------------------------------------------------------------


def coins(city: EternalCity, seat: str) -> int:
    """How many Coins the player has."""
    return count_of(city.purse[seat], COIN)


@rule("CYG-1.9")
def receive(city: EternalCity, seat: str, number: int) -> None:
    """The player gets so many Coins."""
    if number:
        put(COIN, city.purse[seat], number)


def spend(city: EternalCity, seat: str, number: int) -> None:
    """The player gives away so many Coins, which must be there."""
    if number:
        take(COIN, city.purse[seat], number)


def followers(city: EternalCity, seat: str) -> int:
    """How many Followers the Cult has."""
    return count_of(city.following[seat], FOLLOWER, seat=seat)


@rule("CYG-1.1")
def gain_followers(city: EternalCity, seat: str, number: int) -> int:
    """So many Followers join the Cult, as far as the reserve has any; returns how many."""
    follower = owned(FOLLOWER, seat)
    number = min(number, city.reserve.get(follower, 0))
    if number:
        take(follower, city.reserve, number)
        put(follower, city.following[seat], number)
    return number


@rule("CYG-1.8")
def lose_followers(city: EternalCity, seat: str, number: int) -> int:
    """The Cult loses so many Followers, or all it has; returns how many."""
    follower = owned(FOLLOWER, seat)
    number = min(number, followers(city, seat))
    if number:
        take(follower, city.following[seat], number)
        put(follower, city.reserve, number)
    return number


def mobs(city: EternalCity, seat: str) -> int:
    """How many Fanatical Mobs the Cult has."""
    return count_of(city.mobs[seat], MOB)


def sheet_of(city: EternalCity, seat: str) -> str:
    """The key of the player's Cult sheet; empty before it was given out."""
    return next(iter(city.sheet_field[seat]), "")


def cult_of(city: EternalCity, seat: str) -> str:
    """The Cult that the player leads."""
    return kind_of(sheet_of(city, seat)).removesuffix("-sheet")


def is_dark(city: EternalCity, seat: str) -> bool:
    """Is the dark side of the player's sheet up?"""
    return TURNED in marks_of(sheet_of(city, seat))


def might(city: EternalCity, seat: str) -> int:
    """The Divine Might of the side that is up."""
    return city.agreement.book.counts("dark-might" if is_dark(city, seat) else "light-might")[cult_of(city, seat)]


# ---- Priests ---------------------------------------------------------------------------------------------------------


def token(seat: str, strength: int) -> str:
    """The key of a Priest token."""
    return marked(TOKEN, seat, f"strength={strength}")


def shown(key: str, seat: str) -> str:
    """How a player names an own Priest: without the owner."""
    return marked(kind_of(key), *(mark for mark in marks_of(key) if mark != seat))


def of_seat(shown: str, seat: str) -> str:
    """The key of a Priest as its owner names it."""
    return marked(kind_of(shown), seat, *marks_of(shown))


@rule("CYG-1.3", "CYG-12.1", "CYG-10.1")
def patriarch_strength(city: EternalCity, seat: str) -> int:
    """As many as the Cult has Followers, and what cards add."""
    return followers(city, seat) + number_at(city, "patriarch-strength", seat)


def owner(city: EternalCity, key: str) -> str:
    """Whose Priest or Altar it is."""
    return owner_of(key, city.players)


@rule("CYG-1.2")
def strength(city: EternalCity, key: str) -> int:
    """How strong a Priest, a Patriarch or an Altar is."""
    if kind_of(key) == PATRIARCH:
        return patriarch_strength(city, owner(city, key))
    return city.number("altar-strength") if kind_of(key) == ALTAR else number_on(key, "strength")


def pieces_of(city: EternalCity, seat: str, location: str) -> Bag:
    """The Priests and Altars of a Cult in a Location."""
    return {key: count for key, count in city.ground[location].items() if owner(city, key) == seat}


def priests_of(city: EternalCity, seat: str, location: str) -> Bag:
    """The Priests of a Cult in a Location, the Patriarch among them."""
    return {key: count for key, count in pieces_of(city, seat, location).items() if kind_of(key) != ALTAR}


def tokens_in(city: EternalCity, bag: Bag) -> tuple[str, ...]:
    """The Priest tokens among some pieces, weakest first."""
    found = [key for key in bag if kind_of(key) == TOKEN]
    return tuple(sorted(found, key=lambda key: (strength(city, key), key)))


@rule("CYG-5.2", "CYG-8.4")
def is_present(city: EternalCity, seat: str, location: str) -> bool:
    """Has the Cult a Priest or an Altar there?"""
    counts: bool = city.ruling("A-23")([strength(city, key) for key in pieces_of(city, seat, location)])
    return counts


@rule("CYG-5.17", "CYG-5.18", "CYG-7.7")
def send_home(city: EternalCity, location: str, key: str) -> None:
    """A Priest goes back to its owner and is free; Coins under it are gone."""
    take(key, city.ground[location])
    put(without_coins(key), city.free_pool[owner(city, key)])


def without_coins(key: str) -> str:
    """The Priest without the Coins under it."""
    return marked(kind_of(key), *(mark for mark in marks_of(key) if not mark.startswith("coins=")))


@rule("CYG-7.13", "CYG-1.6", "CYG-1.7", "CYG-1.4")
def stronger(city: EternalCity, key: str, by: int) -> str:
    """The token for which a Priest token is swapped to be stronger; the same one if the reserve has none, or at 5."""
    most = city.number("most-strength")
    wanted = token(owner(city, key), min(number_on(key, "strength") + by, most))
    return wanted if city.reserve.get(wanted, 0) else without_coins(key)


def swap_token(city: EternalCity, bag: Bag, key: str, other: str) -> str:
    """A token of the reserve takes the place of a Priest token, which stays the same Priest, Coins under it and all."""
    if other == without_coins(key):
        return key
    stacked = [mark for mark in marks_of(key) if mark.startswith("coins=")]
    changed = marked(kind_of(other), *marks_of(other), *stacked)
    take(key, bag)
    put(without_coins(key), city.reserve)
    take(other, city.reserve)
    put(changed, bag)
    keep_influence(city, bag, key, changed)
    return changed


@rule("CYG-9.7")
def keep_influence(city: EternalCity, bag: Bag, before: str, after: str) -> None:
    """What adds to the Influence of a Priest goes on doing so when its token, or what lies under it, has changed."""
    for each in city.modifiers:
        if each.get("of") == before and before not in bag:
            each["of"] = after
