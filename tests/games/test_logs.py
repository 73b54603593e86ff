"""Golden logs: whole games as `cultrules walk` tells them, to the letter.

After a change of the rules, the content or the wording `CULTRULES_REWRITE=1 python -m pytest tests/games/test_logs.py`
writes the logs in `golden/` anew; the diff is then read line by line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from cultrules.cli.walk import walk
from tests.effort import in_soak

GOLDEN = Path(__file__).parent / "golden"
ROOT = Path(__file__).parents[2]
REWRITE = "CULTRULES_REWRITE"
LOGS = {
    "two_players_en": "rise_of_the_cults --players 2 --seed 59 --edition en",
    "two_players_pl": "rise_of_the_cults --players 2 --seed 52 --edition pl",
    "three_players_en": "rise_of_the_cults --players 3 --seed 10 --edition en",
    "three_players_pl": "rise_of_the_cults --players 3 --seed 15 --edition pl",
    "four_players_en": "rise_of_the_cults --players 4 --seed 52 --edition en",
    "four_players_pl": "rise_of_the_cults --players 4 --seed 36 --edition pl",
    "two_gods": "choose_your_god --players 2 --seed 40",
    "three_gods": "choose_your_god --players 3 --seed 35 --rounds 5",
    "four_gods": "choose_your_god --players 4 --seed 23 --rounds 6",
    "five_gods": "choose_your_god --players 5 --seed 43 --rounds 5",
}
"""For each log what is given to `cultrules walk`; the second game is long, and some of its logs stop half-way."""
OTHERS = [minor for minor in range(11, 16) if minor != sys.version_info[1]]
"""Versions of Python 3 other than this one that can run the kit."""


def golden(name: str) -> str:
    """What the log should be."""
    return (GOLDEN / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", LOGS)
def test_log(name: str) -> None:
    """The game with this seed is told to the letter as before."""
    done = CliRunner().invoke(walk, LOGS[name].split())
    if os.environ.get(REWRITE):
        (GOLDEN / f"{name}.txt").write_text(done.stdout, encoding="utf-8", newline="\n")
    assert (done.exception, done.stderr) == (None, "")
    assert done.stdout == golden(name)


def test_every_log_has_its_game() -> None:
    """No log is left over from a game that is no longer played."""
    assert sorted(path.stem for path in GOLDEN.iterdir()) == sorted(LOGS)


def found(minor: int) -> str | None:
    """A Python of this version on this machine, in the search path or where pyenv keeps its own."""
    name = f"python3.{minor}"
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    places = [shutil.which(name), *sorted(map(str, pyenv.glob(f"3.{minor}.*/bin/{name}")))]
    return next((place for place in places if place and runs(place, minor)), None)


def runs(python: str, minor: int) -> bool:
    """Is this really a Python of that version? A shim may lead nowhere."""
    code = f"import sys; sys.exit(sys.version_info[:2] != (3, {minor}))"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


@in_soak
@pytest.mark.parametrize("minor", OTHERS, ids=lambda minor: f"3.{minor}")
def test_other_pythons(minor: int, tmp_path: Path) -> None:
    """The same seeds give the same games on every other Python that this machine has."""
    python = found(minor)
    if python is None:
        pytest.skip(f"NOT COMPARED: there is no Python 3.{minor} on this machine")
    inside = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    said([python, "-m", "venv", str(tmp_path / "venv")], tmp_path)
    said([str(inside), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", str(ROOT)], tmp_path)
    for name, words in LOGS.items():
        assert said([str(inside), "-m", "cultrules", "walk", *words.split()], tmp_path) == golden(name)


def said(command: list[str], folder: Path) -> str:
    """What a command prints that is run in the folder and must succeed."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    done = subprocess.run(
        command, cwd=folder, env=outside, capture_output=True, text=True, encoding="utf-8", check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
