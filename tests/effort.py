"""How much the property tests try: a few examples in `make test`, many in `make soak`."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import settings

THOROUGH = os.environ.get("CULTRULES_THOROUGH") == "1"
"""Is there time?"""
TIMES = 15
"""How many times as many examples are tried if there is."""
QUIET = {"deadline": None, "derandomize": True, "database": None}
"""What all property tests share: the same examples on every machine, however slow it is."""


def examples(few: int, **more: Any) -> settings:
    """Settings of a property test that tries so few examples in `make test`."""
    return settings(**QUIET, max_examples=number(few), **more)


def number(few: int) -> int:
    """So few repetitions, or many if there is time."""
    return few * TIMES if THOROUGH else few


def part(**selected: Any) -> dict[str, Any]:
    """What is selected of a suite in `make test`; the whole of it if there is time."""
    return {} if THOROUGH else selected


in_soak = pytest.mark.skipif(not THOROUGH, reason="NOT TRIED: only in `make soak`, or with CULTRULES_THOROUGH=1")
"""A test that takes too long for `make test`, where another shows nearly the same."""
