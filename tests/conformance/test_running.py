"""Scenarios without pytest: the same outcomes as the verdict that engine authors get."""

from __future__ import annotations

import pytest

from cultrules.conformance.running import failing, outcome_of
from cultrules.conformance.verdicts import Outcome
from cultrules.conformance.verifying import verify
from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios.pool import EnginePool
from cultrules.scenarios.runs import Selection, runs_of
from cultrules.spec import BadInput, Problem
from tests.effort import part

from .pretenders import CrashingEngine, NoEngine, OtherEngine, PlanningEngine, WeakEngine, YesEngine

ENGINES = [ReferenceEngine, YesEngine, NoEngine, CrashingEngine, WeakEngine, PlanningEngine, OtherEngine]
SELECTION = Selection(rules=("ROTC-3.7", "ROTC-6.1", "ROTC-6.6", "ROTC-7.4", "ROTC-8.3", "ROTC-13.3"))


def directly(engine: ReferenceEngine, selection: Selection) -> dict[str, list[Outcome]]:
    """The outcome of every run, by scenario, without pytest."""
    hello = engine.hello()
    return {
        scenario.id: [outcome_of(run, engine, hello) for run in runs_of(selection, scenario)]
        for scenario in selection.chosen()
    }


@pytest.mark.parametrize("engine", ENGINES, ids=lambda engine: engine.__name__)
def test_same_as_verify(monkeypatch: pytest.MonkeyPatch, engine: type[ReferenceEngine]) -> None:
    """Every run has the same status and reason as under `verify`."""
    monkeypatch.setattr("cultrules.scenarios.pool.ReferenceEngine", engine)
    report = verify(SELECTION, EnginePool(None, 1.0, restarts=1000), lambda _done, _runs: None)
    assert directly(engine(), SELECTION) == report.outcomes


def test_same_as_verify_for_whole_chapters() -> None:
    """The reference passes whole chapters either way; in `make soak` all of them."""
    selection = Selection(**part(chapters=("planning", "hiding")))
    report = verify(selection, EnginePool(None, 1.0), lambda _done, _runs: None)
    assert directly(ReferenceEngine(), selection) == report.outcomes


def test_a_step_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Given that asks for more than there is fails in one line, under `verify` as well."""

    def too_many(*_: object) -> None:
        raise BadInput([Problem("not-enough", "step", "3 more of `thug` needed than there are", "no more than exist")])

    monkeypatch.setattr("cultrules.scenarios.phrases.given.base_position", too_many)
    selection, engine = Selection(scenarios=("ROTC-6.1-01",)), ReferenceEngine()
    report = verify(selection, EnginePool(None, 1.0), lambda _done, _runs: None)
    found = {(each.status, each.reason) for each in report.outcomes["ROTC-6.1-01"]}
    assert found == {("wrong", "a step that cannot be: 3 more of `thug` needed than there are")}
    assert directly(engine, selection) == report.outcomes


def test_failing() -> None:
    """Each scenario that fails is given once, with its first failing run."""
    engine, selection = NoEngine(), Selection(scenarios=("ROTC-6.2-03", "ROTC-6.2-04"))
    ((scenario, outcome),) = failing(selection.chosen(), selection, engine, engine.hello())
    assert (scenario.id, outcome.run, outcome.status) == ("ROTC-6.2-03", "ROTC-6.2-03 [en]", "refused-legal")


def test_an_engine_that_breaks_by_itself() -> None:
    """An exception in an engine of this process is a crash, told by its name."""

    class BrokenEngine(ReferenceEngine):
        def load(self, params):
            raise ZeroDivisionError("division by zero")

    engine = BrokenEngine()
    ((_, outcome), *_) = failing(SELECTION.chosen(), SELECTION, engine, engine.hello())
    assert (outcome.status, outcome.reason) == ("crash", "ZeroDivisionError: division by zero")
