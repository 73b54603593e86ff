"""Chapters 9, 11 and 13: Miracles, Intrigues and Cult abilities as actions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cultrules.effects.events import Ready, set_off, times_used
from cultrules.effects.offers import can_happen, payable
from cultrules.effects.running import run_card, use
from cultrules.effects.scopes import Scope, Spot
from cultrules.kernel.procedures import Procedure, rule
from cultrules.kernel.tables import put, take
from cultrules.language.syntax import Ability
from cultrules.spec import Book
from cultrules.spec.cards import Card

from .eternal_city import EternalCity, cult_of, is_dark

SEAL = "dark-seal"
ABILITIES = tuple(f"CYG-13.{number}" for number in range(21, 53))
"""The rules of the abilities, each of which is a card."""
DECKS = {"miracle": "miracle_deck", "intrigue": "intrigue_deck"}


@rule("CYG-5.6")
def playable(city: EternalCity, seat: str) -> tuple[str, ...]:
    """The cards of the hand and the abilities that the player could use now."""
    cards = [card for card in sorted(city.hand[seat]) if can_play(city, seat, card)]
    return (*cards, *(each.card for each in abilities(city, seat)))


@rule("CYG-9.2", "CYG-9.3", "CYG-11.2", "CYG-11.3")
def can_play(city: EternalCity, seat: str, card: str, *, sealed: bool = False) -> bool:
    """May the player play this card of the hand now? On the dark side, or by an ability, a seal is no matter."""
    if not (sealed or is_dark(city, seat) or SEAL not in city.card(card).labels):
        return False
    take(card, city.hand[seat])
    able = would_do(city, scope_of(city, seat, card, Spot("")), city.card(card))
    put(card, city.hand[seat])
    return able


@rule("CYG-9.2", "CYG-9.10", "CYG-11.2", "CYG-10.9")
def would_do(city: EternalCity, scope: Scope, card: Card) -> bool:
    """A Miracle must happen in full, an Intrigue must do something."""
    whole, says = card.kind == "miracle" or city.ruling("A-79"), effects(card)
    return bool(says) and all(payable(scope, each.body) and can_happen(scope, each.body, whole=whole) for each in says)


def effects(card: Card) -> list[Ability]:
    """What happens when a Miracle or an Intrigue is played."""
    return [ability for ability in card.abilities if ability.kind == "resolution"]


def scope_of(city: EternalCity, seat: str, card: str, spot: Spot) -> Scope:
    """Where the effect of a card runs."""
    return Scope(city, seat, seat, card, spot)


@lru_cache(maxsize=32)
def cult_abilities(book: Book) -> tuple[tuple[str, Card], ...]:
    """The abilities of all Cults, by name; a card that does nothing in the action window is none."""
    found = sorted((id_, card) for id_, card in book.cards.items() if card.kind == "cult-ability")
    return tuple((id_, card) for id_, card in found if [each.kind for each in card.abilities] == ["action"])


@rule("CYG-13.1", "CYG-13.2", "CYG-13.5", "CYG-13.6")
def abilities(city: EternalCity, seat: str) -> Iterator[Ready]:
    """The abilities of the side that is up whose costs can be paid, if they were not used here before."""
    side = "dark" if is_dark(city, seat) else "light"
    for id_, card in cult_abilities(city.agreement.book):
        if {cult_of(city, seat), side} <= {*card.labels}:
            scope = scope_of(city, seat, id_, Spot(""))
            ability = card.abilities[0]
            fresh = not times_used(city, id_, 0, seat)
            if fresh and payable(scope, ability.body) and city.ruling("A-100")(scope, ability.body):
                yield Ready(scope, 0, ability)


@rule("CYG-13.3", "CYG-13.4", "CYG-13.7", *ABILITIES)
def carry_out(city: EternalCity, seat: str, chosen: str) -> Procedure[None]:
    """A card of the hand is played, or an ability is used."""
    if chosen in city.hand[seat]:
        yield from play_from_hand(city, seat, chosen)
        return
    city.announce("ability-used", seat=seat, card=chosen)
    yield from use(next(each for each in abilities(city, seat) if each.card == chosen))


@rule("CYG-9.1", "CYG-9.4", "CYG-11.1", "CYG-11.4", "CYG-13.8")
def play_from_hand(city: EternalCity, seat: str, card: str) -> Procedure[None]:
    """The card leaves the hand, does what it says, and goes under its deck."""
    take(card, city.hand[seat])
    yield from resolve(city, scope_of(city, seat, card, Spot("")), city.card(card))
    getattr(city, DECKS[city.card(card).kind]).put_at_bottom(card)


@rule("CYG-10.12", "CYG-10.14", "CYG-13.8")
def resolve(city: EternalCity, scope: Scope, card: Card) -> Procedure[None]:
    """What a Miracle or an Intrigue says happens, and then what waits for such a card."""
    fields = {"seat": scope.you, "card": card.id}
    city.announce(f"{card.kind}-played", **fields)
    for ability in effects(card):
        yield from run_card(scope, ability.body, ability.word.line)
    yield from set_off(city, f"{card.kind}-played", fields)
