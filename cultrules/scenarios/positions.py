"""Base positions, and the changes that a `Given` makes to them by moving pieces.

A position in `spec/<game>/positions/` may say `"starting"` for a deck: all starting cards of its owner, shuffled. A
change never conjures up a piece of which there is a fixed number: it takes it from where the lexicon keeps such
pieces in reserve, and lays back what is too many.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from cultrules.kernel.tables import kind_of, owned
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.files import read_json
from cultrules.spec.problems import unknown

from .wording import Where

Position = dict[str, Any]
STARTING = "starting"


def base_position(book: Book, name: str) -> Position:
    """A base position by its name, with the starting decks written out."""
    known = [path.stem for path in sorted((book.folder / "positions").glob("*.json"))]
    if name not in known:
        raise BadInput([unknown("position", name, known, "Given the position")])
    position: Position = read_json(book.folder / "positions" / f"{name}.json")
    for id_, zone in book.lexicon.zones.items():
        if zone.shape == "deck" and zone.per == "seat":
            for seat, deck in position["zones"][id_].items():
                if deck == STARTING:
                    position["zones"][id_][seat] = {"bag": {}, "layers": [starting_cards(book, seat)]}
    return position


def starting_cards(book: Book, seat: str) -> dict[str, int]:
    """The cards that a seat begins with."""
    return {
        owned(id_, seat): book.number(piece.exists)
        for id_, piece in book.lexicon.pieces.items()
        if piece.sort == "card" and piece.owned and piece.exists
    }


@dataclass(frozen=True, slots=True)
class Spot:
    """One zone of one seat or place, and a piece as it is spelled there."""

    zone: str
    holder: str
    key: str


def spot_of(book: Book, where: Where, kind: str, seat: str) -> Spot:
    """The spot where a seat's pieces of this kind lie, as a step names it."""
    key = owned(kind, seat) if book.lexicon.pieces[kind].owned else kind
    if where.zone:
        return Spot(where.zone, where.seat or seat, key)
    sort = book.lexicon.places[where.place].of
    piece = book.lexicon.pieces[kind]
    for id_, zone in book.lexicon.zones.items():
        if zone.per == sort and {kind, piece.sort} & set(zone.holds):
            return Spot(id_, where.place, key)
    found = f"no {piece.word.en} can lie in {book.lexicon.places[where.place].word.en}"
    raise BadInput([Problem("no-such-spot", "step", found, "a place that has a zone for it")])


def count_at(contents: Any, key: str) -> int:
    """How many such pieces lie there, whatever the shape."""
    if isinstance(contents, list):
        return contents.count(key)
    if "layers" in contents:
        return sum(count_at(layer, key) for layer in contents["layers"]) + count_at(contents["bag"], key)
    return int(contents.get(key, 0))


def set_count(book: Book, position: Position, spot: Spot, count: int) -> None:
    """Makes it so many at the spot, moving the difference from or to the reserve."""
    key, target = spot.key, contents_at(position, spot)
    difference = count - count_at(target, key)
    if not book.lexicon.pieces[kind_of(key)].exists:
        if difference > 0:
            _add(target, key, difference)
        else:
            _remove(target, key, -difference)
        return
    reserves = _reserves(book, position, spot)
    if difference < 0:
        _remove(target, key, -difference)
        _add(reserves[0], key, -difference)
        return
    for reserve in reserves:
        taken = min(difference, count_at(reserve, key))
        _remove(reserve, key, taken)
        _add(target, key, taken)
        difference -= taken
    if difference:
        found = f"{difference} more of `{key}` needed than there are in reserve"
        raise BadInput([Problem("not-enough", "step", found, "no more pieces than exist")])


def set_pile(book: Book, position: Position, spot: Spot, keys: list[str]) -> None:
    """Makes the pile exactly this, bottom first, moving the difference from or to the reserve."""
    pile = contents_at(position, spot)
    for key in sorted({*pile, *keys}):
        set_count(book, position, replace(spot, key=key), keys.count(key))
    pile[:] = keys


def contents_at(position: Position, spot: Spot) -> Any:
    """What lies at the spot."""
    held = position["zones"][spot.zone]
    return held[spot.holder] if spot.holder else held


def _reserves(book: Book, position: Position, spot: Spot) -> list[Any]:
    """Where pieces like this are kept, other than the spot itself, in the order of the lexicon."""
    piece = book.lexicon.pieces[kind_of(spot.key)]
    seat = spot.key.partition("+")[2] if piece.owned else spot.holder
    reserves: list[Any] = []
    for id_ in piece.reserve:
        held = position["zones"][id_]
        names = [seat] if book.lexicon.zones[id_].per == "seat" else sorted(held)
        reserves.extend(held[name] for name in names if (id_, name) != (spot.zone, spot.holder))
    return reserves


def _add(contents: Any, key: str, count: int) -> None:
    if not count:
        return
    if isinstance(contents, list):
        contents.extend([key] * count)
    elif "layers" in contents:
        if not contents["layers"] or isinstance(contents["layers"][0], list):
            contents["layers"].insert(0, {})
        _add(contents["layers"][0], key, count)
    else:
        contents[key] = contents.get(key, 0) + count


def _remove(contents: Any, key: str, count: int) -> None:
    if not count:
        return
    if isinstance(contents, list):
        for _ in range(count):
            contents.remove(key)
    elif "layers" in contents:
        for layer in contents["layers"]:
            here = min(count, count_at(layer, key))
            _remove(layer, key, here)
            count -= here
        contents["layers"][:] = [layer for layer in contents["layers"] if layer]
    else:
        contents[key] -= count
        if not contents[key]:
            del contents[key]
