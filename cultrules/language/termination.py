"""Proves that nothing goes round in circles: triggers that set off triggers, and cards that play cards.

A circle is broken by an ability that works once in a span, or that destroys its own card. Replacements make no circles:
each applies once to an event and to all that follows from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cultrules.spec import Book, Problem
from cultrules.spec.cards import Card
from cultrules.spec.lexicon import Event

from . import syntax
from .abilities import leaves_the_game
from .syntax import Ability, Act, Block, Document, Statement
from .vocabulary import Kind, Vocabulary

Node = tuple[str, int]
"""A card and which of its abilities."""
Places = Mapping[str, tuple[Document, Block]]


def endless(cards: Mapping[str, Card], book: Book, places: Places) -> list[Problem]:
    """The circles among the abilities of all cards, each reported once, at a card of the files being read."""
    words = Vocabulary(book.with_content(cards, {}))
    abilities = {(id_, at): ability for id_, card in cards.items() for at, ability in enumerate(card.abilities)}
    by_event: dict[str, list[Node]] = {}
    for node, ability in abilities.items():
        if ability.kind == "trigger" and ability.on.text in words.events:
            by_event.setdefault(words.events[ability.on.text], []).append(node)
    follows = {
        node: sorted({*_set_off(ability, words, by_event), *_played(ability, words, cards)})
        for node, ability in abilities.items()
        if ability.kind != "replacement" and ability.limit is None and not leaves_the_game(ability.body)
    }
    return list(_reported(_circles(follows), abilities, cards, places))


def _set_off(ability: Ability, words: Vocabulary, by_event: Mapping[str, list[Node]]) -> Iterator[Node]:
    """The abilities that wait for an event that this one may bring about."""
    for act in acts(ability.body):
        for id_, nodes in by_event.items():
            if _brings(act, words.book.lexicon.events[id_], words):
                yield from nodes


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


def _played(ability: Ability, words: Vocabulary, cards: Mapping[str, Card]) -> Iterator[Node]:
    """The one-shot abilities of the cards that this one may play."""
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
            yield from (
                (id_, at)
                for id_, card in cards.items()
                if kind is None or not kind.sort or card.kind == kind.sort
                for at, each in enumerate(card.abilities)
                if each.kind == "resolution"
            )


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
    """One circle for each knot of nodes that lead back to themselves."""
    done: set[Node] = set()
    for start in sorted(follows):
        path = _path_back(start, follows) if start not in done else []
        done.update(path)
        if path:
            yield path


def _path_back(start: Node, follows: Mapping[Node, list[Node]]) -> list[Node]:
    """A shortest way from a node back to itself, or nothing."""
    ways: list[list[Node]] = [[start]]
    seen: set[Node] = set()
    while ways:
        way = ways.pop(0)
        for after in follows.get(way[-1], []):
            if after == start:
                return way
            if after not in seen and after in follows:
                seen.add(after)
                ways.append([*way, after])
    return []


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
