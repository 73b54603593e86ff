"""Cities of Rise of the Cults where much can be done, to play on from."""

from __future__ import annotations

from typing import Any

from cultrules.games import find_game
from cultrules.scenarios.positions import Spot, base_position, set_count

from .playing import Position

CULTS = find_game("rise_of_the_cults")


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
