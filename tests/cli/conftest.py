"""The command line, run as a user runs it: with its words, in a folder, over standard input and output."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.commands import Done, run_here

Run = Callable[..., Done]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Runs `cultrules` in a folder of its own, within this process."""

    def done(*words: str, stdin: str = "") -> Done:
        return run_here(tmp_path, *words, stdin=stdin)

    return done


@pytest.fixture
def run_apart(tmp_path: Path) -> Run:
    """Runs `cultrules` in a folder and a process of its own."""

    def done(*words: str, stdin: str = "") -> Done:
        command = [sys.executable, "-m", "cultrules", *words]
        return subprocess.run(
            command,
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )

    return done
