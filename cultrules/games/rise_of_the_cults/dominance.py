"""Chapter 11: the Dominance Plan, first stage: the Confrontation."""

from __future__ import annotations

from cultrules.effects.events import happen, set_off
from cultrules.kernel.points import end_span
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, Commitment, One
from cultrules.kernel.tables import count_of, move, owned, put, take

from .city import RITUALS, City, has_free_ritual_field, ritual_levels, rituals_in, rituals_on_board
from .moments import may_use_cards
from .rituals import move_ritual, rituals_elsewhere
from .turns import next_turn


@rule("ROTC-11.1")
def can_dominate(city: City, player: str, district: str) -> bool:
    """The player has a Ritual in the district."""
    return rituals_in(city, player, district) > 0


@rule("ROTC-11.2", "ROTC-11.4", "ROTC-11.7")
def dominance(city: City, district: str) -> str:
    """The others may come to resist, if any of them has a Ritual on the board; else Terror follows at once."""
    city.active, city.contested, city.fought = city.turn, district, False
    if not any(rituals_on_board(city, player) for player in opponents(city)):
        return "terror"
    city.turn = city.left_of(city.turn)
    return "reinforcement"


def opponents(city: City) -> tuple[str, ...]:
    """The other players, clockwise from the left of the one who dominates."""
    return city.clockwise_from(str(city.active))[1:]


@rule("ROTC-11.3", "ROTC-11.5", "ROTC-11.6", "ROTC-11.8")
def reinforcement(city: City) -> Procedure[str]:
    """The player may move a Ritual from another district here, while a field is free; then the next one decides."""
    district = str(city.contested)
    if has_free_ritual_field(city, district) and rituals_elsewhere(city, city.turn, district):
        chosen = yield from ask(lambda: One("reinforce", city.turn, reinforcements(city)))
        if chosen != NOTHING:
            move_ritual(city, city.turn, chosen, str(city.contested))
    city.turn = city.left_of(city.turn)
    return "reinforcement" if city.turn != city.active else begin_confrontation(city)


def reinforcements(city: City) -> tuple[str, ...]:
    """The Rituals that the player could move here, or none."""
    return (*rituals_elsewhere(city, city.turn, str(city.contested)), NOTHING)


@rule("ROTC-11.9", "ROTC-11.13")
def begin_confrontation(city: City) -> str:
    """If nobody resists Terror follows; else the player who dominates is the first to commit."""
    city.fought = len(participants(city)) > 1
    return "commitment" if city.fought else "terror"


@rule("ROTC-11.10")
def participants(city: City) -> tuple[str, ...]:
    """All players with a Ritual in the district, beginning with the one who dominates."""
    here = str(city.contested)
    return tuple(player for player in city.clockwise_from(str(city.active)) if rituals_in(city, player, here))


@rule("ROTC-11.11", "ROTC-11.12", "ROTC-11.14")
def commitment(city: City) -> Procedure[str]:
    """The participant lays down cards and takes Thugs into the fist; when all have, they are revealed."""
    chosen = yield from ask(lambda: commitments(city))
    for card, count in chosen.get("cards", {}).items():
        move(card, city.hand[city.turn], city.played[city.turn], count)
    for thug, count in chosen.get("tokens", {}).items():
        move(thug, city.screen[city.turn], city.fist[city.turn], count)
    city.announce("committed", seat=city.turn, number=sum(chosen.get("cards", {}).values()))
    order = participants(city)
    if city.turn == order[-1]:
        return (yield from reveal(city))
    city.turn = order[order.index(city.turn) + 1]
    return "commitment"


def commitments(city: City) -> Commitment:
    """All cards of the hand and all Thugs behind the screen may be committed, or any part of them."""
    thugs = count_of(city.screen[city.turn], "thug")
    among = {"cards": dict(city.hand[city.turn]), "tokens": {"thug": thugs} if thugs else {}}
    most = sum(city.hand[city.turn].values()) + thugs
    return Commitment("commit", city.turn, among, 0, most, {"cards": "count", "tokens": "nothing"})


@rule("ROTC-11.15")
def attack_of(city: City, player: str) -> int:
    """Attack icons on the cards played, Thugs in the fist, and levels of own Rituals in the district."""
    icons = sum(city.icons(card).get("attack", 0) * count for card, count in city.played[player].items())
    return icons + count_of(city.fist[player], "thug") + ritual_levels(city, player, str(city.contested))


@rule("ROTC-11.16", "ROTC-11.17", "ROTC-11.20", "ROTC-11.21", "ROTC-11.24", "ROTC-14.9", "ROTC-14.10")
def reveal(city: City) -> Procedure[str]:
    """All reveal in turn; the highest Attack wins, the losers leave the district, and on a tie all do."""
    order = participants(city)
    for player in order:
        yield from reveal_cards(city, player)
    attacks = {player: attack_of(city, player) for player in order}
    for player in order:
        city.announce("attack-revealed", seat=player, number=attacks[player])
    best = [player for player in order if attacks[player] == max(attacks.values())]
    if len(best) == 1:
        city.victor = best[0]
        city.announce("confrontation-won", seat=best[0])
        losers = [player for player in order if player != best[0]]
    else:
        city.announce("confrontation-tied")
        losers = city.ruling("A-31")(order, best)
    for player in losers:
        yield from lose(city, player)
    clear_away(city)
    city.turn, city.victor = str(city.active), ""
    end_span(city, "confrontation")
    return "terror" if best == [city.active] else end_dominance(city)


@rule("ROTC-11.16", "ROTC-14.8")
def reveal_cards(city: City, player: str) -> Procedure[None]:
    """The player turns the cards over, uses what they say, and then counts their icons."""
    number = sum(city.played[player].values())
    city.announce("cards-revealed", seat=player, number=number)
    yield from set_off(city, "cards-revealed", {"seat": player, "number": number})
    yield from may_use_cards(city, "confrontation", player)
    for card, count in list(city.played[player].items()):
        for _ in range(count):
            yield from happen(city, "icons-used", lambda: None, {"seat": player, "piece": card})


@rule("ROTC-11.22", "ROTC-11.23")
def clear_away(city: City) -> None:
    """Cards played go to their owners' discard piles, Thugs to the common pool."""
    for player in city.players:
        for card, count in list(city.played[player].items()):
            move(card, city.played[player], city.discard_pile[player], count)
            city.announce("card-discarded", count, seat=player, piece=card)
        for thug, count in list(city.fist[player].items()):
            take(thug, city.fist[player], count)
            city.announce("token-returned", count, seat=player, piece=thug)


@rule("ROTC-11.18", "ROTC-11.19", "ROTC-14.17")
def lose(city: City, player: str) -> Procedure[None]:
    """The player's Rituals in the district go to stock, and a Disorganization card comes to the discard pile."""
    for ritual in RITUALS:
        for _ in range(count_of(city.ritual_fields[str(city.contested)], ritual, seat=player)):
            remove_ritual(city, player, ritual)
    cause = "defeat" if city.victor else city.ruling("A-22")
    pile = city.discard_pile[player]
    yield from happen(city, "disorganized", lambda: put("disorganization", pile), {"seat": player, "cause": cause})


def remove_ritual(city: City, player: str, ritual: str) -> None:
    """A Ritual goes from the contested district to its owner's stock."""
    district = str(city.contested)
    move(owned(ritual, player), city.ritual_fields[district], city.stock[player])
    city.announce("ritual-removed", seat=player, piece=ritual, district=district)


def end_dominance(city: City) -> str:
    """The Plan is over, and the next turn begins."""
    city.active, city.contested, city.fought = None, None, False
    return next_turn(city)
