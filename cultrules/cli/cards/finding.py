"""Which files of cards a user means, and which game each is for."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from cultrules.language.books import find_book, load_book
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.cards import Card, card_id
from cultrules.spec.files import folder
from cultrules.spec.game import game_ids, lexicon_ids
from cultrules.spec.problems import did_you_mean, quoted


def files_of(paths: Iterable[Path]) -> list[Path]:
    """The files of cards that are meant: each file, and all in each folder."""
    found: list[Path] = []
    for path in paths:
        if not path.exists():
            hint = "paths are seen from where the command runs"
            raise BadInput([Problem("no-such-file", str(path), "nothing is there", "a file or folder of cards", hint)])
        found += sorted(path.rglob("*.cult")) if path.is_dir() else [path]
    if not found:
        named = ", ".join(str(path) for path in paths)
        raise BadInput([Problem("no-cards", named, "no file of cards", "files that end in `.cult`")])
    return list(dict.fromkeys(found))


def shipped_game(path: Path) -> str:
    """The game whose own cards the file holds; empty for a pack."""
    game = path.resolve().parent.parent.name
    own = folder("spec") / game / "cards"
    return game if game in lexicon_ids() and path.resolve().parent == own.resolve() else ""


def find_cards(names: Iterable[str], game: str | None, packs: tuple[Path, ...]) -> list[tuple[Book, Card]]:
    """The cards that a user named, in the game named, or in whichever has them."""
    books = [book_of(each, packs) for each in ([game] if game else lexicon_ids())]
    found = []
    for name in names:
        fitting = [(book, book.cards[card_id(name)]) for book in books if card_id(name) in book.cards]
        if not fitting:
            known = [card.name for book in books for card in book.cards.values()]
            hint = did_you_mean(name, known) or "`cultrules cards explain` without a name lists all"
            raise BadInput([Problem("unknown-card", "CARD", f"there is no card `{name}`", "the name of a card", hint)])
        found += fitting[:1]
    return found


def book_of(game: str, packs: tuple[Path, ...]) -> Book:
    """The book of a game that a user named, with or without rules."""
    if game in game_ids():
        return find_book(game, "--game", packs)
    if game not in lexicon_ids():
        found, hint = f"there is no game `{game}`", did_you_mean(game, lexicon_ids())
        raise BadInput([Problem("unknown-game", "--game", found, f"one of {quoted(lexicon_ids())}", hint)])
    return load_book(game, packs)


def playable(book: Book) -> Book:
    """A book whose game has rules; without them nothing can be played."""
    if book.id not in game_ids():
        found = f"the rules of `{book.id}` are not specified yet"
        hint = "`cultrules cards explain` and `cultrules cards check` work for its cards"
        raise BadInput([Problem("no-rules", "CARD", found, "a card of a game with rules", hint)])
    return book
