"""Turns the text of a `.cult` file into blocks and lines, or says what is wrong with it in words of the language.

Windows line ends, a missing final newline and comments anywhere are no trouble; tabs are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lark import Lark, Token, UnexpectedCharacters, UnexpectedEOF, UnexpectedInput, UnexpectedToken
from lark.indenter import Indenter

from cultrules.spec.files import read_text
from cultrules.spec.problems import BadCards, Problem, did_you_mean, quoted

from .building import Builder
from .syntax import Document, Text, Word

GRAMMAR = Path(__file__).with_name("cards.lark")

_MEANINGS = {
    "TERM": "a word of the game, Capitalised",
    "NAME": "`printed`, `inferred`, `public` or `house`",
    "STRING": 'a text in double quotes, such as `"Dock Watch"`',
    "NUMBER": "a whole number",
    "_NL": "the end of the line",
    "_INDENT": "an indented line",
    "COLON": "`:`",
    "COMMA": "`,`",
    "LPAR": "`(`",
    "RPAR": "`)`",
}
"""What an author calls each terminal that is not a keyword; keywords are called what they are."""
_HINTS = {
    "game": 'for example `game "rise_of_the_cults"`',
    "card": 'for example `card "Dock Watch"`, then its lines, indented',
    "datum": 'for example `datum "bluff-tokens"`, then its lines, indented',
    "kind": "for example `kind Guardian`",
    "cost": "for example `cost 3 Power`",
    "has": "for example `has 2 Attack`",
    "marks": "for example `marks Downtown, Uptown`",
    "puts": "for example `puts 1 Investigator with Field 2 in Downtown`",
    "copies": "for example `copies 6`",
    "text": 'for example `text "what the card says, in your own words"`',
    "source": 'for example `source house "made for our game night"`',
    "value": "for example `value 3`, or `value players(2: 3, 3: 4, 4: 5)`",
}
"""How each line is written."""
_UNSEEN = {"_DEDENT", "$END", "COMMENT", "__IGNORE_0"}


class BadDedent(Exception):
    """A line stands to the left of its block, but under no earlier one."""

    def __init__(self, line: int, column: int) -> None:
        self.at = Word(" ", line, column)
        super().__init__(f"line {line}")


class _Blocks(Indenter):
    """Makes blocks of indented lines."""

    NL_type = "_NL"
    OPEN_PAREN_types: list[str] = []  # noqa: RUF012  # as the base class has it
    CLOSE_PAREN_types: list[str] = []  # noqa: RUF012
    INDENT_type = "_INDENT"
    DEDENT_type = "_DEDENT"
    tab_len = 8

    def handle_NL(self, token: Token) -> Iterator[Token]:  # noqa: N802  # as the base class has it
        """After each line: a deeper one opens a block, a shallower one closes blocks."""
        yield token
        indent = len(token.rsplit("\n", 1)[1])
        if indent > self.indent_level[-1]:
            self.indent_level.append(indent)
            yield Token.new_borrow_pos(self.INDENT_type, "", token)
        while indent < self.indent_level[-1]:
            self.indent_level.pop()
            yield Token.new_borrow_pos(self.DEDENT_type, "", token)
        if indent != self.indent_level[-1]:
            raise BadDedent((token.end_line or 1), indent + 1)


@cache
def parser() -> Lark:
    """The parser of the language."""
    return Lark(
        GRAMMAR.read_text(encoding="utf-8"),
        parser="lalr",
        postlex=_Blocks(),
        transformer=Builder(),
        maybe_placeholders=True,
        cache=True,
    )


def parse_file(path: Path) -> Document:
    """Reads a file of cards."""
    return parse(read_text(path), path)


def parse(text: str, path: Path) -> Document:
    """Reads cards; a text that is not of the language is refused with the first place that is wrong."""
    clean = text.removeprefix("\ufeff").replace("\r\n", "\n")
    shown = Text(path, tuple(clean.split("\n")))
    for number, line in enumerate(shown.lines, 1):
        if "\t" in line:
            at = Word("\t", number, line.index("\t") + 1)
            raise BadCards([shown.problem("tab", at, "a tab", "spaces", "indent with two spaces")])
    try:
        blocks = parser().parse(clean.rstrip() + "\n")
    except BadDedent as error:
        expected, hint = "the same indentation as the lines of its block, or none", "two spaces are usual"
        problem = shown.problem("bad-indentation", error.at, "a line that belongs to no block", expected, hint)
        raise BadCards([problem]) from None
    except UnexpectedInput as error:
        raise BadCards([_explained(error, shown)]) from None
    return Document(shown, blocks)


def _explained(error: UnexpectedInput, text: Text) -> Problem:
    """What is wrong, without the names of the grammar."""
    at = _word_at(error, text)
    keywords, others = _expected(error)
    if isinstance(error, UnexpectedToken) and error.token.type == "_INDENT":
        expected, hint = "the same indentation as the line above", "only the lines of a card or datum are indented"
        return text.problem("bad-indentation", at, "a line that is indented too far", expected, hint)
    if at.text.startswith('"') and "STRING" in _names(error):
        found, hint = f"`{at.text}`, which has no closing quote", "a text stands on one line"
        return text.problem("open-quote", at, found, _MEANINGS["STRING"], hint)
    expected = " or ".join([*(["one of " + quoted(keywords)] if len(keywords) > 1 else map(_tick, keywords)), *others])
    before = text.lines[at.line - 1][: at.column - 1].split() if at.line <= len(text.lines) else []
    begun = before[0] if before else ""
    if keywords and not begun and at.text:
        found = f"`{at.text}` does not begin a line here"
        hint = did_you_mean(at.text, keywords) or "keywords are lower case"
        return text.problem("unknown-line", at, found, expected, hint)
    found = f"`{at.text}`" if at.text else "the end of the line"
    hint = _HINTS.get(begun, "every line of a card begins with its own keyword: `kind`, `cost`, `has`, …")
    return text.problem("unexpected", at, found, expected or "nothing more", hint)


def _word_at(error: UnexpectedInput, text: Text) -> Word:
    """The word at which reading stopped."""
    if isinstance(error, UnexpectedEOF) or error.line < 1:
        return Word("", len(text.lines), len(text.lines[-1]) + 1)
    if isinstance(error, UnexpectedToken) and error.token.type in ("_NL", "_INDENT", "_DEDENT", "$END"):
        return _line_end(error.token, text)
    rest = text.lines[error.line - 1][error.column - 1 :]
    word = rest.split(" ", 1)[0] if not rest.startswith('"') else rest
    return Word(word, error.line, error.column)


def _line_end(token: Token, text: Text) -> Word:
    """Where a line ended that should go on, or where a line is that is indented and should not be."""
    if token.type == "_NL":
        return Word("", token.line or 1, token.column or 1)
    line = token.end_line or len(text.lines)
    shown = text.lines[line - 1] if line <= len(text.lines) else ""
    word = shown.split()[0] if shown.split() else ""
    return Word(word, line, len(shown) - len(shown.lstrip()) + 1)


def _expected(error: UnexpectedInput) -> tuple[list[str], list[str]]:
    """The keywords and the other things that may stand there."""
    names = _names(error)
    keywords = sorted(name.lower() for name in names - _MEANINGS.keys() - _UNSEEN if name.isalpha())
    return keywords, [_MEANINGS[name] for name in _MEANINGS if name in names]


def _names(error: UnexpectedInput) -> set[str]:
    if isinstance(error, UnexpectedCharacters):
        return set(error.allowed or ()) - ({"_NL"} if len(error.allowed or ()) > 1 else set())
    return set(error.accepts or error.expected) if isinstance(error, UnexpectedToken) else set()


def _tick(word: str) -> str:
    return f"`{word}`"
