"""Which scenarios depend on which ruling? The suite is run under every alternative, and must say so where it does.

A scenario is only run under other choices of rulings that the rules look at while it runs: where none is looked at,
nothing can change with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cultrules.engines.reference import ReferenceEngine
from cultrules.kernel.tables import Table
from cultrules.scenarios.runs import Selection
from cultrules.scenarios.suite import Scenario, load_suite
from cultrules.spec import Book

from .running import failing


@dataclass(frozen=True, slots=True)
class Finding:
    """A scenario whose tags do not say what it depends on."""

    scenario: str
    ruling: str
    choice: str
    reason: str
    named: bool
    """It names the ruling, and nothing changes with it; else it does not name it, and fails under this choice."""


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """What came out for one game."""

    book: Book
    depending: dict[str, int]
    """For each ruling how many scenarios name it and change with it."""
    findings: tuple[Finding, ...]


def examine(book: Book, progress: Callable[[int, int], None], packs: tuple[Path, ...] = ()) -> Sensitivity:
    """Runs the game's scenarios under every choice of every ruling."""
    suite = load_suite((book.id,))
    findings: list[Finding] = []
    switchable = [id_ for id_, ruling in book.rulings.items() if ruling.switchable]
    looked_at = {scenario.id: _looked_at(scenario, packs) for scenario in suite}
    for done, ruling in enumerate(switchable, 1):
        silent = tuple(each for each in suite if ruling not in each.rulings and ruling in looked_at[each.id])
        findings.extend(_unnamed(book, silent, ruling, packs))
        findings.extend(_idle(book, suite, ruling, packs))
        progress(done, len(switchable))
    idle = {(finding.scenario, finding.ruling) for finding in findings if finding.named}
    depending = {
        ruling: sum(ruling in scenario.rulings and (scenario.id, ruling) not in idle for scenario in suite)
        for ruling in switchable
    }
    return Sensitivity(book, depending, tuple(findings))


def _looked_at(scenario: Scenario, packs: tuple[Path, ...]) -> set[str]:
    """The rulings that the rules look at while the scenario runs."""
    engine = ReferenceEngine()
    with _noted() as rulings:
        for _ in failing((scenario,), Selection(packs=packs), engine, engine.hello()):
            pass
    return rulings


@contextmanager
def _noted() -> Iterator[set[str]]:
    """Takes note of the rulings that are looked at as long as the block lasts."""
    rulings: set[str] = set()
    look: Callable[[Table, str], Any] = Table.ruling

    def noting(table: Table, id_: str) -> Any:
        rulings.add(id_)
        return look(table, id_)

    setattr(Table, "ruling", noting)  # noqa: B010  # mypy forbids to assign a method
    try:
        yield rulings
    finally:
        setattr(Table, "ruling", look)  # noqa: B010


def _unnamed(book: Book, silent: tuple[Scenario, ...], ruling: str, packs: tuple[Path, ...]) -> Iterator[Finding]:
    """Scenarios that do not name the ruling and fail under one of its choices."""
    engine = ReferenceEngine()
    for choice in book.rulings[ruling].choices:
        selection = Selection(rulings={ruling: choice}, packs=packs)
        for scenario, outcome in failing(silent, selection, engine, engine.hello()):
            yield Finding(scenario.id, ruling, choice, f"{outcome.status}: {outcome.reason}", named=False)


def _idle(book: Book, suite: tuple[Scenario, ...], ruling: str, packs: tuple[Path, ...]) -> Iterator[Finding]:
    """Scenarios that name the ruling and pass under every other choice as well."""
    engine = ReferenceEngine()
    for scenario in suite:
        if ruling not in scenario.rulings:
            continue
        others = tuple(
            replace(scenario, rulings={**scenario.rulings, ruling: choice})
            for choice in book.rulings[ruling].choices
            if choice != scenario.rulings[ruling]
        )
        if not any(failing(others, Selection(packs=packs), engine, engine.hello())):
            reason = "it passes under every other choice as well"
            yield Finding(scenario.id, ruling, scenario.rulings[ruling], reason, named=True)
