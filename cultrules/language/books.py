"""A game's book with its cards: those that ship with it, and those of packs that a user adds.

>>> load_book("rise_of_the_cults").cards["disorganization"].name
'Disorganization'
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

from cultrules.spec import Book, Problem, check_game, read_book
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids
from cultrules.spec.problems import BadCards, did_you_mean, quoted

from .checking import check
from .parsing import reported, survey_file
from .syntax import Document, Word


def find_book(game: str, place: str = "game", packs: tuple[Path, ...] = ()) -> Book:
    """The book of a game that a user named, with the packs that are for it."""
    check_game(game, place)
    return load_book(game, packs) if packs else load_book(game)


def language_pack(book: Book) -> Path:
    """The pack with a card for each word of the card language that means something in the game."""
    return book.folder / "packs" / "card_language.cult"


@cache
def load_book(game: str, packs: tuple[Path, ...] = ()) -> Book:
    """The book of a game that is known to exist, with the packs that are for it."""
    if packs:
        documents = [survey_pack(pack) for pack in packs]
        return with_cards(load_book(game), documents, [each for each in documents if _is_for(each, game)])
    return read_cards(read_book(folder("spec") / game))


def read_cards(book: Book) -> Book:
    """A book that was read from its folder, with the cards that stand there."""
    return with_cards(book, [survey_file(path) for path in sorted((book.folder / "cards").glob("*.cult"))])


@cache
def read_pack(path: Path) -> Document:
    """A pack as it is written; it must be right as far as that can be said without its game."""
    document = survey_pack(path)
    if document.problems:
        raise BadCards(reported(document.problems, [path]))
    return document


def survey_pack(path: Path) -> Document:
    """What can be read of a pack, and what is wrong with it; it must say which game it is for."""
    document = survey_file(path)
    games = [block for block in document.blocks if block.keyword == "game"]
    problem: Problem | None = None
    if len(games) > 1 or not (games or _has_broken_game(document)):
        at = games[1].name if games else Word("", 1, 1)
        found = "two lines `game`" if games else "a pack that does not say which game it is for"
        problem = document.text.problem("no-game", at, found, 'one line `game "…"`', f"one of {quoted(lexicon_ids())}")
    elif games and games[0].name.value not in lexicon_ids():
        name = games[0].name
        hint = did_you_mean(name.value, lexicon_ids()) or "`cultrules rules` lists the games"
        expected = f"one of {quoted(lexicon_ids())}"
        problem = document.text.problem("unknown-game", name, f"there is no game {name.text}", expected, hint)
    return document if problem is None else replace(document, problems=(*document.problems, problem))


def _has_broken_game(document: Document) -> bool:
    """Could one of the blocks that cannot be read be the one that says the game?"""
    words = [line.split()[0] for line in document.text.lines if line.strip()]
    lost = not document.text.lines or any(did_you_mean(word.lower(), ["game"]) for word in words)
    return lost and bool(document.problems)


def _is_for(document: Document, game: str) -> bool:
    return [block.name.value for block in document.blocks if block.keyword == "game"] == [game]


def with_cards(book: Book, documents: list[Document], mine: list[Document] | None = None) -> Book:
    """The book with what the documents add or replace, or those of them that are for it.

    If anything is wrong with any of the documents, nothing is loaded.
    """
    content, problems = check(book, documents if mine is None else mine)
    problems += [problem for document in documents for problem in document.problems]
    if problems:
        raise BadCards(reported(problems, [document.text.path for document in documents]))
    changed = book.with_content(content.cards, content.data)
    if changed.player_counts() != book.player_counts():
        raise BadCards(_fixed(documents))
    return changed


def _fixed(documents: list[Document]) -> Iterator[Problem]:
    """Data on which the whole game depends."""
    for document in documents:
        for block in document.blocks:
            if block.keyword == "datum" and block.name.value in ("fewest-players", "most-players"):
                found, expected = "another number of players", "the number that the game is made for"
                yield document.text.problem("fixed-datum", block.name, found, expected)
