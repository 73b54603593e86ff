"""What the kit can do with any engine, wherever it runs."""

from __future__ import annotations

from typing import Protocol

from .messages import AnswerParams, Hello, LoadParams, PositionReply, Reply, StartParams, ViewReply


class EngineFailure(Exception):
    """The engine did not keep to the protocol; `status` says how."""

    def __init__(self, status: str, reason: str, stderr: str = "") -> None:
        self.status = status
        self.reason = reason
        self.stderr = stderr
        super().__init__(f"{status}: {reason}")


class Engine(Protocol):
    """One engine that plays one game at a time."""

    def hello(self) -> Hello:
        """Who it is and what it can do."""

    def start(self, params: StartParams) -> Reply:
        """A new game."""

    def load(self, params: LoadParams) -> Reply:
        """A game from a position."""

    def answer(self, params: AnswerParams) -> Reply:
        """An answer to the pending question, or to an offer."""

    def position(self) -> PositionReply:
        """The position, if settled."""

    def view(self, seat: str) -> ViewReply:
        """What a seat may know."""

    def close(self) -> None:
        """Ends it; nothing is left running."""
