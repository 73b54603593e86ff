"""A group of commands that loads only the one that is used, so that the others cost no time."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import click

MODULES = {"try": "trying"}
"""Commands whose name cannot be a module's."""


class LazyGroup(click.Group):
    """Knows what its commands are called; each is the function of its name in the module of its name."""

    def __init__(self, *args: Any, package: str, summaries: Mapping[str, str], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.package = package
        self.summaries = summaries

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order in which they were given."""
        return list(self.summaries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name."""
        if cmd_name not in self.summaries:
            return None
        command: click.Command = _command(import_module(f"{self.package}.{MODULES.get(cmd_name, cmd_name)}"), cmd_name)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Lists the commands without loading them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(self.summaries.items()))


def _command(module: Any, name: str) -> click.Command:
    """The command of a module: the one that goes by this name."""
    found = [each for each in vars(module).values() if isinstance(each, click.Command) and each.name == name]
    command: click.Command = found[0]
    return command
