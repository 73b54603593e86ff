"""What a game hands to the kernel: its state, its stages, and what must always hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cultrules.spec import Book

from .procedures import Offer, Procedure, Result
from .questions import Question
from .tables import Agreement, Options, Table

StageProcedure = Callable[[Any], Procedure[str | Result] | Procedure[str] | str | Result]
"""Carries out one stage and returns the next one, or how the game ended; a plain function if it asks nothing.

Before its first question a stage changes nothing: a position is settled there, and loading it begins the stage anew.
"""


def _no_offers(_table: Any, _question: Question) -> Iterable[Offer]:
    return ()


def _always_sound(_table: Any) -> Iterable[str]:
    return ()


@dataclass(frozen=True, slots=True)
class Game:
    """The reference rules of one game."""

    book: Book
    table: type[Table]
    stages: Mapping[str, StageProcedure]
    """The stages whose rules are written; a play rests where the next one is not."""
    rulings: Mapping[str, Mapping[str, Any]]
    """For each ruling and choice the function or value that it stands for."""
    opening: Callable[[Agreement], Table] | None = None
    """The table before anything was decided; nothing while the set-up is not written."""
    effects: Any = None
    """What the game tells the card language: computed words, and verbs with rules of their own."""
    offers: Callable[[Any, Question], Iterable[Offer]] = field(default=_no_offers)
    invariants: Callable[[Any], Iterable[str]] = field(default=_always_sound)
    """What this game's state breaks, in words, beyond what the kernel checks for every game."""

    def agree(self, options: Options) -> Agreement:
        """The agreement to play by these options."""
        picks = {id_: self.rulings[id_][choice] for id_, choice in options.rulings.items() if id_ in self.rulings}
        return Agreement(self.book, options, picks, self.effects)
