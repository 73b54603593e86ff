"""`cultrules cards`: what an author of cards does, one module a command."""

from __future__ import annotations

import click

from ..lazy import LazyGroup

COMMANDS = {
    "check": "say everything that is wrong with cards",
    "format": "write cards in their one spelling",
    "explain": "say in English what cards do",
    "new": "print a template for a new card",
    "words": "list the words that cards are written with",
    "try": "play a card's moment in the terminal",
    "measure": "see what a card does to random games",
    "stats": "count verbs and cards, game by game",
}


@click.group(cls=LazyGroup, package="cultrules.cli.cards", summaries=COMMANDS)
def cards() -> None:
    """Check, format, explain, try and measure cards."""
