"""Points at which a rulebook is silent or contradicts itself, and the editions as sets of choices.

[ruling.D-01]
title = "which district is closed"
choices = { rivertown = "always Rivertown", chosen = "the one the players choose" }
default = "rivertown"
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .files import read_toml
from .problems import BadInput, Problem, did_you_mean, quoted, unknown
from .tables import Entry, Source


@dataclass(frozen=True, slots=True)
class Ruling:
    """One open point: what can be chosen, and why we choose as we do."""

    id: str
    title: str
    choices: Mapping[str, str]
    default: str
    reason: str
    rules: tuple[str, ...]
    switchable: bool
    """Can the reference play by every choice? If not, the alternatives are only on record."""
    source: Source


@dataclass(frozen=True, slots=True)
class Edition:
    """A printed edition: its document and where it departs from the defaults."""

    id: str
    title: str
    document: str
    choices: Mapping[str, str]
    source: Source


def load_rulings(path: Path) -> tuple[Mapping[str, Ruling], Mapping[str, Edition]]:
    """The rulings and editions of a game."""
    problems: list[Problem] = []
    rulings: dict[str, Ruling] = {}
    editions: dict[str, Edition] = {}
    document = read_toml(path)
    for id_, fields in _section(document, "ruling", path, problems):
        entry = Entry(path, f"ruling.{id_}", fields, problems)
        ruling = Ruling(
            id=id_,
            title=entry.take("title", str),
            choices=entry.table("choices", str),
            default=entry.take("default", str),
            reason=entry.take("reason", str),
            rules=entry.texts("rules"),
            switchable=entry.take("switchable", bool, True),
            source=entry.source(),
        )
        entry.done()
        if ruling.default not in ruling.choices:
            problems.append(unknown("choice", ruling.default, ruling.choices, entry.place))
        if len(ruling.choices) < 2:
            found = f"{len(ruling.choices)} choices"
            problems.append(Problem("no-alternative", entry.place, found, "two choices or more"))
        rulings[id_] = ruling
    for id_, fields in _section(document, "edition", path, problems):
        entry = Entry(path, f"edition.{id_}", fields, problems)
        edition = Edition(
            id=id_,
            title=entry.take("title", str),
            document=entry.take("document", str),
            choices=entry.table("choices", str, {}),
            source=entry.source(),
        )
        entry.done()
        for ruling_id, choice in edition.choices.items():
            problem = check_choice(rulings, ruling_id, choice, entry.place)
            if problem:
                problems.append(problem)
        editions[id_] = edition
    for name in document:
        problems.append(unknown("section", name, ("ruling", "edition"), path.name))
    if problems:
        raise BadInput(problems)
    return rulings, editions


def _section(document: dict[str, Any], name: str, path: Path, problems: list[Problem]) -> list[tuple[str, Any]]:
    section = document.pop(name, {})
    if not isinstance(section, dict):
        problems.append(Problem("wrong-type", f"{path.parent.name}/{path.name}", f"`{name}` is no table", "a table"))
        return []
    return list(section.items())


def check_choice(rulings: Mapping[str, Ruling], ruling: str, choice: str, place: str) -> Problem | None:
    """What is wrong with choosing so, if anything."""
    if ruling not in rulings:
        return unknown("ruling", ruling, rulings, place)
    if choice not in rulings[ruling].choices:
        choices = rulings[ruling].choices
        hint = did_you_mean(choice, choices) or f"{ruling} is about {rulings[ruling].title}"
        found = f"the ruling `{ruling}` has no choice `{choice}`"
        return Problem("unknown-choice", place, found, f"one of {quoted(choices)}", hint)
    return None
