"""Turns a feature file into pytest items: one for each row and edition of each scenario."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path

import pytest
import pytest_bdd

from cultrules.spec import BadInput

from .plugin import settings
from .runs import Run, runs_of
from .suite import Scenario


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collects feature files."""
    return FeatureFile.from_parent(parent, path=file_path) if file_path.suffix == ".feature" else None


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str) -> bool | None:
    """Keeps our tags, which have colons, from becoming marks; the suite has read them already."""
    return True if ":" in tag else None


class FeatureFile(pytest.Module):
    """A feature file as a module of tests."""

    def _getobj(self) -> types.ModuleType:
        module = types.ModuleType(f"feature_{self.path.stem}")
        module.__file__ = str(self.path)
        selection = settings(self.config).selection
        try:
            chosen = selection.chosen()
        except BadInput as error:
            raise self.CollectError(str(error)) from None
        for scenario in chosen:
            if scenario.path == self.path:
                runs = list(runs_of(selection, scenario))
                setattr(module, f"test_{scenario.id.replace('-', '_').replace('.', '_')}", _test(scenario, runs))
        return module

    def _importtestmodule(self) -> types.ModuleType:
        return self._getobj()


def _test(scenario: Scenario, runs: list[Run]) -> Callable[..., None]:
    def body() -> None:
        """The steps are all there is to it."""

    # pytest-bdd would make one item for each row; we make one for each row and edition.
    function = pytest_bdd.scenario(str(scenario.path), scenario.name)(body)
    marks = [mark for mark in getattr(function, "pytestmark", []) if mark.name != "parametrize"]
    function.pytestmark = marks  # type: ignore[attr-defined]
    # A report that points to the test points into the feature, not into pytest-bdd.
    function.__code__ = function.__code__.replace(
        co_filename=str(scenario.path), co_firstlineno=int(scenario.place.rpartition(":")[2])
    )
    params = [pytest.param(dict(run.row.values), id=run.id, marks=pytest.mark.cultrules(run)) for run in runs]
    test: Callable[..., None] = pytest.mark.parametrize("_pytest_bdd_example", params)(function)
    return test
