"""What all commands share: version, help, and usage that cannot be followed."""

import pytest

from cultrules import __version__

from .conftest import Run

HELP = """\
Usage: python -m cultrules [OPTIONS] COMMAND [ARGS]...

  Rules specifications and a conformance test kit for board-game engines.

Options:
  --version   Show the version and exit.
  -h, --help  Show this message and exit.

Commands:
  verify       hold an engine (or the built-in reference) to the rules
  show         print a scenario, and what is sent for it
  position     check a position file and print its pending question
  walk         play a whole game at random and tell it
  rules        print rules with their sources, rulings and scenarios
  steps        print the phrases that scenarios are written in
  coverage     which rules are proved by scenarios, and how
  strength     run the suite against wrong rules and see which it notices
  sensitivity  run the suite under every alternative of every ruling
  cards        check, format, explain, try and measure cards
  engine       serve the reference engine over standard input and output
"""


def test_version(run_apart: Run) -> None:
    """`--version` prints the version."""
    done = run_apart("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"cultrules, version {__version__}\n", "")


@pytest.mark.parametrize("words", [("-h",), ("--help",), ()])
def test_help(run_apart: Run, words: tuple[str, ...]) -> None:
    """Help lists the commands, each with what it is for; so does the bare command."""
    done = run_apart(*words)
    assert (done.returncode, done.stdout, done.stderr) == (0, HELP, "")


USAGE = {
    "unknown command": (
        ("verfy",),
        """\
error[usage]: no such command 'verfy'
  at: cultrules
  expected: a command line as `--help` shows it
  hint: did you mean `verify`?
""",
    ),
    "unknown command like no other": (
        ("xyzzy",),
        """\
error[usage]: no such command 'xyzzy'
  at: cultrules
  expected: a command line as `--help` shows it
  hint: see `cultrules --help`
""",
    ),
    "unknown option": (
        ("verify", "--xyzzy"),
        """\
error[usage]: no such option '--xyzzy'
  at: cultrules verify
  expected: a command line as `--help` shows it
  hint: see `cultrules verify --help`
""",
    ),
    "time limit that is no number": (
        ("verify", "--time-limit", "soon"),
        """\
error[usage]: invalid value for '--time-limit': 'soon' is not a valid float
  at: cultrules verify
  expected: a command line as `--help` shows it
  hint: see `cultrules verify --help`
""",
    ),
    "option without value": (
        ("verify", "--game"),
        """\
error[usage]: option '--game' requires an argument
  at: cultrules verify
  expected: a command line as `--help` shows it
  hint: see `cultrules verify --help`
""",
    ),
    "missing file": (
        ("position",),
        """\
error[usage]: missing argument 'FILE'
  at: cultrules position
  expected: a command line as `--help` shows it
  hint: see `cultrules position --help`
""",
    ),
    "word too many": (
        ("engine", "extra"),
        """\
error[usage]: got unexpected extra argument (extra)
  at: cultrules engine
  expected: a command line as `--help` shows it
  hint: see `cultrules engine --help`
""",
    ),
}


@pytest.mark.parametrize(("words", "said"), USAGE.values(), ids=USAGE)
def test_usage(run_apart: Run, words: tuple[str, ...], said: str) -> None:
    """A command line that cannot be followed is explained on standard error, with exit code 3."""
    done = run_apart(*words)
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)
