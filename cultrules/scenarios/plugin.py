"""The pytest plugin: runs the suite against an engine, through pytest-bdd.

    pytest --cultrules-engine "node engine.js"

Without that option the plugin does nothing. Each run reports its status as the user property `cultrules`.
"""

from __future__ import annotations

import shlex
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from .pool import EnginePool
    from .runs import Selection

REFERENCE = "reference"
SETTINGS = "cultrules-settings"


class Settings:
    """What `cultrules verify` hands over instead of options."""

    def __init__(self, selection: Selection, pool: EnginePool) -> None:
        self.selection = selection
        self.pool = pool


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of a team that runs the suite inside its own pytest."""
    group = parser.getgroup("cultrules", "conformance of a board-game engine")
    group.addoption("--cultrules-engine", metavar="COMMAND", help=f"engine to hold to the rules, or `{REFERENCE}`")
    group.addoption("--cultrules-game", action="append", default=[], metavar="ID", help="only this game")
    group.addoption("--cultrules-time-limit", type=float, default=10.0, metavar="SECONDS", help="for one request")


def pytest_configure(config: pytest.Config) -> None:
    """Loads what collects and runs the suite, and picks the packaged one, if an engine is named."""
    config.addinivalue_line("markers", "cultrules(run): one run of a scenario")
    if not config.pluginmanager.has_plugin(SETTINGS):
        if config.getoption("cultrules_engine") is None:
            return
        config.pluginmanager.register(_from_options(config), SETTINGS)
    config.pluginmanager.import_plugin("cultrules.scenarios.collecting")
    config.pluginmanager.import_plugin("cultrules.scenarios.steps")
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        from cultrules.spec.files import folder  # noqa: PLC0415  # only if the plugin is used

        config.args[:] = [str(folder("features"))]


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leaves no engine running."""
    if config.pluginmanager.has_plugin(SETTINGS):
        settings(config).pool.close()


def settings(config: pytest.Config) -> Settings:
    """The settings of a session in which an engine is named."""
    found: Settings | None = config.pluginmanager.get_plugin(SETTINGS)
    assert found is not None
    return found


def _from_options(config: pytest.Config) -> Settings:
    """The settings that the options ask for; what cannot be used is an error of usage."""
    from cultrules.spec import BadInput, check_game  # noqa: PLC0415  # only if the plugin is used

    from .pool import EnginePool  # noqa: PLC0415
    from .runs import Selection  # noqa: PLC0415

    games = tuple(config.getoption("cultrules_game"))
    try:
        command = _words(config.getoption("cultrules_engine"))
        for game in games:
            check_game(game, "--cultrules-game")
    except BadInput as error:
        raise pytest.UsageError(str(error)) from None
    pool = EnginePool(None if command == [REFERENCE] else command, config.getoption("cultrules_time_limit"))
    return Settings(Selection(games=games), pool)


def _words(command: str) -> list[str]:
    """A command as the words to start it by."""
    from cultrules.spec import BadInput, Problem  # noqa: PLC0415  # only if the plugin is used

    try:
        words, found = shlex.split(command), "the command is empty"
    except ValueError as error:
        words, found = [], f"the command `{command}` cannot be split into words: {str(error).lower()}"
    if not words:
        expected = f"a command that starts an engine, or `{REFERENCE}`"
        hint = 'for example `--cultrules-engine "node engine.js"`'
        raise BadInput([Problem("bad-command", "--cultrules-engine", found, expected, hint)])
    return words
