"""Games of Choose Your God to play on from, and worlds that differ in what one player may not know."""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

from cultrules.conformance.walking import random_answer
from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options
from cultrules.kernel.questions import CHANCE, legal_answers, refusal
from cultrules.kernel.sight import view
from cultrules.kernel.tables import Options

GODS = find_game("choose_your_god")
DECKS = {"miracle": "miracle-deck", "intrigue": "intrigue-deck"}


def options(players: int) -> Options:
    """A game of so many players by the usual rulings."""
    return default_options(GODS, GODS.book.lexicon.players()[:players])


def another_world(position: dict[str, Any], watcher: str, dice: Random) -> dict[str, Any]:
    """The position with the cards of other hands exchanged for others of the same decks, each hand as large as before.

    Cards of a deck that lie in a known order stay there.
    """
    other = copy.deepcopy(position)
    zones = other["zones"]
    for kind, deck in DECKS.items():
        shuffled = [layer for layer in zones[deck]["layers"] if isinstance(layer, dict)]
        held = {seat: _of_kind(hand, kind) for seat, hand in zones["hand"].items() if seat != watcher}
        pool = [card for bag in (*held.values(), *shuffled) for card in Counter(bag).elements()]
        dice.shuffle(pool)
        for seat, hand in held.items():
            kept = {card: count for card, count in zones["hand"][seat].items() if card not in hand}
            zones["hand"][seat] = {**kept, **Counter(_taken(pool, sum(hand.values())))}
        for layer in shuffled:
            number = sum(layer.values())
            layer.clear()
            layer.update(Counter(_taken(pool, number)))
    return other


def _of_kind(bag: dict[str, int], kind: str) -> dict[str, int]:
    return {card: count for card, count in bag.items() if GODS.book.cards[card].kind == kind}


def _taken(cards: list[str], count: int) -> list[str]:
    taken = cards[:count]
    del cards[:count]
    return taken


def go_on_alike(play: Play, watcher: str, dice: Random, most: int) -> int:
    """Goes on in two worlds as long as the same can be said; after each answer the watcher must learn the same."""
    agreed = play.table.agreement.options
    one = Play.load(play.game, play.position(), agreed)
    two = Play.load(play.game, another_world(play.position(), watcher, dice), agreed)
    count = 0
    while True:
        assert (view(one, watcher), list(one.happened)) == (view(two, watcher), list(two.happened))
        answer = _shared_answer(one, two, watcher, dice)
        if answer is None or count == most:
            return count
        for world in (one, two):
            world.answer(world.question.seat, world.question.id, answer)
        count += 1


def _shared_answer(one: Play, two: Play, watcher: str, dice: Random) -> Any:
    """An answer that is legal in both worlds; nothing if there is none, or nobody is asked any more."""
    if one.question is None or two.question is None:
        return None
    if one.question.seat in (watcher, CHANCE) and one.question == two.question:
        return random_answer(one.question, dice)
    shared = [answer for answer in legal_answers(one.question) if refusal(two.question, answer) is None]
    return dice.choice(shared) if shared else None
