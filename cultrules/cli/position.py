"""`cultrules position`: is this a position, and what is asked in it?"""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.engines.messages import LoadParams, Options
from cultrules.engines.reference import ReferenceEngine, agreed
from cultrules.games import find_game
from cultrules.kernel.positions import COMPLETE, load
from cultrules.scenarios.positions import base_position
from cultrules.spec import BadInput, Problem
from cultrules.spec.files import read_json

from .choices import pack_option, read_rulings
from .printing import pretty, standing


@click.command()
@click.option("--edition", metavar="ID", help="Play by this edition; the game's first one if none is named.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=CHOICE", help="Play by this choice.")
@pack_option
@click.argument("file", type=click.Path(path_type=Path))
def position(edition: str | None, rulings: tuple[str, ...], packs: tuple[Path, ...], file: Path) -> int:
    """Check a position FILE; print it and the question that is asked in it."""
    content = read_json(file)
    if not isinstance(content, dict) or "game" not in content:
        found = "no field `game`" if isinstance(content, dict) else "no object"
        raise BadInput([Problem("missing-field", f"{file}: game", found, "an object with the field `game`", COMPLETE)])
    game = find_game(str(content["game"]), f"{file}: game", packs)
    if file.resolve().parent == game.book.folder / "positions":
        content = base_position(game.book, file.stem)
    chosen = edition or next(iter(game.book.editions))
    overrides = read_rulings(rulings)
    problems = game.book.check_choices(chosen, overrides, "--edition or --ruling")
    if problems:
        raise BadInput(problems)
    players = content.get("players")
    seats = [str(seat) for seat in players] if isinstance(players, list) else []
    options = Options(game.book.id, seats, chosen, game.book.choices(chosen, overrides))
    load(game, content, agreed(game, options), str(file))
    reply = ReferenceEngine(lambda _: game).load(LoadParams(content, options))
    click.echo(pretty(content))
    for line in standing(game.book, reply):
        click.echo(line)
    return 0
