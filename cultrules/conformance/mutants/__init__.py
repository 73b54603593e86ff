"""Wrong rules, each a named edit of the right ones: what a suite that bites must notice.

    [passes-to-the-right]
    rule = "ROTC-6.2"
    kind = "order"
    procedure = "planning.after_placing"
    old = "city.left_of(city.turn)"
    new = "city.players[city.players.index(city.turn) - 1]"

Instead of a procedure an edit may change a `datum`, a `card` or a noun of the lexicon (`noun = "zone.hand"`), with
the name of the `field`. An edit that does not fit exactly once is an error. A mutant that no play can tell from the
right rules says why in `equivalent`.
"""

from .applying import applied
from .reading import KINDS, Mutant, load_mutants

__all__ = ["KINDS", "Mutant", "applied", "load_mutants"]
