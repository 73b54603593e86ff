"""`cultrules walk`: whole games told in words or as records, records told again, and everything wrong with one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cultrules.conformance.records import options_for, write_options
from cultrules.games import find_game

from .conftest import Run

CULTS = find_game("rise_of_the_cults")
GAME = CULTS.book.id
HINT = "`cultrules walk GAME --json` writes a record"


@pytest.mark.parametrize("words", [("--players", "2", "--seed", "36"), ("--players", "3", "--edition", "pl")])
def test_replay(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    """A record tells the same game as the seed that it was made with."""
    told, record = run("walk", GAME, *words), run("walk", GAME, *words, "--json")
    (tmp_path / "game.jsonl").write_text(record.stdout, encoding="utf-8")
    again = run("walk", "--replay", "game.jsonl")
    assert (told.returncode, told.stderr, record.returncode, record.stderr) == (0, "", 0, "")
    assert (again.returncode, again.stdout, again.stderr) == (0, told.stdout, "")


def test_end(run: Run) -> None:
    """The points and the winner stand at the end, as the record has them."""
    *_, points, winner = run("walk", GAME, "--seed", "36").stdout.splitlines()
    ended = json.loads(run("walk", GAME, "--seed", "36", "--json").stdout.splitlines()[-1])["result"]
    said = {seat: CULTS.book.lexicon.seats[seat].word.en for seat in ended["points"]}
    assert points == f"points: Yellow {ended['points']['yellow']}, Red {ended['points']['red']}"
    assert winner == f"winner: {' and '.join(said[seat] for seat in ended['winners'])}"


def test_defaults(run: Run) -> None:
    """Without options two play with seed 1 by the first edition."""
    assert run("walk", GAME).stdout == run("walk", GAME, "--players", "2", "--seed", "1", "--edition", "en").stdout


def test_rounds(run: Run, tmp_path: Path) -> None:
    """So many rounds are the beginning of the whole game, told or written down."""
    whole = run("walk", GAME, "--seed", "36").stdout.splitlines()
    told = run("walk", GAME, "--seed", "36", "--rounds", "1")
    *lines, end = told.stdout.splitlines()
    assert (told.returncode, lines) == (0, whole[: len(lines)])
    assert lines[-1] == "Round 2: City"
    assert end == "the game rests at `city`"
    record = run("walk", GAME, "--seed", "36", "--rounds", "1", "--json").stdout
    (tmp_path / "game.jsonl").write_text(record, encoding="utf-8")
    assert run("walk", "--replay", "game.jsonl").stdout == told.stdout


def test_half_a_game(run: Run, tmp_path: Path) -> None:
    """A record that stops is told as far as it goes."""
    (tmp_path / "game.jsonl").write_text(record(), encoding="utf-8")
    done = run("walk", "--replay", "game.jsonl")
    assert (done.returncode, done.stdout, done.stderr) == (0, "the game rests at `setup`\n", "")


USAGE = {
    "no game": (
        (),
        """\
error[usage]: no game
  at: cultrules walk
  expected: the id of a game
  hint: see `cultrules rules`
""",
    ),
    "unknown game": (
        ("rise_of_cults",),
        """\
error[unknown-game]: there is no game `rise_of_cults`
  at: GAME
  expected: one of `choose_your_god`, `rise_of_the_cults`
  hint: did you mean `rise_of_the_cults`?
""",
    ),
    "too many players": (
        (GAME, "--players", "5"),
        """\
error[wrong-players]: 5 players
  at: --players
  expected: 2 to 4
  hint: each game says in its data how many can play
""",
    ),
    "unknown edition": (
        (GAME, "--edition", "eng"),
        """\
error[unknown-edition]: there is no edition `eng`
  at: --edition
  expected: one of `en`, `pl`
  hint: did you mean `en`?
""",
    ),
    "seed that is no number": (
        (GAME, "--seed", "luck"),
        """\
error[usage]: invalid value for '--seed': 'luck' is not a valid integer
  at: cultrules walk
  expected: a command line as `--help` shows it
  hint: see `cultrules walk --help`
""",
    ),
    "no such record": (
        ("--replay", "none.jsonl"),
        """\
error[no-such-file]: the file does not exist
  at: none.jsonl
  expected: a file
  hint: paths are seen from where the command runs
""",
    ),
}


@pytest.mark.parametrize(("words", "said"), USAGE.values(), ids=USAGE)
def test_usage(run: Run, words: tuple[str, ...], said: str) -> None:
    """What cannot be played is explained, with exit code 3."""
    done = run("walk", *words)
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)


def record(*lines: str, **changes: object) -> str:
    """A record of a game for two with these lines, and with some options changed or (`...`) left out."""
    head = json.loads(write_options(CULTS, options_for(CULTS, 2, "en"), 1))
    options = {name: value for name, value in (head["options"] | {"rulings": {}} | changes).items() if value is not ...}
    return "\n".join([json.dumps({**head, "options": options}), *lines])


NAMED = '{"seat": "table", "question": "name-first", "value": "red"}'
OPTIONS = "options with `game`, `players` and `edition`"
SEATS = "2 to 4 different seats out of `yellow`, `red`, `blue`, `green`"
WHOLE = "a JSON object with `seat`, `question`, `value`"
BAD = {
    "nothing": ("", "bad-record", 1, "``", "a JSON object with `options`", HINT),
    "no JSON": ("hello", "bad-record", 1, "`hello`", "a JSON object with `options`", HINT),
    "no options": ('{"seed": 1}', "bad-record", 1, '`{"seed": 1}`', "a JSON object with `options`", HINT),
    "options that are none": ('{"options": 3}', "bad-record", 1, "`3`", OPTIONS, HINT),
    "no game": (
        record(game=..., rulings=...),
        "bad-record",
        1,
        '`{"edition": "en", "players": ["yellow", "red"]}`',
        OPTIONS,
        HINT,
    ),
    "no players": (
        record(players=..., rulings=...),
        "bad-record",
        1,
        '`{"edition": "en", "game": "rise_of_the_cults"}`',
        OPTIONS,
        HINT,
    ),
    "no edition": (
        record(edition=..., game="go", rulings=...),
        "bad-record",
        1,
        '`{"game": "go", "players": ["yellow", "red"]}`',
        OPTIONS,
        HINT,
    ),
    "unknown game": (
        record(game="chess"),
        "unknown-game",
        1,
        "there is no game `chess`",
        "one of `choose_your_god`, `rise_of_the_cults`",
        "`cultrules rules` lists the games with their rules",
    ),
    "unknown edition": (
        record(edition="eng"),
        "unknown-edition",
        1,
        "there is no edition `eng`",
        "one of `en`, `pl`",
        "did you mean `en`?",
    ),
    "unknown ruling": (
        record(rulings={"D-011": "chosen"}),
        "unknown-ruling",
        1,
        "there is no ruling `D-011`",
        f"one of {len(CULTS.book.rulings)} known rulings",
        "did you mean `D-01`?",
    ),
    "rulings that are none": (
        record(rulings=["D-01"]),
        "bad-record",
        1,
        '`["D-01"]`',
        "`rulings` with the choice of each",
        HINT,
    ),
    "choice that is none": (
        record(rulings={"D-01": 1}),
        "bad-record",
        1,
        '`{"D-01": 1}`',
        "`rulings` with the choice of each",
        HINT,
    ),
    "one player": (record(players=["red"]), "bad-record", 1, '`["red"]`', SEATS, HINT),
    "a player twice": (record(players=["red", "red"]), "bad-record", 1, '`["red", "red"]`', SEATS, HINT),
    "a seat of nobody": (record(players=["red", "table"]), "bad-record", 1, '`["red", "table"]`', SEATS, HINT),
    "a player in a list": (record(players=["red", ["blue"]]), "bad-record", 1, '`["red", ["blue"]]`', SEATS, HINT),
    "players that are none": (record(players=2), "bad-record", 1, "`2`", SEATS, HINT),
    "an answer that is none": (record("[1]"), "bad-record", 2, "`[1]`", "a JSON object", HINT),
    "an answer without a value": (
        record('{"seat": "table", "question": "result"}'),
        "bad-record",
        2,
        '`{"seat": "table", "question": "result"}`',
        WHOLE,
        HINT,
    ),
    "illegal answer": (
        record(NAMED.replace("red", "green")),
        "illegal-answer",
        2,
        "not-an-option: `green` is none of the options",
        "a legal answer",
        "the rules ask `table`: `name-first`",
    ),
    "answer of another seat": (
        record(NAMED.replace("table", "yellow")),
        "illegal-answer",
        2,
        "wrong-seat: `table` is asked, not `yellow`",
        "a legal answer",
        "the rules ask `table`: `name-first`",
    ),
    "answer that is not asked": (
        record("", NAMED.replace("name-first", "first-site")),
        "illegal-answer",
        3,
        "not-asked: `first-site` is not being asked",
        "a legal answer",
        "the rules ask `table`: `name-first`",
    ),
}
"""For each bad record what it is answered with: code, line, found, expected, hint."""


@pytest.mark.parametrize(("text", "code", "line", "found", "expected", "hint"), BAD.values(), ids=BAD)
def test_bad_record(
    run: Run, tmp_path: Path, text: str, code: str, line: int, found: str, expected: str, hint: str
) -> None:
    """A record that cannot be told is explained by its line, with exit code 3."""
    (tmp_path / "game.jsonl").write_text(text, encoding="utf-8")
    done = run("walk", "--replay", "game.jsonl")
    said = f"error[{code}]: {found}\n  at: game.jsonl:{line}\n  expected: {expected}\n  hint: {hint}\n"
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)


def test_after_the_end(run: Run, tmp_path: Path) -> None:
    """An answer after the end of the game is not legal, and what came before it is told."""
    whole = run("walk", GAME, "--seed", "36", "--json").stdout
    (tmp_path / "game.jsonl").write_text(whole + NAMED, encoding="utf-8")
    done = run("walk", "--replay", "game.jsonl")
    said = f"""\
error[illegal-answer]: not-asked: `name-first` is not being asked
  at: game.jsonl:{len(whole.splitlines()) + 1}
  expected: a legal answer
  hint: the game is over
"""
    assert (done.returncode, done.stderr) == (3, said)
    assert run("walk", GAME, "--seed", "36").stdout.startswith(done.stdout)
