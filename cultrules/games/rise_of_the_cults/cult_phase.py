"""Chapter 5: the Cult phase."""

from __future__ import annotations

from cultrules.kernel.points import number_at
from cultrules.kernel.procedures import Procedure, ask, roll, rule
from cultrules.kernel.questions import Bag, Some
from cultrules.kernel.tables import put

from .city import TOKENS, City
from .general_rules import discard_disorganization, draw_card
from .moments import may_use_cards


@rule("ROTC-5.1", "ROTC-5.2", "ROTC-5.3", "ROTC-5.4", "ROTC-14.3")
def mobilization(city: City) -> Procedure[str]:
    """The player draws six cards and discards Disorganization cards among them; when all have, Recruitment begins."""
    drawn = 0
    for _ in range(number_at(city, "cards-drawn")):
        card = yield from draw_card(city, city.turn)
        drawn += card is not None
        if city.ruling("A-17"):
            discard_disorganization(city, city.turn)
    city.announce("cards-drawn", seat=city.turn, number=drawn)
    discard_disorganization(city, city.turn)
    yield from may_use_cards(city, "mobilization", city.turn)
    city.turn = city.left_of(city.turn)
    return "recruitment" if city.turn == city.first_cultist else "mobilization"


@rule("ROTC-5.5", "ROTC-5.6", "ROTC-5.12", "ROTC-14.5")
def recruitment(city: City) -> Procedure[str]:
    """The player rolls the dice, may roll some of them again twice, and takes the tokens that they show."""
    faces = yield from roll_dice(city, city.number("dice"))
    for _ in range(city.number("rerolls")):
        faces = yield from roll_again(city, faces)
    yield from may_use_cards(city, "recruitment", city.turn)
    take_tokens(city, faces)
    city.turn = city.left_of(city.turn)
    return "planning" if city.turn == city.first_cultist else "recruitment"


@rule("ROTC-5.7", "ROTC-5.8")
def roll_again(city: City, faces: Bag) -> Procedure[Bag]:
    """The player chooses dice to roll again; their new faces count, and the others stay."""
    again = yield from ask(lambda: Some("reroll", city.turn, {"dice": dict(faces)}, 0, city.number("dice")))
    chosen = again.get("dice", {})
    rolled = yield from roll_dice(city, sum(chosen.values()))
    kept = {face: count - chosen.get(face, 0) for face, count in faces.items()}
    added = {face: kept.get(face, 0) + rolled.get(face, 0) for face in {**kept, **rolled}}
    return {face: count for face, count in added.items() if count}


@rule("ROTC-5.11")
def roll_dice(city: City, dice: int) -> Procedure[Bag]:
    """So many dice are rolled, for all to see."""
    faces: Bag = {}
    for _ in range(dice):
        face = yield from roll("roll", lambda: dict(city.agreement.book.counts("recruitment-die")))
        put(face, faces)
        city.announce("die-rolled", seat=city.turn, piece=face)
    return faces


@rule("ROTC-5.9", "ROTC-5.10")
def take_tokens(city: City, faces: Bag) -> None:
    """For each face with a Cultist such a token goes behind the screen."""
    for face, count in faces.items():
        if face in TOKENS:
            put(face, city.screen[city.turn], count)
