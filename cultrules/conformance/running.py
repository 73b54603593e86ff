"""Runs scenarios without pytest: the same steps, many times faster, for trying the suite on many wrong engines."""

from __future__ import annotations

from collections.abc import Iterator

from cultrules.engines.interface import Engine
from cultrules.engines.messages import Hello
from cultrules.scenarios.case import Verdict
from cultrules.scenarios.runs import Run, Selection, runs_of
from cultrules.scenarios.suite import Scenario
from cultrules.spec import BadInput

from .verdicts import Outcome


def outcome_of(run: Run, engine: Engine, hello: Hello) -> Outcome:
    """How one run of a scenario ends."""
    try:
        case = run.case(engine, hello)
        for step in run.row.steps:
            step.run(case)
    except Verdict as verdict:
        return Outcome(run.id, verdict.status, verdict.reason, verdict.stderr)
    except BadInput as error:
        return Outcome(run.id, "wrong", Verdict.impossible(error).reason)
    except Exception as error:
        return Outcome(run.id, "crash", f"{type(error).__name__}: {error}")
    return Outcome(run.id, "passed")


def failing(
    scenarios: tuple[Scenario, ...], selection: Selection, engine: Engine, hello: Hello
) -> Iterator[tuple[Scenario, Outcome]]:
    """Each scenario of which a run does not pass, with the first such run."""
    for scenario in scenarios:
        for run in runs_of(selection, scenario):
            outcome = outcome_of(run, engine, hello)
            if outcome.status != "passed":
                yield scenario, outcome
                break
