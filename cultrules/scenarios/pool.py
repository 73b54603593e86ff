"""The engine under test: one at a time, made anew after it broke, as often as the budget allows."""

from __future__ import annotations

from collections.abc import Sequence

from cultrules.engines.interface import Engine, EngineFailure
from cultrules.engines.messages import PROTOCOL, Hello
from cultrules.engines.process import ProcessEngine
from cultrules.engines.reference import ReferenceEngine

from .case import Verdict

BROKEN = ("timeout", "crash", "protocol-error")
MOST_RESTARTS = 10


class EnginePool:
    """Gives out an engine that works; without a command it is the reference."""

    def __init__(self, command: Sequence[str] | None, time_limit: float, restarts: int = MOST_RESTARTS) -> None:
        self._command = command
        self._time_limit = time_limit
        self._restarts = restarts
        self._engine: Engine | None = None
        self._hello: Hello | None = None

    @property
    def spent(self) -> bool:
        """Has it broken more often than the budget allows?"""
        return self._restarts < 0

    def engine(self) -> Engine:
        """An engine that has introduced itself."""
        if self.spent:
            raise Verdict("not-run", "the engine broke too often")
        if self._engine is None:
            try:
                self._engine = self._make()
                self._hello = self._engine.hello()
            except EngineFailure as failure:
                raise Verdict(failure.status, failure.reason, failure.stderr) from None
            if self._hello.protocol != PROTOCOL:
                reason = f"the engine speaks protocol {self._hello.protocol}, the kit {PROTOCOL}"
                raise Verdict("protocol-error", reason)
        return self._engine

    def hello(self) -> Hello:
        """How the engine introduced itself."""
        self.engine()
        assert self._hello is not None
        return self._hello

    def _make(self) -> Engine:
        return ReferenceEngine() if self._command is None else ProcessEngine(self._command, self._time_limit)

    def after(self, verdict: Verdict) -> None:
        """Lets go of an engine that broke."""
        if verdict.status in BROKEN:
            self.close()
            self._restarts -= 1

    def close(self) -> None:
        """Leaves nothing running."""
        if self._engine is not None:
            self._engine.close()
            self._engine = None
