"""`cultrules verify`: the verdict on an engine, rule by rule."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import click

from cultrules.conformance.verdicts import Report
from cultrules.conformance.verifying import CannotRun
from cultrules.conformance.verifying import verify as run
from cultrules.language.books import find_book
from cultrules.scenarios.pool import EnginePool
from cultrules.scenarios.runs import OUT_OF_SCOPE, Selection
from cultrules.spec import Problem

from .choices import game_option, pack_option, positive, read_rulings
from .progress import progress

MOST_SHOWN = 20
"""Failures that are told in full."""


@click.command(context_settings={"ignore_unknown_options": False})
@game_option
@click.option("--edition", "editions", multiple=True, metavar="ID", help="Only this edition.")
@click.option("--chapter", "chapters", multiple=True, metavar="ID", help="Only this chapter.")
@click.option("--rule", "rules", multiple=True, metavar="ID", help="Only scenarios that show this rule.")
@click.option("--scenario", "scenarios", multiple=True, metavar="ID", help="Only this scenario.")
@click.option("--ruling", "rulings", multiple=True, metavar="ID=CHOICE", help="Play by this choice.")
@pack_option
@click.option(
    "--time-limit", default=10.0, show_default=True, metavar="SECONDS", callback=positive, help="For each request."
)
@click.argument("command", nargs=-1, type=click.UNPROCESSED)
def verify(
    games: tuple[str, ...],
    editions: tuple[str, ...],
    chapters: tuple[str, ...],
    rules: tuple[str, ...],
    scenarios: tuple[str, ...],
    rulings: tuple[str, ...],
    packs: tuple[Path, ...],
    time_limit: float,
    command: tuple[str, ...],
) -> int:
    """Hold an engine to the rules: `cultrules verify [OPTIONS] -- COMMAND...`

    Without a command the built-in reference engine is verified.
    """
    selection = Selection(games, editions, chapters, rules, scenarios, read_rulings(rulings), packs)
    pool = EnginePool(command or None, time_limit)
    try:
        with progress("scenarios") as told:
            report = run(selection, pool, told)
    except CannotRun as error:
        verdict = error.verdict
        expected = "an engine that speaks the adapter protocol and answers `hello`"
        code, place = f"engine-{verdict.status}", " ".join(command)
        hint = _said(verdict.stderr) or "what stands after `--` is run as it is: try it by hand, and type a `hello`"
        click.echo(Problem(code, place, verdict.reason, expected, hint), err=True)
        return 2
    finally:
        pool.close()
    _print(report)
    return report.exit_code


def _print(report: Report) -> None:
    """Failures first, then a table by chapter, then the verdict."""
    engine = report.engine
    failures = list(report.failures())
    for problem in report.doubts:
        click.echo(problem, err=True)
    for scenario, outcomes in failures[:MOST_SHOWN]:
        outcome = outcomes[0]
        rule = find_book(scenario.game).rules[scenario.rules[0]]
        click.echo(f"{outcome.status}: {scenario.name}")
        click.echo(f"  runs: {', '.join(each.run for each in outcomes)}")
        click.echo(f"  {outcome.reason}")
        click.echo(f"  rule {rule.id}: {rule.text} ({rule.source})")
        click.echo(f"  see: cultrules show '{outcome.run.partition(' ')[0]}' --messages")
        if outcome.stderr.strip():
            click.echo(f"  {_said(outcome.stderr)}")
    if len(failures) > MOST_SHOWN:
        click.echo(f"… and {len(failures) - MOST_SHOWN} more failures")
    if failures:
        click.echo()
    click.echo(f"{engine.name} {engine.version} ({engine.language})")
    for game in dict.fromkeys(scenario.game for scenario in report.scenarios):
        _print_game(report, game)
    click.echo(report.verdict())


def _print_game(report: Report, game: str) -> None:
    book = find_book(game)
    statuses = Counter(report.status(scenario) for scenario in report.scenarios if scenario.game == game)
    if not {*statuses} - {*OUT_OF_SCOPE}:
        click.echo(f"{book.title}: none of {statuses.total()} scenarios in scope")
        return
    click.echo(book.title)
    click.echo(f"  {'chapter':<24}{'scenarios':>10}{'passed':>8}{'failed':>8}{'not in scope':>14}")
    for chapter, counts in report.counts(book):
        entry = book.chapters[chapter]
        outside = sum(counts[status] for status in OUT_OF_SCOPE)
        total = sum(counts.values())
        failed = total - counts["passed"] - outside
        title = f"{entry.number:>2}. {entry.title}"
        click.echo(f"  {title:<24}{total:>10}{counts['passed']:>8}{failed:>8}{outside:>14}")


def _said(stderr: str) -> str:
    lines = stderr.strip().splitlines()
    return f"the engine's standard error ends with: {lines[-1]}" if lines else ""
