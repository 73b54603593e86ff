"""Pairs of positions of the toy game that differ only in what one gardener may not know."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from cultrules.kernel.plays import Play
from cultrules.kernel.questions import CHANCE, Question, refusal
from cultrules.kernel.tables import Happening, kind_of, marks_of, seen_by

from .snapshots import some_answer

SECRET = ("bury", "lay-back", "stake", "draw-seed")
"""Questions whose answer is not said aloud."""
SEEDS = ("hand", "offering")

Position = dict[str, Any]


def another_world(position: Position, seat: str, data: st.DataObject) -> Position:
    """The position with all seeds and pebbles that the seat cannot see dealt anew, each place keeping its number."""
    other = copy.deepcopy(position)
    seeds = data.draw(st.permutations(hidden_seeds(position, seat)))
    _deal(other, seat, iter(seeds))
    for each in _staked_before(position):
        if each != seat:
            pebbles = _held(position["zones"]["purse"][each]) + _held(position["zones"]["fist"][each])
            in_fist = data.draw(st.integers(0, pebbles))
            other["zones"]["fist"][each] = _pebbles(each, in_fist)
            other["zones"]["purse"][each] = _pebbles(each, pebbles - in_fist)
    return other


def hidden_seeds(position: Position, seat: str) -> list[str]:
    """The seeds that the seat cannot see, place by place."""
    zones = position["zones"]
    found = [seed for zone in SEEDS for each in _others(position, seat) for seed in _list(zones[zone][each])]
    found += _list(zones["sack"]["bag"])
    found += [kind_of(key) for key in _face_down(position) if _is_hidden(key, seat)]
    return found


def _is_hidden(key: str, seat: str) -> bool:
    """Is it a seed that the seat has not seen? Frost that lies alone in its layer is nobody's seed."""
    return kind_of(key) != "frost" and seen_by(seat) not in marks_of(key)


def _deal(position: Position, seat: str, seeds: Iterator[str]) -> None:
    """Lays seeds where hidden ones lie, in the order of `hidden_seeds`; marks stay where they are."""
    zones = position["zones"]
    for zone in SEEDS:
        for each in _others(position, seat):
            zones[zone][each] = dict(Counter(next(seeds) for _ in _list(zones[zone][each])))
    zones["sack"]["bag"] = dict(Counter(next(seeds) for _ in _list(zones["sack"]["bag"])))
    for pile in _piles(position):
        pile[:] = ["+".join([next(seeds), *marks_of(key)]) if _is_hidden(key, seat) else key for key in pile]


def _piles(position: Position) -> list[list[str]]:
    layers = position["zones"]["sack"]["layers"]
    return [position["zones"]["cellar"], *(layer for layer in layers if isinstance(layer, list))]


def _face_down(position: Position) -> list[str]:
    return [key for pile in _piles(position) for key in pile]


def _others(position: Position, seat: str) -> list[str]:
    return [each for each in position["players"] if each != seat]


def _staked_before(position: Position) -> list[str]:
    if position["stage"] != "stake":
        return []
    players, facts = position["players"], position["facts"]
    order = players[players.index(facts["first-gardener"]) :] + players[: players.index(facts["first-gardener"])]
    return order[: order.index(facts["turn"])]


def _list(bag: dict[str, int]) -> list[str]:
    return [key for key, count in sorted(bag.items()) for _ in range(count)]


def _held(bag: dict[str, int]) -> int:
    return sum(bag.values())


def _pebbles(seat: str, count: int) -> dict[str, int]:
    return {f"pebble+{seat}": count} if count else {}


def go_on_alike(worlds: tuple[Play, Play], watcher: str, data: st.DataObject) -> bool:
    """Says the same to the watcher in both worlds, and anything in secret; false once the watcher learns more."""
    one, two = worlds
    if one.question.id in SECRET and one.question.seat != watcher:
        said = [data.draw(some_answer(play.question)) for play in worlds]
        heard = [_heard(play, play.question, answer, watcher, data) for play, answer in zip(worlds, said, strict=True)]
        return heard[0] == heard[1]
    shared = [offer.question for offer in one.offers if offer.question in [each.question for each in two.offers]]
    asked = data.draw(st.sampled_from([one.question, *shared]))
    answer = data.draw(some_answer(asked))
    if asked is one.question and refusal(two.question, answer) is not None:
        return False
    heard = [_heard(play, asked, answer, watcher, data) for play in worlds]
    return heard[0] == heard[1]


def _heard(play: Play, asked: Question, answer: Any, watcher: str, data: st.DataObject) -> list[Any]:
    """What the watcher learns when the question is answered and chance has done in secret what it must."""
    acting = play.table.turn
    play.answer(asked.seat, asked.id, answer, offer=asked.id != play.question.id)
    heard: list[Any] = list(play.happened)
    while play.question is not None and play.question.seat == CHANCE and play.question.id in SECRET:
        play.answer(CHANCE, play.question.id, data.draw(some_answer(play.question)))
        heard += play.happened
    if acting == watcher and Happening("drew", {"seat": watcher}) in heard:
        heard.append(dict(play.table.hand[watcher]))
    return heard
