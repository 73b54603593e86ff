"""What a game is played with, as JSON values: the cards, and the data that are not printed.

That is what an engine of level *content* is handed, and what it may be handed anew from a pack.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cards import Card
from .data import Datum
from .game import Book
from .problems import BadInput, Problem
from .tables import parse_source

_FIELDS = {"name": str, "kind": str, "icons": dict, "source": str}


def write_content(book: Book) -> dict[str, Any]:
    """The cards and house data of a book."""
    return {
        "cards": {id_: _write_card(card) for id_, card in sorted(book.cards.items())},
        "data": {id_: datum.value for id_, datum in sorted(book.data.items()) if datum.source.kind == "house"},
    }


def _write_card(card: Card) -> dict[str, Any]:
    said: dict[str, Any] = {"name": card.name, "kind": card.kind, "icons": dict(card.icons), "source": str(card.source)}
    if card.cost is not None:
        said["cost"] = card.cost
    if card.copies is not None:
        said["copies"] = card.copies
    if card.marks:
        said["marks"] = list(card.marks)
    if card.puts:
        said["puts"] = [list(each) for each in card.puts]
    return said


def read_content(book: Book, content: Mapping[str, Any]) -> Book:
    """The book with the content in place of its own; content that makes no sense is refused as a whole."""
    problems = [
        Problem("bad-content", f"content.{part}", "no object", "an object by id")
        for part in ("cards", "data")
        if not isinstance(content.get(part, {}), dict)
    ]
    cards: dict[str, Card] = {}
    data: dict[str, Datum] = {}
    if not problems:
        for id_, said in content.get("cards", {}).items():
            card = _read_card(book, id_, said)
            if isinstance(card, Problem):
                problems.append(card)
            else:
                cards[id_] = card
        for id_, value in content.get("data", {}).items():
            known = book.data.get(id_)
            if known is None or type(known.value) is not type(value):
                expected = "a datum of the game, of the same form"
                problems.append(Problem("bad-content", f"content.data.{id_}", "another value", expected))
            else:
                data[id_] = Datum(id_, value, known.source, known.meaning)
    if problems:
        raise BadInput(problems)
    return book.with_content(cards, data)


def _read_card(book: Book, id_: str, said: Any) -> Card | Problem:
    place = f"content.cards.{id_}"
    if not isinstance(said, dict) or any(not isinstance(said.get(name), kind) for name, kind in _FIELDS.items()):
        return Problem("bad-content", place, "no card", "an object with `name`, `kind`, `icons` and `source`")
    source = parse_source(said["source"])
    cost, copies = said.get("cost"), said.get("copies")
    numbers = [*said["icons"].values(), *(each for each in (cost, copies) if each is not None)]
    known = said["kind"] in book.lexicon.cards and all(goods in book.lexicon.goods for goods in said["icons"])
    if source is None or not known or any(type(number) is not int or number < 0 for number in numbers):
        return Problem("bad-content", place, "an unknown word or number", "words of the game, and counts")
    marks, puts = said.get("marks", []), said.get("puts", [])
    places = list(book.lexicon.places)
    if not isinstance(marks, list) or any(mark not in places for mark in marks):
        return Problem("bad-content", place, "an unknown place", "places of the game")
    if not isinstance(puts, list) or not all(_is_put(book, each) for each in puts):
        return Problem("bad-content", place, "something put nowhere", "`[piece, count, place]`")
    laid = tuple((each[0], each[1], each[2]) for each in puts)
    goods = book.lexicon.cards[said["kind"]].price
    price = None if cost is None else {goods[0]: cost}
    return Card(id_, said["name"], said["kind"], price, dict(said["icons"]), copies, "", source, tuple(marks), laid)


def _is_put(book: Book, said: Any) -> bool:
    """Is it a piece, how many of it, and a place?"""
    if not isinstance(said, list) or [type(each) for each in said] != [str, int, str]:
        return False
    piece, count, place = said
    return piece.partition("+")[0] in book.lexicon.pieces and count > 0 and place in book.lexicon.places
