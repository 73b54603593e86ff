"""What a phrase is, and the list of all there are.

A phrase is a template; `{placeholders}` are read against the game's lexicon when the suite is loaded. The functions
are plain: pytest-bdd runs them, and so can anything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ..case import Case
from ..wording import any_form

Rows = tuple[tuple[str, ...], ...]
Action = Callable[[Case, dict[str, Any]], None]


@dataclass(frozen=True)
class Phrase:
    """One sentence of the vocabulary."""

    keyword: str
    """`given`, `when` or `then`."""
    template: str
    meaning: str
    example: str
    act: Action
    levels: tuple[str, ...] = ()
    """What an engine must be able to do for it, beyond loading and answering."""
    rows: bool = False
    """May a table with further answers follow?"""

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The template as a regular expression."""
        return re.compile(re.sub(r"\\{([a-z]+)\\}", _group, any_form(re.escape(self.template))))


def _group(match: re.Match[str]) -> str:
    """What a placeholder may look like; the reader of its kind decides whether it is one."""
    shape = {
        "seat": r"[A-Z]\w*",
        "other": r"[A-Z]\w*",
        "alias": r"Card [A-Z]",
        "number": r"-?\d+",
        "span": "[^,]+",
        "is": "is|are",
        "more": "more|fewer",
    }.get(match[1], ".+")
    return f"(?P<{match[1]}>{shape})"


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a scenario, understood."""

    keyword: str
    text: str
    place: str
    rows: Rows
    phrase: Phrase
    words: Mapping[str, Any]

    def run(self, case: Case) -> None:
        """Does what the line says."""
        self.phrase.act(case, dict(self.words))


VOCABULARY: list[Phrase] = []


def phrase(
    keyword: str, template: str, example: str, *, levels: tuple[str, ...] = (), rows: bool = False
) -> Callable[[Action], Action]:
    """Adds a phrase to the vocabulary; the docstring of its function says what it means."""

    def add(act: Action) -> Action:
        VOCABULARY.append(Phrase(keyword, template, (act.__doc__ or "").strip(), example, act, levels, rows))
        return act

    return add
