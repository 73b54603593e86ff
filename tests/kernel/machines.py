"""A machine that plays any game at random and holds every step against what the kernel promises."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cultrules.kernel import plays
from cultrules.kernel.games import Game
from cultrules.kernel.plays import Play
from cultrules.kernel.positions import unsound
from cultrules.kernel.questions import KINDS, Refused, illegal_answers, legal_answers
from tests.effort import examples

from .snapshots import history, posted, say, snapshot, step


def walks(few: int, steps: int = 30) -> settings:
    """Settings for a machine that walks so few times in `make test`."""
    slow = [HealthCheck.too_slow, HealthCheck.filter_too_much]
    return examples(few, stateful_step_count=steps, suppress_health_check=slow)


class PlayMachine(RuleBasedStateMachine):
    """Plays on and takes back; a game's own machine says what is played and from where."""

    game: Game
    positions: tuple[Any, ...]
    anchor_every = plays.ANCHOR_EVERY

    @initialize(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Loads one of the positions."""
        self.patch = pytest.MonkeyPatch()
        self.patch.setattr(plays, "ANCHOR_EVERY", self.anchor_every)
        self.play = Play.load(self.game, data.draw(st.sampled_from(self.positions)))
        self.earlier: list[dict[str, Any]] = []
        self.next_undo = 1

    def teardown(self) -> None:
        """Puts the kernel back as it was."""
        if hasattr(self, "patch"):
            self.patch.undo()

    @precondition(lambda self: self.play.question is not None)
    @rule(data=st.data())
    def go_on(self, data: st.DataObject) -> None:
        """A legal answer is taken, and undoing it leads back."""
        before, said = snapshot(self.play), history(self.play)
        step(self.play, data)
        assert list(self.play.answers[:-1]) == said
        undone = self.play.undo()
        assert snapshot(undone) == before
        assert list(undone.answers) == said
        self.earlier.append(before)

    @precondition(lambda self: self.play.question is None)
    @rule()
    def rest(self) -> None:
        """A play that waits for nobody stays as it is."""
        assert self.play.stage is not None

    @precondition(lambda self: len(self.earlier) >= self.next_undo)
    @rule()
    def take_back(self) -> None:
        """The play goes on from before its last answer; never twice from the same length, so that plays grow."""
        self.next_undo = len(self.earlier) + 1
        self.play = self.play.undo()
        assert snapshot(self.play) == self.earlier.pop()

    @invariant()
    def forks(self) -> None:
        """A fork shows the same, and what is done to it leaves the play alone."""
        before, said = snapshot(self.play), history(self.play)
        fork = self.play.fork()
        assert snapshot(fork) == before
        assert list(fork.answers) == said
        if fork.question is not None:
            say(fork, next(legal_answers(fork.question)))
        assert snapshot(self.play) == before
        assert list(self.play.answers) == said

    @invariant()
    def is_the_same_replayed_cold(self) -> None:
        """Running all answers again from the start gives the same play."""
        cold = self.play.replay()
        assert snapshot(cold) == snapshot(self.play)
        assert list(cold.answers) == list(self.play.answers)

    @invariant()
    def is_the_same_restored(self) -> None:
        """Saving and restoring gives the same play, also in the middle of an action."""
        assert snapshot(Play.restore(self.game, posted(self.play.save()))) == snapshot(self.play)

    @invariant()
    def is_the_same_loaded(self) -> None:
        """A settled position leads to the same play when it is loaded; another cannot be written down."""
        if self.play.stage is None:
            with pytest.raises(Refused, match=r"^not-settled: an action is not finished yet$"):
                self.play.position()
        else:
            position = posted(self.play.position())
            loaded = Play.load(self.game, position)
            assert snapshot(loaded) == snapshot(self.play)
            assert loaded.position() == position

    @invariant()
    def refuses_what_is_illegal(self) -> None:
        """Every probe is refused for one of the known reasons and changes nothing."""
        before, said, happened = snapshot(self.play), history(self.play), list(self.play.happened)
        for seat, id_, value, offer in probes(self.play):
            with pytest.raises(Refused) as caught:
                self.play.answer(seat, id_, value, offer=offer)
            assert caught.value.refusal.kind in KINDS
            assert caught.value.refusal.reason
        assert snapshot(self.play) == before
        assert list(self.play.answers) == said
        assert list(self.play.happened) == happened

    @invariant()
    def is_sound(self) -> None:
        """No piece appears or vanishes, and no limit of the game is broken."""
        assert self.play.stage is None or list(unsound(self.game, self.play.table)) == []

    @invariant()
    def asks_and_announces_what_the_book_knows(self) -> None:
        """Questions have the type, and events the fields, that the specification gives them."""
        book = self.game.book
        for question in [self.play.question, *(offer.question for offer in self.play.offers)]:
            assert question is None or book.questions[question.id].type == question.type
        for happening in self.play.happened:
            assert set(happening.fields) == set(book.lexicon.events[happening.event].fields)

    @invariant()
    def asks_because_of_a_rule(self) -> None:
        """A question names a rule that is in the book, or a card and its line."""
        cards = {card.name for card in self.game.book.cards.values()}
        because = self.play.because
        assert self.play.question is None or because in self.game.book.rules or because.split(", line ")[0] in cards


def probes(play: Play) -> list[tuple[str, str, Any, bool]]:
    """Answers that must be refused: illegal values, the wrong seat, something that is not asked, no such offer."""
    found: list[tuple[str, str, Any, bool]] = [("nobody", "no-such-question", None, offer) for offer in (False, True)]
    if play.question is not None:
        asked = play.question
        found += [(asked.seat, asked.id, value, False) for value in illegal_answers(asked)]
        found += [("nobody", asked.id, None, False), (asked.seat, asked.id, None, True)]
    for offer in play.offers:
        asked = offer.question
        found += [(asked.seat, asked.id, value, True) for value in illegal_answers(asked)]
        found += [("nobody", asked.id, None, True), (asked.seat, asked.id, None, False)]
    return found
