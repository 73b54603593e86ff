"""Chapter 2: what is done before the first round."""

from __future__ import annotations

from cultrules.kernel.positions import zones_at_home
from cultrules.kernel.procedures import Procedure, ask, roll, rule
from cultrules.kernel.questions import TABLE, Amount, One
from cultrules.kernel.tables import Agreement, kind_of, move, owned, put

from .city import City, districts

TYPES = ("guardian", "action")


@rule("ROTC-2.3", "ROTC-2.4", "ROTC-2.5", "ROTC-2.6")
def opening(agreement: Agreement) -> City:
    """All pieces are where they belong before a game, and nothing has been decided."""
    first = agreement.options.players[0]
    return City(
        agreement=agreement,
        stage="setup",
        round=agreement.book.number("first-round"),
        last_round=agreement.book.number("standard-rounds"),
        first_cultist=first,
        turn=first,
        **zones_at_home(agreement),
    )


@rule("ROTC-2.1", "ROTC-2.12", "ROTC-2.18")
def setup(city: City) -> Procedure[str]:
    """The players agree on the first player, the number of rounds, the closed district and the layout."""
    first = yield from ask(lambda: One("name-first", TABLE, city.players))
    least, most = city.number("standard-rounds"), city.number("most-rounds")
    rounds = yield from ask(lambda: Amount("agree-rounds", TABLE, least, most))
    closed = yield from close_district(city)
    layout = yield from ask(lambda: One("choose-layout", TABLE, ("first-game", "draft")))
    city.first_cultist = city.turn = first
    city.last_round = rounds
    city.closed_districts = closed
    city.first_game = layout == "first-game"
    city.announce("first-cultist-named", seat=first)
    return lay_out_first_game(city) if city.first_game else "draft"


@rule("ROTC-2.2")
def close_district(city: City) -> Procedure[list[str]]:
    """With two or three players one district takes no part in the game."""
    if not city.number("closed-districts"):
        return []
    choices = city.ruling("D-01")(city)
    if len(choices) == 1:
        return list(choices)
    return [(yield from ask(lambda: One("close-district", TABLE, choices)))]


@rule("ROTC-2.12")
def lay_out_first_game(city: City) -> str:
    """The stacks of the recommended layout go into the districts in play."""
    for district in districts(city):
        for card in city.agreement.book.texts(f"first-game-{district}"):
            lay_stack(city, card, district)
    return "setup-card"


def lay_stack(city: City, card: str, district: str) -> None:
    """All copies of a card go from the box into a district."""
    move(card, city.box, city.district_cards[district], city.box[card])


@rule("ROTC-2.7", "ROTC-2.9", "ROTC-2.11")
def draft(city: City) -> Procedure[str]:
    """The player picks a stack and lays it into a district; the next one follows until all spots are filled."""
    card = yield from ask(lambda: One("pick-stack", city.turn, stacks_to_pick(city)))
    district = yield from ask(lambda: One("lay-stack", city.turn, spots_for(city, city.card(card).kind)))
    lay_stack(city, card, district)
    city.announce("stack-placed", seat=city.turn, piece=card, district=district)
    if stacks_to_pick(city):
        city.turn = city.left_of(city.turn)
        return "draft"
    return "setup-card"


@rule("ROTC-2.10")
def stacks_to_pick(city: City) -> tuple[str, ...]:
    """The stacks of the box for whose type a spot is free."""
    free = [kind for kind in TYPES if spots_for(city, kind)]
    return tuple(card for card in sorted(city.box) if city.card(card).kind in free)


@rule("ROTC-2.8")
def spots_for(city: City, kind: str) -> tuple[str, ...]:
    """The districts in play that have no stack of this type."""
    return tuple(
        district
        for district in districts(city)
        if all(city.card(card).kind != kind for card in city.district_cards[district])
    )


@rule("ROTC-2.13", "ROTC-2.14")
def setup_card(city: City) -> Procedure[str]:
    """The Initial Setup card of a first game, or one drawn at random, says what lies in the districts."""
    cards = city.agreement.book.texts("first-game-setup") if city.first_game else initial_setup_cards(city)
    card = yield from roll("reveal-setup", lambda: dict.fromkeys(cards, 1))
    city.announce("setup-revealed", piece=card)
    for piece, count, district in city.card(card).puts:
        if district in districts(city):
            put_piece(city, piece, count, district)
    place_first_investigators(city, card)
    city.turn = city.first_cultist
    return "first-site"


def initial_setup_cards(city: City) -> list[str]:
    """All Initial Setup cards."""
    return [card for card in sorted(city.box) if city.card(card).kind == "setup"]


@rule("ROTC-2.16")
def put_piece(city: City, piece: str, count: int, district: str) -> None:
    """A Sanity token comes from the pool; an Investigator from a supply that does not run out."""
    if kind_of(piece) != "investigator":
        move(piece, city.sanity_pool, city.sanity[district], count)
    elif piece == "investigator":
        put(piece, city.investigators[district], count)
    else:
        put(piece, city.investigation_track[district], count)


@rule("ROTC-2.15")
def place_first_investigators(city: City, card: str) -> None:
    """Unless the card speaks of Investigators, one begins in each district on the field for this many players."""
    if all(kind_of(piece) != "investigator" for piece, _, _ in city.card(card).puts):
        for district in districts(city):
            put(city.on_start_field(), city.investigation_track[district])


@rule("ROTC-2.17", "ROTC-4.1")
def first_site(city: City) -> Procedure[str]:
    """The player places a Cult Site in any district in play, then the next one clockwise."""
    district = yield from ask(lambda: One("first-site", city.turn, districts(city)))
    move(owned("cult-site", city.turn), city.stock[city.turn], city.cult_site_fields[district])
    city.announce("site-placed", seat=city.turn, district=district)
    city.turn = city.left_of(city.turn)
    return "mobilization" if city.turn == city.first_cultist else "first-site"
