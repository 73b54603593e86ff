"""Sensitivity: scenarios that do not say which ruling they depend on, or say so without reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cultrules.conformance import sensitivity
from cultrules.conformance.sensitivity import Finding, Sensitivity, examine
from cultrules.language.books import load_book
from cultrules.scenarios.suite import Scenario, load_suite

BOOK = load_book("rise_of_the_cults")
SUITE = {scenario.id: scenario for scenario in load_suite((BOOK.id,))}
SHARED, UNDECIDED, PLANNING = (SUITE[id_] for id_ in ("ROTC-13.12-01", "ROTC-13.12-02", "ROTC-6.1-02"))


def examined(monkeypatch: pytest.MonkeyPatch, *scenarios: Scenario) -> Sensitivity:
    """What comes out with these scenarios alone."""
    monkeypatch.setattr(sensitivity, "load_suite", lambda _games: scenarios)
    return examine(BOOK, lambda _done, _all: None)


def test_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scenarios that name the ruling on which they depend, and no other, are in order."""
    found = examined(monkeypatch, SHARED, UNDECIDED, PLANNING)
    assert found.findings == ()
    assert {ruling: number for ruling, number in found.depending.items() if number} == {"A-44": 2}


def test_unnamed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario that fails under a choice that it does not name is found, with the reason."""
    found = examined(monkeypatch, replace(SHARED, rulings={}), PLANNING)
    (finding,) = found.findings
    assert (finding.scenario, finding.ruling, finding.choice) == ("ROTC-13.12-01", "A-44", "undecided")
    assert (finding.named, found.depending["A-44"]) == (False, 0)
    assert finding.reason.startswith("wrong: ")


def test_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """A scenario that names a ruling and passes under every choice is found."""
    found = examined(monkeypatch, replace(PLANNING, rulings={"A-44": "shared"}))
    reason = "it passes under every other choice as well"
    assert found.findings == (Finding("ROTC-6.1-02", "A-44", "shared", reason, named=True),)
    assert found.depending["A-44"] == 0


def test_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    """Progress is told after each ruling that can be switched; the others are only on record."""
    told: list[tuple[int, int]] = []
    monkeypatch.setattr(sensitivity, "load_suite", lambda _games: (PLANNING,))
    examine(BOOK, lambda done, every: told.append((done, every)))
    switchable = sum(ruling.switchable for ruling in BOOK.rulings.values())
    assert 0 < switchable < len(BOOK.rulings)
    assert told == [(done, switchable) for done in range(1, switchable + 1)]
