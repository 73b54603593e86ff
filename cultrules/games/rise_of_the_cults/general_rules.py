"""Chapter 3: what holds whenever it comes up."""

from __future__ import annotations

from cultrules.kernel.decks import Deck
from cultrules.kernel.procedures import Procedure, ask, roll, rule
from cultrules.kernel.questions import Bag, Payment, worth
from cultrules.kernel.tables import count_of, kind_of, move, put, take

from .city import City


def means_of_payment(city: City, player: str) -> dict[str, Bag]:
    """The cards in hand and the tokens behind the screen that are worth Power."""
    hand = {card: count - city.came.get(card, 0) for card, count in city.hand[player].items()}
    cards = {card: count for card, count in hand.items() if count and power_of(city, card)}
    tokens = {token: count for token, count in city.screen[player].items() if power_of(city, token)}
    return {"cards": cards, "tokens": tokens}


@rule("ROTC-3.1", "ROTC-3.3", "ROTC-3.5")
def power_of(city: City, piece: str) -> int:
    """What one card or token pays: its Power icons."""
    paid: int = city.ruling("D-05")(city, piece)
    return paid


@rule("ROTC-3.6")
def purse(city: City, player: str) -> int:
    """All the Power that a player could pay now."""
    return worth(means_of_payment(city, player), worths(city, player)).get("power", 0)


def worths(city: City, player: str) -> dict[str, Bag]:
    """What each thing that a player can pay with is worth."""
    means = means_of_payment(city, player)
    return {piece: {"power": power_of(city, piece)} for bag in means.values() for piece in bag}


@rule("ROTC-3.7", "ROTC-3.8")
def pay(city: City, player: str, power: int) -> Procedure[Bag]:
    """The player gives cards and tokens worth at least so much Power; returns the cards."""
    paid = yield from ask(
        lambda: Payment(
            "pay", player, means_of_payment(city, player), worths(city, player), {"power": power}, city.ruling("A-03")
        )
    )
    discard(city, player, paid.get("cards", {}))
    return_tokens(city, player, paid.get("tokens", {}))
    return paid.get("cards", {})


@rule("ROTC-3.2")
def discard(city: City, player: str, cards: Bag) -> None:
    """Cards go from hand to the own discard pile."""
    for card, count in cards.items():
        move(card, city.hand[player], city.discard_pile[player], count)
        city.announce("card-discarded", count, seat=player, piece=card)


@rule("ROTC-3.4")
def return_tokens(city: City, player: str, tokens: Bag) -> None:
    """Tokens go from behind the screen to the common pool, which never runs out."""
    for token, count in tokens.items():
        take(token, city.screen[player], count)
        city.announce("token-returned", count, seat=player, piece=token)


@rule("ROTC-3.16", "ROTC-3.17", "ROTC-3.18")
def draw_card(city: City, player: str) -> Procedure[str | None]:
    """The top card of the Cult Deck comes into the hand; an empty deck is made anew from the discard pile first."""
    if not len(city.deck[player]) and not city.discard_pile[player]:
        return None
    card = yield from roll("draw", lambda: drawable(city, player).outcomes())
    if not len(city.deck[player]):
        city.deck[player] = drawable(city, player)
        city.discard_pile[player].clear()
        city.announce("deck-shuffled", seat=player)
    city.deck[player].remove_top(card)
    put(kind_of(card), city.hand[player])
    return kind_of(card)


def drawable(city: City, player: str) -> Deck:
    """The Cult Deck, or if it is empty what the discard pile will be when it is shuffled."""
    return city.deck[player] if len(city.deck[player]) else Deck([dict(city.discard_pile[player])])


def discard_disorganization(city: City, player: str) -> None:
    """All Disorganization cards of the hand go to the own discard pile."""
    cards = count_of(city.hand[player], "disorganization")
    if cards:
        discard(city, player, {"disorganization": cards})


@rule("ROTC-3.19")
def discard_drawn_disorganization(city: City, player: str) -> None:
    """A Disorganization card drawn outside the Mobilization is discarded at once."""
    if city.ruling("A-15"):
        discard_disorganization(city, player)
