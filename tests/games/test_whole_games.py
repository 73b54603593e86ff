"""Whole games at random, from the first question to the last point: all of them end, and all promises are kept."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cultrules.conformance.walking import random_answer, walk
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import unsound
from cultrules.kernel.questions import KINDS, Refused
from cultrules.kernel.tables import Options
from tests.effort import examples
from tests.kernel.machines import probes
from tests.kernel.snapshots import history, posted, snapshot

from .cities import CULTS

SEEDS = st.integers(0, 10**6)
LONGEST = 6000
"""More answers than any game takes."""


@st.composite
def agreements(draw: st.DrawFn, players: int) -> Options:
    """Any seats in any order, any edition, and some rulings decided the other way."""
    book = CULTS.book
    seats = draw(st.permutations(book.lexicon.players()))[:players]
    edition = draw(st.sampled_from(list(book.editions)))
    chosen = {id_: draw(st.sampled_from(list(book.rulings[id_].choices))) for id_ in CULTS.rulings}
    given_ = chosen if draw(st.booleans()) else {}
    return Options(tuple(seats), edition, book.choices(edition, given_))


@pytest.mark.parametrize("players", [2, 3, 4])
@examples(2)
@given(data=st.data(), seed=SEEDS)
def test_a_game(players: int, data: st.DataObject, seed: int) -> None:
    """A game ends, is sound at every settled point, and at any time refuses what is illegal and can be repeated."""
    options = data.draw(agreements(players))
    play, dice = Play.start(CULTS, options), Random(seed)
    for _ in walk(play, Random(seed)):
        assert play.stage is None or list(unsound(CULTS, play.table)) == []
        assert len(play.answers) < LONGEST
        if dice.randrange(100) == 0:
            check_refusals(play)
            check_copies(play, options)
    assert play.result is not None
    assert list(play.result.points) == list(options.players)
    assert set(play.result.winners) <= set(options.players)
    check_refusals(play)
    check_copies(play, options)


def check_refusals(play: Play) -> None:
    """Every probe is refused for one of the known reasons and changes nothing."""
    before, said, happened = snapshot(play), history(play), list(play.happened)
    kinds = [refused(play, *probe) for probe in probes(play)]
    assert set(kinds) <= set(KINDS)
    assert (snapshot(play), list(play.answers), list(play.happened)) == (before, said, happened)


def refused(play: Play, seat: str, id_: str, value: Any, offer: bool) -> str:
    """Why an answer is refused."""
    with pytest.raises(Refused) as caught:
        play.answer(seat, id_, value, offer=offer)
    assert caught.value.refusal.reason
    return caught.value.refusal.kind


def check_copies(play: Play, options: Options) -> None:
    """The play is the same replayed cold, restored, and, where it is settled, loaded from its position."""
    shown = snapshot(play)
    assert snapshot(play.replay()) == shown
    assert snapshot(Play.restore(CULTS, posted(play.save()), options)) == shown
    if play.stage is not None:
        position = posted(play.position())
        loaded = Play.load(CULTS, position, options)
        assert snapshot(loaded) == shown
        assert loaded.position() == position


@pytest.mark.parametrize("players", [2, 3, 4])
@examples(2)
@given(data=st.data(), seed=SEEDS, point=st.integers(0, 200))
def test_a_loaded_game_goes_on_alike(players: int, data: st.DataObject, seed: int, point: int) -> None:
    """A game that is loaded, however it was written, goes on with the same dice as the one that was never put away."""
    options, dice = data.draw(agreements(players)), Random(seed)
    play = Play.start(CULTS, options)
    while point > 0 or play.stage is None:
        play.answer(play.question.seat, play.question.id, random_answer(play.question, dice))
        point -= 1
    loaded = Play.load(CULTS, backwards(play.position()), options)
    assert told(loaded, Random(seed)) == told(play, Random(seed))
    assert snapshot(loaded) == snapshot(play)


def backwards(value: Any) -> Any:
    """The same JSON value with the keys of every object in another order."""
    if isinstance(value, dict):
        return {key: backwards(value[key]) for key in reversed(value)}
    return [backwards(each) for each in value] if isinstance(value, list) else value


def told(play: Play, dice: Random) -> list[Any]:
    """All that is asked, answered and announced from the next answer on."""
    answers, announced = [], []
    for question, value in walk(play, dice):
        answers.append((question, value))
        announced.append(list(play.happened))
    return [answers, announced[1:], list(play.happened)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_is_told_by_its_seed(players: int) -> None:
    """Two games with the same seed are the same, and with another seed it is another game."""

    def answers(seed: int) -> list[Any]:
        seats = CULTS.book.lexicon.players()[:players]
        play = Play.start(CULTS, Options(seats, "en", CULTS.book.choices("en", {})))
        return [*walk(play, Random(seed))]

    assert answers(1) == answers(1) != answers(2)
