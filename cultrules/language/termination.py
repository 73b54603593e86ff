"""Proves that nothing goes round in circles: triggers that set off triggers, and cards that play cards.

A circle is broken by an ability that works once in a span, or that destroys its own card. Replacements make no circles:
each applies once to an event and to all that follows from it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import Any

from cultrules.spec import Book, Problem
from cultrules.spec.cards import Card
from cultrules.spec.lexicon import Event

from . import syntax
from .abilities import leaves_the_game
from .syntax import Ability, Act, Block, Document, Statement
from .vocabulary import Kind, Vocabulary

Node = tuple[str, int]
"""A card and which of its abilities; or, with the number `_MOMENT`, an event or the playing of a kind of card."""
_MOMENT = -1
MOST_CIRCLES = 20
"""So many are reported at a time."""
Places = Mapping[str, tuple[Document, Block]]


def endless(cards: Mapping[str, Card], book: Book, places: Places) -> list[Problem]:
    """The circles among the abilities of all cards, each reported once, at a card of the files being read."""
    words = Vocabulary(book.with_content(cards, {}))
    abilities = {(id_, at): ability for id_, card in cards.items() for at, ability in enumerate(card.abilities)}
    follows: dict[Node, list[Node]] = {}
    for node, ability in sorted(abilities.items(), key=lambda each: each[0]):
        if ability.kind == "replacement" or ability.limit is not None or leaves_the_game(ability.body):
            continue
        follows[node] = sorted({*_set_off(ability, words), *_played(ability, words)})
        if ability.kind == "trigger" and ability.on is not None and ability.on.text in words.events:
            follows.setdefault(_event(words.events[ability.on.text]), []).append(node)
        if ability.kind == "resolution":
            for kind in ("", cards[node[0]].kind):
                follows.setdefault(_playing(kind), []).append(node)
    return list(_reported(_circles(follows), abilities, cards, places))


def _event(id_: str) -> Node:
    return f"event {id_}", _MOMENT


def _playing(kind: str) -> Node:
    return f"playing {kind}", _MOMENT


def _set_off(ability: Ability, words: Vocabulary) -> Iterator[Node]:
    """The events that this one may bring about."""
    for act in acts(ability.body):
        for id_, event in words.book.lexicon.events.items():
            if _brings(act, event, words):
                yield _event(id_)


def _brings(act: Act, event: Event, words: Vocabulary) -> bool:
    if act.verb.text not in event.verbs:
        return False
    nouns = [operand for operand in act.operands if isinstance(operand, syntax.Noun)]
    kind = words.nouns.get(nouns[0].word.text) if nouns else None
    return not event.pieces or kind is None or bool({*_members(kind, words)} & {*event.pieces})


def _members(kind: Kind, words: Vocabulary) -> Iterator[str]:
    """All names under which an event may list such a thing."""
    yield from (kind.id, kind.sort, kind.kind)
    group = words.book.lexicon.groups.get(kind.id)
    if group is not None:
        yield from group.members
    piece = words.book.lexicon.pieces.get(kind.id)
    if piece is not None:
        yield piece.sort


def _played(ability: Ability, words: Vocabulary) -> Iterator[Node]:
    """The kinds of card that this one may play."""
    bound = {
        phrase.word.text: operand
        for act in acts(ability.body)
        for phrase in act.phrases
        if phrase.keyword == "as"
        for operand in act.operands
        if isinstance(operand, syntax.Noun)
    }
    for act in acts(ability.body):
        if act.verb.text == "play" and act.operands:
            thing: Any = act.operands[-1]
            if isinstance(thing, syntax.Chain):
                thing = bound.get(thing.word.text)
            kind = words.nouns.get(thing.word.text) if isinstance(thing, syntax.Noun) else None
            yield _playing(kind.sort if kind is not None else "")


def acts(body: tuple[Statement, ...]) -> Iterator[Act]:
    """Every act of some statements, however deep."""
    for statement in body:
        match statement:
            case Act():
                yield statement
            case syntax.Cost():
                yield statement.act
            case syntax.ChooseOne():
                for option in statement.options:
                    yield from acts(option.body)
            case syntax.Roll():
                for result in statement.results:
                    yield from acts(result.body)
            case syntax.If():
                yield from acts(statement.body)
                yield from acts(statement.otherwise)
            case syntax.May() | syntax.Each() | syntax.By() | syntax.Repeat() | syntax.Together():
                yield from acts(statement.body)


def _circles(follows: Mapping[Node, list[Node]]) -> Iterator[list[Node]]:
    """Circles that have no ability in common, until none is left or there are enough."""
    left = dict(follows)
    for _ in range(MOST_CIRCLES):
        try:
            TopologicalSorter(left).prepare()
        except CycleError as error:
            start = min(node for node in error.args[1] if node[1] != _MOMENT)
            circle = [node for node in _way_back(start, left) if node[1] != _MOMENT]
            yield circle
            left = {node: after for node, after in left.items() if node not in circle}
        else:
            return


def _way_back(start: Node, follows: Mapping[Node, list[Node]]) -> list[Node]:
    """A shortest way from a node to itself, which is known to be there."""
    came: dict[Node, Node] = {}
    waiting = deque([start])
    while start not in came:
        node = waiting.popleft()
        for after in follows.get(node, ()):
            if after not in came:
                came[after] = node
                waiting.append(after)
    way = [came[start]]
    while way[-1] != start:
        way.append(came[way[-1]])
    return way[::-1]


def _reported(
    circles: Iterator[list[Node]], abilities: Mapping[Node, Ability], cards: Mapping[str, Card], places: Places
) -> Iterator[Problem]:
    for circle in circles:
        mine = next((node for node in circle if node[0] in places), None)
        names = " -> ".join(f"`{cards[id_].name}`" for id_, _ in [*circle, circle[0]])
        found = f"these set off one another without end: {names}"
        expected, hint = "an end", "make one of them `once per …`, or let it destroy its card"
        if mine is None:
            yield Problem("endless", "cards", found, expected, hint)
        else:
            document, _ = places[mine[0]]
            yield document.text.problem("endless", abilities[mine].word, found, expected, hint)
