"""What another player hides makes no difference to what a player sees, is asked, hears and is refused."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cultrules.conformance.mutants import Mutant, applied, load_mutants
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.sight import view
from tests.kernel.machines import QUIET

from .cities import CULTS, Position, busy_city, by_edition, by_other_rulings, scenario_positions
from .worlds import another_world, compare

SEEDS = st.integers(0, 10**6)
BUSY = {(players, round_): busy_city(players, round_) for players in (2, 3, 4) for round_ in (1, 6)}
GAMES = {"en": by_edition("en"), "pl": by_edition("pl"), "other rulings": by_other_rulings()}


def watch(game: Game, start: Position, seed: int) -> int:
    """Lets one of the players watch two worlds."""
    dice = Random(seed)
    return compare(game, start, dice.choice(start["players"]), dice)


@pytest.mark.parametrize("game", ["en", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(**QUIET, max_examples=80)
@given(seed=SEEDS, round_=st.sampled_from([1, 6]))
def test_busy_cities(game: str, players: int, round_: int, seed: int) -> None:
    """Over whole phases nothing that others hide shows before it is laid open."""
    watch(GAMES[game], BUSY[players, round_], seed)


@settings(**QUIET, max_examples=100)
@given(seed=SEEDS, players=st.sampled_from([2, 3, 4]))
def test_other_rulings(seed: int, players: int) -> None:
    """With every ruling decided the other way nothing shows either, before the end of the game counts decks."""
    watch(GAMES["other rulings"], BUSY[players, 1], seed)


@settings(**QUIET, max_examples=200)
@given(seed=SEEDS, position=st.sampled_from(scenario_positions(40)))
def test_positions_of_scenarios(position: Position, seed: int) -> None:
    """From the positions of scenarios nothing shows either."""
    watch(CULTS, position, seed)


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


def leaky(zone: str, **changes: str) -> Game:
    """The game with more to be seen in one zone."""
    lexicon = CULTS.book.lexicon
    zones = {**lexicon.zones, zone: dataclasses.replace(lexicon.zones[zone], **changes)}
    book = dataclasses.replace(CULTS.book, lexicon=dataclasses.replace(lexicon, zones=zones))
    return dataclasses.replace(CULTS, book=book)


def noticed(game: Game) -> bool:
    """Does any of some walks come out different in two worlds?"""
    try:
        for seed in range(20):
            watch(game, BUSY[3, 1], seed)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("zone", "changes"),
    [
        ("hand", {"faces": "all"}),
        ("deck", {"faces": "all"}),
        ("discard-pile", {"faces": "all"}),
        ("screen", {"faces": "all"}),
        ("screen", {"count": "all"}),
    ],
)
def test_an_open_zone_is_noticed(zone: str, changes: dict[str, str]) -> None:
    """If a zone showed more than it should, the comparison would find it."""
    assert noticed(leaky(zone, **changes))


LEAKS = {
    "asked only if it can be paid": (
        "augmentation.acquire",
        "if not city.district_cards[district]:",
        "if not city.district_cards[district] or purse(city, city.turn) < 4:",
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
    "purse decides what is possible": (
        "augmentation.can_augment",
        "return is_present(city, player, district)",
        'return is_present(city, player, district) and "initiate" in city.screen[player]',
    ),
}
"""Procedures that would tell what is hidden: where, what stands there, what would stand there."""


@pytest.mark.parametrize(("name", "old", "new"), LEAKS.values(), ids=LEAKS)
def test_a_telling_rule_is_noticed(name: str, old: str, new: str) -> None:
    """If a rule asked or announced according to what is hidden, the comparison would find it."""
    some: Mutant = next(mutant for mutant in load_mutants(CULTS.book.id) if mutant.target == "procedure")
    with applied(dataclasses.replace(some, id="telling", name=name, old=old, new=new)) as game:
        assert noticed(game)


def test_nothing_is_noticed_otherwise() -> None:
    """The walks that find every leak find nothing in the game as it is."""
    assert not noticed(CULTS)
