"""Base positions, and the changes that a `Given` makes to them by moving pieces.

A position in `spec/<game>/positions/` leaves out zones that are empty and facts that say no, and says `"starting"` for
what lies there before a game (less what the position has elsewhere): so it names no card. A change never conjures up a
piece of which there is a fixed number: it takes it from where the lexicon keeps such pieces, and lays back what is too
many.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from typing import Any

from cultrules.kernel.invariants import stock_key
from cultrules.kernel.positions import holders, pieces_at_home
from cultrules.kernel.tables import kind_of, marked, marks_of, owner_of
from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.cards import Card
from cultrules.spec.files import read_json
from cultrules.spec.lexicon import Fact, Zone
from cultrules.spec.problems import unknown

from .wording import Wanted, Where

Position = dict[str, Any]
STARTING = "starting"


def base_names(book: Book) -> list[str]:
    """The names of a game's base positions."""
    return [path.stem for path in sorted((book.folder / "positions").glob("*.json"))]


def base_position(book: Book, name: str) -> Position:
    """A base position by its name, written out in full."""
    position: Position = json.loads(_base_text(book, name))
    return position


@lru_cache
def _base_text(book: Book, name: str) -> str:
    if name not in base_names(book):
        raise BadInput([unknown("position", name, base_names(book), "Given the position")])
    short: Position = read_json(book.folder / "positions" / f"{name}.json")
    players = tuple(short["players"])
    zones: dict[str, Any] = {}
    waiting: list[tuple[Zone, str]] = []
    for id_, zone in sorted(book.lexicon.zones.items()):
        given = short["zones"].get(id_, {})
        held = {}
        for holder in holders(zone, book.lexicon, players):
            contents = given.get(holder, _empty(zone)) if zone.per else given or _empty(zone)
            if contents == STARTING:
                contents = _empty(zone)
                waiting.append((zone, holder))
            held[holder] = contents
        zones[id_] = held if zone.per else held[""]
    facts = {id_: short["facts"].get(id_, _silent(fact)) for id_, fact in book.lexicon.facts.items()}
    position = {**short, "facts": facts, "modifiers": [], "zones": zones}
    for zone, holder in waiting:
        _add_starting(book, position, zone, holder)
    return json.dumps(position)


def _silent(fact: Fact) -> Any:
    """What a fact is that a base position does not name: nothing, or no."""
    return [] if fact.many else False if fact.type == "flag" else None


def _empty(zone: Zone) -> Any:
    shapes: dict[str, Any] = {"bag": {}, "pile": [], "deck": {"bag": {}, "layers": []}}
    return shapes[zone.shape]


def _add_starting(book: Book, position: Position, zone: Zone, holder: str) -> None:
    """Lays everything there that is there before a game and does not lie elsewhere."""
    for key, count in pieces_at_home(book, zone, holder, tuple(position["players"])).items():
        shared = zone.per == "seat" and not book.pieces[kind_of(key)].owned
        elsewhere = (
            0 if shared else sum(_stock_at(book, position, contents, key) for contents in _everything(book, position))
        )
        _add(contents_at(position, Spot(zone.word.id, holder, key)), key, count - elsewhere)


def _stock_at(book: Book, position: Position, contents: Any, key: str) -> int:
    """How many of a piece lie there, whatever marks they carry besides those by which they are counted."""
    if not book.pieces[kind_of(key)].each or not isinstance(contents, dict) or "layers" in contents:
        return count_at(contents, key)
    players = tuple(position["players"])
    return sum(count for each, count in contents.items() if stock_key(book, each, players) == key)


def _everything(book: Book, position: Position) -> Iterator[Any]:
    for id_, zone in book.lexicon.zones.items():
        held = position["zones"][id_]
        yield from held.values() if zone.per else (held,)


def find_cards(book: Book, wanted: Wanted, taken: set[str]) -> tuple[str, ...] | None:
    """Different cards, none of them taken, that are together as wanted; the first ones in the order of their ids."""
    for found in product(*(_candidates(book, wanted, kind, taken) for kind in wanted.kinds)):
        cards = [book.cards[id_] for id_ in found]
        cost = sum(card.cost or 0 for card in cards)
        icons = {goods: sum(card.icons.get(goods, 0) for card in cards) for goods in wanted.icons}
        if len(set(found)) == len(found) and wanted.cost in (None, cost) and icons == wanted.icons:
            return found
    return None


def _candidates(book: Book, wanted: Wanted, kind: str, taken: set[str]) -> list[str]:
    """The cards that fit, those first that do nothing of themselves."""
    fitting = [
        id_
        for id_, card in sorted(book.cards.items())
        if card.kind == kind and id_ not in taken and _is_wanted(card, wanted)
    ]
    return sorted(fitting, key=lambda id_: bool(book.cards[id_].abilities))


def _is_wanted(card: Card, wanted: Wanted) -> bool:
    """Are there enough of it, has it the labels, and does it mark and put what it should?"""
    if wanted.name:
        return card.name == wanted.name
    enough = card.copies is None or card.copies >= wanted.copies
    marks = wanted.marks is None or tuple(sorted(card.marks)) == wanted.marks
    puts = wanted.puts is None or wanted.puts in {(piece, place) for piece, _, place in card.puts}
    return enough and marks and puts and {*wanted.labels} <= {*card.labels}


@dataclass(frozen=True, slots=True)
class Spot:
    """One zone of one seat or place, and a piece as it is spelled there."""

    zone: str
    holder: str
    key: str


def spot_of(book: Book, where: Where, piece: str, seat: str) -> Spot:
    """The spot where a seat's pieces of this kind lie, as a step names it; no seat for what belongs to nobody."""
    entry = book.pieces[kind_of(piece)]
    key = marked(kind_of(piece), seat if entry.owned else "", *marks_of(piece))
    if where.zone:
        zone = book.lexicon.zones[where.zone]
        holder = (where.place or where.seat or seat) if zone.per else ""
        if zone.per and not holder:
            found, expected = f"`{zone.word.en}`, but not whose", f"the {zone.word.en} of a {zone.per}"
            raise BadInput([Problem("no-such-spot", "step", found, expected)])
        return Spot(where.zone, holder, key)
    sort = book.lexicon.places[where.place].of
    for id_, zone in book.lexicon.zones.items():
        if zone.per == sort and entry.fits(zone):
            return Spot(id_, where.place, key)
    found = f"no {entry.word.en} can lie in {book.lexicon.places[where.place].word.en}"
    raise BadInput([Problem("no-such-spot", "step", found, "a place that has a zone for it")])


def whole(book: Book, position: Position, where: Where) -> Any:
    """All that lies in a zone of a seat, of a place, or in common."""
    holder = where.seat or where.place
    if not where.zone or bool(book.lexicon.zones[where.zone].per) != bool(holder):
        found = f"`{where.zone or where.place}`"
        raise BadInput([Problem("no-such-spot", "step", found, "a zone, with its seat or place if each has one")])
    return contents_at(position, Spot(where.zone, holder, ""))


def counted(contents: Any) -> Counter[str]:
    """How many of each piece lie there, whatever the shape."""
    if isinstance(contents, list):
        return Counter(contents)
    if "layers" in contents:
        return sum(map(counted, contents["layers"]), counted(contents["bag"]))
    return Counter(contents)


def count_at(contents: Any, key: str) -> int:
    """How many such pieces lie there, whatever the shape."""
    return counted(contents)[key]


def set_count(book: Book, position: Position, spot: Spot, count: int) -> None:
    """Makes it so many at the spot, moving the difference from or to the reserve."""
    key, target = spot.key, contents_at(position, spot)
    difference = count - count_at(target, key)
    if book.existing(kind_of(key), len(position["players"])) is None:
        if difference > 0:
            _add(target, key, difference)
        else:
            _remove(target, key, -difference)
        return
    reserves = _reserves(book, position, spot)
    plain = stock_key(book, key, tuple(position["players"]))
    if difference < 0:
        _remove(target, key, -difference)
        _add(reserves[0], plain, -difference)
        return
    for reserve in reserves:
        taken = min(difference, count_at(reserve, plain))
        _remove(reserve, plain, taken)
        _add(target, key, taken)
        difference -= taken
    if difference:
        found = f"{difference} more of `{key}` needed than there are in reserve"
        raise BadInput([Problem("not-enough", "step", found, "no more pieces than exist")])


def set_pile(book: Book, position: Position, spot: Spot, keys: list[str]) -> None:
    """Makes the pile exactly this, bottom first, moving the difference from or to the reserve."""
    pile = contents_at(position, spot)
    if not isinstance(pile, list):
        raise BadInput([Problem("no-such-spot", "step", f"`{spot.zone}` is no stack", "a zone in which order counts")])
    for key in sorted({*pile, *keys}):
        set_count(book, position, replace(spot, key=key), keys.count(key))
    pile[:] = keys


def contents_at(position: Position, spot: Spot) -> Any:
    """What lies at the spot."""
    held = position["zones"][spot.zone]
    if not spot.holder:
        return held
    if spot.holder not in held:
        raise BadInput(
            [Problem("no-such-spot", "step", f"no `{spot.zone}` of `{spot.holder}`", f"one of {list(held)}")]
        )
    return held[spot.holder]


def _reserves(book: Book, position: Position, spot: Spot) -> list[Any]:
    """Where pieces like this are kept, other than the spot itself, in the order of the lexicon."""
    piece = book.pieces[kind_of(spot.key)]
    seat = owner_of(spot.key, tuple(position["players"])) if piece.owned else spot.holder
    reserves: list[Any] = []
    for id_ in piece.reserve:
        zone, held = book.lexicon.zones[id_], position["zones"][id_]
        names = [""] if not zone.per else [seat] if zone.per == "seat" else sorted(held)
        there = [Spot(id_, name, spot.key) for name in names]
        reserves.extend(contents_at(position, each) for each in there if each != spot)
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
