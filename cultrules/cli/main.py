"""`cultrules`: verify an engine, look at a scenario, check a position.

Exit codes: 0 yes; 1 no; 2 the engine could not be run, or broke too often; 3 usage or a bad file; 130 interrupted.
"""

from __future__ import annotations

import sys

import click

from cultrules import __version__

from .lazy import LazyGroup

COMMANDS = {
    "verify": "hold an engine (or the built-in reference) to the rules",
    "show": "print a scenario, and what is sent for it",
    "position": "check a position file and print its pending question",
    "walk": "play a whole game at random and tell it",
    "rules": "print rules with their sources, rulings and scenarios",
    "steps": "print the phrases that scenarios are written in",
    "coverage": "which rules are proved by scenarios, and how",
    "strength": "run the suite against wrong rules and see which it notices",
    "sensitivity": "run the suite under every alternative of every ruling",
    "cards": "check, format, explain, try and measure cards",
    "engine": "serve the reference engine over standard input and output",
}


@click.group(
    cls=LazyGroup,
    package="cultrules.cli",
    summaries=COMMANDS,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="cultrules")
def cultrules() -> None:
    """Rules specifications and a conformance test kit for board-game engines."""


def main() -> None:
    """Runs the command line and turns every kind of trouble into its exit code."""
    try:
        code = cultrules.main(standalone_mode=False)
    except click.exceptions.Exit as end:
        code = end.exit_code
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.message)
        code = 0
    except (click.Abort, KeyboardInterrupt):
        click.echo("interrupted", err=True)
        code = 130
    except BrokenPipeError:
        sys.stderr.close()
        code = 1
    except Exception as error:
        click.echo(_said(error), err=True)
        code = getattr(error, "exit_code", 3) if not isinstance(error, click.UsageError) else 3
    sys.exit(code if isinstance(code, int) else 0)


def _said(error: Exception) -> object:
    """What is wrong with what was given; anything else is our own mistake and goes on its way."""
    from cultrules.spec.problems import BadInput, Problem, did_you_mean  # noqa: PLC0415  # not for --version

    if isinstance(error, click.UsageError):
        path = " ".join(["cultrules", *(word for word in sys.argv[1:2] if word in COMMANDS)])
        hint = f"see `{path} --help`"
        if "No such command" in error.message:
            hint = did_you_mean(error.message.split("'")[1], COMMANDS) or hint
        said = error.format_message().rstrip(".")
        return Problem("usage", path, said[0].lower() + said[1:], "a command line as `--help` shows it", hint)
    if isinstance(error, BadInput):
        return error
    raise error
