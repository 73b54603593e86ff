"""What a `.cult` file says, before anybody asked whether it makes sense; every part knows where it stands.

Two parts are equal if they say the same, wherever they stand.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from cultrules.spec.problems import Problem


@dataclass(frozen=True, slots=True)
class Text:
    """A file's text, for pointing at a part of it."""

    path: Path
    lines: tuple[str, ...]

    def problem(self, code: str, at: Word, found: str, expected: str, hint: str = "") -> Problem:
        """A problem with the line it stands in and a caret under the word."""
        return Problem(
            code,
            f"{self.path}:{at.line}:{at.column}",
            found,
            expected,
            hint,
            self._excerpt(at),
            (at.line, at.column, at.line, at.column + max(1, len(at.text))),
        )

    def _excerpt(self, at: Word) -> str:
        if not 1 <= at.line <= len(self.lines):
            return ""
        margin = f"{at.line:>5} | "
        line = self.lines[at.line - 1]
        if len(line) > WIDEST:
            return f"{margin}{line[:WIDEST]}…"
        caret = " " * (at.column - 1) + "^" * max(1, min(len(at.text), len(line)))
        return f"{margin}{line}\n{'| ':>{len(margin)}}{caret}"


WIDEST = 400
"""A longer line is not shown whole."""


@dataclass(frozen=True, slots=True)
class Word:
    """One word, number or quoted text, and where it stands."""

    text: str
    line: int = field(default=0, compare=False)
    column: int = field(default=0, compare=False)

    @property
    def value(self) -> str:
        """A quoted text without its quotes; any other word as it is."""
        return self.text[1:-1] if self.text.startswith('"') else self.text


# ---- Amounts and values ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    word: Word


@dataclass(frozen=True, slots=True)
class Range:
    """Between so many and so many: the one who acts chooses."""

    least: Word
    most: Number | Chain


@dataclass(frozen=True, slots=True)
class Everything:
    """All that there is."""

    word: Word


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount."""

    word: Word
    of: Operand
    rounded: Word


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are of something, or how many a name stands for."""

    word: Word
    group: Group | Chain


@dataclass(frozen=True, slots=True)
class Arithmetic:
    """Two amounts added, subtracted or multiplied."""

    left: Operand
    operator: Word
    right: Operand


@dataclass(frozen=True, slots=True)
class Table:
    """An amount that depends on the number of players."""

    word: Word
    rows: tuple[tuple[Word, Word], ...]


@dataclass(frozen=True, slots=True)
class Noun:
    """A word of the game, with whose it is or what it belongs to."""

    word: Word
    of: Value | None = None
    other: bool = False


@dataclass(frozen=True, slots=True)
class Chain:
    """`this`, `you`, `event`, a local name or a noun, and what is asked of it: `event.seat`, `Turn.tokens`."""

    word: Word
    names: tuple[Word, ...] = ()


@dataclass(frozen=True, slots=True)
class Named:
    """A card by its name."""

    word: Word


Value = Noun | Chain | Named
Operand = Number | Range | Everything | Half | Count | Arithmetic | Table | Value

# ---- Sets, phrases, tests --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Phrase:
    """What follows a verb or a noun: `from Hand`, `as gift`, `with strength 3`, `where …`."""

    keyword: str
    """`as`, `from`, `at`, `toward`, `to`, `for`, `by`, `with`, `most`, `least` or `where`."""
    word: Word
    """The name that it binds or is about (`as`, `with`, `most`, `least`), else the place where it stands."""
    value: Operand | Tests | None = None


PHRASES = ("as", "from", "at", "toward", "to", "for", "by", "with", "most", "least", "where")
"""The order in which phrases are written."""


@dataclass(frozen=True, slots=True)
class Group:
    """All of a kind, as far as the phrases go."""

    noun: Noun
    phrases: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class Compare:
    """Whether two things compare so: `is`, `is not`, `=`, `<`, `>`, `<=`, `>=`."""

    left: Operand
    comparison: Word
    right: Operand


@dataclass(frozen=True, slots=True)
class Exists:
    """Whether there is some, or none, of a set."""

    word: Word
    """`some` or `no`."""
    group: Group


@dataclass(frozen=True, slots=True)
class Tests:
    """Several tests, all (`and`) or any (`or`) of which must hold."""

    joint: str
    tests: tuple[Test, ...]


Test = Compare | Exists | Tests

# ---- Rule points -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Modifier:
    """A change of a rule point: `add`, `is`, `allow` or `forbid`."""

    change: str
    point: Noun
    value: Operand | Word | None = None
    place: Value | None = None
    where: Tests | None = None


# ---- Statements ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Act:
    """A verb with what it is about."""

    verb: Word
    operands: tuple[Operand, ...] = ()
    phrases: tuple[Phrase, ...] = ()

    def phrase(self, keyword: str) -> Phrase | None:
        """The phrase with this keyword, if there is one."""
        return next((phrase for phrase in self.phrases if phrase.keyword == keyword), None)


@dataclass(frozen=True, slots=True)
class Cost:
    """Something that is given in full, or what follows is not offered."""

    word: Word
    act: Act


@dataclass(frozen=True, slots=True)
class Requires:
    """A test without which what follows is not offered."""

    word: Word
    tests: Tests


@dataclass(frozen=True, slots=True)
class Option:
    """One of several things to choose from."""

    label: Word
    condition: Tests | None
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """The one who acts chooses one of the options."""

    word: Word
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class May:
    """The one who acts may do it or not."""

    word: Word
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class If:
    """One thing or another, by a test."""

    word: Word
    tests: Tests
    body: tuple[Statement, ...]
    otherwise: tuple[Statement, ...] = ()


@dataclass(frozen=True, slots=True)
class Each:
    """For each of a set that is fixed on entry; a seat among them acts and chooses itself."""

    word: Word
    group: Group
    order: str
    """`in turn order`, `secretly`, or empty."""
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class By:
    """Another seat acts and chooses; `you:` returns to the owner."""

    seat: Chain
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class On:
    """What happens once for each die that shows one of these faces."""

    faces: tuple[Word, ...]
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are rolled."""

    word: Word
    amount: Operand
    die: Word
    results: tuple[On, ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """So many times, counted on entry."""

    word: Word
    amount: Operand
    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Let:
    """A name for an amount."""

    name: Word
    amount: Operand


@dataclass(frozen=True, slots=True)
class Until:
    """Changes of rule points that end with a span."""

    word: Word
    span: Word
    modifiers: tuple[Modifier, ...]


@dataclass(frozen=True, slots=True)
class Together:
    """The table acts and chooses as one."""

    word: Word
    body: tuple[Statement, ...]


Statement = Act | Cost | Requires | ChooseOne | May | If | Each | By | Roll | Repeat | Let | Until | Together

# ---- Cards -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ability:
    """When something happens, and what."""

    kind: str
    """`action`, `trigger`, `replacement`, `standing` or `resolution`."""
    word: Word
    """Where it stands."""
    may: bool = False
    on: Word | None = None
    """The window of an action; the event of a trigger or a replacement."""
    where: Tests | None = None
    """A test of the event or the window; for a standing ability what follows `while`."""
    limit: Word | None = None
    """The span in which it can be used once."""
    body: tuple[Statement, ...] = ()
    modifiers: tuple[Modifier, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a block's head: its keyword, and the words after it."""

    keyword: str
    words: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A card or a datum: its name, its lines and its abilities; or the name of the game that a pack is for."""

    keyword: str
    name: Word
    lines: tuple[Line, ...]
    abilities: tuple[Ability, ...] = ()


@dataclass(frozen=True, slots=True)
class Document:
    """All that a file says."""

    text: Text
    blocks: tuple[Block, ...]
    problems: tuple[Problem, ...] = ()
    """What is wrong with blocks that could not be read; nothing may be loaded then."""
    unread: tuple[Block, ...] = ()
    """Those blocks, as far as their names and kinds could be read."""
