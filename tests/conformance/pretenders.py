"""Engines that play by the reference rules except for one thing."""

from collections import Counter
from typing import Any

import msgspec

from cultrules.engines.interface import EngineFailure
from cultrules.engines.messages import (
    AnswerParams,
    Asked,
    Groups,
    Hello,
    LoadParams,
    Options,
    PositionReply,
    Refused,
    Reply,
    StartParams,
)
from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.kernel.questions import Some, refusal, size
from cultrules.spec.files import folder

CULTS = "rise_of_the_cults"
PERMUTED = folder("spec") / "rise_of_the_cults" / "packs" / "permuted.cult"


def declared(**changes: Any) -> Hello:
    """What the reference declares of Rise of the Cults, with other fields."""
    hello = ReferenceEngine().hello()
    hello.games = [msgspec.structs.replace(game, **changes) for game in hello.games if game.game == CULTS]
    return hello


def other_rulings(**choices: list[str]) -> Hello:
    """What the reference declares, with other choices of some rulings (`A_43` for `A-43`)."""
    (game,) = declared().games
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


class LoadingEngine(ReferenceEngine):
    """Takes positions and gives nothing back."""

    def hello(self) -> Hello:
        """The level `load` alone."""
        return declared(levels=["load"])

    def position(self) -> PositionReply:
        """No such method."""
        raise EngineFailure("protocol-error", "the reply to `position` is an error")


class PairEngine(ReferenceEngine):
    """Plays with two players only."""

    def hello(self) -> Hello:
        """Neither three nor four."""
        return declared(players=[2])

    def start(self, params: StartParams) -> Reply:
        """Breaks if there are more."""
        if len(params.options.players) != 2:
            raise EngineFailure("crash", "three is a crowd")
        return super().start(params)

    def load(self, params: LoadParams) -> Reply:
        """Breaks if there are more."""
        if len(params.options.players) != 2:
            raise EngineFailure("crash", "three is a crowd")
        return super().load(params)


class StubbornEngine(ReferenceEngine):
    """Plays with its own cards, whatever it is handed."""

    def hello(self) -> Hello:
        """Takes no content."""
        return declared(levels=["load", "positions", "sight", "events"])


class OwnEngine(ReferenceEngine):
    """Has the cards of the permuted pack, and breaks if it is handed any."""

    def __init__(self) -> None:
        super().__init__(lambda game: find_game(game, packs=(PERMUTED,)))

    def hello(self) -> Hello:
        """The content is its own."""
        return declared(levels=["load", "positions", "sight", "events"], content="own")

    def load(self, params: LoadParams) -> Reply:
        """Wants no content."""
        if params.options.content:
            raise EngineFailure("crash", "I have my own cards")
        return super().load(params)


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

    def start(self, params: StartParams) -> Reply:
        """Takes `other` for its own way."""
        return super().start(StartParams(self._own(params.options)))

    def load(self, params: LoadParams) -> Reply:
        """Takes `other` for its own way."""
        return super().load(LoadParams(params.position, self._own(params.options)))

    def _own(self, options: Options) -> Options:
        return msgspec.structs.replace(options, rulings=options.rulings | {"A-43": "nobody"})


class ItemEngine(ReferenceEngine):
    """Asks for every subset item by item: for one thing while more are due, then for one or nothing."""

    single = False
    """Does it list single things and `pass` instead?"""

    def __init__(self) -> None:
        super().__init__()
        self._whole: Asked | None = None
        self._taken: Groups = {}

    def start(self, params: StartParams) -> Reply:
        """Begins anew."""
        self._whole, self._taken = None, {}
        return self._cut(super().start(params))

    def load(self, params: LoadParams) -> Reply:
        """Begins anew."""
        self._whole, self._taken = None, {}
        return self._cut(super().load(params))

    def answer(self, params: AnswerParams) -> Reply:
        """Keeps a single thing, and hands all on to the reference once nothing more comes."""
        if self._whole is None or (params.seat, params.question) != (self._whole.seat, self._whole.id):
            return self._cut(super().answer(params))
        value = params.value
        if isinstance(value, str):
            groups = [group for group, kinds in (self._whole.among or {}).items() if value in kinds]
            value = {} if value == "pass" else {groups[0]: {value: 1}} if groups else {"": {value: 1}}
        if self._taken and size(value) > 1:
            return Reply(refused=Refused("bounds", "one at a time"))
        taken = together(self._taken, value)
        if size(value) == 1 and size(taken) < (self._whole.most or 0) and refusal(self._fit(), taken) is None:
            self._taken = taken
            return self._ask()
        reply = super().answer(AnswerParams(params.seat, taken, question=params.question))
        if reply.refused is None:
            self._whole, self._taken = None, {}
        return self._cut(reply)

    def _fit(self) -> Some:
        """The whole question without its lower bound."""
        asked = self._whole
        assert asked is not None
        price, purse = asked.price or {}, asked.purse or {}
        return Some(asked.id, asked.seat, asked.among or {}, 0, asked.most or 0, price=price, purse=purse)

    def _cut(self, reply: Reply) -> Reply:
        if reply.refused is None and reply.question is not None and reply.question.type == "some":
            self._whole, self._taken = reply.question, {}
            return msgspec.structs.replace(self._ask(), stage=reply.stage, happened=reply.happened)
        return reply

    def _ask(self) -> Reply:
        asked = self._whole
        assert asked is not None
        least = int(size(self._taken) < (asked.least or 0))
        if self.single:
            options = [kind for kinds in (asked.among or {}).values() for kind in kinds]
            return Reply(question=Asked(asked.id, asked.seat, "one", options=options if least else [*options, "pass"]))
        return Reply(question=Asked(asked.id, asked.seat, "some", among=asked.among, least=least, most=1))


class SingleEngine(ItemEngine):
    """Asks for every subset item by item: for one thing or a pass."""

    single = True


def together(one: Groups, other: Groups) -> Groups:
    """What two subsets have together."""
    return {group: dict(Counter(one.get(group)) + Counter(other.get(group))) for group in {**one, **other}}
