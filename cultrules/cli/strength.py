"""`cultrules strength`: does the suite notice wrong rules?"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from cultrules.conformance.mutants import KINDS, Mutant
from cultrules.conformance.strength import KillMatrix, measure
from cultrules.language.books import find_book

from .choices import game_option, pack_option, selected_games
from .progress import progress

SHOWN = 4
"""Scenarios that a line of the matrix names."""


@click.command()
@game_option
@pack_option
@click.option("--all", "every", is_flag=True, help="Try every scenario on every mutant, not only those of its rule.")
@click.option("--jobs", default=0, metavar="N", help="Processes at once; as many as there are cores if not said.")
def strength(games: tuple[str, ...], packs: tuple[Path, ...], every: bool, jobs: int) -> int:
    """Run scenarios against every mutant: which of them notice which wrong rule?

    A mutant is judged by the scenarios that cite its rule, and by the others only if none of these notices it.
    """
    chosen = selected_games(games, packs)
    with progress("mutants") as told:
        matrix = measure(chosen, told, packs, tried="every" if every else "citing-first", jobs=jobs)
    for game in chosen:
        _print_matrix(matrix, game)
    return _print_verdict(matrix)


def _print_matrix(matrix: KillMatrix, game: str) -> None:
    """By rule: every mutant, how many scenarios notice it, and the first of them."""
    book = find_book(game)
    click.echo(book.title)
    for rule in book.rules.values():
        mutants = [mutant for mutant in matrix.mutants if (mutant.game, mutant.rule) == (game, rule.id)]
        if mutants:
            click.echo(f"  {rule.id} {rule.title}")
        for mutant in mutants:
            click.echo(f"    {_state(matrix, mutant):<10} {mutant.kind:<8} {mutant.id}: {_noticed(matrix, mutant)}")


def _state(matrix: KillMatrix, mutant: Mutant) -> str:
    if mutant.equivalent:
        return "equivalent"
    return "killed" if matrix.killed(mutant) else "SURVIVES"


def _noticed(matrix: KillMatrix, mutant: Mutant) -> str:
    kills = matrix.kills[mutant.key]
    if mutant.equivalent and not kills:
        return mutant.equivalent
    more = f" and {len(kills) - SHOWN} more" if len(kills) > SHOWN else ""
    return ", ".join(kills[:SHOWN]) + more if kills else "noticed by no scenario"


def _print_verdict(matrix: KillMatrix) -> int:
    kinds = Counter(mutant.kind for mutant in matrix.mutants)
    numbers = sum(mutant.is_number for mutant in matrix.mutants)
    proper, survivors = len(matrix.proper), matrix.survivors
    click.echo(f"kinds: {', '.join(f'{kind} {kinds[kind]}' for kind in KINDS if kinds[kind])}")
    click.echo(f"changed numbers: {numbers} of {len(matrix.mutants)}; told apart by the suite: {matrix.distinct}")
    for mutant in survivors:
        click.echo(f"survives: {mutant.id} ({mutant.rule}, {mutant.place})")
    for mutant in matrix.not_equivalent:
        click.echo(f"not equivalent: {mutant.id} is noticed by {_noticed(matrix, mutant)} ({mutant.place})")
    equivalent = len(matrix.mutants) - proper
    click.echo(f"{proper - len(survivors)} of {proper} mutants killed, {equivalent} equivalent")
    return 1 if survivors or matrix.not_equivalent else 0
