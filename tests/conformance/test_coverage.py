"""Coverage: what is proved and what is missing, made by hand and looked up in a narrow suite."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cultrules.conformance import coverage
from cultrules.conformance.coverage import Coverage, Proof, cover
from cultrules.conformance.mutants import load_mutants
from cultrules.conformance.strength import KillMatrix
from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite

BOOK = load_book("rise_of_the_cults")
SUITE = {scenario.id: scenario for scenario in load_suite((BOOK.id,))}
MUTANTS = {mutant.id: mutant for mutant in load_mutants(BOOK.id)}
RULE = BOOK.rules["ROTC-6.1"]
FULL = Proof(RULE, citing=("ROTC-6.1-01", "ROTC-6.1-02"), proving=("ROTC-6.1-02",), mutants=("first-seat-begins",))
CHOICES = {("A-44", "shared"): ("ROTC-13.12-01",), ("A-44", "undecided"): ("ROTC-13.12-02",)}


def gaps(proof: Proof = FULL, **named: tuple[str, ...]) -> list[str]:
    """What is missing if this is all that is known."""
    choices = CHOICES | {("A-44", choice): scenarios for choice, scenarios in named.items()}
    return list(Coverage(BOOK, KillMatrix(()), (proof,), choices, 2, ()).gaps())


def test_no_gap() -> None:
    """A rule that one citing scenario proves, and choices that each have a scenario, are complete."""
    assert gaps() == []


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"citing": (), "proving": ()}, "no scenario cites it"),
        ({"mutants": (), "proving": ()}, "there is no mutant of it"),
        ({"proving": ()}, "no scenario that cites it notices a mutant of it"),
    ],
    ids=["no scenario", "no mutant", "no proof"],
)
def test_rule_without(changes: dict[str, tuple[str, ...]], said: str) -> None:
    """A rule is a gap if no scenario cites it, if it has no mutant, or if no citation is proved."""
    assert gaps(replace(FULL, **changes)) == [f"ROTC-6.1 {RULE.title}: {said}"]


def test_choice_without_scenario() -> None:
    """A choice of a ruling that no scenario shows is a gap."""
    assert gaps(undecided=()) == ["A-44 = undecided: no scenario shows this choice"]


def test_cover(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is proved by those of its scenarios that notice a mutant of this very rule."""
    suite = tuple(SUITE[id_] for id_ in ("ROTC-6.1-01", "ROTC-6.1-02", "ROTC-13.12-01"))
    mutants = (MUTANTS["first-seat-begins"], MUTANTS["passes-to-the-right"])
    kills = {mutants[0].key: ("ROTC-6.1-02", "ROTC-13.12-01"), mutants[1].key: ("ROTC-6.1-01",)}
    monkeypatch.setattr(coverage, "load_suite", lambda _games: suite)
    asked: list[str] = []
    monkeypatch.setattr(coverage, "measure", lambda *_, tried: asked.append(tried) or KillMatrix(mutants, kills))
    found = cover(BOOK, lambda _done, _all: None)
    assert asked == ["citing"]
    proofs = {proof.rule.id: proof for proof in found.proofs}
    assert (proofs["ROTC-6.1"].citing, proofs["ROTC-6.1"].proving) == (("ROTC-6.1-01", "ROTC-6.1-02"), ("ROTC-6.1-02",))
    assert proofs["ROTC-6.1"].mutants == ("first-seat-begins",)
    assert (found.scenarios, set(proofs), found.choices["A-44", "shared"]) == (3, set(BOOK.rules), ("ROTC-13.12-01",))
    assert f"ROTC-6.2 {BOOK.rules['ROTC-6.2'].title}: no scenario cites it" in list(found.gaps())
    assert "A-44 = undecided: no scenario shows this choice" in list(found.gaps())
    assert "A-44 = shared: no scenario shows this choice" not in list(found.gaps())


def test_every_choice_is_shown() -> None:
    """The suite has a scenario for every choice of every ruling that can be switched."""
    switchable = {id_: ruling for id_, ruling in BOOK.rulings.items() if ruling.switchable}
    tagged = {(id_, choice) for scenario in SUITE.values() for id_, choice in scenario.rulings.items()}
    shown = {(id_, choice) for id_, choice in tagged if id_ in switchable}
    assert shown == {(id_, choice) for id_, ruling in switchable.items() for choice in ruling.choices}
