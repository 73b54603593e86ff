"""`cultrules steps`: the closed vocabulary of the scenarios."""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.language.books import find_book
from cultrules.scenarios.phrases import VOCABULARY

from .choices import game_option, pack_option, selected_games


@click.command()
@game_option
@pack_option
@click.argument("word", required=False)
def steps(games: tuple[str, ...], packs: tuple[Path, ...], word: str | None) -> int:
    """Print every phrase that a scenario may use (or those with a WORD in them), with its meaning and an example."""
    wanted = (word or "").lower()
    for phrase in VOCABULARY:
        text = f"{phrase.keyword} {phrase.template} {phrase.meaning} {phrase.example}".lower()
        if wanted in text:
            click.echo(f"{phrase.keyword.capitalize()} {phrase.template}")
            click.echo(f"  {phrase.meaning}")
            click.echo(f"  example: {phrase.example}")
    for game in selected_games(games, packs):
        book = find_book(game, packs=packs)
        click.echo(f"what a seat does in {book.title}")
        for question in book.questions.values():
            if wanted in f"{question.does} {question.asked} {question.settles}".lower():
                click.echo(f"  {question.does}")
                click.echo(f"    asked {question.asked}: {question.settles}")
    return 0
