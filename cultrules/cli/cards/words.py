"""`cultrules cards words`: the words that cards are written with."""

from __future__ import annotations

import click

from cultrules.language.verbs import BLOCKS, VERBS
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids, read_book
from cultrules.spec.problems import did_you_mean, quoted

from .folding import folded

SECTIONS = (
    *("window", "event", "span", "rule point", "attribute", "group", "procedure", "supply"),
    *("seat", "place", "piece", "card", "goods", "zone", "label", "die", "track", "fact"),
)
LANGUAGE = {
    "verb": [f"{name}: {verb.meaning} `{verb.example}`" for name, verb in VERBS.items()],
    "block": [f"{name}: {meaning}" for name, meaning in BLOCKS.items()],
}
"""What is the same in every game."""


@click.command("words")
@click.option("--game", metavar="ID", help="The game whose words; all games, if none is named.")
@click.argument("what", required=False)
def words(game: str | None, what: str | None) -> int:
    """List the verbs and blocks, and words of games, or only of one kind: WHAT is `verb`, `window`, `event`, …."""
    known = (*LANGUAGE, *SECTIONS)
    if what is not None and what not in known:
        hint = did_you_mean(what, known)
        raise BadInput([Problem("unknown-kind", "WHAT", f"no kind of word `{what}`", f"one of {quoted(known)}", hint)])
    if game is not None and game not in lexicon_ids():
        found, hint = f"there is no game `{game}`", did_you_mean(game, lexicon_ids())
        raise BadInput([Problem("unknown-game", "--game", found, f"one of {quoted(lexicon_ids())}", hint)])
    for section, lines in LANGUAGE.items():
        if what in (None, section):
            show(f"{section}s", lines)
    for id_ in [game] if game else lexicon_ids():
        book = read_book(folder("spec") / id_)
        for section in SECTIONS:
            if what in (None, section):
                title = section if section.endswith("s") else f"{section}s"
                show(title if game else f"{title} of {book.title}", listed(book, section))
    return 0


def show(title: str, lines: list[str]) -> None:
    """Prints the words of one kind, if there are any."""
    if lines:
        click.echo(f"{title}:")
        click.echo("\n".join(folded(line, "  ", "  ") for line in lines))


def listed(book: Book, section: str) -> list[str]:
    """The words of a game of one kind, a line each."""
    lexicon = book.lexicon
    if section == "event":
        return [f"{each.word.en} ({', '.join(each.fields) or 'no fields'})" for each in lexicon.events.values()]
    if section == "attribute":
        return [f"{each.word.en} of a {each.of}: {each.word.meaning}" for each in lexicon.attributes.values()]
    plural = {"rule point": "points", "die": "dice", "supply": "supplies", "goods": "goods"}.get(section, f"{section}s")
    entries = getattr(lexicon, plural).values()
    return [f"{each.word.en}{': ' + each.word.meaning if each.word.meaning else ''}" for each in entries]
