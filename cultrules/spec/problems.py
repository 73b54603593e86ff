"""How bad input is reported: everywhere the same five things.

>>> print(Problem("unknown-game", "--game", "there is no game `chess`", "one of `go`"))
error[unknown-game]: there is no game `chess`
  at: --game
  expected: one of `go`
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with what was given."""

    code: str
    """A stable name that scripts may test for."""
    place: str
    """File, line, field or option."""
    found: str
    expected: str
    hint: str = ""
    excerpt: str = ""
    """The line of the file that it is about, with a mark under the place."""
    range: tuple[int, int, int, int] | None = None
    """First line and column, last line and the column after it, counted from one; for editors."""

    def __str__(self) -> str:
        lines = [f"error[{self.code}]: {self.found}", f"  at: {self.place}"]
        if self.excerpt:
            lines.append(self.excerpt)
        lines.append(f"  expected: {self.expected}")
        if self.hint:
            lines.append(f"  hint: {self.hint}")
        return "\n".join(lines)


class BadInput(Exception):
    """What was given cannot be used; nothing was changed."""

    exit_code = 3
    """What a command ends with."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(str(problem) for problem in self.problems))

    def __reduce__(self) -> tuple[type[BadInput], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)


class BadCards(BadInput):
    """Cards with errors: the file could be read, the answer is no."""

    exit_code = 1


def quoted(names: Iterable[str]) -> str:
    """The names in backticks, in order, for the `expected` of a problem."""
    return ", ".join(f"`{name}`" for name in names) or "none"


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A suggestion for a mistyped word, or nothing."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f"did you mean `{close[0]}`?" if close else ""


_WHERE_TO_LOOK = {
    "game": "`cultrules rules` lists the games with their rules",
    "edition": "an edition is named by its id; `cultrules verify` runs them all if none is named",
    "chapter": "`cultrules rules` lists the chapters",
    "rule": "`cultrules rules` lists the rules",
    "scenario": "`cultrules rules ID` lists the scenarios of a rule",
    "ruling": "the rulings are those of the game's `rulings.toml`",
    "stage": "the stages are those of the game's `stages.toml`",
}


def unknown(what: str, word: str, known: Iterable[str], place: str, hint: str = "") -> Problem:
    """The problem of a word that is none of the known ones."""
    listed = list(known)
    shown = f"one of {quoted(listed)}" if len(listed) <= 12 else f"one of {len(listed)} known {what}s"
    code = f"unknown-{what.replace(' ', '-')}"
    hints = (did_you_mean(word, listed), hint, _WHERE_TO_LOOK.get(what, "words are case-sensitive"))
    return Problem(code, place, f"there is no {what} `{word}`", shown, next(filter(None, hints)))
