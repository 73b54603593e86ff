"""Engines that play by the reference rules except for one thing."""

from typing import Any

import msgspec

from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import AnswerParams, GameSupport, Hello, LoadParams, Refused, Reply
from cultrules.engines.reference import ReferenceEngine


def declared(**changes: Any) -> Hello:
    """What the reference declares, with other fields for its games."""
    hello = ReferenceEngine().hello()
    hello.games = [msgspec.structs.replace(game, **changes) for game in hello.games]
    return hello


def other_rulings(**choices: list[str]) -> Hello:
    """What the reference declares, with other choices of some rulings (`A_43` for `A-43`)."""
    game: GameSupport = ReferenceEngine().hello().games[0]
    return declared(rulings=game.rulings | {id_.replace("_", "-"): each for id_, each in choices.items()})


class YesEngine(ReferenceEngine):
    """Takes every answer, legal or not."""

    def answer(self, params: AnswerParams) -> Reply:
        """What the reference says, or a nod."""
        reply = super().answer(params)
        return reply if reply.refused is None else Reply("planning-turn")


class NoEngine(ReferenceEngine):
    """Refuses every answer."""

    def answer(self, params: AnswerParams) -> Reply:
        """No."""
        return Reply(refused=Refused("not-an-option", f"never {params.value}"))


class CrashingEngine(ReferenceEngine):
    """Introduces itself and breaks at the first position."""

    def load(self, params: LoadParams) -> Reply:
        """Gone."""
        raise EngineFailure("crash", "the engine is gone", f"cannot play {params.options.game}\n")


class WeakEngine(ReferenceEngine):
    """Breaks at every position with four players."""

    def load(self, params: LoadParams) -> Reply:
        """Three are enough."""
        if len(params.options.players) == 4:
            raise EngineFailure("timeout", "no reply to `load` within 1 s")
        return super().load(params)


class PlanningEngine(ReferenceEngine):
    """Claims one chapter alone."""

    def hello(self) -> Hello:
        """Nothing of the end of the game."""
        return declared(chapters=["planning"])


class IdleEngine(ReferenceEngine):
    """Claims nothing."""

    def hello(self) -> Hello:
        """No chapter at all."""
        return declared(chapters=[])


class BoastingEngine(ReferenceEngine):
    """Declares every choice of a ruling and can run only one."""

    def load(self, params: LoadParams) -> Reply:
        """Refuses the choice that it cannot run."""
        if params.options.rulings["A-43"] == "everybody":
            return Reply(refused=Refused("unsupported", "not by this ruling"))
        return super().load(params)


class OtherEngine(ReferenceEngine):
    """Plays one ruling in a way that nobody listed."""

    def hello(self) -> Hello:
        """The ruling is declared as `other`."""
        return other_rulings(A_43=["other"])

    def load(self, params: LoadParams) -> Reply:
        """Takes `other` for its own way."""
        rulings = params.options.rulings | {"A-43": "nobody"}
        return super().load(LoadParams(params.position, msgspec.structs.replace(params.options, rulings=rulings)))
