"""What amounts, values, sets and tests of a card come to at the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cultrules.kernel.decks import Deck
from cultrules.kernel.invariants import pieces_in
from cultrules.kernel.positions import holders
from cultrules.kernel.tables import Contents, Table, kind_of, marks_of, owner_of
from cultrules.language import syntax
from cultrules.language.syntax import Phrase, Tests
from cultrules.language.vocabulary import Kind
from cultrules.spec.lexicon import CARD, Zone

from .scopes import Scope, Spot, Thing, Value, hooks, words


def number(scope: Scope, operand: Any) -> int:
    """What an amount comes to."""
    match operand:
        case syntax.Number():
            return int(operand.word.text)
        case syntax.Half():
            whole = number(scope, operand.of)
            return -(-whole // 2) if operand.rounded.text == "up" else whole // 2
        case syntax.Count(group=syntax.Group() as group):
            return len(members(scope, group))
        case syntax.Count():
            named = value(scope, operand.group)
            return len(named) if isinstance(named, list) else 1
        case syntax.Arithmetic():
            left, right = number(scope, operand.left), number(scope, operand.right)
            return {"+": left + right, "-": left - right, "*": left * right}[operand.operator.text]
        case syntax.Table():
            rows = {int(count.text): int(amount.text) for count, amount in operand.rows}
            return rows[len(scope.table.players)]
    found = value(scope, operand)
    return len(found) if isinstance(found, list) else int(found)


def value(scope: Scope, operand: Any) -> Value:
    """What a value stands for: a number, the id of a seat, place or label, a spot, or things."""
    match operand:
        case syntax.Noun():
            return _noun(scope, operand)
        case syntax.Chain():
            return _chain(scope, operand)
        case syntax.Named():
            return words(scope).book.cards[_card_named(scope, operand)].id
    return number(scope, operand)


def _card_named(scope: Scope, named: syntax.Named) -> str:
    return next(id_ for id_, card in words(scope).book.cards.items() if card.name == named.word.value)


def _noun(scope: Scope, noun: syntax.Noun) -> Value:
    kind = words(scope).nouns[noun.word.text]
    if kind.kind == "zone":
        return spot_of(scope, kind.id, noun.of)
    if kind.kind == "end":
        deck = value(scope, noun.of)
        return Spot(deck.zone, deck.holder, bottom=kind.id == "bottom")
    facts = words(scope).book.lexicon.facts
    if kind.id in facts and kind.kind in ("seat", "place", "number", "flag"):
        return getattr(scope.table, facts[kind.id].attribute)
    if kind.kind in ("seat", "place") and kind.id in words(scope).book.lexicon.groups:
        found = members(scope, syntax.Group(noun))
        return found[0] if len(found) == 1 else found
    return kind.id or kind.sort


def _chain(scope: Scope, chain: syntax.Chain) -> Value:
    match chain.word.text:
        case "this":
            found: Value = [Thing(scope.card, scope.spot)]
        case "you":
            found = scope.you
        case "event":
            found = scope.event
        case "the one who acts":
            found = scope.actor
        case name if name in scope.names:
            found = scope.names[name]
        case _:
            found = _noun(scope, syntax.Noun(chain.word))
    for name_word in chain.names:
        found = _attribute(scope, found, name_word.text)
    return found


def _attribute(scope: Scope, of: Value, name: str) -> Value:
    if isinstance(of, dict):
        return of[name]
    if of == []:
        return 0
    known = hooks(scope.table).attributes
    for id_, entry in words(scope).book.lexicon.attributes.items():
        if entry.word.en == name and _has(scope, entry.of, of) and id_ in known:
            only = of[0] if isinstance(of, list) and len(of) == 1 else of
            return known[id_](scope.table, only)
    raise KeyError(f"nobody says what `{name}` is")


def _has(scope: Scope, owner: str, of: Value) -> bool:
    """Is it a thing that an attribute of this owner can be asked of?"""
    lexicon = words(scope).book.lexicon
    if owner == "seat":
        return of in scope.table.players
    if isinstance(of, list):
        return owner not in {place.of for place in lexicon.places.values()}
    return of in lexicon.places and lexicon.places[of].of == owner


def spot_of(scope: Scope, zone_id: str, of: Any = None) -> Spot:
    """A zone, of the one named, or else of the one who acts."""
    zone = words(scope).book.lexicon.zones[zone_id]
    if not zone.per:
        return Spot(zone_id)
    if of is not None:
        return Spot(zone_id, str(value(scope, of)))
    return Spot(zone_id, scope.actor if scope.actor in scope.table.players else scope.you)


def contents(scope: Scope, spot: Spot) -> Contents:
    """What lies at a spot."""
    return lying(scope.table, spot)


def lying(table: Table, spot: Spot) -> Contents:
    """What lies at a spot of the table."""
    zone = table.agreement.book.lexicon.zones[spot.zone]
    held = getattr(table, zone.attribute)
    found: Contents = held[spot.holder] if zone.per else held
    return found


def zone_at(scope: Scope, place: str, piece: str) -> Spot:
    """Where such a piece lies at a place."""
    book = words(scope).book
    sort = book.lexicon.places[place].of
    entry = book.pieces[kind_of(piece)]
    for id_, zone in book.lexicon.zones.items():
        if zone.per == sort and entry.fits(zone):
            return Spot(id_, place)
    raise KeyError(f"`{piece}` cannot lie in `{place}`")


# ---- Sets ------------------------------------------------------------------------------------------------------------


def members(scope: Scope, group: syntax.Group) -> list[Any]:
    """All that belong to a set now: seats, places or things."""
    return chosen_from(scope, group.noun, group.phrases)


def chosen_from(scope: Scope, noun: syntax.Noun, phrases: tuple[Phrase, ...], reserve: bool = False) -> list[Any]:
    """All of a kind, as far as the phrases go; pieces in reserve only count if they are asked for."""
    kind = words(scope).nouns[noun.word.text]
    found: list[Any]
    if kind.kind in ("seat", "place"):
        found = list(_seats_or_places(scope, kind, noun))
    else:
        found = list(_things(scope, kind, noun, phrases, reserve))
    name = next((phrase.word.text for phrase in phrases if phrase.keyword == "as"), "")
    for phrase in phrases:
        if phrase.keyword in ("most", "least") and found:
            rated = [int(_attribute(scope, _one(each), phrase.word.text)) for each in found]
            best = max(rated) if phrase.keyword == "most" else min(rated)
            found = [each for each, rate in zip(found, rated, strict=True) if rate == best]
        elif phrase.keyword == "where":
            found = [each for each in found if holds(scope.bound(name, _one(each)), phrase.value)]
    return found


def _one(each: Any) -> Value:
    return [each] if isinstance(each, Thing) else each


def _seats_or_places(scope: Scope, kind: Kind, noun: syntax.Noun) -> Iterator[str]:
    lexicon = words(scope).book.lexicon
    group = lexicon.groups.get(kind.id)
    table = scope.table
    everyone = (
        table.clockwise_from(scope.actor if scope.actor in table.players else scope.you)
        if kind.kind == "seat"
        else lexicon.places_of(kind.sort)
    )
    if group is None:
        fact = lexicon.facts.get(kind.id)
        named = getattr(table, fact.attribute) if fact is not None else kind.id
        listed = named if isinstance(named, list) else [named]
        found = [each for each in listed if each is not None]
    elif group.computed:
        computed = set(hooks(table).groups[kind.id](table))
        found = [each for each in everyone if each in computed]
    else:
        found = [each for each in everyone if not group.members or each in group.members]
    me = scope.actor if kind.kind == "seat" else ""
    yield from (each for each in found if not (noun.other and each == me))


def _things(scope: Scope, kind: Kind, noun: syntax.Noun, phrases: tuple[Phrase, ...], reserve: bool) -> Iterator[Thing]:
    seat = value(scope, noun.of) if noun.of is not None else None
    for spot in _spots(scope, kind, phrases, reserve):
        for key, count in sorted(_visible(contents(scope, spot)).items()):
            if _fits(scope, key, kind, seat):
                yield from [Thing(key, spot)] * count


def _visible(there: Contents) -> dict[str, int]:
    """What lies there, but for a deck, in which nothing can be picked."""
    return {} if isinstance(there, Deck) else pieces_in(there)


def _fits(scope: Scope, key: str, kind: Kind, seat: Any) -> bool:
    """Is it such a piece, and the seat's own if one is named?"""
    book = words(scope).book
    piece = book.pieces[kind_of(key)]
    group = book.lexicon.groups.get(kind.id)
    if kind.kind == "card":
        right = piece.sort == CARD and (not kind.sort or piece.kind == kind.sort)
        right = right and (group is None or not group.members or piece.kind in group.members)
    elif group is not None:
        right = not group.members or piece.word.id in group.members
    else:
        right = piece.word.id == kind.id
    return right and (seat is None or not piece.owned or owner_of(key, scope.table.players) == seat)


def _spots(scope: Scope, kind: Kind, phrases: tuple[Phrase, ...], reserve: bool) -> Iterator[Spot]:
    """Where such things are looked for: where the phrases say, else wherever they are in play."""
    said = {phrase.keyword: phrase.value for phrase in phrases}
    if "from" in said:
        yield from _from(scope, value(scope, said["from"]), kind)
    elif "at" in said:
        yield from _from(scope, value(scope, said["at"]), kind)
    elif kind.kind == "card":
        yield Spot(_card_zone(scope, kind), scope.actor if scope.actor in scope.table.players else scope.you)
    else:
        yield from _everywhere(scope, kind, reserve)


def _from(scope: Scope, found: Value, kind: Kind) -> Iterator[Spot]:
    if isinstance(found, Spot):
        yield found
    elif found in scope.table.players:
        yield from (Spot(id_, found) for id_, zone in _zones(scope, kind) if zone.per == "seat")
    elif found in words(scope).book.lexicon.places:
        sort = words(scope).book.lexicon.places[found].of
        yield from [Spot(id_, found) for id_, zone in _zones(scope, kind) if zone.per == sort][:1]


def _card_zone(scope: Scope, kind: Kind) -> str:
    """The zone of a seat in which cards of the kind are kept."""
    cards = words(scope).book.lexicon.cards
    kinds = [cards[kind.sort]] if kind.sort in cards else list(cards.values())
    return next((each.kept for each in kinds if each.kept), "hand")


def _zones(scope: Scope, kind: Kind) -> Iterator[tuple[str, Zone]]:
    """The zones that can hold such things."""
    book = words(scope).book
    group = book.lexicon.groups.get(kind.id)
    ids = group.members if group is not None and group.members else (kind.id,)
    for id_, zone in book.lexicon.zones.items():
        if kind.kind == "card":
            fits = any(held == CARD or held in book.lexicon.cards for held in zone.holds)
        else:
            fits = any(each in book.lexicon.pieces and book.lexicon.pieces[each].fits(zone) for each in ids)
        if fits:
            yield id_, zone


def _everywhere(scope: Scope, kind: Kind, reserve: bool) -> Iterator[Spot]:
    book = words(scope).book
    group = book.lexicon.groups.get(kind.id)
    ids = group.members if group is not None and group.members else (kind.id,)
    aside = {zone for id_ in ids if id_ in book.lexicon.pieces for zone in book.lexicon.pieces[id_].reserve}
    for id_, zone in _zones(scope, kind):
        if (id_ in aside) == reserve:
            yield from (Spot(id_, holder) for holder in holders(zone, book.lexicon, scope.table.players))


# ---- Tests -----------------------------------------------------------------------------------------------------------


def holds(scope: Scope, tests: Any) -> bool:
    """Whether a test holds now."""
    match tests:
        case None:
            return True
        case Tests():
            joint = any if tests.joint == "or" else all
            return joint(holds(scope, test) for test in tests.tests)
        case syntax.Exists():
            return bool(members(scope, tests.group)) == (tests.word.text == "some")
        case syntax.Compare():
            return _compares(scope, tests)
    raise TypeError(f"no test: {tests}")


def _compares(scope: Scope, test: syntax.Compare) -> bool:
    how = test.comparison.text
    if how in ("is", "is not"):
        return _is(scope, value(scope, test.left), test.right) == (how == "is")
    left, right = number(scope, test.left), number(scope, test.right)
    return {"=": left == right, "<": left < right, ">": left > right, "<=": left <= right, ">=": left >= right}[how]


def _is(scope: Scope, left: Value, right: Any) -> bool:
    """Is the one the other: the same, of the kind, or marked with the label?"""
    other = value(scope, right)
    if isinstance(left, list) and left and isinstance(left[0], Thing):
        return all(_thing_is(scope, thing.key, right, other) for thing in left)
    if isinstance(right, syntax.Noun):
        kind = words(scope).nouns[right.word.text]
        if kind.kind == "label":
            return bool(_labelled(scope, left, kind.id))
        if kind.kind in ("piece", "card") and isinstance(left, str):
            return _thing_is(scope, left, right, other)
        if kind.id in words(scope).book.lexicon.groups:
            return left in chosen_from(scope, right, ())
    if isinstance(other, list) and other and isinstance(other[0], Thing):
        return left in [kind_of(thing.key) for thing in other]
    return bool(left == other)


def _thing_is(scope: Scope, key: str, right: Any, other: Value) -> bool:
    book = words(scope).book
    if isinstance(other, list):
        return any(kind_of(thing.key) == kind_of(key) for thing in other)
    if isinstance(right, syntax.Noun):
        kind = words(scope).nouns[right.word.text]
        if kind.kind == "label":
            return kind.id in marks_of(key) or (
                kind_of(key) in book.cards and kind.id in book.cards[kind_of(key)].labels
            )
        return _fits(scope, key, kind, None)
    return bool(kind_of(key) == other)


def _labelled(scope: Scope, left: Value, label: str) -> bool:
    known = hooks(scope.table).attributes.get("labels")
    return bool(left == label or (known is not None and label in known(scope.table, left)))
