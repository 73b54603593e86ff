"""Positions of Rise of the Cults to play on from: those of the scenarios, and cities where much can be done."""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from functools import cache
from random import Random
from typing import Any

from cultrules.conformance.walking import walk
from cultrules.engines.reference import ReferenceEngine
from cultrules.games import find_game
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import canonical, default_options
from cultrules.scenarios.case import Case
from cultrules.scenarios.positions import Spot, base_position, set_count
from cultrules.scenarios.suite import Row, load_suite
from cultrules.spec.pages import CHAPTER

CULTS = find_game("rise_of_the_cults")
Position = dict[str, Any]


def by_edition(edition: str) -> Game:
    """The game as it is played if nothing else is said: by this edition."""
    editions = {edition: CULTS.book.editions[edition], **CULTS.book.editions}
    return dataclasses.replace(CULTS, book=dataclasses.replace(CULTS.book, editions=editions))


def by_other_rulings() -> Game:
    """The game with every ruling that can be switched decided the other way."""
    book = CULTS.book
    rulings = {
        id_: dataclasses.replace(ruling, default=next(each for each in ruling.choices if each != ruling.default))
        for id_, ruling in book.rulings.items()
        if id_ in CULTS.rulings
    }
    editions = {id_: dataclasses.replace(edition, choices={}) for id_, edition in book.editions.items()}
    return dataclasses.replace(
        CULTS, book=dataclasses.replace(book, rulings={**book.rulings, **rulings}, editions=editions)
    )


def opening(players: int) -> Position:
    """The position before anything was decided."""
    return Play.start(CULTS, default_options(CULTS, CULTS.book.lexicon.players()[:players])).position()


@cache
def settled_positions(most: int) -> dict[str, tuple[Position, ...]]:
    """For every stage so many positions out of whole games of two, three and four players, spread over them."""
    found: dict[str, list[Position]] = defaultdict(list)
    for seed in range(12):
        options = default_options(CULTS, CULTS.book.lexicon.players()[: 2 + seed % 3])
        play = Play.start(CULTS, options)
        for _ in walk(play, Random(seed)):
            if play.stage is not None:
                found[play.stage].append(play.position())
    return {stage: tuple(each[:: max(1, len(each) // most)][:most]) for stage, each in found.items()}


@cache
def scenario_positions(most: int) -> tuple[Position, ...]:
    """The positions of so many scenarios that hold in every edition and name no ruling, spread over the suite."""
    scenarios = [
        scenario
        for scenario in load_suite((CULTS.book.id,))
        if set(scenario.editions) == set(CULTS.book.editions) and not scenario.rulings and scenario.chapter != CHAPTER
    ]
    rows = [row for scenario in scenarios for row in scenario.rows]
    given = {canonical(position): position for position in map(_given, rows) if position is not None}
    return tuple(given.values())[:: max(1, len(given) // most)]


def _given(row: Row) -> Position | None:
    """The position that the Givens of a scenario describe."""
    edition = next(iter(CULTS.book.editions))
    case = Case(row.id, CULTS.book, ReferenceEngine(), edition, CULTS.book.choices(edition, {}))
    for step in row.steps:
        if step.keyword == "given":
            step.run(case)
    return case.position


def busy_city(players: int, round_: int = 1) -> Position:
    """Planning in a city where everybody has cards, tokens and places to use them, and every district has cards.

    In one district all Dominance fields are taken, and everybody has Rituals there and in another district.
    """
    position = base_position(CULTS.book, f"planning-{players}")
    position["facts"]["round"] = round_
    closed = position["facts"]["closed-districts"]
    districts = [each for each in CULTS.book.lexicon.places_of("district") if each not in closed]
    bought = [[card.id for card in _cards(kind)] for kind in ("guardian", "action")]
    for at, district in enumerate(districts):
        for cards in bought:
            _lay(position, "district-cards", district, cards[at], 2)
        for seat in position["players"]:
            _lay(position, "cult-site-fields", district, f"cult-site+{seat}", 1)
    _lay(position, "investigators", districts[0], "investigator", 1)
    for at in range(CULTS.book.number("dominance-fields", players)):
        owner = position["players"][at % players]
        fields = position["zones"]["dominance-fields"][districts[0]]
        _lay(position, "dominance-fields", districts[0], f"dominance-marker+{owner}", _held(fields, owner) + 1)
    for seat in position["players"]:
        _lay(position, "ritual-fields", districts[0], f"ritual-2+{seat}", 1)
        _lay(position, "ritual-fields", districts[1], f"ritual-1+{seat}", 1)
    starting = [card.id for card in _cards("starting")]
    for at, seat in enumerate(position["players"]):
        mine = starting[at:] + starting[:at]
        for card in mine[:6]:
            _lay(position, "hand", seat, card, 1)
        for card in mine[6:9]:
            _lay(position, "discard-pile", seat, card, 1)
        _lay(position, "discard-pile", seat, "disorganization", 1)
        _lay(position, "deck", seat, "disorganization", 2)
        for token in ("thug", "initiate", "freak"):
            _lay(position, "screen", seat, token, 2)
    return position


def _held(fields: dict[str, int], owner: str) -> int:
    return fields.get(f"dominance-marker+{owner}", 0)


def _cards(kind: str) -> list[Any]:
    return [card for card in CULTS.book.cards.values() if card.kind == kind]


def _lay(position: Position, zone: str, holder: str, key: str, count: int) -> None:
    set_count(CULTS.book, position, Spot(zone, holder, key), count)
