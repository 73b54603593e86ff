"""Positions as JSON values: writing a table down, and reading one back with every mistake named.

A position has `game`, `players` (clockwise), `stage`, `facts`, `modifiers` and `zones`; a zone holds its contents by
seat or place. Keys are sorted and nothing is left out, so that equal positions are equal texts.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Any

from cultrules.spec import BadInput, Book, Problem
from cultrules.spec.lexicon import CHANGES, Fact, Lexicon, Zone
from cultrules.spec.problems import did_you_mean, quoted, unknown

from .decks import UNKNOWN, Deck
from .games import Game
from .invariants import miscounts
from .questions import Bag
from .tables import Agreement, Contents, Options, Table, kind_of, marked, marks_of, owned, seen_by

Position = dict[str, Any]
COMPLETE = "`cultrules show SCENARIO --position` prints a complete position"
FIELDS = ("game", "players", "stage", "facts", "modifiers", "zones")


def canonical(value: Any) -> str:
    """The one text of a JSON value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def holders(zone: Zone, lexicon: Lexicon, players: tuple[str, ...]) -> tuple[str, ...]:
    """The seats or places that each have such a zone; one nameless holder for a common zone."""
    if not zone.per:
        return ("",)
    return players if zone.per == "seat" else lexicon.places_of(zone.per)


def pieces_at_home(book: Book, zone: Zone, holder: str, players: tuple[str, ...]) -> Bag:
    """How many of each piece lie there before a game."""
    there: Bag = {}
    for id_, piece in book.pieces.items():
        count = book.existing(id_, len(players))
        if count is not None and piece.reserve[:1] == (zone.word.id,):
            each = count // len(players) if zone.per == "seat" and not piece.owned else count
            owners = ("",) if not piece.owned else (holder,) if zone.per == "seat" else players
            sorts = book.sorts_of(id_, len(players))
            there |= {marked(id_, owner, sort): each for owner in owners for sort in sorts}
    return there


def zones_at_home(agreement: Agreement) -> dict[str, Any]:
    """Every zone with what lies there before a game, under the name by which the rules hold it."""
    book, players = agreement.book, agreement.options.players
    zones: dict[str, Any] = {}
    for zone in book.lexicon.zones.values():
        held = {
            holder: _shaped(zone, pieces_at_home(book, zone, holder, players))
            for holder in holders(zone, book.lexicon, players)
        }
        zones[zone.attribute] = held if zone.per else held[""]
    return zones


def _shaped(zone: Zone, pieces: Bag) -> Contents:
    """The pieces as the zone holds them: a deck is shuffled, a pile can only be empty."""
    if zone.shape == "deck":
        return Deck([pieces] if pieces else [])
    return pieces if zone.shape == "bag" else []


def dump(table: Table) -> Position:
    """The table as a position; it must be settled."""
    book = table.agreement.book
    lexicon = book.lexicon
    return {
        "game": book.id,
        "players": list(table.players),
        "stage": table.stage,
        "facts": {id_: _plain(getattr(table, fact.attribute)) for id_, fact in sorted(lexicon.facts.items())},
        "modifiers": [dict(modifier) for modifier in table.modifiers],
        "zones": {
            id_: write_zone(zone, getattr(table, zone.attribute), write_contents)
            for id_, zone in sorted(lexicon.zones.items())
        },
    }


def write_zone(zone: Zone, held: Any, write: Callable[[Contents], Any]) -> Any:
    """A zone's contents, holder by holder, each written by the given function."""
    if not zone.per:
        return write(held)
    return {holder: write(held[holder]) for holder in sorted(held)}


def write_contents(contents: Contents) -> Any:
    """What lies in one place, as a JSON value."""
    if isinstance(contents, Deck):
        return {"bag": _sorted(contents.bag), "layers": list(_layers(contents))}
    return _sorted(contents) if isinstance(contents, dict) else list(contents)


def _layers(deck: Deck) -> Iterator[list[str] | Bag]:
    """The layers in the one way in which they are written: what is in a known order stands in one list."""
    known: list[str] = []
    for layer in deck.layers:
        if isinstance(layer, list):
            known += layer
        elif len(layer) == 1 and UNKNOWN not in layer:
            known += [key for key, count in layer.items() for _ in range(count)]
        else:
            if known:
                yield known
            known = []
            yield _sorted(layer)
    if known:
        yield known


def _sorted(bag: Mapping[str, int]) -> Bag:
    return {key: bag[key] for key in sorted(bag)}


def _plain(value: Any) -> Any:
    return list(value) if isinstance(value, list | tuple) else value


def copy_table(table: Table) -> Table:
    """A table of its own in the same state."""
    lexicon = table.agreement.book.lexicon
    changed: dict[str, Any] = {"modifiers": [dict(modifier) for modifier in table.modifiers]}
    changed |= {"happened": [], "traced": []}
    for zone in lexicon.zones.values():
        held = getattr(table, zone.attribute)
        copied = {holder: each.copy() for holder, each in held.items()} if zone.per else held.copy()
        changed[zone.attribute] = copied
    for fact in lexicon.facts.values():
        if fact.many:
            changed[fact.attribute] = list(getattr(table, fact.attribute))
    return dataclasses.replace(table, **changed)


def load(game: Game, position: Any, options: Options | None = None, place: str = "position") -> Table:
    """The table that a position describes; every mistake in it is reported at once."""
    reader = _Reader(game, place)
    table = reader.table(position, options)
    if table is None or reader.problems:
        raise BadInput(reader.problems)
    problems = list(unsound(game, table, place))
    if problems:
        raise BadInput(problems)
    return table


def unsound(game: Game, table: Table, place: str = "position") -> Iterator[Problem]:
    """What no position of the game can have: pieces that do not exist or are missing, broken limits."""
    for key, found, exists in miscounts(table):
        code = "too-many" if found > exists else "too-few"
        expected = f"exactly {exists} in all zones together"
        yield Problem(code, f"{place}: zones", f"{found} of `{key}`", expected, "pieces move; they never appear")
    for broken in game.invariants(table):
        expected, hint = "a position that the rules can lead to", "pieces and facts must fit together, and to the stage"
        yield Problem("broken-limit", place, broken, expected, hint)


def default_options(game: Game, players: tuple[str, ...], edition: str | None = None) -> Options:
    """The options of a game by its first edition, unless one is named."""
    chosen = edition or next(iter(game.book.editions))
    return Options(players, chosen, game.book.choices(chosen, {}))


class _Reader:
    """Reads one position and collects what is wrong with it."""

    def __init__(self, game: Game, place: str) -> None:
        self.game = game
        self.lexicon = game.book.lexicon
        self.place = place
        self.problems: list[Problem] = []

    def wrong(self, code: str, path: str, found: str, expected: str, hint: str = "") -> None:
        self.problems.append(Problem(code, f"{self.place}: {path}", found, expected, hint or COMPLETE))

    def table(self, position: Any, options: Options | None) -> Table | None:
        if not self._object(position, "the top level", FIELDS):
            return None
        players = self._players(position["players"])
        if players is None:
            return None
        if options is not None and options.players != players:
            self.wrong("other-players", "players", quoted(players), f"those of the options: {quoted(options.players)}")
        if position["game"] != self.game.book.id:
            self.wrong("other-game", "game", f"the game `{position['game']}`", f"`{self.game.book.id}`")
        stage = position["stage"]
        if not isinstance(stage, str) or stage not in self.game.book.stages:
            at = f"{self.place}: stage"
            self.problems.append(unknown("stage", str(stage), self.game.book.stages, at))
        fields: dict[str, Any] = {}
        if self._object(position["facts"], "facts", tuple(self.lexicon.facts)):
            for id_, fact in self.lexicon.facts.items():
                fields[fact.attribute] = self._fact(fact, position["facts"][id_], f"facts.{id_}", players)
        if self._object(position["zones"], "zones", tuple(self.lexicon.zones)):
            for id_, zone in self.lexicon.zones.items():
                fields[zone.attribute] = self._zone(zone, position["zones"][id_], f"zones.{id_}", players)
        modifiers = self._modifiers(position["modifiers"])
        if self.problems:
            return None
        agreed = self.game.agree(options or default_options(self.game, players))
        return self.game.table(agreement=agreed, stage=stage, modifiers=modifiers, **fields)

    def _object(self, value: Any, path: str, fields: tuple[str, ...]) -> bool:
        """Is it an object with exactly these fields?"""
        if not isinstance(value, dict):
            self.wrong("wrong-type", path, f"{_shown(value)}", f"an object with {quoted(fields)}")
            return False
        at = "" if path == "the top level" else f"{path}."
        missing = [name for name in fields if name not in value]
        for name in missing:
            self.wrong("missing-field", f"{at}{name}", "nothing", f"the field `{name}`")
        for name in value:
            if name not in fields:
                expected = f"one of {quoted(fields)}"
                hint = did_you_mean(name, fields)
                self.wrong("unknown-field", f"{at}{name}", f"the field `{name}`", expected, hint)
        return not missing

    def _players(self, value: Any) -> tuple[str, ...] | None:
        seats = self.lexicon.players()
        if not isinstance(value, list) or not value or not all(seat in seats for seat in value):
            self.wrong("unknown-seat", "players", _shown(value), f"a list of some of {quoted(seats)}")
            return None
        counts = self.game.book.player_counts()
        if len(set(value)) != len(value) or len(value) not in counts:
            expected = f"{counts[0]} to {counts[-1]} different seats"
            self.wrong("wrong-players", "players", f"{len(value)} players: {', '.join(value)}", expected)
            return None
        return tuple(value)

    def _fact(self, fact: Fact, value: Any, path: str, players: tuple[str, ...]) -> Any:
        if fact.many:
            if not isinstance(value, list):
                self.wrong("wrong-type", path, _shown(value), "a list")
                return []
            return [self._one_fact(fact.type, each, f"{path}[{at}]", players) for at, each in enumerate(value)]
        if fact.optional and value is None:
            return None
        return self._one_fact(fact.type, value, path, players)

    def _one_fact(self, type_: str, value: Any, path: str, players: tuple[str, ...]) -> Any:
        if type_ == "number":
            if type(value) is not int or value < 0:
                code = "negative-count" if type(value) is int else "wrong-type"
                self.wrong(code, path, _shown(value), "a whole number, zero or more")
        elif type_ == "flag":
            if not isinstance(value, bool):
                self.wrong("wrong-type", path, _shown(value), "true or false")
        else:
            known = players if type_ == "seat" else self.lexicon.places_of(type_)
            if value not in known:
                self.wrong(f"unknown-{type_}", path, _shown(value), f"one of {quoted(known)}")
        return value

    def _zone(self, zone: Zone, value: Any, path: str, players: tuple[str, ...]) -> Any:
        if not zone.per:
            return self._contents(zone, value, path, players)
        names = holders(zone, self.lexicon, players)
        if not self._object(value, path, names):
            return {}
        return {name: self._contents(zone, value[name], f"{path}.{name}", players) for name in names}

    def _contents(self, zone: Zone, value: Any, path: str, players: tuple[str, ...]) -> Any:
        if zone.shape == "bag":
            return self._bag(zone, value, path, players)
        if zone.shape == "pile":
            return self._pile(zone, value, path, players)
        if not self._object(value, path, ("bag", "layers")):
            return Deck()
        bag = self._bag(zone, value["bag"], f"{path}.bag", players)
        layers: list[list[str] | Bag] = []
        if not isinstance(value["layers"], list):
            self.wrong("wrong-type", f"{path}.layers", _shown(value["layers"]), "a list of layers, top first")
            return Deck()
        for at, layer in enumerate(value["layers"]):
            where = f"{path}.layers[{at}]"
            read = self._pile if isinstance(layer, list) else self._bag
            layers.append(read(zone, layer, where, players, unknowns=isinstance(layer, dict)))
            if layer in ([], {}):
                self.wrong("empty-layer", where, "a layer without cards", "one card or more")
        deck = Deck(layers, bag)
        if not self.problems:
            self._shared(deck, path)
        return deck

    def _shared(self, deck: Deck, path: str) -> None:
        """The unknown cards of the layers are those of the bag, and of no kind that a mixed layer names."""
        shuffled = [layer for layer in deck.layers if isinstance(layer, dict)]
        unknowns = sum(layer.get(UNKNOWN, 0) for layer in shuffled)
        if unknowns != sum(deck.bag.values()):
            found = f"{unknowns} unknown cards over a bag of {sum(deck.bag.values())}"
            self.wrong("unknown-cards", path, found, "as many `?` in the layers as cards in the bag")
        for layer in shuffled:
            both = [key for key in layer if UNKNOWN in layer and key in deck.bag]
            if both:
                self.wrong("two-origins", path, f"{quoted(both)} in a layer and in the bag", "one or the other")

    def _bag(self, zone: Zone, value: Any, path: str, players: tuple[str, ...], *, unknowns: bool = False) -> Bag:
        if not isinstance(value, dict):
            self.wrong("wrong-type", path, _shown(value), "an object with a count for each kind")
            return {}
        for key, count in value.items():
            if not (unknowns and key == UNKNOWN):
                self._key(zone, key, f"{path}.{key}", players)
            if type(count) is not int:
                self.wrong("wrong-type", f"{path}.{key}", _shown(count), "a whole number")
            elif count < 1:
                code = "negative-count" if count < 0 else "zero-count"
                self.wrong(code, f"{path}.{key}", _shown(count), "one or more", "leave out what is not there")
        return _sorted(value)

    def _pile(
        self, zone: Zone, value: Any, path: str, players: tuple[str, ...], *, unknowns: bool = False
    ) -> list[str]:
        if not isinstance(value, list):
            self.wrong("wrong-type", path, _shown(value), "a list of pieces, bottom first")
            return []
        for at, key in enumerate(value):
            self._key(zone, key, f"{path}[{at}]", players)
        return list(value)

    def _key(self, zone: Zone, key: Any, path: str, players: tuple[str, ...]) -> None:
        """Is it a piece that may lie in this zone, spelled with its owner and its marks?"""
        fault = _misspelled(self.game.book, zone.word.id, key, players) if isinstance(key, str) else _NO_PIECE
        if fault is not None:
            code, expected, hint = fault
            self.wrong(code, path, f"the piece {_shown(key)}", expected, hint)

    def _modifiers(self, value: Any) -> list[dict[str, Any]]:
        if not isinstance(value, list):
            self.wrong("wrong-type", "modifiers", _shown(value), "a list of changes")
            return []
        for at, modifier in enumerate(value):
            path = f"modifiers[{at}]"
            if isinstance(modifier, dict) and "use" in modifier:
                self._use(modifier, path)
                continue
            named = modifier.get("point") if isinstance(modifier, dict) else None
            point = self.lexicon.points.get(named) if isinstance(named, str) else None
            if point is None:
                self.wrong("unknown-point", path, _shown(modifier), f"a change of one of {quoted(self.lexicon.points)}")
                continue
            fields = ["point", "change", "until"] + (["value"] if point.type in ("number", "choice") else [])
            fields += [name for name in ("of", "at") if name in modifier]
            if not self._object(modifier, path, tuple(fields)):
                continue
            if modifier["change"] not in CHANGES[point.type]:
                expected = f"one of {quoted(CHANGES[point.type])}"
                self.wrong("unknown-change", f"{path}.change", _shown(modifier["change"]), expected)
            if modifier["until"] not in list(self.lexicon.spans):
                expected = f"one of {quoted(self.lexicon.spans)}"
                self.wrong("unknown-span", f"{path}.until", _shown(modifier["until"]), expected)
            for name in ("of", "at"):
                if not isinstance(modifier.get(name, ""), str):
                    self.wrong("wrong-type", f"{path}.{name}", _shown(modifier[name]), "the name of what it is about")
            if point.type == "number" and type(modifier["value"]) is not int:
                self.wrong("wrong-type", f"{path}.value", _shown(modifier["value"]), "a whole number")
            if point.type == "choice" and not isinstance(modifier["value"], str):
                self.wrong("wrong-type", f"{path}.value", _shown(modifier["value"]), "the name of a choice")
        return [dict(modifier) for modifier in value if isinstance(modifier, dict)]

    def _use(self, use: dict[str, Any], path: str) -> None:
        """Is it an ability that a seat has used up?"""
        if not self._object(use, path, ("use", "seat", "times", "until")):
            return
        card, _, at = str(use["use"]).partition(":")
        abilities = len(self.game.book.cards[card].abilities) if card in self.game.book.cards else 0
        if not at.isdigit() or int(at) >= abilities:
            self.wrong("unknown-ability", f"{path}.use", _shown(use["use"]), "a card and which of its abilities")
        if use["seat"] not in self.lexicon.players():
            self.wrong("unknown-seat", f"{path}.seat", _shown(use["seat"]), "a seat")
        if type(use["times"]) is not int or use["times"] < 1:
            self.wrong("wrong-type", f"{path}.times", _shown(use["times"]), "a whole number above zero")
        if use["until"] not in list(self.lexicon.spans):
            self.wrong("unknown-span", f"{path}.until", _shown(use["until"]), f"one of {quoted(self.lexicon.spans)}")


_NO_PIECE = ("unknown-piece", "the key of a piece", "")


@lru_cache(maxsize=1 << 16)
def _misspelled(book: Book, zone_id: str, key: str, players: tuple[str, ...]) -> tuple[str, str, str] | None:
    """What is wrong with a piece in a zone: code, what was expected, hint; nothing if it is spelled well."""
    zone, piece, marks = book.lexicon.zones[zone_id], book.pieces.get(kind_of(key)), list(marks_of(key))
    if piece is None or not piece.fits(zone):
        known = [id_ for id_, each in book.pieces.items() if each.fits(zone)]
        expected = f"one of {quoted(known)}" if len(known) <= 12 else "a piece that may lie there"
        return "unknown-piece", expected, did_you_mean(kind_of(key), known)
    if piece.owned and sum(mark in players for mark in marks) != 1:
        return "no-owner", f"one of {quoted(owned(piece.word.id, seat) for seat in players)}", ""
    spelled = _marks(book, players, piece.owned) if marks else []
    if marks != sorted(set(marks)) or not set(marks) <= set(spelled):
        return "unknown-mark", f"sorted marks out of {quoted(spelled)}", ""
    return None


def _marks(book: Book, players: tuple[str, ...], of_a_seat: bool) -> list[str]:
    """Every way in which a mark of a piece can be spelled."""
    spelled = [*(players if of_a_seat else ()), *(seen_by(seat) for seat in players)]
    for id_, mark in book.lexicon.marks.items():
        if mark.values:
            least, most = (book.number(datum, len(players)) for datum in mark.values)
            spelled += [f"{id_}={value}" for value in range(least, most + 1)]
        else:
            spelled.append(id_)
    return spelled


def _shown(value: Any) -> str:
    text = canonical(value)
    return f"`{text}`" if len(text) <= 60 else f"`{text[:57]}…`"
