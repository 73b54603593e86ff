"""`cultrules show`: a scenario as it is written, as it is sent, and what it changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from cultrules.engines.recording import RecordingEngine
from cultrules.engines.reference import ReferenceEngine
from cultrules.language.books import find_book
from cultrules.scenarios.case import Case, Verdict
from cultrules.scenarios.phrases import Step
from cultrules.scenarios.runs import OUT_OF_SCOPE, Run
from cultrules.scenarios.suite import Row, Scenario, load_suite
from cultrules.spec import BadInput, Problem
from cultrules.spec.problems import quoted, unknown

from .choices import pack_option, selected_games
from .printing import differences, pretty, standing


@click.command()
@click.option("--edition", metavar="ID", help="Run it in this edition; the scenario's first one if none is named.")
@click.option("--messages", "what", flag_value="messages", help="Print the lines that are sent to an engine.")
@click.option("--replies", "what", flag_value="replies", help="Print those lines and what the reference replies.")
@click.option("--position", "what", flag_value="position", help="Print the position that the scenario is given.")
@click.option("--diff", "what", flag_value="diff", help="Print what the When changed.")
@pack_option
@click.argument("scenario")
def show(edition: str | None, what: str | None, packs: tuple[Path, ...], scenario: str) -> int:
    """Print SCENARIO (`ID`, or `ID#2` for a row of an Outline), or what is sent for it, or what it changes.

    The lines of --messages can be pasted into any engine: `cultrules show ID --messages | COMMAND`.
    """
    selected_games((), packs)
    found, row = find_row(scenario)
    chosen = edition or found.editions[0]
    if chosen not in found.editions:
        raise BadInput([unknown("edition", chosen, found.editions, "--edition")])
    if what is None:
        for line in _as_written(found, row):
            click.echo(line)
        return 0
    engine = RecordingEngine(ReferenceEngine())
    case = Run(found, row, chosen, {}, packs).case(engine, engine.hello())
    for step in row.steps:
        if (what != "position" or step.keyword == "given") and not _run(step, case):
            return 1
    for line in _told(what, case, engine):
        click.echo(line)
    return 0


def find_row(name: str) -> tuple[Scenario, Row]:
    """The scenario and row that a user named; without a row, the first one."""
    id_, sign, number = name.partition("#")
    suite = {scenario.id: scenario for scenario in load_suite()}
    if id_ not in suite:
        raise BadInput([unknown("scenario", id_, suite, "SCENARIO", "`cultrules verify` lists what there is")])
    rows = {row.id: row for row in suite[id_].rows}
    if sign and name not in rows:
        expected = f"one of {quoted(rows)}"
        hint = f"`cultrules show {id_}` shows the first row, and how many there are"
        raise BadInput([Problem("unknown-row", "SCENARIO", f"`{id_}` has no row `{number}`", expected, hint)])
    return suite[id_], rows[name] if sign else suite[id_].rows[0]


def _run(step: Step, case: Case) -> bool:
    """Runs a step; a scenario that fails on the reference is shown all the same, one that does not apply is not."""
    try:
        step.run(case)
    except Verdict as verdict:
        click.echo(f"{verdict.status}: {verdict.reason}", err=True)
        return verdict.status not in OUT_OF_SCOPE
    return True


def _as_written(scenario: Scenario, row: Row) -> Iterator[str]:
    """The scenario with its rules, its tags and the steps of one row."""
    book = find_book(scenario.game)
    yield f"{scenario.name}  ({book.title}, {scenario.place})"
    for id_ in scenario.rules:
        rule = book.rules[id_]
        yield f"  rule {rule.id}: {rule.text} ({rule.source})"
    yield f"  editions: {', '.join(scenario.editions)}"
    for ruling, choice in scenario.rulings.items():
        yield f"  ruling {ruling} = {choice}: {book.rulings[ruling].title}: {book.rulings[ruling].choices[choice]}"
    if scenario.twin:
        yield f"  legal twin: {scenario.twin}"
    if len(scenario.rows) > 1:
        yield f"  row {row.id.partition('#')[2]} of {len(scenario.rows)}: {dict(row.values)}"
    previous = ""
    for step in row.steps:
        keyword = "And" if step.keyword == previous else step.keyword.capitalize()
        previous = step.keyword
        yield f"    {keyword:>5} {step.text}"
        for cells in step.rows:
            yield f"            | {' | '.join(cells)} |"


def _told(what: str, case: Case, engine: RecordingEngine) -> Iterator[str]:
    """The lines sent, the position given, or what changed."""
    if what == "position":
        yield pretty(case.position) if case.position else f"a new game with {len(case.players)} players"
    elif what == "diff":
        after = engine.position().position
        if after is None:
            yield "not settled: there is no position to compare"
        else:
            yield from differences(case.position, after) if after != case.position else ("nothing changed",)
        yield from standing(case.book, case.settled_reply())
    else:
        for request, reply in engine.exchanges:
            yield request
            if what == "replies":
                yield f"  {reply}"
