"""Rule values that cards may change: the rules ask here, and never look which card is in play.

A change in force is a plain value of the position:
`{"point": "plan-markers", "change": "is", "value": 3, "until": "round"}`. Beside the changes stands which abilities of
cards have been used up: `{"use": "street-sermon:0", "seat": "red", "times": 1, "until": "round"}`.
"""

from __future__ import annotations

from typing import Any

from .tables import Table


def number_at(table: Table, point: str, of: str = "", at: str = "") -> int:
    """The value of a rule point that is a number, with every change in force."""
    entry = table.agreement.book.lexicon.points[point]
    value = table.number(entry.base)
    found = _changes(table, point, of, at)
    for change in entry.precedence if found else ():
        for modifier in found:
            if modifier["change"] == change:
                value = modifier["value"] if change == "is" else value + modifier["value"]
    return value


def permitted(table: Table, point: str, of: str = "", at: str = "") -> bool:
    """Whether a rule point allows it, with every change in force."""
    entry = table.agreement.book.lexicon.points[point]
    found = {modifier["change"] for modifier in _changes(table, point, of, at)}
    deciding = [change for change in entry.precedence if change in found]
    return deciding[-1] == "allow" if deciding else bool(table.agreement.book.data[entry.base].value)


def chosen_at(table: Table, point: str, of: str = "", at: str = "") -> str:
    """What was chosen at a rule point, by the latest change in force; empty if nothing changes it."""
    found = _changes(table, point, of, at)
    return found[-1]["value"] if found else ""


def change(table: Table, modifier: dict[str, Any]) -> None:
    """Puts a change in force."""
    table.modifiers.append(modifier)


def end_span(table: Table, span: str) -> None:
    """Lifts every change that lasts until the end of this span."""
    table.modifiers[:] = [modifier for modifier in table.modifiers if modifier["until"] != span]


def _changes(table: Table, point: str, of: str, at: str) -> list[dict[str, Any]]:
    """The changes in force for one of those whom the point is about, and at a place."""
    return [
        modifier
        for modifier in (*table.modifiers, *_standing(table, point))
        if modifier.get("point") == point and modifier.get("of", of) == of and modifier.get("at", at) == at
    ]


def _standing(table: Table, point: str) -> tuple[dict[str, Any], ...]:
    """The changes of a rule point that cards make as long as they are in force."""
    effects = table.agreement.effects
    return effects.standing(table, point) if effects is not None else ()
