"""`cultrules engine`: the reference engine as a process, spoken to line by line."""

from __future__ import annotations

import sys

import click

from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import serve


@click.command()
def engine() -> None:
    """Serve the reference engine: one JSON-RPC request a line in, one response a line out."""
    serve(ReferenceEngine(), sys.stdin.buffer, sys.stdout.buffer)
