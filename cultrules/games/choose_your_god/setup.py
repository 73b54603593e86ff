"""Chapter 2: what is done before the first round."""

from __future__ import annotations

from cultrules.kernel.positions import zones_at_home
from cultrules.kernel.procedures import Procedure, ask, draw, roll, rule
from cultrules.kernel.questions import TABLE, One
from cultrules.kernel.tables import Agreement, kind_of, move, owned, put, take

from .eternal_city import PATRIARCH, EternalCity, gain_followers, might, receive, token

RECOMMENDED, RANDOM, CHOSEN = "recommended", "random", "chosen"


@rule("CYG-2.6", "CYG-2.9")
def opening(agreement: Agreement) -> EternalCity:
    """All pieces are where they belong before a game, and nothing has been decided."""
    first = agreement.options.players[0]
    return EternalCity(
        agreement=agreement,
        stage="setup",
        round=1,
        first_player=first,
        turn=first,
        **zones_at_home(agreement),
    )


@rule("CYG-2.1", "CYG-2.2", "CYG-2.3", "CYG-2.8")
def setup(city: EternalCity) -> Procedure[str]:
    """Everybody gets a sheet and the first pieces; Licenses are laid open; the highest Divine Might goes first."""
    how = yield from ask(lambda: One("agree-sheets", TABLE, ways(city)))
    sheets = recommended(city) if how == RECOMMENDED else list(city.box)
    for seat in city.players:
        if how == CHOSEN:
            sheet = yield from ask(lambda seat=seat: One("pick-sheet", seat, tuple(sorted(city.box))))  # type: ignore[misc]
        else:
            sheet = yield from roll("deal-sheet", lambda: {each: 1 for each in sorted(sheets) if each in city.box})
        move(sheet, city.box, city.sheet_field[seat])
        city.announce("sheet-taken", seat=seat, piece=sheet)
    for seat in city.players:
        give_first_pieces(city, seat)
    while has_empty_slot(city):
        yield from open_license(city)
    name_first_player(city, max(city.players, key=lambda seat: might(city, seat)))
    return "celebration"


def ways(city: EternalCity) -> tuple[str, ...]:
    """How sheets may be given out; Cults for a first game are recommended for some numbers of players only."""
    return (RECOMMENDED, RANDOM, CHOSEN) if recommended(city) else (RANDOM, CHOSEN)


def recommended(city: EternalCity) -> list[str]:
    """The Cult sheets that are recommended for a first game with so many players."""
    datum = f"first-cults-{len(city.players)}"
    return list(city.agreement.book.texts(datum)) if datum in city.agreement.book.data else []


@rule("CYG-2.4", "CYG-2.5")
def give_first_pieces(city: EternalCity, seat: str) -> None:
    """Three Priests, the Patriarch, Followers and Coins."""
    for strength in city.agreement.book.data["first-priests"].value:  # type: ignore[union-attr]
        take(token(seat, int(strength)), city.reserve)
        put(token(seat, int(strength)), city.free_pool[seat])
    assert owned(PATRIARCH, seat) in city.free_pool[seat]
    gain_followers(city, seat, city.number("first-followers"))
    receive(city, seat, city.number("first-coins"))


def has_empty_slot(city: EternalCity) -> bool:
    """Can one more License be laid open?"""
    return sum(city.license_row.values()) < city.number("open-licenses") and len(city.license_deck) > 0


@rule("CYG-2.7", "CYG-6.6")
def open_license(city: EternalCity) -> Procedure[None]:
    """The top License of the deck is laid open."""
    card = kind_of((yield from draw("open-license", lambda: city.license_deck)))
    put(card, city.license_row)
    city.announce("license-shown", card=card)


def name_first_player(city: EternalCity, seat: str) -> None:
    """A player gets the First Player token."""
    city.first_player = city.turn = seat
    city.announce("first-player", seat=seat)
