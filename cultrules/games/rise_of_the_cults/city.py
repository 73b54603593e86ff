"""The table of Rise of the Cults: the city of Arkham, the Plan board, and what the players have.

city.plan_field["downtown"]     the Plan markers stacked there, the bottom one first
city.stock["yellow"]            Yellow's unused markers
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cultrules.kernel.decks import Deck
from cultrules.kernel.points import number_at
from cultrules.kernel.procedures import rule
from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Pile, Table, count_of, owned

RITUALS = ("ritual-1", "ritual-2", "ritual-3")
LEVELS = {"ritual-1": 1, "ritual-2": 2, "ritual-3": 3}
NEXT_LEVEL = {"ritual-1": "ritual-2", "ritual-2": "ritual-3"}
TOKENS = ("thug", "initiate", "freak")


@dataclass(slots=True, kw_only=True)
class City(Table):
    """Everything on and around the board; its fields are the zones and facts of the lexicon."""

    round: int
    last_round: int
    first_cultist: str
    turn: str
    closed_districts: list[str] = field(default_factory=list)
    active: str | None = None
    contested: str | None = None
    fought: bool = False
    first_game: bool = False
    plan_field: dict[str, Pile]
    plan_board: dict[str, Bag]
    ritual_fields: dict[str, Bag]
    cult_site_fields: dict[str, Bag]
    dominance_fields: dict[str, Bag]
    district_cards: dict[str, Bag]
    investigators: dict[str, Bag]
    investigation_track: dict[str, Bag]
    sanity: dict[str, Bag]
    sanity_pool: Bag
    city_deck: Deck
    city_card: Bag
    city_discard: Bag
    played: dict[str, Bag]
    fist: dict[str, Bag]
    stock: dict[str, Bag]
    screen: dict[str, Bag]
    hand: dict[str, Bag]
    deck: dict[str, Deck]
    discard_pile: dict[str, Bag]
    box: Bag
    victor: str = ""
    """Who has won the Confrontation that is being decided."""
    came: Bag = field(default_factory=dict)
    """Cards that a card has brought into the hand this turn; they cannot be used before the next."""

    def on_field(self, field: int) -> str:
        """An Investigator on this field of a track."""
        return f"investigator+field={field}"

    def on_start_field(self) -> str:
        """An Investigator on the field of a track that has the number of players."""
        return self.on_field(len(self.players))


def districts(city: City) -> tuple[str, ...]:
    """The districts in play."""
    return tuple(district for district in city.plan_field if district not in city.closed_districts)


def plans_placed(city: City, player: str) -> int:
    """How many of the player's Plan markers lie in districts."""
    return sum(pile.count(owned("plan-marker", player)) for pile in city.plan_field.values())


def plans_to_place(city: City) -> int:
    """How many Plan markers each player places this round, and never more than there are."""
    return min(number_at(city, "plan-markers"), city.number("plan-markers-owned"))


def own_on_top(city: City, player: str, district: str) -> bool:
    """Is the marker on top of the district's stack the player's?"""
    return city.plan_field[district][-1:] == [owned("plan-marker", player)]


def is_present(city: City, player: str, district: str) -> bool:
    """Has the player a Cult Site or a Ritual in the district?"""
    site = count_of(city.cult_site_fields[district], "cult-site", seat=player)
    return site > 0 or rituals_in(city, player, district) > 0


def investigators_in(city: City, district: str) -> int:
    """How many Investigators have arrived in the district."""
    return count_of(city.investigators[district], "investigator")


def dominance_on_board(city: City, player: str) -> int:
    """How many Dominance markers the player has on the board."""
    return sum(count_of(fields, "dominance-marker", seat=player) for fields in city.dominance_fields.values())


def sites_on_board(city: City, player: str) -> int:
    """How many Cult Sites the player has on the board."""
    return sum(count_of(fields, "cult-site", seat=player) for fields in city.cult_site_fields.values())


def rituals_in(city: City, player: str, district: str) -> int:
    """How many Ritual markers the player has in the district."""
    return count_of(city.ritual_fields[district], *RITUALS, seat=player)


@rule("ROTC-1.3")
def ritual_levels(city: City, player: str, district: str) -> int:
    """The levels of the player's Rituals in the district, added up."""
    here = city.ritual_fields[district]
    return sum(LEVELS[ritual] * count_of(here, ritual, seat=player) for ritual in RITUALS)


@rule("ROTC-1.1")
def has_free_ritual_field(city: City, district: str) -> bool:
    """Is there room for one more Ritual in the district?"""
    return sum(city.ritual_fields[district].values()) < city.number("ritual-fields")


def rituals_on_board(city: City, player: str) -> int:
    """How many Ritual markers the player has on the board."""
    return sum(rituals_in(city, player, district) for district in city.ritual_fields)
