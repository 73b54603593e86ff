"""Documents of the card language made at random: everything that the grammar knows, whether it makes sense or not."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cultrules.language import syntax
from cultrules.language.building import LINES
from cultrules.language.parsing import GRAMMAR
from cultrules.language.syntax import PHRASES, Word
from cultrules.language.verbs import VERBS

KEYWORDS = frozenset(re.findall(r'"([a-z]+)"', GRAMMAR.read_text(encoding="utf-8")))
"""What no name may be."""
NOWHERE = syntax.Text(Path("made.cult"), ())
DEEPEST = 3


def worded(text: SearchStrategy[str]) -> SearchStrategy[Word]:
    """Words with such texts."""
    return text.map(Word)


terms = worded(st.sampled_from(("Thug", "Cult Site", "Ritual II", "Elder God's Eye", "Half-Moon", "Hand", "X")))
names = worded(
    st.from_regex(r"[a-z][a-z_]{0,4}", fullmatch=True).filter(lambda name: name not in KEYWORDS)
    | st.sampled_from(("rival", "spot", "n", "mine"))
)
quotes = worded(
    st.text(st.characters(exclude_characters='"', exclude_categories=("Cs", "Cc", "Zl", "Zp")), max_size=8).map(
        lambda text: f'"{text}"'
    )
)
numbers = worded(st.integers(0, 120).map(str))
signed = worded(st.integers(-9, 9).map(lambda number: f"{number:+}"))
figures = numbers | signed


def shortly(make: Callable[..., SearchStrategy[Any]]) -> Callable[..., SearchStrategy[Any]]:
    """Strategies that are made once and go by a short name: spelled out, each would be as long as the grammar."""
    made = cache(make)

    @st.composite
    def drawn(draw: st.DrawFn, *arguments: Any) -> Any:
        return draw(made(*arguments))

    return drawn


def tuples(element: SearchStrategy[Any], least: int = 1, most: int = 3) -> SearchStrategy[tuple[Any, ...]]:
    """So many of something."""
    return st.lists(element, min_size=least, max_size=most).map(tuple)


# ---- Amounts and values ----------------------------------------------------------------------------------------------

starts = worded(st.sampled_from(("this", "you", "event"))) | names
chains = st.builds(syntax.Chain, starts, tuples(names, 0, 2)) | st.builds(syntax.Chain, terms, tuples(names, 1, 2))
nameds = st.builds(syntax.Named, quotes)
tables = st.builds(syntax.Table, st.just(Word("players")), tuples(st.tuples(figures, figures)))
ranges = st.builds(syntax.Range, numbers, st.builds(syntax.Number, numbers) | chains)


@shortly
def nouns(depth: int) -> SearchStrategy[syntax.Noun]:
    """Words of the game, perhaps of something."""
    of = st.none() | values(depth - 1) if depth else st.none()
    return st.builds(syntax.Noun, terms, of, st.booleans())


@shortly
def values(depth: int) -> SearchStrategy[syntax.Value]:
    """What stands for something."""
    return st.one_of(nouns(depth), chains, nameds)


@shortly
def operands(depth: int) -> SearchStrategy[syntax.Operand]:
    """Amounts and values."""
    flat: list[SearchStrategy[Any]] = [
        st.builds(syntax.Number, numbers),
        st.builds(syntax.Everything, st.just(Word("all"))),
        ranges,
        tables,
        values(depth),
    ]
    if not depth:
        return st.one_of(flat)
    inner = operands(depth - 1)
    rounded, operator = worded(st.sampled_from(("up", "down"))), worded(st.sampled_from(("+", "-", "*")))
    return st.one_of(
        *flat,
        st.builds(syntax.Half, st.just(Word("half")), inner, rounded),
        st.builds(syntax.Count, st.just(Word("count")), groups(depth - 1) | chains),
        st.builds(syntax.Arithmetic, inner, operator, inner),
    )


# ---- Sets, phrases, tests --------------------------------------------------------------------------------------------


@shortly
def phrases(depth: int, where: bool = True) -> SearchStrategy[tuple[syntax.Phrase, ...]]:
    """What follows a verb or a noun, in order."""
    each = st.one_of(
        st.builds(syntax.Phrase, st.sampled_from(("as", "most", "least")), names),
        st.builds(syntax.Phrase, st.just("with"), names, operands(depth)),
        st.builds(syntax.Phrase, st.just("by"), st.just(Word("by")), operands(depth)),
        st.builds(syntax.Phrase, st.just("toward"), st.just(Word("toward")), nouns(depth)),
        *(
            st.builds(syntax.Phrase, st.just(keyword), st.just(Word(keyword)), values(depth))
            for keyword in ("from", "at", "to", "for")
        ),
    )
    last = st.builds(syntax.Phrase, st.just("where"), st.just(Word("where")), tests(depth - 1)) if depth else None
    many = tuples(each, 0, 3).map(lambda found: tuple(sorted(found, key=lambda phrase: PHRASES.index(phrase.keyword))))
    if last is None or not where:
        return many
    return st.builds(lambda first, more: first + more, many, tuples(last, 0, 1))


@shortly
def groups(depth: int) -> SearchStrategy[syntax.Group]:
    """Sets."""
    return st.builds(syntax.Group, nouns(depth), phrases(depth))


@shortly
def tests(depth: int) -> SearchStrategy[syntax.Tests]:
    """One test, or several that are joined; several in parentheses are one of them."""
    comparison = worded(st.sampled_from(("<", ">", "<=", ">=", "=", "is", "is not")))
    some = worded(st.sampled_from(("some", "no")))
    flat = st.builds(syntax.Compare, operands(depth), comparison, operands(depth)) | st.builds(
        syntax.Exists, some, st.builds(syntax.Group, nouns(depth), phrases(depth, False))
    )
    inner = flat | tests(depth - 1).filter(lambda each: len(each.tests) > 1) if depth else flat
    one = st.builds(syntax.Tests, st.just("and"), st.tuples(flat))
    return one | st.builds(syntax.Tests, st.sampled_from(("and", "or")), tuples(inner, 2))


# ---- Rule points -----------------------------------------------------------------------------------------------------


@shortly
def modifiers() -> SearchStrategy[tuple[syntax.Modifier, ...]]:
    """Changes of rule points."""
    permission = st.builds(
        syntax.Modifier,
        st.sampled_from(("allow", "forbid")),
        nouns(1),
        st.none(),
        st.none() | values(1),
        st.none() | tests(1),
    )
    return tuples(
        st.one_of(
            st.builds(syntax.Modifier, st.just("add"), nouns(1), signed),
            st.builds(syntax.Modifier, st.just("is"), nouns(1), operands(1)),
            permission,
        )
    )


# ---- Statements ------------------------------------------------------------------------------------------------------


def ends_in_a_noun(operand: syntax.Operand) -> bool:
    """Would a word of the game that follows it become one with its last?"""
    return isinstance(operand, syntax.Noun) and (operand.of is None or ends_in_a_noun(operand.of))


def begins_with_a_noun(operand: syntax.Operand) -> bool:
    """Would it become one with a word of the game before it?"""
    if isinstance(operand, syntax.Noun):
        return not operand.other
    return isinstance(operand, syntax.Chain) and operand.word.text[0].isupper()


def apart(found: tuple[syntax.Operand, ...]) -> bool:
    """Does no word of the game follow another?"""
    return len(found) < 2 or not ends_in_a_noun(found[0]) or not begins_with_a_noun(found[1])


acts = st.builds(
    syntax.Act, worded(st.sampled_from(tuple(VERBS))) | names, tuples(operands(2), 0, 2).filter(apart), phrases(2)
)


@shortly
def bodies(depth: int) -> SearchStrategy[tuple[syntax.Statement, ...]]:
    """What stands after a colon."""
    return st.tuples(acts) | tuples(statements(depth))


def kinds_of_statement(depth: int) -> list[SearchStrategy[Any]]:
    """Statements of each kind; those that have a body only above the ground."""
    flat: list[SearchStrategy[Any]] = [
        acts,
        st.builds(syntax.Cost, st.just(Word("cost")), acts),
        st.builds(syntax.Requires, st.just(Word("requires")), tests(1)),
        st.builds(syntax.Let, names, operands(2)),
        st.builds(syntax.Until, st.just(Word("until")), terms, modifiers()),
    ]
    if not depth:
        return flat
    body = bodies(depth - 1)
    option = st.builds(syntax.Option, quotes, st.none() | tests(1), body)
    amount = operands(1).filter(lambda operand: not ends_in_a_noun(operand))
    orders = st.sampled_from(("", "in turn order", "secretly"))
    return [
        *flat,
        st.builds(syntax.ChooseOne, st.just(Word("choose")), tuples(option)),
        st.builds(syntax.May, st.just(Word("may")), body),
        st.builds(syntax.If, st.just(Word("if")), tests(1), body, st.just(()) | body),
        st.builds(syntax.Each, st.just(Word("each")), groups(2), orders, body),
        st.builds(syntax.By, chains, body),
        st.builds(syntax.Roll, st.just(Word("roll")), amount, terms, tuples(st.builds(syntax.On, tuples(terms), body))),
        st.builds(syntax.Repeat, st.just(Word("repeat")), operands(1), body),
        st.builds(syntax.Together, st.just(Word("together")), body),
    ]


@shortly
def statements(depth: int) -> SearchStrategy[syntax.Statement]:
    """Any statement."""
    return st.one_of(kinds_of_statement(depth))


# ---- Cards -----------------------------------------------------------------------------------------------------------


def kinds_of_ability(body: SearchStrategy[tuple[syntax.Statement, ...]]) -> list[SearchStrategy[syntax.Ability]]:
    """Abilities of each kind, with such bodies."""
    when = {"on": terms, "where": st.none() | tests(2), "limit": st.none() | terms, "body": body}
    return [
        st.builds(syntax.Ability, st.just("action"), st.just(Word("during")), **when),
        st.builds(syntax.Ability, st.just("trigger"), st.just(Word("when")), st.booleans(), **when),
        st.builds(syntax.Ability, st.just("replacement"), st.just(Word("instead")), st.booleans(), **when),
        st.builds(syntax.Ability, st.just("standing"), st.just(Word("always")), modifiers=modifiers()),
        st.builds(syntax.Ability, st.just("standing"), st.just(Word("while")), where=tests(2), modifiers=modifiers()),
        st.builds(syntax.Ability, st.just("resolution"), st.just(Word("resolve")), body=body),
    ]


@shortly
def abilities() -> SearchStrategy[syntax.Ability]:
    """Any ability."""
    return st.one_of(kinds_of_ability(bodies(DEEPEST)))


def lines(keyword: str, *words: SearchStrategy[Word]) -> SearchStrategy[syntax.Line]:
    """Lines of a head with just these words."""
    return st.builds(syntax.Line, st.just(keyword), st.tuples(*words))


def rows(keyword: str, second: SearchStrategy[Word]) -> SearchStrategy[syntax.Line]:
    """Lines of a head with pairs of words."""
    pairs = tuples(st.tuples(figures, second)).map(lambda found: tuple(word for pair in found for word in pair))
    return st.builds(syntax.Line, st.just(keyword), pairs)


sources = lines("source", names, quotes)
LINES_OF_A_CARD: tuple[SearchStrategy[syntax.Line], ...] = (
    lines("kind", terms),
    rows("cost", terms),
    lines("has", figures, terms),
    st.builds(syntax.Line, st.just("is"), tuples(terms)),
    st.builds(syntax.Line, st.just("marks"), tuples(terms)),
    lines("puts", figures, terms, terms),
    lines("puts", figures, terms, terms, figures, terms),
    lines("copies", figures),
    lines("text", quotes),
    sources,
)
"""In the order in which they are written."""


def heads(*each: SearchStrategy[syntax.Line]) -> SearchStrategy[tuple[syntax.Line, ...]]:
    """Some lines, in order."""
    return tuples(st.one_of(each), 1, 5).map(
        lambda found: tuple(sorted(found, key=lambda line: LINES.index(line.keyword)))
    )


cards = st.builds(syntax.Block, st.just("card"), quotes, heads(*LINES_OF_A_CARD), tuples(abilities(), 0, 3))
data = st.builds(
    syntax.Block, st.just("datum"), quotes, heads(lines("value", figures), rows("value", figures), sources)
)
games = st.builds(syntax.Block, st.just("game"), quotes, st.just(()))
documents = st.builds(syntax.Document, st.just(NOWHERE), tuples(st.one_of(cards, cards, data, games), 0, 3))
"""Whole files."""
full_cards = st.builds(
    syntax.Block,
    st.just("card"),
    quotes,
    st.tuples(*LINES_OF_A_CARD),
    st.tuples(*kinds_of_ability(st.tuples(acts)), kinds_of_ability(st.tuples(*kinds_of_statement(1)))[-1]),
)
"""Cards with every line, every kind of ability and every kind of statement."""
full_documents = st.builds(syntax.Document, st.just(NOWHERE), st.tuples(games, full_cards, data))
