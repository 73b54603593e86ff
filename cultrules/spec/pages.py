"""Reads the pages of the card language in `spec/language/verbs/` and `spec/language/blocks/`.

A page says of one verb or block exactly what it does. Each game that has cards is held to it, so the pages are one more
chapter of every game, `card-language`: the page `verbs/09_draw.md` is the rule `ROTC-90.9` of Rise of the Cults. A game
in which a word can mean nothing says so, with the reason, under `[unused]` in its `game.toml`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from .files import folder, read_text
from .problems import BadInput, Problem, unknown
from .rules import Chapter, Rule
from .tables import Source

CHAPTER = "card-language"
NUMBER = 90
"""The chapter's number: behind all that a rulebook can have."""
_FILE = re.compile(r"(?P<number>\d\d)_(?P<name>[a-z_]+)\.md")
_TITLE = re.compile(r"# `(?P<name>[a-z ]+)`")


@dataclass(frozen=True, slots=True)
class Page:
    """What is said of one verb or block."""

    number: int
    """Its number in the chapter: it never changes."""
    name: str
    """The word as cards have it: `draw`, `choose one`."""
    summary: str
    """Its first paragraph: what it does, in one sentence."""
    path: Path


@cache
def language_pages() -> Mapping[str, Page]:
    """All pages by the words that they are about."""
    root, problems = folder("spec") / "language", list[Problem]()
    pages: dict[str, Page] = {}
    for path in sorted([*root.glob("verbs/*.md"), *root.glob("blocks/*.md")], key=lambda path: path.name):
        file, lines = _FILE.fullmatch(path.name), read_text(path).splitlines()
        title = _TITLE.fullmatch(lines[0]) if lines else None
        if file is None or title is None or title["name"].replace(" ", "_") != file["name"]:
            expected = "`` # `word` `` in a file `NN_word.md`"
            problems.append(Problem("bad-page", f"language/{path.name}:1", f"`{lines[:1]}`", expected))
            continue
        pages[title["name"]] = Page(int(file["number"]), title["name"], " ".join(_first_paragraph(lines[1:])), path)
    if problems:
        raise BadInput(problems)
    return pages


def _first_paragraph(lines: list[str]) -> Iterator[str]:
    begun = False
    for line in lines:
        if line.strip():
            begun = True
            yield line.strip()
        elif begun:
            return


def language_chapter(prefix: str, unused: Mapping[str, str], place: str) -> Chapter:
    """The chapter on the card language in a game that has no use for some of its words."""
    pages = language_pages()
    problems = [unknown("page", word, pages, place) for word in unused if word not in pages]
    if problems:
        raise BadInput(problems)
    rules = tuple(
        Rule(
            f"{prefix}-{NUMBER}.{page.number}",
            f"`{page.name}`",
            page.summary,
            Source("house", "the card language"),
            CHAPTER,
            f"language/{page.path.parent.name}/{page.path.name}:1",
        )
        for page in sorted(pages.values(), key=lambda page: page.number)
        if page.name not in unused
    )
    return Chapter(CHAPTER, NUMBER, "The card language", rules, ())
