"""A copy of the toy game's specification in which one thing at a time can be broken."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cultrules.spec import BadInput, read_book
from tests.toy.gardeners import GAME


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The toy game's folder, free to be changed."""
    return Path(shutil.copytree(GAME.book.folder, tmp_path / "gardeners"))


@pytest.fixture
def broken(copy: Path) -> Callable[[str, str, str], BadInput]:
    """What is wrong with the book after one passage of one file was exchanged for another."""

    def reread(file: str, old: str, new: str) -> BadInput:
        text = (copy / file).read_text(encoding="utf-8")
        assert text.count(old) == 1
        (copy / file).write_text(text.replace(old, new), encoding="utf-8")
        with pytest.raises(BadInput) as caught:
            read_book(copy)
        return caught.value

    return reread
