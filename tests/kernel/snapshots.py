"""All that can be told of a play, as one comparable value; and small ways to move a play on."""

from __future__ import annotations

import copy
import json
from itertools import islice
from typing import Any

from hypothesis import strategies as st

from cultrules.kernel.plays import Play
from cultrules.kernel.positions import canonical, dump
from cultrules.kernel.questions import Question, describe, legal_answers

MOST_ANSWERS = 60
"""How many legal answers of one question are considered."""


def snapshot(play: Play) -> dict[str, Any]:
    """What a play shows, without how it came there."""
    return {
        "table": canonical(dump(play.table)),
        "stage": play.stage,
        "question": play.question and describe(play.question),
        "offers": [describe(offer.question) for offer in play.offers],
        "because": play.because,
        "result": play.result,
    }


def history(play: Play) -> list[Any]:
    """The answers of a play, out of reach of later changes."""
    return copy.deepcopy(list(play.answers))


def posted(value: Any) -> Any:
    """The value as it comes out at the other end of a wire."""
    return json.loads(json.dumps(value))


def changed(value: Any, path: str, new: Any) -> Any:
    """A copy of a JSON value with another value at a path such as `zones/hand/ash`; `...` leaves the field out."""
    value = copy.deepcopy(value)
    *parents, last = path.split("/")
    inner = value
    for name in parents:
        inner = inner[name]
    if new is ...:
        del inner[last]
    else:
        inner[last] = new
    return value


def some_answer(question: Question) -> st.SearchStrategy[Any]:
    """Any of the legal answers."""
    return st.sampled_from(list(islice(legal_answers(question), MOST_ANSWERS)))


def say(play: Play, *values: Any) -> None:
    """Answers the pending questions one after the other, whoever is asked."""
    for value in values:
        assert play.question is not None
        play.answer(play.question.seat, play.question.id, value)


def step(play: Play, data: st.DataObject) -> None:
    """Answers the pending question, or uses an offer that is open, in any legal way."""
    assert play.question is not None
    asked = data.draw(st.sampled_from([play.question, *(offer.question for offer in play.offers)]))
    play.answer(asked.seat, asked.id, data.draw(some_answer(asked)), offer=asked is not play.question)


def walk(play: Play, data: st.DataObject, most: int) -> None:
    """Takes at most so many steps, and more until the position is settled."""
    wanted = data.draw(st.integers(0, most))
    while play.question is not None and (wanted > 0 or play.stage is None):
        step(play, data)
        wanted -= 1
