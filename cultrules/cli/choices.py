"""Options that several commands have."""

from __future__ import annotations

import math
from pathlib import Path

import click

from cultrules.language.books import find_book
from cultrules.spec import BadInput, Problem, game_ids

pack_option = click.option(
    "--pack",
    "packs",
    multiple=True,
    type=click.Path(path_type=Path),
    metavar="FILE",
    callback=lambda _ctx, _param, value: tuple(value),
    help="Play with the cards of this file, added to the shipped ones or in their place.",
)

game_option = click.option("--game", "games", multiple=True, metavar="ID", help="Only this game.")


def positive(_ctx: click.Context, _param: click.Parameter, value: float) -> float:
    """A time must be a number above zero that comes to an end."""
    if not 0 < value < math.inf:
        raise BadInput([Problem("bad-time", "--time-limit", f"`{value:g}`", "seconds, more than 0", "10 is usual")])
    return value


def selected_games(games: tuple[str, ...], packs: tuple[Path, ...]) -> tuple[str, ...]:
    """The games that a user named, or all; packs with errors are refused here."""
    for game in games or game_ids():
        find_book(game, "--game", packs)
    return games or game_ids()


def read_rulings(given: tuple[str, ...]) -> dict[str, str]:
    """`ID=CHOICE` options as a table."""
    rulings: dict[str, str] = {}
    for text in given:
        ruling, equals, choice = text.partition("=")
        if not equals or not ruling or not choice:
            problem = Problem(
                "bad-ruling", "--ruling", f"`{text}`", "`ID=CHOICE`", "for example `--ruling D-01=chosen`"
            )
            raise BadInput([problem])
        rulings[ruling] = choice
    return rulings
