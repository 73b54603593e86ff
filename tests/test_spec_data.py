"""What `spec/` says about itself is true: counts, provenance, bindings, words of the other language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

import pytest

from cultrules.games import find_game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import default_options
from cultrules.kernel.procedures import bound_rules
from cultrules.kernel.tables import kind_of
from cultrules.language.books import load_book
from cultrules.language.parsing import parse_file
from cultrules.scenarios.positions import base_names, base_position
from cultrules.spec import Book, game_ids
from cultrules.spec.pages import CHAPTER

BOOKS = [load_book(game) for game in game_ids()]
CULTS = load_book("rise_of_the_cults")
games = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
files = pytest.mark.parametrize(
    "path",
    [path for book in BOOKS for path in sorted((book.folder / "cards").glob("*.cult"))],
    ids=lambda path: path.stem,
)


def sources(path: Path) -> set[str]:
    """The kinds of source that a file of cards names."""
    lines = [line for block in parse_file(path).blocks for line in block.lines]
    return {line.words[0].value for line in lines if line.keyword == "source"}


@files
def test_house_cards_stand_apart(path: Path) -> None:
    """A file called house has house cards alone, and no other file has one."""
    assert sources(path) == {"house"} if path.stem.startswith("house") else "house" not in sources(path)


def test_starting_cards() -> None:
    """A player begins with as many cards as the datum says."""
    starting = [card.copies for card in CULTS.cards.values() if card.kind == "starting"]
    assert sum(starting) == CULTS.number("starting-cards")


def test_icons_of_the_starting_cards() -> None:
    """The starting cards have the icons that their file promises."""
    starting = [card.icons for card in CULTS.cards.values() if card.kind == "starting"]
    totals = {goods: sum(icons.get(goods, 0) for icons in starting) for goods in CULTS.lexicon.goods}
    assert totals == {"attack": 8, "power": 8, "terror": 4}


@pytest.mark.parametrize("kind", [id_ for id_, kind in CULTS.lexicon.cards.items() if kind.price])
def test_district_cards(kind: str) -> None:
    """There are at least eight different cards of each kind that can be bought, six of each."""
    cards = [card for card in CULTS.cards.values() if card.kind == kind]
    assert len(cards) >= 8
    assert {card.copies for card in cards} == {6}


def strings(value: Any) -> Iterator[str]:
    """Every key and text of a JSON value."""
    match value:
        case dict():
            yield from value
            for each in value.values():
                yield from strings(each)
        case list():
            for each in value:
                yield from strings(each)
        case str():
            yield value


@games
def test_base_positions_name_no_card(book: Book) -> None:
    """A base position can be loaded with any content, because it names no card."""
    for path in sorted((book.folder / "positions").glob("*.json")):
        named = {kind_of(text) for text in strings(json.loads(path.read_text(encoding="utf-8")))}
        assert named.isdisjoint(book.cards), path.name


@pytest.mark.parametrize(
    ("book", "name", "edition"),
    [(book, name, edition) for book in BOOKS for name in base_names(book) for edition in book.editions],
    ids=lambda value: value if isinstance(value, str) else value.id,
)
def test_base_positions_load(book: Book, name: str, edition: str) -> None:
    """Every base position is sound by every edition, and comes back as it went in."""
    game, position = find_game(book.id), base_position(book, name)
    options = default_options(game, tuple(position["players"]), edition)
    play = Play.load(game, position, options)
    assert Play.load(game, play.position(), options).position() == play.position()


def bound(book: Book) -> set[str]:
    """The rules that a procedure of the reference is bound to."""
    package = import_module(f"cultrules.games.{book.id}")
    for module in iter_modules(package.__path__):
        import_module(f"{package.__name__}.{module.name}")
    here = str(Path(package.__path__[0]))
    return {id_ for (file, _), ids in bound_rules().items() if file.startswith(here) for id_ in ids}


def named(book: Book) -> set[str]:
    """The rules that a noun, a question, a stage or a ruling names."""
    found = {noun.word.rule for noun in book.lexicon.nouns()} - {""}
    found |= {question.rule for question in book.questions.values()} - {""}
    found |= {stage.rule for stage in book.stages.values()} - {""}
    return found | {rule for ruling in book.rulings.values() for rule in ruling.rules}


@games
def test_procedures_are_bound_to_rules_that_exist(book: Book) -> None:
    """No procedure names a rule that the book does not have."""
    assert bound(book) - set(book.rules) == set()


@games
def test_every_rule_is_carried_out_somewhere(book: Book) -> None:
    """Each rule but words of cards is bound to a procedure, or a zone, event, point, question or ruling names it."""
    rules = {id_ for id_, rule in book.rules.items() if rule.chapter != CHAPTER}
    assert rules - bound(book) - named(book) == set()


@games
def test_words_of_the_other_edition(book: Book) -> None:
    """Where there is a Polish edition everything that lies on the table has its Polish word."""
    lexicon = book.lexicon
    nouns = [lexicon.seats, lexicon.places, lexicon.pieces, lexicon.zones, lexicon.cards, lexicon.goods, lexicon.facts]
    without = [id_ for section in nouns for id_, noun in section.items() if not noun.word.pl.strip()]
    assert without == [] or "pl" not in book.editions
