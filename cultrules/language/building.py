"""Builds the parts of a card while the parser reads them: one method for each rule of the grammar."""

from __future__ import annotations

from typing import Any

from lark import Token, Transformer

from . import syntax
from .syntax import PHRASES, Word

Parts = list[Any]

LINES = ("kind", "cost", "has", "is", "marks", "puts", "copies", "value", "text", "source")
"""The order in which the lines of a head are written; an author may write them in any."""


def word_of(token: Any) -> Word:
    """A token as a word that knows where it stands."""
    return Word(str(token), token.line, token.column)


def place_of(part: Any) -> Word:
    """The first word of a part."""
    match part:
        case Word():
            return part
        case syntax.Tests():
            return place_of(part.tests[0])
        case tuple():
            return place_of(part[0])
        case syntax.Modifier():
            return place_of(part.point)
    return place_of(getattr(part, type(part).__dataclass_fields__.__iter__().__next__()))


def _phrases(parts: Parts) -> tuple[syntax.Phrase, ...]:
    """The phrases in the order in which they are written."""
    found = [part for part in parts if isinstance(part, syntax.Phrase)]
    return tuple(sorted(found, key=lambda phrase: PHRASES.index(phrase.keyword)))


def _phrase(keyword: str, value: Any) -> syntax.Phrase:
    """A phrase that stands where its value does."""
    at = place_of(value)
    return syntax.Phrase(keyword, Word(keyword, at.line, at.column), value)


def _ordered(parts: Parts) -> tuple[syntax.Line, ...]:
    """The lines of a head in the order in which they are written."""
    found = [part for part in parts if isinstance(part, syntax.Line)]
    return tuple(sorted(found, key=lambda line: LINES.index(line.keyword)))


def _plain(parts: Parts) -> tuple[syntax.Test, ...]:
    """Tests without the parentheses around a single one."""
    return tuple(_only(part) for part in parts)


def _only(test: syntax.Test) -> syntax.Test:
    return test.tests[0] if isinstance(test, syntax.Tests) and len(test.tests) == 1 else test


def _first(parts: Parts, kind: Any) -> Any:
    return next((part for part in parts if isinstance(part, kind)), None)


class _Limit:
    """How often, on the way to its ability."""

    def __init__(self, span: Word) -> None:
        self.span = span


class _Place:
    """Where a permission is about, on the way to its modifier."""

    def __init__(self, value: syntax.Value) -> None:
        self.value = value


_BEGIN = ("DURING", "WHEN", "INSTEAD", "RESOLVE")


def _line(keyword: str, parts: Parts) -> syntax.Line:
    return syntax.Line(keyword, tuple(word_of(part) for part in parts if part is not None))


def _ability(kind: str, parts: Parts) -> syntax.Ability:
    tokens = [part for part in parts if isinstance(part, Token)]
    where, limit = _first(parts, syntax.Phrase), _first(parts, _Limit)
    on = next((word_of(token) for token in tokens if token.type == "TERM"), None)
    return syntax.Ability(
        kind,
        next(word_of(token) for token in tokens if token.type in _BEGIN),
        may=any(token.type == "MAY" for token in tokens),
        on=on,
        where=where.value if where else None,
        limit=limit.span if limit else None,
        body=_first(parts, tuple) or (),
    )


def _permission(change: str, parts: Parts) -> syntax.Modifier:
    place, where = _first(parts, _Place), _first(parts, syntax.Phrase)
    return syntax.Modifier(change, parts[0], place=place.value if place else None, where=where.value if where else None)


class Builder(Transformer[Token, Any]):
    """What each rule of the grammar becomes."""

    def start(self, parts: Parts) -> tuple[syntax.Block, ...]:
        return tuple(parts)

    def game(self, parts: Parts) -> syntax.Block:
        return syntax.Block("game", word_of(parts[0]), ())

    def datum(self, parts: Parts) -> syntax.Block:
        return syntax.Block("datum", word_of(parts[0]), _ordered(parts))

    def card(self, parts: Parts) -> syntax.Block:
        abilities = tuple(part for part in parts if isinstance(part, syntax.Ability))
        return syntax.Block("card", word_of(parts[0]), _ordered(parts), abilities)

    # ---- The head --------------------------------------------------------------------------------------------------

    def kind(self, parts: Parts) -> syntax.Line:
        return _line("kind", parts)

    def price(self, parts: Parts) -> syntax.Line:
        return _line("cost", parts)

    def has(self, parts: Parts) -> syntax.Line:
        return _line("has", parts)

    def label(self, parts: Parts) -> syntax.Line:
        return _line("is", parts)

    def marks(self, parts: Parts) -> syntax.Line:
        return _line("marks", parts)

    def puts(self, parts: Parts) -> syntax.Line:
        return _line("puts", parts)

    def copies(self, parts: Parts) -> syntax.Line:
        return _line("copies", parts)

    def text(self, parts: Parts) -> syntax.Line:
        return _line("text", parts)

    def source(self, parts: Parts) -> syntax.Line:
        return _line("source", parts)

    def value(self, parts: Parts) -> syntax.Line:
        if isinstance(parts[0], syntax.Table):
            return syntax.Line("value", tuple(word for row in parts[0].rows for word in row))
        return _line("value", parts)

    # ---- Abilities -------------------------------------------------------------------------------------------------

    def action(self, parts: Parts) -> syntax.Ability:
        return _ability("action", parts)

    def trigger(self, parts: Parts) -> syntax.Ability:
        return _ability("trigger", parts)

    def replacement(self, parts: Parts) -> syntax.Ability:
        return _ability("replacement", parts)

    def resolution(self, parts: Parts) -> syntax.Ability:
        return _ability("resolution", parts)

    def standing(self, parts: Parts) -> syntax.Ability:
        tests = _first(parts, syntax.Tests)
        return syntax.Ability("standing", word_of(parts[0]), where=tests, modifiers=parts[-1])

    def limit(self, parts: Parts) -> _Limit:
        return _Limit(word_of(parts[0]))

    # ---- Statements ------------------------------------------------------------------------------------------------

    def body(self, parts: Parts) -> tuple[syntax.Statement, ...]:
        return tuple(parts)

    def verb(self, parts: Parts) -> Word:
        return word_of(parts[0])

    def act(self, parts: Parts) -> syntax.Act:
        operands = tuple(part for part in parts[1:] if not isinstance(part, syntax.Phrase))
        return syntax.Act(parts[0], operands, _phrases(parts))

    def cost(self, parts: Parts) -> syntax.Cost:
        return syntax.Cost(word_of(parts[0]), parts[1])

    def requires(self, parts: Parts) -> syntax.Requires:
        return syntax.Requires(word_of(parts[0]), parts[1])

    def choose_one(self, parts: Parts) -> syntax.ChooseOne:
        return syntax.ChooseOne(word_of(parts[0]), tuple(parts[1:]))

    def option(self, parts: Parts) -> syntax.Option:
        return syntax.Option(word_of(parts[0]), parts[1] if len(parts) > 2 else None, parts[-1])

    def condition(self, parts: Parts) -> syntax.Tests:
        tests: syntax.Tests = parts[0]
        return tests

    def may(self, parts: Parts) -> syntax.May:
        return syntax.May(word_of(parts[0]), parts[1])

    def if_(self, parts: Parts) -> syntax.If:
        return syntax.If(word_of(parts[0]), *parts[1:])

    def else_(self, parts: Parts) -> tuple[syntax.Statement, ...]:
        body: tuple[syntax.Statement, ...] = parts[0]
        return body

    def each(self, parts: Parts) -> syntax.Each:
        order = parts[2] if isinstance(parts[2], str) else ""
        return syntax.Each(word_of(parts[0]), parts[1], order, parts[-1])

    def order(self, parts: Parts) -> str:
        return " ".join(parts)

    def by(self, parts: Parts) -> syntax.By:
        return syntax.By(parts[0], parts[1])

    def roll(self, parts: Parts) -> syntax.Roll:
        return syntax.Roll(word_of(parts[0]), parts[1], word_of(parts[2]), tuple(parts[3:]))

    def on(self, parts: Parts) -> syntax.On:
        return syntax.On(tuple(word_of(part) for part in parts[:-1]), parts[-1])

    def repeat(self, parts: Parts) -> syntax.Repeat:
        return syntax.Repeat(word_of(parts[0]), *parts[1:])

    def let(self, parts: Parts) -> syntax.Let:
        return syntax.Let(word_of(parts[0]), parts[1])

    def until(self, parts: Parts) -> syntax.Until:
        return syntax.Until(word_of(parts[0]), word_of(parts[1]), parts[2])

    def together(self, parts: Parts) -> syntax.Together:
        return syntax.Together(word_of(parts[0]), parts[1])

    # ---- Phrases and sets ------------------------------------------------------------------------------------------

    def group(self, parts: Parts) -> syntax.Group:
        return syntax.Group(parts[0], _phrases(parts))

    def as_(self, parts: Parts) -> syntax.Phrase:
        return syntax.Phrase("as", word_of(parts[0]))

    def from_(self, parts: Parts) -> syntax.Phrase:
        return _phrase("from", parts[0])

    def to(self, parts: Parts) -> syntax.Phrase:
        return _phrase("to", parts[0])

    def at(self, parts: Parts) -> syntax.Phrase:
        return _phrase("at", parts[0])

    def by_(self, parts: Parts) -> syntax.Phrase:
        return _phrase("by", parts[0])

    def for_(self, parts: Parts) -> syntax.Phrase:
        return _phrase("for", parts[0])

    def toward(self, parts: Parts) -> syntax.Phrase:
        return _phrase("toward", parts[0])

    def with_(self, parts: Parts) -> syntax.Phrase:
        return syntax.Phrase("with", word_of(parts[0]), parts[1])

    def extreme(self, parts: Parts) -> syntax.Phrase:
        return syntax.Phrase(str(parts[0]), word_of(parts[1]))

    def where(self, parts: Parts) -> syntax.Phrase:
        return _phrase("where", parts[0])

    # ---- Rule points -----------------------------------------------------------------------------------------------

    def modifiers(self, parts: Parts) -> tuple[syntax.Modifier, ...]:
        return tuple(parts)

    def add(self, parts: Parts) -> syntax.Modifier:
        return syntax.Modifier("add", parts[0], word_of(parts[1]))

    def is_(self, parts: Parts) -> syntax.Modifier:
        return syntax.Modifier("is", parts[0], parts[1])

    def allow(self, parts: Parts) -> syntax.Modifier:
        return _permission("allow", parts)

    def forbid(self, parts: Parts) -> syntax.Modifier:
        return _permission("forbid", parts)

    def place(self, parts: Parts) -> _Place:
        return _Place(parts[0])

    # ---- Amounts, values, tests ------------------------------------------------------------------------------------

    def number(self, parts: Parts) -> syntax.Number:
        return syntax.Number(word_of(parts[0]))

    def range(self, parts: Parts) -> syntax.Range:
        most = parts[1] if isinstance(parts[1], syntax.Chain) else syntax.Number(word_of(parts[1]))
        return syntax.Range(word_of(parts[0]), most)

    def everything(self, parts: Parts) -> syntax.Everything:
        return syntax.Everything(word_of(parts[0]))

    def half(self, parts: Parts) -> syntax.Half:
        return syntax.Half(word_of(parts[0]), parts[1], word_of(parts[2]))

    def count(self, parts: Parts) -> syntax.Count:
        return syntax.Count(word_of(parts[0]), parts[1])

    def arithmetic(self, parts: Parts) -> syntax.Arithmetic:
        return syntax.Arithmetic(parts[0], word_of(parts[1]), parts[2])

    def table(self, parts: Parts) -> syntax.Table:
        return syntax.Table(word_of(parts[0]), tuple(parts[1:]))

    def row(self, parts: Parts) -> tuple[Word, Word]:
        return word_of(parts[0]), word_of(parts[1])

    def noun(self, parts: Parts) -> syntax.Noun:
        other, term, of = parts
        return syntax.Noun(word_of(term), of, other is not None)

    def chain(self, parts: Parts) -> syntax.Chain:
        return syntax.Chain(word_of(parts[0]), tuple(word_of(part) for part in parts[1:]))

    def named(self, parts: Parts) -> syntax.Named:
        return syntax.Named(word_of(parts[0]))

    def all_of(self, parts: Parts) -> syntax.Tests:
        if len(parts) == 1 and isinstance(parts[0], syntax.Tests):
            inner: syntax.Tests = parts[0]
            return inner
        return syntax.Tests("and", _plain(parts))

    def any_of(self, parts: Parts) -> syntax.Tests:
        return syntax.Tests("or", _plain(parts))

    def compare(self, parts: Parts) -> syntax.Compare:
        return syntax.Compare(*parts)

    def comparison(self, parts: Parts) -> Word:
        return Word(" ".join(parts), parts[0].line, parts[0].column)

    def exists(self, parts: Parts) -> syntax.Exists:
        return syntax.Exists(word_of(parts[0]), syntax.Group(parts[1], _phrases(parts)))
