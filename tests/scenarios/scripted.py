"""An engine that asks what it was told to ask, for tests of how the kit answers."""

from collections.abc import Callable
from typing import Any

import msgspec

from cultrules.engines.messages import (
    AnswerParams,
    Asked,
    EngineName,
    Happened,
    Hello,
    LoadParams,
    PositionReply,
    Refused,
    Reply,
    StartParams,
    ViewReply,
)


def ask(seat: str, id_: str, *options: str, stage: str | None = None) -> Reply:
    """A reply with a question for one of the options."""
    return Reply(stage, Asked(id_, seat, "one", options=list(options)))


def pick(seat: str, id_: str, least: int, most: int, **among: dict[str, int]) -> Reply:
    """A reply with a question for a subset."""
    return Reply(None, Asked(id_, seat, "some", among=among, least=least, most=most))


def tell(reply: Reply, *events: str) -> Reply:
    """A reply that also tells public events."""
    return msgspec.structs.replace(reply, happened=[Happened(event) for event in events])


def roll(id_: str, **weights: int) -> Reply:
    """A reply with a question for chance."""
    return Reply(None, Asked(id_, "chance", "chance", weights=weights))


def both(seat: str, id_: str, *parts: str) -> Reply:
    """A reply with several questions at once."""
    return Reply(None, Asked(id_, seat, "compound", parts=list(parts)))


def rest(stage: str = "action-turn") -> Reply:
    """A reply of a game that is settled and asks nothing."""
    return Reply(stage)


class ScriptedEngine:
    """Says one reply after the other, whatever it is answered, unless `refuse` says no to the value."""

    def __init__(
        self,
        *replies: Reply,
        refuse: Callable[[Any], bool] = lambda _value: False,
        position: Callable[[int], dict[str, Any] | None] = lambda _refusals: {},
        view: dict[str, Any] | None = None,
    ) -> None:
        self._replies = list(replies)
        self._refuse = refuse
        self._position = position
        self._view = view
        self.loads = 0
        self.refusals = 0
        self.answers: list[tuple[str, str | None, Any]] = []

    def hello(self) -> Hello:
        """Plays nothing that anybody knows."""
        return Hello(1, EngineName("scripted", "1", "Python"), [])

    def start(self, params: StartParams) -> Reply:
        """Is never asked for."""
        return Reply(refused=Refused("unsupported", params.options.game))

    def load(self, params: LoadParams) -> Reply:
        """The first reply, whatever the position."""
        self.loads += 1
        return self._next()

    def answer(self, params: AnswerParams) -> Reply:
        """The next reply, or a refusal."""
        self.answers.append((params.seat, params.question, params.value))
        if self._refuse(params.value):
            self.refusals += 1
            return Reply(refused=Refused("not-an-option", "because I say so"))
        return self._next()

    def _next(self) -> Reply:
        """Replies in their order; the last one for ever."""
        return self._replies.pop(0) if len(self._replies) > 1 else self._replies[0]

    def position(self) -> PositionReply:
        """A position that may depend on how often something was refused."""
        return PositionReply(self._position(self.refusals))

    def view(self, seat: str) -> ViewReply:
        """The same for every seat."""
        return ViewReply(self._view, None if self._view is not None else Refused("wrong-seat", f"not `{seat}`"))

    def close(self) -> None:
        """Nothing runs."""
