"""`cultrules cards explain`: what cards do, in English, beside what they say."""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.language.wording import explain as worded
from cultrules.spec import Book
from cultrules.spec.cards import Card
from cultrules.spec.game import lexicon_ids

from ..choices import pack_option
from .finding import _book, find_cards


@click.command("explain")
@click.option("--game", metavar="ID", help="Only cards of this game.")
@pack_option
@click.argument("names", nargs=-1, metavar="[CARD]...")
def explain(game: str | None, packs: tuple[Path, ...], names: tuple[str, ...]) -> int:
    """Say in English what each CARD does, or what all cards do."""
    if names:
        cards = find_cards(names, game, packs)
    else:
        books = [_book(each, packs) for each in ([game] if game else lexicon_ids())]
        cards = [(book, card) for book in books for card in book.cards.values()]
    click.echo("\n\n".join(said(book, card) for book, card in cards))
    return 0


def said(book: Book, card: Card) -> str:
    """A card's head, our words for it, and what it does."""
    kind = book.lexicon.cards[card.kind].word.en
    parts = [f"{number} {book.lexicon.goods[goods].word.en}" for goods, number in (card.price or {}).items()]
    icons = [f"{number} {book.lexicon.goods[goods].word.en}" for goods, number in card.icons.items()]
    lines = [f"{card.name} ({book.title}, {kind})"]
    if parts:
        lines.append(f"  cost: {', '.join(parts)}")
    if icons:
        lines.append(f"  has: {', '.join(icons)}")
    if card.labels:
        lines.append(f"  is: {', '.join(book.lexicon.labels[label].word.en for label in card.labels)}")
    if card.copies is not None:
        lines.append(f"  copies: {card.copies}")
    if card.text:
        lines.append(f"  text: {card.text}")
    lines.append(f"  source: {card.source}{' (a house card)' if card.source.kind == 'house' else ''}")
    lines += [f"  {line}" for line in (worded(card, book) or "It does nothing of itself.").splitlines()]
    return "\n".join(lines)
