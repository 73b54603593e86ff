"""`cultrules cards stats`: which verbs the cards of which game use, and how many need the way out."""

from __future__ import annotations

from collections import Counter

import click

from cultrules.language.books import load_book
from cultrules.language.termination import acts
from cultrules.language.verbs import VERBS
from cultrules.spec import Book
from cultrules.spec.game import lexicon_ids

OUT = "do"
MOST = 20
"""At most one card in so many may use `do`."""


@click.command("stats")
def stats() -> int:
    """Count verbs and cards of all games."""
    books = [load_book(game) for game in lexicon_ids()]
    used = [verbs_of(book) for book in books]
    heads = [book.prefix for book in books]
    click.echo(f"{'verb':<13}" + "".join(f"{head:>6}" for head in heads) + "  games")
    for verb in VERBS:
        row = [counts[verb] for counts in used]
        click.echo(f"{verb:<13}" + "".join(f"{number:>6}" for number in row) + f"{sum(map(bool, row)):>7}")
    able = [sum(bool(card.abilities) for card in book.cards.values()) for book in books]
    click.echo(f"{'cards':<13}" + "".join(f"{len(book.cards):>6}" for book in books))
    click.echo(f"{'with effects':<13}" + "".join(f"{number:>6}" for number in able))
    cards = [card for book in books for card in book.cards.values()]
    out = [card for card in cards if any(act.verb.text == OUT for each in card.abilities for act in acts(each.body))]
    share = len(out) * MOST <= len(cards)
    click.echo(
        f"{len(VERBS)} verbs; `{OUT}` is used by {len(out)} of {len(cards)} cards: {', '.join(c.name for c in out)}"
    )
    click.echo(f"at most one card in {MOST}: {'yes' if share else 'NO'}")
    return 0 if share else 1


def verbs_of(book: Book) -> Counter[str]:
    """In how many cards each verb stands."""
    found: Counter[str] = Counter()
    for card in book.cards.values():
        found.update({act.verb.text for ability in card.abilities for act in acts(ability.body)})
    return found
