"""`cultrules position`: positions that are sound, and every way in which one is not."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cultrules.language.books import load_book
from cultrules.scenarios.positions import base_position

from .conftest import Run

BOOK = load_book("rise_of_the_cults")
FIELDS = "`game`, `players`, `stage`, `facts`, `modifiers`, `zones`"


@pytest.fixture
def check(run: Run, tmp_path: Path) -> Callable[..., Any]:
    """Checks a base position after something was done to it."""

    def checked(name: str, change: Callable[[Any], Any] = lambda _position: None, *options: str) -> Any:
        position = base_position(BOOK, name)
        change(position)
        (tmp_path / "position.json").write_text(json.dumps(position), encoding="utf-8")
        return run("position", *options, "position.json")

    return checked


PLANNING = """\
stage: `planning-turn` (Planning turn)
question: Yellow is asked to place a Plan marker, because of ROTC-6.5
  {"because": "ROTC-6.5", "id": "place-plan", "options": ["downtown", "uptown", "northside"], \
"seat": "yellow", "type": "one"}
"""
END = """\
stage: `end-of-game` (End of the game)
result: {"points": {"red": 0, "yellow": 0}, "winners": ["yellow", "red"]}
"""


@pytest.mark.parametrize(("name", "said"), [("planning-2", PLANNING), ("end-of-game-2", END)])
def test_sound_position(check: Callable[..., Any], name: str, said: str) -> None:
    """A sound position is printed, and after it where the game stands."""
    done = check(name)
    printed = done.stdout.removesuffix(said)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == printed + said
    assert json.loads(printed) == base_position(BOOK, name)


def test_ruling(check: Callable[..., Any]) -> None:
    """The result is that of the ruling asked for."""
    done = check("end-of-game-2", lambda _position: None, "--ruling", "A-44=undecided")
    assert done.stdout.endswith('result: {"points": {"red": 0, "yellow": 0}, "winners": []}\n')


def close_uptown(position: Any) -> None:
    """Closes another district than the printed one."""
    position["facts"]["closed-districts"] = ["uptown"]
    for zone in ("investigation-track", "sanity"):
        held = position["zones"][zone]
        held["uptown"], held["rivertown"] = held["rivertown"], held["uptown"]


def test_edition(check: Callable[..., Any]) -> None:
    """A position that only one edition allows is sound in that one alone."""
    assert check("planning-2", close_uptown, "--edition", "pl").returncode == 0
    done = check("planning-2", close_uptown, "--edition", "en")
    said = """\
error[broken-limit]: `uptown` closed, where the edition closes `rivertown`
  at: position.json
  expected: a position that the rules can lead to
"""
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)


UNSOUND = {
    "missing field": (
        lambda position: position.pop("modifiers"),
        """\
error[missing-field]: nothing
  at: position.json: modifiers
  expected: the field `modifiers`
""",
    ),
    "missing zone": (
        lambda position: position["zones"].pop("hand"),
        """\
error[missing-field]: nothing
  at: position.json: zones.hand
  expected: the field `hand`
""",
    ),
    "unknown field": (
        lambda position: position.update(stages=[]),
        f"""\
error[unknown-field]: the field `stages`
  at: position.json: stages
  expected: one of {FIELDS}
  hint: did you mean `stage`?
""",
    ),
    "unknown game": (
        lambda position: position.update(game="rise_of_cults"),
        """\
error[unknown-game]: there is no game `rise_of_cults`
  at: position.json: game
  expected: one of `choose_your_god`, `rise_of_the_cults`
  hint: did you mean `rise_of_the_cults`?
""",
    ),
    "no game": (
        lambda position: position.pop("game"),
        """\
error[missing-field]: no field `game`
  at: position.json: game
  expected: an object with the field `game`
""",
    ),
    "unknown stage": (
        lambda position: position.update(stage="planing-turn"),
        f"""\
error[unknown-stage]: there is no stage `planing-turn`
  at: position.json: stage
  expected: one of {len(BOOK.stages)} known stages
  hint: did you mean `planning-turn`?
""",
    ),
    "unknown seat": (
        lambda position: position.update(players=["yellow", "purple"]),
        """\
error[unknown-seat]: `["yellow","purple"]`
  at: position.json: players
  expected: a list of some of `yellow`, `red`, `blue`, `green`
""",
    ),
    "too few players": (
        lambda position: position.update(players=["yellow"]),
        """\
error[wrong-players]: 1 players: yellow
  at: position.json: players
  expected: 2 to 4 different seats
""",
    ),
    "too many of a kind": (
        lambda position: position["zones"]["cult-site-fields"]["uptown"].update({"cult-site+red": 1}),
        """\
error[too-many]: 5 of `cult-site+red`
  at: position.json: zones
  expected: exactly 4 in all zones together
  hint: pieces move; they never appear
""",
    ),
    "too few of a kind": (
        lambda position: position["zones"]["stock"]["red"].update({"cult-site+red": 3}),
        """\
error[too-few]: 3 of `cult-site+red`
  at: position.json: zones
  expected: exactly 4 in all zones together
  hint: pieces move; they never appear
""",
    ),
    "negative count": (
        lambda position: position["zones"]["stock"]["red"].update({"cult-site+red": -1}),
        """\
error[negative-count]: `-1`
  at: position.json: zones.stock.red.cult-site+red
  expected: one or more
  hint: leave out what is not there
""",
    ),
    "count of zero": (
        lambda position: position["zones"]["hand"]["red"].update({"disorganization": 0}),
        """\
error[zero-count]: `0`
  at: position.json: zones.hand.red.disorganization
  expected: one or more
  hint: leave out what is not there
""",
    ),
    "count that is no number": (
        lambda position: position["zones"]["hand"]["red"].update({"disorganization": "two"}),
        """\
error[wrong-type]: `"two"`
  at: position.json: zones.hand.red.disorganization
  expected: a whole number
""",
    ),
    "negative round": (
        lambda position: position["facts"].update({"round": -1}),
        """\
error[negative-count]: `-1`
  at: position.json: facts.round
  expected: a whole number, zero or more
""",
    ),
    "piece in the wrong zone": (
        lambda position: position["zones"]["ritual-fields"]["uptown"].update({"ritual-4+red": 1}),
        """\
error[unknown-piece]: the piece `"ritual-4+red"`
  at: position.json: zones.ritual-fields.uptown.ritual-4+red
  expected: one of `ritual-1`, `ritual-2`, `ritual-3`
  hint: did you mean `ritual-3`?
""",
    ),
    "piece without owner": (
        lambda position: position["zones"]["plan-field"]["uptown"].append("plan-marker"),
        """\
error[no-owner]: the piece `"plan-marker"`
  at: position.json: zones.plan-field.uptown[0]
  expected: one of `plan-marker+yellow`, `plan-marker+red`
""",
    ),
    "stage and turn that do not fit": (
        lambda position: position["facts"].update({"turn": "red"}),
        """\
error[broken-limit]: Plan markers placed so far (yellow 0, red 0) that do not fit to the turn of `red`
  at: position.json
  expected: a position that the rules can lead to
""",
    ),
}


@pytest.mark.parametrize(("change", "said"), UNSOUND.values(), ids=UNSOUND)
def test_unsound_position(check: Callable[..., Any], change: Callable[[Any], Any], said: str) -> None:
    """A position with a mistake is not printed; the mistake is, with its place in the file."""
    done = check("planning-2", change)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n  hint: ") == done.stderr.count("error[")


def two_mistakes(position: Any) -> None:
    """A field too many and a stage that does not exist."""
    position["stage"] = "planing-turn"
    position["stages"] = []


def test_all_mistakes(check: Callable[..., Any]) -> None:
    """Every mistake of a position is reported at once."""
    said = check("planning-2", two_mistakes).stderr
    assert "error[unknown-field]: the field `stages`\n" in said
    assert "error[unknown-stage]: there is no stage `planing-turn`\n" in said


JSON_HINT = "  hint: JSON wants double quotes, and no comma after the last item\n"
FILES = {
    "not JSON": (
        b'{"game": rise}',
        f"error[not-json]: expecting value\n  at: position.json:1:10\n  expected: a JSON document\n{JSON_HINT}",
    ),
    "empty": (
        b"",
        f"error[not-json]: expecting value\n  at: position.json:1:1\n  expected: a JSON document\n{JSON_HINT}",
    ),
    "nested without end": (
        b"[" * 100_000,
        "error[not-json]: nested too deeply\n  at: position.json\n  expected: a JSON document\n",
    ),
    "not an object": (
        b"[]",
        "error[missing-field]: no object\n  at: position.json: game\n  expected: an object with the field `game`\n"
        "  hint: `cultrules show SCENARIO --position` prints a complete position\n",
    ),
    "not UTF-8": (
        b"\xff\xfe",
        "error[unreadable-file]: the file is not UTF-8\n  at: position.json\n  expected: a UTF-8 text file\n"
        "  hint: is it a file, may it be read, and was it saved as UTF-8?\n",
    ),
}


@pytest.mark.parametrize(("content", "said"), FILES.values(), ids=FILES)
def test_bad_file(run: Run, tmp_path: Path, content: bytes, said: str) -> None:
    """A file that holds no JSON object is explained."""
    (tmp_path / "position.json").write_bytes(content)
    done = run("position", "position.json")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "missing.json",
            "error[no-such-file]: the file does not exist\n  at: missing.json\n  expected: a file\n"
            "  hint: paths are seen from where the command runs\n",
        ),
        (".", "error[unreadable-file]: "),
    ],
)
def test_no_file(run: Run, name: str, said: str) -> None:
    """A path that is no file is explained."""
    done = run("position", name)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--edition", "eng"), "error[unknown-edition]: there is no edition `eng`\n"),
        (("--ruling", "D-011=x"), "error[unknown-ruling]: there is no ruling `D-011`\n"),
        (("--ruling", "D-01=x"), "error[unknown-choice]: the ruling `D-01` has no choice `x`\n"),
        (("--ruling", "D-01"), "error[bad-ruling]: `D-01`\n"),
    ],
)
def test_bad_option(check: Callable[..., Any], options: tuple[str, ...], said: str) -> None:
    """An edition or ruling that does not exist is explained."""
    done = check("planning-2", lambda _position: None, *options)
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)
