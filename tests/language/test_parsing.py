"""The grammar, the freedoms that an author has, and texts that are no documents at all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lark import Lark

from cultrules.language.books import load_book, with_cards
from cultrules.language.parsing import GRAMMAR, parse, parser
from cultrules.language.syntax import Block
from cultrules.spec import Problem
from cultrules.spec.problems import BadCards
from tests.kernel.machines import QUIET

from .test_documents import TERMINAL

HERE = Path(__file__).parent
GAME = "rise_of_the_cults"
FILE = Path("mine.cult")
GOOD = {path.stem: path.read_text(encoding="utf-8") for path in sorted((HERE / "good").glob("*.cult"))}
PLACE = re.compile(r"mine\.cult:[1-9]\d*:[1-9]\d*")
SCRAPS = (
    *("card", "datum", "game", "kind", "cost", "has", "copies", "text", "source", "value", "players", "house"),
    *("Guardian", "Power", "Starting Card", '"Dock Watch"', '"', "-1", "0", "7", "(", ")", ":", ",", "#", "é", "\0"),
    *(" ", "  ", "    ", "\n", "\n\n", "\n  ", "\r\n", "\r", "\t", "\x0b", "\u2028", "\ufeff", "\\"),
)
"""What mutated documents are made of."""


def blocks(text: str) -> tuple[Block, ...]:
    """What a text says."""
    return parse(text, FILE).blocks


def test_the_grammar_has_no_conflict() -> None:
    """The grammar is LALR(1), and no two terminals fit the same text in the same place."""
    Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", strict=True, postlex=parser().options.postlex)


@pytest.mark.parametrize("name", GOOD)
def test_line_ends_of_windows(name: str) -> None:
    """Windows line ends make no difference."""
    assert blocks(GOOD[name].replace("\n", "\r\n")) == blocks(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_byte_order_mark(name: str) -> None:
    """The mark that some editors put before the text makes no difference."""
    assert blocks("\ufeff" + GOOD[name]) == blocks(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_no_final_newline(name: str) -> None:
    """The last line need not be ended."""
    assert blocks(GOOD[name].rstrip()) == blocks(GOOD[name])


def test_a_document_knows_where_everything_stands() -> None:
    """Every word of a document has its line and column, counted from one."""
    document = parse('# ours\ncard "Salt Widow"\n  cost 6  Power\n', FILE)
    (card,) = document.blocks
    (cost,) = card.lines
    assert (card.keyword, card.name.value, card.name.line, card.name.column) == ("card", "Salt Widow", 2, 6)
    assert [(word.value, word.line, word.column) for word in cost.words] == [("6", 3, 8), ("Power", 3, 11)]


@pytest.mark.parametrize("text", ["", "\n", "  ", "\r\n\r\n", "# nothing", "\ufeff"])
def test_nothing(text: str) -> None:
    """A text without a block is a document that says nothing."""
    assert blocks(text) == ()


def problems(text: str) -> tuple[Problem, ...]:
    """What is wrong with a text, as a document or as cards of the game."""
    try:
        with_cards(load_book(GAME), [parse(text, FILE)])
    except BadCards as error:
        return error.problems or (Problem("", "", "refused without a reason", ""),)
    return ()


def check(text: str) -> None:
    """The text is a document that makes sense, or is refused with a place and in an author's words."""
    for problem in problems(text):
        assert PLACE.fullmatch(problem.place)
        assert problem.found
        assert problem.expected
        assert TERMINAL.findall(f"{problem.expected} {problem.hint}") == []


@settings(**QUIET, max_examples=300)
@given(text=st.text(max_size=80))
def test_any_text(text: str) -> None:
    """Any text is a document or is refused with a place."""
    check(text)


@settings(**QUIET, max_examples=200)
@given(data=st.binary(max_size=80))
def test_any_bytes(data: bytes) -> None:
    """Any bytes, taken for text, are a document or are refused with a place."""
    check(data.decode("latin-1"))


@settings(**QUIET, max_examples=300)
@given(scraps=st.lists(st.sampled_from(SCRAPS), max_size=25))
def test_words_in_any_order(scraps: list[str]) -> None:
    """Words of the language in any order are a document or are refused with a place."""
    check(" ".join(scraps))


@settings(**QUIET, max_examples=500)
@given(
    text=st.sampled_from(list(GOOD.values())),
    cuts=st.lists(
        st.tuples(st.integers(0, 400), st.integers(0, 12), st.sampled_from(("", *SCRAPS))), min_size=1, max_size=4
    ),
)
def test_good_documents_spoilt(text: str, cuts: list[tuple[int, int, str]]) -> None:
    """A good document with some of its text replaced is still one or is refused with a place."""
    for at, length, scrap in cuts:
        begin = at % (len(text) + 1)
        text = text[:begin] + scrap + text[begin + length :]
    check(text)
