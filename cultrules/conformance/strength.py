"""How strong is the suite? Every mutant is played by the reference engine and judged by the scenarios.

Mutants are spread over worker processes, because a procedure is changed for a whole process at a time, and because
a wrong rule may never come to an end: one that takes too long is ended and counts as noticed by nobody in particular.
"""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Literal

from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios.runs import Selection
from cultrules.scenarios.suite import Scenario, load_suite

from .mutants import Mutant, applied, load_mutants
from .mutants.applying import finder
from .running import failing

TIME_LIMIT = 60.0
"""Seconds for one mutant; a right engine needs well under one."""
HANGS = "(hangs)"
"""Stands for the scenario in the kill row of a mutant that never ends."""
Tried = Literal["every", "citing-first", "citing"]
"""Which scenarios judge a mutant: all, those that cite its rule and one of the others if none of these fails, or only
those that cite its rule."""


@dataclass(slots=True)
class KillMatrix:
    """For each mutant the scenarios that notice it."""

    mutants: tuple[Mutant, ...]
    kills: dict[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """By game and id: a wrong word of the card language is a mutant of every game."""

    def killed(self, mutant: Mutant) -> bool:
        """Does any scenario notice it?"""
        return bool(self.kills.get(mutant.key))

    @property
    def proper(self) -> list[Mutant]:
        """The mutants that can be noticed."""
        return [mutant for mutant in self.mutants if not mutant.equivalent]

    @property
    def survivors(self) -> list[Mutant]:
        """Mutants that no scenario notices although it should."""
        return [mutant for mutant in self.proper if not self.killed(mutant)]

    @property
    def not_equivalent(self) -> list[Mutant]:
        """Mutants that are called equivalent and are noticed all the same."""
        return [mutant for mutant in self.mutants if mutant.equivalent and self.killed(mutant)]

    @property
    def distinct(self) -> int:
        """How many mutants there are if those noticed by exactly the same scenarios count once."""
        return len({self.kills.get(mutant.key, ()) for mutant in self.proper})

    def proofs(self, rule: str) -> Mapping[str, list[str]]:
        """For each scenario the mutants of this rule that it notices."""
        found: dict[str, list[str]] = {}
        for mutant in self.mutants:
            if mutant.rule == rule:
                for scenario in self.kills.get(mutant.key, ()):
                    found.setdefault(scenario, []).append(mutant.id)
        return found


def kill_row(mutant: Mutant, packs: tuple[Path, ...] = (), *, tried: Tried = "every") -> tuple[str, ...]:
    """The scenarios that fail when the reference plays by the wrong rule."""
    suite = load_suite((mutant.game,))
    citing = tuple(scenario for scenario in suite if mutant.rule in scenario.rules)
    others = tuple(scenario for scenario in suite if mutant.rule not in scenario.rules)
    with applied(mutant, packs) as game:
        engine = ReferenceEngine(finder(game), own_content=True)

        def kills(scenarios: tuple[Scenario, ...]) -> Iterator[str]:
            rows = failing(scenarios, Selection(packs=packs), engine, engine.hello())
            return (scenario.id for scenario, _ in rows)

        match tried:
            case "every":
                return tuple(kills(suite))
            case "citing":
                return tuple(kills(citing))
            case "citing-first":
                return tuple(kills(citing)) or tuple(islice(kills(others), 1))


def measure(
    games: tuple[str, ...],
    progress: Callable[[int, int], None],
    packs: tuple[Path, ...] = (),
    *,
    tried: Tried = "citing-first",
    jobs: int = 0,
) -> KillMatrix:
    """Tries all mutants of the games; `progress` is told how many of how many are done."""
    mutants = tuple(mutant for game in games for mutant in load_mutants(game))
    matrix = KillMatrix(mutants)
    waiting = list(reversed(mutants))
    workers = [_Worker(packs, tried) for _ in range(min(jobs or os.cpu_count() or 1, len(mutants)))]
    try:
        while len(matrix.kills) < len(mutants):
            for worker in workers:
                if worker.mutant is None and waiting:
                    worker.begin(waiting.pop())
            wait([worker.pipe for worker in workers if worker.mutant], timeout=1)
            for at, worker in enumerate(workers):
                row = worker.row()
                if worker.mutant is not None and row is not None:
                    matrix.kills[worker.mutant.key] = row
                    progress(len(matrix.kills), len(mutants))
                    worker.mutant = None
                    if row == (HANGS,):
                        workers[at] = _Worker(packs, tried)
    finally:
        for worker in workers:
            worker.end()
    return matrix


class _Worker:
    """A process that tries one mutant at a time."""

    def __init__(self, packs: tuple[Path, ...], tried: Tried) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self._process: SpawnProcess = context.Process(target=_work, args=(other, packs, tried), daemon=True)
        self._process.start()
        other.close()
        self.mutant: Mutant | None = None
        self._deadline = 0.0

    def begin(self, mutant: Mutant) -> None:
        """Hands it a mutant."""
        self.mutant = mutant
        self._deadline = time.monotonic() + TIME_LIMIT
        self.pipe.send(mutant)

    def row(self) -> tuple[str, ...] | None:
        """What came out, if anything has."""
        if self.mutant is None:
            return None
        try:
            if self.pipe.poll():
                row: tuple[str, ...] | Exception = self.pipe.recv()
                if isinstance(row, Exception):
                    raise row
                return row
        except (EOFError, OSError):
            raise RuntimeError(f"the worker died at the mutant `{self.mutant.id}`") from None
        if time.monotonic() > self._deadline:
            self.end()
            return (HANGS,)
        return None

    def end(self) -> None:
        """Leaves nothing running."""
        self._process.terminate()
        self._process.join()
        self.pipe.close()


def _work(pipe: Connection, packs: tuple[Path, ...], tried: Tried) -> None:
    while True:
        try:
            mutant: Mutant = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(kill_row(mutant, packs, tried=tried))
        except Exception as error:  # told to the parent, which stops
            pipe.send(error)
