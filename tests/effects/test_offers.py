"""When cards are offered, against a walk over every way to answer what their effects ask."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from cultrules.effects.events import Ready
from cultrules.effects.offers import usable
from cultrules.effects.running import run
from cultrules.effects.scopes import Scope, Spot
from cultrules.kernel.games import Game
from cultrules.kernel.positions import load
from cultrules.kernel.questions import legal_answers
from cultrules.kernel.tables import Deed
from tests.toy.garden import start

from .examples import garden_of

PACK = Path(__file__).parent / "offers.cult"
POLICIES = {"Tool": "cost", "Trick": "some", "Feat": "whole"}
LINES = ["", *PACK.read_text(encoding="utf-8").splitlines()]
POSITIONS = [
    (bulbs, others, growth, gnomes)
    for bulbs in (0, 1, 2)
    for others in (0, 2)
    for growth in (0, 1, 2)
    for gnomes in (0, 1)
]


@pytest.fixture(scope="module", params=POLICIES)
def game(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Game, str]:
    """The toy game with the cards of the pack as one kind of card, and the policy of that kind."""
    path = tmp_path_factory.mktemp("offers") / "pack.cult"
    path.write_text("\n".join(LINES[1:]).replace("kind Trick", f"kind {request.param}") + "\n", encoding="utf-8")
    return garden_of(path), POLICIES[request.param]


def position(bulbs: int, others: int, growth: int, gnomes: int) -> dict[str, Any]:
    """A garden of two in which Ash and Birch have so many bulbs, and Ash a gnome on a bed or none."""
    found = start("ash", "birch")
    found["facts"]["growth"] = growth
    found["zones"]["stock"] = {"bulb": 4 - bulbs - others} if bulbs + others < 4 else {}
    found["zones"]["basket"] = {"ash": {"bulb": bulbs} if bulbs else {}, "birch": {"bulb": others} if others else {}}
    found["zones"]["stand"]["ash"] = {"gnome+ash": 2 - gnomes}
    found["zones"]["lawn"]["west"] = {"gnome+ash": gnomes} if gnomes else {}
    return found


def scope_of(game: Game, given: dict[str, Any], card: str) -> Scope:
    """Ash about to use the card."""
    given["zones"]["pocket"]["ash"] = {card: 1}
    return Scope(load(game, given), "ash", "ash", card, Spot("pocket", "ash"))


def outcomes(game: Game, given: dict[str, Any], card: str, answers: Sequence[Any] = ()) -> Iterator[list[Deed]]:
    """What the statements of the card come to, for every way to answer."""
    scope = scope_of(game, given, card)
    procedure = run(scope, game.book.cards[card].abilities[0].body)
    try:
        make = next(procedure)
        for answer in answers:
            make = procedure.send(answer)
    except StopIteration:
        yield scope.table.traced
        return
    for answer in legal_answers(make()):
        yield from outcomes(game, given, card, [*answers, answer])


def is_good(deeds: list[Deed], policy: str) -> bool:
    """Is every cost paid, and enough of the rest done?"""
    first = [LINES[deed.line].split(" where")[0].strip() for deed in deeds]
    for deed, line in zip(deeds, first, strict=True):
        if line.startswith(("cost ", "choose one")) and deed.done < deed.wanted:
            return False
    rest = [(deed, line) for deed, line in zip(deeds, first, strict=True) if not line.startswith("cost ")]
    done = sum(deed.done for deed, line in rest if not line.startswith("choose "))
    missing = any(deed.done < deed.wanted for deed, _ in rest)
    return {"cost": True, "some": done > 0, "whole": done > 0 and not missing}[policy]


@pytest.mark.parametrize(
    "card", [line.split('"')[1].lower().replace(" ", "-") for line in LINES if line[:5] == "card "]
)
def test_a_card_is_offered_if_some_way_to_answer_is_good_enough(game: tuple[Game, str], card: str) -> None:
    """A card is offered exactly where a way through its effect pays every cost and does as much as its kind demands."""
    rules, policy = game
    ability = rules.book.cards[card].abilities[0]
    for given in POSITIONS:
        allowed = card != "requirement" or given[2] >= 1
        expected = allowed and any(is_good(deeds, policy) for deeds in outcomes(rules, position(*given), card))
        assert (given, usable(Ready(scope_of(rules, position(*given), card), 0, ability))) == (given, expected)


@pytest.mark.parametrize("card", ["options", "for-each", "as-many-as-you-like"])
def test_asking_whether_it_is_offered_changes_nothing(game: tuple[Game, str], card: str) -> None:
    """Trying an effect leaves the table as it was."""
    scope = scope_of(game[0], position(1, 0, 1, 1), card)
    usable(Ready(scope, 0, game[0].book.cards[card].abilities[0]))
    assert scope.table == scope_of(game[0], position(1, 0, 1, 1), card).table
    assert (scope.table.traced, scope.table.happened) == ([], [])
