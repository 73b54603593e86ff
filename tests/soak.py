"""Long runs: whole games at random, with everything that must always hold checked at every settled state.

`make soak` plays and writes `tests/soak.json`, figures beside the hash of what they were measured on; `make test` runs
`python -m tests.soak --check`, which says when the figures are those of another suite.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from cultrules.conformance.records import options_for, play_at_random
from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import unsound
from cultrules.spec import game_ids

FIGURES = Path(__file__).with_name("soak.json")
GAMES = 1000
"""Games for each number of players."""
CHUNK = 50
"""Games that one worker plays at a time."""
MEASURED = ("features", "cultrules/kernel", "cultrules/effects", "cultrules/games", "cultrules/language")
"""Folders whose files make a difference to what is measured, beside those of the games in `spec/`."""


def main() -> int:
    """Plays and writes the figures, or only looks whether they are still true."""
    if "--check" in sys.argv:
        return check()
    figures: dict[str, Any] = {"suite": suite_hash(), "games": {}}
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in game_ids():
            for players in find_game(game).book.player_counts():
                chunks = [(game, players, first) for first in range(0, GAMES, CHUNK)]
                total: Counter[str] = sum(pool.map(soak, chunks), Counter())
                figures["games"][f"{game}, {players} players"] = dict(sorted(total.items()))
                say(f"{game}, {players} players: {dict(sorted(total.items()))}")
    FIGURES.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    return 0


def check() -> int:
    """Says whether the committed figures belong to this suite; stale ones are no failure."""
    known = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    if known.get("suite") == suite_hash():
        ended = {name: figures["ended"] for name, figures in known["games"].items()}
        say(f"soak figures are those of this suite: games ended {ended}")
    else:
        say("STALE soak figures: they were measured on another suite; run `make soak`")
    return 0


def soak(chunk: tuple[str, int, int]) -> Counter[str]:
    """Plays some games, editions in turn; anything that breaks stops the run with the seed."""
    id_, players, first = chunk
    game = find_game(id_)
    editions = list(game.book.editions)
    counts: Counter[str] = Counter()

    def watch(play: Play, *_said: Any) -> None:
        counts["answers"] += 1
        if play.stage is not None:
            counts["settled states"] += 1
            broken = list(unsound(game, play.table))
            if broken:
                raise AssertionError(f"{id_}, {players} players, seed {seed}: {broken[0]}")

    for seed in range(first, first + CHUNK):
        play = play_at_random(game, options_for(game, players, editions[seed % len(editions)]), seed, watch)
        counts["ended" if play.result is not None else "stuck"] += 1
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
