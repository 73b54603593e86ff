"""What an act is about, who may give it, and how a thing goes from one spot to another."""

from __future__ import annotations

from typing import Any

from cultrules.kernel.decks import Deck
from cultrules.kernel.procedures import Procedure
from cultrules.kernel.tables import count_of, kind_of, marked, marks_of, owner_of, put, take
from cultrules.language import syntax
from cultrules.language.syntax import Act
from cultrules.spec.lexicon import CARD, Event

from .choosing import pick, spot_named, wanted
from .events import happen
from .scopes import Scope, Spot, Thing, words
from .values import chosen_from, contents, value


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


def how_many(scope: Scope, act: Act) -> int:
    """How many of something an act is about, if it says so or means one."""
    amount, _ = parts(scope, act)
    return wanted(scope, amount, 0)


def said(scope: Scope, act: Act, keyword: str) -> Any:
    """What a phrase of the act stands for; nothing if the act has none."""
    phrase = act.phrase(keyword)
    return value(scope, phrase.value) if phrase is not None else None


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
    act = of_actor(scope, act)
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


def of_actor(scope: Scope, act: Act) -> Act:
    """The act, narrowed to what the one who acts has where the verb gives own things away."""
    verb = act.verb.text
    if verb == "place":
        rest = tuple(phrase for phrase in act.phrases if phrase.keyword != "at")
        return Act(act.verb, _owned_operands(scope, act), rest)
    if verb == "sacrifice":
        act = Act(act.verb, _owned_operands(scope, act), act.phrases)
    return _from_own_zone(scope, act) if verb in ("lose", "pay", "give", "sacrifice") else act


def _owned_operands(scope: Scope, act: Act) -> tuple[Any, ...]:
    """The operands of an act with `of` the one who acts, where pieces have owners and none is named."""
    *before, last = act.operands
    if isinstance(last, syntax.Noun) and last.of is None:
        seat = syntax.Chain(syntax.Word("you" if scope.actor == scope.you else ACTOR))
        last = syntax.Noun(last.word, seat, last.other)
    return *before, last


ACTOR = "the one who acts"
"""A name that no card can write: the seat that acts."""


def _from_own_zone(scope: Scope, act: Act) -> Act:
    """The act with `from` the zone in which a seat keeps such things, if nothing is said of where they are."""
    _, thing = parts(scope, act)
    if not isinstance(thing, syntax.Noun) or act.phrase("from") is not None or act.phrase("at") is not None:
        return act
    kept = _kept(scope, thing)
    if not kept:
        return act
    zone = syntax.Noun(syntax.Word(words(scope).book.lexicon.zones[kept].word.en))
    return Act(act.verb, act.operands, (*act.phrases, syntax.Phrase("from", thing.word, zone)))


def _kept(scope: Scope, noun: syntax.Noun) -> str:
    """The zone in which a seat keeps such things; empty if it keeps none."""
    book = words(scope).book
    kind = words(scope).nouns[noun.word.text]
    group = book.lexicon.groups.get(kind.id)
    id_ = group.members[0] if group is not None and group.members else kind.id
    return book.pieces[id_].kept if id_ in book.pieces else ""


def lies_there(scope: Scope, thing: Thing) -> bool:
    """Is it still where it was? In a deck only cards whose place is known lie anywhere; what is played lies nowhere."""
    if not thing.spot.zone:
        return False
    there = contents(scope, thing.spot)
    if isinstance(there, Deck):
        return any(kind_of(key) == thing.key for layer in there.layers if isinstance(layer, list) for key in layer)
    return count_of(there, thing.key) > 0


def leave(scope: Scope, thing: Thing) -> None:
    """Takes a thing from where it lies; in a pile or a deck the topmost of its kind."""
    there = contents(scope, thing.spot)
    if isinstance(there, Deck):
        layer = next(each for each in there.layers if isinstance(each, list) and thing.key in map(kind_of, each))
        del layer[[kind_of(key) for key in layer].index(thing.key)]
        there.layers[:] = [each for each in there.layers if each]
    elif isinstance(there, list):
        del there[len(there) - 1 - there[::-1].index(thing.key)]
    else:
        take(thing.key, there)


def available(scope: Scope, act: Act) -> int:
    """How many there are of what an act is about, as far as the one who acts can give or use them."""
    act = of_actor(scope, act)
    _, thing = parts(scope, act)
    return len(candidates(scope, act, thing, reserve=act.verb.text == "place" and act.phrase("from") is None))


def relocate(scope: Scope, act: Act, thing: Thing, to: Spot | None) -> Procedure[Thing | None]:
    """Moves one thing, with all that this sets off; to nowhere, if the supply never runs out."""

    def leave_and_arrive() -> Thing:
        if thing.spot.zone:
            leave(scope, thing)
            scope.tally.gone |= (thing.key, thing.spot) == (scope.card, scope.spot)
        return arrive(scope, thing.key, to)

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


def arrive(scope: Scope, key: str, to: Spot | None) -> Thing:
    """Lays a thing somewhere: on top of a pile or a deck, or under a deck; to nowhere, it is gone."""
    if to is None:
        return Thing(key, Spot(""))
    key = marked(kind_of(key), *(mark for mark in marks_of(key) if _moves(scope, mark)))
    target = contents(scope, to)
    if isinstance(target, Deck):
        (target.put_at_bottom if to.bottom else target.put_on_top)(key)
    else:
        put(key, target)
    return Thing(key, to)


def _moves(scope: Scope, mark: str) -> bool:
    """Does a piece that is moved keep this mark?"""
    entry = words(scope).book.lexicon.marks.get(mark.partition("=")[0])
    return entry is None or entry.moves


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


def names_of(scope: Scope, act: Act) -> tuple[str, ...]:
    """The names under which a game may have a rule of its own for an act: for the verb and the thing, for the verb."""
    _, thing = parts(scope, act)
    verb = act.verb.text
    if isinstance(thing, syntax.Noun):
        kind = words(scope).nouns[thing.word.text]
        return f"{verb} {kind.id or kind.sort}", verb
    found = value(scope, thing) if isinstance(thing, syntax.Chain) else None
    things = found if isinstance(found, list) else []
    return *(f"{verb} {kind_of(each.key)}" for each in things[:1] if isinstance(each, Thing)), verb
