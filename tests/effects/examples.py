"""The examples of the pages of the card language: their cards as one pack, and their scenarios as one feature file."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

from cultrules.effects.events import window
from cultrules.engines.messages import Hello, Options
from cultrules.engines.reference import ReferenceEngine, support
from cultrules.kernel.games import Game
from cultrules.kernel.procedures import Procedure
from cultrules.language.books import with_cards
from cultrules.language.parsing import survey_file
from cultrules.spec.pages import NUMBER, Page, language_pages
from tests.toy.garden import Garden
from tests.toy.gardeners import GAME

FEATURE = "90_card_language.feature"
_SECTION = re.compile(r"^## (?P<title>.+)$", re.MULTILINE)
_FENCE = re.compile(r"^```(?P<what>\w+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


class GardenEngine(ReferenceEngine):
    """Plays the toy game, which does not ship with the kit, by the reference rules."""

    def __init__(self, game: Game) -> None:
        super().__init__(lambda _id: game)
        self.game = game

    def hello(self) -> Hello:
        """Who it is: the reference, with the toy game alone."""
        hello = super().hello()
        return Hello(hello.protocol, hello.engine, [support(self.game)])

    def _check_options(self, _options: Options) -> str:
        return ""


def sections(page: Page) -> Mapping[str, str]:
    """What stands under each heading of a page, in the order of the page."""
    _, *parts = _SECTION.split(page.path.read_text(encoding="utf-8"))
    return dict(zip(parts[::2], parts[1::2], strict=True))


def blocks(page: Page, what: str) -> list[str]:
    """The fenced blocks of one sort in the example of a page."""
    found = _FENCE.finditer(sections(page).get("Example", ""))
    return [match["text"] for match in found if match["what"] == what]


def ordered() -> list[Page]:
    """All pages by their numbers."""
    return sorted(language_pages().values(), key=lambda page: page.number)


def pack() -> str:
    """The cards of all pages."""
    return "\n".join(block for page in ordered() for block in blocks(page, "cult"))


def feature() -> str:
    """The scenarios of all pages."""
    return "\n".join(["Feature: The card language", *(line for page in ordered() for line in _rule(page))]) + "\n"


def _rule(page: Page) -> Iterator[str]:
    yield f"  Rule: GARD-{NUMBER}.{page.number} {page.name}"
    for block in blocks(page, "gherkin"):
        yield from (f"    {line}".rstrip() for line in block.splitlines())


def tending(garden: Garden) -> Procedure[str]:
    """The gardener whose turn it is may use cards, and then the turn begins: the stage in which examples begin."""
    yield from window(garden, "chores", garden.turn)
    return "turn"


@cache
def garden_of(path: Path) -> Game:
    """The toy game with the cards of a pack, and with the stage in which examples begin."""
    book = with_cards(GAME.book, [survey_file(path)])
    stage = replace(book.stages["turn"], id="tending", title="Tending")
    return replace(
        GAME,
        book=replace(book, stages={**book.stages, "tending": stage}),
        stages={**GAME.stages, "tending": tending},
    )
