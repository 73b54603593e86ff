"""Two worlds of Rise of the Cults that differ only in what one player, the watcher, may not know."""

from __future__ import annotations

import copy
from collections import Counter
from random import Random
from typing import Any

from cultrules.conformance.walking import random_answer
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import Refused, describe, illegal_answers, legal_answers, refusal
from cultrules.kernel.sight import view

from .cities import Position

PUBLIC = ("place-plan", "take-plan", "use-plan")
"""Questions whose options and answers everybody sees."""
SECRET = ("bluff",)
"""Questions whose answer nobody else sees: a player says in each world what comes to mind."""
SPOKEN = ("acquire", "pay", "destroy")
"""Questions whose options depend on what a player hides, and whose answer lies on the table afterwards."""
USELESS = "disorganization"
"""Never in a hand during the Action phase; everybody knows that, so no world has it there."""
TOKENS = ("thug", "initiate", "freak")


def another_world(position: Position, watcher: str, dice: Random) -> Position:
    """The position with the hidden things of all others changed.

    The cards in a player's hand, deck and discard pile are dealt anew among the three, each keeping its number; behind
    a screen may be any tokens, as not even their number is known.
    """
    other = copy.deepcopy(position)
    zones = other["zones"]
    for seat in position["players"]:
        if seat != watcher:
            _deal(zones, seat, dice)
            zones["screen"][seat] = dict(Counter(dice.choices(TOKENS, k=dice.randint(0, 8))))
    return other


def _deal(zones: dict[str, Any], seat: str, dice: Random) -> None:
    layers = zones["deck"][seat]["layers"]
    piles = [zones["hand"][seat], zones["discard-pile"][seat], *layers]
    cards = [card for pile in piles for card in _listed(pile)]
    dice.shuffle(cards)
    cards.sort(key=lambda card: card == USELESS)
    zones["hand"][seat] = _taken(cards, len(_listed(piles[0])))
    dice.shuffle(cards)
    zones["discard-pile"][seat] = _taken(cards, len(_listed(piles[1])))
    zones["deck"][seat]["layers"] = [_taken(cards, len(_listed(layer))) for layer in layers]


def _listed(pile: list[str] | dict[str, int]) -> list[str]:
    return pile if isinstance(pile, list) else list(Counter(pile).elements())


def _taken(cards: list[str], count: int) -> dict[str, int]:
    taken = cards[:count]
    del cards[:count]
    return dict(Counter(taken))


def compare(game: Game, start: Position, watcher: str, dice: Random) -> int:
    """Plays in two worlds at once to the end, as long as the same can be said; returns how many answers were given.

    After each answer everything that the watcher learns must be the same in both.
    """
    play, wanted = Play.load(game, start), dice.randrange(20)
    while play.question is not None and (wanted > 0 or play.stage is None):
        _say(play, random_answer(play.question, dice))
        wanted -= 1
    one = Play.load(game, play.position())
    two = Play.load(game, another_world(play.position(), watcher, dice))
    check_alike(one, two, watcher)
    count = 0
    while one.question is not None:
        answers = _answers(one, two, watcher, dice)
        if answers is None:
            break
        _say(one, answers[0])
        _say(two, answers[1])
        count += 1
        check_alike(one, two, watcher)
    return count


def _say(play: Play, value: Any) -> None:
    assert play.question is not None
    play.answer(play.question.seat, play.question.id, value)


def _answers(one: Play, two: Play, watcher: str, dice: Random) -> tuple[Any, Any] | None:
    """What is said in each world; nothing if no answer is legal in both though all would hear it."""
    asked, other = one.question, two.question
    assert asked is not None
    assert other is not None
    if asked.seat == watcher or asked.id in PUBLIC:
        assert describe(asked) == describe(other)
        answer = random_answer(asked, dice)
        return answer, answer
    if asked.id in SECRET:
        return random_answer(asked, dice), random_answer(other, dice)
    assert asked.id in SPOKEN
    # What is bought, paid with and destroyed is laid open, so both worlds must say the same. A purse, a hand or a pile
    # of one world may not allow what the other does: then something both allow is said. Nothing can always be acquired
    # or destroyed; but if no payment is possible in both worlds, they part here in the open and the walk ends.
    shared = [answer for answer in legal_answers(asked) if refusal(other, answer) is None]
    answer = dice.choice(shared) if shared else None
    return (answer, answer) if shared else None


def check_alike(one: Play, two: Play, watcher: str) -> None:
    """The watcher sees, is asked, hears and is refused the same in both worlds."""
    assert view(one, watcher) == view(two, watcher)
    assert (one.because, one.result, one.stage) == (two.because, two.result, two.stage)
    assert list(one.happened) == list(two.happened)
    assert refusals(one, watcher) == refusals(two, watcher)


def refusals(play: Play, watcher: str) -> list[Any]:
    """How the watcher is refused: illegal answers to an own question, and any answer to another player's."""
    question = play.question
    if question is None:
        return []
    values = list(illegal_answers(question)) if question.seat == watcher else [None, "downtown", {}, {"tokens": {}}]
    return [_refused(play, watcher, question.id, value, offer) for value in values for offer in (False, True)]


def _refused(play: Play, watcher: str, id_: str, value: Any, offer: bool) -> Any:
    try:
        play.answer(watcher, id_, value, offer=offer)
    except Refused as refused:
        return refused.refusal
    raise AssertionError(f"`{watcher}` was allowed to answer `{id_}` with {value}")
