"""The table of the toy game: the garden, the sack of seeds, and what the gardeners have."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cultrules.kernel.decks import Deck
from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Pile, Table

STARTING_HAND = {"fern": 1, "rose": 1}


@dataclass(slots=True, kw_only=True)
class Garden(Table):
    """Everything in the garden; its fields are the zones and facts of the lexicon."""

    round: int
    last_round: int
    first_gardener: str
    turn: str
    victor: str | None
    resting_beds: list[str]
    frosty: bool
    smoke: int
    haze: int
    sack: Deck
    hand: dict[str, Bag]
    purse: dict[str, Bag]
    fist: dict[str, Bag]
    offering: dict[str, Bag]
    soil: dict[str, Pile]
    cellar: Pile
    heap: Bag
    trophies: dict[str, Bag]
    growth: int
    stock: Bag
    basket: dict[str, Bag]
    stand: dict[str, Bag]
    lawn: dict[str, Bag]
    tray: Bag
    almanac: Deck
    pocket: dict[str, Bag]
    shed: dict[str, Bag]
    compost: Bag
    box: Bag


def broken_limits(garden: Garden) -> Iterator[str]:
    """What this garden breaks."""
    if not 1 <= garden.round <= garden.last_round:
        yield f"round {garden.round} of {garden.last_round}"
    if garden.stage not in ("stake", "reveal") and (any(garden.fist.values()) or any(garden.offering.values())):
        yield "stakes outside the contest"
    if (garden.victor is not None) != (garden.stage == "reward"):
        yield "a victor without a reward"


def start(*players: str) -> dict[str, Any]:
    """The position in which these gardeners begin."""
    return {
        "game": "gardeners",
        "players": list(players),
        "stage": "dawn",
        "facts": {
            "first-gardener": players[0],
            "frosty": False,
            "growth": 0,
            "haze": 0,
            "last-round": 2,
            "resting-beds": [],
            "round": 1,
            "smoke": 0,
            "turn": players[0],
            "victor": None,
        },
        "modifiers": [],
        "zones": {
            "almanac": {"bag": {}, "layers": [{"dew-note": 2, "moss-note": 2}]},
            "basket": {seat: {} for seat in players},
            "box": {},
            "cellar": [],
            "compost": {},
            "fist": {seat: {} for seat in players},
            "hand": {seat: dict(STARTING_HAND) for seat in players},
            "heap": {},
            "lawn": {"east": {}, "west": {}},
            "offering": {seat: {} for seat in players},
            "pocket": {seat: {} for seat in players},
            "purse": {seat: {f"pebble+{seat}": 3} for seat in players},
            "sack": {"bag": {"fern": 3, "rose": 3}, "layers": [{"?": 3, "frost": 1}, {"?": 3, "frost": 1}]},
            "shed": {seat: {} for seat in players},
            "soil": {"east": [], "west": []},
            "stand": {seat: {f"gnome+{seat}": 2} for seat in players},
            "stock": {"bulb": 4},
            "tray": {},
            "trophies": {seat: {} for seat in players},
        },
    }
