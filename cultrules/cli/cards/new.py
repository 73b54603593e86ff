"""`cultrules cards new`: a template for a card, with comments that say what may stand where."""

from __future__ import annotations

from collections.abc import Sequence

import click

from cultrules.language.books import load_book
from cultrules.language.checking import taken
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.cards import card_id
from cultrules.spec.files import folder
from cultrules.spec.game import game_ids, lexicon_ids, read_book
from cultrules.spec.lexicon import CardKind
from cultrules.spec.problems import did_you_mean, quoted


@click.command("new")
@click.option("--game", metavar="ID", help="The game it is for; the one that has such cards, if none is named.")
@click.option("--name", default="My First Card", show_default=True, help="What the card is called.")
@click.argument("kind")
def new(game: str | None, name: str, kind: str) -> int:
    """Print a template for a card of KIND, such as Guardian; save it as a file that ends in `.cult`."""
    if game is not None and game not in lexicon_ids():
        found, hint = f"there is no game `{game}`", did_you_mean(game, lexicon_ids())
        raise BadInput([Problem("unknown-game", "--game", found, f"one of {quoted(lexicon_ids())}", hint)])
    if '"' in name or not any(letter.isalnum() for letter in name):
        raise BadInput([Problem("no-name", "--name", f"`{name}`", "a name with letters, without quotes")])
    book, entry = of_kind(kind, [game] if game else lexicon_ids())
    if card_id(name) in taken(book):
        found = f"`{name}` is a word of the game already"
        raise BadInput([Problem("two-meanings", "--name", found, "a name that stands for nothing else")])
    window = next(iter(book.lexicon.windows.values()), None)
    spans = book.lexicon.spans
    span = spans.get("round", next(iter(spans.values()), None))
    lines = [f'game "{book.id}"', "", f'card "{name}"', f"  kind {kind}"]
    if entry.price:
        lines.append(f"  cost 2 {book.lexicon.goods[entry.price[0]].word.en}")
    lines += [f"  has 1 {book.lexicon.goods[each].word.en}" for each in entry.has]
    if book.lexicon.goods and not entry.has:
        lines.append(f"  # has 1 {next(iter(book.lexicon.goods.values())).word.en}")
    if entry.copies != "unlimited":
        lines.append("  copies 1")
    lines += ['  text "what the card does, in your own words"', '  source house "made for our game night"']
    lines += ["  # When it does something: `during` a window, `when` or `instead of` an event, `always`, or `resolve`."]
    if window is not None and span is not None and any(zone in entry.works for zone in window.cards):
        lines += [
            f"  during {window.word.en} once per {span.word.en}:",
            "    # first what it requires, then what it costs",
        ]
        lines += [f"    {_effect(book, entry)}"]
    else:
        lines += [f"  {'' if _happen_once(book, entry) else '# '}resolve: {_effect(book, entry)}"]
    lines += ["", f"# `cultrules cards words --game {book.id}` lists the words."]
    if book.id in game_ids():
        lines.append(f'# then: cultrules cards check FILE; cultrules cards try "{name}" --pack FILE')
    click.echo("\n".join(lines))
    return 0


def _effect(book: Book, entry: CardKind) -> str:
    """Something that a card can do: to draw, from which deck if there are several."""
    decks = {id_: zone for id_, zone in book.lexicon.zones.items() if zone.shape == "deck"}
    if len(decks) < 2 or any(zone.per for zone in decks.values()):
        return "draw 1"
    deck = next((decks[id_] for id_ in entry.reserve if id_ in decks), next(iter(decks.values())))
    return f"draw 1 from {deck.word.en}"


def _happen_once(book: Book, entry: CardKind) -> bool:
    """Do shipped cards of the kind happen once, when they are played?"""
    cards = [card for card in load_book(book.id).cards.values() if card.kind == entry.word.id]
    return any(ability.kind == "resolution" for card in cards for ability in card.abilities)


def of_kind(kind: str, games: Sequence[str]) -> tuple[Book, CardKind]:
    """The only one of these games that has cards of the kind, and what it says of them."""
    books = [read_book(folder("spec") / game) for game in games]
    found = [(book, each) for book in books for each in book.lexicon.cards.values() if each.word.en == kind]
    if len(found) > 1:
        having = quoted(book.id for book, _ in found)
        raise BadInput([Problem("several-games", "KIND", f"cards of kind `{kind}` in {having}", "`--game` with one")])
    if not found:
        kinds = sorted({each.word.en for book in books for each in book.lexicon.cards.values()})
        problem = f"there is no kind of card `{kind}`"
        raise BadInput([Problem("unknown-kind", "KIND", problem, f"one of {quoted(kinds)}", did_you_mean(kind, kinds))])
    return found[0]
