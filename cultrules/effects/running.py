"""Carries out what a card says, statement by statement, in the same procedure as the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cultrules.kernel.points import change
from cultrules.kernel.procedures import Procedure, ask, roll
from cultrules.kernel.questions import One
from cultrules.kernel.tables import Table
from cultrules.language import syntax
from cultrules.language.syntax import Act, Modifier, Statement
from cultrules.spec.cards import card_id

from . import verbs
from .events import Ready, note_use
from .offers import payable, usable_body
from .scopes import Done, Scope, Spot, Thing, card_of, hooks, words
from .values import holds, members, number, value

USE, DECLINE = "use", "decline"
USED = "card-used"
"""The event by which everybody learns that a card is used, in a game that has it."""


def use(ready: Ready) -> Procedure[None]:
    """A card's ability is used: its costs are paid, then what it says happens; a copy that stays is used up."""
    scope, ability = ready.scope, ready.ability
    if ability.kind == "replacement":
        scope = _replacing(scope, ready.at)
    if USED in words(scope).book.lexicon.events:
        scope.table.announce(USED, seat=scope.you, piece=scope.card)
    if ability.limit is not None:
        note_use(scope.table, scope.card, ready.at, scope.you, words(scope).spans[ability.limit.text])
    yield from run_card(scope, ability.body, ability.word.line)
    if ability.limit is not None and scope.tally.gone:
        _take_back(scope, ready.at)


def _take_back(scope: Scope, at: int) -> None:
    """The copy that was used has left: nothing that stays is used up."""
    name = f"{scope.card}:{at}"
    for each in scope.table.modifiers:
        if each.get("use") == name and each["seat"] == scope.you:
            each["times"] -= 1
    scope.table.modifiers[:] = [each for each in scope.table.modifiers if each.get("times", 1) > 0]


def _replacing(scope: Scope, at: int) -> Scope:
    return replace(scope, replaced=scope.replaced | {(scope.card, at)})


def resolve(table: Table, card: str, seat: str, spot: Spot, event: dict[str, Any] | None = None) -> Procedure[None]:
    """What a card says once happens now, for this seat."""
    for ability in table.agreement.book.cards[card].abilities:
        if ability.kind == "resolution":
            yield from run_card(Scope(table, seat, seat, card, spot, event or {}), ability.body, ability.word.line)


def run_card(scope: Scope, body: tuple[Statement, ...], line: int) -> Procedure[None]:
    """Some statements of a card; whoever is asked meanwhile is asked because of it."""
    cites = f"{card_of(scope).name}, line {line}"
    yield from run(scope, body)
    del cites


def run(scope: Scope, body: tuple[Statement, ...]) -> Procedure[Scope]:
    """Statements in order; a name bound by one holds for those after it."""
    for statement in body:
        scope = yield from _statement(scope, statement)
    return scope


def _statement(scope: Scope, statement: Statement) -> Procedure[Scope]:
    match statement:
        case Act():
            return (yield from perform(scope, statement))
        case syntax.Cost():
            return (yield from perform(scope, statement.act))
        case syntax.Let():
            return scope.bound(statement.name.text, number(scope, statement.amount))
        case syntax.ChooseOne():
            yield from _choose_one(scope, statement)
        case syntax.May():
            yield from _may(scope, statement)
        case syntax.If():
            yield from run(scope, statement.body if holds(scope, statement.tests) else statement.otherwise)
        case syntax.Each():
            yield from _each(scope, statement)
        case syntax.By():
            yield from _by(scope, statement)
        case syntax.Roll():
            yield from _roll(scope, statement)
        case syntax.Repeat():
            for _ in range(number(scope, statement.amount)):
                yield from run(scope, statement.body)
        case syntax.Until():
            span = words(scope).spans[statement.span.text]
            for modifier in statement.modifiers:
                change(scope.table, modified(scope, modifier, span))
            scope.tally.count(1, 1)
        case syntax.Together():
            group = next(id_ for id_, seat in words(scope).book.lexicon.seats.items() if seat.group)
            yield from run(scope.acting(group), statement.body)
    return scope


def perform(scope: Scope, act: Act) -> Procedure[Scope]:
    """One act, by the game's own rule for it if there is one; about nothing at all, nothing happens."""
    if _about_nothing(scope, act):
        asked, done, found = 1, 0, list[Any]()
    else:
        asked, done, found = yield from function_of(scope, act)(scope, act)
    if act.verb.text != "choose":
        scope.tally.count(asked, done)
    elif done < asked:
        scope.tally.count(asked, 0)
    name = act.phrase("as")
    return scope if name is None else scope.bound(name.word.text, found)


def _about_nothing(scope: Scope, act: Act) -> bool:
    """Does a name in it stand for something that was to be chosen, and was not there?"""
    named = [*act.operands, *(phrase.value for phrase in act.phrases if phrase.keyword != "where")]
    return any(isinstance(each, syntax.Chain) and value(scope, each) == [] for each in named)


def function_of(scope: Scope, act: Act) -> Any:
    """What carries out an act here: the game's own rule for the verb and the thing, for the verb, or the usual one."""
    own = hooks(scope.table).verbs
    _, thing = verbs.parts(scope, act)
    if isinstance(thing, syntax.Noun):
        kind = words(scope).nouns[thing.word.text]
        names = [f"{act.verb.text} {kind.id or kind.sort}"]
    elif isinstance(thing, syntax.Chain):
        found = value(scope, thing)
        things = found if isinstance(found, list) else []
        names = [f"{act.verb.text} {each.key.partition('+')[0]}" for each in things[:1] if isinstance(each, Thing)]
    else:
        names = []
    for name in (*names, act.verb.text):
        if name in own:
            return own[name]
    return PLAY if act.verb.text == "play" else verbs.VERBS[act.verb.text]


def _choose_one(scope: Scope, statement: syntax.ChooseOne) -> Procedure[None]:
    def open_() -> dict[str, syntax.Option]:
        return {
            card_id(option.label.value): option
            for option in statement.options
            if holds(scope, option.condition) and payable(scope, option.body)
        }

    if not open_():
        scope.tally.count(1, 0)
        return
    answer = yield from ask(lambda: One("choose-option", scope.actor, tuple(open_())))
    yield from run(scope, open_()[answer].body)


def _may(scope: Scope, statement: syntax.May) -> Procedure[None]:
    if not payable(scope, statement.body):
        return
    if (yield from ask(lambda: One("use-ability", scope.actor, (USE, DECLINE)))) == USE:
        yield from run(scope, statement.body)


def _each(scope: Scope, statement: syntax.Each) -> Procedure[None]:
    """For each of a set fixed on entry; secretly: all choose before anything is seen, so in turn order."""
    name = next((phrase.word.text for phrase in statement.group.phrases if phrase.keyword == "as"), "")
    for each in members(scope, statement.group):
        inner = scope.bound(name, [each] if isinstance(each, Thing) else each) if name else scope
        if each in scope.table.players:
            inner = inner.acting(each)
        yield from run(inner, statement.body)


def _by(scope: Scope, statement: syntax.By) -> Procedure[None]:
    """Another seat acts; nobody, if the name stands for nobody."""
    seat = value(scope, statement.seat)
    if seat:
        yield from run(scope.acting(str(seat)), statement.body)


def _roll(scope: Scope, statement: syntax.Roll) -> Procedure[None]:
    book = words(scope).book
    die = words(scope).dice[statement.die.text]
    faces = words(scope).faces(die)
    weights = dict(book.counts(book.lexicon.dice[die].faces))
    rolled = []
    for _ in range(number(scope, statement.amount)):
        rolled.append((yield from roll("roll-die", lambda: weights)))
    for face in rolled:
        for result in statement.results:
            if any(faces[word.text] == face for word in result.faces):
                yield from run(scope, result.body)


def modified(scope: Scope, modifier: Modifier, span: str) -> dict[str, Any]:
    """A change of a rule point as the position keeps it."""
    kept: dict[str, Any] = {
        "point": words(scope).points[modifier.point.word.text],
        "change": modifier.change,
        "until": span,
    }
    if modifier.change == "add":
        kept["value"] = int(modifier.value.text)  # type: ignore[union-attr]
    elif modifier.change == "is":
        kept["value"] = value(scope, modifier.value)
    about = modifier.point.of if modifier.point.of is not None else modifier.place
    if about is not None:
        kept["of"] = str(value(scope, about))
    return kept


def play(scope: Scope, act: Act) -> Procedure[Done]:
    """What a card does happens now, by the one who acts."""
    asked, found = yield from verbs.picked(scope, act)
    played = 0
    for each in found:
        card = each.key.partition("+")[0]
        inner = Scope(scope.table, scope.actor, scope.actor, card, each.spot, scope.event, tally=scope.tally)
        for ability in scope.table.agreement.book.cards[card].abilities:
            if ability.kind == "resolution" and usable_body(inner, ability.body):
                yield from run_card(inner, ability.body, ability.word.line)
                played += 1
    return asked, played, None


PLAY = play
