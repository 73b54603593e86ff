"""Abilities that have been used up are part of a position."""

from typing import Any

import pytest

from cultrules.games import find_game
from cultrules.kernel.positions import dump, load
from cultrules.scenarios.positions import base_position
from cultrules.spec import BadInput

GAME = find_game("rise_of_the_cults")
USE = {"use": "whispered-rumour:0", "seat": "red", "times": 1, "until": "round"}


def position(use: dict[str, Any]) -> dict[str, Any]:
    """A position in which an ability has been used up."""
    return {**base_position(GAME.book, "mobilization-2"), "modifiers": [use]}


def test_a_use_is_loaded_and_written() -> None:
    """What was used up still is after writing the position down and loading it."""
    assert dump(load(GAME, position(USE)))["modifiers"] == [USE]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"use": "whispered-rumour:1"}, "unknown-ability"),
        ({"use": "no-such-card:0"}, "unknown-ability"),
        ({"use": "whispered-rumour"}, "unknown-ability"),
        ({"seat": "purple"}, "unknown-seat"),
        ({"times": 0}, "wrong-type"),
        ({"until": "week"}, "unknown-span"),
        ({"more": 1}, "unknown-field"),
    ],
)
def test_a_use_that_cannot_be(change: dict[str, Any], code: str) -> None:
    """A use of no ability, by nobody, or without end is refused."""
    with pytest.raises(BadInput) as caught:
        load(GAME, position(USE | change))
    assert [problem.code for problem in caught.value.problems] == [code]
