"""What the toy game tells the card language: computed words, a procedure, and a verb with a rule of its own."""

from __future__ import annotations

from cultrules.effects.acts import how_many
from cultrules.effects.scopes import Done, Effects, Scope, Thing
from cultrules.kernel.procedures import Procedure
from cultrules.kernel.tables import count_of, kind_of, marks_of
from cultrules.language.syntax import Act

from .garden import Garden


def sprouts(garden: Garden, seat: str) -> int:
    """How many sprouts a gardener has, of whatever size."""
    return sum(count for key, count in garden.trophies[seat].items() if kind_of(key) == "sprout")


def leaders(garden: Garden) -> list[str]:
    """The gardeners with the most sprouts."""
    most = max(sprouts(garden, seat) for seat in garden.players)
    return [seat for seat in garden.players if sprouts(garden, seat) == most]


def size(_garden: Garden, sprout: Thing) -> int:
    """The size that a sprout is marked with."""
    return next((int(mark.removeprefix("size=")) for mark in marks_of(sprout.key) if mark.startswith("size=")), 0)


def rain_dance(garden: Garden, seat: str, by: int = 1) -> Procedure[None]:
    """Somebody makes rain more likely."""
    yield from ()
    garden.haze += by
    garden.announce("smoked", seat=seat)


def pay_water(scope: Scope, act: Act) -> Procedure[Done]:
    """Water is taken from the haze over the garden."""
    yield from ()
    asked = how_many(scope, act)
    scope.table.haze -= asked
    return asked, asked, None


def nearer(_garden: Garden, _bed: str, targets: list[str]) -> list[str]:
    """The two beds lie side by side."""
    return targets


EFFECTS = Effects(
    groups={
        "leader": leaders,
        "waking-bed": lambda garden: [bed for bed in garden.soil if bed not in garden.resting_beds],
    },
    attributes={
        "sprouts": sprouts,
        "seeds": lambda garden, seat: count_of(garden.hand[seat], "rose", "fern"),
        "height": lambda garden, bed: len(garden.soil[bed]),
        "size": size,
    },
    verbs={"pay water": pay_water},
    payable={"pay water": lambda scope, _thing, asked: scope.table.haze >= asked},
    procedures={"rain-dance": rain_dance},
    dice={"weather-die": "tray"},
    nearer=nearer,
    active=lambda garden: garden.turn,
)
