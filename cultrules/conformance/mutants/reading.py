"""Reads the mutants of a game from `<game>/*.toml` beside this file, and those of the card language.

What carries out cards is the same in every game, and so are the ways to get it wrong: `language/*.toml` names the word
that a mutant is about, and each game in which that word means something is tried with it. Where a game does such a
thing by a rule of its own, its file names the mutant again and says nothing but why it is `equivalent` there.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from cultrules.language.books import find_book
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.files import read_toml
from cultrules.spec.pages import NUMBER, language_pages
from cultrules.spec.problems import unknown
from cultrules.spec.tables import Entry

KINDS = ("cost", "limit", "tie", "order", "target", "timing", "may", "duration", "leak", "chance")
TARGETS = ("procedure", "datum", "card", "noun")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One wrong rule."""

    id: str
    game: str
    rule: str
    kind: str
    target: str
    """What is edited: `procedure`, `datum`, `card` or `noun`."""
    name: str
    """Which one: `planning.after_placing`, `effects.events.happen`, `bluff-tokens`, `dock-watch`, `zone.hand`."""
    field: str
    """The field of a card or noun; empty if the text of a card is edited."""
    old: Any
    new: Any
    equivalent: str
    """Why no play can tell it from the right rules; empty if it can be told."""
    place: str

    @property
    def key(self) -> tuple[str, str]:
        """Its game and its id."""
        return self.game, self.id

    @property
    def is_number(self) -> bool:
        """Is it only a changed number?"""
        if self.in_text:
            return re.sub(r"\d+", "", self.old) == re.sub(r"\d+", "", self.new)
        return self.target in ("datum", "card")

    @property
    def in_text(self) -> bool:
        """Is it an edit of what a card says, in its text?"""
        return self.target == "card" and not self.field


@cache
def load_mutants(game: str) -> tuple[Mutant, ...]:
    """All mutants of a game."""
    here = Path(__file__).parent
    return read_mutants(game, here / game, here / "language")


def read_mutants(game: str, *folders: Path) -> tuple[Mutant, ...]:
    """The mutants in the files of some folders; every mistake in them is reported at once."""
    book = find_book(game)
    problems: list[Problem] = []
    mutants: dict[str, Mutant] = {}
    excused: dict[str, Entry] = {}
    for path in (path for folder in folders for path in sorted(folder.glob("*.toml"))):
        for id_, fields in read_toml(path).items():
            entry = Entry(path, id_, fields, problems)
            if {*fields} == {"equivalent"}:
                excused[id_] = entry
                continue
            word = entry.take("word", str, "")
            if word in book.unused:
                continue
            rule = _of_word(word, book, entry, problems) if word else entry.take("rule", str)
            kind = entry.choice("kind", KINDS)
            named = [(target, entry.take(target, str, "")) for target in TARGETS]
            targets = [(target, name) for target, name in named if name]
            field, equivalent = entry.take("field", str, ""), entry.take("equivalent", str, "")
            old, new = (entry.take(each, type(fields.get(each, ""))) for each in ("old", "new"))
            entry.done()
            if rule not in book.rules:
                problems.append(unknown("rule", rule, book.rules, entry.place))
            if len(targets) != 1:
                problems.append(Problem("bad-mutant", entry.place, f"{len(targets)} targets", f"one of {TARGETS}"))
                continue
            if id_ in mutants:
                problems.append(Problem("duplicate-mutant", entry.place, f"`{id_}` twice", "a name of its own"))
            mutants[id_] = Mutant(id_, game, rule, kind, *targets[0], field, old, new, equivalent, entry.place)
    for id_, entry in excused.items():
        if id_ in mutants:
            mutants[id_] = replace(mutants[id_], equivalent=entry.take("equivalent", str))
        else:
            problems.append(unknown("mutant", id_, mutants, entry.place))
    if problems:
        raise BadInput(problems)
    return tuple(mutants.values())


def _of_word(word: str, book: Book, entry: Entry, problems: list[Problem]) -> str:
    """The rule of a game that says what a word of the card language does."""
    pages = language_pages()
    if word not in pages:
        problems.append(unknown("page", word, pages, entry.place))
        return next(iter(book.rules))
    return f"{book.prefix}-{NUMBER}.{pages[word].number}"
