"""`cultrules engine`: the reference engine as a process, spoken to line by line."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import serve
from cultrules.games import find_game
from cultrules.spec import game_ids

from .choices import pack_option


@click.command()
@pack_option
def engine(packs: tuple[Path, ...]) -> None:
    """Serve the reference engine: one JSON-RPC request a line in, one response a line out."""
    for game in game_ids():
        find_game(game, packs=packs)
    serve(ReferenceEngine(lambda game: find_game(game, packs=packs)), sys.stdin.buffer, sys.stdout.buffer)
