"""One small function for each verb of the card language: what it does at the table.

Each takes the scope and the act, moves things, and returns how many it wanted, how many it came to, and what the name
after `as` stands for. What exactly each does is told in `spec/language/verbs/`, one page a verb.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from cultrules.kernel.decks import Deck
from cultrules.kernel.procedures import Procedure, ask, draw, roll
from cultrules.kernel.questions import Order
from cultrules.kernel.tables import count_of, kind_of, marked, owned, owner_of, put, seen_by
from cultrules.language import syntax
from cultrules.language.syntax import Act
from cultrules.spec.lexicon import CARD

from .acts import arrive, available, home_of, how_many, kept_by, leave, parts, picked, relocate, said, target
from .choosing import pick, spot_named, wanted
from .scopes import Done, Scope, Spot, Thing, hooks, words
from .values import chosen_from, contents, number, spot_of, value


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
    """Back to the supply, or to the zone named, as many as there are."""
    asked, found = yield from picked(scope, act)
    for each in found:
        to = target(scope, act, "to", each.key)
        yield from relocate(scope, act, each, to if to is not None else home_of(scope, each.key))
    return asked, len(found), found


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
            to = replace(spot_of(scope, pile), bottom=words(scope).book.lexicon.zones[pile].shape == "deck")
        yield from relocate(scope, act, each, to)
    return asked, len(found), found


def place(scope: Scope, act: Act) -> Procedure[Done]:
    """From stock to a place."""
    return (yield from _moved(scope, act, "at", reserve=act.phrase("from") is None))


def _moved(scope: Scope, act: Act, keyword: str, *, reserve: bool = False) -> Procedure[Done]:
    """Things go where a phrase says."""
    named = act.phrase(keyword)
    assert named is not None
    asked, found = yield from picked(scope, act, reserve=reserve)
    moved: list[Thing] = []
    for each in found:
        came = yield from relocate(scope, act, each, spot_named(scope, value(scope, named.value), each.key))
        moved += [came] if came is not None else []
    return asked, len(moved), moved


def move(scope: Scope, act: Act) -> Procedure[Done]:
    """To another place, or step by step toward the nearest of some places."""
    if act.phrase("toward") is None:
        return (yield from _moved(scope, act, "to"))
    asked, found = yield from picked(scope, act)
    walked: list[Thing] = []
    for each in found:
        walked.append((yield from _walked(scope, act, each)))
    return asked, sum(before != after for before, after in zip(found, walked, strict=True)), walked


def _walked(scope: Scope, act: Act, thing: Thing) -> Procedure[Thing]:
    """Where a thing comes to: each step brings it nearer, and where several do, the one who acts chooses."""
    toward, by = act.phrase("toward"), act.phrase("by")
    nearer = hooks(scope.table).nearer
    assert toward is not None
    assert isinstance(toward.value, syntax.Noun)
    assert nearer is not None
    for _ in range(number(scope, by.value) if by is not None else 1):
        here = thing.spot.holder
        goals = chosen_from(scope, toward.value, ())
        steps = [] if here in goals else list(nearer(scope.table, here, goals))
        if not steps:
            break
        (step,) = yield from pick(scope, lambda steps=steps: steps, None)  # type: ignore[misc]
        came = yield from relocate(scope, act, thing, Spot(thing.spot.zone, step))
        if came is None:
            break
        thing = came
    return thing


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
    asked, named = how_many(scope, act), act.phrase("from")
    drawn: list[Thing] = []
    for _ in range(asked):
        spot = value(scope, named.value) if named else _deck(scope)
        deck = contents(scope, spot)
        if not isinstance(deck, Deck) or not len(deck):
            break
        key = kind_of((yield from draw("draw-card", lambda deck=deck: deck, bottom=spot.bottom)))  # type: ignore[misc]
        drawn.append(arrive(scope, key, target(scope, act, "to", key) or kept_by(scope, key, scope.actor)))
    return asked, len(drawn), drawn


def _deck(scope: Scope) -> Spot:
    """The deck of the one who acts."""
    zones = words(scope).book.lexicon.zones.items()
    return spot_of(scope, next(id_ for id_, zone in zones if zone.shape == "deck"))


def reveal(scope: Scope, act: Act) -> Procedure[Done]:
    """Everybody sees cards: the top ones of a deck, or those picked; they stay where they are."""
    deck = _deck_named(scope, act)
    if deck is None:
        asked, found = yield from picked(scope, act)
        return asked, len(found), found
    asked, shown = yield from _uncovered(scope, act, deck)
    for key in reversed(shown):
        deck.put_on_top(_seen(key, *scope.table.players))
    return asked, len(shown), _on_deck(scope, act, shown)


def look(scope: Scope, act: Act) -> Procedure[Done]:
    """The one who acts, and nobody else, sees cards; they stay where they are."""
    deck = _deck_named(scope, act)
    if deck is None:
        asked, found = yield from picked(scope, act)
        return asked, len(found), found
    asked, seen = yield from _uncovered(scope, act, deck)
    for key in reversed(seen):
        deck.put_on_top(_seen(key, scope.actor))
    return asked, len(seen), _on_deck(scope, act, seen)


def _deck_named(scope: Scope, act: Act) -> Deck | None:
    """The deck that stands after `from`, if it is one."""
    spot = said(scope, act, "from")
    there = contents(scope, spot) if isinstance(spot, Spot) else None
    return there if isinstance(there, Deck) else None


def _uncovered(scope: Scope, act: Act, deck: Deck) -> Procedure[tuple[int, list[str]]]:
    """How many cards an act wants of a deck, and the top ones, which are taken off for a moment."""
    amount, _ = parts(scope, act)
    asked = wanted(scope, amount, len(deck))
    found: list[str] = []
    for _ in range(min(asked, len(deck))):
        found.append((yield from draw("draw-card", lambda: deck)))
    return asked, found


def _on_deck(scope: Scope, act: Act, keys: list[str]) -> list[Thing]:
    return [Thing(kind_of(key), said(scope, act, "from")) for key in keys]


def _seen(key: str, *seats: str) -> str:
    """The key of a card whose face these seats know."""
    kind, *marks = key.split("+")
    return "+".join([kind, *sorted({*marks, *map(seen_by, seats)})])


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


def swap(scope: Scope, act: Act) -> Procedure[Done]:
    """Two things change places."""
    named = act.phrase("for")
    assert named is not None
    _, ones = yield from picked(scope, Act(act.verb, act.operands))
    _, others = yield from picked(scope, Act(act.verb, (named.value,)))  # type: ignore[arg-type]
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
    """The number of each thing becomes another, within the bounds of the mark."""
    _, found = yield from picked(scope, act)
    asked, done = int(said(scope, act, "by")), 0
    for each in found:
        key, change = _with_number(scope, each.key, sign * asked)
        leave(scope, each)
        arrive(scope, key, each.spot)
        done += change
    return asked * len(found), done, None


def _with_number(scope: Scope, key: str, change: int) -> tuple[str, int]:
    """The key with the number in its mark changed so much, as far as the mark goes; and how far it went."""
    kind, *marks = key.split("+")
    for at, mark in enumerate(marks):
        name, _, figure = mark.partition("=")
        entry = words(scope).book.lexicon.marks.get(name)
        if entry is not None and entry.values:
            least, most = (scope.table.number(datum) for datum in entry.values)
            after = min(max(int(figure) + change, least), most)
            marks[at] = f"{name}={after}"
            return "+".join([kind, *sorted(marks)]), abs(after - int(figure))
    return key, 0


def pay(scope: Scope, act: Act) -> Procedure[Done]:
    """All of it, or nothing."""
    asked = how_many(scope, act)
    return (yield from lose(scope, act)) if available(scope, act) >= asked else (asked, 0, None)


def flip(scope: Scope, act: Act) -> Procedure[Done]:
    """A piece becomes the one on its other side, or the one named."""
    asked, found = yield from picked(scope, act)
    named = act.phrase("to")
    flipped: list[Thing] = []
    for each in found:
        other = _other_side(scope, each.key) if named is None else str(value(scope, named.value))
        leave(scope, each)
        if other in words(scope).book.lexicon.marks:
            put(marked(each.key, other), contents(scope, each.spot))  # type: ignore[arg-type]  # nobody flips in a deck
            flipped.append(Thing(marked(each.key, other), each.spot))
            continue
        owner = owner_of(each.key, scope.table.players)
        flipped.append(arrive(scope, owned(other, owner) if owner else other, each.spot))
    return asked, len(flipped), flipped


def _other_side(scope: Scope, key: str) -> str:
    """The other piece of the same sort; of a sort of more than two the card says which."""
    pieces = words(scope).book.pieces
    kind = kind_of(key)
    (other,) = (id_ for id_, piece in pieces.items() if piece.sort == pieces[kind].sort and id_ != kind)
    return other


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
    asked = int(said(scope, act, "by"))
    track = words(scope).nouns[thing.word.text].id.replace("-", "_")
    before: int = getattr(scope.table, track)
    after = max(0, before + sign * asked)
    setattr(scope.table, track, after)
    return asked, abs(after - before), None


def reroll(scope: Scope, act: Act) -> Procedure[Done]:
    """Some of the dice that lie on the table are rolled again; the one who acts picks them."""
    amount, thing = parts(scope, act)
    book = words(scope).book
    die = words(scope).nouns[thing.word.text].id
    weights = dict(book.counts(book.lexicon.dice[die].faces))
    zone = hooks(scope.table).dice[die]

    def rolled() -> list[Thing]:
        faces = contents(scope, Spot(zone)).items()  # type: ignore[union-attr]
        return [Thing(face, Spot(zone)) for face, count in sorted(faces) if face in weights for _ in range(count)]

    asked, found = wanted(scope, amount, len(rolled())), (yield from pick(scope, rolled, amount))
    for each in found:
        leave(scope, each)
    for _ in found:
        arrive(scope, (yield from roll("roll-die", lambda: weights)), Spot(zone))
    return asked, len(found), None


def cancel(scope: Scope, act: Act) -> Procedure[Done]:
    """What was about to follow from the event does not; a card in force is discarded."""
    _, thing = parts(scope, act)
    if thing == syntax.Chain(syntax.Word("event")):
        scope.course.cancelled = True
        return 1, 1, None
    return (yield from discard(scope, act))


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
    "cancel": cancel,
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
    "reroll": reroll,
    "retreat": retreat,
    "return": lose,
    "reveal": reveal,
    "sacrifice": lose,
    "swap": swap,
    "take": take_,
}
"""What each verb does in a game that has no rule of its own for it."""
