"""What Choose Your God tells the card language: its computed words, and verbs with rules of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cultrules.effects.acts import candidates, how_many, parts, picked, relocate, said
from cultrules.effects.choosing import pick
from cultrules.effects.scopes import Done, Effects, Scope, Spot, Thing
from cultrules.effects.verbs import take_
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import One
from cultrules.kernel.tables import count_of, exchange, kind_of, marked, number_on
from cultrules.language.syntax import Act

from .actions import can_play, play_from_hand, resolve, would_do
from .altars import altars_of, build, buildable, destroy
from .eternal_city import (
    ALTAR,
    FACE_DOWN,
    PATRIARCH,
    TOKEN,
    EternalCity,
    coins,
    followers,
    gain_followers,
    is_dark,
    is_present,
    locations,
    number_of,
    owner,
    patriarch_strength,
    receive,
    shown,
    spend,
    strength,
    stronger,
    swap_token,
    token,
)
from .influence import influence
from .intention import placements_made

# ---- Words -----------------------------------------------------------------------------------------------------------


def present_cults(city: EternalCity) -> list[str]:
    """The Cults with something in the Active Location, those that celebrate among them."""
    return [seat for seat in city.players if is_present(city, seat, city.here)]


def higher(city: EternalCity) -> list[str]:
    """The Locations with higher numbers than the Active one."""
    return locations(city)[number_of(city, city.here) :]


@rule("CYG-11.9", "CYG-11.10")
def cards_of(city: EternalCity, seat: str) -> int:
    """How many cards a player has."""
    held = {"hand": city.hand, "license-field": city.license_field, "supremacy-field": city.supremacy_field}
    return sum(sum(held[zone][seat].values()) for zone in city.ruling("A-84"))


def playable_of(kind: str) -> Callable[[EternalCity, str], int]:
    """How many cards of a kind the player could play now."""

    def count(city: EternalCity, seat: str) -> int:
        held = [card for card in city.hand[seat] if city.card(card).kind == kind]
        return sum(can_play(city, seat, card) for card in held)

    return count


def influence_here(city: EternalCity, seat: str) -> int:
    """A Cult's Influence in the Active Location; none while none is active."""
    return influence(city, seat, city.active) if city.active is not None else 0


# ---- Coins and Followers ---------------------------------------------------------------------------------------------


def gain_coins(scope: Scope, act: Act) -> Procedure[Done]:
    """Coins come from the reserve, which never runs out."""
    yield from ()
    asked = how_many(scope, act)
    receive(scope.table, scope.actor, asked)
    return asked, asked, None


def lose_coins(scope: Scope, act: Act) -> Procedure[Done]:
    """Coins go to the reserve, as many as there are."""
    yield from ()
    asked = how_many(scope, act)
    done = min(asked, coins(scope.table, scope.actor))
    spend(scope.table, scope.actor, done)
    return asked, done, None


def pay_coins(scope: Scope, act: Act) -> Procedure[Done]:
    """All of the Coins, or none."""
    asked = how_many(scope, act)
    return (yield from lose_coins(scope, act)) if can_pay_coins(scope, None, asked) else (asked, 0, None)


def can_pay_coins(scope: Scope, _thing: Any, asked: int) -> bool:
    """Has the player so many Coins?"""
    return coins(scope.table, scope.actor) >= asked


@rule("CYG-10.10", "CYG-10.11", "CYG-11.5", "CYG-11.6")
def give_coins(scope: Scope, act: Act) -> Procedure[Done]:
    """Coins go to another player, as many as there are; to oneself nothing comes of it."""
    yield from ()
    city, asked, receiver = scope.table, how_many(scope, act), said(scope, act, "to")
    done = min(asked, coins(city, scope.actor))
    if receiver == scope.actor:
        return 1, city.ruling("A-80"), None
    spend(city, scope.actor, done)
    receive(city, receiver, done)
    return asked, done, None


@rule("CYG-9.11", "CYG-10.12")
def gain_followers_by_card(scope: Scope, act: Act) -> Procedure[Done]:
    """Followers join, as long as the reserve has any; a gift that does not fit counts as missing."""
    yield from ()
    asked = how_many(scope, act)
    came = gain_followers(scope.table, scope.actor, asked)
    return scope.table.ruling("A-73")(asked, came), came, None


# ---- Priests and Altars ----------------------------------------------------------------------------------------------


def raise_token(scope: Scope, act: Act) -> Procedure[Done]:
    """A Priest token becomes stronger, by the token of the reserve, up to 5."""
    return (yield from _swapped(scope, act, 1))


@rule("CYG-11.8")
def lower_token(scope: Scope, act: Act) -> Procedure[Done]:
    """A Priest token becomes weaker by exactly so much, by the token of the reserve."""
    return (yield from _swapped(scope, act, -1))


def _swapped(scope: Scope, act: Act, sign: int) -> Procedure[Done]:
    city, asked, done = scope.table, said(scope, act, "by"), 0
    _, found = yield from picked(scope, act)
    for each in found:
        weaker = token(owner(city, each.key), number_on(each.key, "strength") - asked)
        able = weaker if city.reserve.get(weaker, 0) else each.key
        other = stronger(city, each.key, asked) if sign > 0 else able
        bag = city.ground[each.spot.holder] if each.spot.zone == "ground" else city.free_pool[each.spot.holder]
        changed = swap_token(city, bag, each.key, other)
        done += abs(number_on(changed, "strength") - number_on(each.key, "strength"))
    return asked * len(found), done, None


def flip_token(scope: Scope, act: Act) -> Procedure[Done]:
    """A Priest token of the one who acts becomes an Altar, where there is none yet."""
    city, location, seat = scope.table, said(scope, act, "at"), scope.actor
    if not buildable(city, seat, location):
        return 1, 0, None
    options = tuple(dict.fromkeys(shown(key, seat) for key in buildable(city, seat, location)))
    chosen = options[0] if len(options) == 1 else (yield from ask(lambda: One("convert", seat, options)))
    build(city, location, next(key for key in buildable(city, seat, location) if shown(key, seat) == chosen))
    return 1, 1, None


@rule("CYG-11.17", "CYG-13.36")
def return_altars(scope: Scope, act: Act) -> Procedure[Done]:
    """Altars leave, and the tokens under them go to the reserve."""
    yield from ()
    _, thing = parts(scope, act)
    found = candidates(scope, act, thing)
    for each in found:
        destroy(scope.table, each.spot.holder, owner(scope.table, each.key))
    return len(found), len(found), None


@rule("CYG-11.9")
def lose_altar(scope: Scope, act: Act) -> Procedure[Done]:
    """An Altar of the one who acts leaves; where there are several that player chooses."""
    city, seat = scope.table, scope.actor
    if not altars_of(city, seat):
        return 1, 0, None
    (location,) = yield from pick(scope, lambda: altars_of(city, seat), None)
    destroy(city, location, seat)
    return 1, 1, None


# ---- Cards -----------------------------------------------------------------------------------------------------------


@rule("CYG-13.8", "CYG-13.39", "CYG-13.41", "CYG-13.44", "CYG-13.50")
def play(scope: Scope, act: Act) -> Procedure[Done]:
    """A card of the hand that can be played is played, or a card that lies open on a deck, if it can do anything."""
    city, seat = scope.table, scope.actor
    amount, thing = parts(scope, act)
    found = candidates(scope, act, thing)
    if found and found[0].spot.zone != "hand":
        done = 0
        for each in found:
            inner = Scope(city, seat, seat, kind_of(each.key), each.spot)
            if would_do(city, inner, city.card(each.key)):
                yield from resolve(city, inner, city.card(each.key))
                done += 1
        return len(found), done, None
    sealed = "guise" in {phrase.word.text for phrase in act.phrases if phrase.keyword == "as"}

    def able() -> list[Thing]:
        return [each for each in candidates(scope, act, thing) if can_play(city, seat, each.key, sealed=sealed)]

    chosen = yield from pick(scope, able, amount)
    for each in chosen:
        yield from play_from_hand(city, seat, each.key)
    return 1, len(chosen), None


@rule("CYG-13.28", "CYG-13.51", "CYG-11.13")
def give_card(scope: Scope, act: Act) -> Procedure[Done]:
    """A card of the giver's choice goes to another player; which kinds count is ruled."""
    zones = scope.table.ruling("A-93") if act.phrase("from") is not None and not _from_hand(scope, act) else ("hand",)
    amount, thing = parts(scope, act)

    def able() -> list[Thing]:
        return [each for each in candidates(scope, act, thing) if each.spot.zone in zones]

    chosen = yield from pick(scope, able, amount)
    receiver = said(scope, act, "to")
    for each in chosen:
        kept = scope.table.agreement.book.pieces[kind_of(each.key)].kept
        yield from relocate(scope, act, each, Spot(kept, receiver))
    return 1, len(chosen), None


def _from_hand(scope: Scope, act: Act) -> bool:
    spot = said(scope, act, "from")
    return isinstance(spot, Spot) and spot.zone == "hand"


@rule("CYG-11.14", "CYG-11.15")
def take_license(scope: Scope, act: Act) -> Procedure[Done]:
    """A License is taken; from oneself nothing comes of it."""
    spot = said(scope, act, "from")
    if isinstance(spot, Spot) and spot.holder == scope.actor:
        return 1, scope.table.ruling("A-80"), None
    return (yield from take_(scope, act))


def turn_down(scope: Scope, _act: Act) -> Procedure[Done]:
    """The Supremacy card is turned face down."""
    yield from ()
    exchange(scope.card, marked(scope.card, FACE_DOWN), scope.table.supremacy_field[scope.you])
    return 1, 1, None


EFFECTS = Effects(
    groups={
        "present-cult": present_cults,
        "higher-location": higher,
        "next-location": lambda city: higher(city)[:1],
    },
    attributes={
        "seat-coins": coins,
        "seat-followers": followers,
        "seat-cards": cards_of,
        "seat-influence": influence_here,
        "seat-placements": placements_made,
        "patriarch-strength": patriarch_strength,
        "playable-miracles": playable_of("miracle"),
        "playable-intrigues": playable_of("intrigue"),
        "side": lambda city, seat: "dark" if is_dark(city, seat) else "light",
        "tied-plotters": lambda city, _seat: city.ruling("A-83"),
        "may-go-on": lambda city, _seat: len(higher(city)[:1]) or city.ruling("A-101"),
        "victims-needed": lambda city, _seat: city.ruling("A-105"),
        "shrine-open": lambda city, seat: (
            city.ruling("A-106") or int(not count_of(city.free_pool[seat], PATRIARCH, seat=seat))
        ),
        "science-open": lambda city, seat: city.ruling("A-114") or int(seat in present_cults(city)),
        "strength": lambda city, thing: strength(city, thing.key),
        "owner": lambda city, thing: owner(city, thing.key),
        "piece-coins": lambda _city, thing: number_on(thing.key, "coins"),
        "sale": lambda city, thing: city.icons(thing.key)["sale-value"],
        "price": lambda city, thing: city.base_cost(thing.key),
        "threshold": lambda city, location: city.agreement.book.counts("followers-needed")[location],
    },
    verbs={
        "gain coin": gain_coins,
        "lose coin": lose_coins,
        "pay coin": pay_coins,
        "give coin": give_coins,
        "gain follower": gain_followers_by_card,
        f"raise {TOKEN}": raise_token,
        f"lower {TOKEN}": lower_token,
        f"flip {TOKEN}": flip_token,
        f"return {ALTAR}": return_altars,
        f"lose {ALTAR}": lose_altar,
        "play": play,
        "give card": give_card,
        "take license": take_license,
        "flip supremacy": turn_down,
    },
    payable={"pay coin": can_pay_coins, "flip supremacy": lambda scope, thing, asked: True},
    active=lambda city: city.first_player,
)
