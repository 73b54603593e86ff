"""What effects do that no scenario can say: orders, steps on the way, and choices made in secret."""

from __future__ import annotations

from typing import Any

import pytest

from .playing import LINES, asked, play, value


def test_who_is_asked_learns_because_of_which_card() -> None:
    """A question of a card cites the card and the line of its ability."""
    at = play(pocket="shelf")
    at.answer("ash", "use-card", "shelf")
    line = next(number for number, line in enumerate(LINES) if line == "    arrange 2 Card from Almanac") - 1
    assert at.because == f"Shelf, line {line}"


@pytest.mark.parametrize("top", ["dew-note", "moss-note"])
def test_cards_lie_on_the_deck_in_the_order_of_the_answer(top: str) -> None:
    """The first card that is named lies on top, and is the only one that can be drawn."""
    at = play(pocket="shelf")
    at.answer("ash", "use-card", "shelf")
    at.answer("chance", "draw-card", "dew-note")
    at.answer("chance", "draw-card", "moss-note")
    at.answer("ash", "order-cards", [top, *({"dew-note", "moss-note"} - {top})])
    at.answer("chance", "draw-card", top)
    assert value(at, "pocket")["ash"] == {"shelf": 1, top: 1}


def test_in_secret_all_choose_before_anything_happens() -> None:
    """Under `secretly` each seat chooses in turn, and nothing moves until all have chosen."""
    at = play(pocket="pact")
    at.answer("ash", "use-card", "pact")
    at.answer("ash", "choose-place", "west")
    at.answer("birch", "choose-place", "east")
    assert (asked(at).seat, value(at, "lawn")) == ("cedar", {"east": {}, "west": {}})
    at.answer("cedar", "choose-place", "west")
    assert value(at, "lawn") == {"east": {"gnome+birch": 1}, "west": {"gnome+ash": 1, "gnome+cedar": 1}}


@pytest.mark.parametrize(
    ("resting", "lawn"),
    [
        (["west"], {"east": {"gnome+ash": 1}, "west": {}}),
        ([], {"east": {}, "west": {"gnome+ash": 1}}),
    ],
)
def test_a_thing_goes_no_further_than_where_it_wants_to(resting: list[str], lawn: dict[str, Any]) -> None:
    """Step by step a thing goes toward the places named, and stops on one of them."""
    at = play(pocket="walker")
    at.table.resting_beds = resting  # type: ignore[attr-defined]
    value(at, "stand")["ash"] = {"gnome+ash": 1}
    value(at, "lawn")["west"] = {"gnome+ash": 1}
    at.answer("ash", "use-card", "walker")
    assert value(at, "lawn") == lawn
