"""What each choice of each ruling stands for: one small function or value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cultrules.effects.offers import can_happen
from cultrules.effects.scopes import Scope
from cultrules.language.syntax import Statement


def all_followers(followers: int, _cost: int) -> int:
    """The Follower that is to be lost still counts for access."""
    return followers


def without_the_price(followers: int, cost: int) -> int:
    """The Follower that is to be lost counts no more."""
    return followers - cost


def can_pay(followers: int, cost: int, _paid: bool) -> bool:
    """A placement that costs nothing needs no Follower."""
    return followers >= cost


def has_one_to_lose(followers: int, cost: int, paid: bool) -> bool:
    """After the free placements there must be a Follower, lost or not."""
    return followers >= max(cost, int(paid))


def none_without_mobs(mobs: int) -> int:
    """Each Mob reaches one step further, and none reaches nothing."""
    return mobs


def first_row_without_mobs(mobs: int) -> int:
    """Without a Mob the first row is reached all the same."""
    return max(1, mobs)


def any_piece(strengths: list[int]) -> bool:
    """A Patriarch without strength is there, too."""
    return bool(strengths)


def any_strength(strengths: list[int]) -> bool:
    """Only what has any strength is there."""
    return any(strengths)


def the_later(named: list[str]) -> str | None:
    """The last card that names a winner prevails."""
    return named[-1] if named else None


def the_earlier(named: list[str]) -> str | None:
    """The first card that names a winner prevails."""
    return named[0] if named else None


def whatever_the_room(_number: int, _room: int) -> bool:
    """Followers for whom there is no room are paid for and lost."""
    return True


def only_with_room(number: int, room: int) -> bool:
    """Only as many Followers can be paid for as there is room for."""
    return number <= room


def only_exactly(asked: int, _came: int) -> int:
    """A gift that does not fit is no gift."""
    return asked


def as_many_as_fit(_asked: int, came: int) -> int:
    """Followers for whom there is no room are forgone."""
    return came


def cost_alone(_scope: Scope, _body: tuple[Statement, ...]) -> bool:
    """An ability may be used when its cost can be paid, and does as much as it can."""
    return True


def in_full(scope: Scope, body: tuple[Statement, ...]) -> bool:
    """An ability may be used only if all of it happens."""
    return can_happen(scope, body, whole=True)


RULINGS: Mapping[str, Mapping[str, Any]] = {
    "A-03": {"after": all_followers, "before": without_the_price},
    "A-05": {"free": can_pay, "needed": has_one_to_lose},
    "A-08": {"nothing": none_without_mobs, "first-row": first_row_without_mobs},
    "A-13": {"now": True, "end": False},
    "A-23": {"present": any_piece, "absent": any_strength},
    "A-30": {"named": False, "least": True},
    "A-31": {"later": the_later, "earlier": the_earlier},
    "A-42": {"never": False, "besides": True},
    "A-66": {"lost": whatever_the_room, "refused": only_with_room},
    "A-73": {"in-full": only_exactly, "as-fits": as_many_as_fit},
    "A-79": {"something": False, "everything": True},
    "A-80": {"legal": 1, "refused": 0},
    "A-83": {"unplayable": 1, "all-tied": 5},
    "A-84": {"all": ("hand", "license-field", "supremacy-field"), "hand": ("hand",)},
    "A-93": {"any": ("hand", "license-field", "supremacy-field"), "hand": ("hand",)},
    "A-100": {"partial": cost_alone, "whole": in_full},
    "A-101": {"barred": 0, "stays": 1},
    "A-105": {"fewer": 0, "three": 3},
    "A-106": {"tokens": 1, "blocked": 0},
    "A-114": {"anywhere": 1, "present": 0},
}
