"""An engine that keeps what it was told and what it replied, for showing it to people."""

from __future__ import annotations

from typing import Any, TypeVar

from .interface import Engine
from .messages import (
    AnswerParams,
    Hello,
    LoadParams,
    PositionParams,
    PositionReply,
    Reply,
    StartParams,
    ViewParams,
    ViewReply,
    encode,
)
from .process import introduction, request_of

T = TypeVar("T")


class RecordingEngine:
    """Passes everything on to another engine."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.exchanges: list[tuple[str, str]] = []
        """Every request as the line that an engine process would read, and its result."""

    def hello(self) -> Hello:
        """Who it is and what it can do."""
        return self._keep("hello", introduction(), self._engine.hello())

    def start(self, params: StartParams) -> Reply:
        """A new game."""
        return self._keep("start", params, self._engine.start(params))

    def load(self, params: LoadParams) -> Reply:
        """A game from a position."""
        return self._keep("load", params, self._engine.load(params))

    def answer(self, params: AnswerParams) -> Reply:
        """An answer to the pending question, or to an offer."""
        return self._keep("answer", params, self._engine.answer(params))

    def position(self) -> PositionReply:
        """The position, if settled."""
        return self._keep("position", PositionParams(), self._engine.position())

    def view(self, seat: str) -> ViewReply:
        """What a seat may know."""
        return self._keep("view", ViewParams(seat), self._engine.view(seat))

    def close(self) -> None:
        """Closes the other engine."""
        self._engine.close()

    def _keep(self, method: str, params: Any, result: T) -> T:
        request = request_of(len(self.exchanges) + 1, method, params)
        self.exchanges.append((encode(request).decode(), encode(result).decode()))
        return result
