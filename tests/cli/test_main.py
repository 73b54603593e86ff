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
  verify    hold an engine (or the built-in reference) to the rules
  show      print a scenario, and what is sent for it
  position  check a position file and print its pending question
  engine    serve the reference engine over standard input and output
"""


def test_version(run: Run) -> None:
    """`--version` prints the version."""
    done = run("--version")
    assert (done.returncode, done.stdout, done.stderr) == (0, f"cultrules, version {__version__}\n", "")


@pytest.mark.parametrize("option", ["-h", "--help"])
def test_help(run: Run, option: str) -> None:
    """Help lists the commands, each with what it is for."""
    done = run(option)
    assert (done.returncode, done.stdout, done.stderr) == (0, HELP, "")


USAGE = {
    "unknown command": (
        ("verfy",),
        """\
error[usage]: no such command 'verfy'
  at: python -m cultrules
  expected: a command line as `--help` shows it
  hint: did you mean `verify`?
""",
    ),
    "unknown command like no other": (
        ("xyzzy",),
        """\
error[usage]: no such command 'xyzzy'
  at: python -m cultrules
  expected: a command line as `--help` shows it
  hint: see `python -m cultrules --help`
""",
    ),
    "unknown option": (
        ("verify", "--xyzzy"),
        """\
error[usage]: no such option '--xyzzy'
  at: python -m cultrules verify
  expected: a command line as `--help` shows it
  hint: see `python -m cultrules verify --help`
""",
    ),
    "time limit that is no number": (
        ("verify", "--time-limit", "soon"),
        """\
error[usage]: invalid value for '--time-limit': 'soon' is not a valid float
  at: python -m cultrules verify
  expected: a command line as `--help` shows it
  hint: see `python -m cultrules verify --help`
""",
    ),
    "missing file": (
        ("position",),
        """\
error[usage]: missing argument 'FILE'
  at: python -m cultrules position
  expected: a command line as `--help` shows it
  hint: see `python -m cultrules position --help`
""",
    ),
    "word too many": (
        ("engine", "extra"),
        """\
error[usage]: got unexpected extra argument (extra)
  at: python -m cultrules engine
  expected: a command line as `--help` shows it
  hint: see `python -m cultrules engine --help`
""",
    ),
}


@pytest.mark.parametrize(("words", "said"), USAGE.values(), ids=USAGE)
def test_usage(run: Run, words: tuple[str, ...], said: str) -> None:
    """A command line that cannot be followed is explained on standard error, with exit code 3."""
    done = run(*words)
    assert (done.returncode, done.stdout, done.stderr) == (3, "", said)
