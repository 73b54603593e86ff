"""When: the answers that seats give."""

from __future__ import annotations

from typing import Any

from ..case import Case, Entry
from ..wording import Said
from .vocabulary import phrase


@phrase("when", "{seat} {does}", "Yellow places a Plan marker in Downtown", rows=True)
def _does(case: Case, words: dict[str, Any]) -> None:
    """A seat answers a question; rows of a table hold further answers, given whenever they are asked for."""
    case.run(_bag(case, words))


@phrase("when", "{seat} wrongly {does}", "Yellow wrongly places a Plan marker in Rivertown", rows=True)
def _does_wrongly(case: Case, words: dict[str, Any]) -> None:
    """A seat tries what is illegal, after the answers in the rows; the engine must refuse and change nothing."""
    bag = _bag(case, words)
    bag[0].illegal = True
    case.run([*bag[1:], bag[0]])


@phrase("when", "the game goes on", "the game goes on")
def _goes_on(case: Case, _words: dict[str, Any]) -> None:
    """The game runs on from the given position to its next question, or to its end."""
    case.load()


def _bag(case: Case, words: dict[str, Any]) -> list[Entry]:
    said: list[tuple[str, Said]] = [(words["seat"], words["does"]), *words["rows"]]
    return [Entry(seat, each.question, case.value(each, seat)) for seat, each in said]
