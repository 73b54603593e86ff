"""Writes cards in their one spelling: two spaces a step, words one space apart, lines and phrases in a fixed order.

No comment is lost. One with a line of its own stays before the line that it precedes, one at the end of a line stays
there, and blank lines between comments stay. A body of one plain act stands on the line of its head if there is room.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from . import syntax
from .building import LINES, place_of
from .parsing import parse
from .syntax import Ability, Act, Block, Document, Line, Modifier, Operand, Phrase, Statement, Test, Tests

WIDTH = 100
"""Comments apart, a line whose body could stand in a block is no longer than this."""
STEP = "  "
_NOUN_LAST = re.compile(r'(^| )[A-Z][^ ").]*$')


def format_text(text: str, path: Path) -> str:
    """A text in the one spelling, with all its comments; what is not of the language is refused."""
    document = parse(text, path)
    return _Writer(_comments(document.text.lines), document.text.lines).document(document)


def format_document(document: Document) -> str:
    """What a document says, in the one spelling, wherever it came from; it has no comments."""
    return _Writer(_Comments(), ()).document(document)


# ---- Comments --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Comments:
    """The comments of a text, by the number of the line that they belong to."""

    before: dict[int, list[str]] = field(default_factory=dict)
    """With an empty one for blank lines after a comment."""
    beside: dict[int, str] = field(default_factory=dict)
    last: list[str] = field(default_factory=list)
    """After everything else."""


def _comments(lines: Sequence[str]) -> _Comments:
    found, waiting = _Comments(), list[str]()
    for number, line in enumerate(lines, 1):
        said, comment = _parted(line)
        if said:
            found.before[number], waiting = waiting, []
            if comment:
                found.beside[number] = comment
        elif comment or (waiting and waiting[-1]):
            waiting.append(comment)
    found.last = waiting if not waiting or waiting[-1] else waiting[:-1]
    return found


def _parted(line: str) -> tuple[str, str]:
    """What a line says, and its comment."""
    quoted = False
    for at, character in enumerate(line):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted:
            return line[:at].strip(), line[at:].rstrip()
    return line.strip(), ""


# ---- Lines and blocks ------------------------------------------------------------------------------------------------


class _Writer:
    """Writes line after line, each with the comments that belong to it."""

    def __init__(self, comments: _Comments, source: Sequence[str]) -> None:
        self.comments = comments
        self.source = source
        self.written: list[str] = []

    def document(self, document: Document) -> str:
        """The whole text; an empty one if it says nothing."""
        for block in document.blocks:
            self._gap()
            self._block(block)
        if self.comments.last:
            self._gap()
            self.written += self.comments.last
        return "".join(f"{line}\n" for line in self.written)

    def _gap(self) -> None:
        if self.written:
            self.written.append("")

    def _line(self, depth: int, text: str, first: int, last: int | None = None) -> None:
        """One line that stood at this number, or at these, with its comments."""
        before = self.comments.before.pop(first, [])
        if depth and before and not before[-1]:
            before = before[:-1]
        self.written += [f"{STEP * depth}{comment}" if comment else "" for comment in before]
        beside = self.comments.beside.pop(first if last is None else last, "")
        self.written.append(f"{STEP * depth}{text}" + (f"  {beside}" if beside else ""))

    def _headed(
        self, depth: int, head: str, at: int, rest: tuple[Statement, ...] | tuple[Modifier, ...], plain: str
    ) -> None:
        """A head with a body: on one line if the body is plain and there is room, else in a block."""
        if plain and self._fits(depth, f"{head}: {plain}", at, _number(rest[0])):
            self._line(depth, f"{head}: {plain}", at, _number(rest[0]))
            return
        shared = bool(rest) and _number(rest[0]) == at
        self._line(depth, f"{head}:", at, -1 if shared else at)
        for each in rest:
            if isinstance(each, Modifier):
                self._line(depth + 1, _modifier(each), _number(each))
            else:
                self._statement(depth + 1, each)

    def _fits(self, depth: int, text: str, first: int, last: int) -> bool:
        """Is there room for one line, and no comment that would lose its place?"""
        parted = first != last and (first in self.comments.beside or self.comments.before.get(last))
        return len(STEP) * depth + len(text) <= WIDTH and not parted

    def _body(self, depth: int, head: str, at: int, body: tuple[Statement, ...]) -> None:
        only = body[0] if len(body) == 1 else None
        self._headed(depth, head, at, body, _act(only) if isinstance(only, Act) else "")

    def _modifiers(self, depth: int, head: str, at: int, modifiers: tuple[Modifier, ...]) -> None:
        self._headed(depth, head, at, modifiers, _modifier(modifiers[0]) if len(modifiers) == 1 else "")

    def _block(self, block: Block) -> None:
        self._line(0, f"{block.keyword} {block.name.text}", block.name.line)
        for line in sorted(block.lines, key=lambda each: LINES.index(each.keyword)):
            self._line(1, _head(line), line.words[0].line)
        for ability in block.abilities:
            if ability.kind == "standing":
                self._modifiers(1, _when(ability), ability.word.line, ability.modifiers)
            else:
                self._body(1, _when(ability), ability.word.line, ability.body)

    def _statement(self, depth: int, statement: Statement) -> None:
        at = _number(statement)
        match statement:
            case Act() | syntax.Cost() | syntax.Requires() | syntax.Let():
                self._line(depth, _simple(statement), at)
            case syntax.ChooseOne(_, options):
                self._line(depth, "choose one:", at)
                for option in options:
                    condition = f" if {_tests(option.condition)}" if option.condition is not None else ""
                    self._body(depth + 1, f"option {option.label.text}{condition}", option.label.line, option.body)
            case syntax.If(_, tests, body, otherwise):
                self._body(depth, f"if {_tests(tests)}", at, body)
                if otherwise:
                    self._body(depth, "else", self._else(place_of(otherwise[0])), otherwise)
            case syntax.Roll(_, amount, die, results):
                self._line(depth, f"roll {_apart([_operand(amount), die.text])}:", at)
                for result in results:
                    faces = ", ".join(face.text for face in result.faces)
                    self._body(depth + 1, f"on {faces}", result.faces[0].line, result.body)
            case syntax.Until(_, span, modifiers):
                self._modifiers(depth, f"until end of {span.text}", at, modifiers)
            case syntax.May(_, body) | syntax.Together(_, body):
                self._body(depth, statement.word.text, at, body)
            case syntax.Each(_, group, order, body):
                self._body(depth, f"each {_group(group)}{' ' if order else ''}{order}", at, body)
            case syntax.By(seat, body):
                self._body(depth, _operand(seat), at, body)
            case syntax.Repeat(_, amount, body):
                self._body(depth, f"repeat {_operand(amount)} times", at, body)

    def _else(self, follower: syntax.Word) -> int:
        """The number of the line `else`: that of the first act after it, or that of the line above."""
        number = follower.line
        if not self.source or self.source[number - 1][: follower.column - 1].strip():
            return number
        number -= 1
        while not _parted(self.source[number - 1])[0]:
            number -= 1
        return number


def _number(part: Statement | Modifier) -> int:
    """The number of the line on which it stood."""
    return place_of(part).line


# ---- Heads -----------------------------------------------------------------------------------------------------------


def _head(line: Line) -> str:
    """One line of a card's or a datum's head."""
    words = [word.text for word in line.words]
    match line.keyword:
        case "cost":
            return f"cost {', '.join(_pairs(words, ' '))}"
        case "is" | "marks":
            return f"{line.keyword} {', '.join(words)}"
        case "puts":
            number, piece, *mark, place = words
            return " ".join(["puts", number, piece, *(["with", *mark] if mark else []), "in", place])
        case "value" if len(words) > 1:
            return f"value players({', '.join(_pairs(words, ': '))})"
        case keyword:
            return " ".join([keyword, *words])


def _pairs(words: list[str], between: str) -> list[str]:
    return [f"{words[at]}{between}{words[at + 1]}" for at in range(0, len(words), 2)]


def _when(ability: Ability) -> str:
    """What stands before the colon of an ability."""
    where = f"where {_tests(ability.where)}" if ability.where is not None else ""
    limit = f"once per {ability.limit.text}" if ability.limit is not None else ""
    on = ability.on.text if ability.on is not None else ""
    match ability.kind:
        case "action":
            words = ["during", on, limit, where]
        case "trigger":
            words = ["may" if ability.may else "", "when", on, where, limit]
        case "replacement":
            words = ["may" if ability.may else "", "instead of", on, where, limit]
        case "standing":
            words = ["always" if ability.where is None else f"while {_tests(ability.where)}"]
        case kind:
            words = [{"resolution": "resolve"}[kind]]
    return " ".join(word for word in words if word)


# ---- What stands on one line -----------------------------------------------------------------------------------------


def _simple(statement: Act | syntax.Cost | syntax.Requires | syntax.Let) -> str:
    match statement:
        case Act():
            return _act(statement)
        case syntax.Cost(_, act):
            return f"cost {_act(act)}"
        case syntax.Requires(_, tests):
            return f"requires {_tests(tests)}"
        case syntax.Let(name, amount):
            return f"let {name.text} = {_operand(amount)}"


def _act(act: Act) -> str:
    operands = [_apart([_operand(operand) for operand in act.operands])] if act.operands else []
    return " ".join([act.verb.text, *operands, *_phrases(act.phrases)])


def _apart(words: list[str]) -> str:
    """Words of the game in a row are one word, unless two spaces part them."""
    text = words[0]
    for word in words[1:]:
        text += f"  {word}" if _NOUN_LAST.search(text) and word[0].isupper() else f" {word}"
    return text


def _phrases(phrases: tuple[Phrase, ...]) -> list[str]:
    return [_phrase(phrase) for phrase in sorted(phrases, key=lambda each: syntax.PHRASES.index(each.keyword))]


def _phrase(phrase: Phrase) -> str:
    match phrase:
        case Phrase("as", word):
            return f"as {word.text}"
        case Phrase("most" | "least" as extreme, word):
            return f"with {extreme} {word.text}"
        case Phrase("where", _, Tests() as tests):
            return f"where {_tests(tests)}"
        case Phrase("with", word, value):
            return f"with {word.text} {_value(value)}"
    return f"{phrase.keyword} {_value(phrase.value)}"


def _value(value: Operand | Tests | None) -> str:
    assert value is not None
    assert not isinstance(value, Tests)
    return _operand(value)


def _group(group: syntax.Group) -> str:
    return " ".join([_operand(group.noun), *_phrases(group.phrases)])


def _modifier(modifier: Modifier) -> str:
    point = _operand(modifier.point)
    match modifier.change:
        case "add":
            assert isinstance(modifier.value, syntax.Word)
            return f"{point} {modifier.value.text}"
        case "is":
            assert modifier.value is not None
            assert not isinstance(modifier.value, syntax.Word)
            return f"{point} is {_operand(modifier.value)}"
    place = [f"at {_operand(modifier.place)}"] if modifier.place is not None else []
    where = [f"where {_tests(modifier.where)}"] if modifier.where is not None else []
    return " ".join([modifier.change, point, *place, *where])


def _tests(tests: Tests) -> str:
    return f" {tests.joint} ".join(_test(test) for test in tests.tests)


def _test(test: Test) -> str:
    match test:
        case syntax.Compare(left, comparison, right):
            return f"{_operand(left)} {comparison.text} {_operand(right)}"
        case syntax.Exists(word, group):
            return f"{word.text} {_group(group)}"
        case Tests():
            return f"({_tests(test)})"


def _operand(operand: Operand) -> str:
    match operand:
        case syntax.Number(word) | syntax.Everything(word) | syntax.Named(word):
            return word.text
        case syntax.Range(least, most):
            return f"{least.text}..{_operand(most)}"
        case syntax.Half(_, of, rounded):
            return f"half {_operand(of)} rounded {rounded.text}"
        case syntax.Count(_, group):
            return f"count({_group(group) if isinstance(group, syntax.Group) else _operand(group)})"
        case syntax.Arithmetic(left, operator, right):
            return f"({_operand(left)} {operator.text} {_operand(right)})"
        case syntax.Table(_, rows):
            return f"players({', '.join(f'{players.text}: {amount.text}' for players, amount in rows)})"
        case syntax.Noun(word, of, other):
            return f"{'other ' if other else ''}{word.text}" + (f" of {_operand(of)}" if of is not None else "")
        case syntax.Chain(word, names):
            return ".".join(each.text for each in (word, *names))
