"""What Rise of the Cults tells the card language: its computed words, and verbs with rules of their own."""

from __future__ import annotations

from typing import Any

from cultrules.effects.acts import arrive, how_many, said
from cultrules.effects.events import note_use
from cultrules.effects.scopes import Done, Effects, Scope
from cultrules.effects.verbs import draw_, take_
from cultrules.kernel.procedures import Procedure, rule
from cultrules.kernel.tables import exchange, number_on, put, take
from cultrules.language.syntax import Act

from .city import City, districts, dominance_on_board, investigators_in
from .city_phase import advance_investigator
from .dominance import participants
from .end_of_game import points_of
from .general_rules import discard_drawn_disorganization, draw_card, pay, purse
from .terror import place_marker


def draw_for_card(scope: Scope, act: Act) -> Procedure[Done]:
    """Cards of the own Cult Deck come into the hand, or join the cards that were revealed.

    From a deck that the card names they come as in every game.
    """
    if act.phrase("from") is not None:
        return (yield from draw_(scope, act))
    city, player = scope.table, scope.actor
    number, drawn, spot = how_many(scope, act), list[str](), said(scope, act, "to")
    for _ in range(number):
        card = yield from draw_card(city, player)
        drawn += [card] if card is not None else []
    city.announce("cards-drawn", seat=player, number=len(drawn))
    if spot is None:
        discard_drawn_disorganization(city, player)
        return number, len(drawn), drawn
    for card in drawn:
        take(card, city.hand[player])
    return number, len(drawn), [arrive(scope, card, spot) for card in drawn]


@rule("ROTC-14.11")
def pay_power(scope: Scope, act: Act) -> Procedure[Done]:
    """Power is paid with cards of the hand and tokens, as for a Plan."""
    power = how_many(scope, act)
    yield from pay(scope.table, scope.actor, power)
    return power, power, None


def can_pay_power(scope: Scope, _thing: Any, power: int) -> bool:
    """Has the player so much Power?"""
    return purse(scope.table, scope.actor) >= power


def place_dominance(scope: Scope, act: Act) -> Procedure[Done]:
    """Dominance markers are placed as after Terror: on a free field, or in the place of another player's."""
    number, placed = how_many(scope, act), 0
    for _ in range(number):
        placed += yield from place_marker(scope.table)
    return number, placed, None


def advance_track(scope: Scope, act: Act) -> Procedure[Done]:
    """The Investigator on the track of a district comes nearer."""
    yield from ()
    steps: int = said(scope, act, "by")
    for _ in range(steps):
        advance_investigator(scope.table, said(scope, act, "at"))
    return steps, steps, None


def retreat_track(scope: Scope, act: Act) -> Procedure[Done]:
    """The Investigator on the track of a district goes back, but not behind the field on which it began."""
    yield from ()
    city, steps, done = scope.table, said(scope, act, "by"), 0
    track = city.investigation_track[said(scope, act, "at")]
    for on_track in list(track):
        before = number_on(on_track, "field")
        after = min(before + steps, len(city.players))
        exchange(on_track, city.on_field(after), track)
        done += after - before
    return steps, done, None


def reshuffle(city: City, seat: str) -> Procedure[None]:
    """The discard pile of a player is shuffled together with what is left of the Cult Deck."""
    yield from ()
    city.deck[seat].reshuffle(city.discard_pile[seat])
    city.discard_pile[seat].clear()
    city.announce("deck-shuffled", seat=seat)


@rule("ROTC-14.7")
def take_ware(scope: Scope, act: Act) -> Procedure[Done]:
    """A card of a district comes into the hand, and can be used from the next turn on."""
    asked, done, taken = yield from take_(scope, act)
    for thing in taken:
        put(thing.key, scope.table.came)
        for at in range(len(scope.table.card(thing.key).abilities)):
            note_use(scope.table, thing.key, at, scope.actor, "turn")
    return asked, done, taken


def lead(city: City, player: str) -> int:
    """How many points the player has more than the best of the others."""
    return points_of(city, player) - max(points_of(city, other) for other in city.players if other != player)


EFFECTS = Effects(
    groups={
        "participant": participants,
        "winner": lambda city: (city.victor,) if city.victor else (),
        "open-district": districts,
    },
    attributes={
        "free-fields": lambda city, district: city.number("ritual-fields") - sum(city.ritual_fields[district].values()),
        "investigators": investigators_in,
        "tokens": lambda city, player: sum(city.screen[player].values()),
        "markers": dominance_on_board,
        "lead": lead,
    },
    verbs={
        "draw": draw_for_card,
        "take wares": take_ware,
        "pay power": pay_power,
        "place dominance-marker": place_dominance,
        "advance investigator": advance_track,
        "retreat investigator": retreat_track,
    },
    payable={"pay power": can_pay_power},
    procedures={"reshuffle": reshuffle},
    active=lambda city: city.active or city.turn,
)
