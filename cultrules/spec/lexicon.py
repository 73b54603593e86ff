"""Every noun of a game, once: what it is called, what kind of thing it is, who may see it.

A lexicon is read from `spec/<game>/lexicon.toml`. Its sections are the kinds below; the section's entries are the
words: `[zone.hand]` is the zone `hand`, in English text `Hand`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .files import read_toml
from .problems import BadInput, Problem, quoted, unknown
from .tables import Entry, Source


@dataclass(frozen=True, slots=True)
class Word:
    """What all nouns have."""

    id: str
    en: str
    pl: str
    """Empty where no Polish word is attested."""
    meaning: str
    source: Source
    rule: str
    """The rule that the word stands in, or empty."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One who answers: a player, or (`group`) several together."""

    word: Word
    group: bool


@dataclass(frozen=True, slots=True)
class Place:
    """A named spot on the table, such as a district; `of` is its sort."""

    word: Word
    of: str


@dataclass(frozen=True, slots=True)
class Piece:
    """A kind of marker or token; a card is one too, made from its entry and its kind."""

    word: Word
    sort: str
    """What it is stored as: `marker`, `token`, `card`, …."""
    owned: bool
    """Every seat has its own, spelled `kind+seat`."""
    exists: str
    """The datum that counts them (for each owner, if owned); empty means that they never run out, or are cards."""
    icons: Mapping[str, int]
    """What one of it is worth, by goods."""
    reserve: tuple[str, ...]
    """Where such pieces are before a game, and where else a scenario takes them from, in this order."""
    kept: str = ""
    """The zone of a seat to which such pieces come when they are gained, and from which they are lost."""
    kind: str = ""
    """A card's kind."""
    each: str = ""
    """The mark that sets apart those of which so many exist: three of each strength; empty if all are alike."""

    def fits(self, zone: Zone) -> bool:
        """May it lie there? A zone names the pieces, kinds of card or sorts that it holds."""
        return self.sort in zone.holds or self.word.id in zone.holds or self.kind in zone.holds


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card, such as a starting card: what its cards say and where they are."""

    word: Word
    price: tuple[str, ...]
    """The goods that its cards cost; empty if they cannot be bought."""
    copies: str
    """`all` (so many in the box), `seat` (so many for each player) or `unlimited`."""
    reserve: tuple[str, ...]
    """Where such cards are before a game, and where else a scenario takes them from, in this order."""
    policy: str
    """When its abilities are offered: `cost` (the cost can be paid), `some` (something happens too), `whole` (all)."""
    works: tuple[str, ...]
    """The zones in which what it does by itself (triggers, replacements, standing abilities) is in force."""
    kept: str
    """The zone of a seat to which such cards come when they are gained or drawn."""
    discard: str
    """The zone to which they are discarded."""
    named: bool
    """Are the names of its cards printed, so that every engine of the game knows them?"""
    has: tuple[str, ...]
    """The goods that each of its cards must say the number of."""


@dataclass(frozen=True, slots=True)
class Goods:
    """Something that can be given and needed, such as Power."""

    word: Word


@dataclass(frozen=True, slots=True)
class Zone:
    """Where pieces lie. Visibility belongs here and nowhere else."""

    word: Word
    per: str
    """`seat`, a sort of place, or empty for a single common zone."""
    shape: str
    """`bag` (a count of each), `pile` (a list, bottom first) or `deck` (layers, top first)."""
    holds: tuple[str, ...]
    faces: str
    """Who sees what lies there: `all`, `owner` or `none`."""
    count: str
    """Who sees how many lie there: `all`, `owner` or `none`."""

    @property
    def attribute(self) -> str:
        """The name under which the rules hold this zone."""
        return self.word.id.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Fact:
    """A value of the position that is not a piece: the round, whose turn it is."""

    word: Word
    type: str
    """`number`, `seat`, `flag`, or a sort of place."""
    many: bool
    optional: bool

    @property
    def attribute(self) -> str:
        """The name under which the rules hold this fact."""
        return self.word.id.replace("-", "_")


@dataclass(frozen=True, slots=True)
class Point:
    """A rule value that a card may change."""

    word: Word
    type: str
    """`number`, `permission` or `choice`."""
    base: str
    """The datum that it has when nothing changes it; empty for a choice, which the rules make."""
    precedence: tuple[str, ...]
    """The changes in the order in which they are applied; later ones prevail."""


@dataclass(frozen=True, slots=True)
class Event:
    """Something that everybody at the table notices."""

    word: Word
    fields: Mapping[str, str]
    """Each field's kind: `seat`, `number`, `piece`, or a sort of place."""
    wording: str
    verbs: tuple[str, ...]
    """The verbs of the card language that make it happen, if they are about one of the `pieces`."""
    pieces: tuple[str, ...]
    """The pieces, sorts or kinds of card that it is about; empty for any."""
    cards: tuple[str, ...]
    """The zones whose cards wait for it; empty for all in which a card of its kind works."""


@dataclass(frozen=True, slots=True)
class Mark:
    """Something that sets one piece apart from others of its kind, such as being fresh; part of the piece's key."""

    word: Word
    values: tuple[str, ...]
    """The data that bound its number from below and above, for a mark such as `field=3`; empty if it has none."""
    moves: bool
    """Does a piece keep it when a card moves it?"""


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of the game that a change may last."""

    word: Word


@dataclass(frozen=True, slots=True)
class Window:
    """A moment of the game at which cards may be used."""

    word: Word
    cards: tuple[str, ...]
    """The zones whose cards may be used in it."""
    fields: Mapping[str, str]
    """What a card can ask of the moment: `event.district`, by kind."""


@dataclass(frozen=True, slots=True)
class Group:
    """A word for several seats, places or pieces: a Participant, a District, a Ritual."""

    word: Word
    of: str
    """What they are: `seat`, `piece`, `card`, or a sort of place."""
    members: tuple[str, ...]
    """Who they are, or empty: then all there are, or (`computed`) those that the rules say."""
    computed: bool


@dataclass(frozen=True, slots=True)
class Label:
    """A property without a number that a card, a piece or a seat can have; or a choice at a rule point."""

    word: Word


@dataclass(frozen=True, slots=True)
class Die:
    """A die; its faces and how many sides show each are a datum."""

    word: Word
    faces: str


@dataclass(frozen=True, slots=True)
class Track:
    """Something that goes up and down in steps, in common or (`per` = `seat`) for each seat."""

    word: Word
    per: str


@dataclass(frozen=True, slots=True)
class NamedProcedure:
    """A procedure of the game that cards may call by `do`."""

    word: Word


@dataclass(frozen=True, slots=True)
class Supply:
    """Where pieces come from that never run out."""

    word: Word


@dataclass(frozen=True, slots=True)
class Attribute:
    """What can be asked of a seat, a place or a piece: `you.coins`; its word is lower case."""

    word: Word
    of: str
    """`seat`, `piece`, `card`, a sort of place, or the id of a piece."""
    type: str
    """`number`, `seat`, `piece`, `card`, `label`, `zone`, or a sort of place."""


Noun = (
    Seat
    | Place
    | Piece
    | CardKind
    | Goods
    | Zone
    | Fact
    | Point
    | Event
    | Mark
    | Span
    | Window
    | Group
    | Label
    | Die
    | Track
    | NamedProcedure
    | Supply
    | Attribute
)

CARD = "card"
"""The sort of every card."""
CHANGES = {"number": ("is", "add"), "permission": ("allow", "forbid"), "choice": ("is",)}
POLICIES = ("cost", "some", "whole")


@dataclass(frozen=True, slots=True)
class Lexicon:
    """All nouns of one game, by kind and id."""

    seats: Mapping[str, Seat]
    places: Mapping[str, Place]
    pieces: Mapping[str, Piece]
    """All but the cards, which `Book.pieces` adds."""
    cards: Mapping[str, CardKind]
    goods: Mapping[str, Goods]
    zones: Mapping[str, Zone]
    facts: Mapping[str, Fact]
    points: Mapping[str, Point]
    events: Mapping[str, Event]
    marks: Mapping[str, Mark]
    spans: Mapping[str, Span]
    windows: Mapping[str, Window]
    groups: Mapping[str, Group]
    labels: Mapping[str, Label]
    dice: Mapping[str, Die]
    tracks: Mapping[str, Track]
    procedures: Mapping[str, NamedProcedure]
    supplies: Mapping[str, Supply]
    attributes: Mapping[str, Attribute]

    def players(self) -> tuple[str, ...]:
        """The seats that a player can sit in."""
        return tuple(seat for seat, entry in self.seats.items() if not entry.group)

    def places_of(self, sort: str) -> tuple[str, ...]:
        """The places of a sort, in the order of the lexicon."""
        return tuple(place for place, entry in self.places.items() if entry.of == sort)

    def nouns(self) -> Iterator[Noun]:
        """Every noun there is."""
        yield from self.seats.values()
        yield from self.places.values()
        yield from self.pieces.values()
        yield from self.cards.values()
        yield from self.goods.values()
        yield from self.zones.values()
        yield from self.facts.values()
        yield from self.points.values()
        yield from self.events.values()
        yield from self.marks.values()
        yield from self.spans.values()
        yield from self.windows.values()
        yield from self.groups.values()
        yield from self.labels.values()
        yield from self.dice.values()
        yield from self.tracks.values()
        yield from self.procedures.values()
        yield from self.supplies.values()
        yield from self.attributes.values()


def load_lexicon(path: Path) -> Lexicon:
    """Reads and checks a lexicon; all that is wrong with it is reported at once."""
    problems: list[Problem] = []
    document = read_toml(path)
    sections: dict[str, dict[str, Any]] = {name: {} for name in _READERS}
    for name, entries in document.items():
        if name not in _READERS or not isinstance(entries, dict):
            problems.append(unknown("kind of noun", name, _READERS, path.name))
            continue
        for id_, fields in entries.items():
            entry = Entry(path, f"{name}.{id_}", fields, problems)
            sections[name][id_] = _READERS[name](_word(entry, id_), entry)
            entry.done()
    lexicon = Lexicon(*(sections[name] for name in _READERS))
    problems.extend(_crossings(lexicon, path))
    if problems:
        raise BadInput(problems)
    return lexicon


def _word(entry: Entry, id_: str) -> Word:
    return Word(
        id=id_,
        en=entry.take("en", str),
        pl=entry.take("pl", str, ""),
        meaning=entry.take("meaning", str, ""),
        source=entry.source(),
        rule=entry.take("rule", str, ""),
    )


def _seat(word: Word, entry: Entry) -> Seat:
    return Seat(word, group=entry.take("group", bool, False))


def _place(word: Word, entry: Entry) -> Place:
    return Place(word, of=entry.take("of", str))


def _piece(word: Word, entry: Entry) -> Piece:
    return Piece(
        word,
        sort=entry.take("sort", str),
        owned=entry.take("owned", bool, False),
        exists=entry.take("exists", str, ""),
        icons=entry.table("icons", int, {}),
        reserve=entry.texts("reserve", []),
        kept=entry.take("kept", str, ""),
        each=entry.take("each", str, ""),
    )


def _card_kind(word: Word, entry: Entry) -> CardKind:
    return CardKind(
        word,
        price=entry.texts("price", []),
        copies=entry.choice("copies", ("all", "seat", "unlimited")),
        reserve=entry.texts("reserve", []),
        policy=entry.choice("policy", POLICIES, "cost"),
        works=entry.texts("works", []),
        kept=entry.take("kept", str, ""),
        discard=entry.take("discard", str, ""),
        named=entry.take("named", bool, False),
        has=entry.texts("has", []),
    )


def _goods(word: Word, _entry: Entry) -> Goods:
    return Goods(word)


def _zone(word: Word, entry: Entry) -> Zone:
    return Zone(
        word,
        per=entry.take("per", str, ""),
        shape=entry.choice("shape", ("bag", "pile", "deck")),
        holds=entry.texts("holds"),
        faces=entry.choice("faces", ("all", "owner", "none")),
        count=entry.choice("count", ("all", "owner", "none")),
    )


def _fact(word: Word, entry: Entry) -> Fact:
    return Fact(
        word,
        type=entry.take("type", str),
        many=entry.take("many", bool, False),
        optional=entry.take("optional", bool, False),
    )


def _point(word: Word, entry: Entry) -> Point:
    type_ = entry.choice("type", tuple(CHANGES))
    changes = CHANGES.get(type_, ())
    precedence = entry.texts("precedence", list(changes))
    if sorted(precedence) != sorted(changes):
        entry.wrong("unknown-value", f"`precedence` is {quoted(precedence)}", f"{quoted(changes)}, in any order")
    base = entry.take("base", str, "") if type_ == "choice" else entry.take("base", str)
    return Point(word, type=type_, base=base, precedence=precedence)


def _event(word: Word, entry: Entry) -> Event:
    return Event(
        word,
        fields=entry.table("fields", str, {}),
        wording=entry.take("wording", str, ""),
        verbs=entry.texts("verbs", []),
        pieces=entry.texts("pieces", []),
        cards=entry.texts("cards", []),
    )


def _mark(word: Word, entry: Entry) -> Mark:
    return Mark(word, values=entry.texts("values", []), moves=entry.take("moves", bool, True))


def _span(word: Word, _entry: Entry) -> Span:
    return Span(word)


def _window(word: Word, entry: Entry) -> Window:
    return Window(word, cards=entry.texts("cards"), fields=entry.table("fields", str, {}))


def _group(word: Word, entry: Entry) -> Group:
    computed = entry.take("computed", bool, False)
    return Group(word, of=entry.take("of", str), members=entry.texts("members", []), computed=computed)


def _label(word: Word, _entry: Entry) -> Label:
    return Label(word)


def _die(word: Word, entry: Entry) -> Die:
    return Die(word, faces=entry.take("faces", str))


def _track(word: Word, entry: Entry) -> Track:
    return Track(word, per=entry.take("per", str, ""))


def _procedure(word: Word, _entry: Entry) -> NamedProcedure:
    return NamedProcedure(word)


def _supply(word: Word, _entry: Entry) -> Supply:
    return Supply(word)


def _attribute(word: Word, entry: Entry) -> Attribute:
    return Attribute(word, of=entry.take("of", str), type=entry.take("type", str))


_READERS: dict[str, Any] = {
    "seat": _seat,
    "place": _place,
    "piece": _piece,
    "card": _card_kind,
    "goods": _goods,
    "zone": _zone,
    "fact": _fact,
    "point": _point,
    "event": _event,
    "mark": _mark,
    "span": _span,
    "window": _window,
    "group": _group,
    "label": _label,
    "die": _die,
    "track": _track,
    "procedure": _procedure,
    "supply": _supply,
    "attribute": _attribute,
}


def _crossings(lexicon: Lexicon, path: Path) -> Iterator[Problem]:
    """References from one noun to another that lead nowhere, and words that stand for two things."""
    place = f"{path.parent.name}/{path.name}"
    sorts = {entry.of for entry in lexicon.places.values()}
    holders = sorts | {"seat"}
    storable = {entry.sort for entry in lexicon.pieces.values()} | set(lexicon.pieces)
    storable |= {CARD, *lexicon.cards} if lexicon.cards else set()
    for id_, zone in lexicon.zones.items():
        if zone.per and zone.per not in holders:
            yield unknown("holder", zone.per, sorted(holders), f"{place} [zone.{id_}]")
        for held in zone.holds:
            if held not in storable:
                yield unknown("sort of piece", held, sorted(storable), f"{place} [zone.{id_}]")
    for id_, fact in lexicon.facts.items():
        if fact.type not in {"number", "seat", "flag"} | sorts:
            yield unknown("type", fact.type, sorted({"number", "seat", "flag"} | sorts), f"{place} [fact.{id_}]")
    named = [(f"piece.{id_}", zone_id) for id_, piece in lexicon.pieces.items() for zone_id in piece.reserve]
    for id_, kind in lexicon.cards.items():
        named += [(f"card.{id_}", zone) for zone in (*kind.reserve, *kind.works, kind.kept, kind.discard) if zone]
    named += [(f"piece.{id_}", piece.kept) for id_, piece in lexicon.pieces.items() if piece.kept]
    named += [(f"window.{id_}", zone) for id_, window in lexicon.windows.items() for zone in window.cards]
    for heading, zone_id in named:
        if zone_id not in lexicon.zones:
            yield unknown("zone", zone_id, lexicon.zones, f"{place} [{heading}]")
    for id_, piece in lexicon.pieces.items():
        if piece.each and not (piece.each in lexicon.marks and lexicon.marks[piece.each].values):
            numbered = [mark for mark, entry in lexicon.marks.items() if entry.values]
            yield unknown("mark with a number", piece.each, numbered, f"{place} [piece.{id_}]")
    worth = [(f"piece.{id_}", goods) for id_, piece in lexicon.pieces.items() for goods in piece.icons]
    worth += [(f"card.{id_}", goods) for id_, kind in lexicon.cards.items() for goods in (*kind.price, *kind.has)]
    for heading, goods in worth:
        if goods not in lexicon.goods:
            yield unknown("goods", goods, lexicon.goods, f"{place} [{heading}]")
    yield from _event_fields(lexicon, sorts, place)
    yield from _groups(lexicon, sorts, place)
    yield from _two_meanings(lexicon, place)


def _event_fields(lexicon: Lexicon, sorts: set[str], place: str) -> Iterator[Problem]:
    for id_, event in lexicon.events.items():
        kinds = {"seat", "number", "piece", "card", "label"} | sorts
        for kind in event.fields.values():
            if kind not in kinds:
                yield unknown("kind of field", kind, sorted(kinds), f"{place} [event.{id_}]")


def _groups(lexicon: Lexicon, sorts: set[str], place: str) -> Iterator[Problem]:
    """Groups and attributes of what is not there."""
    kinds = {"seat", "piece", "card"} | sorts
    members = [*lexicon.players(), *lexicon.places, *lexicon.pieces, *lexicon.cards]
    for id_, group in lexicon.groups.items():
        if group.of not in kinds:
            yield unknown("kind of noun", group.of, sorted(kinds), f"{place} [group.{id_}]")
        for member in group.members:
            if member not in members:
                yield unknown("member", member, members, f"{place} [group.{id_}]")
    types = kinds | {"number", "label", "zone", "flag"}
    for id_, attribute in lexicon.attributes.items():
        if attribute.of not in kinds | set(lexicon.pieces) | set(lexicon.cards):
            yield unknown("kind of noun", attribute.of, sorted(kinds), f"{place} [attribute.{id_}]")
        if attribute.type not in types:
            yield unknown("type", attribute.type, sorted(types), f"{place} [attribute.{id_}]")


def _two_meanings(lexicon: Lexicon, place: str) -> Iterator[Problem]:
    spoken: dict[str, str] = {}
    for noun in lexicon.nouns():
        if isinstance(noun, Event | Window | Attribute):
            continue
        if noun.word.en in spoken:
            found = f"`{noun.word.en}` stands for `{spoken[noun.word.en]}` and `{noun.word.id}`"
            yield Problem("two-meanings", place, found, f"one meaning a word, not {quoted([noun.word.en])} twice")
        spoken[noun.word.en] = noun.word.id
