"""Texts that are no documents, or nearly: whatever is read and checked ends with cards or with a report, never else.

The tests do a short run of each kind of text; `make soak` does a long one.
"""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from cultrules.language.books import load_book, with_cards
from cultrules.language.formatting import format_document
from cultrules.language.parsing import survey, survey_file
from cultrules.language.verbs import VERBS
from cultrules.spec import Problem
from cultrules.spec.files import folder
from cultrules.spec.problems import BadCards, BadInput
from tests.effort import QUIET

from .trees import documents

GAME = "rise_of_the_cults"
FILE = Path("mine.cult")
HERE = Path(__file__).parent
PLACE = re.compile(r"mine\.cult:[1-9]\d*:[1-9]\d*")
TERMINAL = re.compile(r"\b(?!III\b)_?[A-Z][A-Z_]{2,}\b|\$END|__ANON")
"""What the grammar calls its terminals: `TERM`, `_NL`; a Ritual III is none."""
SOUND = [
    path.read_text(encoding="utf-8")
    for path in (*sorted((HERE / "good").glob("*.cult")), *sorted((folder("spec") / GAME / "cards").glob("*.cult")))
]
BROKEN = [path.read_bytes().decode() for path in sorted((HERE / "bad").glob("*.cult"))]
SCRAPS = (
    *("card", "datum", "game", "kind", "cost", "has", "copies", "text", "source", "value", "players", "house", "is"),
    *("Guardian", "Power", "Starting Card", '"Dock Watch"', '"', "-1", "0", "7", "(", ")", ":", ",", "#", "é", "\0"),
    *(" ", "  ", "    ", "\n", "\n\n", "\n  ", "\n    ", "\r\n", "\r", "\t", "\x0b", "\u2028", "\ufeff", "\\"),
    *("resolve:", "during Terror", "when Disorganized", "instead of", "may", "once per This Round", "always:", "while"),
    *("choose one:", 'option "a":', "if", "else:", "each Player", "roll", "on Thug:", "repeat", "times", "let n ="),
    *("until end of This Round:", "together:", "requires", "allow", "forbid", "some", "no", "and", "or", "not", "of"),
    *("you", "this", "event", "event.seat", "you.tokens", "rival", "as rival", "other", "all", "half", "count("),
    *("from Hand", "to rival", "at Downtown", "by 2", "for you", "toward Uptown", "with most tokens", "where", ">="),
    *("rounded up", "+1", "Token Limit", "Victory", "Thug", "Downtown", "District", "9999999999999999", "a.b", "2..3"),
    *("½", "\ud800"),
    *VERBS,
)
"""What mutated documents are made of."""


def problems(text: str) -> tuple[Problem, ...]:
    """What is wrong with a text, as a document or as cards of the game."""
    try:
        with_cards(load_book(GAME), [survey(text, FILE)])
    except BadCards as error:
        return error.problems or (Problem("", "", "refused without a reason", ""),)
    return ()


def check(text: str) -> None:
    """The text is a document that makes sense, or is refused with a place and in an author's words."""
    for problem in problems(text):
        assert PLACE.fullmatch(problem.place), problem
        assert problem.found, problem
        assert problem.expected, problem
        assert TERMINAL.findall(f"{problem.expected} {problem.hint}") == [], problem
        assert str(problem).encode(), problem


def check_bytes(data: bytes) -> None:
    """A file with any bytes is refused as such, or read as text."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "mine.cult"
        path.write_bytes(data)
        with suppress(BadInput):
            with_cards(load_book(GAME), [survey_file(path)])


# ---- Documents spoilt ------------------------------------------------------------------------------------------------

_UNITS: dict[str, Callable[[str], list[str]]] = {
    "characters": list,
    "lines": lambda text: text.splitlines(keepends=True),
    "tokens": re.compile(r"\s+|\w+|[^\w\s]").findall,
}


def spoilt(text: str, unit: str, how: str, at: int, other: int, scrap: str) -> str:
    """A text with one of its characters, lines or tokens deleted, doubled, moved or replaced."""
    parts = _UNITS[unit](text) or [""]
    at, other = at % len(parts), other % len(parts)
    match how:
        case "delete":
            del parts[at]
        case "double":
            parts.insert(at, parts[at])
        case "swap":
            parts[at], parts[other] = parts[other], parts[at]
        case "replace":
            parts[at] = scrap
        case "insert":
            parts.insert(at, scrap)
        case "copy":
            parts.insert(other, parts[at])
    return "".join(parts)


spoilings = st.tuples(
    st.sampled_from(list(_UNITS)),
    st.sampled_from(("delete", "double", "swap", "replace", "insert", "copy")),
    st.integers(0, 5000),
    st.integers(0, 5000),
    st.sampled_from(SCRAPS),
)


@st.composite
def spoilt_documents(draw: st.DrawFn) -> str:
    """A document, sound or broken, with some mistakes more."""
    text = draw(st.sampled_from(SOUND) | st.sampled_from(BROKEN))
    for spoiling in draw(st.lists(spoilings, min_size=1, max_size=5)):
        text = spoilt(text, *spoiling)
    return text


@st.composite
def abilities_of_scraps(draw: st.DrawFn) -> str:
    """A sound card with an ability of words in any order."""
    indents = st.sampled_from(("  ", "    ", "      ", "        "))
    lines = draw(st.lists(st.tuples(indents, st.lists(st.sampled_from(SCRAPS), max_size=8)), min_size=1, max_size=5))
    said = "\n".join(indent + " ".join(words) for indent, words in lines)
    return f'card "Salt Widow"\n  kind Guardian\n  cost 6 Power\n  source house "ours"\n  resolve:\n{said}\n'


KINDS: dict[str, SearchStrategy[str]] = {
    "text": st.text(max_size=80),
    "any characters": st.text(st.characters(exclude_categories=()), max_size=80),
    "bytes": st.binary(max_size=80).map(lambda data: data.decode("latin-1")),
    "scraps": st.lists(st.sampled_from(SCRAPS), max_size=25).map(" ".join),
    "abilities of scraps": abilities_of_scraps(),
    "spoilt documents": spoilt_documents(),
    "any document": documents.map(format_document),
}
"""Texts to be read, by what they are."""


def run(kind: str, examples: int) -> int:
    """Reads and checks so many texts of a kind; says how many it were."""
    count = 0

    @settings(**QUIET, max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(text=KINDS[kind])
    def read(text: str) -> None:
        nonlocal count
        count += 1
        check(text)

    read()
    return count


def run_bytes(examples: int) -> int:
    """Reads so many files of any bytes."""
    count = 0

    @settings(**QUIET, max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(data=st.binary(max_size=200))
    def read(data: bytes) -> None:
        nonlocal count
        count += 1
        check_bytes(data)

    read()
    return count
