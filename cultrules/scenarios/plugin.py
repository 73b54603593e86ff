"""The pytest plugin: runs the suite against an engine, through pytest-bdd.

    pytest --cultrules-engine "node engine.js"

Without that option the plugin does nothing. Each run reports its status as the user property `cultrules`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from .pool import EnginePool
    from .runs import Run, Selection

REFERENCE = "reference"
SETTINGS = "cultrules-settings"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of a team that runs the suite inside its own pytest."""
    group = parser.getgroup("cultrules", "conformance of a board-game engine")
    group.addoption("--cultrules-engine", metavar="COMMAND", help=f"engine to hold to the rules, or `{REFERENCE}`")
    group.addoption("--cultrules-game", action="append", default=[], metavar="ID", help="only this game")
    group.addoption("--cultrules-time-limit", type=float, default=10.0, metavar="SECONDS", help="for one request")


def pytest_configure(config: pytest.Config) -> None:
    """Loads the steps and picks the packaged suite, if an engine is named."""
    config.addinivalue_line("markers", "cultrules(run): one run of a scenario")
    if _command(config) is None and config.pluginmanager.get_plugin(SETTINGS) is None:
        return
    config.pluginmanager.import_plugin("cultrules.scenarios.steps")
    if config.args_source is not pytest.Config.ArgsSource.ARGS:
        from cultrules.spec.files import folder  # noqa: PLC0415  # only if the plugin is used

        config.args[:] = [str(folder("features"))]


def _command(config: pytest.Config) -> str | None:
    command: str | None = config.getoption("cultrules_engine", None)
    return command


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collects feature files, if an engine is named."""
    active = _command(parent.config) is not None or parent.config.pluginmanager.get_plugin(SETTINGS) is not None
    if file_path.suffix != ".feature" or not active:
        return None
    from .collecting import FeatureFile  # noqa: PLC0415  # only if the plugin is used

    return FeatureFile.from_parent(parent, path=file_path)


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_apply_tag(tag: str, function: Callable[..., object]) -> bool | None:
    """Keeps our tags, which have colons, from becoming marks; the suite has read them already."""
    return True if ":" in tag else None


class Settings:
    """What `cultrules verify` hands over instead of options."""

    def __init__(self, selection: Selection, pool: EnginePool) -> None:
        self.selection = selection
        self.pool = pool


def settings(config: pytest.Config) -> Settings:
    """The settings of this session, made from the options if nobody handed any over."""
    found: Settings | None = config.pluginmanager.get_plugin(SETTINGS)
    if found is None:
        import shlex  # noqa: PLC0415  # only if the plugin is used

        from .pool import EnginePool  # noqa: PLC0415
        from .runs import Selection  # noqa: PLC0415

        command = str(_command(config))
        pool = EnginePool(
            None if command == REFERENCE else shlex.split(command), config.getoption("cultrules_time_limit")
        )
        found = Settings(Selection(games=tuple(config.getoption("cultrules_game"))), pool)
        config.pluginmanager.register(found, SETTINGS)
    return found


def pytest_unconfigure(config: pytest.Config) -> None:
    """Leaves no engine running."""
    found: Settings | None = config.pluginmanager.get_plugin(SETTINGS)
    if found is not None:
        found.pool.close()


@pytest.fixture
def datatable() -> None:
    """The table under a step that has none."""
    return


@pytest.fixture
def cultrules_case(request: pytest.FixtureRequest) -> Iterator[Any]:
    """The scenario made ready for the engine."""
    from .case import Verdict  # noqa: PLC0415  # only if the plugin is used

    mark = request.node.get_closest_marker("cultrules")
    run: Run = mark.args[0]
    pool = settings(request.config).pool
    try:
        yield run.case(pool.engine(), pool.hello())
    except Verdict as verdict:
        conclude(request, verdict)


def conclude(request: pytest.FixtureRequest, verdict: Any) -> None:
    """Notes how the run ended, and ends it: out of scope is a skip that says why, all else a failure."""
    from .runs import OUT_OF_SCOPE  # noqa: PLC0415  # only if the plugin is used

    settings(request.config).pool.after(verdict)
    request.node.user_properties.append(("cultrules", [verdict.status, verdict.reason, verdict.stderr]))
    if verdict.status in OUT_OF_SCOPE:
        pytest.skip(f"{verdict.status}: {verdict.reason}")
    pytest.fail(f"{verdict.status}: {verdict.reason}", pytrace=False)
