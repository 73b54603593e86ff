"""Runs the suite against an engine: a thin front for pytest with the plugin."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cultrules.scenarios import plugin
from cultrules.scenarios.case import Verdict
from cultrules.scenarios.pool import EnginePool
from cultrules.scenarios.runs import Selection, runs_of
from cultrules.scenarios.suite import load_suite
from cultrules.spec.files import folder

from .verdicts import Outcome, Report, doubts

INI = Path(plugin.__file__).with_name("pytest.ini")


class CannotRun(Exception):
    """The engine could not be run at all."""

    def __init__(self, verdict: Verdict) -> None:
        self.verdict = verdict
        super().__init__(str(verdict))


def verify(selection: Selection, pool: EnginePool, progress: Callable[[int, int], None]) -> Report:
    """Holds the engine to the selected scenarios; `progress` is told how many runs of how many are done."""
    chosen = selection.chosen()
    try:
        hello = pool.hello()
    except Verdict as verdict:
        pool.close()
        raise CannotRun(verdict) from None
    report = Report(hello.engine, chosen, len(load_suite()), doubts=list(doubts(hello)))
    recorder = _Recorder(report, sum(len(list(runs_of(selection, each))) for each in chosen), progress)
    arguments = [str(folder("features")), "-c", str(INI), "--rootdir", str(folder("features"))]
    for name in ("terminal", "cacheprovider", "warnings"):
        arguments += ["-p", f"no:{name}"]
    arguments += ["-p", "pytest_bdd.plugin", "-p", "cultrules.scenarios.plugin"]
    with _only_our_plugins():
        settings = _Registered(plugin.Settings(selection, pool))
        code = pytest.main(arguments, plugins=[settings, recorder])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise RuntimeError(f"pytest ended with {code!r}: {recorder.broken}")
    report.spent = pool.spent
    return report


class _Registered:
    """Registers the settings under the name by which the plugin looks for them."""

    def __init__(self, settings: plugin.Settings) -> None:
        self._settings = settings

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Before the plugin itself is configured."""
        config.pluginmanager.register(self._settings, plugin.SETTINGS)


class _Recorder:
    """Notes how every run ended."""

    def __init__(self, report: Report, runs: int, progress: Callable[[int, int], None]) -> None:
        self._report = report
        self._runs = runs
        self._done = 0
        self._progress = progress
        self.broken: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A suite that cannot be collected is our own mistake, and must be seen."""
        if report.failed:
            self.broken.append(str(report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """One outcome for each run, whatever phase decided it."""
        run = report.nodeid[report.nodeid.index("[") + 1 : -1]
        scenario = run.partition("#")[0].partition(" ")[0]
        if report.when == "call" or (report.when == "setup" and not report.passed):
            said: Any = dict(report.user_properties).get("cultrules")
            if said is None:
                said = ("passed", "", "") if report.passed else ("wrong", str(report.longrepr), "")
            self._report.outcomes.setdefault(scenario, []).append(Outcome(run, *said))
            self._done += 1
            self._progress(self._done, self._runs)


@contextmanager
def _only_our_plugins() -> Iterator[None]:
    """Keeps what the user's environment adds to pytest out of the verdict."""
    saved = {name: os.environ.pop(name, None) for name in ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")}
    before = os.environ.get("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        os.environ.pop("PYTEST_DISABLE_PLUGIN_AUTOLOAD")
        saved["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = before
        os.environ.update({name: value for name, value in saved.items() if value is not None})
