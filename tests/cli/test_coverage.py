"""`cultrules coverage`: the matrix of rules and scenarios, and what is missing."""

from __future__ import annotations

from dataclasses import replace

import pytest
from click.testing import CliRunner, Result

from cultrules.cli import coverage as command
from cultrules.conformance.coverage import Coverage, Proof
from cultrules.conformance.strength import KillMatrix
from cultrules.language.books import load_book

from .conftest import Run

BOOK = load_book("rise_of_the_cults")
NOTES = sum(len(chapter.notes) for chapter in BOOK.chapters.values())
PROVED = Proof(BOOK.rules["ROTC-6.1"], ("ROTC-6.1-01", "ROTC-6.1-02"), ("ROTC-6.1-02",), ("first-seat-begins",))
UNSHOWN = Proof(BOOK.rules["ROTC-6.2"], (), (), ("passes-to-the-right",))
FULL = Coverage(BOOK, KillMatrix(()), (PROVED,), {("A-44", "shared"): ("ROTC-13.12-01",)}, 3, ())
MATRIX = f"""\
Cthulhu: Rise of the Cults
  ROTC-6.1    {BOOK.rules["ROTC-6.1"].title}
              (ROTC-6.1-01), ROTC-6.1-02
rulings
  A-44 = shared: ROTC-13.12-01
"""
TOTALS = f"""\
rules: 1 of 1 proved; {NOTES} notes that no play can break
citations: 1 of 2 proved; the matrix has the others in brackets
permuted pack: 3 of 3 scenarios pass (100%)
complete
"""


def said(monkeypatch: pytest.MonkeyPatch, found: Coverage, *options: str) -> Result:
    """What the command says if this is what is proved."""
    monkeypatch.setattr(command, "cover", lambda *_: found)
    return CliRunner().invoke(command.coverage, ("--game", BOOK.id, *options), standalone_mode=False)


def test_complete(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each rule has its scenarios, those that prove nothing in brackets; without a gap the answer is yes."""
    done = said(monkeypatch, FULL)
    assert (done.return_value, done.output) == (0, MATRIX + TOTALS)


def test_brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """The totals can be had without the matrix."""
    done = said(monkeypatch, FULL, "--brief")
    assert (done.return_value, done.output) == (0, f"{BOOK.title}\n{TOTALS}")


def test_gaps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every gap is a line, and with a gap the answer is no."""
    choices = {("A-44", "shared"): (), ("A-44", "undecided"): ("ROTC-13.12-02",)}
    done = said(monkeypatch, replace(FULL, proofs=(PROVED, UNSHOWN), choices=choices), "--brief")
    assert done.return_value == 1
    assert done.output.endswith(f"""\
gap: ROTC-6.2 {UNSHOWN.rule.title}: no scenario cites it
gap: A-44 = shared: no scenario shows this choice
2 gaps
""")


def test_house_content(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios that depend on our own numbers are counted and named; that is no gap."""
    done = said(monkeypatch, replace(FULL, house=("ROTC-6.1-01",)), "--brief")
    line = "permuted pack: 2 of 3 scenarios pass (67%): not ROTC-6.1-01\n"
    assert (done.return_value, line in done.output) == (0, True)


def test_unknown_game(run: Run) -> None:
    """A game that does not exist is named before anything runs."""
    done = run("coverage", "--game", "chess")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("error[unknown-game]: there is no game `chess`\n  at: --game\n")
