"""What no position of the game can have: broken limits of the board, and traces of a round that cannot have been."""

from __future__ import annotations

from collections.abc import Iterator

from cultrules.kernel.tables import count_of

from .city import City, districts, plans_placed, plans_to_place, rituals_in


def broken_limits(city: City) -> Iterator[str]:
    """What this city breaks: limits of the board, and the traces of a round that cannot have been played."""
    yield from _board_limits(city)
    yield from _closed_districts(city)
    yield from _plans(city)
    yield from _cards(city)
    yield from _dominance(city)
    yield from _round(city)


def _board_limits(city: City) -> Iterator[str]:
    for district, markers in city.dominance_fields.items():
        if sum(markers.values()) > city.number("dominance-fields"):
            yield f"{sum(markers.values())} Dominance markers in `{district}`, which has fewer fields"
    for district in districts(city):
        if sum(city.sanity[district].values()) > 1 or sum(city.investigation_track[district].values()) > 1:
            yield f"two Sanity tokens, or two Investigators on the track, in `{district}`"
    for district, rituals in city.ritual_fields.items():
        if sum(rituals.values()) > city.number("ritual-fields"):
            yield f"{sum(rituals.values())} Rituals in `{district}`, which has {city.number('ritual-fields')} fields"
        for player in city.players:
            sites = count_of(city.cult_site_fields[district], "cult-site", seat=player)
            if sites > city.number("cult-sites-per-district"):
                yield f"{sites} Cult Sites of `{player}` in `{district}`, where one is allowed"


def _closed_districts(city: City) -> Iterator[str]:
    closed, allowed = city.closed_districts, city.ruling("D-01")(city)
    if city.stage == "setup":
        return
    if len(set(closed)) != city.number("closed-districts") or len(closed) != len(set(closed)):
        yield f"{len(closed)} closed districts with {len(city.players)} players"
    for district in closed:
        if district not in allowed:
            yield f"`{district}` closed, where the edition closes `{allowed[0]}`"
        board = (city.plan_field, city.ritual_fields, city.cult_site_fields, city.dominance_fields)
        tokens = (city.district_cards, city.investigators, city.investigation_track, city.sanity)
        if any(zone[district] for zone in (*board, *tokens)):
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
        if city.stage == "action-turn" and city.ruling("A-15") and count_of(city.hand[player], "disorganization"):
            yield f"a Disorganization card in the hand of `{player}`"


def _dominance(city: City) -> Iterator[str]:
    """A Dominance Plan is being carried out in its stages, and at no other time."""
    under_way = city.stage in ("reinforcement", "commitment", "terror")
    if under_way != (city.active is not None) or under_way != (city.contested is not None):
        yield f"a Dominating Player and a Contested District, or none, at `{city.stage}`"
    elif under_way and not rituals_in(city, str(city.active), str(city.contested)):
        yield "a Dominating Player without a Ritual in the Contested District"
    if city.stage != "commitment" and any((*city.played.values(), *city.fist.values())):
        yield "cards or Thugs committed outside a Confrontation"


def _round(city: City) -> Iterator[str]:
    if not 1 <= city.round <= city.last_round:
        yield f"round {city.round} of {city.last_round}"
    if city.stage == "end-of-game":
        if city.round != city.last_round:
            yield f"the end of the game in round {city.round} of {city.last_round}"
        if any(city.plan_field.values()):
            yield "Plan markers in districts at the end of the game"
    if city.stage == "city" and not len(city.city_deck):
        yield "an empty City Deck before a City phase"
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
