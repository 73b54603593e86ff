"""Long runs of what `make test` tries only a little.

`make soak` plays whole games at random, with everything that must always hold checked at every settled state; reads
texts that are no cards, or nearly; tries the properties with many examples; and verifies the reference over a pipe. If
all is well it writes `tests/soak.json`, figures beside the hash of what they were measured on. `make test` runs
`python -m tests.soak --check`, which says when the figures are those of another suite.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from cultrules.conformance.records import options_for, play_at_random, round_of
from cultrules.games import find_game
from cultrules.kernel.plays import Answer, Play
from cultrules.kernel.positions import unsound
from cultrules.spec import game_ids

from .effort import TIMES
from .language import fuzzing

FIGURES = Path(__file__).with_name("soak.json")
GAMES = 1000
"""Games for each number of players."""
ROUNDS = {"choose_your_god": 30}
"""Games in which chance alone needs many rounds to win are stopped after so many,"""
TO_THE_END = 10
"""and so many of them for each number of players are played until somebody wins, or"""
LONGEST = 1000
"""so many rounds are over."""
CHUNK = 50
"""Games that one worker plays at a time."""
TEXTS = 1500
"""Texts of each kind that are read as cards."""
FOLDERS = ("games", "kernel", "language", "effects", "conformance", "cli", "scenarios")
"""Folders with tests that try more if there is time."""
MEASURED = ("features", "cultrules/kernel", "cultrules/effects", "cultrules/games", "cultrules/language")
"""Folders whose files make a difference to what is measured, beside those of the games in `spec/`."""


def main() -> int:
    """Plays and writes the figures, or only looks whether they are still true."""
    if "--check" in sys.argv:
        return check()
    began = time.monotonic()
    figures = {"suite": suite_hash(), "games": games(GAMES), "fuzzed texts": texts(TEXTS)}
    said(f"properties, {TIMES} times as many examples", properties(), CULTRULES_THOROUGH="1")
    said("verify over a pipe", over_a_pipe())
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    say(f"all in {time.monotonic() - began:.0f} s")
    return 0


def games(number: int) -> dict[str, dict[str, int]]:
    """Plays so many games of each kind; says what happened in them."""
    found = {}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in game_ids():
            rounds = ROUNDS.get(game)
            kinds = [("", number, min(CHUNK, number), rounds)]
            if rounds is not None:
                kinds = [(f", {rounds} rounds", number, min(CHUNK, number), rounds)]
                kinds.append((f", {LONGEST} rounds", min(TO_THE_END, number), 1, LONGEST))
            for players in find_game(game).book.player_counts():
                for limit, count, size, most in kinds:
                    began, name = time.monotonic(), f"{game}, {players} players{limit}"
                    chunks = [(game, players, first, size, most) for first in range(0, count, size)]
                    total: Counter[str] = sum(pool.map(soak, chunks), Counter())
                    found[name] = dict(sorted(total.items()))
                    say(f"{name}: {found[name]} in {time.monotonic() - began:.0f} s")
    return found


def texts(number: int) -> int:
    """Reads so many texts of each kind as cards; returns how many it were altogether."""
    began = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        kinds = [pool.submit(fuzzing.run, kind, number) for kind in fuzzing.KINDS]
        total = sum(each.result() for each in [*kinds, pool.submit(fuzzing.run_bytes, number)])
    say(f"fuzzed texts: {total} in {time.monotonic() - began:.0f} s")
    return total


def properties() -> list[str]:
    """The command that tries the properties."""
    here = Path(__file__).parent
    folders = [str(here / folder) for folder in FOLDERS if (here / folder).exists()]
    return [sys.executable, "-m", "pytest", "-n", "auto", "--dist", "worksteal", "-q", *folders]


def over_a_pipe() -> list[str]:
    """The command that verifies the reference as an engine of another process."""
    cultrules = [sys.executable, "-m", "cultrules"]
    return [*cultrules, "verify", "--", *cultrules, "engine"]


def said(name: str, command: list[str], **environment: str) -> None:
    """Runs a command that must succeed, and says how long it took."""
    began = time.monotonic()
    code = subprocess.run(command, env={**os.environ, **environment}, check=False).returncode
    if code:
        sys.exit(f"{name}: exit code {code}")
    say(f"{name}: in {time.monotonic() - began:.0f} s")


def check() -> int:
    """Says whether the committed figures belong to this suite; stale ones are no failure."""
    known = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    if known.get("suite") == suite_hash():
        say(f"soak figures are those of this suite: texts fuzzed {known['fuzzed texts']}, games")
        for name, figures in known["games"].items():
            ended, stopped = figures.get("ended", 0), figures.get("stopped", 0)
            say(f"  {name}: {ended} ended, {stopped} stopped, {figures['settled states']} states sound")
    else:
        say("STALE soak figures: they were measured on another suite; run `make soak`")
    return 0


def soak(chunk: tuple[str, int, int, int, int | None]) -> Counter[str]:
    """Plays some games, or rounds of them, editions in turn; anything that breaks stops the run with the seed."""
    id_, players, first, number, rounds = chunk
    game = find_game(id_)
    editions = list(game.book.editions)
    counts: Counter[str] = Counter()

    def watch(play: Play, _answer: Answer) -> None:
        counts["answers"] += 1
        if play.stage is not None:
            counts["settled states"] += 1
            broken = list(unsound(game, play.table))
            if broken:
                raise AssertionError(f"{id_}, {players} players, seed {seed}: {broken[0]}")

    for seed in range(first, first + number):
        options = options_for(game, players, editions[seed % len(editions)])
        play = play_at_random(game, options, seed, watch, rounds)
        if play.result is None and play.question is None:
            raise AssertionError(f"{id_}, {players} players, seed {seed}: nobody is asked, and nobody has won")
        counts["stopped" if play.result is None else "ended"] += 1
        if play.result is not None:
            counts["rounds of those that ended"] += round_of(play) or 0
    return counts


def suite_hash() -> str:
    """A hash of the rules, the scenarios and the code that plays by them."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for folder in (*MEASURED, *(f"spec/{game}" for game in game_ids())):
        for path in sorted((root / folder).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.relative_to(root).as_posix().encode())
                digest.update(path.read_text(encoding="utf-8").replace("\r\n", "\n").encode())
    return digest.hexdigest()[:16]


def say(line: str) -> None:
    """Prints a line at once."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
