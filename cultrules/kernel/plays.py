"""A game being played: the pending question, and what can be done with it.

A play is a settled table and the answers given since. The running procedures are only a cache of that: every play
can be replayed cold from its start and comes out the same.

>>> play = Play.load(game, position)                        # doctest: +SKIP
>>> play.answer("yellow", "place-plan", "downtown")         # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .games import Game
from .positions import Position, copy_table, dump, load
from .procedures import Maker, Offer, Procedure, Result, because
from .questions import Question, Refusal, Refused, refusal
from .tables import Deed, Happening, Options, Table

ANCHOR_EVERY = 64
"""How many answers lie at least between two kept copies of the table."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What a seat said to a question, or to an offer open to it."""

    seat: str
    id: str
    value: Any
    offer: bool = False


@dataclass(slots=True)
class _Frame:
    """A procedure that waits for an answer."""

    procedure: Procedure[Any]
    make: Maker
    answered: bool


class Play:
    """A game from a settled position on."""

    def __init__(self, game: Game, table: Table) -> None:
        self.game = game
        self._answers: list[Answer] = []
        self._anchors: list[tuple[int, Table]] = [(0, copy_table(table))]
        self._run(table)

    @classmethod
    def load(cls, game: Game, position: Any, options: Options | None = None, place: str = "position") -> Play:
        """A play from a position; a position with mistakes is refused as a whole."""
        return cls(game, load(game, position, options, place))

    @classmethod
    def start(cls, game: Game, options: Options) -> Play:
        """A new game."""
        if game.opening is None:
            raise Refused(Refusal("unsupported", f"the set-up of `{game.book.id}` is not specified yet"))
        return cls(game, game.opening(game.agree(options)))

    @property
    def stage(self) -> str | None:
        """The stage if the position is settled, else nothing: an action, or a game, that ended half-way has none."""
        if self._half_way or (self.question is not None and (len(self._frames) != 1 or self._frames[0].answered)):
            return None
        return self.table.stage

    @property
    def answers(self) -> Sequence[Answer]:
        """All answers since the start."""
        return self._answers

    @property
    def happened(self) -> Sequence[Happening]:
        """The public events since the last answer."""
        return self.table.happened

    @property
    def traced(self) -> Sequence[Deed]:
        """What the statements of cards came to since the last answer."""
        return self.table.traced

    @property
    def because(self) -> str:
        """The rule on which the pending question is asked."""
        return because(self._frames[-1].procedure) if self._frames else ""

    def position(self) -> Position:
        """The settled position as a JSON value."""
        if self.stage is None:
            raise Refused(Refusal("not-settled", "an action is not finished yet"))
        return dump(self.table)

    def save(self) -> dict[str, Any]:
        """The play as a JSON value, settled or not: its last kept position and the answers since."""
        count, anchor = self._anchors_before(len(self._answers))[-1]
        since = [[answer.seat, answer.id, _copied(answer.value), answer.offer] for answer in self._answers[count:]]
        return {"position": dump(anchor), "answers": since}

    @classmethod
    def restore(cls, game: Game, saved: dict[str, Any], options: Options | None = None) -> Play:
        """The play that was saved."""
        play = cls.load(game, saved["position"], options)
        for seat, id_, value, offer in saved["answers"]:
            play.answer(seat, id_, value, offer=offer)
        return play

    def answer(self, seat: str, id_: str, value: Any, *, offer: bool = False) -> None:
        """Gives an answer; an illegal one is refused and changes nothing."""
        value = _copied(value)
        taken = self._check(seat, id_, value, offer)
        self._answers.append(Answer(seat, id_, _copied(value), offer))
        self.table.happened.clear()
        self.table.traced.clear()
        if taken is not None:
            self._begin(taken.take(value))
        else:
            frame = self._frames[-1]
            frame.answered = True
            self._proceed(value)
        if self.stage is not None and len(self._answers) - self._anchors[-1][0] >= ANCHOR_EVERY:
            self._anchors.append((len(self._answers), copy_table(self.table)))

    def _check(self, seat: str, id_: str, value: Any, offer: bool) -> Offer | None:
        """Refuses an illegal answer; returns the offer that it takes, if it takes one."""
        if offer:
            open_ = [each for each in self.offers if each.question.id == id_]
            if not open_:
                raise Refused(Refusal("not-asked", f"no offer `{id_}` is open"))
            taken = next((each for each in open_ if each.question.seat == seat), None)
            if taken is None:
                raise Refused(Refusal("wrong-seat", f"the offer `{id_}` is not open to `{seat}`"))
            self._legal(taken.question, value)
            return taken
        if self.question is None or self.question.id != id_:
            raise Refused(Refusal("not-asked", f"`{id_}` is not being asked", self.because))
        if self.question.seat != seat:
            raise Refused(Refusal("wrong-seat", f"`{self.question.seat}` is asked, not `{seat}`", self.because))
        self._legal(self.question, value)
        return None

    def _legal(self, question: Question, value: Any) -> None:
        refused = refusal(question, value)
        if refused is not None:
            raise Refused(Refusal(refused.kind, refused.reason, self.because))

    def fork(self) -> Play:
        """A play of its own that goes on from here."""
        return self._replayed(len(self._answers))

    def undo(self) -> Play:
        """The play before the last answer."""
        if not self._answers:
            raise ValueError("no answer has been given yet")
        return self._replayed(len(self._answers) - 1)

    def replay(self) -> Play:
        """The same play, run cold from its start."""
        play = Play(self.game, copy_table(self._anchors[0][1]))
        play._repeat(self._answers)
        return play

    def _replayed(self, count: int) -> Play:
        anchors = self._anchors_before(count)
        play = Play(self.game, copy_table(anchors[-1][1]))
        play._anchors = anchors
        play._answers = self._answers[: anchors[-1][0]]
        play._repeat(self._answers[anchors[-1][0] : count])
        return play

    def _anchors_before(self, count: int) -> list[tuple[int, Table]]:
        """The kept copies from which the last of so many answers is still to be given, so that its events happen."""
        return [anchor for anchor in self._anchors if anchor[0] < count or anchor[0] == 0]

    def _repeat(self, answers: Sequence[Answer]) -> None:
        for answer in answers:
            self.answer(answer.seat, answer.id, answer.value, offer=answer.offer)

    def _run(self, table: Table) -> None:
        """Starts the procedure of the table's stage."""
        self.table = table
        self.result: Result | None = None
        self._half_way = False
        self.question: Question | None = None
        self.offers: tuple[Offer, ...] = ()
        self._frames: list[_Frame] = []
        self._enter()

    def _enter(self) -> None:
        """Runs from the beginning of the stage; rests where the stage's rules are not written."""
        stage = self.game.stages.get(self.table.stage)
        if stage is None:
            return
        begun = stage(self.table)
        if isinstance(begun, str | Result):
            self._finish(begun)
        else:
            self._begin(begun)

    def _begin(self, procedure: Procedure[Any]) -> None:
        self._frames.append(_Frame(procedure, _unasked, answered=False))
        self._proceed(None)

    def _proceed(self, value: Any) -> None:
        """Runs on to the next question, the end, or a stage that is not written."""
        self.question, self.offers = None, ()
        frame = self._frames[-1]
        try:
            frame.make = frame.procedure.send(value)
        except StopIteration as end:
            self._frames.pop()
            if not self._frames:
                self._half_way = frame.answered and isinstance(end.value, Result)
                self._finish(end.value)
                return
        self.question = self._frames[-1].make()
        self.offers = tuple(self.game.offers(self.table, self.question))

    def _finish(self, outcome: str | Result) -> None:
        if isinstance(outcome, Result):
            self.result = outcome
        else:
            self.table.stage = outcome
            self._enter()


def _copied(value: Any) -> Any:
    """The value out of reach of whoever gave it, with its keys sorted: how it was written makes no difference."""
    if isinstance(value, dict):
        return {key: _copied(value[key]) for key in sorted(value, key=str)}
    return [_copied(each) for each in value] if isinstance(value, list) else value


def _unasked() -> Question:
    raise RuntimeError("the procedure has not asked anything yet")
