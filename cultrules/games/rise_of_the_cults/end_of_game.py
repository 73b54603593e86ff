"""Chapter 13: the end of the game."""

from __future__ import annotations

from cultrules.kernel.procedures import Result, rule
from cultrules.kernel.tables import count_of

from .city import City, districts, dominance_on_board, rituals_in, rituals_on_board, sites_on_board


@rule("ROTC-13.6")
def end_of_game(city: City) -> Result:
    """Points are counted, and the player with the most wins."""
    points = {player: points_of(city, player) for player in city.players}
    leading = [player for player in city.players if points[player] == max(points.values())]
    return Result(winners=break_ties(city, leading), points=points)


def points_of(city: City, player: str) -> int:
    """All points of a player."""
    return points_for_dominance(city, player) + points_for_sites(city, player) + points_for_rituals(city, player)


@rule("ROTC-13.1")
def points_for_dominance(city: City, player: str) -> int:
    """One point for each own Dominance marker on the board."""
    return city.number("points-for-dominance") * dominance_on_board(city, player)


@rule("ROTC-13.2")
def points_for_sites(city: City, player: str) -> int:
    """One point for each own Cult Site with an own Ritual in the same district."""
    sites = sum(
        count_of(city.cult_site_fields[district], "cult-site", seat=player)
        for district in districts(city)
        if rituals_in(city, player, district) > 0
    )
    return city.number("points-for-site") * sites


@rule("ROTC-13.3", "ROTC-13.4", "ROTC-13.5")
def points_for_rituals(city: City, player: str) -> int:
    """One point for having the most Ritual markers, also if others have as many."""
    most = max(rituals_on_board(city, each) for each in city.players)
    has_most = rituals_on_board(city, player) == most and city.ruling("A-43")(most)
    return city.number("points-for-most-rituals") if has_most else 0


@rule("ROTC-13.7", "ROTC-13.8", "ROTC-13.9", "ROTC-13.10", "ROTC-13.11", "ROTC-13.12")
def break_ties(city: City, tied: list[str]) -> tuple[str, ...]:
    """Dominance, Cult Sites, Rituals and fewest Disorganization cards, in this order, among those still tied."""
    for better in (dominance_on_board, sites_on_board, rituals_on_board, fewest_disorganization):
        best = max(better(city, player) for player in tied)
        tied = [player for player in tied if better(city, player) == best]
    winners: tuple[str, ...] = city.ruling("A-44")(tied)
    return winners


@rule("ROTC-13.10")
def fewest_disorganization(city: City, player: str) -> int:
    """The fewer Disorganization cards a player owns, the higher."""
    return -sum(count_of(cards, "disorganization") for cards in city.ruling("D-30")(city, player))
