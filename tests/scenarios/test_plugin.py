"""The suite inside a team's own pytest."""

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.commands import Done, run_pytest_here
from tests.effort import THOROUGH

PLAIN = ("-p", "no:cacheprovider", "-W", "error", "--strict-markers")
OWN_TEST = '''
def test_own():
    """A test of the team."""
'''
YES_ENGINE = '''
import sys

from cultrules.engines.messages import Reply
from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import serve


class YesEngine(ReferenceEngine):
    """Takes every answer."""

    def answer(self, params):
        reply = super().answer(params)
        return reply if reply.refused is None else Reply("planning-turn")


serve(YesEngine(), sys.stdin.buffer, sys.stdout.buffer)
'''


OWN_FEATURE = """
Feature: Not ours
  @jira:ABC-1
  Scenario: Of the team
    Given a thing
"""
OWN_STEP = '''
from pytest_bdd import given, scenarios

scenarios("own.feature")


@given("a thing")
def a_thing(request):
    """The team's own hook has seen the tag."""
    assert request.node.get_closest_marker("jira").args == ("jira:ABC-1",)
'''
OWN_HOOK = """
import pytest


def pytest_bdd_apply_tag(tag, function):
    pytest.mark.jira(tag)(function)
    return True
"""
OTHER_ENGINE = '''
import sys

from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import serve


class OtherEngine(ReferenceEngine):
    """Does not play our games."""

    def hello(self):
        hello = super().hello()
        hello.games = []
        return hello


serve(OtherEngine(), sys.stdin.buffer, sys.stdout.buffer)
'''


@pytest.fixture
def team(tmp_path: Path) -> Path:
    """The folder of a team that has a test of its own."""
    (tmp_path / "test_own.py").write_text(OWN_TEST, encoding="utf-8")
    return tmp_path


def run(folder: Path, *options: str) -> Done:
    """Runs pytest as a team would, within this process."""
    return run_pytest_here(folder, *PLAIN, *options)


def run_apart(folder: Path, *options: str) -> Done:
    """Runs pytest as a team would, in a process of its own."""
    command = [sys.executable, "-m", "pytest", *PLAIN, *options]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False)


def statuses(report: Path) -> set[str]:
    """The statuses that the runs of a JUnit report end with."""
    properties = ET.parse(report).iter("property")
    return {each.attrib["value"].split("'")[1] for each in properties if each.attrib["name"] == "cultrules"}


def test_without_engine(team: Path) -> None:
    """Without its option the plugin collects nothing and leaves the team's own tests alone."""
    (team / "own.feature").write_text(OWN_FEATURE, encoding="utf-8")
    (team / "test_feature.py").write_text(OWN_STEP, encoding="utf-8")
    (team / "conftest.py").write_text(OWN_HOOK, encoding="utf-8")
    (team / "pytest.ini").write_text("[pytest]\nmarkers = jira\n", encoding="utf-8")
    done = run_apart(team, "-v")
    assert done.returncode == 0, done.stdout
    assert "test_own.py::test_own PASSED" in done.stdout
    assert "2 passed" in done.stdout


def test_no_fixtures_without_engine(team: Path) -> None:
    """Without its option the plugin defines no fixture that a team could meet."""
    done = run_apart(team, "--fixtures", "-v")
    assert "fixtures defined from pytest_bdd" in done.stdout
    assert "fixtures defined from cultrules" not in done.stdout


def test_reference(team: Path) -> None:
    """With the reference engine the suite runs and passes: two chapters, and in `make soak` all of them."""
    some = () if THOROUGH else ("-k", "06_planning or 13_end_of_game")
    done = run(team, "-v", *some, "--cultrules-engine", "reference")
    assert done.returncode == 0, done.stdout
    assert "06_planning.feature::test_ROTC_6_1_01[ROTC-6.1-01#2 [pl]] PASSED" in done.stdout
    assert "13_end_of_game.feature::test_ROTC_13_1_01[ROTC-13.1-01 [en]] PASSED" in done.stdout


def test_one_scenario(team: Path) -> None:
    """The suite is selected from like any other tests."""
    done = run(team, "-k", "ROTC_6_2_01", "--cultrules-engine", "reference")
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_distributed(team: Path) -> None:
    """The suite runs in the processes that pytest-xdist starts."""
    done = run_apart(team, "-n", "1", "-k", "ROTC_6_2", "--cultrules-engine", "reference")
    assert done.returncode == 0, done.stdout


def test_own_paths(team: Path) -> None:
    """A team that names what to run gets that."""
    done = run(team, "--cultrules-engine", "reference", "test_own.py")
    assert done.returncode == 0
    assert "1 passed" in done.stdout


def test_yes_engine(team: Path) -> None:
    """An engine that takes everything fails the scenarios that must be refused, and no others."""
    engine = team / "yes.py"
    engine.write_text(YES_ENGINE, encoding="utf-8")
    report = team / "report.xml"
    command = f"'{sys.executable}' '{engine}'"
    done = run(team, "-k", "ROTC_6_2", f"--junit-xml={report}", "--cultrules-engine", command)
    assert done.returncode == 1
    assert "accepted-illegal: `yellow: place-plan = downtown` must be refused and was taken" in done.stdout
    assert "2 failed, 6 passed" in done.stdout
    assert statuses(report) == {"accepted-illegal"}


def test_broken_engine(team: Path) -> None:
    """An engine that cannot be run fails all scenarios, at first by its crash, then because of the budget."""
    report = team / "report.xml"
    done = run(team, "-k", "06_planning", f"--junit-xml={report}", "--cultrules-engine", "no-such-engine-anywhere")
    assert done.returncode == 1
    assert "crash: `no-such-engine-anywhere` cannot be started: " in done.stdout
    assert "not-run: the engine broke too often" in done.stdout
    assert " passed" not in done.stdout
    assert statuses(report) == {"crash", "not-run"}


def test_hanging_engine(team: Path) -> None:
    """An engine that hangs fails by its time limit, and the run ends."""
    engine = f"'{sys.executable}' -c 'import time; time.sleep(600)'"
    report = team / "report.xml"
    options = ["--cultrules-time-limit", "0.2", "-k", "ROTC_6_1_02", f"--junit-xml={report}"]
    done = run(team, *options, "--cultrules-engine", engine)
    assert done.returncode == 1
    assert "timeout: no reply to `hello` within 0.2 s" in done.stdout
    assert "During handling" not in done.stdout
    assert statuses(report) == {"timeout"}


def test_out_of_scope(team: Path) -> None:
    """What an engine does not claim is skipped, and the report points to the scenario."""
    engine = team / "other.py"
    engine.write_text(OTHER_ENGINE, encoding="utf-8")
    done = run(team, "-rs", "-k", "ROTC_6_1_02", "--cultrules-engine", f"'{sys.executable}' '{engine}'")
    assert done.returncode == 0
    assert re.search(
        r"06_planning\.feature:\d+: unsupported: the engine does not play `rise_of_the_cults`", done.stdout
    )


@pytest.mark.parametrize(
    ("option", "value", "said"),
    [
        (
            "--cultrules-engine",
            "",
            """\
ERROR: error[bad-command]: the command is empty
  at: --cultrules-engine
  expected: a command that starts an engine, or `reference`
  hint: for example `--cultrules-engine "node engine.js"`
""",
        ),
        (
            "--cultrules-engine",
            "node 'engine.js",
            """\
ERROR: error[bad-command]: the command `node 'engine.js` cannot be split into words: no closing quotation
  at: --cultrules-engine
  expected: a command that starts an engine, or `reference`
  hint: for example `--cultrules-engine "node engine.js"`
""",
        ),
        (
            "--cultrules-game",
            "chess",
            """\
ERROR: error[unknown-game]: there is no game `chess`
  at: --cultrules-game
""",
        ),
    ],
)
def test_usage(team: Path, option: str, value: str, said: str) -> None:
    """An option that cannot be used is an error of usage that names it."""
    done = run(team, "--cultrules-engine", "reference", option, value)
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert said in done.stderr
