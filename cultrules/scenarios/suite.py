"""Reads `features/` into scenarios, and finds every mistake in them that can be seen before anything runs.

Whether the rules lead to the position of a scenario takes an engine to find out: the shipped suite is held to that by
its own tests (`read_features`), and is not asked again by each command that loads it.

Under `Rule: ROTC-6.1 …` stand scenarios whose names begin with their permanent ids, `ROTC-6.1-01 …`; the rows of an
Outline are `ROTC-6.1-01#2`. Tags: `@rule:ID` (also shows that rule), `@edition:ID`, `@ruling:ID=CHOICE`, and
`@twin:ID`, which names the legal scenario that differs in one thing from one that must be refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from gherkin.errors import CompositeParserException, ParserException
from gherkin.parser import Parser

from cultrules.engines.interface import Engine
from cultrules.engines.reference import ReferenceEngine
from cultrules.language.books import find_book, language_pack
from cultrules.language.content import write_content
from cultrules.spec import BadInput, Book, Problem, game_ids
from cultrules.spec.files import folder, read_text
from cultrules.spec.pages import CHAPTER
from cultrules.spec.problems import unknown

from .case import Case, Verdict
from .phrases import Rows, Step, understand
from .wording import ALIAS, Wanted

_NAME = re.compile(r"(?P<id>[A-Z]+-\d+\.\d+-\d\d) (?P<title>.+)")
_RULE = re.compile(r"(?P<id>[A-Z]+-\d+\.\d+)( .+)?")
_TAG = re.compile(r"@(?P<kind>rule|edition|ruling|twin):(?P<value>\S+)")
_PLACEHOLDER = re.compile(r"<[^<>]+>")
_KEYWORDS = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Row:
    """One run of a scenario: its only one, or a row of its examples."""

    id: str
    values: Mapping[str, str]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario of the suite; an Outline is one."""

    id: str
    name: str
    """As the feature file has it, id and all."""
    game: str
    chapter: str
    rules: tuple[str, ...]
    editions: tuple[str, ...]
    """Those it holds in."""
    rulings: Mapping[str, str]
    """The choices it depends on."""
    twin: str
    rows: tuple[Row, ...]
    path: Path
    place: str

    @property
    def levels(self) -> frozenset[str]:
        """What an engine must be able to do to be judged by it."""
        steps = [step for row in self.rows for step in row.steps]
        made_up = any(isinstance(word, Wanted) and word.made_up for step in steps for word in step.words.values())
        levels = {level for step in steps for level in step.phrase.levels} | ({"cards"} if made_up else set())
        return frozenset(levels | ({"content", "cards"} if self.chapter == CHAPTER else set()))

    @property
    def negative(self) -> bool:
        """Does it try something illegal?"""
        return any(" wrongly " in step.phrase.template for row in self.rows for step in row.steps)


def load_suite(games: tuple[str, ...] | None = None) -> tuple[Scenario, ...]:
    """All scenarios of these games (of all games, if none are named)."""
    return tuple(scenario for game in games or game_ids() for scenario in _of_game(game))


@cache
def _of_game(game: str) -> tuple[Scenario, ...]:
    return _read(find_book(game), folder("features") / game, None)


def read_features(book: Book, path: Path, reference: Callable[[], Engine] = ReferenceEngine) -> tuple[Scenario, ...]:
    """The scenarios in the feature files of a folder; every mistake in them is reported at once.

    By an engine that plays by the reference rules it is found out whether the positions are possible.
    """
    return _read(book, path, reference)


def _read(book: Book, path: Path, reference: Callable[[], Engine] | None) -> tuple[Scenario, ...]:
    problems: list[Problem] = []
    scenarios: list[Scenario] = []
    for file in sorted(path.glob("*.feature")):
        reader = _FeatureReader(_with_pack(book, file), file, problems, reference)
        scenarios.extend(reader.scenarios())
    problems.extend(_crossings(book, scenarios))
    if problems:
        raise BadInput(problems)
    return tuple(scenarios)


def _chapter(path: Path) -> str:
    """The chapter that a feature file is about."""
    return path.stem.partition("_")[2].replace("_", "-")


def _with_pack(book: Book, path: Path) -> Book:
    """The book, for the chapter on the card language with the cards that are shipped for it."""
    if _chapter(path) != CHAPTER or not language_pack(book).exists():
        return book
    return find_book(book.id, packs=(language_pack(book),))


def _crossings(book: Book, scenarios: list[Scenario]) -> Iterator[Problem]:
    """Ids used twice or retired, and refusals without a legal twin."""
    by_id: dict[str, Scenario] = {}
    for scenario in scenarios:
        if scenario.id in by_id:
            found = f"`{scenario.id}` stands at {by_id[scenario.id].place} too"
            yield Problem("duplicate-id", scenario.place, found, "an id of its own for each scenario")
        if scenario.id in book.retired:
            yield Problem("retired-id", scenario.place, f"`{scenario.id}` is retired", "an id that was never used")
        by_id[scenario.id] = scenario
    for scenario in scenarios:
        twin = by_id.get(scenario.twin)
        if scenario.twin and twin is None:
            yield unknown("scenario", scenario.twin, by_id, scenario.place)
        elif scenario.negative and (twin is None or twin.negative):
            found = f"`{scenario.id}` must be refused and names no legal twin"
            expected = "`@twin:ID` of a scenario that differs in one thing and is legal"
            yield Problem("no-twin", scenario.place, found, expected)


class _FeatureReader:
    """Reads one feature file."""

    def __init__(self, book: Book, path: Path, problems: list[Problem], reference: Callable[[], Engine] | None) -> None:
        self.book = book
        self.path = path
        self.chapter = _chapter(path)
        self.problems = problems
        self.reference = reference
        self.names: dict[str, int] = {}

    def wrong(self, code: str, line: int, found: str, expected: str, hint: str = "") -> None:
        self.problems.append(Problem(code, self._place(line), found, expected, hint))

    def _place(self, line: int) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{line}"

    def scenarios(self) -> Iterator[Scenario]:
        """The scenarios of the file."""
        if self.chapter not in self.book.chapters:
            self.problems.append(unknown("chapter", self.chapter, self.book.chapters, self._place(1)))
            return
        try:
            document: Any = Parser().parse(read_text(self.path))
        except (CompositeParserException, ParserException) as error:
            first = error.errors[0] if isinstance(error, CompositeParserException) else error
            line = (getattr(first, "location", None) or {}).get("line", 1)
            self.wrong("not-gherkin", line, str(first).splitlines()[-1].strip(), "a Gherkin feature")
            return
        children = (document.get("feature") or {}).get("children", [])
        if not children:
            self.wrong("empty-feature", 1, "a feature without scenarios", "a `Rule: ID` with scenarios")
        for child in children:
            if "rule" in child:
                yield from self._rule(child["rule"])
            else:
                node = next(iter(child.values()))
                line = node["location"]["line"]
                self.wrong("no-rule", line, f"`{node['keyword']}: {node['name']}` outside a `Rule:`", "a `Rule: ID`")

    def _rule(self, node: Any) -> Iterator[Scenario]:
        line = node["location"]["line"]
        match = _RULE.fullmatch(node["name"])
        rule = self.book.rules.get(match["id"]) if match else None
        if rule is None:
            word = match["id"] if match else node["name"]
            self.problems.append(unknown("rule", word, self.book.rules, self._place(line)))
            return
        if rule.chapter != self.chapter:
            self.wrong(
                "other-chapter", line, f"`{rule.id}` is a rule of `{rule.chapter}`", f"a rule of `{self.chapter}`"
            )
        if not node["children"]:
            self.wrong("empty-rule", line, f"`{rule.id}` without scenarios", "one scenario or more")
        for child in node["children"]:
            if "scenario" not in child:
                self.wrong(
                    "background", child["background"]["location"]["line"], "a Background", "a Given in each scenario"
                )
                continue
            scenario = self._scenario(child["scenario"], rule.id, node["tags"])
            if scenario is not None:
                yield scenario

    def _scenario(self, node: Any, rule: str, inherited: Any) -> Scenario | None:
        line = node["location"]["line"]
        name = _NAME.fullmatch(node["name"])
        if name is None or not name["id"].startswith(f"{rule}-"):
            self.wrong("bad-name", line, f"the name `{node['name']}`", f"`{rule}-NN what it shows`")
            return None
        if node["name"] in self.names:
            found = f"the name `{node['name']}` stands on line {self.names[node['name']]} too"
            self.wrong("duplicate-name", line, found, "a name of its own for each scenario")
        self.names[node["name"]] = line
        before = len(self.problems)
        tags = self._tags([*inherited, *node["tags"]])
        if len(self.problems) > before:
            return None
        for example in node["examples"]:
            if example["tags"]:
                self.wrong("tagged-examples", example["location"]["line"], "tags on Examples", "tags on the scenario")
        return Scenario(
            id=name["id"],
            name=node["name"],
            game=self.book.id,
            chapter=self.chapter,
            rules=(rule, *(each for each in tags["rule"] if each != rule)),
            editions=tuple(tags["edition"]) or tuple(self.book.editions),
            rulings=dict(each.partition("=")[::2] for each in tags["ruling"]),
            twin=(tags["twin"] or [""])[0],
            rows=tuple(self._rows(node, name["id"], tags["ruling"])),
            path=self.path,
            place=self._place(line),
        )

    def _tags(self, nodes: Any) -> dict[str, list[str]]:
        tags: dict[str, list[str]] = {"rule": [], "edition": [], "ruling": [], "twin": []}
        for node in nodes:
            place = self._place(node["location"]["line"])
            match = _TAG.fullmatch(node["name"])
            if match is None:
                expected = "`@rule:ID`, `@edition:ID`, `@ruling:ID=CHOICE` or `@twin:ID`"
                self.problems.append(Problem("unknown-tag", place, f"the tag `{node['name']}`", expected))
                continue
            kind, value = match["kind"], match["value"]
            if kind == "rule" and value not in self.book.rules:
                self.problems.append(unknown("rule", value, self.book.rules, place))
            elif kind == "edition" and value not in self.book.editions:
                self.problems.append(unknown("edition", value, self.book.editions, place))
            elif kind == "ruling":
                ruling, _, choice = value.partition("=")
                first = next(iter(self.book.editions))
                self.problems.extend(self.book.check_choices(first, {ruling: choice}, place))
                if any(each.partition("=")[0] == ruling and each != value for each in tags["ruling"]):
                    found = f"two choices of `{ruling}`"
                    self.problems.append(Problem("two-choices", place, found, "one choice of a ruling"))
            tags[kind].append(value)
        return tags

    def _rows(self, node: Any, id_: str, rulings: list[str]) -> Iterator[Row]:
        examples = [
            dict(zip(_cells(table["tableHeader"]), _cells(row), strict=True))
            for table in node["examples"]
            for row in table["tableBody"]
        ]
        line = node["location"]["line"]
        if not examples and (node["examples"] or node["keyword"] != "Scenario"):
            self.wrong("no-examples", line, "an Outline without rows", "`Examples:` with one row or more")
        for number, values in enumerate(examples or [{}], 1):
            before = len(self.problems)
            row = Row(f"{id_}#{number}" if examples else id_, values, tuple(self._steps(node["steps"], values)))
            missing = [word for word in ("given", "when", "then") if word not in {step.keyword for step in row.steps}]
            order = [("given", "when", "then").index(step.keyword) for step in row.steps]
            if order != sorted(order):
                self.wrong("mixed-steps", line, "steps in another order", "Given, then When, then Then")
            if missing and len(self.problems) == before:
                found = f"no {' and no '.join(word.capitalize() for word in missing)}"
                self.wrong("incomplete-scenario", line, found, "a Given, a When and a Then")
            elif len(self.problems) == before and self.reference is not None:
                self._check_givens(row, self.reference(), dict(each.partition("=")[::2] for each in rulings))
            yield row

    def _check_givens(self, row: Row, engine: Engine, rulings: Mapping[str, str]) -> None:
        """Can the position be made, do the rules lead to it, and are all cards named?"""
        edition = next(iter(self.book.editions))
        case = Case(row.id, self.book, engine, edition, self.book.choices(edition, rulings))
        if self.chapter == CHAPTER:
            case.content = write_content(self.book)
        at = row.steps[0]
        try:
            for step in row.steps:
                if step.keyword == "given":
                    at = step
                    step.run(case)
            case.load()
        except BadInput as error:
            self.problems.extend(replace(problem, place=at.place) for problem in error.problems)
            return
        except Verdict as verdict:
            found = " ".join(verdict.reason.split())
            expected = "a position that the shipped content can make and the rules can lead to"
            self.problems.append(Problem("impossible-position", at.place, found, expected))
            return
        for step in row.steps:
            text = " ".join([step.text, *(cell for cells in step.rows for cell in cells)])
            for alias in ALIAS.finditer(text):
                if alias[0] not in case.cards:
                    found, expected = f"nothing is called `{alias[0]}`", f"`Given {alias[0]} is …`"
                    self.problems.append(Problem("unknown-card", step.place, found, expected))

    def _steps(self, nodes: Any, values: Mapping[str, str]) -> Iterator[Step]:
        keyword = "given"
        for node in nodes:
            keyword = _KEYWORDS.get(node["keywordType"], keyword)
            line = node["location"]["line"]
            text = _filled(node["text"], values)
            table = node.get("dataTable")
            rows: Rows = (
                tuple(tuple(_filled(cell, values) for cell in _cells(row)) for row in table["rows"]) if table else ()
            )
            if "docString" in node:
                self.wrong("unknown-text", line, "a text under a step", "a step without one")
            left = _PLACEHOLDER.search(" ".join([text, *(cell for row in rows for cell in row)]))
            if left:
                expected = f"one of {', '.join(f'`<{name}>`' for name in values) or 'none'}"
                self.wrong("unfilled-placeholder", line, f"`{left[0]}` has no value", expected)
                continue
            try:
                yield understand(self.book, keyword, text, rows, self._place(line))
            except BadInput as error:
                self.problems.extend(error.problems)


def _cells(row: Any) -> list[str]:
    return [cell["value"] for cell in row["cells"]]


def _filled(text: str, values: Mapping[str, str]) -> str:
    for name, value in values.items():
        text = text.replace(f"<{name}>", value)
    return text
