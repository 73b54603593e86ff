"""The steps as pytest-bdd knows them: one for each keyword, each handing its line to the vocabulary.

One step definition that matches everything keeps pytest-bdd's search for steps flat; whether a line is a phrase of
the vocabulary was checked when the suite was loaded.
"""

from __future__ import annotations

from typing import Any

import pytest
from pytest_bdd import given, then, when
from pytest_bdd.parsers import StepParser

from .case import Case, Verdict
from .phrases import understand
from .plugin import conclude


class AnyLine(StepParser):
    """Takes every line as it is."""

    def parse_arguments(self, name: str) -> dict[str, Any]:
        """The whole line."""
        return {"line": name}

    def is_matching(self, name: str) -> bool:
        """Every line is for us."""
        return True


def _run(request: pytest.FixtureRequest, case: Case, keyword: str, line: str, table: Any) -> None:
    rows = tuple(tuple(row) for row in table or [])
    step = understand(case.book, keyword, line, rows, request.node.name)
    try:
        step.run(case)
    except Verdict as verdict:
        conclude(request, verdict)


@given(AnyLine("given"))
def _given(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any) -> None:
    _run(request, cultrules_case, "given", line, datatable)


@when(AnyLine("when"))
def _when(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any) -> None:
    _run(request, cultrules_case, "when", line, datatable)


@then(AnyLine("then"))
def _then(request: pytest.FixtureRequest, cultrules_case: Case, line: str, datatable: Any) -> None:
    _run(request, cultrules_case, "then", line, datatable)
