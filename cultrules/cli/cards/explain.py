"""`cultrules cards explain`: what cards do, in English, beside what they say."""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.language.wording import explain as worded
from cultrules.spec import Book
from cultrules.spec.cards import Card
from cultrules.spec.game import lexicon_ids

from ..choices import pack_option
from .finding import book_of, find_cards
from .folding import folded


@click.command("explain")
@click.option("--game", metavar="ID", help="Only cards of this game.")
@pack_option
@click.argument("names", nargs=-1, metavar="[CARD]...")
def explain(game: str | None, packs: tuple[Path, ...], names: tuple[str, ...]) -> int:
    """Say in English what each CARD does, or what all cards do."""
    if names:
        cards = find_cards(names, game, packs)
    else:
        books = [book_of(each, packs) for each in ([game] if game else lexicon_ids())]
        cards = [(book, card) for book in books for card in book.cards.values()]
    click.echo("\n\n".join(said(book, card) for book, card in cards))
    return 0


def said(book: Book, card: Card) -> str:
    """A card's name, our words for it, where it comes from, and what it is and does in English."""
    kind = book.lexicon.cards[card.kind].word.en
    lines = [folded(f"{card.name} ({book.title}, {kind})", "", "  ")]
    if card.text:
        lines.append(folded(f"text: {card.text}", "  ", "  "))
    lines.append(folded(f"source: {card.source}{' (a house card)' if card.source.kind == 'house' else ''}", "  ", "  "))
    told = worded(card, book).splitlines()
    if not card.abilities:
        told += ["", "It does nothing of itself."]
    lines += ["", *(folded(line, "  ") for line in told)]
    return "\n".join(lines)
