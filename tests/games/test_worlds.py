"""What another player hides makes no difference to what a player sees, is asked, hears and is refused."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cultrules.conformance.mutants import Mutant, applied, load_mutants
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import canonical, default_options
from cultrules.kernel.questions import legal_answers
from cultrules.kernel.sight import view
from tests.effort import examples, number
from tests.kernel.snapshots import say

from .cities import CULTS, busy_city
from .playing import Position, by_edition, by_other_rulings, scenario_positions, settled_positions
from .worlds import (
    COMMITTED,
    DEALT,
    PUBLIC,
    SECRET,
    SPOKEN,
    another_world,
    compare,
    go_on_alike,
    watch_game,
)

SEEDS = st.integers(0, 10**6)
PLAYERS = CULTS.book.lexicon.players()
BUSY = {(players, round_): busy_city(players, round_) for players in (2, 3, 4) for round_ in (1, 6)}
GAMES = {"en": by_edition(CULTS, "en"), "pl": by_edition(CULTS, "pl"), "other rulings": by_other_rulings(CULTS)}
SETTLED = settled_positions(CULTS.book.id, 6)
FIGHTS = ("reinforcement", "commitment", "terror", "hiding")
"""Stages that are rare in a game and have the most to hide."""


def watch(game: Game, start: Position, seed: int) -> int:
    """Lets one of the players watch two worlds."""
    dice = Random(seed)
    return compare(game, start, dice.choice(start["players"]), dice)


def test_questions() -> None:
    """Of every question it is known whether its answer is heard by all, by nobody, or in part."""
    assert sorted([*PUBLIC, *SECRET, *SPOKEN, DEALT, COMMITTED]) == sorted(CULTS.book.questions)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
@examples(1)
@given(seed=SEEDS)
def test_whole_games(game: str, players: int, seed: int) -> None:
    """At every settled point of a whole game nothing shows of what others hide, nor of the order of any deck."""
    dice, seats = Random(seed), PLAYERS[:players]
    options = default_options(GAMES[game], seats)
    counts = watch_game(GAMES[game], options, dice.choice(seats), dice, FIGHTS)
    assert counts["points"] > 100


@pytest.mark.parametrize("game", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4])
@examples(8)
@given(seed=SEEDS, round_=st.sampled_from([1, 6]))
def test_busy_cities(game: str, players: int, round_: int, seed: int) -> None:
    """Over whole phases nothing that others hide shows before it is laid open."""
    watch(GAMES[game], BUSY[players, round_], seed)


@examples(12)
@given(seed=SEEDS, players=st.sampled_from([2, 3, 4]), round_=st.sampled_from([1, 6]))
def test_other_rulings(seed: int, players: int, round_: int) -> None:
    """With every ruling decided the other way nothing shows either."""
    watch(GAMES["other rulings"], BUSY[players, round_], seed)


@examples(24)
@given(seed=SEEDS, position=st.sampled_from(scenario_positions(CULTS.book.id, 40)))
def test_positions_of_scenarios(position: Position, seed: int) -> None:
    """From the positions of scenarios nothing shows either."""
    watch(CULTS, position, seed)


@pytest.mark.parametrize("stage", SETTLED)
@examples(3)
@given(data=st.data(), seed=SEEDS)
def test_stages(stage: str, data: st.DataObject, seed: int) -> None:
    """From every stage on nothing shows either."""
    position, dice = data.draw(st.sampled_from(SETTLED[stage])), Random(seed)
    go_on_alike(Play.load(CULTS, position), dice.choice(position["players"]), dice, most=25)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worlds_are_others(players: int) -> None:
    """Another world is sound and looks different to those whose things were changed, and walks in both are long."""
    position = BUSY[players, 1]
    watcher, *others = position["players"]
    two = another_world(position, watcher, Random(1))
    one, two = Play.load(CULTS, position), Play.load(CULTS, two)
    assert view(one, watcher) == view(two, watcher)
    assert all(view(one, other) != view(two, other) for other in others)
    assert sum(watch(CULTS, position, seed) for seed in range(10)) > 100


def test_commitments_are_others() -> None:
    """In another world of a Confrontation other cards lie face down and other Thugs are in fists."""
    position = fight()
    first = position["facts"]["active"]
    worlds = [another_world(position, position["facts"]["turn"], Random(seed))["zones"] for seed in range(10)]
    assert len({canonical(zones["played"][first]) for zones in worlds}) > 1
    assert len({canonical(zones["fist"][first]) for zones in worlds}) > 1
    assert {sum(zones["played"][first].values()) for zones in worlds} == {2}


def fight() -> Position:
    """A Confrontation in which the first of two participants has committed two cards and two Thugs."""
    play = Play.load(CULTS, BUSY[2, 1])
    while play.stage != "action-turn":
        say(play, next(legal_answers(play.question)))
    say(play, "downtown", "dominance", "nothing")
    cards = play.question.among["cards"]
    say(play, {"cards": dict.fromkeys(list(cards)[:2], 1), "tokens": {"thug": 2}})
    return play.position()


def leaky(zone: str, **changes: str) -> Game:
    """The game with more to be seen in one zone."""
    lexicon = CULTS.book.lexicon
    zones = {**lexicon.zones, zone: dataclasses.replace(lexicon.zones[zone], **changes)}
    book = dataclasses.replace(CULTS.book, lexicon=dataclasses.replace(lexicon, zones=zones))
    return dataclasses.replace(CULTS, book=book)


LATE = tuple(
    position for stage in ("mobilization", "commitment", "terror", "hiding") for position in SETTLED[stage][::2]
)
"""Positions of stages that walks from a busy city seldom reach."""


def noticed(game: Game, *positions: Position, seeds: int = 20) -> bool:
    """Does any of some walks come out different in two worlds?"""
    try:
        for seed in range(seeds):
            for position in positions:
                watch(game, position, seed)
    except AssertionError:
        return True
    return False


def noticed_by(game: Game, position: Position, watcher: str) -> bool:
    """Does this player notice at once in which of two worlds this is?"""
    try:
        for seed in range(20):
            go_on_alike(Play.load(game, position), watcher, Random(seed), most=1)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("zone", "changes"),
    [
        ("hand", {"faces": "all"}),
        ("deck", {"faces": "all"}),
        ("deck", {"faces": "owner"}),
        ("discard-pile", {"faces": "all"}),
        ("screen", {"faces": "all"}),
        ("screen", {"count": "all"}),
        ("city-deck", {"faces": "all"}),
    ],
)
def test_an_open_zone_is_noticed(zone: str, changes: dict[str, str]) -> None:
    """If a zone showed more than it should, the comparison would find it."""
    assert noticed(leaky(zone, **changes), BUSY[3, 1])


@pytest.mark.parametrize(
    ("zone", "changes"), [("played", {"faces": "all"}), ("fist", {"faces": "all"}), ("fist", {"count": "all"})]
)
def test_an_open_commitment_is_noticed(zone: str, changes: dict[str, str]) -> None:
    """If more of what is committed could be seen than how many cards, the comparison would find it."""
    position = fight()
    watcher = position["facts"]["turn"]
    assert noticed_by(leaky(zone, **changes), position, watcher)
    assert not noticed_by(CULTS, position, watcher)


LEAKS = {
    "asked only if it can be paid": (
        "augmentation.choose_and_pay",
        "if not wares(city, district, acquired):",
        "if not wares(city, district, acquired) or purse(city, city.turn) < 4:",
    ),
    "asked only if a card is worth it": (
        "augmentation.destroy",
        "if not city.discard_pile[city.turn]:",
        'if "disorganization" not in city.discard_pile[city.turn]:',
    ),
    "tokens told": (
        "action_phase.bluff",
        "number=most",
        'number=len(taken["tokens"])',
    ),
    "possible Plans told": (
        "action_phase.action_turn",
        "if not takable(city):",
        "if not takable(city) or not city.screen[city.turn]:",
    ),
    "asked again only if it can be paid": (
        "preparation.preparation",
        "if first == SITE:",
        "if first == SITE and len(choices(city, district, False)) > 1:",
    ),
    "Thugs told": (
        "dominance.commitment",
        'number=sum(chosen.get("cards", {}).values())',
        "number=sum(sum(bag.values()) for bag in chosen.values())",
    ),
    "asked only with something to commit": (
        "dominance.commitments",
        "most = sum(city.hand[city.turn].values()) + thugs",
        'most = sum(city.hand[city.turn].values()) + thugs; city.announce("passed", seat=city.turn) if thugs else 0',
    ),
    "asked only if Terror can succeed": (
        "terror.terror",
        'if (yield from ask(lambda: One("terrorize", str(city.active), willing(city)))) == "no":',
        'if willing(city) == ("no",) or (yield from ask(lambda: One("terrorize", str(city.active), willing(city)))) '
        '== "no":',
    ),
    "cards of a hand told": (
        "hiding.discard_hand",
        "number=sum(city.hand[city.turn].values())",
        "number=sum(count for card, count in city.hand[city.turn].items() if city.icons(card).get('attack'))",
    ),
    "a card drawn told": (
        "cult_phase.mobilization",
        "drawn += card is not None",
        'drawn += card is not None and "attack" in city.icons(card)',
    ),
}
"""Procedures that would tell what is hidden: where, what stands there, what would stand there."""


@pytest.mark.parametrize(("name", "old", "new"), LEAKS.values(), ids=LEAKS)
def test_a_telling_rule_is_noticed(name: str, old: str, new: str) -> None:
    """If a rule asked or announced according to what is hidden, the comparison would find it."""
    some: Mutant = next(mutant for mutant in load_mutants(CULTS.book.id) if mutant.target == "procedure")
    with applied(dataclasses.replace(some, id="telling", name=name, old=old, new=new)) as game:
        assert noticed(game, BUSY[3, 1], *LATE)


def test_nothing_is_noticed_otherwise() -> None:
    """The walks that find every leak find nothing in the game as it is."""
    assert not noticed(CULTS, BUSY[3, 1], *LATE, seeds=number(2))
