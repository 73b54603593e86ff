"""What a `.cult` file says, before anybody asked whether it makes sense; every part knows where it stands."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from cultrules.spec.problems import Problem


@dataclass(frozen=True, slots=True)
class Text:
    """A file's text, for pointing at a part of it."""

    path: Path
    lines: tuple[str, ...]

    def problem(self, code: str, at: Word, found: str, expected: str, hint: str = "") -> Problem:
        """A problem with the line it stands in and a caret under the word."""
        return Problem(code, f"{self.path}:{at.line}:{at.column}", found, expected, hint, self._excerpt(at))

    def _excerpt(self, at: Word) -> str:
        if not 1 <= at.line <= len(self.lines):
            return ""
        margin = f"{at.line:>5} | "
        caret = " " * (at.column - 1) + "^" * max(1, len(at.text))
        return f"{margin}{self.lines[at.line - 1]}\n{'| ':>{len(margin)}}{caret}"


@dataclass(frozen=True, slots=True)
class Word:
    """One word, number or quoted text, and where it stands."""

    text: str
    line: int
    column: int

    @property
    def value(self) -> str:
        """A quoted text without its quotes; any other word as it is."""
        return self.text[1:-1] if self.text.startswith('"') else self.text


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a block: its keyword, and the words after it."""

    keyword: str
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A card or a datum: its name and its lines; or the name of the game that a pack is for."""

    keyword: str
    name: Word
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Document:
    """All that a file says."""

    text: Text
    blocks: tuple[Block, ...]
