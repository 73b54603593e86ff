"""Two worlds of Rise of the Cults that differ only in what one player, the watcher, may not know."""

from __future__ import annotations

import copy
import dataclasses
from collections import Counter
from random import Random
from typing import Any

from cultrules.conformance.walking import random_answer
from cultrules.games.rise_of_the_cults.dominance import participants
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.questions import Refused, describe, illegal_answers, legal_answers, refusal
from cultrules.kernel.sight import view
from cultrules.kernel.tables import Options

from .cities import CULTS
from .playing import Position

PUBLIC = (
    "name-first",
    "agree-rounds",
    "close-district",
    "choose-layout",
    "pick-stack",
    "lay-stack",
    "reveal-setup",
    "first-site",
    "roll",
    "reroll",
    "place-plan",
    "take-plan",
    "move-ritual",
    "gain",
    "reinforce",
    "place-dominance",
    "replace-dominance",
    "remove-ritual",
    "roll-die",
)
"""Questions whose options and answers everybody sees."""
SECRET = ("bluff",)
"""Questions whose answer nobody else sees: a player says in each world what comes to mind."""
SPOKEN = (
    "use-plan",
    "acquire",
    "pay",
    "destroy",
    "prepare",
    "terrorize",
    "spend-terror",
    "drop-tokens",
    "reveal-city",
    "use-card",
    "use-ability",
    "choose-option",
    "choose-seat",
    "choose-place",
    "choose-piece",
    "choose-cards",
    "choose-pieces",
    "choose-replacement",
    "order-abilities",
    "order-cards",
    "draw-card",
)
"""Questions whose options depend on what is hidden, and whose answer lies on the table afterwards."""
DEALT = "draw"
"""Nobody but who draws sees the card, unless it is one that is discarded at once."""
COMMITTED = "commit"
"""The others notice how many cards are laid down, and nothing else before all is revealed."""
IN_THE_OPEN = ("drop-tokens", "choose-pieces")
"""Only who has too many tokens, or the most, is asked for them: that shows what was hidden, as returning them will."""
USELESS = "disorganization"
"""Never in a hand between turns; everybody knows that, so no world has it there."""
TOKENS = ("thug", "initiate", "freak")
LIMIT = CULTS.book.number("token-limit")


def another_world(position: Position, watcher: str, dice: Random) -> Position:
    """The position with all that the watcher cannot see changed.

    The cards of another player in hand, deck, discard pile and face down in a Confrontation are dealt anew among these,
    each keeping its number; behind a screen may be any tokens and in a fist any Thugs, as not even their number is
    known. Decks of which nobody knows the order, the watcher's own and the City deck too, get some order.
    """
    other = copy.deepcopy(position)
    zones = other["zones"]
    for seat in position["players"]:
        if seat != watcher:
            _deal(zones, seat, dice)
            zones["screen"][seat] = _tokens(position, seat, dice)
            if seat in _committed(position):
                zones["fist"][seat] = _bag(["thug"] * dice.randrange(4))
        _order(zones["deck"][seat], dice)
    _order(zones["city-deck"], dice)
    return other


def _deal(zones: dict[str, Any], seat: str, dice: Random) -> None:
    layers = zones["deck"][seat]["layers"]
    held = ("hand", "played", "discard-pile")
    cards = [card for pile in [*(zones[zone][seat] for zone in held), *layers] for card in _listed(pile)]
    dice.shuffle(cards)
    cards.sort(key=lambda card: card == USELESS)
    for zone in held:
        zones[zone][seat] = _bag(_taken(cards, len(_listed(zones[zone][seat]))))
        if zone == "played":
            dice.shuffle(cards)
    zones["deck"][seat]["layers"] = [_bag(_taken(cards, len(_listed(layer)))) for layer in layers]


def _tokens(position: Position, seat: str, dice: Random) -> dict[str, int]:
    """Any tokens, but too many for who is known to have too many."""
    asked = position["stage"] == "hiding" and position["facts"]["turn"] == seat
    return _bag(dice.choices(TOKENS, k=dice.randrange(LIMIT + 1, LIMIT + 4) if asked else dice.randrange(9)))


def _committed(position: Position) -> list[str]:
    """The players who have committed to the Confrontation that is under way."""
    if position["stage"] != "commitment":
        return []
    players, facts = position["players"], position["facts"]
    at = players.index(facts["active"])
    order = players[at:] + players[:at]
    rituals = position["zones"]["ritual-fields"][facts["contested"]]
    return [seat for seat in order[: order.index(facts["turn"])] if any(key.endswith(f"+{seat}") for key in rituals)]


def _order(deck: dict[str, Any], dice: Random) -> None:
    """Half of the time the deck gets an order."""
    if deck["layers"] and dice.randrange(2):
        cards = [card for layer in deck["layers"] for card in dice.sample(_listed(layer), len(_listed(layer)))]
        deck["layers"] = [cards]


def _listed(pile: list[str] | dict[str, int]) -> list[str]:
    return pile if isinstance(pile, list) else list(Counter(pile).elements())


def _bag(cards: list[str]) -> dict[str, int]:
    return dict(Counter(cards))


def _taken(cards: list[str], count: int) -> list[str]:
    taken = cards[:count]
    del cards[:count]
    return taken


def compare(game: Game, start: Position, watcher: str, dice: Random) -> int:
    """Plays on a little, and then in two worlds at once; returns how many answers were given in both."""
    play, wanted = Play.load(game, start), dice.randrange(20)
    while play.question is not None and (wanted > 0 or play.stage is None):
        _say(play, random_answer(play.question, dice))
        wanted -= 1
    return go_on_alike(play, watcher, dice, most=100)


def go_on_alike(play: Play, watcher: str, dice: Random, most: int) -> int:
    """Goes on from a settled point in two worlds at once as long as the same can be said, and at most for so long.

    After each answer everything that the watcher learns must be the same in both.
    """
    options = play.table.agreement.options
    one = Play.load(play.game, play.position(), options)
    two = Play.load(play.game, another_world(play.position(), watcher, dice), options)
    check_alike(one, two, watcher)
    count = 0
    while one.question is not None and count < most:
        answers = _answers(one, two, watcher, dice)
        if answers is None:
            break
        _say(one, answers[0])
        _say(two, answers[1])
        count += 1
        if _differ_in_the_open(one, two):
            break
        check_alike(one, two, watcher)
    return count


def look_alike(play: Play, watcher: str, dice: Random) -> None:
    """At this settled point the watcher sees, is asked and is refused the same in another world."""
    two = Play.load(play.game, another_world(play.position(), watcher, dice), play.table.agreement.options)
    assert seen(play, watcher) == seen(two, watcher)


def watch_game(game: Game, options: Options, watcher: str, dice: Random, thorough: tuple[str, ...]) -> Counter[str]:
    """Plays a whole game and compares worlds at every settled point; from some, and from all of these stages, on."""
    play, counts = Play.start(game, options), Counter()
    while play.question is not None:
        if play.stage is not None:
            counts["points"] += 1
            if play.stage in thorough or dice.randrange(25) == 0:
                counts["answers"] += go_on_alike(play, watcher, dice, most=12)
            else:
                look_alike(play, watcher, dice)
        _say(play, random_answer(play.question, dice))
    assert play.result is not None
    return counts


def _say(play: Play, value: Any) -> None:
    assert play.question is not None
    play.answer(play.question.seat, play.question.id, value)


def _answers(one: Play, two: Play, watcher: str, dice: Random) -> tuple[Any, Any] | None:
    """What is said in each world; nothing if no answer is legal in both though all would hear it."""
    asked, other = one.question, two.question
    assert asked is not None
    assert other is not None
    if asked.id == COMMITTED:
        return _commitments(one, two, watcher, dice)
    if asked.id == DEALT:
        return _draws(one, two, watcher, dice)
    if asked.seat == watcher or asked.id in PUBLIC:
        assert describe(asked) == describe(other)
        answer = random_answer(asked, dice)
        return answer, answer
    if asked.id in SECRET:
        return random_answer(asked, dice), random_answer(other, dice)
    assert asked.id in SPOKEN
    # What is named, bought, paid with and destroyed is laid open, so both worlds must say the same. A purse, a hand, a
    # pile or a deck of one world may not allow what the other does: then something both allow is said. A Bluff is
    # always possible, nothing can always be acquired or destroyed, Terror can be done without; but if no payment is
    # possible in both worlds, or not the same tokens can be returned, they part here in the open and the walk ends.
    shared = [answer for answer in legal_answers(asked) if refusal(other, answer) is None]
    answer = dice.choice(shared) if shared else None
    return (answer, answer) if shared else None


def _draws(one: Play, two: Play, watcher: str, dice: Random) -> tuple[Any, Any] | None:
    """The watcher, or whoever draws into a Confrontation, draws the same in both worlds.

    Another player draws any card, but one that all see discarded in both.
    """
    outcomes, others = one.question.weights, two.question.weights
    if one.table.turn == watcher or one.table.contested is not None:
        shared = [card for card in outcomes if card in others]
        card = dice.choice(shared) if shared else None
        return (card, card) if shared else None
    pairs = [(card, each) for card in outcomes for each in others if (card == USELESS) == (each == USELESS)]
    return dice.choice(pairs) if pairs else None


def _commitments(one: Play, two: Play, watcher: str, dice: Random) -> tuple[Any, Any] | None:
    """The watcher commits the same in both worlds, another player as many cards; the last one ends the secret."""
    reveals = participants(one.table)[-1] == one.table.turn
    if reveals and (one.table.played, one.table.fist) != (two.table.played, two.table.fist):
        return None
    asked, other = one.question, two.question
    if asked.seat == watcher or reveals or dice.randrange(2):
        both = {
            group: {kind: min(count, other.among[group].get(kind, 0)) for kind, count in bag.items()}
            for group, bag in asked.among.items()
        }
        answer = random_answer(dataclasses.replace(asked, among=both), dice)
        return answer, answer
    cards = dice.randrange(sum(asked.among["cards"].values()) + 1)
    return _committed_cards(asked, cards, dice), _committed_cards(other, cards, dice)


def _committed_cards(question: Any, cards: int, dice: Random) -> dict[str, dict[str, int]]:
    chosen = _bag(dice.sample(_listed(question.among["cards"]), cards))
    thugs = _bag(["thug"] * dice.randrange(question.among["tokens"].get("thug", 0) + 1))
    return {group: bag for group, bag in (("cards", chosen), ("tokens", thugs)) if bag}


def _differ_in_the_open(one: Play, two: Play) -> bool:
    """Has somebody too many tokens, or the most, in one world alone?"""
    asked = [play.question and (play.question.id, play.question.seat) for play in (one, two)]
    return asked[0] != asked[1] and any(each is not None and each[0] in IN_THE_OPEN for each in asked)


def check_alike(one: Play, two: Play, watcher: str) -> None:
    """The watcher sees, is asked, hears and is refused the same in both worlds."""
    assert seen(one, watcher) == seen(two, watcher)
    assert list(one.happened) == list(two.happened)


def seen(play: Play, watcher: str) -> list[Any]:
    """All that the watcher learns at one point, and how the game ended; decks are counted in the open at the end."""
    ended = play.result and (play.result.points, None if _counts_decks(play) else play.result.winners)
    return [view(play, watcher), play.because, ended, play.stage, refusals(play, watcher)]


def _counts_decks(play: Play) -> bool:
    return play.table.agreement.options.rulings["D-30"] == "face-down"


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
