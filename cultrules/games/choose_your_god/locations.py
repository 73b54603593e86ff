"""Chapter 7: what each Location gives to whoever wins it."""

from __future__ import annotations

from collections.abc import Callable

from cultrules.kernel.procedures import Procedure, ask, draw, rule
from cultrules.kernel.questions import NOTHING, Bag, One
from cultrules.kernel.tables import exchange, kind_of, marked, marks_of, move, number_on, put, take

from .altars import build, buildable
from .eternal_city import (
    MOB,
    TURNED,
    EternalCity,
    coins,
    followers,
    gain_followers,
    is_dark,
    locations,
    lose_followers,
    might,
    number_of,
    owner,
    priests_of,
    receive,
    send_home,
    sheet_of,
    shown,
    spend,
    stronger,
    swap_token,
    token,
    tokens_in,
    without_coins,
)
from .influence import influence

TAKE = "take"
Benefit = Callable[[EternalCity, str], Procedure[bool]]
"""What a Location gives; says whether the player used it."""


def use_benefit(city: EternalCity, seat: str, location: str) -> Procedure[bool]:
    """The player uses the benefit of a Location, or leaves it; says which."""
    if not can_use(city, seat, location):
        city.announce("benefit-left", seat=seat, location=location)
        return False
    return (yield from BENEFITS[location](city, seat))


def can_use(city: EternalCity, seat: str, location: str) -> bool:
    """Could the benefit be used by this player now?"""
    condition = CONDITIONS.get(location)
    return condition is None or condition(city, seat)


@rule("CYG-5.13")
def takes(city: EternalCity, seat: str, location: str) -> Procedure[bool]:
    """Does the player use a benefit that leaves nothing else to choose?"""
    answer = yield from ask(lambda: One("benefit", seat, (TAKE, NOTHING)))
    tell(city, seat, location, used=answer == TAKE)
    return answer == TAKE


def tell(city: EternalCity, seat: str, location: str, *, used: bool) -> None:
    """All learn whether the benefit is used."""
    city.announce("benefit-used" if used else "benefit-left", seat=seat, location=location)


@rule("CYG-7.1")
def ruins(city: EternalCity, seat: str) -> Procedure[bool]:
    """The top Miracle comes into the hand."""
    used = yield from takes(city, seat, "ruins")
    if used:
        card = kind_of((yield from draw("draw-card", lambda: city.miracle_deck)))
        put(card, city.hand[seat])
        city.announce("cards-drawn", seat=seat, number=1)
    return used


@rule("CYG-7.2")
def slums(city: EternalCity, seat: str) -> Procedure[bool]:
    """A Follower joins."""
    used = yield from takes(city, seat, "slums")
    if used:
        gain_followers(city, seat, city.number("slums-followers"))
    return used


@rule("CYG-7.3", "CYG-7.4", "CYG-7.8", "CYG-7.27")
def thieves(city: EternalCity, seat: str) -> Procedure[bool]:
    """For as many Coins as its number a later Location is won: a Priest carries them there."""
    answer = yield from ask(lambda: One("bribe", seat, (*affordable(city, seat), NOTHING)))
    tell(city, seat, "thieves-district", used=answer != NOTHING)
    if answer == NOTHING:
        return False
    carrier = yield from ask(lambda: One("carry", seat, carriers(city, seat)))
    number = number_of(city, answer)
    spend(city, seat, number)
    key = next(each for each in priests_of(city, seat, "thieves-district") if shown(each, seat) == carrier)
    take(key, city.ground["thieves-district"])
    put(marked(kind_of(key), *marks_of(without_coins(key)), f"coins={number}"), city.ground[answer])
    city.announce("coins-stacked", seat=seat, number=number, location=answer)
    cancel_out(city, answer)
    return True


@rule("CYG-7.8")
def cancel_out(city: EternalCity, location: str) -> None:
    """Two Priests with Coins in one Location go home at once."""
    found = [key for key, count in city.ground[location].items() for _ in range(count) if number_on(key, "coins")]
    if len(found) > 1:
        for key in found:
            send_home(city, location, key)


def affordable(city: EternalCity, seat: str) -> tuple[str, ...]:
    """The later Locations whose number the player can pay."""
    least, most = city.number("least-stacked-coins"), city.number("most-stacked-coins")
    return tuple(each for each in locations(city)[least - 1 : most] if number_of(city, each) <= coins(city, seat))


def carriers(city: EternalCity, seat: str) -> tuple[str, ...]:
    """The player's Priests in the Thieves District."""
    return tuple(sorted({shown(key, seat) for key in priests_of(city, seat, "thieves-district")}))


@rule("CYG-7.9", "CYG-12.11")
def forum(city: EternalCity, seat: str) -> Procedure[bool]:
    """The Supremacy card comes from wherever it is, and lies face up."""
    if not (yield from takes(city, seat, "forum")):
        return False
    for bag in (city.reserve, *city.supremacy_field.values()):
        for key in [each for each in bag if is_supremacy(city, each)]:
            take(key, bag)
            put(kind_of(key), city.supremacy_field[seat])
    city.announce("supremacy-taken", seat=seat)
    return True


def is_supremacy(city: EternalCity, key: str) -> bool:
    """Is it the Supremacy card?"""
    return city.agreement.book.pieces[kind_of(key)].kind == "supremacy-card"


@rule("CYG-7.10", "CYG-7.11", "CYG-7.12")
def temple(city: EternalCity, seat: str) -> Procedure[bool]:
    """A Priest of strength 1 joins, or a Priest token becomes stronger by 1."""
    answer = yield from ask(lambda: One("temple", seat, temple_options(city, seat)))
    tell(city, seat, "temple-district", used=answer != NOTHING)
    if answer == "new":
        take(token(seat, 1), city.reserve)
        put(token(seat, 1), city.free_pool[seat])
    elif answer != NOTHING:
        where = "free" if answer == "free" else "temple-district"
        yield from teach(city, seat, where, city.number("temple-step"))
    return bool(answer != NOTHING)


def temple_options(city: EternalCity, seat: str) -> tuple[str, ...]:
    """What the Temple District can do for the player."""
    step = city.number("temple-step")
    open_ = {
        "new": city.reserve.get(token(seat, 1), 0) > 0,
        "free": bool(pupils(city, seat, "free", step)),
        "here": bool(pupils(city, seat, "temple-district", step)),
        NOTHING: True,
    }
    return tuple(option for option, possible in open_.items() if possible)


@rule("CYG-7.12", "CYG-7.13")
def pupils(city: EternalCity, seat: str, where: str, by: int) -> tuple[str, ...]:
    """The player's Priest tokens, free or in a Location, that can become stronger by so much."""
    found = tokens_in(city, bag_of(city, seat, where))
    return tuple(key for key in found if owner(city, key) == seat and can_learn(city, key, by))


def bag_of(city: EternalCity, seat: str, where: str) -> Bag:
    """Where the player's Priests are taught: among the free ones, or in a Location."""
    return city.free_pool[seat] if where == "free" else city.ground[where]


@rule("CYG-7.13")
def can_learn(city: EternalCity, key: str, by: int) -> bool:
    """Has the reserve the token that it becomes? One of the highest strength stays what it is."""
    strongest = number_on(key, "strength") == city.number("most-strength")
    return strongest or stronger(city, key, by) != without_coins(key)


@rule("CYG-7.12", "CYG-7.13")
def teach(city: EternalCity, seat: str, where: str, by: int) -> Procedure[None]:
    """One Priest token becomes stronger by the token of the reserve, if its player has not swapped that away."""
    chosen = yield from ask(lambda: One("teach", seat, learners(city, seat, where, by) or (NOTHING,)))
    if chosen != NOTHING:
        key = next(each for each in pupils(city, seat, where, by) if shown(each, seat) == chosen)
        swap_token(city, bag_of(city, seat, where), key, stronger(city, key, by))


def learners(city: EternalCity, seat: str, where: str, by: int) -> tuple[str, ...]:
    """Those who can be taught, each once, as their player names them."""
    return tuple(dict.fromkeys(shown(key, seat) for key in pupils(city, seat, where, by)))


@rule("CYG-7.14")
def trade(city: EternalCity, seat: str) -> Procedure[bool]:
    """The merchants give Coins."""
    used = yield from takes(city, seat, "trade-district")
    if used:
        receive(city, seat, city.number("trade-coins"))
    return used


@rule("CYG-7.15")
def artisans(city: EternalCity, seat: str) -> Procedure[bool]:
    """For Coins an Altar is built wherever the player has a Priest token."""
    answer = yield from ask(lambda: One("build", seat, (*sites(city, seat), NOTHING)))
    tell(city, seat, "artisan-district", used=answer != NOTHING)
    if answer == NOTHING:
        return False
    spend(city, seat, city.number("altar-price"))
    chosen, _, location = answer.partition("@")
    build(city, location, next(key for key in buildable(city, seat, location) if shown(key, seat) == chosen))
    return True


def sites(city: EternalCity, seat: str) -> tuple[str, ...]:
    """Each own Priest token that may become an Altar, with its Location: `priest-token+strength=2@port`."""
    found = ((location, key) for location in locations(city) for key in buildable(city, seat, location))
    return tuple(f"{shown(key, seat)}@{location}" for location, key in found)


STEPS = {"two": ("small-price", "small-step"), "four": ("large-price", "large-step")}
"""The two sizes in which the Academy and the Port help, with price and effect."""


@rule("CYG-7.16", "CYG-7.17", "CYG-7.12")
def academy(city: EternalCity, seat: str) -> Procedure[bool]:
    """For Coins a Priest token becomes stronger by 2 or 4."""
    answer = yield from ask(lambda: One("academy", seat, lessons(city, seat)))
    tell(city, seat, "academy", used=answer != NOTHING)
    if answer == NOTHING:
        return False
    size, _, where = answer.partition("-")
    price, step = STEPS[size]
    spend(city, seat, city.number(price))
    yield from teach(city, seat, "free" if where == "free" else "academy", city.number(step))
    return True


def lessons(city: EternalCity, seat: str) -> tuple[str, ...]:
    """What the player can pay the Academy for, and whom it can teach."""
    found = [
        f"{size}-{where}"
        for size, (price, step) in STEPS.items()
        for where, place in (("free", "free"), ("here", "academy"))
        if coins(city, seat) >= city.number(price) and pupils(city, seat, place, city.number(step))
    ]
    return (*found, NOTHING)


@rule("CYG-7.18", "CYG-7.19")
def port(city: EternalCity, seat: str) -> Procedure[bool]:
    """For Coins Followers are hired."""
    answer = yield from ask(lambda: One("port", seat, hires(city, seat)))
    tell(city, seat, "port", used=answer != NOTHING)
    if answer != NOTHING:
        price, step = STEPS[answer]
        spend(city, seat, city.number(price))
        gain_followers(city, seat, city.number(step))
    return bool(answer != NOTHING)


def hires(city: EternalCity, seat: str) -> tuple[str, ...]:
    """How many Followers the player can pay for; more than there is room for are lost, or not to be had."""
    room = city.number("followers-owned") - followers(city, seat)
    found = [
        size
        for size, (price, step) in STEPS.items()
        if coins(city, seat) >= city.number(price) and city.ruling("A-66")(city.number(step), room)
    ]
    return (*found, NOTHING)


@rule("CYG-7.20", "CYG-7.21")
def palace(city: EternalCity, seat: str) -> Procedure[bool]:
    """An open License comes before the player at no cost."""
    answer = yield from ask(lambda: One("grant", seat, (*sorted(city.license_row), NOTHING)))
    tell(city, seat, "palace", used=answer != NOTHING)
    if answer != NOTHING:
        move(answer, city.license_row, city.license_field[seat])
        city.announce("license-granted", seat=seat, card=answer)
    return bool(answer != NOTHING)


@rule("CYG-7.22")
def nobility(city: EternalCity, seat: str) -> Procedure[bool]:
    """Intrigues come into the hand; then one of the hand goes on top of the deck."""
    if not (yield from takes(city, seat, "nobility-district")):
        return False
    drawn = 0
    for _ in range(city.number("nobility-draw")):
        if len(city.intrigue_deck):
            put(kind_of((yield from draw("draw-card", lambda: city.intrigue_deck))), city.hand[seat])
            drawn += 1
    city.announce("cards-drawn", seat=seat, number=drawn)
    held = held_intrigues(city, seat)
    if held:
        card = yield from ask(lambda: One("return-intrigue", seat, held_intrigues(city, seat)))
        take(card, city.hand[seat])
        city.intrigue_deck.put_on_top(marked(card, f"seen={seat}"))
        city.announce("intrigue-returned", seat=seat)
    return True


def held_intrigues(city: EternalCity, seat: str) -> tuple[str, ...]:
    """The Intrigues of the hand, each once."""
    return tuple(sorted(card for card in city.hand[seat] if city.card(card).kind == "intrigue"))


@rule("CYG-7.23", "CYG-1.9")
def guards(city: EternalCity, seat: str) -> Procedure[bool]:
    """Two Followers become a Fanatical Mob."""
    used = yield from takes(city, seat, "guard-quarters")
    if used:
        lose_followers(city, seat, city.number("mob-price"))
        put(MOB, city.mobs[seat])
        city.announce("mob-gained", seat=seat)
    return used


@rule("CYG-7.24", "CYG-7.25", "CYG-7.26")
def rift(city: EternalCity, seat: str) -> Procedure[bool]:
    """The deity is summoned: the first time the sheet is turned, the second time it counts for victory."""
    if not (yield from takes(city, seat, "rift")):
        return False
    city.announce("summoned", seat=seat)
    if is_dark(city, seat):
        city.summoned_twice.append(seat)
        return True
    sheet = sheet_of(city, seat)
    exchange(sheet, marked(sheet, TURNED), city.sheet_field[seat])
    return True


BENEFITS: dict[str, Benefit] = {
    "ruins": ruins,
    "thieves-district": thieves,
    "slums": slums,
    "forum": forum,
    "temple-district": temple,
    "trade-district": trade,
    "artisan-district": artisans,
    "academy": academy,
    "port": port,
    "palace": palace,
    "nobility-district": nobility,
    "guard-quarters": guards,
    "rift": rift,
}
CONDITIONS: dict[str, Callable[[EternalCity, str], bool]] = {
    "ruins": lambda city, _seat: len(city.miracle_deck) > 0,
    "thieves-district": lambda city, seat: bool(affordable(city, seat) and carriers(city, seat)),
    "temple-district": lambda city, seat: len(temple_options(city, seat)) > 1,
    "artisan-district": lambda city, seat: coins(city, seat) >= city.number("altar-price") and bool(sites(city, seat)),
    "academy": lambda city, seat: len(lessons(city, seat)) > 1,
    "port": lambda city, seat: len(hires(city, seat)) > 1,
    "palace": lambda city, _seat: bool(city.license_row),
    "guard-quarters": lambda city, seat: followers(city, seat) >= city.number("mob-price"),
    "rift": lambda city, seat: influence(city, seat, "rift") >= might(city, seat),
}
"""For each Location that cannot always be used when it can."""
