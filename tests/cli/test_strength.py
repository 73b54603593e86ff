"""`cultrules strength`: the kill matrix and its verdict, on a few mutants."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from click.testing import CliRunner, Result

from cultrules.cli import strength as command
from cultrules.conformance import strength as measuring
from cultrules.conformance.mutants import load_mutants
from cultrules.conformance.strength import HANGS, KillMatrix
from tests.effort import in_soak

from .conftest import Run

ONE = ["--game", "rise_of_the_cults"]
MUTANTS = {mutant.id: mutant for mutant in load_mutants("rise_of_the_cults")}
TOKENS, TIE = MUTANTS["three-tokens"], MUTANTS["no-third-tie-break"]
HARMLESS = replace(MUTANTS["counter-clockwise"], id="harmless", new="city.left_of(str(city.turn))", place="mine.toml")
SAME = replace(HARMLESS, id="same-thing", equivalent="a seat is a text already")


def said(monkeypatch: pytest.MonkeyPatch, **kills: tuple[str, ...]) -> Result:
    """What the command says to this kill matrix (`three_tokens` for `three-tokens`)."""
    rows = {id_.replace("_", "-"): row for id_, row in kills.items()}
    known = MUTANTS | {"harmless": HARMLESS, "same-thing": SAME}
    matrix = KillMatrix(tuple(known[id_] for id_ in rows), {known[id_].key: row for id_, row in rows.items()})
    monkeypatch.setattr(command, "measure", lambda *_, **__: matrix)
    return CliRunner().invoke(command.strength, ONE, standalone_mode=False)


def test_killed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mutants stand under their rules in the order of the book, with the first scenarios that notice them."""
    done = said(
        monkeypatch,
        no_third_tie_break=("ROTC-13.9-01",),
        three_tokens=tuple(f"ROTC-7.12-0{at}" for at in range(1, 7)),
    )
    expected = """\
Cthulhu: Rise of the Cults
  ROTC-7.12 Two tokens
    killed     limit    three-tokens: ROTC-7.12-01, ROTC-7.12-02, ROTC-7.12-03, ROTC-7.12-04 and 2 more
  ROTC-13.9 Third tie-break
    killed     tie      no-third-tie-break: ROTC-13.9-01
kinds: limit 1, tie 1
changed numbers: 1 of 2; told apart by the suite: 2
2 of 2 mutants killed, 0 equivalent
"""
    assert (done.return_value, done.output) == (0, expected)


def test_survivor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that nobody notices is named with its rule and place, and the answer is no."""
    done = said(monkeypatch, harmless=(), no_third_tie_break=("ROTC-13.9-01",))
    expected = """\
Cthulhu: Rise of the Cults
  ROTC-7.6 Clockwise
    SURVIVES   order    harmless: noticed by no scenario
  ROTC-13.9 Third tie-break
    killed     tie      no-third-tie-break: ROTC-13.9-01
kinds: tie 1, order 1
changed numbers: 0 of 2; told apart by the suite: 2
survives: harmless (ROTC-7.6, mine.toml)
1 of 2 mutants killed, 0 equivalent
"""
    assert (done.return_value, done.output) == (1, expected)


def test_equivalent(monkeypatch: pytest.MonkeyPatch) -> None:
    """An equivalent mutant is shown with the reason."""
    done = said(monkeypatch, same_thing=())
    expected = """\
Cthulhu: Rise of the Cults
  ROTC-7.6 Clockwise
    equivalent order    same-thing: a seat is a text already
kinds: order 1
changed numbers: 0 of 1; told apart by the suite: 0
0 of 0 mutants killed, 1 equivalent
"""
    assert (done.return_value, done.output) == (0, expected)


def test_not_equivalent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that is called equivalent and is noticed all the same is named, and the answer is no."""
    done = said(monkeypatch, same_thing=("ROTC-7.6-01",))
    line = "not equivalent: same-thing is noticed by ROTC-7.6-01 (mine.toml)\n"
    assert (done.return_value, line in done.output) == (1, True)


def test_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mutant that never ended counts as killed."""
    done = said(monkeypatch, three_tokens=(HANGS,))
    line = "    killed     limit    three-tokens: (hangs)\n"
    assert (done.return_value, line in done.output) == (0, True)


def test_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """The command runs the suite against every mutant that there is."""
    monkeypatch.setattr(measuring, "load_mutants", lambda _game: (TIE, TOKENS))
    done = CliRunner().invoke(command.strength, [*ONE, "--jobs", "1"], standalone_mode=False)
    assert (done.return_value, done.exception) == (0, None)
    assert "    killed     tie      no-third-tie-break: ROTC-13.9-01\n" in done.output
    assert done.output.endswith("\n2 of 2 mutants killed, 0 equivalent\n")


@pytest.mark.parametrize(
    ("words", "wanted"),
    [((), {"tried": "citing-first", "jobs": 0}), (("--all", "--jobs", "3"), {"tried": "every", "jobs": 3})],
    ids=["citing", "all"],
)
def test_options(monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], wanted: dict[str, Any]) -> None:
    """A mutant is judged by the scenarios that cite its rule, or by all of them if that is wanted."""
    asked: list[dict[str, Any]] = []
    monkeypatch.setattr(command, "measure", lambda *_, **wanted: asked.append(wanted) or KillMatrix(()))
    CliRunner().invoke(command.strength, words, standalone_mode=False)
    assert asked == [wanted]


@in_soak
def test_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """With all scenarios more of them are shown than those that cite the rule."""
    monkeypatch.setattr(measuring, "load_mutants", lambda _game: (TOKENS,))
    citing = CliRunner().invoke(command.strength, [*ONE, "--jobs", "1"], standalone_mode=False)
    every = CliRunner().invoke(command.strength, [*ONE, "--jobs", "1", "--all"], standalone_mode=False)
    line = "    killed     limit    three-tokens: ROTC-7.12-01, ROTC-7.12-02, ROTC-7.12-03, ROTC-7.12-04\n"
    assert (citing.return_value, line in citing.output) == (0, True)
    assert (every.return_value, line in every.output) == (0, False)
    assert "    killed     limit    three-tokens: " in every.output


def test_unknown_game(run: Run) -> None:
    """A game that does not exist is named before anything runs."""
    done = run("strength", "--game", "chess")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith("error[unknown-game]: there is no game `chess`\n  at: --game\n")


def test_bad_pack(run: Run, tmp_path) -> None:
    """A pack with a mistake is refused before anything runs, with exit code 1."""
    (tmp_path / "mine.cult").write_text('game "rise_of_the_cults"\ncrad\n', encoding="utf-8")
    done = run("strength", "--pack", "mine.cult")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("error[unknown-line]: `crad` does not begin a line here\n  at: mine.cult:2:1\n")
