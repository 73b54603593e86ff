"""`cultrules cards format`: cards in their one spelling; comments stay."""

from __future__ import annotations

from pathlib import Path

import click

from cultrules.language.formatting import format_text
from cultrules.spec import BadInput, Problem
from cultrules.spec.files import read_text

from .finding import files_of


@click.command("format")
@click.option("--check", "only_check", is_flag=True, help="Change nothing; exit 1 if a file would change.")
@click.option("--stdout", is_flag=True, help="Print the text and change nothing.")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path))
def format_(only_check: bool, stdout: bool, paths: tuple[Path, ...]) -> int:
    """Format the cards in PATHS (files or folders); a file with errors of syntax is left as it is."""
    changed: list[Path] = []
    problems: list[Problem] = []
    codes = {1}
    for path in files_of(paths):
        try:
            before = read_text(path)
            after = format_text(before, path)
        except BadInput as error:
            problems += error.problems
            codes.add(error.exit_code)
            continue
        if stdout:
            click.echo(after, nl=False)
        elif after != before:
            changed.append(path)
            if not only_check:
                _write(path, after)
    if not stdout:
        for path in changed:
            click.echo(f"{path}: {'would change' if only_check else 'formatted'}")
    if problems:
        click.echo("\n".join(str(problem) for problem in problems), err=True)
        return max(codes)
    return 1 if only_check and changed else 0


def _write(path: Path, text: str) -> None:
    """Puts the new text in the place of the old one in one step, so that none is lost half-way."""
    beside = path.with_name(path.name + ".new")
    beside.write_text(text, encoding="utf-8", newline="\n")
    beside.replace(path)
