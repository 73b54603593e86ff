"""The suite against engines that differ from the reference in one thing."""

from collections.abc import Callable
from typing import Any

import pytest

from cultrules.conformance.verdicts import Report
from cultrules.conformance.verifying import CannotRun, verify
from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import Hello, PositionReply
from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios.pool import EnginePool
from cultrules.scenarios.runs import Selection, runs_of
from cultrules.scenarios.suite import load_suite
from tests.effort import part

from .pretenders import (
    PERMUTED,
    BoastingEngine,
    CrashingEngine,
    IdleEngine,
    ItemEngine,
    LoadingEngine,
    NoEngine,
    OtherEngine,
    OwnEngine,
    PairEngine,
    PlanningEngine,
    SingleEngine,
    StubbornEngine,
    WeakEngine,
    YesEngine,
    declared,
    other_rulings,
)

Verify = Callable[..., Report]
SUITE = {scenario.id: scenario for scenario in load_suite()}
FEW = {"games": ("rise_of_the_cults",)} | part(chapters=("planning", "hiding", "end-of-game"))
"""Chapters that stand for all."""
BOTH = part(chapters=("planning", "prayer", "end-of-game", "locations"))
"""Chapters of both games that stand for all."""
SUBSETS = part(
    rules=(
        *(f"ROTC-{at}" for at in ("3.2", "5.7", "7.12", "8.5", "8.11", "10.9", "12.3", "14.6")),
        *(f"CYG-{at}" for at in ("4.9", "4.11", "13.7", "13.38", "13.41", "13.44", "13.45", "13.47", "13.50")),
    )
)
"""Rules whose scenarios ask for several things at once, in every chapter that does."""
TOO_MANY = ("ROTC-8.11-03", "ROTC-10.9-02", "ROTC-14.6-14", "CYG-4.9-07")
"""Scenarios in which more things are chosen than may be."""


@pytest.fixture
def hold(monkeypatch: pytest.MonkeyPatch) -> Verify:
    """Holds an engine of this process to the selected scenarios."""

    def held(engine: type[ReferenceEngine], restarts: int = 10, **selected: Any) -> Report:
        monkeypatch.setattr("cultrules.scenarios.pool.ReferenceEngine", engine)
        return verify(Selection(**selected), EnginePool(None, 1.0, restarts), lambda _done, _runs: None)

    return held


def statuses(report: Report) -> dict[str, str]:
    """The status of each scenario that did not pass."""
    found = {scenario.id: report.status(scenario) for scenario in report.scenarios}
    return {id_: status for id_, status in found.items() if status != "passed"}


def test_reference(hold: Verify) -> None:
    """The reference conforms, and the report knows how large the whole suite is."""
    report = hold(ReferenceEngine, **BOTH)
    assert (statuses(report), report.exit_code, report.suite_size) == ({}, 0, len(SUITE))


def test_progress() -> None:
    """Progress is told after every run, up to the last."""
    told: list[tuple[int, int]] = []
    selection = Selection(scenarios=("ROTC-6.1-01",))
    verify(selection, EnginePool(None, 1.0), lambda done, runs: told.append((done, runs)))
    runs = len(list(runs_of(selection, SUITE["ROTC-6.1-01"])))
    assert told == [(done, runs) for done in range(1, runs + 1)]


def test_runs(hold: Verify) -> None:
    """Every row is run in every edition."""
    report = hold(ReferenceEngine, scenarios=("ROTC-6.1-01",), editions=("en",))
    outcomes = report.outcomes["ROTC-6.1-01"]
    assert [outcome.run for outcome in outcomes] == [f"ROTC-6.1-01#{row} [en]" for row in (1, 2, 3, 4)]


def test_yes_engine(hold: Verify) -> None:
    """An engine that says yes to everything fails whatever must be refused, and nothing else."""
    report = hold(YesEngine, **BOTH)
    refused = [scenario.id for scenario in report.scenarios if scenario.negative]
    assert refused
    assert statuses(report) == dict.fromkeys(refused, "accepted-illegal")
    assert report.exit_code == 1


def test_no_engine(hold: Verify) -> None:
    """An engine that refuses everything passes refusals, but not their legal twins."""
    report = hold(NoEngine, scenarios=("ROTC-6.2-03", "ROTC-6.2-04"))
    assert statuses(report) == {"ROTC-6.2-03": "refused-legal"}
    assert report.exit_code == 1


def test_one_chapter(hold: Verify) -> None:
    """An engine of one chapter conforms in it, and what it leaves out is counted in the open."""
    report = hold(PlanningEngine, **FEW)
    others = [scenario.id for scenario in report.scenarios if scenario.chapter != "planning"]
    planning = len(report.scenarios) - len(others)
    assert statuses(report) == dict.fromkeys(others, "unsupported")
    assert (
        report.verdict()
        == f"conforms in planning of rise_of_the_cults: {planning} of {planning} in scope, {len(SUITE)} in the suite"
    )
    assert report.exit_code == 0


def test_nothing_claimed(hold: Verify) -> None:
    """An engine that claims nothing passes nothing, which is not conformance."""
    report = hold(IdleEngine, **FEW)
    assert set(statuses(report).values()) == {"unsupported"}
    assert report.verdict() == f"does not conform: 0 of 0 in scope, {len(SUITE)} in the suite"
    assert report.exit_code == 1


def test_load_alone(hold: Verify) -> None:
    """An engine that only takes positions is never asked for one, not even to look whether a refusal changed it."""
    report = hold(LoadingEngine, scenarios=("ROTC-6.1-02", "ROTC-6.2-01"))
    assert statuses(report) == {"ROTC-6.2-01": "unsupported"}
    assert report.exit_code == 0


def test_no_start(hold: Verify) -> None:
    """An engine that does not claim the level `replay` is not asked for a new game."""
    report = hold(LoadingEngine, scenarios=("ROTC-2.1-01", "ROTC-6.1-02"))
    assert statuses(report) == {"ROTC-2.1-01": "unsupported"}
    assert report.exit_code == 0


def test_two_players(hold: Verify) -> None:
    """An engine gets no position and no new game with a number of players that it does not claim."""
    report = hold(PairEngine, rules=("ROTC-2.1", "ROTC-6.1", "ROTC-6.6"))
    found = {outcome.status for outcomes in report.outcomes.values() for outcome in outcomes}
    assert found == {"passed", "unsupported"}
    assert statuses(report)["ROTC-6.6-03"] == "unsupported"
    assert report.exit_code == 0


@pytest.mark.parametrize(
    ("engine", "found"),
    [
        (ReferenceEngine, {}),
        (OwnEngine, {}),
        (StubbornEngine, {"ROTC-8.2-01": "unsupported", "ROTC-8.2-02": "unsupported"}),
    ],
)
def test_pack(hold: Verify, engine: type[ReferenceEngine], found: dict[str, str]) -> None:
    """A pack is handed to an engine that takes content; one that has its own gets none; others are not judged by it."""
    report = hold(engine, scenarios=("ROTC-8.2-01", "ROTC-8.2-02"), packs=(PERMUTED,))
    assert statuses(report) == found


def test_item_by_item(hold: Verify) -> None:
    """An engine that asks for one thing of a subset after the other conforms; it cannot be given too much at once."""
    report = hold(SingleEngine, **SUBSETS)
    assert statuses(report) == dict.fromkeys(TOO_MANY, "not-applicable")
    assert report.exit_code == 0


def test_small_subsets(hold: Verify) -> None:
    """So does one that asks for subsets of one thing, until it gets an empty one."""
    report = hold(ItemEngine, **SUBSETS)
    assert (statuses(report), report.exit_code) == ({}, 0)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ({}, "the position has no `facts`"),
        ({"zones": [], "facts": []}, "the position has no `facts`"),
    ],
)
def test_odd_position(hold: Verify, position: dict[str, Any], reason: str) -> None:
    """A position that cannot be read is `wrong`, said in one line."""

    class OddEngine(ReferenceEngine):
        def position(self) -> PositionReply:
            return PositionReply(position)

    report = hold(OddEngine, scenarios=("ROTC-6.2-01",))
    ((_, outcomes),) = report.failures()
    assert {(outcome.status, outcome.reason) for outcome in outcomes} == {("wrong", reason)}


def test_choice_that_the_engine_cannot_run(hold: Verify) -> None:
    """A choice that the user asks for is not replaced by another one of the engine's: the scenario does not apply."""

    class OneWayEngine(ReferenceEngine):
        def hello(self) -> Hello:
            return other_rulings(D_01=["rivertown"])

    report = hold(OneWayEngine, scenarios=("ROTC-6.2-01",), rulings={"D-01": "chosen"})
    assert statuses(report) == {"ROTC-6.2-01": "not-applicable"}
    assert report.exit_code == 1


def test_doubts(hold: Verify) -> None:
    """Unknown words of the introduction stand in the report; the verdict does not change by them."""

    class MumblingEngine(ReferenceEngine):
        def hello(self) -> Hello:
            return declared(chapters=["planning", "action-fase"])

    report = hold(MumblingEngine, scenarios=("ROTC-6.1-02",))
    assert [problem.found for problem in report.doubts] == ["there is no chapter `action-fase`"]
    assert report.exit_code == 0


def test_other_protocol(hold: Verify) -> None:
    """An engine that speaks another version of the protocol cannot be run."""

    class LaterEngine(ReferenceEngine):
        def hello(self) -> Hello:
            hello = super().hello()
            hello.protocol = 99
            return hello

    with pytest.raises(CannotRun, match=r"^protocol-error: the engine speaks protocol 99, the kit 1$"):
        hold(LaterEngine)


def test_boasted_ruling(hold: Verify) -> None:
    """An engine is held to every choice that it declares."""
    report = hold(BoastingEngine, rules=("ROTC-13.3",))
    assert statuses(report) == {"ROTC-13.3-04": "refused-legal"}
    (outcome, _) = report.outcomes["ROTC-13.3-04"]
    assert outcome.reason == "the position was refused: unsupported: not by this ruling"


def test_other_ruling(hold: Verify) -> None:
    """A ruling declared as `other` takes its scenarios out of scope, and only those."""
    report = hold(OtherEngine, **FEW)
    ruled = [scenario.id for scenario in report.scenarios if "A-43" in scenario.rulings]
    assert ruled
    assert statuses(report) == dict.fromkeys(ruled, "not-applicable")
    assert report.exit_code == 0


def test_budget(hold: Verify) -> None:
    """An engine that breaks more often than allowed ends the run: the report is partial, the exit code 2."""
    report = hold(CrashingEngine, restarts=2, scenarios=("ROTC-6.1-01", "ROTC-6.1-02"))
    found = [outcome.status for outcomes in report.outcomes.values() for outcome in outcomes]
    assert found == ["crash"] * 3 + ["not-run"] * 7
    assert statuses(report) == {"ROTC-6.1-01": "crash", "ROTC-6.1-02": "not-run"}
    assert (report.spent, report.exit_code) == (True, 2)


def test_standard_error(hold: Verify) -> None:
    """The last words of an engine that broke stand in the report."""
    report = hold(CrashingEngine, scenarios=("ROTC-6.1-02",))
    ((_, outcomes),) = report.failures()
    said = [(outcome.reason, outcome.stderr) for outcome in outcomes]
    assert said == [("the engine is gone", "cannot play rise_of_the_cults\n")] * 2


def test_goes_on(hold: Verify) -> None:
    """An engine that breaks now and then is made anew, and the run goes on."""
    report = hold(WeakEngine, rules=("ROTC-6.6",))
    assert statuses(report) == {"ROTC-6.6-03": "timeout"}
    assert (report.spent, report.exit_code) == (False, 1)


@pytest.mark.parametrize("status", ["timeout", "crash", "protocol-error"])
def test_cannot_run(hold: Verify, status: str) -> None:
    """An engine that does not introduce itself cannot be run at all."""

    class MuteEngine(ReferenceEngine):
        def hello(self) -> Hello:
            raise EngineFailure(status, "not a word", "no board found\n")

    with pytest.raises(CannotRun) as error:
        hold(MuteEngine)
    verdict = error.value.verdict
    assert (verdict.status, verdict.reason, verdict.stderr) == (status, "not a word", "no board found\n")


@pytest.mark.parametrize("variable", ["PYTEST_ADDOPTS", "PYTEST_PLUGINS"])
def test_environment(hold: Verify, monkeypatch: pytest.MonkeyPatch, variable: str) -> None:
    """What the user's environment adds to pytest does not reach the verdict."""
    monkeypatch.setenv(variable, "--no-such-option")
    assert hold(ReferenceEngine, scenarios=("ROTC-6.1-02",)).exit_code == 0
