"""Games in other ways, and positions to play on from: before the set-up, of every stage, and those of the scenarios."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

from cultrules.conformance.records import is_beyond
from cultrules.conformance.walking import walk
from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import canonical, default_options
from cultrules.scenarios.case import Case
from cultrules.scenarios.suite import Row, load_suite
from cultrules.spec import Book
from cultrules.spec.pages import CHAPTER

Position = dict[str, Any]
LONGEST = 12
"""So many rounds of a game are played at most."""


def by_edition(game: Game, edition: str) -> Game:
    """The game as it is played if nothing else is said: by this edition."""
    editions = {edition: game.book.editions[edition], **game.book.editions}
    return dataclasses.replace(game, book=dataclasses.replace(game.book, editions=editions))


def by_other_rulings(game: Game) -> Game:
    """The game with every ruling that can be switched decided the other way."""
    book = game.book
    rulings = {
        id_: dataclasses.replace(ruling, default=next(each for each in ruling.choices if each != ruling.default))
        for id_, ruling in book.rulings.items()
        if id_ in game.rulings
    }
    editions = {id_: dataclasses.replace(edition, choices={}) for id_, edition in book.editions.items()}
    return dataclasses.replace(
        game, book=dataclasses.replace(book, rulings={**book.rulings, **rulings}, editions=editions)
    )


def opening(game: Game, players: int) -> Position:
    """The position before anything was decided."""
    return Play.start(game, default_options(game, game.book.lexicon.players()[:players])).position()


@cache
def settled_positions(id_: str, most: int) -> dict[str, tuple[Position, ...]]:
    """For every stage so many positions out of whole games with any number of players, spread over them."""
    game, found = find_game(id_), defaultdict[str, list[Position]](list)
    counts = game.book.player_counts()
    for seed in range(12):
        options = default_options(game, game.book.lexicon.players()[: counts[seed % len(counts)]])
        play = Play.start(game, options)
        for _ in walk(play, Random(seed)):
            if play.stage is not None:
                found[play.stage].append(play.position())
            if is_beyond(play, LONGEST):
                break
    return {stage: tuple(each[:: max(1, len(each) // most)][:most]) for stage, each in found.items()}


@cache
def scenario_positions(id_: str, most: int) -> tuple[Position, ...]:
    """The positions of so many scenarios that hold in every edition and name no ruling, spread over the suite."""
    book = find_game(id_).book
    scenarios = [
        scenario
        for scenario in load_suite((id_,))
        if set(scenario.editions) == set(book.editions) and not scenario.rulings and scenario.chapter != CHAPTER
    ]
    rows = [row for scenario in scenarios for row in scenario.rows]
    given = {canonical(position): position for row in rows if (position := _given(book, row)) is not None}
    return tuple(given.values())[:: max(1, len(given) // most)]


def _given(book: Book, row: Row) -> Position | None:
    """The position that the Givens of a scenario describe."""
    edition = next(iter(book.editions))
    case = Case(row.id, book, ReferenceEngine(), edition, book.choices(edition, {}))
    for step in row.steps:
        if step.keyword == "given":
            step.run(case)
    return case.position
