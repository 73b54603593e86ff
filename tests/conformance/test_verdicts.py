"""Reports: statuses, counts, the sentence that sums up, exit codes."""

from dataclasses import replace

import pytest

from cultrules.conformance.verdicts import Outcome, Report, doubts
from cultrules.engines.messages import EngineName, Hello
from cultrules.language.books import load_book
from cultrules.scenarios.runs import STATUSES
from cultrules.scenarios.suite import Scenario, load_suite

from .pretenders import declared, other_rulings

BOOK = load_book("rise_of_the_cults")
PLANNING = tuple(each for each in load_suite() if each.chapter == "planning")[:2]
END = tuple(each for each in load_suite() if each.chapter == "end-of-game")[:1]
FAILURES = ["wrong", "refused-legal", "accepted-illegal", "timeout", "crash", "protocol-error", "not-run"]


def report(*statuses: list[str], scenarios: tuple[Scenario, ...] = PLANNING + END, spent: bool = False) -> Report:
    """A report in which the runs of each scenario ended so."""
    made = Report(EngineName("toy", "1", "C"), scenarios, 59, spent=spent)
    for scenario, runs in zip(scenarios, statuses, strict=True):
        made.outcomes[scenario.id] = [Outcome(f"{scenario.id} [{at}]", status) for at, status in enumerate(runs)]
    return made


@pytest.mark.parametrize(
    ("runs", "status"),
    [
        (["passed", "passed"], "passed"),
        (["passed", "wrong"], "wrong"),
        (["crash", "wrong"], "wrong"),
        (["not-run", "crash"], "crash"),
        (["passed", "not-run"], "not-run"),
        (["unsupported", "passed"], "passed"),
        (["unsupported", "wrong"], "wrong"),
        (["not-applicable", "unsupported"], "unsupported"),
        (["not-applicable"], "not-applicable"),
        ([], "not-run"),
        *(([status], status) for status in STATUSES),
    ],
)
def test_status(runs: list[str], status: str) -> None:
    """A scenario fails if any of its runs does, and passes if any other passes."""
    made = report(runs, scenarios=PLANNING[:1])
    assert made.status(PLANNING[0]) == status


def test_scenario_without_runs() -> None:
    """A scenario that nothing is known about was not run."""
    assert Report(EngineName("toy", "1", "C"), PLANNING, 59).status(PLANNING[0]) == "not-run"


@pytest.mark.parametrize(
    ("statuses", "conforms", "verdict"),
    [
        (
            (["passed"], ["passed"], ["passed"]),
            True,
            "conforms in planning, end-of-game of rise_of_the_cults: 3 of 3 in scope, 59 in the suite",
        ),
        (
            (["passed"], ["passed"], ["unsupported"]),
            True,
            "conforms in planning of rise_of_the_cults: 2 of 2 in scope, 59 in the suite",
        ),
        (
            (["passed"], ["not-applicable"], ["unsupported"]),
            True,
            "conforms in planning of rise_of_the_cults: 1 of 1 in scope, 59 in the suite",
        ),
        (
            (["unsupported"], ["not-applicable"], ["unsupported"]),
            False,
            "does not conform: 0 of 0 in scope, 59 in the suite",
        ),
        (([], [], []), False, "does not conform: 0 of 3 in scope, 59 in the suite"),
        *(
            (
                (["passed"], ["passed"], [status]),
                False,
                "does not conform: 2 of 3 in scope, 59 in the suite",
            )
            for status in FAILURES
        ),
    ],
)
def test_verdict(statuses: tuple[list[str], ...], conforms: bool, verdict: str) -> None:
    """An engine conforms if everything in scope passed; nothing passed is not conformance."""
    made = report(*statuses)
    assert (made.conforms, made.verdict(), made.exit_code) == (conforms, verdict, 0 if conforms else 1)


def test_spent() -> None:
    """An engine that used up its restarts was not run to the end, whatever passed before."""
    assert report(["passed"], ["crash"], ["not-run"], spent=True).exit_code == 2


def test_counts() -> None:
    """Each chapter with selected scenarios is counted, status by status."""
    made = report(["passed", "wrong"], ["passed"], ["unsupported"])
    counts = {chapter: {each: n for each, n in counted.items() if n} for chapter, counted in made.counts(BOOK)}
    assert counts == {"planning": {"wrong": 1, "passed": 1}, "end-of-game": {"unsupported": 1}}


def test_counted_chapters() -> None:
    """A chapter of which nothing was selected is not counted."""
    assert [chapter for chapter, _ in report(["passed"], scenarios=END).counts(BOOK)] == ["end-of-game"]


def test_failures() -> None:
    """Every failed run is listed, those of a scenario that failed alike together; what is out of scope is not."""
    made = report(["passed", "wrong", "crash", "wrong"], ["not-applicable"], ["unsupported", "not-run"])
    first, last = PLANNING[0].id, END[0].id
    assert [(scenario.id, [each.run for each in outcomes]) for scenario, outcomes in made.failures()] == [
        (first, [f"{first} [1]", f"{first} [3]"]),
        (first, [f"{first} [2]"]),
        (last, [f"{last} [1]"]),
    ]


def test_failures_for_other_reasons() -> None:
    """Runs that failed for different reasons are listed apart."""
    made = report(["wrong", "wrong"], scenarios=PLANNING[:1])
    runs = made.outcomes[PLANNING[0].id]
    made.outcomes[PLANNING[0].id] = [replace(run, reason=f"found {at}") for at, run in enumerate(runs)]
    assert [[each.reason for each in outcomes] for _, outcomes in made.failures()] == [["found 0"], ["found 1"]]


@pytest.mark.parametrize(
    ("hello", "found", "hint"),
    [
        (declared(game="chess"), "there is no game `chess`", "`cultrules rules` lists the games with their rules"),
        (declared(chapters=["planing"]), "there is no chapter `planing`", "did you mean `planning`?"),
        (declared(editions=["en", "eng"]), "there is no edition `eng`", "did you mean `en`?"),
        (other_rulings(A43=["nobody"]), "there is no ruling `A43`", "did you mean `A-43`?"),
        (other_rulings(most=["x"]), "there is no ruling `most`", "the rulings are those of"),
        (other_rulings(D_01=["chosen", "drawn"]), "there is no choice of D-01 `drawn`", "words are case-sensitive"),
    ],
)
def test_doubts(hello: Hello, found: str, hint: str) -> None:
    """A word of the introduction that names nothing is pointed out."""
    (problem,) = doubts(hello)
    assert problem.found == found
    assert problem.hint.startswith(hint)
    assert problem.place.startswith("hello")


@pytest.mark.parametrize("hello", [declared(), declared(chapters=[]), other_rulings(D_01=["other"])])
def test_no_doubts(hello: Hello) -> None:
    """To claim little, or to play otherwise, is no mistake."""
    assert list(doubts(hello)) == []


def test_whole_game() -> None:
    """Where a game is passed to the last scenario its chapters are not listed; with one out of scope they are."""
    suite = load_suite((BOOK.id,))
    outcomes = [["passed"]] * (len(suite) - 1)
    assert f"conforms in the whole of {BOOK.id}: " in report(*outcomes, ["passed"], scenarios=suite).verdict()
    listed = report(*outcomes, ["unsupported"], scenarios=suite).verdict()
    assert listed.startswith(f"conforms in {', '.join(BOOK.chapters)} of {BOOK.id}: ")
