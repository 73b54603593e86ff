"""What a game is played with, as JSON values: the cards with what they do, and the data that are not printed.

That is what an engine of level *content* is handed, and what it may be handed anew from a pack. What cards do
(`abilities`) is for engines of level *cards*.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.cards import Card
from cultrules.spec.data import Datum
from cultrules.spec.tables import parse_source

from .abilities import AbilityChecker
from .syntax import Ability, Word
from .termination import endless
from .trees import read_abilities, write_abilities
from .vocabulary import Vocabulary

_FIELDS = {"name": str, "kind": str, "icons": dict, "source": str}


@lru_cache(maxsize=8)
def write_content(book: Book, *, abilities: bool = True) -> dict[str, Any]:
    """The cards and house data of a book, with or without what the cards do; written once, and to be left as it is."""
    return {
        "cards": {id_: _write_card(book, card, abilities) for id_, card in sorted(book.cards.items())},
        "data": {id_: datum.value for id_, datum in sorted(book.data.items()) if datum.source.kind == "house"},
    }


def _write_card(book: Book, card: Card, abilities: bool) -> dict[str, Any]:
    said: dict[str, Any] = {"name": card.name, "kind": card.kind, "icons": dict(card.icons), "source": str(card.source)}
    if card.price is not None:
        several = len(book.lexicon.cards[card.kind].price) > 1
        said |= {"price": dict(card.price)} if several else {"cost": card.cost}
    if card.copies is not None:
        said["copies"] = card.copies
    if card.marks:
        said["marks"] = list(card.marks)
    if card.puts:
        said["puts"] = [list(each) for each in card.puts]
    if card.labels:
        said["labels"] = list(card.labels)
    if card.text:
        said["text"] = card.text
    if abilities and card.abilities:
        said["abilities"] = write_abilities(card.abilities, lines=True)
    return said


def read_content(book: Book, content: Mapping[str, Any]) -> Book:
    """The book with the content in place of its own; content that makes no sense is refused as a whole."""
    problems = [
        Problem("bad-content", f"content.{part}", "no object", "an object by id")
        for part in ("cards", "data")
        if not isinstance(content.get(part, {}), dict)
    ]
    if problems:
        raise BadInput(problems)
    cards = _read_cards(book, content.get("cards", {}), problems)
    data: dict[str, Datum] = {}
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


def _read_cards(book: Book, said: Mapping[str, Any], problems: list[Problem]) -> dict[str, Card]:
    """The cards: first what is printed on each, then, when all words are known, what it does."""
    cards: dict[str, Card] = {}
    for id_, each in said.items():
        card = _read_card(book, id_, each)
        if isinstance(card, Problem):
            problems.append(card)
        else:
            cards[id_] = card
    if problems:
        return {}
    words = Vocabulary(book.with_content(cards, {}))
    for id_, card in cards.items():
        if "abilities" in said[id_]:
            cards[id_] = replace(card, abilities=_read_abilities(words, card, said[id_]["abilities"], problems))
    if not problems:
        problems += endless({**book.cards, **cards}, book, {})
    return cards


def _read_abilities(words: Vocabulary, card: Card, said: Any, problems: list[Problem]) -> tuple[Ability, ...]:
    """What a card does, if it is of the language and of the game."""
    place = f"content.cards.{card.id}.abilities"
    try:
        abilities = read_abilities(said, place)
    except BadInput as error:
        problems += error.problems
        return ()

    def wrong(code: str, at: Word, found: str, expected: str, hint: str) -> None:
        where = f"{place}, line {at.line}" if at.line else place
        problems.append(Problem(code, where, found, expected, hint))

    AbilityChecker(words, wrong, card.kind).check(abilities)
    return abilities


def _read_card(book: Book, id_: str, said: Any) -> Card | Problem:
    """What is printed on a card besides what it does."""
    place = f"content.cards.{id_}"
    if not isinstance(said, dict) or any(not isinstance(said.get(name), kind) for name, kind in _FIELDS.items()):
        return Problem("bad-content", place, "no card", "an object with `name`, `kind`, `icons` and `source`")
    source, price = parse_source(said["source"]), _price(book, said)
    icons, copies = said["icons"], said.get("copies")
    known = said["kind"] in book.lexicon.cards and all(goods in book.lexicon.goods for goods in icons)
    counts = [*icons.values(), *([] if copies is None else [copies])]
    if source is None or not known or not all(_is_count(count) for count in counts) or price == _WRONG:
        return Problem("bad-content", place, "an unknown word or number", "words of the game, and counts")
    marks, puts, labels = said.get("marks", []), said.get("puts", []), said.get("labels", [])
    for listed, all_known, what in ((marks, book.lexicon.places, "place"), (labels, book.lexicon.labels, "label")):
        if not isinstance(listed, list) or any(not isinstance(each, str) or each not in all_known for each in listed):
            return Problem("bad-content", place, f"an unknown {what}", f"{what}s of the game")
    if not isinstance(puts, list) or not all(_is_put(book, each) for each in puts):
        return Problem("bad-content", place, "something put nowhere", "`[piece, count, place]`")
    laid = tuple((each[0], each[1], each[2]) for each in puts)
    text = said.get("text", "")
    if not isinstance(text, str):
        return Problem("bad-content", place, "a `text` that is no text", "what the card says")
    return Card(
        *(id_, said["name"], said["kind"], price, dict(icons), copies, text, source, tuple(marks), laid, tuple(labels))
    )


_WRONG = {"": 0}
"""A price that no card can have."""


def _price(book: Book, said: Mapping[str, Any]) -> dict[str, int] | None:
    """What a card costs, by goods: `price`, or `cost` for a kind that is paid with one of them."""
    entry = book.lexicon.cards.get(said["kind"])
    goods = entry.price if entry is not None else ()
    price = said.get("price")
    if "cost" in said and price is None:
        price = {goods[0]: said["cost"]} if len(goods) == 1 else _WRONG
    if price is None:
        return None
    if not isinstance(price, dict) or not all(each in goods and _is_count(count) for each, count in price.items()):
        return _WRONG
    return dict(price)


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _is_put(book: Book, said: Any) -> bool:
    """Is it a piece, how many of it, and a place?"""
    if not isinstance(said, list) or [type(each) for each in said] != [str, int, str]:
        return False
    piece, count, place = said
    return piece.partition("+")[0] in book.lexicon.pieces and count > 0 and place in book.lexicon.places
