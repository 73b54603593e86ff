"""One small function for each verb of the card language: what it does at the table.

Each takes the scope and the act, moves things, and returns how many it moved; `perform` tells everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cultrules.kernel.decks import Deck
from cultrules.kernel.procedures import Procedure, ask, draw
from cultrules.kernel.questions import Order
from cultrules.kernel.tables import count_of, kind_of, owned, owner_of, put, seen_by, take
from cultrules.language import syntax
from cultrules.language.syntax import Act
from cultrules.spec.lexicon import CARD, Event

from .choosing import pick, spot_named, wanted
from .events import happen
from .scopes import Done, Scope, Spot, Thing, hooks, words
from .values import chosen_from, contents, number, spot_of, value


def parts(scope: Scope, act: Act) -> tuple[Any, Any]:
    """The amount and the thing of an act; either may be missing."""
    if len(act.operands) == 2:
        return act.operands
    if not act.operands:
        return None, None
    only = act.operands[0]
    if isinstance(only, syntax.Noun | syntax.Named):
        return None, only
    if isinstance(only, syntax.Chain):
        found = value(scope, only)
        return (only, None) if isinstance(found, int) else (None, only)
    return only, None


def candidates(scope: Scope, act: Act, thing: Any, *, reserve: bool = False) -> list[Any]:
    """What an act can be about now."""
    if thing is None:
        thing = syntax.Noun(syntax.Word(_any_card(scope)))
    if isinstance(thing, syntax.Noun):
        return chosen_from(scope, thing, act.phrases, reserve)
    found = value(scope, thing)
    return found if isinstance(found, list) else [found]


def _any_card(scope: Scope) -> str:
    """The word for cards of every kind."""
    groups = words(scope).book.lexicon.groups.values()
    return next(group.word.en for group in groups if group.of == CARD and not group.members)


def picked(scope: Scope, act: Act, *, reserve: bool = False) -> Procedure[tuple[int, list[Any]]]:
    """How many an act wants, and those that the one who acts picks for it."""
    amount, thing = parts(scope, act)
    if thing is not None and not isinstance(thing, syntax.Noun):
        named = candidates(scope, act, thing)
        there = [each for each in named if not isinstance(each, Thing) or lies_there(scope, each)]
        return len(named), there
    alike = (
        isinstance(thing, syntax.Noun) and words(scope).nouns[thing.word.text].id in words(scope).book.lexicon.pieces
    )
    found = yield from pick(scope, lambda: candidates(scope, act, thing, reserve=reserve), amount, alike=alike)
    return wanted(scope, amount, len(candidates(scope, act, thing, reserve=reserve))), found


def lies_there(scope: Scope, thing: Thing) -> bool:
    """Is it still where it was?"""
    there = contents(scope, thing.spot)
    return not isinstance(there, Deck) and count_of(there, thing.key) > 0


def relocate(scope: Scope, act: Act, thing: Thing, to: Spot | None) -> Procedure[Thing | None]:
    """Moves one thing, with all that this sets off; to nowhere, if the supply never runs out."""

    def leave_and_arrive() -> Thing:
        if thing.spot.zone:
            source = contents(scope, thing.spot)
            assert not isinstance(source, Deck)
            take(thing.key, source)
            scope.tally.gone |= (thing.key, thing.spot) == (scope.card, scope.spot)
        return _arrive(scope, thing.key, to)

    event = caused(scope, act.verb.text, thing.key)
    if event is None:
        return leave_and_arrive()
    fields = _fields(scope, event, thing.key, [spot for spot in (to, thing.spot) if spot is not None])
    return (yield from happen(scope.table, event.word.id, leave_and_arrive, fields, scope.replaced))


def caused(scope: Scope, verb: str, key: str) -> Event | None:
    """The event that a verb brings about with such a piece, if anybody waits for it or hears of it."""
    book = words(scope).book
    piece = book.pieces[kind_of(key)]
    names = {piece.word.id, piece.sort, piece.kind}
    for event in book.lexicon.events.values():
        if verb in event.verbs and (not event.pieces or names & {*event.pieces}):
            return event
    return None


def _fields(scope: Scope, event: Event, key: str, spots: list[Spot]) -> dict[str, Any]:
    """What the event tells: whose it is, the piece, and where it came to or from."""
    places = [spot.holder for spot in spots if spot.holder in words(scope).book.lexicon.places]
    owners = [spot.holder for spot in spots if spot.holder in scope.table.players]
    found: dict[str, Any] = {}
    for name, type_ in event.fields.items():
        if type_ == "seat":
            found[name] = next(iter(owners), scope.actor)
        elif type_ == "number":
            found[name] = 1
        elif type_ in ("piece", "card"):
            found[name] = kind_of(key)
        elif type_ == "label":
            found[name] = BY_CARD
        elif places:
            found[name] = places[0]
    return found


BY_CARD = "card-effect"
"""The label of what a card brought about."""


def _arrive(scope: Scope, key: str, to: Spot | None) -> Thing:
    if to is None:
        return Thing(key, Spot(""))
    target = contents(scope, to)
    if isinstance(target, Deck):
        (target.put_at_bottom if to.bottom else target.put_on_top)(key)
    else:
        put(key, target)
    return Thing(key, to)


def home_of(scope: Scope, key: str) -> Spot | None:
    """Where a piece goes when it leaves play: the first zone of its reserve, or nowhere if it never runs out."""
    book = words(scope).book
    piece = book.pieces[kind_of(key)]
    if not piece.reserve or book.existing(kind_of(key), len(scope.table.players)) is None:
        return None
    zone = book.lexicon.zones[piece.reserve[0]]
    if zone.per == "seat":
        return Spot(piece.reserve[0], owner_of(key, scope.table.players) or scope.actor)
    return Spot(piece.reserve[0])


def kept_by(scope: Scope, key: str, seat: str) -> Spot:
    """Where a seat keeps such a piece."""
    return Spot(words(scope).book.pieces[kind_of(key)].kept, seat)


def target(scope: Scope, act: Act, keyword: str, key: str) -> Spot | None:
    """The spot that a phrase names for a piece, if the phrase is there."""
    phrase = act.phrase(keyword)
    return None if phrase is None else spot_named(scope, value(scope, phrase.value), key)


# ---- The verbs -------------------------------------------------------------------------------------------------------


def choose(scope: Scope, act: Act) -> Procedure[Done]:
    """Picks and names; nothing moves."""
    asked, found = yield from picked(scope, act)
    single = len(found) == 1 and isinstance(found[0], str)
    return asked, len(found), found[0] if single else found


def gain(scope: Scope, act: Act) -> Procedure[Done]:
    """Out of the supply, as many as there are."""
    amount, thing = parts(scope, act)
    key = _key(scope, thing, act)
    asked = wanted(scope, amount, 0)
    there = _supply(scope, key)
    gained: list[Thing] = []
    for _ in range(asked):
        source = next((spot for spot in there if count_of(contents(scope, spot), key)), None)
        if there and source is None:
            break
        to = target(scope, act, "to", key) or target(scope, act, "at", key) or kept_by(scope, key, scope.actor)
        came = yield from relocate(scope, act, Thing(key, source or Spot("")), to)
        gained += [came] if came is not None else []
    return asked, len(gained), gained


def _key(scope: Scope, thing: Any, act: Act) -> str:
    """The key of a piece that a noun names, with its owner and the mark that the act gives it."""
    kind = words(scope).nouns[thing.word.text]
    id_ = kind.id or _only_card(scope, kind.sort)
    owner = str(value(scope, thing.of)) if thing.of is not None else scope.actor
    key = owned(id_, owner) if words(scope).book.pieces[id_].owned else id_
    mark = act.phrase("with")
    if mark is not None:
        key = "+".join([id_, *sorted([*key.split("+")[1:], f"{mark.word.text}={number(scope, mark.value)}"])])
    return key


def _only_card(scope: Scope, kind: str) -> str:
    """The card of a kind that has only one, such as a Disorganization card."""
    return next(id_ for id_, card in words(scope).book.cards.items() if card.kind == kind)


def _supply(scope: Scope, key: str) -> list[Spot]:
    """Where such pieces are in reserve; nothing if they never run out."""
    home = home_of(scope, key)
    return [home] if home is not None else []


def add(scope: Scope, act: Act) -> Procedure[Done]:
    """Out of the supply, or things named before, to a zone."""
    _, thing = parts(scope, act)
    if isinstance(thing, syntax.Noun) and act.phrase("from") is None:
        return (yield from gain(scope, act))
    return (yield from _moved(scope, act, "to"))


def lose(scope: Scope, act: Act) -> Procedure[Done]:
    """Back to the supply, as many as there are."""
    return (yield from _returned(scope, act, own=True))


def _returned(scope: Scope, act: Act, *, own: bool) -> Procedure[Done]:
    _, thing = parts(scope, act)
    if own and isinstance(thing, syntax.Noun) and act.phrase("from") is None and act.phrase("at") is None:
        kept = _kept(scope, thing)
        if kept:
            here = syntax.Phrase("from", thing.word, syntax.Noun(syntax.Word(_zone_word(scope, kept))))
            act = Act(act.verb, act.operands, (*act.phrases, here))
    asked, found = yield from picked(scope, act)
    for each in found:
        to = target(scope, act, "to", each.key)
        yield from relocate(scope, act, each, to if to is not None else home_of(scope, each.key))
    return asked, len(found), found


def _kept(scope: Scope, noun: syntax.Noun) -> str:
    """The zone in which a seat keeps such things; empty if it keeps none."""
    book = words(scope).book
    kind = words(scope).nouns[noun.word.text]
    group = book.lexicon.groups.get(kind.id)
    id_ = group.members[0] if group is not None and group.members else kind.id
    return book.pieces[id_].kept if id_ in book.pieces else ""


def _zone_word(scope: Scope, zone: str) -> str:
    return words(scope).book.lexicon.zones[zone].word.en


def return_(scope: Scope, act: Act) -> Procedure[Done]:
    """From the table back to where such things are kept."""
    return (yield from _returned(scope, act, own=False))


def destroy(scope: Scope, act: Act) -> Procedure[Done]:
    """Out of the game: cards to the box, if the game has one."""
    asked, found = yield from picked(scope, act)
    box = Spot("box") if "box" in words(scope).book.lexicon.zones else None
    for each in found:
        yield from relocate(scope, act, each, box if _is_card(scope, each.key) else home_of(scope, each.key))
    return asked, len(found), found


def _is_card(scope: Scope, key: str) -> bool:
    return words(scope).book.pieces[kind_of(key)].sort == CARD


def discard(scope: Scope, act: Act) -> Procedure[Done]:
    """To the discard pile of their kind."""
    asked, found = yield from picked(scope, act)
    for each in found:
        to = target(scope, act, "to", each.key)
        if to is None:
            pile = words(scope).book.lexicon.cards[words(scope).book.cards[kind_of(each.key)].kind].discard
            to = spot_of(scope, pile)
        yield from relocate(scope, act, each, to)
    return asked, len(found), found


def place(scope: Scope, act: Act) -> Procedure[Done]:
    """From stock to a place."""
    return (yield from _moved(scope, act, "at", reserve=act.phrase("from") is None))


def _moved(scope: Scope, act: Act, keyword: str, *, reserve: bool = False) -> Procedure[Done]:
    named = act.phrase(keyword)
    rest = tuple(phrase for phrase in act.phrases if phrase.keyword != "at") if keyword == "at" else act.phrases
    asked, found = yield from picked(scope, Act(act.verb, _owned_operands(scope, act), rest), reserve=reserve)
    moved: list[Thing] = []
    for each in found:
        to = None if named is None else spot_named(scope, value(scope, named.value), each.key)
        came = yield from relocate(scope, act, each, to)
        moved += [came] if came is not None else []
    return asked, len(moved), moved


def _owned_operands(scope: Scope, act: Act) -> tuple[Any, ...]:
    """The operands of an act with `of` the one who acts, where pieces have owners and none is named."""
    operands = list(act.operands)
    last = operands[-1]
    if isinstance(last, syntax.Noun) and last.of is None and act.verb.text in ("place", "sacrifice"):
        seat = syntax.Chain(syntax.Word("you" if scope.actor == scope.you else ACTOR))
        operands[-1] = syntax.Noun(last.word, seat, last.other)
    return tuple(operands)


ACTOR = "the one who acts"
"""A name that no card can write: the seat that acts."""


def move(scope: Scope, act: Act) -> Procedure[Done]:
    """To another place."""
    return (yield from _moved(scope, act, "to"))


def sacrifice(scope: Scope, act: Act) -> Procedure[Done]:
    """Own things back to the supply."""
    return (yield from _returned(scope, Act(act.verb, _owned_operands(scope, act), act.phrases), own=True))


def give(scope: Scope, act: Act) -> Procedure[Done]:
    """To another seat."""
    return (yield from _moved(scope, act, "to"))


def take_(scope: Scope, act: Act) -> Procedure[Done]:
    """From somebody else, or a zone, to the one who acts."""
    asked, found = yield from picked(scope, act)
    taken: list[Thing] = []
    for each in found:
        to = target(scope, act, "to", each.key) or kept_by(scope, each.key, scope.actor)
        came = yield from relocate(scope, act, each, to)
        taken += [came] if came is not None else []
    return asked, len(taken), taken


def draw_(scope: Scope, act: Act) -> Procedure[Done]:
    """From a deck to the hand, as many as there are."""
    amount, _ = parts(scope, act)
    asked = wanted(scope, amount, 0)
    named = act.phrase("from")
    drawn: list[Thing] = []
    for _ in range(asked):
        spot = value(scope, named.value) if named else _deck(scope)
        deck = contents(scope, spot)
        if not isinstance(deck, Deck) or not len(deck):
            break
        key = kind_of((yield from draw("draw-card", lambda deck=deck: deck, bottom=spot.bottom)))  # type: ignore[misc]
        drawn.append(_arrive(scope, key, target(scope, act, "to", key) or kept_by(scope, key, scope.actor)))
    return asked, len(drawn), drawn


def _deck(scope: Scope) -> Spot:
    """The deck of the one who acts."""
    zones = words(scope).book.lexicon.zones.items()
    return spot_of(scope, next(id_ for id_, zone in zones if zone.shape == "deck"))


def reveal(scope: Scope, act: Act) -> Procedure[Done]:
    """Shows cards of a deck, one after the other; they stay on top."""
    amount, thing = parts(scope, act)
    named = act.phrase("from")
    if named is None:
        found = candidates(scope, act, thing)
        return len(found), len(found), found
    spot = value(scope, named.value)
    deck = contents(scope, spot)
    if not isinstance(deck, Deck):
        asked, things = yield from picked(scope, act)
        return asked, len(things), things
    asked = wanted(scope, amount, 0)
    shown: list[str] = []
    for _ in range(min(asked, len(deck))):
        shown.append((yield from draw("draw-card", lambda: deck)))
    for key in reversed(shown):
        deck.put_on_top(key)
    return asked, len(shown), [Thing(kind_of(key), spot) for key in shown]


def look(scope: Scope, act: Act) -> Procedure[Done]:
    """The one who acts sees cards of a deck, and nobody else; they stay on top."""
    amount, _ = parts(scope, act)
    named = act.phrase("from")
    assert named is not None
    spot = value(scope, named.value)
    deck = contents(scope, spot)
    if not isinstance(deck, Deck):
        return 0, 0, candidates(scope, act, None)
    asked = wanted(scope, amount, 0)
    seen: list[str] = []
    for _ in range(min(asked, len(deck))):
        seen.append((yield from draw("draw-card", lambda: deck)))
    for key in reversed(seen):
        deck.put_on_top(_seen(key, scope.actor))
    return asked, len(seen), [Thing(key, spot) for key in seen]


def _seen(key: str, seat: str) -> str:
    """The key of a card whose face the seat knows."""
    kind, *marks = key.split("+")
    return "+".join([kind, *sorted({*marks, seen_by(seat)})])


def arrange(scope: Scope, act: Act) -> Procedure[Done]:
    """The one who acts lays cards of a deck back in any order."""
    asked, number_seen, seen = yield from look(scope, act)
    if number_seen > 1:
        deck = contents(scope, seen[0].spot)
        assert isinstance(deck, Deck)
        keys = tuple(kind_of(thing.key) for thing in seen)
        order = yield from ask(lambda: Order("order-cards", scope.actor, keys))
        for _ in keys:
            deck.remove_top(next(iter(deck.outcomes())))
        for key in reversed(order):
            deck.put_on_top(_seen(key, scope.actor))
    return asked, number_seen, seen


def shuffle(scope: Scope, act: Act) -> Procedure[Done]:
    """Things are mixed into a deck, all of whose cards lose their place."""
    asked, found = yield from picked(scope, act)
    named = act.phrase("to")
    assert named is not None
    deck = contents(scope, value(scope, named.value))
    assert isinstance(deck, Deck)
    for each in found:
        source = contents(scope, each.spot)
        assert not isinstance(source, Deck)
        take(each.key, source)
        deck.put_on_top(kind_of(each.key))
    mixed: dict[str, int] = {}
    for key, count in deck.pieces().items():
        mixed[kind_of(key)] = mixed.get(kind_of(key), 0) + count
    deck.layers, deck.bag = ([mixed] if mixed else []), {}
    return asked, len(found), found


def swap(scope: Scope, act: Act) -> Procedure[Done]:
    """Two things change places."""
    _, thing = parts(scope, act)
    named = act.phrase("for")
    assert named is not None
    ones, others = value(scope, thing), value(scope, named.value)
    if not ones or not others:
        return 1, 0, None
    yield from relocate(scope, act, ones[0], others[0].spot)
    yield from relocate(scope, act, others[0], ones[0].spot)
    return 1, 1, None


def raise_(scope: Scope, act: Act) -> Procedure[Done]:
    """The number that a thing carries grows."""
    return (yield from _changed(scope, act, 1))


def lower(scope: Scope, act: Act) -> Procedure[Done]:
    """The number that a thing carries falls."""
    return (yield from _changed(scope, act, -1))


def _changed(scope: Scope, act: Act, sign: int) -> Procedure[Done]:
    """A mark with a number becomes another, within the bounds of the mark."""
    yield from ()
    _, thing = parts(scope, act)
    by = act.phrase("by")
    assert by is not None
    asked, done = number(scope, by.value), 0
    for each in candidates(scope, act, thing):
        kind, *marks = each.key.split("+")
        changed = []
        for mark in marks:
            name, _, figure = mark.partition("=")
            entry = words(scope).book.lexicon.marks.get(name)
            if entry is not None and entry.values:
                least, most = (scope.table.number(datum) for datum in entry.values)
                after = min(max(int(figure) + sign * asked, least), most)
                done = abs(after - int(figure))
                mark = f"{name}={after}"  # noqa: PLW2901
            changed.append(mark)
        source = contents(scope, each.spot)
        assert not isinstance(source, Deck)
        take(each.key, source)
        put("+".join([kind, *sorted(changed)]), source)
    return asked, done, None


def pay(scope: Scope, act: Act) -> Procedure[Done]:
    """All of it, or nothing."""
    amount, thing = parts(scope, act)
    asked = wanted(scope, amount, 0)
    if not can_lose(scope, act, thing, asked):
        return asked, 0, None
    return (yield from lose(scope, act))


def can_lose(scope: Scope, act: Act, thing: Any, asked: int) -> bool:
    """Has the one who acts so many of it?"""
    if isinstance(thing, syntax.Noun) and act.phrase("from") is None and act.phrase("at") is None:
        kept = _kept(scope, thing)
        if kept:
            here = syntax.Phrase("from", thing.word, syntax.Noun(syntax.Word(_zone_word(scope, kept))))
            return len(chosen_from(scope, thing, (*act.phrases, here))) >= asked
    return len(candidates(scope, act, thing)) >= asked


def flip(scope: Scope, act: Act) -> Procedure[Done]:
    """A piece becomes the one on its other side."""
    asked, found = yield from picked(scope, act)
    named = act.phrase("to")
    assert named is not None
    for each in found:
        source = contents(scope, each.spot)
        assert not isinstance(source, Deck)
        take(each.key, source)
        owner = owner_of(each.key, scope.table.players)
        other = str(value(scope, named.value))
        put(owned(other, owner) if owner else other, source)
    return asked, len(found), found


def advance(scope: Scope, act: Act) -> Procedure[Done]:
    """A track goes on."""
    return (yield from _stepped(scope, act, 1))


def retreat(scope: Scope, act: Act) -> Procedure[Done]:
    """A track goes back, but not behind its start."""
    return (yield from _stepped(scope, act, -1))


def _stepped(scope: Scope, act: Act, sign: int) -> Procedure[Done]:
    """A track goes up or down, but not below zero."""
    yield from ()
    _, thing = parts(scope, act)
    by = act.phrase("by")
    assert by is not None
    asked = number(scope, by.value)
    track = words(scope).nouns[thing.word.text].id.replace("-", "_")
    before: int = getattr(scope.table, track)
    after = max(0, before + sign * asked)
    setattr(scope.table, track, after)
    return asked, abs(after - before), None


def do(scope: Scope, act: Act) -> Procedure[Done]:
    """A procedure of the game."""
    yield from ()
    _, thing = parts(scope, act)
    given = {phrase.keyword.replace("for", "seat"): value(scope, phrase.value) for phrase in act.phrases}
    yield from hooks(scope.table).procedures[words(scope).nouns[thing.word.text].id](scope.table, **given)
    return 1, 1, None


VERBS: dict[str, Callable[[Scope, Act], Procedure[Done]]] = {
    "add": add,
    "advance": advance,
    "arrange": arrange,
    "choose": choose,
    "destroy": destroy,
    "discard": discard,
    "do": do,
    "draw": draw_,
    "flip": flip,
    "gain": gain,
    "give": give,
    "look": look,
    "lose": lose,
    "lower": lower,
    "move": move,
    "pay": pay,
    "place": place,
    "raise": raise_,
    "retreat": retreat,
    "return": return_,
    "reveal": reveal,
    "sacrifice": sacrifice,
    "shuffle": shuffle,
    "swap": swap,
    "take": take_,
}
"""What each verb does in a game that has no rule of its own for it."""
