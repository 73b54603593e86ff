"""The table of Rise of the Cults: the city of Arkham, the Plan board, and what the players have.

city.plan_field["downtown"]     the Plan markers stacked there, the bottom one first
city.stock["yellow"]            Yellow's unused markers
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from cultrules.kernel.decks import Deck
from cultrules.kernel.points import number_at
from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Pile, Table, count_of, owned

RITUALS = ("ritual-1", "ritual-2", "ritual-3")
TOKENS = ("thug", "initiate", "freak")


@dataclass(slots=True, kw_only=True)
class City(Table):
    """Everything on and around the board; its fields are the zones and facts of the lexicon."""

    round: int
    last_round: int
    first_cultist: str
    turn: str
    closed_districts: list[str]
    plan_field: dict[str, Pile]
    plan_board: dict[str, Bag]
    ritual_fields: dict[str, Bag]
    cult_site_fields: dict[str, Bag]
    dominance_fields: dict[str, Bag]
    district_cards: dict[str, Bag]
    investigators: dict[str, Bag]
    investigation_track: dict[str, Bag]
    stock: dict[str, Bag]
    screen: dict[str, Bag]
    hand: dict[str, Bag]
    deck: dict[str, Deck]
    discard_pile: dict[str, Bag]
    box: Bag


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


def rituals_on_board(city: City, player: str) -> int:
    """How many Ritual markers the player has on the board."""
    return sum(rituals_in(city, player, district) for district in city.ritual_fields)


def broken_limits(city: City) -> Iterator[str]:
    """What this city breaks: limits of the board, and the traces of a round that cannot have been played."""
    yield from _board_limits(city)
    yield from _closed_districts(city)
    yield from _plans(city)
    yield from _cards(city)
    yield from _round(city)


def _board_limits(city: City) -> Iterator[str]:
    for district, rituals in city.ritual_fields.items():
        if sum(rituals.values()) > city.number("ritual-fields"):
            yield f"{sum(rituals.values())} Rituals in `{district}`, which has {city.number('ritual-fields')} fields"
        for player in city.players:
            sites = count_of(city.cult_site_fields[district], "cult-site", seat=player)
            if sites > city.number("cult-sites-per-district"):
                yield f"{sites} Cult Sites of `{player}` in `{district}`, where one is allowed"


def _closed_districts(city: City) -> Iterator[str]:
    closed = city.closed_districts
    if len(set(closed)) != city.number("closed-districts") or len(closed) != len(set(closed)):
        yield f"{len(closed)} closed districts with {len(city.players)} players"
    else:
        yield from city.ruling("D-01")(city)
    for district in closed:
        board = (city.plan_field, city.ritual_fields, city.cult_site_fields, city.dominance_fields)
        if any(zone[district] for zone in (*board, city.district_cards)):
            yield f"pieces in `{district}`, which is closed"


def _plans(city: City) -> Iterator[str]:
    most = city.number("plans-of-a-kind")
    for area, markers in city.plan_board.items():
        if area != "bluff" and any(count > most for count in markers.values()):
            yield f"more than {most} Plan markers of one player in `{area}`"


def _cards(city: City) -> Iterator[str]:
    for district, cards in city.district_cards.items():
        kinds = [city.card(card).kind for card in cards]
        if len(kinds) != len(set(kinds)):
            yield f"two stacks of one type in `{district}`"
    for player in city.players:
        if count_of(city.hand[player], "disorganization") and city.stage == "action-turn":
            yield f"a Disorganization card in the hand of `{player}`"


def _round(city: City) -> Iterator[str]:
    if not 1 <= city.round <= city.last_round:
        yield f"round {city.round} of {city.last_round}"
    if city.stage == "end-of-game":
        if city.round != city.last_round:
            yield f"the end of the game in round {city.round} of {city.last_round}"
        if any(city.plan_field.values()):
            yield "Plan markers in districts at the end of the game"
    if plans_to_place(city) < 1:
        yield "a round in which no Plan marker is placed"
    if city.stage == "hiding" and any(city.plan_field.values()):
        yield "Plan markers in districts after the Action phase"
    if city.stage == "action-turn" and not any(city.plan_field.values()):
        yield "no Plan marker in any district during the Action phase"
    if city.stage == "planning" and any(city.plan_field.values()):
        yield "Plan markers in districts before Planning"
    if city.stage == "planning-turn":
        order = city.clockwise_from(city.first_cultist)
        placed = [plans_placed(city, player) for player in order]
        before = order.index(city.turn)
        if placed != [placed[before] + 1] * before + [placed[before]] * (len(order) - before):
            said = ", ".join(f"{player} {count}" for player, count in zip(order, placed, strict=True))
            yield f"Plan markers placed so far ({said}) that do not fit to the turn of `{city.turn}`"
    if city.stage in ("planning", "planning-turn") and any(city.plan_board.values()):
        yield "Plan markers on the Plan board during Planning"
