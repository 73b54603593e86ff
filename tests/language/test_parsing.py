"""The grammar, the freedoms that an author has, the bounds of what is read, and texts that are no documents at all."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import pytest
from lark import Lark

from cultrules.language import explaining, parsing
from cultrules.language.parsing import DEEPEST, GRAMMAR, LARGEST, LONGEST, MOST_REPORTED, parse, survey, survey_file
from cultrules.language.syntax import Block
from cultrules.spec import Problem
from cultrules.spec.problems import BadCards, BadInput

from . import fuzzing
from .fuzzing import problems

HERE = Path(__file__).parent
FILE = Path("mine.cult")
GOOD = {path.stem: path.read_text(encoding="utf-8") for path in sorted((HERE / "good").glob("*.cult"))}
CARD = 'card "Salt Widow"\n  kind Guardian\n  cost 6 Power\n  source house "ours"\n'
BROKEN = CARD.replace("Guardian", "guardian")
EXAMPLES = 20


def blocks(text: str) -> tuple[Block, ...]:
    """What a text says."""
    return parse(text, FILE).blocks


def codes(text: str) -> list[str]:
    """What is wrong with a text, in short."""
    return [problem.code for problem in problems(text)]


# ---- The grammar -----------------------------------------------------------------------------------------------------


def test_the_grammar_has_no_conflict() -> None:
    """The grammar is LALR(1), and no two terminals fit the same text in the same place."""
    Lark(GRAMMAR.read_text(encoding="utf-8"), parser="lalr", strict=True, postlex=parsing.parser().options.postlex)


def test_the_grammar_fits_a_page() -> None:
    """Blank lines apart, the grammar has fewer than 150 lines."""
    assert len([line for line in GRAMMAR.read_text(encoding="utf-8").splitlines() if line.strip()]) < 150


def test_no_name_may_be_a_keyword() -> None:
    """The words that no name may be are those of the grammar."""
    assert {word for word in parsing.spelled().values() if word.isalpha()} == explaining.KEYWORDS


@pytest.fixture
def fresh():
    """A parser that is made anew in the test, and after it."""
    parsing.parser.cache_clear()
    yield
    parsing.parser.cache_clear()


@pytest.mark.usefixtures("fresh")
def test_kept_parser_spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A parser that was kept for the next run and is spoilt is made anew."""
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    parsing.parser()
    (kept,) = tmp_path.iterdir()
    kept.write_bytes(kept.read_bytes()[:200] + b"spoilt")
    parsing.parser.cache_clear()
    assert blocks(CARD)[0].name.value == "Salt Widow"


@pytest.mark.usefixtures("fresh")
@pytest.mark.parametrize("place", ["nowhere", "file"])
def test_no_place_to_keep_the_parser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str) -> None:
    """Where nothing can be written, the parser is not kept, and cards are read all the same."""
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / place))
    assert blocks(CARD)[0].name.value == "Salt Widow"


@pytest.mark.usefixtures("fresh")
def test_no_temporary_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without a folder for such things can read cards."""

    def none() -> str:
        raise FileNotFoundError("no usable temporary directory")

    monkeypatch.setattr(tempfile, "gettempdir", none)
    assert blocks(CARD)[0].name.value == "Salt Widow"


# ---- Freedoms --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("end", ["\r\n", "\r"])
@pytest.mark.parametrize("name", GOOD)
def test_line_ends(name: str, end: str) -> None:
    """Line ends of Windows and of old machines make no difference."""
    assert blocks(GOOD[name].replace("\n", end)) == blocks(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_byte_order_mark(name: str) -> None:
    """The mark that some editors put before the text makes no difference."""
    assert blocks("\ufeff" + GOOD[name]) == blocks(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_no_final_newline(name: str) -> None:
    """The last line need not be ended."""
    assert blocks(GOOD[name].rstrip()) == blocks(GOOD[name])


@pytest.mark.parametrize("name", GOOD)
def test_comments_after_every_line(name: str) -> None:
    """A comment after each line, and one between all lines at the margin, make no difference."""
    lines = (f'{line} # ours: "x"\n# between' for line in GOOD[name].split("\n"))
    assert blocks("\n".join(lines)) == blocks(GOOD[name])


def test_a_tab_in_a_comment() -> None:
    """In a comment a tab may stand."""
    assert blocks(f"{CARD}# a\ttable\n") == blocks(CARD)


def test_a_document_knows_where_everything_stands() -> None:
    """Every word of a document has its line and column, counted from one."""
    document = parse(f'# ours\n{CARD}\n# another\ncard "Salt Orphan"\n  cost 6  Power\n', FILE)
    card = document.blocks[1]
    (cost,) = card.lines
    assert (card.keyword, card.name.value, card.name.line, card.name.column) == ("card", "Salt Orphan", 8, 6)
    assert [(word.value, word.line, word.column) for word in cost.words] == [("6", 9, 8), ("Power", 9, 11)]


@pytest.mark.parametrize("text", ["", "\n", "  ", "\r\n\r\n", "# nothing", "\ufeff"])
def test_nothing(text: str) -> None:
    """A text without a block is a document that says nothing."""
    assert blocks(text) == ()


# ---- Every block by itself -------------------------------------------------------------------------------------------


def test_each_broken_block_is_reported() -> None:
    """Each block that cannot be read has its own message, with the line counted from the top."""
    with pytest.raises(BadCards) as caught:
        parse(f"{BROKEN}\n{CARD}\n{BROKEN}", FILE)
    assert [problem.place for problem in caught.value.problems] == ["mine.cult:2:8", "mine.cult:12:8"]


def test_sound_blocks_are_read() -> None:
    """What stands beside a broken block is read."""
    document = survey(f"{BROKEN}\n{CARD.replace('Widow', 'Orphan')}", FILE)
    assert [block.name.value for block in document.blocks] == ["Salt Orphan"]
    assert [block.name.value for block in document.unread] == ["Salt Widow"]


def test_problems_of_all_sorts_in_the_order_of_their_places() -> None:
    """What cannot be read and what makes no sense is reported together, from top to bottom."""
    unknown = CARD.replace("Guardian", "Widow").replace("Salt", "Pepper")
    assert codes(f"{unknown}\n{BROKEN}") == ["unknown-kind-of-card", "unexpected"]
    assert codes(f"{BROKEN}\n{unknown}") == ["unexpected", "unknown-kind-of-card"]


def test_a_broken_card_can_be_named() -> None:
    """A card that cannot be read is not reported a second time where another names it."""
    naming = CARD.replace("Widow", "Orphan") + '  resolve: gain 1 "Salt Widow"\n'
    assert codes(naming) == ["unknown-card"]
    assert codes(naming + BROKEN) == ["unexpected"]


@pytest.mark.parametrize("line", ["cost 6 Power", "resolve:", "draw 1", " cost 6 Power", "x"])
def test_a_line_that_is_not_indented_begins_no_block(line: str) -> None:
    """A line of a card at the margin is one mistake, not two."""
    assert len(codes(CARD.replace("  cost 6 Power", line))) == 1


# ---- Bounds ----------------------------------------------------------------------------------------------------------


def nested(depth: int) -> str:
    """A card with blocks inside one another."""
    return f"{CARD}  resolve:\n" + "".join(f"{'  ' * at}may:\n" for at in range(2, depth)) + "  " * depth + "draw 1\n"


BOUNDS = {
    "large file": ("# " + "x" * 97 + "\n") * (LARGEST // 100) + "\n",
    "five megabytes": "x" * 5_000_000,
    "long line": f'{CARD}  text "{"x" * LONGEST}"\n',
    "deep blocks": nested(DEEPEST + 1),
    "ten thousand blocks": nested(10_000 // 25),
    "deep parentheses": f"{CARD}  resolve: gain {'(' * (DEEPEST + 1)}1\n",
    "thousands of parentheses": f"{CARD}  resolve: gain {'(' * (LONGEST - 100)}1\n",
    "ten thousand parentheses": f"{CARD}  resolve: gain {'(' * 10_000}1\n",
    "deep tests": f"{CARD}  resolve:\n    if {'(' * (DEEPEST + 1)}1\n",
    "deep of": f"{CARD}  resolve: draw 1 Card from {'Hand of ' * (DEEPEST + 1)}you\n",
    "deep halves": f"{CARD}  resolve: draw {'half ' * (DEEPEST + 1)}1\n",
}


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("large file", "too-large"), ("five megabytes", "too-large"), ("long line", "too-long")),
        *(("deep blocks", "too-deep"), ("ten thousand blocks", "too-deep"), ("deep parentheses", "too-deep")),
        *(("thousands of parentheses", "too-deep"), ("ten thousand parentheses", "too-long")),
        *(("deep tests", "too-deep"), ("deep of", "too-deep"), ("deep halves", "too-deep")),
    ],
)
def test_bounds(name: str, code: str) -> None:
    """What goes beyond a bound is refused with one message."""
    assert codes(BOUNDS[name]) == [code]


@pytest.mark.parametrize(
    "text",
    [
        nested(DEEPEST),
        f"{CARD}  resolve: gain {'(' * DEEPEST}1{' + 1)' * DEEPEST} Thug\n",
        f'{CARD}  text "{"x" * (LONGEST - 9)}"\n',
        f"{CARD}#{'x' * (LONGEST - 1)}\n",
        CARD + ("# " + "x" * 97 + "\n") * (LARGEST // 100 - 1),
    ],
)
def test_just_within_bounds(text: str) -> None:
    """What stays just within a bound is read."""
    assert codes(text) == []


def test_a_large_file_is_not_read(tmp_path: Path) -> None:
    """A file that is too large is refused without reading it, whatever is in it."""
    path = tmp_path / "mine.cult"
    path.write_bytes(b"\xff" * (LARGEST + 1))
    assert [problem.code for problem in survey_file(path).problems] == ["too-large"]


@pytest.mark.parametrize("character", ["\0", "\x07", "\x0b", "\x0c", "\x1b", "\x7f", "\x85", "\u2028", "\ud800"])
@pytest.mark.parametrize("line", ["{}\n", "# {}\n", '  text "{}"\n', "  ki{}nd Guardian\n"])
def test_characters_that_cannot_be_seen(character: str, line: str) -> None:
    """A character that cannot be seen is refused wherever it stands, and is not shown as it is."""
    (problem,) = problems(CARD + line.format(character))
    assert problem.code == "control-character"
    assert character not in str(problem)
    assert str(problem).encode("utf-8")


@pytest.mark.parametrize("data", [b"\xff\xfe", b"caf\xe9", b"\xed\xa0\x80", "card".encode("utf-16")])
def test_not_utf8(tmp_path: Path, data: bytes) -> None:
    """Bytes that are no UTF-8 are refused as such."""
    path = tmp_path / "mine.cult"
    path.write_bytes(data)
    with pytest.raises(BadInput, match=r"^error\[unreadable-file\]"):
        survey_file(path)


def test_very_many_errors() -> None:
    """Of very many problems of a file some are shown and the rest are counted."""
    found = problems("\n".join([BROKEN] * 150 + [CARD.replace("Guardian", "Widow").replace("Salt", "Pepper")]))
    assert [problem.code for problem in found] == ["unexpected"] * MOST_REPORTED + ["more-problems"]
    assert found[-1].found == "51 more problems in this file"
    assert found[-1].place == f"mine.cult:{5 * MOST_REPORTED + 1}:1"


def test_a_problem_more() -> None:
    """One problem more than are shown is counted, too."""
    assert problems("\n".join([BROKEN] * (MOST_REPORTED + 1)))[-1].found == "1 more problem in this file"


def test_an_unlikely_space() -> None:
    """A space of another sort, which looks like any other, is named."""
    (problem,) = problems(CARD.replace("cost ", "cost\u00a0"))
    assert (problem.found, problem.expected) == ("a character like a space, U+00A0", "a plain space")


def test_words_that_touch() -> None:
    """Two words without a space between them are one word, which is none of the language."""
    assert [problem.found for problem in problems(CARD.replace("cost 6", "cost6"))] == [
        "`cost6` does not begin a line here"
    ]


@pytest.mark.parametrize("character", ["\u201c", "\u201e", "\u00ab"])
def test_typeset_quotes(character: str) -> None:
    """Quotes as a word processor sets them are named as such."""
    (problem,) = problems(CARD.replace('"Salt', f"{character}Salt"))
    assert problem.hint == 'quotes are straight: `"`'


def test_long_words_are_cut_short() -> None:
    """A message does not repeat a word that fills the screen."""
    (problem,) = problems(CARD + "  " + "x" * 300 + "\n")
    assert re.fullmatch(r"`x{60}…` does not begin a line here", problem.found)


# ---- Texts that are no documents -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", fuzzing.KINDS)
def test_any(kind: str) -> None:
    """Any text is a document that makes sense, or is refused with a place and in an author's words."""
    assert fuzzing.run(kind, EXAMPLES) >= EXAMPLES // 2


def test_any_bytes() -> None:
    """Any file is a document, or is refused."""
    assert fuzzing.run_bytes(EXAMPLES) >= EXAMPLES // 2


def test_problems_are_told_by_anything() -> None:
    """What the fuzzing looks at is what authors see."""
    assert all(isinstance(problem, Problem) for problem in problems(BROKEN))
