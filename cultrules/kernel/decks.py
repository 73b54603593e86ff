"""Decks whose order is not known before it matters.

A deck is a list of layers, top first. A layer is a list of known cards, or a shuffled count for each kind, in which
`?` stands for cards of the deck's shared bag: four piles with one special card in each are four layers
`{"?": 6, "omen": 1}` over one bag. What a card is, chance says when it is drawn.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import gcd

from .questions import Bag

UNKNOWN = "?"
Layer = list[str] | Bag


@dataclass(slots=True)
class Deck:
    """Face-down cards."""

    layers: list[Layer] = field(default_factory=list)
    bag: Bag = field(default_factory=dict)

    def __len__(self) -> int:
        return sum(len(layer) if isinstance(layer, list) else sum(layer.values()) for layer in self.layers)

    def pieces(self) -> Bag:
        """How many there are of each kind, wherever they lie."""
        total = dict(self.bag)
        for layer in self.layers:
            for key in layer:
                if key != UNKNOWN:
                    total[key] = total.get(key, 0) + (layer[key] if isinstance(layer, dict) else 1)
        return total

    def outcomes(self, *, bottom: bool = False) -> Bag:
        """What the top (or bottom) card can be, with whole-number weights; one outcome if it is known.

        Who has seen a card is no matter of chance: outcomes are kinds, without marks.
        """
        if not self.layers:
            return {}
        top = self.layers[-1 if bottom else 0]
        if isinstance(top, list):
            return {_kind(top[-1 if bottom else 0]): 1}
        shared = sum(self.bag.values())
        weights: Bag = {}
        for key, count in top.items():
            if key == UNKNOWN:
                for kind, each in self.bag.items():
                    weights[kind] = weights.get(kind, 0) + count * each
            else:
                weights[key] = weights.get(key, 0) + count * (shared or 1)
        divisor = gcd(*weights.values())
        return {key: weight // divisor for key, weight in sorted(weights.items())}

    def remove_top(self, kind: str) -> str:
        """Takes away the top card, which turned out to be of this kind; returns it with its marks."""
        return self._remove(kind, 0)

    def remove_bottom(self, kind: str) -> str:
        """Takes away the bottom card, which turned out to be of this kind; returns it with its marks."""
        return self._remove(kind, -1)

    def _remove(self, kind: str, end: int) -> str:
        top, key = self.layers[end], kind
        if isinstance(top, list):
            key = top[end]
            if _kind(key) != kind:
                raise ValueError(f"`{kind}` is not the {'bottom' if end else 'top'} card")
            del top[end]
        else:
            name = kind if kind in top else UNKNOWN
            if name == UNKNOWN:
                _less(self.bag, kind)
            _less(top, name)
        if not top:
            del self.layers[end]
        return key

    def put_at_bottom(self, key: str) -> None:
        """Lays a card whose face is known under all others."""
        if self.layers and isinstance(self.layers[-1], list):
            self.layers[-1].append(key)
        else:
            self.layers.append([key])

    def put_on_top(self, key: str) -> None:
        """Lays a card whose face is known on top."""
        if self.layers and isinstance(self.layers[0], list):
            self.layers[0].insert(0, key)
        else:
            self.layers.insert(0, [key])

    def shuffle_in(self, cards: Bag) -> None:
        """Shuffles the cards and lays them on top as one layer."""
        if cards:
            self.layers.insert(0, dict(cards))

    def reshuffle(self, cards: Bag) -> None:
        """Shuffles the cards together with what is left; nobody knows any more where one lies."""
        mixed: Counter[str] = Counter()
        for pile in (self.pieces(), cards):
            for key, count in pile.items():
                mixed[_kind(key)] += count
        self.layers, self.bag = [dict(mixed)] if mixed else [], {}

    def copy(self) -> Deck:
        """A deck of its own with the same cards."""
        return Deck([layer.copy() for layer in self.layers], self.bag.copy())


def _kind(key: str) -> str:
    return key.partition("+")[0]


def _less(bag: Bag, key: str) -> None:
    bag[key] -= 1
    if not bag[key]:
        del bag[key]
