"""Turns the text of a `.cult` file into blocks, or says what is wrong with it in words of the language.

Each block is read by itself, so that one broken block hides nothing that is wrong with the others. Windows line ends, a
missing final newline and comments anywhere are no trouble; tabs are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lark import Lark, Token, UnexpectedInput, UnexpectedToken
from lark.indenter import Indenter
from lark.lexer import PatternStr

from cultrules.spec.files import read_text
from cultrules.spec.problems import BadCards, Problem, did_you_mean

from .building import Builder
from .explaining import BLOCKS, INSIDE, explained, without_comment
from .syntax import Block, Document, Line, Text, Word

GRAMMAR = Path(__file__).with_name("cards.lark")

LARGEST = 1_000_000
"""How many bytes a file may have: some ten thousand cards."""
LONGEST = 10_000
"""How many characters a line may have."""
DEEPEST = 40
"""How many blocks, parentheses or words with `of` may stand inside one another."""
MOST_REPORTED = 100
"""So many problems of a file are reported; the rest are counted."""

_INVISIBLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
_FIRST_WORD = re.compile(r"\w+")
_NAMED_BLOCK = re.compile(r'(?P<keyword>\w+) +(?P<name>"[^"]*")')
_OPENING = {"LPAR": 1, "RPAR": -1, "OF": 0, "HALF": 0}
"""What each thing inside which others stand adds to the parentheses that are open."""
_KIND = re.compile(r"(?P<before> +kind +)(?P<word>[A-Z][^#]*)")


class Refused(Exception):
    """What the grammar does not say: a line under no block, or too many things inside one another."""

    def __init__(self, code: str, at: Word, found: str, expected: str, hint: str) -> None:
        self.said = code, at, found, expected, hint
        super().__init__(code)


class _Blocks(Indenter):
    """Makes blocks of indented lines; keeps an eye on words that touch and on what stands inside one another."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012  # as the base class has it
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8

    def __init__(self) -> None:
        super().__init__()
        self.text = ""
        """What is being read: one block."""
        self.above = 0
        """How many lines of the file stand above it."""

    def process(self, stream: Iterator[Token]) -> Iterator[Token]:
        """The words of a block, with the lines that they stand in, and where blocks begin and end."""
        blocks: Any = super()
        made: Iterator[Token] = blocks.process(self._placed(stream))
        return made

    def _placed(self, stream: Iterator[Token]) -> Iterator[Token]:
        """The words with their lines counted from the top of the file."""
        open_, links = 0, 0
        while True:
            try:
                token = next(stream)
            except StopIteration:
                return
            except UnexpectedInput as error:
                error.line += self.above
                raise
            token.line = (token.line or 1) + self.above
            token.end_line = (token.end_line or 1) + self.above
            self._refuse_touching(token)
            if token.type == "_NL":
                open_ = links = 0
            elif token.type in _OPENING:
                open_, links = open_ + _OPENING[token.type], links + (token.type in ("OF", "HALF"))
                if open_ + links > DEEPEST:
                    raise _too_deep(Word(str(token), token.line, token.column or 1))
            yield token

    def _refuse_touching(self, token: Token) -> None:
        """`kinds` is not `kind` and an `s`."""
        end = token.end_pos or 0
        if _is_letter(self.text[end : end + 1]) and _is_letter(token[-1:]):
            following = _FIRST_WORD.match(self.text, end)
            assert following is not None
            unexpected: Any = UnexpectedToken
            raise unexpected(Token.new_borrow_pos("NAME", token + following[0], token), set())

    def handle_NL(self, token: Token) -> Iterator[Token]:  # noqa: N802  # as the base class has it
        """After each line: a deeper one opens a block, a shallower one closes blocks."""
        yield token
        indent = len(token.rsplit("\n", 1)[1])
        at = Word(" ", token.end_line or 1, indent + 1)
        if indent > self.indent_level[-1]:
            self.indent_level.append(indent)
            if len(self.indent_level) > DEEPEST + 1:
                raise _too_deep(at)
            yield Token.new_borrow_pos(self.INDENT_type, "", token)
        while indent < self.indent_level[-1]:
            self.indent_level.pop()
            yield Token.new_borrow_pos(self.DEDENT_type, "", token)
        if indent != self.indent_level[-1]:
            found, expected = "a line that belongs to no block", "as many spaces as the lines of its block have"
            raise Refused("bad-indentation", at, found, expected, "two spaces more for each block")


def _is_letter(character: str) -> bool:
    """Could it be part of a word?"""
    return character.isalnum() or character == "_"


def _too_deep(at: Word) -> Refused:
    found = f"more than {DEEPEST} things inside one another"
    hint = "give parts of it a name with `let` or `as`, or make several cards of it"
    return Refused("too-deep", at, found, f"{DEEPEST} levels at most", hint)


@cache
def parser() -> Lark:
    """The parser of the language; where it cannot be kept for the next run, or is kept badly, it is made anew."""
    try:
        return _made(keep=True)
    except Exception:  # whatever a spoilt file or a missing folder brings about
        return _made(keep=False)


def _made(*, keep: bool) -> Lark:
    return Lark(
        GRAMMAR.read_text(encoding="utf-8"),
        parser="lalr",
        postlex=_Blocks(),
        transformer=Builder(),
        maybe_placeholders=True,
        cache=keep,
    )


@cache
def spelled() -> dict[str, str]:
    """How each keyword and sign of the grammar is written."""
    return {each.name: each.pattern.value for each in parser().terminals if isinstance(each.pattern, PatternStr)}


def parse_file(path: Path) -> Document:
    """Reads a file of cards; all blocks must be right."""
    return _whole(survey_file(path))


def parse(text: str, path: Path) -> Document:
    """Reads cards; a text that is not of the language is refused with the first mistake of each block."""
    return _whole(survey(text, path))


def _whole(document: Document) -> Document:
    if document.problems:
        raise BadCards(reported(document.problems, [document.text.path]))
    return document


def reported(problems: Iterable[Problem], paths: Sequence[Path]) -> list[Problem]:
    """The problems in the order of the files and of the places in them; of each file no more than can be read."""
    order = {str(path): number for number, path in enumerate(paths)}
    by_file: dict[str, list[Problem]] = {}
    for problem in problems:
        path = problem.place.rsplit(":", 2)[0] if problem.place.count(":") >= 2 else ""
        by_file.setdefault(path, []).append(problem)
    listed: list[Problem] = []
    for path in sorted(by_file, key=lambda path: order.get(path, len(order))):
        found = sorted(by_file[path], key=lambda problem: (problem.range or (0,))[:2])
        listed += found[:MOST_REPORTED]
        if len(found) > MOST_REPORTED:
            listed.append(_more(len(found) - MOST_REPORTED, found[MOST_REPORTED]))
    return listed


def _more(number: int, first: Problem) -> Problem:
    found = f"{number:,} more problem{'s' if number > 1 else ''} in this file"
    return Problem("more-problems", first.place, found, "none", "mend those above first", range=first.range)


def survey_file(path: Path) -> Document:
    """Reads what can be read of a file of cards, and says what is wrong with the rest."""
    try:
        size = path.stat().st_size
    except OSError:
        size = 0
    return _too_large(size, path) if size > LARGEST else survey(read_text(path), path)


def survey(text: str, path: Path) -> Document:
    """Reads what can be read of a text, and says what is wrong with the rest."""
    if len(text) > LARGEST:
        return _too_large(len(text), path)
    clean = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    lines = clean.split("\n")
    shown = Text(path, tuple(_INVISIBLE.sub("\ufffd", line) for line in lines))
    blocks, problems, unread = list[Block](), list[Problem](), list[Block]()
    for part in _parts(lines):
        found = _parsed(part, shown, explain=len(problems) < MOST_REPORTED)
        if isinstance(found, Problem):
            problems.append(found)
            unread += part.recovered()
        else:
            blocks += found
    return Document(shown, tuple(blocks), tuple(problems), tuple(unread))


def _too_large(size: int, path: Path) -> Document:
    found, expected = f"a file of {size:,} bytes", f"{LARGEST:,} bytes at most"
    hint = "several files can be loaded together"
    return Document(Text(path, ()), (), (Problem("too-large", f"{path}:1:1", found, expected, hint),))


@dataclass(frozen=True, slots=True)
class _Part:
    """Some lines of a file: a block, or what should be one."""

    above: int
    """How many lines stand above it."""
    lines: list[str]

    def recovered(self) -> Iterator[Block]:
        """The name of a broken block, and its kind, so that others may name it."""
        head = _NAMED_BLOCK.match(self.lines[0])
        if head is None:
            return
        name = Word(head["name"], self.above + 1, head.start("name") + 1)
        kinds = ((number, _KIND.fullmatch(line)) for number, line in enumerate(self.lines, self.above + 1))
        lines = tuple(
            Line("kind", (Word(kind["word"].rstrip(), number, len(kind["before"]) + 1),))
            for number, kind in kinds
            if kind is not None
        )
        yield Block(head["keyword"], name, lines[:1])


def _parts(lines: list[str]) -> Iterator[_Part]:
    """The blocks of a file, whatever is wrong with them."""
    begin = 0
    for at, line in enumerate(lines):
        if at > begin and _begins(line):
            yield _Part(begin, lines[begin:at])
            begin = at
    yield _Part(begin, lines[begin:])


def _begins(line: str) -> bool:
    """Does a block begin here? A line of a block that is merely not indented does not begin another."""
    word = _FIRST_WORD.match(line)
    if word is None or word[0] in INSIDE:
        return False
    return word[0] in BLOCKS or _NAMED_BLOCK.match(line) is not None or did_you_mean(word[0][:20], BLOCKS) != ""


def _parsed(part: _Part, text: Text, *, explain: bool) -> tuple[Block, ...] | Problem:
    """The block, or what is wrong with it."""
    unfit = next(_unfit(part, text), None)
    if unfit is not None:
        return unfit
    lark: Any = parser()
    blocks: _Blocks = lark.options.postlex
    blocks.text, blocks.above = "\n".join(part.lines).rstrip() + "\n", part.above
    try:
        made: tuple[Block, ...] = lark.parse(blocks.text)
    except Refused as error:
        return text.problem(*error.said)
    except UnexpectedInput as error:
        if not explain:
            at = Word("", part.above + 1, 1)
            return text.problem("unexpected", at, "a block that cannot be read", "a block of the language")
        return explained(error, text, spelled())
    return made


def _unfit(part: _Part, text: Text) -> Iterator[Problem]:
    """What no parser should have to see."""
    begun = False
    for number, line in enumerate(part.lines, part.above + 1):
        if len(line) > LONGEST:
            found = f"a line of {len(line):,} characters"
            hint = "what a card does can stand in several lines"
            yield text.problem("too-long", Word("", number, 1), found, f"{LONGEST:,} characters at most", hint)
        invisible = _INVISIBLE.search(line)
        if invisible:
            at = Word(" ", number, invisible.start() + 1)
            found = f"a character that cannot be seen, U+{ord(invisible[0]):04X}"
            yield text.problem("control-character", at, found, "letters, digits, signs and spaces", "take it out")
        said = without_comment(line) if "\t" in line else line
        if "\t" in said:
            at = Word("\t", number, said.index("\t") + 1)
            yield text.problem("tab", at, "a tab", "spaces", "indent with two spaces")
        if not begun and part.above == 0 and without_comment(line).strip():
            begun = True
            if line.startswith(" "):
                at = Word(line.split()[0], number, len(line) - len(line.lstrip()) + 1)
                found, expected = "an indented line under no block", "a line without spaces before it"
                hint = "a file begins with `game`, `card` or `datum`"
                yield text.problem("bad-indentation", at, found, expected, hint)
