"""`cultrules sensitivity`: which scenarios depend on which ruling."""

from __future__ import annotations

import pytest
from click.testing import CliRunner, Result

from cultrules.cli import sensitivity as command
from cultrules.conformance import sensitivity as measuring
from cultrules.conformance.sensitivity import Finding, Sensitivity
from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite
from tests.effort import in_soak

from .conftest import Run

BOOK = load_book("rise_of_the_cults")
UNNAMED = Finding("ROTC-13.12-01", "A-44", "undecided", "wrong: nobody won", named=False)
IDLE = Finding("ROTC-6.1-02", "A-44", "shared", "it passes under every other choice as well", named=True)
SWITCHABLE = {id_: ruling for id_, ruling in BOOK.rulings.items() if ruling.switchable}
COUNTS = "".join(
    f"  {id_} {ruling.title} ({', '.join(ruling.choices)}): 2 scenarios depend on it\n"
    for id_, ruling in SWITCHABLE.items()
)
COUNTS += f"  {len(BOOK.rulings) - len(SWITCHABLE)} more are on record and played in one way only\n"


def said(monkeypatch: pytest.MonkeyPatch, *findings: Finding) -> Result:
    """What the command says to these findings."""
    found = Sensitivity(BOOK, dict.fromkeys(SWITCHABLE, 2), findings)
    monkeypatch.setattr(command, "examine", lambda *_: found)
    return CliRunner().invoke(command.sensitivity, ["--game", BOOK.id], standalone_mode=False)


def test_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each ruling that can be switched is listed with its choices and how many scenarios depend on it."""
    done = said(monkeypatch)
    expected = f"{BOOK.title}\n{COUNTS}every scenario names the rulings that it depends on\n"
    assert (done.return_value, done.output) == (0, expected)


def test_missing_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario that must name a ruling and does not is told with what happens, and the answer is no."""
    done = said(monkeypatch, UNNAMED)
    expected = """\
ROTC-13.12-01 must name A-44: under undecided it is wrong: nobody won
1 missing tags
"""
    assert (done.return_value, done.output) == (1, f"{BOOK.title}\n{COUNTS}{expected}")


def test_idle_tag(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tag without which nothing would change is only noted."""
    done = said(monkeypatch, IDLE)
    expected = """\
note: ROTC-6.1-02 names A-44 = shared, but it passes under every other choice as well
every scenario names the rulings that it depends on
"""
    assert (done.return_value, done.output) == (0, f"{BOOK.title}\n{COUNTS}{expected}")


def test_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command runs the suite under the choices of every ruling."""
    suite = tuple(each for each in load_suite((BOOK.id,)) if each.id in {"ROTC-13.12-01", "ROTC-13.12-02"})
    monkeypatch.setattr(measuring, "load_suite", lambda _games: suite)
    done = CliRunner().invoke(command.sensitivity, ["--game", BOOK.id], standalone_mode=False)
    assert (done.return_value, done.exception) == (0, None)
    assert f"  A-44 {BOOK.rulings['A-44'].title} (shared, undecided): 2 scenarios depend on it\n" in done.output
    assert done.output.endswith("every scenario names the rulings that it depends on\n")


@in_soak
def test_the_whole_suite() -> None:
    """Every scenario that is shipped names the rulings that it depends on, and each ruling has some."""
    done = CliRunner().invoke(command.sensitivity, ["--game", BOOK.id], standalone_mode=False)
    assert (done.return_value, done.exception) == (0, None)
    assert done.output.endswith("every scenario names the rulings that it depends on\n")
    assert ": 0 scenarios depend on it" not in done.output


def test_unknown_game(run: Run) -> None:
    """A game that does not exist is named before anything runs."""
    done = run("sensitivity", "--game", "chess")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("error[unknown-game]: there is no game `chess`\n  at: --game\n")
