"""The kill matrix: made by hand, and measured with a few mutants."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cultrules.conformance import strength
from cultrules.conformance.mutants import Mutant, load_mutants
from cultrules.conformance.strength import HANGS, KillMatrix, Tried, kill_row, measure
from cultrules.scenarios.suite import load_suite
from tests.effort import in_soak

CULTS = "rise_of_the_cults"
MUTANTS = {mutant.id: mutant for mutant in load_mutants(CULTS)}
LIMIT, ORDER, TIE = (MUTANTS[id_] for id_ in ("three-tokens", "counter-clockwise", "no-third-tie-break"))
SAME = replace(ORDER, id="same-thing", equivalent="it only looks different")
ENDLESS = replace(ORDER, id="endless", new="any(iter(int, 1)) or city.turn")
HARMLESS = replace(ORDER, id="harmless", new="city.left_of(str(city.turn))")
DEADLY = replace(ORDER, id="deadly", new="__import__('os')._exit(3)")

MATRIX = KillMatrix(
    (LIMIT, ORDER, TIE, SAME, HARMLESS),
    {LIMIT.key: ("A", "B"), ORDER.key: ("A", "B"), TIE.key: ("C",), SAME.key: (), HARMLESS.key: ()},
)


def test_proper() -> None:
    """An equivalent mutant is none that must be noticed."""
    assert MATRIX.proper == [LIMIT, ORDER, TIE, HARMLESS]


def test_survivors() -> None:
    """A mutant survives if nobody notices it, unless it is equivalent."""
    assert MATRIX.survivors == [HARMLESS]


def test_not_equivalent() -> None:
    """An equivalent mutant that is noticed all the same is reported."""
    killed = KillMatrix(MATRIX.mutants, {**MATRIX.kills, SAME.key: ("A",)})
    assert (MATRIX.not_equivalent, killed.not_equivalent) == ([], [SAME])


def test_distinct_rows() -> None:
    """Mutants that exactly the same scenarios notice count once."""
    assert MATRIX.distinct == 3


def test_a_mutant_that_hangs_is_killed() -> None:
    """A mutant that never ends counts as noticed, by nobody in particular."""
    matrix = KillMatrix((ENDLESS,), {ENDLESS.key: (HANGS,)})
    assert (matrix.killed(ENDLESS), matrix.survivors) == (True, [])


def test_proofs() -> None:
    """A scenario proves a rule by the mutants of that rule that it notices."""
    assert MATRIX.proofs(LIMIT.rule) == {"A": [LIMIT.id], "B": [LIMIT.id]}
    assert MATRIX.proofs("ROTC-6.1") == {}


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """In this process the suite has only a few chapters."""
    chapters = ("planning", "action-phase", "end-of-game")
    suite = tuple(scenario for scenario in load_suite((CULTS,)) if scenario.chapter in chapters)
    monkeypatch.setattr(strength, "load_suite", lambda _games: suite)


@pytest.mark.usefixtures("narrow")
def test_kill_row() -> None:
    """The row of a mutant names the scenarios that fail under it, and the next row knows nothing of it."""
    assert set(kill_row(TIE)) == {"ROTC-13.9-01"}
    assert kill_row(HARMLESS) == ()


@pytest.mark.usefixtures("narrow")
def test_kill_row_of_citing_scenarios() -> None:
    """Where not every scenario is wanted, those that cite the rule are enough if one of them notices."""
    citing = {scenario.id for scenario in load_suite((CULTS,)) if LIMIT.rule in scenario.rules}
    row = set(kill_row(LIMIT, tried="citing-first"))
    assert row == set(kill_row(LIMIT)) & citing
    assert row < set(kill_row(LIMIT))


@pytest.mark.usefixtures("narrow")
def test_kill_row_of_others() -> None:
    """A mutant that no citing scenario notices is tried on the others, up to the first that does."""
    elsewhere = replace(TIE, rule="ROTC-6.1")
    assert kill_row(elsewhere, tried="citing-first") == ("ROTC-13.9-01",)
    assert kill_row(elsewhere, tried="citing") == ()
    assert kill_row(HARMLESS, tried="citing-first") == ()


def measured(
    monkeypatch: pytest.MonkeyPatch, *mutants: Mutant, jobs: int = 1, tried: Tried = "citing-first"
) -> KillMatrix:
    """What comes out with these mutants alone."""
    monkeypatch.setattr(strength, "load_mutants", lambda _game: mutants)
    return measure((CULTS,), lambda _done, _all: None, jobs=jobs, tried=tried)


def test_measure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worker processes give the same rows as this process, in whatever order they end."""
    matrix = measured(monkeypatch, TIE, ORDER, LIMIT, jobs=2)
    assert matrix.kills == {mutant.key: kill_row(mutant, tried="citing-first") for mutant in (TIE, ORDER, LIMIT)}
    assert matrix.survivors == []


@in_soak
@pytest.mark.parametrize("tried", ["citing-first", "every"])
def test_measure_on_the_whole_suite(monkeypatch: pytest.MonkeyPatch, tried: Tried) -> None:
    """So they do where all scenarios are tried, and where one mutant survives."""
    matrix = measured(monkeypatch, TIE, HARMLESS, LIMIT, jobs=2, tried=tried)
    assert matrix.kills == {mutant.key: kill_row(mutant, tried=tried) for mutant in (TIE, HARMLESS, LIMIT)}
    assert matrix.survivors == [HARMLESS]


def test_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that takes too long is ended and counts as killed, and a new worker goes on with the next."""
    told: list[tuple[int, int]] = []

    def progress(done: int, every: int) -> None:
        told.append((done, every))
        monkeypatch.setattr(strength, "TIME_LIMIT", 60.0)

    monkeypatch.setattr(strength, "TIME_LIMIT", 2.0)
    monkeypatch.setattr(strength, "load_mutants", lambda _game: (ENDLESS, TIE))
    matrix = measure((CULTS,), progress, jobs=1)
    assert matrix.kills == {ENDLESS.key: (HANGS,), TIE.key: ("ROTC-13.9-01",)}
    assert (matrix.survivors, told) == ([], [(1, 2), (2, 2)])


def test_dead_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that takes its worker down with it is named."""
    with pytest.raises(RuntimeError, match=r"^the worker died at the mutant `deadly`$"):
        measured(monkeypatch, DEADLY)
