"""Carries out what a card says, statement by statement, in the same procedure as the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from cultrules.kernel.procedures import Procedure, ask, roll
from cultrules.kernel.questions import One
from cultrules.kernel.tables import Deed, Table
from cultrules.language import syntax
from cultrules.language.syntax import Act, Modifier, Statement
from cultrules.spec.cards import card_id

from . import verbs
from .acts import names_of, picked
from .events import Ready, note_use
from .offers import can_happen, payable, usable_body
from .scopes import Done, Scope, Spot, Thing, card_of, hooks, words
from .values import holds, members, number, value

Decided = tuple[Scope, tuple[Statement, ...]]
"""What somebody who has chosen will do."""
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
            return (yield from perform(scope, statement.act, cost=True))
        case syntax.Let():
            return scope.bound(statement.name.text, number(scope, statement.amount))
        case syntax.ChooseOne():
            yield from run(scope, (yield from _chosen(scope, statement)))
        case syntax.May():
            if (yield from _is_used(scope, statement)):
                yield from run(scope, statement.body)
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
            changes = [modified(scope, each, span) for each in statement.modifiers if holds(scope, each.where)]
            scope.table.modifiers.extend(changes)
            _note(scope, statement.word, len(statement.modifiers), len(changes))
        case syntax.Together():
            group = next(id_ for id_, seat in words(scope).book.lexicon.seats.items() if seat.group)
            yield from run(scope.acting(group), statement.body)
    return scope


def perform(scope: Scope, act: Act, *, cost: bool = False) -> Procedure[Scope]:
    """One act, by the game's own rule for it if there is one; about nothing at all, nothing happens."""
    if _about_nothing(scope, act):
        asked, done, found = 1, 0, list[Any]()
    else:
        asked, done, found = yield from function_of(scope, act)(scope, act)
    _note(scope, act.verb, asked, done, counts=not cost)
    name = act.phrase("as")
    return scope if name is None else scope.bound(name.word.text, found)


def _note(scope: Scope, word: syntax.Word, wanted: int, done: int, *, counts: bool = True) -> None:
    """Takes note of what a statement came to; a choice is nothing that happens, but can be missing."""
    scope.table.traced.append(Deed(card_of(scope).name, word.line, word.text, wanted, done))
    if word.text == "choose":
        scope.tally.count(wanted - done, 0)
    elif counts:
        scope.tally.count(wanted, done)
    else:
        scope.tally.count_cost(wanted, done)


def _about_nothing(scope: Scope, act: Act) -> bool:
    """Does a name in it stand for something that was to be chosen, and was not there?"""
    named = [*act.operands, *(phrase.value for phrase in act.phrases if phrase.keyword != "where")]
    return any(isinstance(each, syntax.Chain) and value(scope, each) == [] for each in named)


def function_of(scope: Scope, act: Act) -> Any:
    """What carries out an act here: the game's own rule for the verb and the thing, for the verb, or the usual one."""
    own = hooks(scope.table).verbs
    usual = play if act.verb.text == "play" else verbs.VERBS[act.verb.text]
    return next((own[name] for name in names_of(scope, act) if name in own), usual)


def _chosen(scope: Scope, statement: syntax.ChooseOne) -> Procedure[tuple[Statement, ...]]:
    """What stands under the option that the one who acts chooses; nothing, if none is open."""

    def open_() -> dict[str, syntax.Option]:
        return {
            card_id(option.label.value): option
            for option in statement.options
            if holds(scope, option.condition) and payable(scope, option.body) and _in_full(scope, option.body)
        }

    if not open_():
        _note(scope, statement.word, 1, 0)
        return ()
    answer = yield from ask(lambda: One("choose-option", scope.actor, tuple(open_())))
    return open_()[answer].body


def _in_full(scope: Scope, body: tuple[Statement, ...]) -> bool:
    """Can all of it happen, where the card's kind demands that?"""
    whole = words(scope).book.lexicon.cards[card_of(scope).kind].policy == "whole"
    return not whole or can_happen(scope, body, whole=True)


def _is_used(scope: Scope, statement: syntax.May) -> Procedure[bool]:
    """Does the one who acts take what is offered? What cannot be paid is not offered."""
    if not payable(scope, statement.body):
        return False
    return (yield from ask(lambda: One("use-ability", scope.actor, (USE, DECLINE)))) == USE


def _each(scope: Scope, statement: syntax.Each) -> Procedure[None]:
    """For each of a set fixed on entry; secretly: all choose first, and then it happens in the same order."""
    name = next((phrase.word.text for phrase in statement.group.phrases if phrase.keyword == "as"), "")
    inner = [_of_member(scope, name, each) for each in members(scope, statement.group)]
    if statement.order != "secretly":
        for each in inner:
            yield from run(each, statement.body)
        return
    decided: list[Decided] = []
    for each in inner:
        decided += yield from _decide(each, statement.body)
    for each, body in decided:
        if payable(each, body):
            yield from run(each, body)


def _of_member(scope: Scope, name: str, member: Any) -> Scope:
    """The scope for one of a set; a seat among them acts."""
    inner = scope.bound(name, [member] if isinstance(member, Thing) else member) if name else scope
    return inner.acting(member) if member in scope.table.players else inner


def _decide(scope: Scope, body: tuple[Statement, ...]) -> Procedure[list[Decided]]:
    """The choices with which some statements begin are made, and nothing else happens; returns what is left to do."""
    for at, statement in enumerate(body):
        match statement:
            case Act(verb=syntax.Word("choose")) | syntax.Let():
                scope = yield from _statement(scope, statement)
                continue
            case syntax.ChooseOne():
                chosen = yield from _chosen(scope, statement)
            case syntax.May():
                chosen = statement.body if (yield from _is_used(scope, statement)) else ()
            case _:
                return [(scope, body[at:])]
        first = yield from _decide(scope, chosen)
        return first + (yield from _decide(scope, body[at + 1 :]))
    return []


def _by(scope: Scope, statement: syntax.By) -> Procedure[None]:
    """Another seat acts, or several in turn; nobody, if the name stands for nobody."""
    named = value(scope, statement.seat)
    for seat in named if isinstance(named, list) else [named]:
        yield from run(scope.acting(seat), statement.body)


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
    for name, about in (("of", modifier.point.of), ("at", modifier.place)):
        if about is not None:
            kept[name] = _name_of(value(scope, about))
    return kept


def _name_of(found: Any) -> str:
    """What a change is about, as the position names it: a seat, a place, or the key of a piece."""
    one = found[0] if isinstance(found, list) and found else found
    return one.key if isinstance(one, Thing) else str(one)


def play(scope: Scope, act: Act) -> Procedure[Done]:
    """What a card does happens now, by the one who acts."""
    asked, found = yield from picked(scope, act)
    played = 0
    for each in found:
        card = each.key.partition("+")[0]
        inner = Scope(scope.table, scope.actor, scope.actor, card, each.spot, scope.event, tally=scope.tally)
        for ability in scope.table.agreement.book.cards[card].abilities:
            if ability.kind == "resolution" and usable_body(inner, ability.body):
                yield from run_card(inner, ability.body, ability.word.line)
                played += 1
    return asked, played, None
