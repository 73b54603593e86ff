"""Wrong rules, each a named edit of the right ones: what a suite that bites must notice.

    [passes-to-the-right]
    rule = "ROTC-6.2"
    kind = "order"
    procedure = "planning.after_placing"
    old = "city.left_of(city.turn)"
    new = "city.players[city.players.index(city.turn) - 1]"

A procedure of the card language is named with its package: `effects.events.happen`. Instead of a procedure an edit may
change a `datum`, or the `field` of a `card` or of a noun of the lexicon (`noun = "zone.hand"`). A card without a field
is edited in its text, as it stands in the file of cards:

    [fist-must-be-destroyed]
    rule = "ROTC-14.8"
    kind = "may"
    card = "hired-fist"
    old = "may instead of"
    new = "instead of"

An edit that does not fit exactly once is an error. A mutant that no play can tell from the right rules says why in
`equivalent`; one of the card language that only this game cannot tell is named in its files with the reason alone:

    [lowered-is-raised]
    equivalent = "nothing here carries a number"
"""

from .applying import applied
from .reading import KINDS, Mutant, load_mutants

__all__ = ["KINDS", "Mutant", "applied", "load_mutants"]
