"""Is every rule proved? A scenario that cites a rule counts only if it notices when that rule is wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios.runs import Selection
from cultrules.scenarios.suite import Scenario, load_suite
from cultrules.spec import Book
from cultrules.spec.rules import Rule

from .permuting import pack_path
from .running import failing
from .strength import KillMatrix, measure


@dataclass(frozen=True, slots=True)
class Proof:
    """What stands behind one rule."""

    rule: Rule
    citing: tuple[str, ...]
    """The scenarios that cite it."""
    proving: tuple[str, ...]
    """Those of them that notice a mutant of it."""
    mutants: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """What is proved of one game."""

    book: Book
    matrix: KillMatrix
    proofs: tuple[Proof, ...]
    choices: dict[tuple[str, str], tuple[str, ...]]
    """For each choice of each ruling that the reference can play both ways, the scenarios that name it."""
    scenarios: int
    house: tuple[str, ...]
    """The scenarios that do not pass under the permuted pack: they depend on numbers that are ours."""

    def gaps(self) -> Iterator[str]:
        """What is missing, in words."""
        for proof in self.proofs:
            if not proof.citing:
                yield f"{proof.rule.id} {proof.rule.title}: no scenario cites it"
            elif not proof.mutants:
                yield f"{proof.rule.id} {proof.rule.title}: there is no mutant of it"
            elif not proof.proving:
                yield f"{proof.rule.id} {proof.rule.title}: no scenario that cites it notices a mutant of it"
        for (ruling, choice), named in self.choices.items():
            if not named:
                yield f"{ruling} = {choice}: no scenario shows this choice"


def cover(book: Book, progress: Callable[[int, int], None], packs: tuple[Path, ...] = ()) -> Coverage:
    """Looks at every rule and ruling of a game; that runs the scenarios of each rule against its mutants."""
    suite = load_suite((book.id,))
    matrix = measure((book.id,), progress, packs, tried="citing")
    return Coverage(
        book=book,
        matrix=matrix,
        proofs=tuple(_proof(rule, suite, matrix) for rule in book.rules.values()),
        choices=_choices(book, suite),
        scenarios=len(suite),
        house=_depending_on_house_content(book, suite, packs),
    )


def _proof(rule: Rule, suite: tuple[Scenario, ...], matrix: KillMatrix) -> Proof:
    citing = tuple(scenario.id for scenario in suite if rule.id in scenario.rules)
    proofs = matrix.proofs(rule.id)
    mutants = tuple(mutant.id for mutant in matrix.mutants if mutant.rule == rule.id)
    return Proof(rule, citing, tuple(id_ for id_ in citing if id_ in proofs), mutants)


def _choices(book: Book, suite: tuple[Scenario, ...]) -> dict[tuple[str, str], tuple[str, ...]]:
    return {
        (id_, choice): tuple(scenario.id for scenario in suite if scenario.rulings.get(id_) == choice)
        for id_, ruling in book.rulings.items()
        if ruling.switchable
        for choice in ruling.choices
    }


def _depending_on_house_content(book: Book, suite: tuple[Scenario, ...], packs: tuple[Path, ...]) -> tuple[str, ...]:
    engine = ReferenceEngine()
    selection = Selection(packs=(pack_path(book), *packs))
    return tuple(scenario.id for scenario, _ in failing(suite, selection, engine, engine.hello()))
