"""`cultrules coverage`: is every rule proved by a scenario, and every choice of every ruling shown?"""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.conformance.coverage import Coverage, Proof, cover
from cultrules.language.books import find_book

from .choices import game_option, pack_option, selected_games
from .progress import progress


@click.command()
@game_option
@pack_option
@click.option("--brief", is_flag=True, help="Print only the totals and what is missing.")
def coverage(games: tuple[str, ...], packs: tuple[Path, ...], brief: bool) -> int:
    """For every rule the scenarios that cite it, and those that prove it by noticing when it is wrong."""
    gaps = 0
    for game in selected_games(games, packs):
        with progress("mutants") as told:
            found = cover(find_book(game, packs=packs), told, packs)
        click.echo(found.book.title)
        if not brief:
            _print_matrix(found)
        gaps += _print_totals(found)
    return 1 if gaps else 0


def _print_matrix(found: Coverage) -> None:
    """Every rule and every choice with its scenarios."""
    for proof in found.proofs:
        click.echo(f"  {proof.rule.id:<11} {proof.rule.title}")
        click.echo(f"              {_scenarios(proof)}")
    click.echo("rulings")
    for (ruling, choice), named in found.choices.items():
        click.echo(f"  {ruling} = {choice}: {', '.join(named) or 'no scenario'}")


def _print_totals(found: Coverage) -> int:
    """How much is proved, and what is not; returns the number of gaps."""
    notes = sum(len(chapter.notes) for chapter in found.book.chapters.values())
    citations = sum(len(proof.citing) for proof in found.proofs)
    proved = sum(len(proof.proving) for proof in found.proofs)
    passed = found.scenarios - len(found.house)
    gaps = list(found.gaps())
    complete = sum(bool(proof.proving) for proof in found.proofs)
    click.echo(f"rules: {complete} of {len(found.proofs)} proved; {notes} notes that no play can break")
    click.echo(f"citations: {proved} of {citations} proved; the matrix has the others in brackets")
    click.echo(
        f"permuted pack: {passed} of {found.scenarios} scenarios pass ({passed / found.scenarios:.0%})"
        f"{': not ' + ', '.join(found.house) if found.house else ''}"
    )
    for gap in gaps:
        click.echo(f"gap: {gap}")
    click.echo("complete" if not gaps else f"{len(gaps)} gaps")
    return len(gaps)


def _scenarios(proof: Proof) -> str:
    shown = [id_ if id_ in proof.proving else f"({id_})" for id_ in proof.citing]
    return ", ".join(shown) or "no scenario"
