"""The permuted pack: every house card carries the numbers of another one, and house data are shifted by one.

A scenario that fails under it depends on numbers that are ours alone. `python -m cultrules.conformance.permuting`
writes the packs of all games anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from cultrules.language.books import load_book
from cultrules.language.formatting import format_document
from cultrules.language.syntax import Block, Document, Text, Word
from cultrules.spec import Book, game_ids
from cultrules.spec.cards import Card

SOURCE = '"the numbers of another house card, to see what depends on them"'
SHIFTED = '"one more than the house value, to see what depends on it"'


def pack_path(book: Book) -> Path:
    """Where a game's permuted pack stands."""
    return book.folder / "packs" / "permuted.cult"


def permuted_pack(book: Book) -> str:
    """The text of the pack."""
    lines = ["# Written by `python -m cultrules.conformance.permuting`; do not edit.", "", f'game "{book.id}"']
    for kind in book.lexicon.cards:
        cards = [card for card in book.cards.values() if card.kind == kind and card.source.kind == "house"]
        for card, other in _swapped(cards):
            lines += ["", *_card(book, card, other)]
    for datum in book.data.values():
        if datum.source.kind == "house" and isinstance(datum.value, int):
            lines += ["", f'datum "{datum.id}"', f"  value {datum.value + 1}", f"  source house {SHIFTED}"]
    return "\n".join(lines) + "\n"


def _swapped(cards: list[Card]) -> Iterator[tuple[Card, Card]]:
    """Each card with another one, moved on by as many places as changes the numbers of the most cards, or else more."""
    alike = sorted(cards, key=lambda each: (repr(_numbers(each)), repr(_lists(each)), each.id))
    moved = (alike[places:] + alike[:places] for places in range(1, len(alike)))

    def changed(others: list[Card]) -> tuple[int, int]:
        pairs = [*zip(alike, others, strict=True)]
        numbers = sum(_numbers(card) != _numbers(other) for card, other in pairs)
        return numbers, sum(_lists(card) != _lists(other) for card, other in pairs)

    best = max(moved, key=changed, default=alike)
    return zip(alike, best, strict=True)


def _numbers(card: Card) -> tuple[object, ...]:
    return card.cost, sorted(card.icons.items()), card.copies


def _lists(card: Card) -> tuple[object, ...]:
    return card.marks, card.puts


def _card(book: Book, card: Card, other: Card) -> Iterator[str]:
    kind = book.lexicon.cards[card.kind]
    yield f'card "{card.name}"'
    yield f"  kind {kind.word.en}"
    if other.cost is not None:
        yield f"  cost {other.cost} {book.lexicon.goods[kind.price[0]].word.en}"
    yield from (f"  has {count} {book.lexicon.goods[goods].word.en}" for goods, count in other.icons.items())
    if card.labels:
        yield f"  is {', '.join(book.lexicon.labels[label].word.en for label in card.labels)}"
    places = book.lexicon.places
    deeds = _abilities(card)
    spoken = any(places[mark].word.en in line for mark in card.marks for line in deeds)
    marks = card.marks if spoken else other.marks  # places of which a card speaks are its own
    if marks:
        yield f"  marks {', '.join(places[mark].word.en for mark in marks)}"
    for key, count, place in other.puts:
        piece, _, mark = key.partition("+")
        name, _, value = mark.partition("=")
        marked = f" with {book.lexicon.marks[name].word.en} {value}" if mark else ""
        yield f"  puts {count} {book.lexicon.pieces[piece].word.en}{marked} in {places[place].word.en}"
    if other.copies is not None:
        yield f"  copies {other.copies}"
    if card.text:
        yield f'  text "{card.text}"'
    yield f"  source house {SOURCE}"
    yield from deeds


def _abilities(card: Card) -> list[str]:
    """What the card itself does: its numbers are another's, its words are its own."""
    block = Block("card", Word(f'"{card.name}"'), (), card.abilities)
    return format_document(Document(Text(Path(card.id), ()), (block,))).splitlines()[1:]


if __name__ == "__main__":
    for game in game_ids():
        found = load_book(game)
        pack_path(found).parent.mkdir(exist_ok=True)
        pack_path(found).write_text(permuted_pack(found), encoding="utf-8", newline="\n")
