"""`cultrules sensitivity`: does every scenario name the rulings that it depends on?"""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.conformance.sensitivity import Finding, Sensitivity, examine
from cultrules.language.books import find_book

from .choices import game_option, pack_option, selected_games
from .progress import progress


@click.command()
@game_option
@pack_option
def sensitivity(games: tuple[str, ...], packs: tuple[Path, ...]) -> int:
    """Run the suite under every choice of every ruling: a scenario that depends on one must name it."""
    findings = 0
    for game in selected_games(games, packs):
        with progress("rulings") as told:
            found = examine(find_book(game, packs=packs), told, packs)
        findings += _print(found)
    return 1 if findings else 0


def _print(found: Sensitivity) -> int:
    click.echo(found.book.title)
    for id_, depending in found.depending.items():
        ruling = found.book.rulings[id_]
        click.echo(f"  {id_} {ruling.title} ({', '.join(ruling.choices)}): {depending} scenarios depend on it")
    on_record = len(found.book.rulings) - len(found.depending)
    click.echo(f"  {on_record} more are on record and played in one way only")
    missing = [finding for finding in found.findings if not finding.named]
    for finding in found.findings:
        click.echo(_sentence(finding))
    click.echo(f"{len(missing)} missing tags" if missing else "every scenario names the rulings that it depends on")
    return len(missing)


def _sentence(finding: Finding) -> str:
    if finding.named:
        return f"note: {finding.scenario} names {finding.ruling} = {finding.choice}, but {finding.reason}"
    return f"{finding.scenario} must name {finding.ruling}: under {finding.choice} it is {finding.reason}"
