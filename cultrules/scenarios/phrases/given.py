"""Given: the position from which a scenario begins."""

from __future__ import annotations

from typing import Any

from cultrules.spec import BadInput, Problem

from ..case import Case
from ..positions import Spot, base_position, count_at, counted, set_count, set_pile, spot_of, whole
from .vocabulary import phrase


@phrase("given", "a new game with {number} players", "a new game with 3 players", levels=("replay",))
def _new_game(case: Case, words: dict[str, Any]) -> None:
    """The scenario begins before the set-up."""
    case.begin(words["number"])


@phrase("given", "the position {text}", "the position planning-3", levels=("load",))
def _position(case: Case, words: dict[str, Any]) -> None:
    """The scenario begins from a base position of the game."""
    case.position = base_position(case.book, words["text"])


@phrase("given", "{seat} has {pieces} in {where}", "Yellow has 2 Dominance Markers and 1 Ritual I in Downtown")
def _has(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces of each named kind lie there; they are moved from or to where such pieces are kept."""
    for kind, count in case.pieces(words["pieces"]).items():
        set_count(case.book, _given(case), spot_of(case.book, words["where"], kind, words["seat"]), count)


@phrase("given", "there {is} {pieces} in {where}", "there are 2 Investigators in Downtown")
def _there(case: Case, words: dict[str, Any]) -> None:
    """Exactly so many pieces that belong to nobody lie there."""
    _has(case, {**words, "seat": ""})


@phrase("given", "all cards of {where} are in {there}", "all cards of Yellow's Cult Deck are in Yellow's Hand")
def _all_cards(case: Case, words: dict[str, Any]) -> None:
    """What lies in one zone is moved to another, so that the first is empty."""
    position, there = _given(case), words["there"]
    target = whole(case.book, position, there)
    for key, count in counted(whole(case.book, position, words["where"])).items():
        spot = Spot(there.zone, there.seat or there.place, key)
        set_count(case.book, position, spot, count_at(target, key) + count)


@phrase("given", "{alias} is {card}", "Card A is a Guardian of base cost 3 with 2 Attack")
def _is_card(case: Case, words: dict[str, Any]) -> None:
    """The scenario calls a card so that is like this in the content at hand; without one it does not apply."""
    case.call_cards((words["alias"],), words["card"])


@phrase("given", "{aliases} are {cards} together", "Card A and Card B are 2 Starting Cards with 4 Power together")
def _are_cards(case: Case, words: dict[str, Any]) -> None:
    """The scenario calls different cards so whose costs or icons add up to this."""
    case.call_cards(words["aliases"], words["cards"])


@phrase(
    "given", "the {zone} of {place} is {owners}, bottom first", "the Plan Field of Uptown is Yellow, Red, bottom first"
)
def _pile(case: Case, words: dict[str, Any]) -> None:
    """A stack consists of exactly these pieces, named by their owners (`empty` for none)."""
    set_pile(case.book, _given(case), Spot(words["zone"], words["place"], ""), words["owners"])


@phrase("given", "the {fact} is {value}", "the First Cultist is Red")
def _fact(case: Case, words: dict[str, Any]) -> None:
    """A fact of the position has this value (`none` for an empty list)."""
    _given(case)["facts"][words["fact"]] = words["value"]


@phrase("given", "the stage is {stage}", "the stage is Planning")
def _stage(case: Case, words: dict[str, Any]) -> None:
    """The position is that of another stage than the base position's."""
    _given(case)["stage"] = words["stage"]


@phrase("given", "during {span}, {point} is {number}", "during This Round, Plan Markers To Place is 3")
def _point_is(case: Case, words: dict[str, Any]) -> None:
    """A card has set a rule value for a stretch of the game."""
    _modify(case, words, "is")


@phrase("given", "during {span}, {point} changes by {number}", "during This Round, Plan Markers To Place changes by -1")
def _point_changes(case: Case, words: dict[str, Any]) -> None:
    """A card has raised or lowered a rule value for a stretch of the game."""
    _modify(case, words, "add")


def _given(case: Case) -> dict[str, Any]:
    if case.position is None:
        found = "no position to change yet"
        raise BadInput([Problem("no-position", "step", found, "`Given the position …` as the first step")])
    return case.position


def _modify(case: Case, words: dict[str, Any], change: str) -> None:
    modifier = {"point": words["point"], "change": change, "value": words["number"], "until": words["span"]}
    _given(case)["modifiers"].append(modifier)
