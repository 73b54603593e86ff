"""Chapter 11: the Dominance Plan, second stage: Terror."""

from __future__ import annotations

from cultrules.effects.events import set_off
from cultrules.kernel.points import number_at
from cultrules.kernel.procedures import Procedure, ask, rule
from cultrules.kernel.questions import NOTHING, Amount, Bag, One, Payment, worth
from cultrules.kernel.tables import count_of, move, owned

from .city import RITUALS, City, investigators_in, ritual_levels
from .dominance import end_dominance, remove_ritual
from .general_rules import discard, return_tokens
from .moments import may_use_cards


@rule("ROTC-11.25", "ROTC-11.26", "ROTC-11.28", "ROTC-14.12", "ROTC-14.19")
def terror(city: City) -> Procedure[str]:
    """The player may terrorize the district if that can succeed; then markers are placed and a Ritual is given up."""
    yield from may_use_cards(city, "terror", str(city.active))
    if (yield from ask(lambda: One("terrorize", str(city.active), willing(city)))) == "no":
        return end_dominance(city)
    succeeded = yield from spread_terror(city)
    if succeeded:
        city.announce("terror-spread", seat=city.active, district=city.contested)
        yield from place_markers(city)
        yield from set_off(city, "terror-spread", {"seat": city.active, "district": city.contested})
    else:
        city.announce("terror-failed", seat=city.active, district=city.contested)
    if city.ruling("D-03")(succeeded):
        yield from give_up_ritual(city)
    return end_dominance(city)


def willing(city: City) -> tuple[str, ...]:
    """Terror can be done without, and tried if it can succeed."""
    enough = missing(city) <= means_of_terror_worth(city)
    return ("yes", "no") if enough or not city.ruling("A-36") else ("no",)


@rule("ROTC-1.4")
def sanity_of(city: City, district: str) -> int:
    """The value of the Sanity token, and one more for each Investigator in the district."""
    token = sum(int(piece.removeprefix("sanity-")) for piece in city.sanity[district])
    return token + number_at(city, "sanity") + investigators_in(city, district)


@rule("ROTC-11.26")
def missing(city: City) -> int:
    """How much Terror is missing, beyond the player's Rituals, to exceed the Sanity of the district."""
    district = str(city.contested)
    return max(0, sanity_of(city, district) + 1 - ritual_levels(city, str(city.active), district))


@rule("ROTC-11.27")
def means_of_terror(city: City) -> dict[str, Bag]:
    """The cards in hand with Terror icons, and the Freaks behind the screen."""
    player = str(city.active)
    cards = {card: count for card, count in city.hand[player].items() if city.icons(card).get("terror")}
    freaks = count_of(city.screen[player], "freak")
    return {"cards": cards, "tokens": {"freak": freaks} if freaks else {}}


def terror_worths(city: City) -> dict[str, Bag]:
    """What each thing that can be spent for Terror is worth."""
    means = means_of_terror(city)
    return {key: {"terror": city.icons(key)["terror"]} for bag in means.values() for key in bag}


def means_of_terror_worth(city: City) -> int:
    """All the Terror that the player could add now."""
    return worth(means_of_terror(city), terror_worths(city)).get("terror", 0)


@rule("ROTC-11.27", "ROTC-11.28")
def spread_terror(city: City) -> Procedure[bool]:
    """The player spends what is missing; returns whether Terror exceeded Sanity."""
    if not missing(city):
        return True
    spent = yield from ask(
        lambda: Payment(
            "spend-terror",
            str(city.active),
            means_of_terror(city),
            terror_worths(city),
            {"terror": missing(city) if city.ruling("A-36") else 0},
            city.ruling("A-03") if city.ruling("A-36") else "any",
        )
    )
    succeeded = worth(spent, terror_worths(city)).get("terror", 0) >= missing(city)
    discard(city, str(city.active), spent.get("cards", {}))
    return_tokens(city, str(city.active), spent.get("tokens", {}))
    return succeeded


@rule("ROTC-11.29", "ROTC-11.30", "ROTC-11.31", "ROTC-11.32")
def place_markers(city: City) -> Procedure[None]:
    """One Dominance marker after a Confrontation, two without, out of stock, or fewer."""
    number = yield from ask(lambda: Amount("place-dominance", str(city.active), 0, most_markers(city)))
    for _ in range(number):
        yield from place_marker(city)


def most_markers(city: City) -> int:
    """How many markers Terror brings, and the stock has."""
    won = "markers-after-confrontation" if city.fought else "markers-without-confrontation"
    player = str(city.active)
    return min(city.number(won), count_of(city.stock[player], "dominance-marker", seat=player))


@rule("ROTC-1.5", "ROTC-11.33", "ROTC-11.34")
def place_marker(city: City) -> Procedure[int]:
    """A marker goes to a free field; if there is none, it may replace a marker of another player."""
    player, district = str(city.active), str(city.contested)
    if not count_of(city.stock[player], "dominance-marker", seat=player):
        return 0
    fields = city.dominance_fields[district]
    if sum(fields.values()) >= city.number("dominance-fields"):
        other = yield from ask(lambda: One("replace-dominance", str(city.active), replaceable(city)))
        if other == NOTHING:
            return 0
        move(owned("dominance-marker", other), fields, city.stock[other])
        city.announce("dominance-replaced", seat=player, other=other, district=district)
    move(owned("dominance-marker", player), city.stock[player], fields)
    city.announce("dominance-placed", seat=player, district=district)
    return 1


def replaceable(city: City) -> tuple[str, ...]:
    """The players one of whose markers may be replaced, or nobody."""
    fields = city.dominance_fields[str(city.contested)]
    owners = [player for player in city.players if count_of(fields, "dominance-marker", seat=player)]
    return (*city.ruling("D-04")(owners, city.active), NOTHING)


@rule("ROTC-11.35")
def give_up_ritual(city: City) -> Procedure[None]:
    """The player takes one own Ritual from the district."""
    ritual = yield from ask(lambda: One("remove-ritual", str(city.active), own_rituals(city)))
    remove_ritual(city, str(city.active), ritual)


def own_rituals(city: City) -> tuple[str, ...]:
    """The levels of the player's Rituals in the district."""
    here = city.ritual_fields[str(city.contested)]
    return tuple(ritual for ritual in RITUALS if count_of(here, ritual, seat=str(city.active)))
