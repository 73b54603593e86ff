"""`cultrules verify`: verdicts, and everything that keeps one from being given."""

import re
import shutil
import sys
from pathlib import Path

import pytest

from cultrules import __version__
from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite
from cultrules.spec import game_ids
from tests.effort import in_soak

from .conftest import Run

BOOKS = [load_book(game) for game in game_ids()]
BOOK = load_book("rise_of_the_cults")
CHAPTERS = {id_ for book in BOOKS for id_ in book.chapters}
RULES = [id_ for book in BOOKS for id_ in book.rules]
RULINGS = {id_ for book in BOOKS for id_ in book.rulings}
SUITE = load_suite()
REFERENCE = f"cultrules reference {__version__} (Python {sys.version_info[0]}.{sys.version_info[1]})"
PYTHON = [sys.executable, "-m", "cultrules", "engine"]

PRETENDER = """
import sys

from cultrules.engines.messages import EngineName, Reply
from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import serve


class Pretender(ReferenceEngine):
    def hello(self):
        hello = super().hello()
        hello.engine = EngineName("pretender", "2", "Python")
        {hello}
        return hello

    def {method}


serve(Pretender(), sys.stdin.buffer, sys.stdout.buffer)
"""
YES = "answer(self, params):\n        return Reply('planning-turn')"
DYING = "load(self, params):\n        sys.exit('no board found')"
HONEST = "load(self, params):\n        return super().load(params)"


def pretender(folder: Path, method: str, hello: str = "") -> list[str]:
    """The command of an engine that differs from the reference in one method, or in what it says of itself."""
    path = folder / "pretender.py"
    path.write_text(PRETENDER.replace("{method}", method).replace("{hello}", hello), encoding="utf-8")
    return ["--", sys.executable, str(path)]


def test_reference(run: Run) -> None:
    """The built-in engine conforms, and the table has a line for each chapter."""
    done = run("verify", "--rule", "ROTC-6.1", "--rule", "ROTC-13.4")
    said = f"""\
{REFERENCE}
Cthulhu: Rise of the Cults
  chapter                  scenarios  passed  failed  not in scope
   6. Planning                     2       2       0             0
  13. End of the game              1       1       0             0
conforms in planning, end-of-game of rise_of_the_cults: 3 of 3 in scope, {len(SUITE)} in the suite
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


@pytest.mark.parametrize("chapters", [("planning", "hiding"), pytest.param((), marks=in_soak)])
def test_over_a_pipe(run: Run, chapters: tuple[str, ...]) -> None:
    """Over a pipe whole chapters have the same verdict, line by line, as in process."""
    words = ["verify", *(word for chapter in chapters for word in ("--chapter", chapter))]
    inside, outside = run(*words), run(*words, "--", *PYTHON)
    count = len([scenario for scenario in SUITE if scenario.chapter in chapters or not chapters])
    assert (inside.returncode, inside.stderr) == (0, "")
    assert inside.stdout.endswith(f": {count} of {count} in scope, {len(SUITE)} in the suite\n")
    assert (outside.returncode, outside.stdout, outside.stderr) == (0, inside.stdout, "")


def test_ruling(run: Run) -> None:
    """A scenario for another choice than the one asked for is not in scope, in the open."""
    done = run("verify", "--rule", "ROTC-13.3", "--ruling", "A-43=everybody")
    said = f"""\
{REFERENCE}
Cthulhu: Rise of the Cults
  chapter                  scenarios  passed  failed  not in scope
  13. End of the game              4       3       0             1
conforms in end-of-game of rise_of_the_cults: 3 of 3 in scope, {len(SUITE)} in the suite
"""
    assert (done.returncode, done.stdout, done.stderr) == (0, said, "")


@pytest.mark.parametrize(
    "words",
    [
        ("--scenario", "ROTC-6.1-02"),
        ("--scenario", "ROTC-6.1-02", "--edition", "pl"),
        ("--rule", "ROTC-6.9", "--game", "rise_of_the_cults"),
        ("--chapter", "planning", "--rule", "ROTC-6.7"),
    ],
)
def test_selection(run: Run, words: tuple[str, ...]) -> None:
    """A part of the suite can be run by itself."""
    done = run("verify", *words)
    assert (done.returncode, done.stderr) == (0, "")
    assert "conforms in planning of rise_of_the_cults: " in done.stdout


def test_does_not_conform(run: Run, tmp_path: Path) -> None:
    """A failure is told with its run, what went wrong, the rule that it breaks, and how to look at it."""
    done = run("verify", "--scenario", "ROTC-6.1-02", "--edition", "en", *pretender(tmp_path, YES))
    said = f"""\
accepted-illegal: ROTC-6.1-02 Nobody places before the First Cultist
  runs: ROTC-6.1-02 [en]
  `yellow: place-plan = downtown` must be refused and was taken
  rule ROTC-6.1: {BOOK.rules["ROTC-6.1"].text} (printed: en p.14; pl p.14)
  see: cultrules show 'ROTC-6.1-02' --messages

pretender 2 (Python)
Cthulhu: Rise of the Cults
  chapter                  scenarios  passed  failed  not in scope
   6. Planning                     1       0       1             0
does not conform: 0 of 1 in scope, {len(SUITE)} in the suite
"""
    assert (done.returncode, done.stdout, done.stderr) == (1, said, "")


def test_many_failures(run: Run, tmp_path: Path) -> None:
    """Only the first failures are told in full; the verdict counts all."""
    done = run("verify", "--chapter", "planning", *pretender(tmp_path, YES))
    assert done.returncode == 1
    assert done.stdout.count("\n  rule ROTC-") == 20
    assert re.search(r"^… and \d+ more failures$", done.stdout, re.MULTILINE)


def test_alike(run: Run, tmp_path: Path) -> None:
    """Runs of a scenario that failed alike are told together."""
    done = run("verify", "--scenario", "ROTC-6.1-02", *pretender(tmp_path, YES))
    assert "\n  runs: ROTC-6.1-02 [en], ROTC-6.1-02 [pl]\n" in done.stdout
    assert done.stdout.count("accepted-illegal: ") == 1


def test_doubts(run: Run, tmp_path: Path) -> None:
    """A word of the introduction that names nothing is pointed out: it would only look unsupported."""
    engine = pretender(tmp_path, HONEST, "hello.games[-1].chapters[0] = 'general-rulez'")
    done = run("verify", "--scenario", "ROTC-6.1-02", *engine)
    said = f"""\
error[unknown-chapter]: there is no chapter `general-rulez`
  at: hello, game `rise_of_the_cults`
  expected: one of {len(BOOK.chapters)} known chapters
  hint: did you mean `general-rules`?
"""
    assert (done.returncode, done.stderr) == (0, said)
    assert "conforms in planning of rise_of_the_cults: 1 of 1 in scope, " in done.stdout


def test_budget(run: Run, tmp_path: Path) -> None:
    """An engine that breaks again and again ends the run with a partial report and exit code 2."""
    done = run("verify", "--chapter", "planning", *pretender(tmp_path, DYING))
    assert done.returncode == 2
    assert done.stdout.startswith(
        "crash: ROTC-6.1-01 The First Cultist is the first to place\n  runs: ROTC-6.1-01#1 [en], ROTC-6.1-01#1 [pl], "
    )
    assert "the engine's standard error ends with: no board found\n" in done.stdout
    assert "\nnot-run: " in done.stdout
    assert done.stdout.endswith(f" in scope, {len(SUITE)} in the suite\n")


def test_no_such_command(run: Run) -> None:
    """An engine command that does not exist is named, with exit code 2."""
    done = run("verify", "--", "no-such-engine-anywhere", "--fast")
    said = """\
error[engine-crash]: `no-such-engine-anywhere` cannot be started: No such file or directory
  at: no-such-engine-anywhere --fast
  expected: an engine that speaks the adapter protocol and answers `hello`
  hint: what stands after `--` is run as it is: try it by hand, and type a `hello`
"""
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


LAST_WORDS = "import sys, time; sys.stderr.write('no board found\\n'); sys.stderr.flush(); input(); time.sleep(0.3)"


def test_dies_at_once(run: Run) -> None:
    """An engine that dies before it answers `hello` is shown with its exit code and last words."""
    command = [sys.executable, "-c", f"{LAST_WORDS}; sys.exit(7)"]
    done = run("verify", "--", *command)
    said = f"""\
error[engine-crash]: the engine is gone, exit code 7 (at `hello`)
  at: {" ".join(command)}
  expected: an engine that speaks the adapter protocol and answers `hello`
  hint: the engine's standard error ends with: no board found
"""
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


@pytest.mark.skipif(shutil.which("sleep") is None, reason="the system has no `sleep`")
def test_hangs(run: Run) -> None:
    """An engine that never answers is given up after the time limit."""
    done = run("verify", "--time-limit", "1", "--", "sleep", "9999")
    said = """\
error[engine-timeout]: no reply to `hello` within 1 s
  at: sleep 9999
  expected: an engine that speaks the adapter protocol and answers `hello`
  hint: what stands after `--` is run as it is: try it by hand, and type a `hello`
"""
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_no_engine(run: Run) -> None:
    """A command that is no engine is shown with what it said."""
    command = [sys.executable, "-c", "print('usage: engine [FILE]'); input(); input()"]
    done = run("verify", "--", *command)
    said = f"""\
error[engine-protocol-error]: the reply to `hello` is not JSON: usage: engine [FILE]
  at: {" ".join(command)}
  expected: an engine that speaks the adapter protocol and answers `hello`
"""
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(said)


def test_other_protocol(run: Run, tmp_path: Path) -> None:
    """An engine of another version of the protocol cannot be run."""
    done = run("verify", *pretender(tmp_path, HONEST, "hello.protocol = 99"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("error[engine-protocol-error]: the engine speaks protocol 99, the kit 1\n")


BAD = {
    "unknown game like no other": (
        ("--game", "chess"),
        """\
error[unknown-game]: there is no game `chess`
  at: --game
  expected: one of `choose_your_god`, `rise_of_the_cults`
  hint: `cultrules rules` lists the games with their rules
""",
    ),
    "unknown edition like no other": (
        ("--edition", "de"),
        """\
error[unknown-edition]: there is no edition `de`
  at: --edition
  expected: one of `en`, `pl`
  hint: an edition is named by its id; `cultrules verify` runs them all if none is named
""",
    ),
    "unknown game": (
        ("--game", "rise_of_cults"),
        """\
error[unknown-game]: there is no game `rise_of_cults`
  at: --game
  expected: one of `choose_your_god`, `rise_of_the_cults`
  hint: did you mean `rise_of_the_cults`?
""",
    ),
    "unknown edition": (
        ("--edition", "eng"),
        """\
error[unknown-edition]: there is no edition `eng`
  at: --edition
  expected: one of `en`, `pl`
  hint: did you mean `en`?
""",
    ),
    "unknown chapter": (
        ("--chapter", "plannning"),
        f"""\
error[unknown-chapter]: there is no chapter `plannning`
  at: --chapter
  expected: one of {len(CHAPTERS)} known chapters
  hint: did you mean `planning`?
""",
    ),
    "unknown rule": (
        ("--rule", "ROTC-6.77"),
        f"""\
error[unknown-rule]: there is no rule `ROTC-6.77`
  at: --rule
  expected: one of {len(RULES)} known rules
  hint: did you mean `ROTC-6.7`?
""",
    ),
    "unknown scenario": (
        ("--scenario", "ROTC-6.8-011"),
        f"""\
error[unknown-scenario]: there is no scenario `ROTC-6.8-011`
  at: --scenario
  expected: one of {len(SUITE)} known scenarios
  hint: did you mean `ROTC-6.8-01`?
""",
    ),
    "unknown ruling": (
        ("--ruling", "D-011=chosen"),
        f"""\
error[unknown-ruling]: there is no ruling `D-011`
  at: --ruling D-011=chosen
  expected: one of {len(RULINGS)} known rulings
  hint: did you mean `D-01`?
""",
    ),
    "unknown choice": (
        ("--ruling", "D-01=drawn"),
        """\
error[unknown-choice]: the ruling `D-01` has no choice `drawn`
  at: --ruling D-01=drawn
  expected: one of `rivertown`, `chosen`
  hint: D-01 is about which district is closed with two or three players
""",
    ),
    "ruling without choice": (
        ("--ruling", "D-01"),
        """\
error[bad-ruling]: `D-01`
  at: --ruling
  expected: `ID=CHOICE`
  hint: for example `--ruling D-01=chosen`
""",
    ),
    "nothing selected": (
        ("--rule", "ROTC-6.1", "--chapter", "end-of-game"),
        """\
error[nothing-selected]: no scenario fits
  at: options
  expected: options that fit together
""",
    ),
    "several at once": (
        ("--edition", "eng", "--rule", "ROTC-6.77"),
        f"""\
error[unknown-edition]: there is no edition `eng`
  at: --edition
  expected: one of `en`, `pl`
  hint: did you mean `en`?
error[unknown-rule]: there is no rule `ROTC-6.77`
  at: --rule
  expected: one of {len(RULES)} known rules
  hint: did you mean `ROTC-6.7`?
""",
    ),
}


@pytest.mark.parametrize(("words", "said"), BAD.values(), ids=BAD)
def test_bad_option(run: Run, words: tuple[str, ...], said: str) -> None:
    """An option that names nothing is explained, with exit code 3, before any engine is started."""
    done = run("verify", *words, "--", "no-such-engine-anywhere")
    assert (done.returncode, done.stdout) == (3, "")
    assert done.stderr.startswith(said)


@pytest.mark.parametrize("limit", ["-1", "0", "nan", "inf"])
def test_time_limit(run: Run, limit: str) -> None:
    """A time limit that never ends, or is over at once, is none."""
    done = run("verify", "--time-limit", limit, "--", "no-such-engine-anywhere")
    said = f"""\
error[bad-time]: `{limit}`
  at: --time-limit
  expected: seconds, more than 0
  hint: 10 is usual
"""
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)
