"""A garden of three gardeners in which cards wait for one another, and what can be read off it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cultrules.kernel.plays import Play
from cultrules.kernel.questions import Question
from tests.toy.garden import start

from .examples import garden_of

PACK = Path(__file__).parent / "events.cult"
LINES = ["", *PACK.read_text(encoding="utf-8").splitlines()]
SEATS = ("ash", "birch", "cedar")


def play(turn: str = "ash", pocket: str = "pouch", **sheds: dict[str, int]) -> Play:
    """A garden of three; the one whose turn it is may use a card of the pocket, and these cards are in force."""
    position = start(*SEATS)
    position["stage"] = "tending"
    position["facts"] |= {"turn": turn, "first-gardener": turn}
    position["zones"]["pocket"][turn] = {pocket: 1}
    position["zones"]["shed"] |= sheds
    return Play.load(garden_of(PACK), position)


def asked(at: Play) -> Question:
    """The question that is pending."""
    assert at.question is not None
    return at.question


def told(at: Play) -> list[tuple[str, Any]]:
    """What all learned since the last answer: who did what, cards by their names."""
    return [(each.event, each.fields.get("piece", each.fields.get("thing"))) for each in at.happened]


def done(at: Play) -> list[tuple[str, str]]:
    """What the statements of cards did since the last answer, in order: the card and the verb."""
    return [(deed.card, deed.verb) for deed in at.traced]


def value(at: Play, name: str) -> Any:
    """A zone or fact of the garden."""
    return getattr(at.table, name)
