"""The pages of the card language: their form, and their examples at the table."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cultrules.conformance.running import outcome_of
from cultrules.language.formatting import format_text
from cultrules.language.verbs import BLOCKS, VERBS, Verb
from cultrules.scenarios.runs import Run
from cultrules.scenarios.suite import Scenario, read_features
from cultrules.spec.pages import language_pages

from .examples import FEATURE, GardenEngine, blocks, feature, garden_of, pack, sections

HEADINGS = ["Written", "Precondition", "What happens", "In part", "Who chooses", "Example"]
ABILITIES = {"during", "when", "instead of", "always", "while", "resolve"}
PAGES = language_pages()
_PHRASE = re.compile(r"(?P<open>\[)?(?P<word>with most|with least|[a-z]+) \w+( AMOUNT)?\]?")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pack and the feature file of all examples."""
    path = tmp_path_factory.mktemp("card_language")
    (path / "pack.cult").write_text('game "gardeners"\n\n' + pack(), encoding="utf-8")
    (path / FEATURE).write_text(feature(), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def engine(folder: Path) -> GardenEngine:
    """The reference, playing the toy game with the cards of all examples."""
    return GardenEngine(garden_of(folder / "pack.cult"))


@pytest.fixture(scope="module")
def scenarios(folder: Path, engine: GardenEngine) -> tuple[Scenario, ...]:
    """The scenarios of all examples."""
    return read_features(engine.game.book, folder, lambda: GardenEngine(engine.game))


def test_every_word_of_the_language_has_a_page() -> None:
    """Verbs, blocks and forms of abilities have one page each, and nothing else has."""
    assert set(PAGES) == VERBS.keys() | BLOCKS.keys() | ABILITIES


@pytest.mark.parametrize("word", PAGES)
def test_a_page_has_all_headings(word: str) -> None:
    """Every page has the same headings in the same order, and something under each."""
    assert list(sections(PAGES[word])) == HEADINGS
    assert all(text.strip() for text in sections(PAGES[word]).values())


@pytest.mark.parametrize("word", PAGES)
def test_a_page_shows_a_card_and_what_it_does(word: str) -> None:
    """Every page has one card and at least one scenario."""
    assert len(blocks(PAGES[word], "cult")) == 1
    assert blocks(PAGES[word], "gherkin")


@pytest.mark.parametrize("verb", VERBS.values(), ids=VERBS)
def test_a_page_writes_a_verb_as_the_table_has_it(verb: Verb) -> None:
    """The form of a verb has exactly the phrases of the table, in brackets those that need not follow."""
    form = " ".join(sections(PAGES[verb.name])["Written"].split())
    name, *_ = form.split()
    found = {
        match["word"].removeprefix("with ") if " " in match["word"] else match["word"]: match
        for match in _PHRASE.finditer(form)
        if match["word"] != name
    }
    assert name == verb.name
    assert set(found) == set(verb.phrases)
    assert {word for word, match in found.items() if not match["open"]} == set(verb.needs)
    assert {"must": " AMOUNT", "may": " [AMOUNT]", "no": ""}[verb.amount] in form


def test_every_page_has_scenarios_of_its_own(scenarios: tuple[Scenario, ...]) -> None:
    """The scenarios of a page are numbered like the page."""
    shown = {rule for scenario in scenarios for rule in scenario.rules}
    assert shown == {f"GARD-90.{page.number}" for page in PAGES.values()}


def test_every_scenario_passes(scenarios: tuple[Scenario, ...], engine: GardenEngine) -> None:
    """What the pages say of their cards is what happens."""
    hello, book = engine.hello(), engine.game.book
    runs = [
        Run(scenario, scenario.rows[0], "first", {}, book=book, reference=lambda: GardenEngine(engine.game))
        for scenario in scenarios
    ]
    outcomes = [outcome_of(run, engine, hello) for run in runs]
    assert [f"{each.run}: {each.reason}" for each in outcomes if each.status != "passed"] == []


@pytest.mark.parametrize("word", PAGES)
def test_a_card_of_a_page_is_in_its_one_spelling(word: str) -> None:
    """The formatter leaves the cards of the pages as they are."""
    (card,) = blocks(PAGES[word], "cult")
    assert format_text(card, PAGES[word].path) == card
