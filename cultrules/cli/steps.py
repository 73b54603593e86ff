"""`cultrules steps`: the closed vocabulary of the scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from cultrules.language.books import find_book
from cultrules.scenarios.phrases import VOCABULARY
from cultrules.spec import BadInput, Book, Problem

from .choices import game_option, pack_option, selected_games


@click.command()
@game_option
@pack_option
@click.argument("word", required=False)
def steps(games: tuple[str, ...], packs: tuple[Path, ...], word: str | None) -> int:
    """Print every phrase that a scenario may use (or those with a WORD in them), with its meaning and an example."""
    books = [find_book(game, packs=packs) for game in selected_games(games, packs)]
    wanted = (word or "").lower()
    lines = [*_phrases(wanted), *(line for book in books for line in _answers(book, wanted))]
    if not lines:
        expected, hint = "a word of a phrase", "`cultrules steps` prints them all"
        raise BadInput([Problem("no-such-phrase", "WORD", f"no phrase has `{word}` in it", expected, hint)])
    for line in lines:
        click.echo(line)
    return 0


def _phrases(wanted: str) -> Iterator[str]:
    """The phrases with their meanings and examples."""
    for phrase in VOCABULARY:
        if wanted in f"{phrase.keyword} {phrase.template} {phrase.meaning} {phrase.example}".lower():
            yield f"{phrase.keyword.capitalize()} {phrase.template}"
            yield f"  {phrase.meaning}"
            yield f"  example: {phrase.example}"


def _answers(book: Book, wanted: str) -> Iterator[str]:
    """What a seat does in a game, question by question."""
    told = [
        question
        for question in book.questions.values()
        if wanted in " ".join([question.does, question.asked, question.settles, *question.answers.values()]).lower()
    ]
    if told:
        yield f"what a seat does in {book.title}"
    for question in told:
        for does in filter(None, (question.does, *question.answers.values())):
            yield f"  {does}"
        yield f"    asked {question.asked}: {question.settles}"
