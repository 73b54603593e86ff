"""The steps as pytest-bdd knows them: one for each keyword, each handing its line to the vocabulary.

One step definition that matches everything keeps pytest-bdd's search for steps flat; what a line means was read when
the suite was loaded.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

from cultrules.spec import BadInput

from .case import Case, Verdict
from .plugin import settings
from .runs import OUT_OF_SCOPE, Run

T = TypeVar("T")


class AnyLine(StepParser):
    """Takes every line as it is."""

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The whole line."""
        return {"line": name}

    def is_matching(self, name: str) -> bool:
        """Every line is for us."""
        return True


@pytest.fixture
def cultrules_case(request: pytest.FixtureRequest) -> Case:
    """The scenario made ready for the engine."""
    run = _run_of(request)
    pool = settings(request.config).pool
    return _concluded(request, lambda: run.case(pool.engine(), pool.hello()))


def _run(request: pytest.FixtureRequest, case: Case, keyword: str, line: str, table: Any) -> None:
    row = _run_of(request).row
    rows = tuple(tuple(cells) for cells in table or [])
    step = next(each for each in row.steps if (each.keyword, each.text, each.rows) == (keyword, line, rows))
    _concluded(request, lambda: step.run(case))


def _run_of(request: pytest.FixtureRequest) -> Run:
    run: Run = request.node.get_closest_marker("cultrules").args[0]
    return run


def _concluded(request: pytest.FixtureRequest, action: Callable[[], T]) -> T:
    """Does a part of the run; a verdict ends it: out of scope is a skip that says why, all else a failure."""
    try:
        return action()
    except Verdict as verdict:
        ended = verdict
    except BadInput as error:
        ended = Verdict.impossible(error)
    # Not in `except`, where pytest would show the verdict too, as what was being handled.
    settings(request.config).pool.after(ended)
    request.node.user_properties.append(("cultrules", [ended.status, ended.reason, ended.stderr]))
    if ended.status in OUT_OF_SCOPE:
        pytest.skip(f"{ended.status}: {ended.reason}")
    pytest.fail(f"{ended.status}: {ended.reason}", pytrace=False)


@given(AnyLine("given"))
def _given(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any = None) -> None:
    _run(request, cultrules_case, "given", line, datatable)


@when(AnyLine("when"))
def _when(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any = None) -> None:
    _run(request, cultrules_case, "when", line, datatable)


@then(AnyLine("then"))
def _then(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any = None) -> None:
    _run(request, cultrules_case, "then", line, datatable)
