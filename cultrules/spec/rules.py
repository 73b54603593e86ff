"""Reads the numbered rules of a chapter from `spec/<game>/rules/NN_chapter.md`.

A rule is one obligation in one sentence under a heading of its own, followed by its source in italics:

    ## ROTC-6.1 First placement
    The First Cultist places the first Plan marker of the phase.
    *printed: en p.14; pl p.14*

A heading without a number is a note: a definition or a tip, nothing that play could break.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .files import read_text
from .problems import BadInput, Problem
from .tables import Source, parse_source

_TITLE = re.compile(r"# (?P<number>\d+)\. (?P<title>.+)")
_RULE = re.compile(r"## (?P<id>[A-Z]+-\d+\.\d+) (?P<title>.+)")
_NOTE = re.compile(r"## (?P<title>.+)")
_SOURCE = re.compile(r"\*(?P<source>[a-z]+: .+)\*")
_FILE = re.compile(r"(?P<number>\d\d)_(?P<id>[a-z_]+)\.md")


@dataclass(frozen=True, slots=True)
class Rule:
    """One obligation."""

    id: str
    title: str
    text: str
    source: Source
    chapter: str
    place: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rulebook."""

    id: str
    number: int
    title: str
    rules: tuple[Rule, ...]
    notes: tuple[Rule, ...]
    """Definitions and tips: texts without an id."""


def load_chapters(folder: Path, prefix: str) -> Mapping[str, Chapter]:
    """All chapters of a game in the order of its rulebook."""
    problems: list[Problem] = []
    chapters: dict[str, Chapter] = {}
    seen: dict[str, str] = {}
    for path in sorted(folder.glob("*.md")):
        chapter = _chapter(path, prefix, problems)
        if chapter.id in chapters:
            found = f"a second chapter `{chapter.id}`"
            problems.append(Problem("duplicate-chapter", f"{path.name}:1", found, "a name of its own for each chapter"))
        chapters[chapter.id] = chapter
        for rule in chapter.rules:
            if rule.id in seen:
                found = f"`{rule.id}` stands at {seen[rule.id]} too"
                problems.append(Problem("duplicate-rule", rule.place, found, "an id of its own for each rule"))
            seen[rule.id] = rule.place
    if problems:
        raise BadInput(problems)
    return chapters


def _chapter(path: Path, prefix: str, problems: list[Problem]) -> Chapter:
    name = _FILE.fullmatch(path.name)
    lines = read_text(path).splitlines()
    title = _TITLE.fullmatch(lines[0]) if lines else None
    if name is None or title is None or int(name["number"]) != int(title["number"]):
        found = f"`{lines[0] if lines else ''}` in `{path.name}`"
        expected = "`# N. Title` in a file `NN_chapter.md` with the same number"
        raise BadInput([Problem("bad-chapter", f"{path.name}:1", found, expected)])
    chapter_id = name["id"].replace("_", "-")
    rules: list[Rule] = []
    notes: list[Rule] = []
    for first, heading, body in _sections(lines):
        place = f"{path.parent.parent.name}/rules/{path.name}:{first}"
        rule, note = _RULE.fullmatch(heading), _NOTE.fullmatch(heading)
        text = " ".join(line for line in body if line and not _SOURCE.fullmatch(line))
        sources = [match["source"] for line in body if (match := _SOURCE.fullmatch(line))]
        source = parse_source(sources[0]) if len(sources) == 1 else None
        if source is None or not text:
            found = f"`{heading}` with {len(sources)} source lines" if text else f"`{heading}` without a text"
            problems.append(Problem("bad-rule", place, found, "a sentence, then one line `*printed: …*`"))
            continue
        if rule is not None:
            if not rule["id"].startswith(f"{prefix}-{int(name['number'])}."):
                expected = f"`{prefix}-{int(name['number'])}.…`"
                problems.append(Problem("bad-rule-id", place, f"the id `{rule['id']}`", expected))
            rules.append(Rule(rule["id"], rule["title"], text, source, chapter_id, place))
        elif note is not None:
            notes.append(Rule("", note["title"], text, source, chapter_id, place))
    return Chapter(chapter_id, int(name["number"]), title["title"], tuple(rules), tuple(notes))


def _sections(lines: list[str]) -> list[tuple[int, str, list[str]]]:
    """Each `##` heading with the number of its line and the lines below it."""
    sections: list[tuple[int, str, list[str]]] = []
    for number, line in enumerate(lines, 1):
        if line.startswith("## "):
            sections.append((number, line, []))
        elif sections:
            sections[-1][2].append(line.strip())
    return sections
