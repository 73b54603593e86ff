"""What each choice of each ruling stands for: one small function or value."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cultrules.kernel.questions import Bag
from cultrules.kernel.tables import Contents

from .city import TOKENS, City


def printed_district(city: City) -> tuple[str, ...]:
    """The district that the rulebook names."""
    return tuple(city.agreement.book.texts("closed-district"))


def every_district(city: City) -> tuple[str, ...]:
    """The players may close any district."""
    return tuple(city.plan_field)


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


def in_one_payment(cards: int) -> list[int]:
    """All cards are chosen and paid together."""
    return [cards]


def one_by_one(cards: int) -> list[int]:
    """Each card is chosen and paid by itself."""
    return [1] * cards


def only_with_a_free_field(is_free: bool) -> bool:
    """A Ritual must be able to come, whether or not one does."""
    return is_free


def with_or_without_a_free_field(_is_free: bool) -> bool:
    """Who moves no Ritual needs no field."""
    return True


def everybody_loses(participants: tuple[str, ...], _tied: list[str]) -> list[str]:
    """On a tie at the top all participants lose."""
    return list(participants)


def the_tied_lose(_participants: tuple[str, ...], tied: list[str]) -> list[str]:
    """On a tie at the top those who are tied lose, and the weaker ones stay."""
    return tied


def only_after_success(succeeded: bool) -> bool:
    """Terror that failed costs no Ritual."""
    return succeeded


def after_any_terror(_succeeded: bool) -> bool:
    """Terror costs a Ritual, whether it succeeded or not."""
    return True


def markers_of_others(owners: list[str], player: str) -> list[str]:
    """Only another player's marker can be replaced."""
    return [owner for owner in owners if owner != player]


def any_marker(owners: list[str], _player: str) -> list[str]:
    """Any marker can be replaced, also an own one."""
    return owners


RULINGS: Mapping[str, Mapping[str, Any]] = {
    "D-01": {"rivertown": printed_district, "chosen": every_district},
    "D-03": {"success": only_after_success, "always": after_any_terror},
    "D-04": {"others": markers_of_others, "any": any_marker},
    "D-05": {"initiates": power_icons, "any-token": power_icons_or_any_token},
    "D-30": {"everywhere": all_cards, "face-down": face_down_cards},
    "A-01": {"strict": only_with_a_free_field, "lenient": with_or_without_a_free_field},
    "A-02": {"something": True, "anything": False},
    "A-03": {"any": "any", "needed": "needed"},
    "A-04": {"pooled": in_one_payment, "apart": one_by_one},
    "A-12": {"yes": whole_pile, "no": earlier_pile},
    "A-15": {"discarded": True, "kept": False},
    "A-17": {"after": False, "at-once": True},
    "A-22": {"no": "tie", "yes": "defeat"},
    "A-31": {"all": everybody_loses, "tied": the_tied_lose},
    "A-36": {"refused": True, "wasted": False},
    "A-43": {"nobody": if_anybody_has_one, "everybody": in_any_case},
    "A-44": {"shared": share_the_victory, "undecided": only_one_can_win},
}
