"""A position and the options to play it by."""

from typing import Any

import pytest

from cultrules.engines.messages import LoadParams, Options
from cultrules.language.books import load_book
from cultrules.scenarios.positions import base_position

GAME = "rise_of_the_cults"


@pytest.fixture
def options() -> Options:
    """Two players, the English edition."""
    return Options(GAME, ["yellow", "red"], "en")


@pytest.fixture
def position() -> dict[str, Any]:
    """Two players, the first Plan marker is about to be placed."""
    return base_position(load_book(GAME), "planning-2")


@pytest.fixture
def planning(position: dict[str, Any], options: Options) -> LoadParams:
    """The position to load, with its options."""
    return LoadParams(position, options)
