"""What came out: the status of every scenario, counted by chapter, and the sentence that sums it up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from cultrules.engines.messages import EngineName, Hello
from cultrules.language.books import find_book
from cultrules.scenarios.runs import OUT_OF_SCOPE, STATUSES
from cultrules.scenarios.suite import Scenario, load_suite
from cultrules.spec import Book, Problem, game_ids
from cultrules.spec.problems import unknown


@dataclass(frozen=True, slots=True)
class Outcome:
    """How one run ended."""

    run: str
    status: str
    reason: str = ""
    stderr: str = ""


@dataclass(slots=True)
class Report:
    """All outcomes of a verification."""

    engine: EngineName
    scenarios: tuple[Scenario, ...]
    suite_size: int
    """How many scenarios the whole suite has."""
    outcomes: dict[str, list[Outcome]] = field(default_factory=dict)
    """By scenario."""
    doubts: list[Problem] = field(default_factory=list)
    """Words of the engine's introduction that no game knows."""
    spent: bool = False
    """Did the engine break more often than the budget allows?"""

    def status(self, scenario: Scenario) -> str:
        """The worst of a scenario's runs: a failure if any failed, passed if any passed, else out of scope."""
        found = {outcome.status for outcome in self.outcomes.get(scenario.id, [])}
        failures = [status for status in STATUSES if status in found and status not in ("passed", *OUT_OF_SCOPE)]
        if failures:
            return failures[0]
        return next((status for status in ("passed", *OUT_OF_SCOPE) if status in found), "not-run")

    def counts(self, book: Book) -> Iterator[tuple[str, Mapping[str, int]]]:
        """For each chapter of a game that was selected, how many scenarios have each status."""
        for chapter in book.chapters:
            counted = dict.fromkeys(STATUSES, 0)
            for scenario in self.scenarios:
                if (scenario.game, scenario.chapter) == (book.id, chapter):
                    counted[self.status(scenario)] += 1
            if any(counted.values()):
                yield chapter, counted

    def failures(self) -> Iterator[tuple[Scenario, list[Outcome]]]:
        """Every failed run, those of a scenario that failed alike together."""
        for scenario in self.scenarios:
            alike: dict[tuple[str, str], list[Outcome]] = {}
            for outcome in self.outcomes.get(scenario.id, []):
                if outcome.status not in ("passed", *OUT_OF_SCOPE):
                    alike.setdefault((outcome.status, outcome.reason), []).append(outcome)
            yield from ((scenario, outcomes) for outcomes in alike.values())

    def total(self, *statuses: str) -> int:
        """How many scenarios have one of these statuses."""
        return sum(self.status(scenario) in statuses for scenario in self.scenarios)

    @property
    def conforms(self) -> bool:
        """Everything in scope passed, and something did."""
        passed = self.total("passed")
        return passed > 0 and passed == self._in_scope()

    def _in_scope(self) -> int:
        return len(self.scenarios) - self.total(*OUT_OF_SCOPE)

    @property
    def exit_code(self) -> int:
        """0 conforms, 1 does not, 2 the engine could not be run to the end."""
        return 2 if self.spent else 0 if self.conforms else 1

    def verdict(self) -> str:
        """One line, always of the same form."""
        passed, scope = self.total("passed"), self._in_scope()
        counted = f"{passed} of {scope} in scope, {self.suite_size} in the suite"
        if self.conforms:
            return f"conforms in {' and '.join(self._conforming())}: {counted}"
        return f"does not conform: {counted}"

    def _conforming(self) -> Iterator[str]:
        """For each game the chapters in which something passed, or that it was all of them, and all in them."""
        for game in dict.fromkeys(scenario.game for scenario in self.scenarios):
            counts = {chapter: counted["passed"] for chapter, counted in self.counts(find_book(game))}
            chapters = [chapter for chapter, passed in counts.items() if passed]
            if sum(counts.values()) == len(load_suite((game,))):
                yield f"the whole of {game}"
            elif chapters:
                yield f"{', '.join(chapters)} of {game}"


def doubts(hello: Hello) -> Iterator[Problem]:
    """Words of an introduction that name nothing: a chapter mistyped would only look unsupported."""
    for support in hello.games:
        place = f"hello, game `{support.game}`"
        if support.game not in game_ids():
            yield unknown("game", support.game, game_ids(), "hello")
            continue
        book = find_book(support.game)
        said: list[tuple[str, list[str], Iterable[str]]] = [
            ("chapter", support.chapters, book.chapters),
            ("edition", support.editions, book.editions),
            ("ruling", list(support.rulings), book.rulings),
        ]
        for ruling, choices in support.rulings.items():
            if ruling in book.rulings:
                said.append((f"choice of {ruling}", choices, [*book.rulings[ruling].choices, "other"]))
        for what, words, known in said:
            yield from (unknown(what, word, known, place) for word in words if word not in known)
