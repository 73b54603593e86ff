"""A play: what it asks, whom it lets interrupt, and what it refuses."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from cultrules.kernel import plays
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Answer, Play
from cultrules.kernel.positions import default_options
from cultrules.kernel.procedures import Procedure, Result, ask
from cultrules.kernel.questions import Chance, One, Refused
from cultrules.kernel.tables import Happening
from tests.toy.garden import Garden, start
from tests.toy.gardeners import GAME

from .snapshots import changed, posted, say, snapshot


@pytest.fixture
def play() -> Play:
    """A game of two that begins."""
    return Play.load(GAME, start("ash", "birch"))


def refused(action: Callable[[], Any]) -> tuple[str, str, str]:
    """The kind, reason and rule with which something is refused."""
    with pytest.raises(Refused) as caught:
        action()
    return caught.value.refusal.kind, caught.value.refusal.reason, caught.value.refusal.rule


def test_a_group_answers_together(play: Play) -> None:
    """The question of a group is answered by the group, not by one of its members."""
    assert play.question.seat == "table"
    assert refused(lambda: play.answer("ash", "rest-bed", "east"))[0] == "wrong-seat"
    play.answer("table", "rest-bed", "east")
    assert play.table.resting_beds == ["east"]


def test_an_answer_is_kept(play: Play) -> None:
    """A play knows what was said to it."""
    say(play, "east", "sun")
    assert list(play.answers) == [Answer("table", "rest-bed", "east"), Answer("chance", "weather", "sun")]


@pytest.mark.parametrize(
    ("seat", "id_", "value", "refusal"),
    [
        ("ash", "act", "fly", ("not-an-option", "`fly` is none of the options", "GARD-1.4")),
        ("ash", "act", 1, ("malformed", "the answer must be the name of an option", "GARD-1.4")),
        ("birch", "act", "idle", ("wrong-seat", "`ash` is asked, not `birch`", "GARD-1.4")),
        ("ash", "plant", "idle", ("not-asked", "`plant` is not being asked", "GARD-1.4")),
        ("birch", "smoke", "fern", ("not-asked", "`smoke` is not being asked", "GARD-1.4")),
    ],
)
def test_an_illegal_answer_names_the_rule(
    play: Play, seat: str, id_: str, value: Any, refusal: tuple[str, str, str]
) -> None:
    """A refusal says on which rule the question was asked."""
    say(play, "east", "sun")
    before = snapshot(play)
    assert refused(lambda: play.answer(seat, id_, value)) == refusal
    assert snapshot(play) == before


@pytest.mark.parametrize(
    ("seat", "id_", "value", "kind", "reason"),
    [
        ("ash", "smoke", "fern", "wrong-seat", "the offer `smoke` is not open to `ash`"),
        ("birch", "fire", "fern", "not-asked", "no offer `fire` is open"),
        ("birch", "smoke", "rose", "not-an-option", "`rose` is none of the options"),
        ("ash", "act", "idle", "not-asked", "no offer `act` is open"),
    ],
)
def test_an_illegal_use_of_an_offer_is_refused(
    play: Play, seat: str, id_: str, value: Any, kind: str, reason: str
) -> None:
    """An offer is open to its seat alone, for its answers alone."""
    say(play, "east", "sun")
    before = snapshot(play)
    assert refused(lambda: play.answer(seat, id_, value, offer=True))[:2] == (kind, reason)
    assert snapshot(play) == before


def test_an_offer_is_used_instead_of_the_answer(play: Play) -> None:
    """After an offer was used to its end, the same question is asked again."""
    say(play, "east", "sun")
    play.answer("birch", "smoke", "fern", offer=True)
    assert (play.question.seat, play.question.id, play.because) == ("birch", "smoke-for", "GARD-1.10")
    assert play.offers == ()
    assert play.stage is None
    say(play, "rain")
    assert (play.question.seat, play.question.id, play.because) == ("ash", "act", "GARD-1.4")
    assert play.stage == "turn"
    assert play.table.haze == 1


def test_a_question_is_made_anew_after_an_offer(play: Play) -> None:
    """What an offer changed shows in the question, also in one to chance."""
    say(play, "east")
    assert play.question == Chance("weather", {"sun": 3, "rain": 2, "frost": 1})
    play.answer("birch", "smoke", "fern", offer=True)
    say(play, "sun")
    assert play.question == Chance("weather", {"sun": 4, "rain": 2, "frost": 1})
    assert [offer.question.seat for offer in play.offers] == ["ash"]


def test_all_seats_that_can_are_offered_a_play() -> None:
    """Several seats can have an offer at once, and use it in the order in which they speak."""
    play = Play.load(GAME, start("ash", "birch", "cedar"))
    say(play, "east", "sun")
    assert [offer.question.seat for offer in play.offers] == ["birch", "cedar"]
    play.answer("cedar", "smoke", "fern", offer=True)
    say(play, "sun")
    assert [offer.question.seat for offer in play.offers] == ["birch"]


def test_a_stage_that_asks_nothing_is_passed(play: Play) -> None:
    """Stages without a question are carried out at once."""
    say(play, "east", "frost", "idle", "idle", {"pebbles": {"pebble+ash": 1}}, {})
    assert play.stage == "reward"
    assert play.question.seat == "ash"


def test_a_ruling_decides() -> None:
    """The same game goes on differently under another ruling."""
    position = changed(start("ash", "birch"), "stage", "reveal")
    assert Play.load(GAME, position).stage == "reward"
    second = default_options(GAME, ("ash", "birch"), "second")
    assert Play.load(GAME, position, second).stage == "dawn"


def test_events_are_those_since_the_last_answer(play: Play) -> None:
    """What was announced earlier is not announced again."""
    say(play, "east")
    assert list(play.happened) == [Happening("rested", {"bed": "east"})]
    say(play, "rain")
    assert list(play.happened) == [Happening("rain", {})]
    say(play, "bury")
    assert list(play.happened) == []


def test_a_modified_rule_point_counts_until_its_span_ends(play: Play) -> None:
    """Sun lets a gardener plant two seeds in this round, and in no other."""
    say(play, "west", "sun", "plant")
    assert play.question.most == 2
    say(play, {"seeds": {"fern": 1, "rose": 1}}, "east", ["rose", "fern"], "idle", {}, {}, 0)
    assert play.table.soil["east"] == ["rose", "fern"]
    assert play.table.round == 2
    assert play.table.modifiers == []


def test_a_game_ends_with_a_result() -> None:
    """At the end nobody is asked, and the result is told."""
    position = changed(changed(start("ash", "birch"), "stage", "end"), "zones/trophies/birch", {"sprout": 2})
    play = Play.load(GAME, position)
    assert play.result == Result(("birch",), {"ash": 0, "birch": 2})
    assert play.question is None
    assert play.because == ""
    assert refused(lambda: play.answer("ash", "act", "idle")) == ("not-asked", "`act` is not being asked", "")


def test_a_play_rests_where_rules_are_not_written(play: Play) -> None:
    """A stage without rules is a settled position in which nobody is asked."""
    stages = {stage: procedure for stage, procedure in GAME.stages.items() if stage != "turn"}
    play = Play.load(dataclasses.replace(GAME, stages=stages), start("ash", "birch"))
    say(play, "east", "sun")
    assert (play.stage, play.question, play.result) == ("turn", None, None)
    assert play.position()["stage"] == "turn"


def test_an_unsettled_position_is_not_written_down(play: Play) -> None:
    """In the middle of an action there is no position, but the play can be saved."""
    say(play, "east")
    assert refused(play.position) == ("not-settled", "an action is not finished yet", "")
    assert play.save() == {
        "position": start("ash", "birch"),
        "answers": [["table", "rest-bed", "east", False]],
    }


def test_a_saved_play_begins_at_its_last_anchor(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the answers since the last kept copy of the table are saved."""
    monkeypatch.setattr(plays, "ANCHOR_EVERY", 1)
    say(play, "east", "sun", "idle", "bury")
    saved = posted(play.save())
    assert saved["position"]["stage"] == "turn"
    assert saved["answers"] == [["birch", "act", "bury", False]]
    assert snapshot(Play.restore(GAME, saved)) == snapshot(play)


def test_restoring_keeps_to_the_options(play: Play) -> None:
    """A play saved under other options than the default is restored under them."""
    second = default_options(GAME, ("ash", "birch"), "second")
    play = Play.load(GAME, start("ash", "birch"), second)
    say(play, "east", "sun", "idle", "idle", {}, {})
    assert snapshot(Play.restore(GAME, posted(play.save()), second)) == snapshot(play)
    assert play.table.round == 2


def test_undoing_an_offer_closes_it_again(play: Play) -> None:
    """An offer that was used can be taken back like any answer."""
    say(play, "east", "sun")
    before = snapshot(play)
    play.answer("birch", "smoke", "fern", offer=True)
    assert list(play.answers)[-1] == Answer("birch", "smoke", "fern", offer=True)
    assert snapshot(play.undo()) == before


def test_nothing_can_be_undone_at_the_start(play: Play) -> None:
    """There is no play before the first answer."""
    with pytest.raises(ValueError, match=r"^no answer has been given yet$"):
        play.undo()


def test_undoing_leaves_the_play_alone(play: Play) -> None:
    """The play before the last answer is another play."""
    say(play, "east")
    before = snapshot(play)
    say(play.undo(), "west", "frost")
    assert snapshot(play) == before


def test_a_game_agrees_on_what_each_ruling_stands_for() -> None:
    """The agreement has for each ruling the function of its choice."""
    agreement = GAME.agree(default_options(GAME, ("ash", "birch"), "second"))
    assert agreement.picks == {"G-01": GAME.rulings["G-01"]["nobody"]}


def test_a_game_needs_neither_offers_nor_invariants() -> None:
    """A game that names none has no offers and breaks no limits."""
    bare = Game(GAME.book, GAME.table, GAME.stages, GAME.rulings)
    play = Play.load(bare, changed(start("ash", "birch"), "facts/round", 9))
    say(play, "east")
    assert play.offers == ()


def test_an_answer_is_out_of_reach_of_whoever_gave_it(play: Play) -> None:
    """Changing a value after it was said changes nothing that was said."""
    said = {"seeds": {"rose": 1}}
    say(play, "west", "sun", "plant", said)
    said["seeds"]["rose"] = 9
    assert play.answers[-1].value == {"seeds": {"rose": 1}}
    assert snapshot(play.replay()) == snapshot(play)


@pytest.mark.parametrize("again", [Play.fork, lambda play: Play.restore(GAME, posted(play.save()))])
def test_what_happened_is_told_again(
    play: Play, monkeypatch: pytest.MonkeyPatch, again: Callable[[Play], Play]
) -> None:
    """A fork or a restored play knows the events of the last answer, also where the table was just kept."""
    monkeypatch.setattr(plays, "ANCHOR_EVERY", 1)
    say(play, "east", "sun", "draw", "rose")
    assert [each.event for each in play.happened] == ["drew"]
    assert list(again(play).happened) == list(play.happened)


def test_a_game_that_ends_in_the_middle_of_an_action_is_not_settled() -> None:
    """There is no stage from which such an end could be loaded."""

    def dawn(garden: Garden) -> Procedure[Result]:
        yield from ask(lambda: One("act", "ash", ("go",)))
        garden.smoke += 1
        return Result(("ash",), {})

    play = Play.load(dataclasses.replace(GAME, stages={"dawn": dawn}), start("ash", "birch"))
    say(play, "go")
    assert (play.stage, play.result) == (None, Result(("ash",), {}))
    assert refused(play.position)[0] == "not-settled"
