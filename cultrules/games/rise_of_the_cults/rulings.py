"""What each choice of each ruling stands for: one small function or value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Contents

from .city import TOKENS, City


def only_the_printed_district_is_closed(city: City) -> Iterable[str]:
    """What a city breaks in which the closed district is another than the printed one."""
    printed = city.agreement.book.texts("closed-district")
    if any(district not in printed for district in city.closed_districts):
        yield f"`{city.closed_districts[0]}` closed, where the edition closes `{printed[0]}`"


def any_district_may_be_closed(_city: City) -> Iterable[str]:
    """Nothing is broken, whichever district is closed."""
    return ()


def all_cards(city: City, player: str) -> tuple[Contents, ...]:
    """Every card that a player owns."""
    return city.deck[player], city.hand[player], city.discard_pile[player]


def face_down_cards(city: City, player: str) -> tuple[Contents, ...]:
    """The cards of the Cult Deck alone."""
    return (city.deck[player],)


def power_icons(city: City, piece: str) -> int:
    """Power icons pay, and the Initiate is the token that has one."""
    return city.icons(piece).get("power", 0)


def power_icons_or_any_token(city: City, piece: str) -> int:
    """Power icons pay, and so does any Cultist token."""
    return 1 if piece in TOKENS else power_icons(city, piece)


def whole_pile(pile: Bag, _before: Bag) -> Bag:
    """All cards that lie in the pile now."""
    return dict(pile)


def earlier_pile(pile: Bag, before: Bag) -> Bag:
    """The cards of the pile that lay there before."""
    return {card: min(count, before[card]) for card, count in pile.items() if card in before}


def if_anybody_has_one(most: int) -> bool:
    """To have the most of something one must have some."""
    return most > 0


def in_any_case(_most: int) -> bool:
    """With none at all everybody is tied."""
    return True


def share_the_victory(tied: list[str]) -> tuple[str, ...]:
    """All who are still tied win."""
    return tuple(tied)


def only_one_can_win(tied: list[str]) -> tuple[str, ...]:
    """Who is still tied with another has not won."""
    return tuple(tied) if len(tied) == 1 else ()


RULINGS: Mapping[str, Mapping[str, Any]] = {
    "D-01": {"rivertown": only_the_printed_district_is_closed, "chosen": any_district_may_be_closed},
    "D-05": {"initiates": power_icons, "any-token": power_icons_or_any_token},
    "D-30": {"everywhere": all_cards, "face-down": face_down_cards},
    "A-03": {"any": "any", "needed": "needed"},
    "A-12": {"yes": whole_pile, "no": earlier_pile},
    "A-43": {"nobody": if_anybody_has_one, "everybody": in_any_case},
    "A-44": {"shared": share_the_victory, "undecided": only_one_can_win},
}
