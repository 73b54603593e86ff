"""Engines in processes of their own, most of them bad: every request ends, and nothing is left running."""

import os
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import LoadParams, Options, PositionReply
from cultrules.engines.process import KEPT_STDERR, ProcessEngine
from cultrules.engines.reference import ReferenceEngine

LIARS = Path(__file__).parent / "liars"
SHORT, LONG = 0.5, 30.0
"""Time limits: for a liar that must run into it, and for one that must not."""
GONE_WITHIN = 20.0


@pytest.fixture
def leash() -> Iterator[socket.socket]:
    """Where liars connect to, to show that they live."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        server.settimeout(GONE_WITHIN)
        yield server


@pytest.fixture
def run(leash: socket.socket) -> Iterator[Callable[[str, float], ProcessEngine]]:
    """Runs a liar; at the end of the test it must be gone."""
    engines: list[ProcessEngine] = []

    def start(liar: str, time_limit: float) -> ProcessEngine:
        command = [sys.executable, str(LIARS / f"{liar}.py"), str(leash.getsockname()[1])]
        engines.append(ProcessEngine(command, time_limit))
        return engines[-1]

    yield start
    held, _ = leash.accept()
    for engine in engines:
        assert _ends(engine.close), "`close` hangs"
    with held:
        held.settimeout(GONE_WITHIN)
        assert _is_gone(held), "a process outlives `close`"


def _ends(action: Callable[[], None]) -> bool:
    """Does it end in time?"""
    thread = threading.Thread(target=action, daemon=True)
    thread.start()
    thread.join(GONE_WITHIN)
    return not thread.is_alive()


def _is_gone(held: socket.socket) -> bool:
    """Waits until the other end of the leash is closed."""
    try:
        return held.recv(1) == b""
    except ConnectionResetError:
        return True
    except TimeoutError:
        return False


Run = Callable[[str, float], ProcessEngine]


@pytest.mark.parametrize(
    ("liar", "time_limit", "status", "reason"),
    [
        ("dies_at_start", LONG, "crash", r"the engine is gone, exit code 7 \(at `hello`\)"),
        ("hangs", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("answers_late", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("half_line_and_waits", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("closes_stdout", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("never_reads", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("leaves_a_child", SHORT, "timeout", r"no reply to `hello` within 0\.5 s"),
        ("leaves_a_quiet_child", LONG, "crash", r"the engine is gone, exit code 0 \(at `hello`\)"),
        (
            "wrong_id",
            LONG,
            "protocol-error",
            r'the reply to `hello` must have the id 1: {"jsonrpc": "2\.0", "id": 2, "result": {}}',
        ),
        ("not_json", LONG, "protocol-error", r"the reply to `hello` is not JSON: Welcome to the engine!"),
        (
            "not_utf8",
            LONG,
            "protocol-error",
            r'the reply to `hello` is not JSON: {"jsonrpc": "2\.0", "id": 1, "result": "\ufffd"}',
        ),
        ("deep_json", LONG, "protocol-error", r"the reply to `hello` is not JSON: \[{80}"),
        ("not_an_object", LONG, "protocol-error", r"the reply to `hello` must have the id 1: \[1, 2, 3\]"),
        (
            "json_rpc_error",
            LONG,
            "protocol-error",
            r'the reply to `hello` is an error: {"jsonrpc": "2\.0", "id": 1, "error": {"code": -32601, .*',
        ),
        ("no_result", LONG, "protocol-error", r'the reply to `hello` is an error: {"jsonrpc": "2\.0", "id": 1}'),
        (
            "other_schema",
            LONG,
            "protocol-error",
            r"the reply to `hello` is not of its schema: Object missing required field `protocol`",
        ),
        ("half_line", LONG, "protocol-error", r"half a line, then the end \(at `hello`\)"),
        ("floods_stdout", LONG, "protocol-error", r"the reply to `hello` is not JSON: and another thing .*"),
        ("endless_line", LONG, "protocol-error", r"a line of over 4,000,000 bytes \(at `hello`\)"),
    ],
)
def test_liar(run: Run, liar: str, time_limit: float, status: str, reason: str) -> None:
    """An engine that does not keep to the protocol gets the status of what it did, and is gone afterwards."""
    engine = run(liar, time_limit)
    with pytest.raises(EngineFailure, match=rf"^{status}: {reason}$") as failure:
        engine.hello()
    assert failure.value.status == status


def test_exit_code(run: Run) -> None:
    """An engine that is gone stays gone, and every request says with which exit code."""
    engine = run("dies_midway", LONG)
    engine.hello()
    for _ in range(3):
        with pytest.raises(
            EngineFailure, match=r"^crash: the engine is gone, exit code 3 \(at `position`\)$"
        ) as failure:
            engine.position()
        assert failure.value.stderr == "out of memory" + os.linesep


def test_flooded_stderr(run: Run) -> None:
    """Standard error never blocks an engine, and a report keeps only the end of it."""
    engine = run("floods_stderr", LONG)
    assert engine.hello().engine.name == "liar"
    with pytest.raises(EngineFailure, match=r"^crash: the engine is gone, exit code 1 \(at `position`\)$") as failure:
        engine.position()
    assert len(failure.value.stderr) <= KEPT_STDERR
    assert failure.value.stderr.endswith("warning 49999: something is deprecated" + os.linesep)


def test_stubborn_engine(run: Run) -> None:
    """An engine that does not go by itself is ended."""
    engine = run("ignores_the_end", LONG)
    assert engine.hello().engine.name == "liar"


def test_closed_twice(run: Run) -> None:
    """Closing an engine that is closed does nothing."""
    engine = run("ignores_the_end", LONG)
    engine.hello()
    engine.close()
    engine.close()


def test_request_after_close(run: Run) -> None:
    """A closed engine says so."""
    engine = run("ignores_the_end", LONG)
    engine.hello()
    engine.close()
    with pytest.raises(EngineFailure, match=r"^crash: the engine is closed \(at `position`\)$"):
        engine.position()


def test_long_request(run: Run, options: Options) -> None:
    """A request that is longer than a pipe, and that nobody reads, ends by the time limit."""
    engine = run("never_reads", SHORT)
    with pytest.raises(EngineFailure, match=r"^timeout: no reply to `load` within 0\.5 s$"):
        engine.load(LoadParams({"x": "y" * 300_000}, options))


def test_answers_without_reading(run: Run, options: Options) -> None:
    """Requests that nobody reads never block, though they were answered and the pipe is full."""
    engine = run("answers_without_reading", 2.0)
    position = {"x": "y" * 3000}
    with pytest.raises(EngineFailure, match=r"^timeout: no reply to `load` within 2 s$"):
        deque(engine.load(LoadParams(position, options)) for _ in range(61))


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has sessions")
def test_child_in_a_session_of_its_own(leash: socket.socket) -> None:
    """A child that made a session of its own survives, yet `close` ends."""
    command = [sys.executable, str(LIARS / "leaves_a_session.py"), str(leash.getsockname()[1])]
    engine = ProcessEngine(command, SHORT)
    held, _ = leash.accept()
    with held:
        with pytest.raises(EngineFailure, match=r"^timeout: no reply to `hello` within 0\.5 s$"):
            engine.hello()
        assert _ends(engine.close), "`close` hangs"
        held.shutdown(socket.SHUT_WR)
        held.settimeout(GONE_WITHIN)
        assert _is_gone(held)


@pytest.mark.parametrize("command", ["no-such-engine-anywhere", str(LIARS)])
def test_no_command(command: str) -> None:
    """A command that cannot be started at all is a crash that names it."""
    with pytest.raises(EngineFailure, match=r"^crash: `.*` cannot be started: ") as failure:
        ProcessEngine([command])
    assert failure.value.status == "crash"


def test_honest_engine(planning: LoadParams) -> None:
    """The reference in a process says the same as the reference in this one."""
    reference, process = ReferenceEngine(), ProcessEngine([sys.executable, "-m", "cultrules", "engine"], LONG)
    try:
        assert process.hello() == reference.hello()
        assert process.load(planning) == reference.load(planning)
        assert process.view("red") == reference.view("red")
        assert process.position() == PositionReply(planning.position)
    finally:
        process.close()
