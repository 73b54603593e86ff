"""The verbs of the card language: what each does, and what may and must go with it.

The checker, the formatter, the wording and the reference pages all read this table; `cultrules.effects.verbs` has one
small function for each entry.

>>> VERBS["draw"].example
'draw 2 Miracle from Miracle Deck'
"""

from __future__ import annotations

from dataclasses import dataclass

THINGS = ("piece", "card")
"""What can lie in a zone."""


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb."""

    name: str
    does: str
    """What it does, after the one who acts: `draws`, `loses`."""
    meaning: str
    example: str
    amount: str
    """Whether a number comes first: `must`, `may` (without it: one, or the things named) or `no`."""
    things: tuple[str, ...]
    """The kinds of noun or name that it is about; empty if it takes none."""
    phrases: tuple[str, ...] = ()
    """The phrases that may follow."""
    needs: tuple[str, ...] = ()
    """The phrases that must follow."""
    either: tuple[str, ...] = ()
    """Phrases of which one must follow."""
    cost: bool = False
    """Can it be a cost?"""
    unnamed: bool = False
    """May the thing be left out? Then it is a card."""
    thorough: bool = False
    """Does it happen in full or not at all? Else as much as possible happens."""


_SET = ("as", "from", "at", "most", "least", "where")

VERBS: dict[str, Verb] = {
    verb.name: verb
    for verb in (
        Verb(
            "add",
            "adds",
            "Pieces of the common supply, or things that were named before, come to a zone.",
            "add 2 Thug to Fist",
            "may",
            THINGS,
            ("as", "from", "at", "to", "where"),
            ("to",),
        ),
        Verb(
            "advance",
            "advances",
            "A track, or what moves along one, goes on by so many steps.",
            "advance Awakening by 1",
            "no",
            ("track", *THINGS, "place"),
            ("by", "at"),
            ("by",),
        ),
        Verb(
            "arrange",
            "arranges",
            "The one who acts looks at so many cards of a deck and lays them back in any order.",
            "arrange 4 Card from Player Deck",
            "must",
            ("card",),
            ("from",),
            ("from",),
        ),
        Verb(
            "cancel",
            "cancels",
            "What was about to follow from an event does not follow, or a card in force ends.",
            "cancel event",
            "no",
            ("event", *THINGS),
        ),
        Verb(
            "choose",
            "chooses",
            "The one who acts picks things, places or seats and gives them a name; nothing moves.",
            "choose 1 other Player as rival",
            "must",
            (*THINGS, "seat", "place", "label", "goods"),
            _SET,
            ("as",),
        ),
        Verb(
            "destroy",
            "destroys",
            "Things leave the game.",
            "destroy this",
            "may",
            THINGS,
            _SET,
            cost=True,
        ),
        Verb(
            "discard",
            "discards",
            "Cards go to the discard pile of their kind, or to the zone named; as many as there are.",
            "discard 1 Card from Hand",
            "may",
            ("card",),
            (*_SET, "to"),
            cost=True,
            unnamed=True,
        ),
        Verb(
            "do",
            "carries out",
            "A named procedure of the game is carried out; the way out where no verb fits.",
            "do Raid for rival",
            "no",
            ("procedure",),
            ("for", "at", "by"),
        ),
        Verb(
            "draw",
            "draws",
            "Cards come from a deck to the hand, or to the zone named; as many as there are.",
            "draw 2 Miracle from Miracle Deck",
            "must",
            ("card",),
            ("as", "from", "to"),
            unnamed=True,
        ),
        Verb(
            "flip",
            "flips",
            "Something is turned to its other side, or to the side named.",
            "flip chosen to Altar",
            "may",
            (*THINGS, "seat"),
            (*_SET, "to"),
            cost=True,
        ),
        Verb(
            "gain",
            "gains",
            "Things come from the supply to the one who acts; as many as there are.",
            "gain 1 Follower",
            "must",
            (*THINGS, "goods"),
            ("as", "at", "to", "with"),
        ),
        Verb(
            "give",
            "gives",
            "Things of the one who acts go to another seat.",
            "give gift to you",
            "may",
            (*THINGS, "goods"),
            (*_SET, "to"),
            ("to",),
            cost=True,
        ),
        Verb(
            "look",
            "looks at",
            "The one who acts, and nobody else, sees cards; they stay where they are.",
            "look 3 Card from Spell Deck as seen",
            "must",
            ("card",),
            ("as", "from"),
            ("from",),
        ),
        Verb(
            "lose",
            "loses",
            "Things of the one who acts go back to the supply; as many as there are.",
            "lose 2 Follower",
            "must",
            (*THINGS, "goods"),
            _SET,
            cost=True,
        ),
        Verb(
            "lower",
            "lowers",
            "The number that a thing carries falls, but not below its bound.",
            "lower chosen by 2",
            "no",
            THINGS,
            ("by",),
            ("by",),
        ),
        Verb(
            "move",
            "moves",
            "Things on the table go to another place, or so many steps toward the nearest of a kind of place.",
            "move wanderer to Downtown",
            "may",
            THINGS,
            (*_SET, "to", "toward", "by"),
            either=("to", "toward"),
        ),
        Verb(
            "pay",
            "pays",
            "So much is given, exactly by the game's rules of payment; who cannot pay in full pays nothing.",
            "pay 1 Power",
            "must",
            (*THINGS, "goods"),
            (),
            cost=True,
            thorough=True,
        ),
        Verb(
            "place",
            "places",
            "Things of the one who acts come from stock, or from the zone named, to a place.",
            "place 1 Dominance Marker at spot",
            "may",
            THINGS,
            (*_SET,),
            ("at",),
            cost=True,
        ),
        Verb(
            "play",
            "plays",
            "What a card does happens now, by the one who acts.",
            "play scheme",
            "may",
            ("card",),
            _SET,
        ),
        Verb(
            "raise",
            "raises",
            "The number that a thing carries grows, but not above its bound.",
            "raise chosen by 1",
            "no",
            THINGS,
            ("by",),
            ("by",),
        ),
        Verb(
            "reroll",
            "rerolls",
            "Some of the dice just rolled are rolled again.",
            "reroll 0..5 Recruitment Die",
            "must",
            ("die",),
        ),
        Verb(
            "retreat",
            "moves back",
            "A track, or what moves along one, goes back by so many steps, but not behind its start.",
            "retreat Awakening by 1",
            "no",
            ("track", *THINGS, "place"),
            ("by", "at"),
            ("by",),
        ),
        Verb(
            "return",
            "returns",
            "Things on the table go back to where such things are kept, or to the zone named.",
            "return 1 Investigator at spot",
            "may",
            THINGS,
            (*_SET, "to"),
            cost=True,
        ),
        Verb(
            "reveal",
            "reveals",
            "Everybody sees cards; they stay where they are.",
            "reveal 1 Intrigue from Intrigue Deck as scheme",
            "may",
            ("card",),
            ("as", "from"),
        ),
        Verb(
            "sacrifice",
            "sacrifices",
            "Own things on the table go back to the supply by the game's rules of sacrifice.",
            "sacrifice 1 Priest as offering",
            "may",
            THINGS,
            _SET,
            cost=True,
        ),
        Verb(
            "swap",
            "swaps",
            "Two things change places.",
            "swap mine for theirs",
            "no",
            THINGS,
            ("for",),
            ("for",),
        ),
        Verb(
            "take",
            "takes",
            "Things come from somebody else, or from a zone, to the one who acts.",
            "take 1 Card from Hand of rival",
            "may",
            (*THINGS, "goods"),
            (*_SET, "to"),
        ),
    )
}
"""All verbs, by name."""

BLOCKS = {
    "choose one": "The one who acts chooses one of the options; those that cannot be paid or do not hold are left out.",
    "may": "The one who acts does it or leaves it.",
    "if": "What follows happens only if the test holds; after `else` stands what happens otherwise.",
    "each": "What follows happens for each of a set fixed before the first; a seat among them acts and chooses.",
    "you": "The owner of the card acts and chooses again; a name of a seat makes that seat act and choose.",
    "roll": "Dice are rolled; what stands under a face happens once for each die that shows it.",
    "repeat": "What follows happens so many times, counted before the first.",
    "let": "An amount gets a name.",
    "until": "Rule points are changed until the end of a span.",
    "together": "The table acts and chooses as one.",
    "cost": "Something is given in full, or what follows is not offered.",
    "requires": "What follows is offered only if the test holds.",
}
"""What each block does."""
