"""`cultrules show`: scenarios in words, as they are sent, and what they change."""

import json

import pytest

from cultrules.language.books import load_book
from cultrules.scenarios.positions import base_position
from cultrules.scenarios.suite import load_suite

from .conftest import Run

BOOK = load_book("rise_of_the_cults")
SUITE = {scenario.id: scenario for scenario in load_suite()}
PLACED, OUTLINE, AUGMENTED = "ROTC-6.2-01", "ROTC-6.1-01", "ROTC-8.2-01"


def test_plain(run: Run) -> None:
    """A scenario is printed with its rule, what it depends on, its twin and its steps."""
    scenario = SUITE["ROTC-6.6-05"]
    done = run("show", scenario.id)
    ruling = BOOK.rulings["D-01"]
    said = f"""\
{scenario.name}  ({BOOK.title}, {scenario.place})
  rule ROTC-6.6: {BOOK.rules["ROTC-6.6"].text} ({BOOK.rules["ROTC-6.6"].source})
  editions: en, pl
  ruling D-01 = chosen: {ruling.title}: {ruling.choices["chosen"]}
  legal twin: ROTC-6.2-01
    Given the position planning-3
      And the Closed District is Downtown
      And there is no Sanity Three in Downtown
      And there are no Investigators with Field 3 in Investigation Track of Downtown
     When Yellow wrongly places a Plan marker in Downtown
     Then it is refused
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_table(run: Run) -> None:
    """Further answers stand in the rows of their table."""
    done = run("show", AUGMENTED)
    assert (
        """\
     When Yellow takes a Plan marker from Downtown
            | Yellow | uses it for Augmentation |
            | Yellow | acquires Card A and Card B |
            | Yellow | pays with 5 Initiates |
"""
        in done.stdout
    )


@pytest.mark.parametrize(("name", "row"), [(OUTLINE, 1), (f"{OUTLINE}#1", 1), (f"{OUTLINE}#2", 2)])
def test_row(run: Run, name: str, row: int) -> None:
    """A row of an Outline is printed with its values filled in; without a number it is the first."""
    done = run("show", name)
    chosen = SUITE[OUTLINE].rows[row - 1]
    assert f"\n  row {row} of {len(SUITE[OUTLINE].rows)}: {dict(chosen.values)}\n" in done.stdout
    assert f"\n    Given {chosen.steps[0].text}\n" in done.stdout


def test_position(run: Run) -> None:
    """The position that a scenario is given is printed in full."""
    done = run("show", PLACED, "--position")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == base_position(BOOK, "planning-3")


def test_diff(run: Run) -> None:
    """What the When changes is printed, a line for each thing, and after it where the game stands."""
    done = run("show", PLACED, "--diff")
    said = """\
facts.turn: "yellow" -> "red"
zones.plan-field.downtown: [] -> ["plan-marker+yellow"]
zones.stock.yellow.plan-marker+yellow: 4 -> 3
stage: `planning-turn` (Planning turn)
question: Red is asked to place a Plan marker, because of ROTC-6.5
  {"because": "ROTC-6.5", "id": "place-plan", "options": ["downtown", "uptown", "northside"], "seat": "red", \
"type": "one"}
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


def test_no_difference(run: Run) -> None:
    """Where something is refused, nothing changed."""
    done = run("show", "ROTC-6.6-02", "--diff")
    assert (done.returncode, done.stdout.splitlines()[0]) == (0, "nothing changed")


@pytest.mark.parametrize("name", [PLACED, f"{OUTLINE}#3", AUGMENTED, "ROTC-6.6-02", "ROTC-13.1-01"])
def test_messages(run: Run, name: str) -> None:
    """The lines that are sent, pasted into an engine, get the replies that are shown."""
    sent = run("show", name, "--messages").stdout
    received = run("engine", stdin=sent)
    shown = run("show", name, "--replies").stdout.splitlines()
    assert (received.returncode, received.stderr) == (0, "")
    assert shown[::2] == sent.splitlines()
    replies = [json.loads(line)["result"] for line in received.stdout.splitlines()]
    assert replies == [json.loads(line) for line in shown[1::2]]


def test_edition(run: Run) -> None:
    """A scenario can be run in each edition that it holds in."""
    done = run("show", PLACED, "--messages", "--edition", "pl")
    assert '"edition":"pl"' in done.stdout


UNKNOWN = {
    "scenario": (
        ("ROTC-6.8-011",),
        f"""\
error[unknown-scenario]: there is no scenario `ROTC-6.8-011`
  at: SCENARIO
  expected: one of {len(SUITE)} known scenarios
  hint: did you mean `ROTC-6.8-01`?
""",
    ),
    "edition": (
        (PLACED, "--edition", "eng"),
        """\
error[unknown-edition]: there is no edition `eng`
  at: --edition
  expected: one of `en`, `pl`
  hint: did you mean `en`?
""",
    ),
    "row": (
        (f"{OUTLINE}#9",),
        """\
error[unknown-row]: `ROTC-6.1-01` has no row `9`
  at: SCENARIO
  expected: one of `ROTC-6.1-01#1`, `ROTC-6.1-01#2`, `ROTC-6.1-01#3`, `ROTC-6.1-01#4`
""",
    ),
    "row of a scenario without rows": (
        (f"{PLACED}#1",),
        f"""\
error[unknown-row]: `{PLACED}` has no row `1`
  at: SCENARIO
  expected: one of `{PLACED}`
""",
    ),
}


@pytest.mark.parametrize(("words", "said"), UNKNOWN.values(), ids=UNKNOWN)
def test_unknown(run: Run, words: tuple[str, ...], said: str) -> None:
    """A word that names nothing is explained, with exit code 3."""
    done = run("show", *words)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)
