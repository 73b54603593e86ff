"""A game's book with its cards: those that ship with it, and those of packs that a user adds.

>>> load_book("rise_of_the_cults").cards["disorganization"].name
'Disorganization'
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from cultrules.spec import Book, Problem, check_game, read_book
from cultrules.spec.files import folder
from cultrules.spec.game import game_ids
from cultrules.spec.problems import BadCards, did_you_mean, quoted

from .checking import check
from .parsing import parse_file
from .syntax import Document, Word


def find_book(game: str, place: str = "game", packs: tuple[Path, ...] = ()) -> Book:
    """The book of a game that a user named, with the packs that are for it."""
    check_game(game, place)
    return load_book(game, packs) if packs else load_book(game)


@cache
def load_book(game: str, packs: tuple[Path, ...] = ()) -> Book:
    """The book of a game that is known to exist, with the packs that are for it."""
    if packs:
        mine = [document for document in read_packs(packs) if _game_of(document) == game]
        return with_cards(load_book(game), mine)
    return read_cards(read_book(folder("spec") / game))


def read_cards(book: Book) -> Book:
    """A book that was read from its folder, with the cards that stand there."""
    return with_cards(book, [parse_file(path) for path in sorted((book.folder / "cards").glob("*.cult"))])


def read_packs(packs: tuple[Path, ...]) -> list[Document]:
    """Packs as they are written; what is wrong with any of them is reported for all at once."""
    documents: list[Document] = []
    problems: list[Problem] = []
    for pack in packs:
        try:
            documents.append(read_pack(pack))
        except BadCards as error:
            problems.extend(error.problems)
    if problems:
        raise BadCards(problems)
    return documents


@cache
def read_pack(path: Path) -> Document:
    """A pack as it is written; it must say which game it is for."""
    document = parse_file(path)
    games = [block for block in document.blocks if block.keyword == "game"]
    problem: Problem | None = None
    if len(games) != 1:
        at = games[1].name if games else Word("", 1, 1)
        found = "two lines `game`" if games else "a pack that does not say which game it is for"
        problem = document.text.problem("no-game", at, found, 'one line `game "…"`', f"one of {quoted(game_ids())}")
    elif games[0].name.value not in game_ids():
        name = games[0].name
        hint = did_you_mean(name.value, game_ids()) or "`cultrules rules` lists the games"
        expected = f"one of {quoted(game_ids())}"
        problem = document.text.problem("unknown-game", name, f"there is no game {name.text}", expected, hint)
    if problem is not None:
        raise BadCards([problem])
    return document


def _game_of(document: Document) -> str:
    return next(block.name.value for block in document.blocks if block.keyword == "game")


def with_cards(book: Book, documents: list[Document]) -> Book:
    """The book with what the documents add or replace; if anything is wrong with any of them, nothing is loaded."""
    content, problems = check(book, documents)
    if problems:
        raise BadCards(problems)
    changed = book.with_content(content.cards, content.data)
    if changed.player_counts() != book.player_counts():
        found, expected = "another number of players", "data that the game can be played with"
        raise BadCards([Problem("fixed-datum", "fewest-players, most-players", found, expected)])
    return changed
