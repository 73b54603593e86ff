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


@click.command("words")
@click.option("--game", default="rise_of_the_cults", show_default=True, metavar="ID", help="The game whose words.")
@click.argument("what", required=False)
def words(game: str, what: str | None) -> int:
    """List the verbs and blocks, or the game's words of one kind: WHAT is `verb`, `window`, `event`, …."""
    known = ("verb", "block", *SECTIONS)
    if what is not None and what not in known:
        hint = did_you_mean(what, known)
        raise BadInput([Problem("unknown-kind", "WHAT", f"no kind of word `{what}`", f"one of {quoted(known)}", hint)])
    if game not in lexicon_ids():
        found, hint = f"there is no game `{game}`", did_you_mean(game, lexicon_ids())
        raise BadInput([Problem("unknown-game", "--game", found, f"one of {quoted(lexicon_ids())}", hint)])
    book = read_book(folder("spec") / game)
    for section in [what] if what else known:
        lines = listed(book, section)
        if lines:
            click.echo(f"{section}s:" if not section.endswith("s") else f"{section}:")
            click.echo("\n".join(folded(line, "  ", "  ") for line in lines))
    return 0


def listed(book: Book, section: str) -> list[str]:
    """The words of one kind, a line each."""
    if section == "verb":
        return [f"{name}: {verb.meaning} `{verb.example}`" for name, verb in VERBS.items()]
    if section == "block":
        return [f"{name}: {meaning}" for name, meaning in BLOCKS.items()]
    lexicon = book.lexicon
    if section == "event":
        return [f"{each.word.en} ({', '.join(each.fields) or 'no fields'})" for each in lexicon.events.values()]
    if section == "attribute":
        return [f"{each.word.en} of a {each.of}: {each.word.meaning}" for each in lexicon.attributes.values()]
    plural = {"rule point": "points", "die": "dice", "supply": "supplies", "goods": "goods"}.get(section, f"{section}s")
    entries = getattr(lexicon, plural).values()
    return [f"{each.word.en}{': ' + each.word.meaning if each.word.meaning else ''}" for each in entries]
