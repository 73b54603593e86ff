"""Procedures: what they wait for, and because of which rule."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

import pytest

from cultrules.kernel.decks import Deck
from cultrules.kernel.procedures import Procedure, ask, because, bound_rules, draw, roll, rule, rules_of
from cultrules.kernel.questions import Chance, One, Question
from cultrules.spec.pages import CHAPTER
from tests.toy import gardeners


@rule("TEST-1.1", "TEST-1.2")
def outer() -> Procedure[str]:
    """Asks through others."""
    return (yield from between())


def between() -> Procedure[str]:
    """Carries no rule."""
    return (yield from inner())


@rule("TEST-1.3")
def inner() -> Procedure[str]:
    """Asks, then lets somebody else ask."""
    yield from ask(lambda: One("first", "ash", ("yes",)))
    return (yield from loose())


def loose() -> Procedure[str]:
    """Carries no rule."""
    return (yield from ask(lambda: One("second", "ash", ("yes",))))


def waiting(procedure: Procedure[Any], *answers: Any) -> Question:
    """The question that a procedure waits with after these answers."""
    make = next(procedure)
    for answer in answers:
        make = procedure.send(answer)
    return make()


def returned(procedure: Procedure[Any]) -> Any:
    """What a procedure returns that is about to end."""
    with pytest.raises(StopIteration) as end:
        next(procedure)
    return end.value.value


def test_a_function_knows_its_rules() -> None:
    """Binding keeps the function as it is and remembers its rules."""
    assert rules_of(outer) == ("TEST-1.1", "TEST-1.2")
    assert rules_of(between) == ()
    assert bound_rules()[inner.__code__.co_filename, "inner"] == ("TEST-1.3",)


def test_every_rule_of_the_toy_game_is_bound() -> None:
    """The rules of the toy game, words of cards apart, are carried out by its functions, and no others are."""
    bound = {id_ for (file, _), ids in bound_rules().items() if file == gardeners.__file__ for id_ in ids}
    assert bound == {id_ for id_, rule in gardeners.GAME.book.rules.items() if rule.chapter != CHAPTER}


def test_a_question_is_asked_because_of_the_innermost_rule() -> None:
    """Procedures without a rule ask because of the one that they help to carry out."""
    procedure = outer()
    assert waiting(procedure).id == "first"
    assert because(procedure) == "TEST-1.3"
    procedure.send("yes")
    assert because(procedure) == "TEST-1.3"


def test_a_procedure_without_a_rule_asks_because_of_nothing() -> None:
    """There may be no rule at all."""
    procedure = loose()
    next(procedure)
    assert because(procedure) == ""


def test_a_changed_procedure_keeps_its_rule() -> None:
    """A procedure whose code is exchanged for an edited copy is still bound."""

    def edited() -> Generator[Any, Any, Any]:
        yield lambda: One("other", "ash", ("yes",))

    code = edited.__code__.replace(co_filename=inner.__code__.co_filename, co_qualname="inner")
    edited.__code__ = code
    procedure = edited()
    next(procedure)
    assert because(procedure) == "TEST-1.3"


def test_a_roll_asks_chance() -> None:
    """What can come out in several ways is asked with its weights."""
    procedure = roll("weather", lambda: {"sun": 2, "rain": 1})
    assert waiting(procedure) == Chance("weather", {"sun": 2, "rain": 1})
    with pytest.raises(StopIteration) as end:
        procedure.send("rain")
    assert end.value.value == "rain"


def test_a_roll_is_made_anew_when_its_weights_change() -> None:
    """The question looks at the weights when it is made, not when the roll began."""
    weights = {"sun": 1, "rain": 1}
    make = next(roll("weather", lambda: weights))
    weights["sun"] = 5
    assert make() == Chance("weather", {"sun": 5, "rain": 1})


def test_what_is_certain_is_asked_all_the_same() -> None:
    """A roll with one outcome is asked for: not asking would tell that there is only one."""
    assert waiting(roll("weather", lambda: {"sun": 3})) == Chance("weather", {"sun": 3})


def test_a_draw_takes_the_card_away() -> None:
    """The drawn card is no longer in the deck."""
    deck = Deck([{"rose": 1, "fern": 2}])
    procedure = draw("draw-seed", lambda: deck)
    assert waiting(procedure) == Chance("draw-seed", {"fern": 2, "rose": 1})
    with pytest.raises(StopIteration) as end:
        procedure.send("fern")
    assert end.value.value == "fern"
    assert deck == Deck([{"rose": 1, "fern": 1}])


def test_a_known_card_is_drawn_like_any_other() -> None:
    """A card that was laid on top is the only outcome, and chance is asked for it all the same."""
    deck = Deck([["rose"], {"fern": 1}])
    procedure = draw("draw-seed", lambda: deck)
    assert waiting(procedure) == Chance("draw-seed", {"rose": 1})
    with pytest.raises(StopIteration):
        procedure.send("rose")
    assert deck == Deck([{"fern": 1}])
