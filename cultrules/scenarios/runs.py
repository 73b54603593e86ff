"""Which scenarios are run, by which edition and rulings, and whether an engine can be judged by them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cultrules.engines.interface import Engine
from cultrules.engines.messages import GameSupport, Hello
from cultrules.language.books import find_book, language_pack
from cultrules.language.content import write_content
from cultrules.spec import BadInput, Book, Problem, game_ids
from cultrules.spec.pages import CHAPTER
from cultrules.spec.problems import quoted, unknown
from cultrules.spec.rulings import check_choice

from .case import Case, Verdict
from .suite import Row, Scenario, load_suite

STATUSES = (
    "passed",
    "wrong",
    "refused-legal",
    "accepted-illegal",
    "timeout",
    "crash",
    "protocol-error",
    "not-run",
    "unsupported",
    "not-applicable",
)
"""How a run can end; the last two are not in scope, all between them and the first are failures."""
OUT_OF_SCOPE = ("unsupported", "not-applicable")


@dataclass(frozen=True, slots=True)
class Selection:
    """What a user wants to see run; empty means everything."""

    games: tuple[str, ...] = ()
    editions: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    packs: tuple[Path, ...] = ()

    def chosen(self) -> tuple[Scenario, ...]:
        """The scenarios; a word that names nothing is bad input."""
        suite = load_suite(self._games())
        self._check(suite)
        found = tuple(
            scenario
            for scenario in suite
            if (not self.chapters or scenario.chapter in self.chapters)
            and (not self.rules or set(self.rules) & set(scenario.rules))
            and (not self.scenarios or scenario.id in self.scenarios)
            and (not self.editions or set(self.editions) & set(scenario.editions))
        )
        if not found:
            expected, hint = "options that fit together", "leave one of them out"
            raise BadInput([Problem("nothing-selected", "options", "no scenario fits", expected, hint)])
        self._check_rulings(tuple(dict.fromkeys(scenario.game for scenario in found)))
        return found

    def overrides(self, game: str) -> dict[str, str]:
        """The rulings that are meant for a game: those that it can be played by."""
        book = find_book(game)
        return {
            ruling: choice
            for ruling, choice in self.rulings.items()
            if ruling in book.rulings and choice in book.rulings[ruling].choices
        }

    def _games(self) -> tuple[str, ...]:
        for game in self.games or game_ids():
            find_book(game, "--game", self.packs)
        return self.games or game_ids()

    def _check(self, suite: tuple[Scenario, ...]) -> None:
        books = [find_book(game) for game in self._games()]
        known = {
            "edition": (self.editions, {id_ for book in books for id_ in book.editions}),
            "chapter": (self.chapters, {id_ for book in books for id_ in book.chapters}),
            "rule": (self.rules, {id_ for book in books for id_ in book.rules}),
            "scenario": (self.scenarios, {scenario.id for scenario in suite}),
        }
        problems = [
            unknown(what, word, sorted(words), f"--{what}")
            for what, (given, words) in known.items()
            for word in given
            if word not in words
        ]
        if problems:
            raise BadInput(problems)

    def _check_rulings(self, games: tuple[str, ...]) -> None:
        """Each ruling must be meant for one of the games whose scenarios are run, and for no more than one."""
        problems: list[Problem] = []
        for ruling, choice in self.rulings.items():
            place = f"--ruling {ruling}={choice}"
            meant = [game for game in games if ruling in self.overrides(game)]
            known = {id_: each for game in reversed(games) for id_, each in find_book(game).rulings.items()}
            if len(meant) > 1:
                found, hint = f"`{ruling}` is a ruling of {quoted(meant)}", f"`--game {meant[0]}`, for example"
                problems.append(Problem("ambiguous-ruling", place, found, "a ruling of one game", hint))
            elif not meant:
                wrong = check_choice(known, ruling, choice, place)
                problems += [wrong] if wrong is not None else []
        if problems:
            raise BadInput(problems)


@dataclass(frozen=True, slots=True)
class Run:
    """One row of a scenario in one edition."""

    scenario: Scenario
    row: Row
    edition: str
    overrides: Mapping[str, str]
    """Rulings that the user asked for."""
    packs: tuple[Path, ...] = ()
    book: Book | None = None
    """The book of a game that does not ship with the kit; nothing for one that does."""
    reference: Callable[[], Engine] | None = None
    """Makes the reference of such a game, to be asked beside."""

    @property
    def id(self) -> str:
        """Row and edition: `ROTC-6.1-01#2 [en]`."""
        return f"{self.row.id} [{self.edition}]"

    def case(self, engine: Engine, hello: Hello) -> Case:
        """The run made ready for an engine; raises a verdict if the engine cannot be judged by it."""
        book = self._book()
        support = self._support(hello)
        case = Case(self.row.id, book, engine, self.edition, self._rulings(book, support), support=support)
        case.reference = self.reference
        if self.scenario.chapter == CHAPTER:
            case.content = write_content(book)
        elif self.packs and support.content == "ours":
            if "content" not in support.levels:
                raise Verdict("unsupported", "the engine does not take other content (level content)")
            case.content = write_content(book, abilities="cards" in support.levels)
        return case

    def _book(self) -> Book:
        """The book with the packs asked for, and for the chapter on the card language with its own."""
        if self.book is not None:
            return self.book
        book = find_book(self.scenario.game, packs=self.packs)
        if self.scenario.chapter != CHAPTER:
            return book
        return find_book(self.scenario.game, packs=(*self.packs, language_pack(book)))

    def _support(self, hello: Hello) -> GameSupport:
        support = next((each for each in hello.games if each.game == self.scenario.game), None)
        if support is None:
            raise Verdict("unsupported", f"the engine does not play `{self.scenario.game}`")
        if self.scenario.chapter not in support.chapters:
            raise Verdict("unsupported", f"the engine does not claim the chapter `{self.scenario.chapter}`")
        if self.edition not in support.editions:
            raise Verdict("unsupported", f"the engine does not play the edition `{self.edition}`")
        missing = sorted(self.scenario.levels - set(support.levels))
        if missing:
            raise Verdict("unsupported", f"the engine has no level {', '.join(missing)}")
        return support

    def _rulings(self, book: Book, support: GameSupport) -> dict[str, str]:
        """The choice of every ruling: what the scenario needs, else what was asked for, else what the edition says."""
        chosen = book.choices(self.edition, {**self.overrides, **self.scenario.rulings})
        for ruling, choice in self.scenario.rulings.items():
            if self.overrides.get(ruling, choice) != choice:
                raise Verdict("not-applicable", f"asks for `{ruling}` = `{choice}`")
        for ruling, choice in chosen.items():
            able = support.rulings.get(ruling, [])
            if choice not in able and (ruling in self.scenario.rulings or ruling in self.overrides):
                raise Verdict("not-applicable", f"the engine does not play by `{ruling}` = `{choice}`")
            if choice not in able and able:
                chosen[ruling] = able[0]
        return chosen


def runs_of(selection: Selection, scenario: Scenario) -> Iterator[Run]:
    """Every row of a scenario in every edition that is wanted."""
    for row in scenario.rows:
        for edition in scenario.editions:
            if not selection.editions or edition in selection.editions:
                yield Run(scenario, row, edition, selection.overrides(scenario.game), selection.packs)
