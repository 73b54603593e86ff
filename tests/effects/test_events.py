"""The cycle of an event at the table: what is asked and told, and in which order cards come."""

from __future__ import annotations

import pytest

from cultrules.kernel.questions import One
from cultrules.kernel.tables import Deed

from .playing import LINES, asked, done, play, told, value


def test_a_replacement_is_asked_for_before_anything_moves() -> None:
    """An event is proposed first: whoever may replace it is asked while nothing has been performed or announced."""
    at = play(ash={"shield": 1, "bell": 1})
    at.answer("ash", "use-card", "pouch")
    assert (asked(at).seat, asked(at).id) == ("ash", "use-card")
    assert told(at) == [("card-used", "pouch")]
    assert value(at, "basket")["ash"] == {}


def test_what_is_not_replaced_is_performed_announced_and_sets_off_triggers() -> None:
    """After the replacement was declined the thing moves, all learn of it, and only then a trigger is used."""
    at = play(ash={"shield": 1, "bell": 1})
    at.answer("ash", "use-card", "pouch")
    at.answer("ash", "use-card", "nothing")
    assert told(at) == [("gained", "bulb"), ("card-used", "bell")]
    assert done(at) == [("Bell", "advance"), ("Pouch", "gain")]
    assert (value(at, "basket")["ash"], value(at, "growth")) == ({"bulb": 1}, 1)


def test_what_is_replaced_is_not_performed_and_sets_nothing_off() -> None:
    """In place of the event the card's statements happen: nothing moves, no event is told, no trigger is used."""
    at = play(ash={"shield": 1, "bell": 1})
    at.answer("ash", "use-card", "pouch")
    at.answer("ash", "use-card", "shield")
    assert told(at) == [("card-used", "shield")]
    assert done(at) == [("Shield", "advance"), ("Pouch", "gain")]
    assert (value(at, "basket")["ash"], value(at, "growth")) == ({}, 3)


@pytest.mark.parametrize(
    ("turn", "order"),
    [
        ("ash", ["ash", "birch", "cedar"]),
        ("birch", ["birch", "cedar", "ash"]),
        ("cedar", ["cedar", "ash", "birch"]),
    ],
)
def test_the_active_seat_comes_first_then_the_others_clockwise(turn: str, order: list[str]) -> None:
    """Triggers are used by the active seat, and then by the others clockwise from it."""
    at = play(turn, ash={"gong": 1}, birch={"gong": 1}, cedar={"gong": 1})
    at.answer(turn, "use-card", "pouch")
    assert [each.fields["seat"] for each in at.happened if each.event == "smoked"] == order


def test_a_seat_finishes_before_the_next_begins() -> None:
    """What a seat may use is asked after what it must, and before the next seat's triggers."""
    at = play(ash={"bell": 1, "chime": 1}, birch={"gong": 1})
    at.answer("ash", "use-card", "pouch")
    assert (asked(at).seat, asked(at).id) == ("ash", "use-card")
    assert done(at) == [("Bell", "advance")]
    at.answer("ash", "use-card", "chime")
    assert done(at) == [("Chime", "advance"), ("Gong", "do"), ("Pouch", "gain")]


def test_a_trigger_that_may_be_used_is_used_once_for_an_event() -> None:
    """A copy that was used for an event is not offered again for it."""
    at = play(ash={"chime": 2})
    for answer in ("pouch", "chime", "chime"):
        at.answer("ash", "use-card", answer)
    assert value(at, "growth") == 4
    assert asked(at) == One("use-card", "ash", ("nothing",))


@pytest.mark.parametrize("order", [["bell", "gong"], ["gong", "bell"]])
def test_a_seat_orders_its_own_triggers(order: list[str]) -> None:
    """Of several triggers that a seat cannot decline it chooses the order."""
    at = play(ash={"bell": 1, "gong": 1})
    at.answer("ash", "use-card", "pouch")
    assert (asked(at).seat, asked(at).id) == ("ash", "order-abilities")
    at.answer("ash", "order-abilities", order)
    assert [card.lower() for card, _ in done(at)] == [*order, "pouch"]


@pytest.mark.parametrize("copies", [1, 2])
def test_a_replacement_applies_once(copies: int) -> None:
    """What follows from a replacement is not replaced by it again, nor by a copy of it."""
    at = play(ash={"doubler": copies})
    at.answer("ash", "use-card", "pouch")
    assert value(at, "basket")["ash"] == {"bulb": 2}


@pytest.mark.parametrize("turn", ["ash", "birch"])
def test_the_seat_that_an_event_is_about_chooses_between_replacements(turn: str) -> None:
    """Of two replacements the one to whom it happens chooses, whoever owns them."""
    owner, other = turn, "cedar"
    at = play(turn, **{owner: {"doubler": 1}, other: {"thief": 1}})
    at.answer(turn, "use-card", "pouch")
    assert (asked(at).seat, asked(at).id) == (turn, "choose-replacement")
    at.answer(turn, "choose-replacement", "thief")
    assert (value(at, "basket")[turn], value(at, "growth")) == ({}, 1)


def test_another_replacement_applies_to_what_follows() -> None:
    """What a replacement brings about can be replaced by another card."""
    at = play(ash={"doubler": 1}, birch={"thief": 1})
    at.answer("ash", "use-card", "pouch")
    at.answer("ash", "choose-replacement", "doubler")
    assert (value(at, "basket")["ash"], value(at, "growth")) == ({}, 2)


def test_a_deed_cites_card_and_line() -> None:
    """What a statement did is traced with its card, its line in the file, and how much of what it wanted."""
    at = play(ash={"bell": 1})
    at.answer("ash", "use-card", "pouch")
    bell = next(number for number, line in enumerate(LINES) if line == "  when Gained: advance Growth by 1")
    pouch = next(number for number, line in enumerate(LINES) if line.endswith(": gain 1 Bulb"))
    assert at.traced == [Deed("Bell", bell, "advance", 1, 1), Deed("Pouch", pouch, "gain", 1, 1)]
