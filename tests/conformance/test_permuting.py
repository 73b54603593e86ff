"""The permuted pack: other numbers on every house card, and none but house numbers changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cultrules.conformance.permuting import pack_path, permuted_pack
from cultrules.language.books import load_book
from cultrules.spec import Book, game_ids
from cultrules.spec.cards import Card

games = pytest.mark.parametrize("book", [load_book(game) for game in game_ids()], ids=lambda book: book.id)


def permuted(book: Book) -> Book:
    """The book with its permuted pack."""
    return load_book(book.id, (pack_path(book),))


def numbers(card: Card) -> tuple[object, ...]:
    """What a card costs, what it has, and how often it is there."""
    return card.cost, tuple(sorted(card.icons.items())), card.copies


def by_kind(book: Book) -> Counter[tuple[str, object]]:
    """How many house cards of each kind have which numbers."""
    return Counter((card.kind, numbers(card)) for card in book.cards.values() if card.source.kind == "house")


@games
def test_the_shipped_pack_is_up_to_date(book: Book) -> None:
    """The pack that is shipped is the one that would be written now."""
    assert pack_path(book).read_text(encoding="utf-8") == permuted_pack(book)


@games
def test_house_cards_have_other_numbers(book: Book) -> None:
    """As many house cards of a kind have other numbers under the pack as there are cards with other numbers to swap."""
    cards, ours = book.cards, permuted(book).cards
    unchanged = Counter(
        card.kind for card in cards.values() if card.source.kind == "house" and numbers(card) == numbers(ours[card.id])
    )
    for kind in {kind for kind, _ in by_kind(book)}:
        alike = [count for (known, _), count in by_kind(book).items() if known == kind]
        assert unchanged[kind] == max(0, 2 * max(alike) - sum(alike))


@games
def test_the_same_numbers_are_there(book: Book) -> None:
    """For each kind of card the pack has the same numbers as before, only on other cards."""
    assert by_kind(permuted(book)) == by_kind(book)


@games
def test_nothing_but_numbers(book: Book) -> None:
    """Names, kinds, labels and texts stay, and so does every card that is not ours."""
    ours = permuted(book).cards
    assert [(card.id, card.name, card.kind, card.labels, card.text) for card in ours.values()] == [
        (card.id, card.name, card.kind, card.labels, card.text) for card in book.cards.values()
    ]
    printed = [card for card in book.cards.values() if card.source.kind != "house"]
    assert [ours[card.id] for card in printed] == printed


@games
def test_house_data_are_shifted(book: Book) -> None:
    """Every house number is one higher, and every other datum as it was; tables cannot be said in a pack."""
    shifted = {id_: datum.value for id_, datum in book.data.items()}
    for id_, datum in book.data.items():
        if datum.source.kind == "house" and isinstance(datum.value, int):
            shifted[id_] = datum.value + 1
    assert {id_: datum.value for id_, datum in permuted(book).data.items()} == shifted


def test_a_single_card_keeps_its_numbers() -> None:
    """A kind of card with one house card has nobody to swap with."""
    book = load_book("rise_of_the_cults")
    alone = replace(book, cards={"dock-watch": book.cards["dock-watch"]})
    lines = permuted_pack(alone).splitlines()
    assert [line.strip() for line in lines if line.startswith("  ")][:5] == [
        "kind Guardian",
        "cost 3 Power",
        "has 2 Attack",
        "has 1 Power",
        "copies 6",
    ]
