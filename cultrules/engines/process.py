"""An engine in a process of its own, spoken to line by line, with a time limit on every request.

Whatever the process does (die, hang, flood, talk nonsense), a request ends with a reply or an `EngineFailure`, and
`close` leaves nothing running. Its limit: a child of the engine may survive if it made a session of its own, and on
Windows any child may.

A pipe belongs to one thread, which alone uses and closes it: whoever else did would wait for as long as that thread.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
from collections.abc import Sequence
from typing import IO, Any, TypeVar

import msgspec

from cultrules import __version__

from .interface import EngineFailure
from .messages import (
    PROTOCOL,
    AnswerParams,
    ByeParams,
    Hello,
    HelloParams,
    LoadParams,
    PositionParams,
    PositionReply,
    Reply,
    StartParams,
    ViewParams,
    ViewReply,
    encode,
    plain,
    read,
)

LONGEST_LINE = 4_000_000
"""Bytes of one reply; more is a flood."""
MOST_WAITING = 64
"""Unasked-for lines that are kept before the process is left to wait."""
KEPT_STDERR = 4_000
"""Bytes of standard error that a report shows."""
GRACE = 0.5
"""Seconds for what should end by itself to end."""

T = TypeVar("T")


class ProcessEngine:
    """Runs a command and speaks the protocol with it."""

    def __init__(self, command: Sequence[str], time_limit: float = 10.0) -> None:
        self._time_limit = time_limit
        self._last_id = 0
        self._stderr = b""
        self._requests: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._lines: queue.Queue[bytes | EngineFailure] = queue.Queue(MOST_WAITING)
        self._closing = threading.Event()
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=os.name == "posix",
            )
        except OSError as error:
            reason = f"`{command[0]}` cannot be started: {error.strerror or error}"
            raise EngineFailure("crash", reason) from None
        pipes = (
            (self._write_requests, self._process.stdin),
            (self._read_replies, self._process.stdout),
            (self._read_stderr, self._process.stderr),
        )
        self._threads = [threading.Thread(target=use, args=(pipe,), daemon=True) for use, pipe in pipes]
        for thread in self._threads:
            thread.start()

    def hello(self) -> Hello:
        """Who it is and what it can do."""
        return self._request("hello", introduction(), Hello)

    def start(self, params: StartParams) -> Reply:
        """A new game."""
        return self._request("start", params, Reply)

    def load(self, params: LoadParams) -> Reply:
        """A game from a position."""
        return self._request("load", params, Reply)

    def answer(self, params: AnswerParams) -> Reply:
        """An answer to the pending question, or to an offer."""
        return self._request("answer", params, Reply)

    def position(self) -> PositionReply:
        """The position, if settled."""
        return self._request("position", PositionParams(), PositionReply)

    def view(self, seat: str) -> ViewReply:
        """What a seat may know."""
        return self._request("view", ViewParams(seat), ViewReply)

    def close(self) -> None:
        """Says `bye`, waits a moment, then ends the process and all it started."""
        if self._closing.is_set():
            return
        self._closing.set()
        self._requests.put(encode(request_of(self._last_id + 1, "bye", ByeParams())) + b"\n")
        self._requests.put(None)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._kill()
        self._process.wait()
        for thread in self._threads:
            thread.join(GRACE)

    def _kill(self) -> None:
        """Ends the process, and where the system knows such a thing, every process it started."""
        with contextlib.suppress(OSError):
            if os.name == "posix":
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    def _request(self, method: str, params: Any, kind: type[T]) -> T:
        if self._closing.is_set():
            raise EngineFailure("crash", f"the engine is closed (at `{method}`)", self._said())
        self._last_id += 1
        self._requests.put(encode(request_of(self._last_id, method, params)) + b"\n")
        try:
            line = self._lines.get(timeout=self._time_limit)
        except queue.Empty:
            reason = f"no reply to `{method}` within {self._time_limit:g} s"
            raise EngineFailure("timeout", reason, self._said()) from None
        if isinstance(line, EngineFailure):
            self._lines.put(line)
            self._threads[-1].join(GRACE)  # its last words
            raise EngineFailure(line.status, f"{line.reason} (at `{method}`)", self._said())
        return self._result(line, method, kind)

    def _result(self, line: bytes, method: str, kind: type[T]) -> T:
        shown = line[:80].decode("utf-8", "replace").strip()
        try:
            response = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise EngineFailure(
                "protocol-error", f"the reply to `{method}` is not JSON: {shown}", self._said()
            ) from None
        if not isinstance(response, dict) or response.get("id") != self._last_id:
            reason = f"the reply to `{method}` must have the id {self._last_id}: {shown}"
            raise EngineFailure("protocol-error", reason, self._said())
        if "error" in response or "result" not in response:
            reason = f"the reply to `{method}` is an error: {shown}"
            raise EngineFailure("protocol-error", reason, self._said())
        try:
            return read(kind, response["result"])
        except msgspec.ValidationError as error:
            reason = f"the reply to `{method}` is not of its schema: {error}"
            raise EngineFailure("protocol-error", reason, self._said()) from None

    def _write_requests(self, pipe: IO[bytes]) -> None:
        """Sends what is asked for, however long the process takes to read it."""
        with contextlib.suppress(OSError), pipe:
            while line := self._requests.get():
                pipe.write(line)
                pipe.flush()

    def _read_replies(self, pipe: IO[bytes]) -> None:
        """Keeps what the process says, a line at a time, until it ends or says too much."""
        with contextlib.suppress(OSError), pipe:
            while line := pipe.readline(LONGEST_LINE):
                if not line.endswith(b"\n"):
                    long = len(line) >= LONGEST_LINE
                    reason = f"a line of over {LONGEST_LINE:,} bytes" if long else "half a line, then the end"
                    self._keep(EngineFailure("protocol-error", reason))
                    return
                if not self._keep(line):
                    return
        self._keep(EngineFailure("crash", f"the engine is gone, exit code {self._process.wait()}"))

    def _keep(self, line: bytes | EngineFailure) -> bool:
        while not self._closing.is_set():
            with contextlib.suppress(queue.Full):
                self._lines.put(line, timeout=0.2)
                return True
        return False

    def _read_stderr(self, pipe: IO[bytes]) -> None:
        """Keeps the end of standard error."""
        with contextlib.suppress(OSError), pipe:
            while chunk := os.read(pipe.fileno(), 65536):
                self._stderr = (self._stderr + chunk)[-KEPT_STDERR:]

    def _said(self) -> str:
        return self._stderr.decode("utf-8", "replace")


def introduction() -> HelloParams:
    """How the kit introduces itself."""
    return HelloParams(PROTOCOL, f"cultrules {__version__}")


def request_of(id_: int, method: str, params: Any) -> dict[str, Any]:
    """A request as JSON values."""
    return {"jsonrpc": "2.0", "id": id_, "method": method, "params": plain(params)}
