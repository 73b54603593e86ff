"""Golden documents: packs that load, and packs that do not with the exact message for each.

What `bad/X.cult` (or all packs of the folder `bad/X/` together) is answered with stands in `bad/X.txt`. After a change
of the messages `CULTRULES_REWRITE=1 python -m pytest tests/language/test_documents.py` writes those texts anew; the
diff is then read line by line.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import pytest

from cultrules.language.books import load_book
from cultrules.spec import Book
from cultrules.spec.cards import Card
from cultrules.spec.problems import BadCards
from cultrules.spec.tables import Source

HERE = Path(__file__).parent
GAME = "rise_of_the_cults"
BAD = sorted(path.stem for path in (HERE / "bad").iterdir() if path.suffix != ".txt")
REWRITE = "CULTRULES_REWRITE"
TERMINAL = re.compile(r"\b(?!III\b)_?[A-Z][A-Z_]{2,}\b|\$END")
"""What the grammar calls its terminals: `TERM`, `_NL`; a Ritual III is none."""
NIGHT = Source("house", "made for our game night")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Paths in messages are seen from this folder."""
    monkeypatch.chdir(HERE)


def packs(name: str) -> tuple[Path, ...]:
    """The file of that name, or all files of the folder of that name."""
    path = Path("bad", name)
    return tuple(sorted(path.glob("*.cult"))) if path.is_dir() else (Path("bad", f"{name}.cult"),)


def message(name: str) -> str:
    """What the packs are answered with."""
    with pytest.raises(BadCards) as caught:
        load_book(GAME, packs(name))
    return f"{caught.value}\n"


@pytest.mark.parametrize("name", BAD)
def test_bad(name: str) -> None:
    """A document with a mistake is answered with the exact place, the line, what was expected, and a hint."""
    golden = HERE / "bad" / f"{name}.txt"
    if os.environ.get(REWRITE):
        golden.write_text(message(name), encoding="utf-8", newline="\n")
    assert message(name) == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", BAD)
def test_words_of_authors(name: str) -> None:
    """No message shows a name of the grammar, and each points into the line that it quotes."""
    said = message(name)
    assert TERMINAL.findall(said) == []
    assert re.search(r"^  at: bad/\S+\.cult:\d+:\d+\n +\d+ \| .*\n +\| *\^+\n  expected: .", said, re.MULTILINE)


def test_every_text_has_its_document() -> None:
    """No expected text is left over from a document that is gone."""
    assert sorted(path.stem for path in Path("bad").glob("*.txt")) == BAD


def widow(copies: int = 1, terror: int = 0, text: str = "") -> Card:
    """A card that no shipped file has."""
    icons = {"attack": 2} | ({"terror": terror} if terror else {})
    return Card("salt-widow", "Salt Widow", "guardian", {"power": 6}, icons, copies, text, NIGHT)


def watch(name: str, cost: int, icons: dict[str, int], copies: int) -> Card:
    """Another Guardian with a Dock Watch's lines."""
    return Card(name.lower().replace(" ", "-"), name, "guardian", {"power": cost}, icons, copies, "", NIGHT)


def placed(kind: str, marks: tuple[str, ...] = (), puts: tuple[tuple[str, int, str], ...] = ()) -> Card:
    """A card that marks places or puts pieces there."""
    return Card("salt-widow", "Salt Widow", kind, None, {}, 1, "", NIGHT, marks, puts)


RITUAL_FIELDS = {"ritual-fields": {"2": 4, "3": 5, "4": 6}}
GOOD: dict[str, tuple[list[Card], dict[str, Any]]] = {
    "blank_lines": ([widow()], {}),
    "card_without_icons": ([watch("Dock Watch", 3, {}, 1)], {}),
    "city_card": ([placed("city", marks=("downtown", "northside"))], {}),
    "comments": (
        [
            Card(
                "salt-widow",
                "Salt Widow",
                "guardian",
                {"power": 6},
                {"attack": 2},
                1,
                "",
                Source("house", "made # for our game night"),
            )
        ],
        {},
    ),
    "data": ([], {"bluff-tokens": 3} | RITUAL_FIELDS),
    "game_last": ([watch("Dock Watch", 3, {"attack": 2}, 6)], {}),
    "new_card": ([widow(3, 2, "She waits at the quay.")], {}),
    "only_a_game": ([], {}),
    "polish": ([watch("Strażnik Doków", 3, {"attack": 2}, 6)], {}),
    "replaced_card": ([watch("Dock Watch", 1, {"attack": 2}, 6)], {}),
    "setup_card": (
        [placed("setup", puts=(("sanity-3", 1, "downtown"), ("investigator+field=2", 1, "uptown")))],
        {},
    ),
    "spaces": ([widow()], RITUAL_FIELDS),
}
"""For each good document the cards and the data that are other than before."""


def changes(book: Book) -> tuple[list[Card], dict[str, Any]]:
    """The cards and data of a book that the shipped one has not."""
    shipped = load_book(GAME)
    cards = [card for id_, card in book.cards.items() if card != shipped.cards.get(id_)]
    return cards, {id_: datum.value for id_, datum in book.data.items() if datum != shipped.data[id_]}


@pytest.mark.parametrize("name", sorted(path.stem for path in (HERE / "good").iterdir()))
def test_good(name: str) -> None:
    """A document without mistakes adds and replaces exactly what it says."""
    assert changes(load_book(GAME, (Path("good", f"{name}.cult"),))) == GOOD[name]
