"""What the rules can ask, and the points at which a game can be stopped and loaded.

`questions.toml` says for each question who answers it with what, and how a scenario words asking and answering;
`stages.toml` lists the settled entry points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from .files import read_toml
from .problems import BadInput, Problem
from .tables import Entry, Source

TYPES = ("one", "some", "payment", "amount", "commitment", "order", "chance")


@dataclass(frozen=True, slots=True)
class QuestionEntry:
    """A question as the specification knows it."""

    id: str
    type: str
    asked: str
    """Follows `<Seat> is asked`: `to place a Plan marker`."""
    does: str
    """Follows `<Seat>` when it answers: `places a Plan marker in {district}`; empty if all answers are fixed."""
    answers: Mapping[str, str]
    """Options that are no noun, and what follows `<Seat>` when it answers so: `nothing` is `moves no Ritual`."""
    settles: str
    """What the answer decides."""
    groups: Mapping[str, str]
    """For an answer that is a subset: the group in which pieces of each sort stand."""
    uses: bool
    """Does an answer that names a card use it?"""
    rule: str
    source: Source


@dataclass(frozen=True, slots=True)
class Stage:
    """A settled entry point."""

    id: str
    title: str
    meaning: str
    rule: str
    source: Source


def load_questions(path: Path, *, ruled: bool = True) -> Mapping[str, QuestionEntry]:
    """All questions of a game, each on a rule; or those of the card language, which stand on none."""
    problems: list[Problem] = []
    questions: dict[str, QuestionEntry] = {}
    for id_, fields in read_toml(path).items():
        entry = Entry(path, id_, fields, problems)
        questions[id_] = QuestionEntry(
            id=id_,
            type=entry.choice("type", TYPES),
            asked=entry.take("asked", str),
            does=entry.take("does", str, ""),
            answers=entry.table("answers", str, {}),
            settles=entry.take("settles", str),
            groups=entry.table("groups", str, {}),
            uses=entry.take("uses", bool, False),
            rule=entry.take("rule", str) if ruled else "",
            source=entry.source(),
        )
        entry.done()
    if problems:
        raise BadInput(problems)
    return questions


def load_stages(path: Path) -> Mapping[str, Stage]:
    """All stages of a game, in the order of the rulebook."""
    problems: list[Problem] = []
    stages: dict[str, Stage] = {}
    for id_, fields in read_toml(path).items():
        entry = Entry(path, id_, fields, problems)
        stages[id_] = Stage(
            id=id_,
            title=entry.take("title", str),
            meaning=entry.take("meaning", str),
            rule=entry.take("rule", str),
            source=entry.source(),
        )
        entry.done()
    if problems:
        raise BadInput(problems)
    return stages
