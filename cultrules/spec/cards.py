"""A card as the rules know it, whatever it was written in; `cultrules.language` reads it from a `.cult` file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .lexicon import CARD, CardKind, Piece, Word
from .tables import Source


@dataclass(frozen=True, slots=True)
class Card:
    """One card, in as many copies as there are of it."""

    id: str
    """Its name as it stands in a key: `dock-watch`."""
    name: str
    kind: str
    price: Mapping[str, int] | None
    """What it costs before anything is added, by goods; nothing if its kind cannot be bought."""
    icons: Mapping[str, int]
    copies: int | None
    """Nothing if they never run out."""
    text: str
    source: Source
    marks: tuple[str, ...] = ()
    """The places that it marks."""
    puts: tuple[tuple[str, int, str], ...] = ()
    """What it puts where: pieces, how many, and the place."""
    labels: tuple[str, ...] = ()
    """Its properties without a number."""
    abilities: tuple[Any, ...] = ()
    """What it does, as `cultrules.language` reads it."""

    @property
    def cost(self) -> int | None:
        """All that it costs together."""
        return None if self.price is None else sum(self.price.values())


def card_id(name: str) -> str:
    """The key of a card with this name: `Dock Watch` is `dock-watch`."""
    return "-".join("".join(each if each.isalnum() else " " for each in name.lower()).split())


def as_piece(card: Card, kind: CardKind) -> Piece:
    """The card as something that can lie in a zone."""
    word = Word(card.id, card.name, "", card.text, card.source, "")
    return Piece(
        word, CARD, owned=False, exists="", icons=card.icons, reserve=kind.reserve, kept=kind.kept, kind=card.kind
    )
