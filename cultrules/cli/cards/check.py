"""`cultrules cards check`: everything that is wrong with cards, in all files at once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click

from cultrules.language.books import load_book, read_cards, survey_pack
from cultrules.spec import BadInput, Problem, read_book
from cultrules.spec.files import folder
from cultrules.spec.game import lexicon_ids

from .finding import files_of, shipped_game


@click.command("check")
@click.option("--json", "as_json", is_flag=True, help="Print the errors as JSON, with exact ranges, for editors.")
@click.argument("paths", nargs=-1, type=click.Path(path_type=Path))
def check(as_json: bool, paths: tuple[Path, ...]) -> int:
    """Check the cards in PATHS (files or folders), or all cards that ship."""
    files = files_of(paths or [folder("spec")])
    problems: list[Problem] = []
    counts: dict[str, int] = {}
    codes = {0}
    for game in lexicon_ids():
        if any(shipped_game(path) == game for path in files):
            codes.add(_shipped(game, counts, problems))
    packs = [path for path in files if not shipped_game(path)]
    for pack in packs:
        codes.add(_pack(pack, counts, problems))
    if as_json:
        click.echo(json.dumps([_written(problem) for problem in problems], ensure_ascii=False, indent=2))
        return max(codes)
    for problem in problems:
        click.echo(str(problem))
    for name, number in counts.items():
        click.echo(f"{name}: {_counted(number, 'card')}")
    numbers = (len(files), "file"), (sum(counts.values()), "card"), (len(problems), "error")
    click.echo(", ".join(_counted(number, what) for number, what in numbers))
    return max(codes)


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _shipped(game: str, counts: dict[str, int], problems: list[Problem]) -> int:
    """All cards of a game together: they must be right beside one another; the exit code of it."""
    try:
        counts[game] = len(read_cards(read_book(folder("spec") / game)).cards)
    except BadInput as error:
        problems += error.problems
        return error.exit_code
    return 0


def _pack(path: Path, counts: dict[str, int], problems: list[Problem]) -> int:
    """A pack on top of its game; the exit code of it."""
    try:
        document = survey_pack(path)
        games = [block.name.value for block in document.blocks if block.keyword == "game"]
        load_book(games[0] if games and games[0] in lexicon_ids() else lexicon_ids()[0], (path,))
        counts[str(path)] = sum(block.keyword == "card" for block in document.blocks)
    except BadInput as error:
        problems += error.problems
        return error.exit_code
    return 0


def _written(problem: Problem) -> dict[str, Any]:
    """A problem as editors want it; lines and columns count from one, the end is behind the last character."""
    said: dict[str, Any] = {
        "code": problem.code,
        "path": problem.place.split(":")[0] if problem.range else problem.place,
    }
    if problem.range is not None:
        line, column, last, end = problem.range
        said["path"] = problem.place.rsplit(":", 2)[0]
        said["range"] = {"start": {"line": line, "column": column}, "end": {"line": last, "column": end}}
    return said | {"found": problem.found, "expected": problem.expected, "hint": problem.hint}
