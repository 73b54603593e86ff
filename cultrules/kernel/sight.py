"""What a seat may know: the position with what is hidden reduced to counts, and its own question.

A view has no memory. What lies in a zone that the seat cannot look into is `{"hidden": n}`, or `{"hidden": null}`
where it may not even count; pieces whose face the seat knows all the same stand beside it under `seen`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cultrules.spec.lexicon import Zone

from .decks import Deck
from .invariants import pieces_in
from .plays import Play
from .positions import Position, dump, write_contents
from .questions import describe
from .tables import Contents, marks_of, seen_by


def view(play: Play, seat: str) -> Position:
    """All that the seat may know of the play."""
    lexicon = play.table.agreement.book.lexicon
    seen = dump(play.table)
    for id_, zone in lexicon.zones.items():
        held = getattr(play.table, zone.attribute)
        if zone.per:
            seen["zones"][id_] = {holder: _seen(zone, each, holder, seat) for holder, each in sorted(held.items())}
        else:
            seen["zones"][id_] = _seen(zone, held, "", seat)
    seen["stage"] = play.stage
    seen["question"] = _question(play, seat)
    return seen


def _seen(zone: Zone, contents: Contents, holder: str, seat: str) -> Any:
    own = zone.per == "seat" and holder == seat
    if zone.faces == "all" or (zone.faces == "owner" and own):
        return write_contents(contents)
    countable = zone.count == "all" or (zone.count == "owner" and own)
    number = len(contents) if isinstance(contents, list | Deck) else sum(contents.values())
    hidden: dict[str, Any] = {"hidden": number if countable else None}
    known = list(_known(contents, seat))
    if known:
        hidden["seen"] = known
    return hidden


def _known(contents: Contents, seat: str) -> Iterator[list[Any]]:
    """The pieces whose face the seat has seen: how many, or in a deck how deep they lie, and what they are."""
    mark = seen_by(seat)
    if not isinstance(contents, Deck):
        yield from ([count, key] for key, count in sorted(pieces_in(contents).items()) if mark in marks_of(key))
        return
    depth = 0
    for layer in contents.layers:
        if isinstance(layer, list):
            yield from ([depth + at, key] for at, key in enumerate(layer) if mark in marks_of(key))
        depth += len(layer) if isinstance(layer, list) else sum(layer.values())


def _question(play: Play, seat: str) -> dict[str, Any] | None:
    """The pending question: in full to the seat that is asked, to the others only that it is asked."""
    question = play.question
    if question is None:
        return None
    seats = play.table.agreement.book.lexicon.seats
    mine = {seat, *(id_ for id_, entry in seats.items() if entry.group)}
    seen: dict[str, Any] = {"id": question.id, "seat": question.seat}
    if question.seat in mine:
        seen = describe(question)
    seen["offers"] = [describe(offer.question) for offer in play.offers if offer.question.seat in mine]
    return seen
