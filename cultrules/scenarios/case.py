"""One run of one scenario against one engine: the position it is given, the answers it has in store, what came back.

The kit never tells an engine what it expects. Engines cut decisions differently, so a step does not say in which
order answers are given: it fills a bag, and each question that the engine asks is answered from it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from cultrules.engines.interface import Engine, EngineFailure
from cultrules.engines.messages import (
    AnswerParams,
    Asked,
    GameSupport,
    Happened,
    LoadParams,
    Options,
    Reply,
    StartParams,
)
from cultrules.engines.reference import playing
from cultrules.kernel.positions import holders
from cultrules.kernel.questions import CHANCE, size, without
from cultrules.kernel.tables import kind_of, marked, marks_of, owner_of
from cultrules.spec import BadInput, Book, Problem

from .positions import find_cards
from .wording import ALIAS, Said, Wanted

PASS = "pass"
USE_CARD, NO_CARD = "use-card", "nothing"
"""Whoever is asked to use a card, and says nothing about it in the scenario, uses none."""
MOST_ANSWERS = 1000
"""Answers in one step before the engine is taken to ask for ever."""


class Verdict(Exception):
    """The scenario is decided before its end; `status` says how."""

    def __init__(self, status: str, reason: str, stderr: str = "") -> None:
        self.status = status
        self.reason = reason
        self.stderr = stderr
        super().__init__(f"{status}: {reason}")

    @classmethod
    def impossible(cls, error: BadInput) -> Verdict:
        """A step that cannot be done, such as a Given that needs more pieces than there are."""
        return cls("wrong", f"a step that cannot be: {error.problems[0].found}")


@dataclass(slots=True)
class Entry:
    """An answer in the bag."""

    seat: str
    question: str
    value: Any
    illegal: bool = False
    begun: bool = False
    """Has the engine taken a part of it, item by item?"""
    offer: bool = False
    """Is it given to an offer that stands open beside the question?"""

    @property
    def open(self) -> bool:
        """Is there something left of it that the engine has not taken?"""
        return not self.begun or bool(self.value)


@dataclass(slots=True)
class Case:
    """The state of a running scenario."""

    id: str
    """The scenario with its row: chance that no step pins is drawn from a seed made of it."""
    book: Book
    engine: Engine
    edition: str
    rulings: dict[str, str]
    position: dict[str, Any] | None = None
    """What the Given steps describe; nothing for a new game."""
    newcomers: tuple[str, ...] = ()
    """Who plays a new game."""
    reply: Reply | None = None
    """What the engine said last, refusals apart."""
    refused: Reply | None = None
    """The refusal of an illegal answer, if there was one in the last When."""
    given: list[Entry] = field(default_factory=list)
    """All answers that the engine took."""
    happened: list[Happened] = field(default_factory=list)
    """What became public in the last When."""
    cards: dict[str, str] = field(default_factory=dict)
    """The cards that the Given steps have called `Card A`, `Card B`, …."""
    content: dict[str, Any] = field(default_factory=dict)
    """Cards and data that are handed to the engine; empty if it has them."""
    support: GameSupport | None = None
    """What the engine says that it can do; nothing for one that can do everything."""
    reference: Callable[[], Engine] | None = None
    """Makes the reference of a game that does not ship with the kit, to be asked beside."""
    _chance: random.Random | None = None

    def begin(self, players: int) -> None:
        """A new game with so many players."""
        counts = self.book.player_counts()
        if players not in counts:
            found, expected = f"a game with {players} players", f"{counts[0]} to {counts[-1]}"
            raise BadInput([Problem("wrong-players", "step", found, expected)])
        self.position, self.newcomers = None, self.book.lexicon.players()[:players]

    @property
    def players(self) -> tuple[str, ...]:
        """Who plays."""
        return tuple(self.position["players"]) if self.position is not None else self.newcomers

    def options(self) -> Options:
        """What the game is played by."""
        return Options(self.book.id, list(self.players), self.edition, self.rulings, self.content)

    def call_cards(self, aliases: tuple[str, ...], wanted: Wanted) -> None:
        """Finds cards of the content at hand that are as wanted, and gives them these names."""
        if len(aliases) != len(wanted.kinds):
            found = f"{len(aliases)} names for {len(wanted.kinds)} cards"
            raise BadInput([Problem("wrong-number", "step", found, "a name for each card")])
        again = [alias for alias in aliases if alias in self.cards]
        if again:
            raise BadInput([Problem("two-meanings", "step", f"`{again[0]}` is named already", "a name for each card")])
        cards = find_cards(self.book, wanted, set(self.cards.values()))
        if cards is None:
            raise Verdict("not-applicable", f"the content has no cards for {' and '.join(aliases)}")
        self.cards |= dict(zip(aliases, cards, strict=True))

    def pieces(self, named: Mapping[str, int]) -> dict[str, int]:
        """Counts of pieces, with cards by their keys instead of the names that the Given steps gave them."""
        counts: dict[str, int] = {}
        for name, count in named.items():
            key = self._key(name)
            counts[key] = counts.get(key, 0) + count
        return counts

    def _key(self, name: str) -> str:
        piece, at, place = name.partition("@")
        card, plus, marks = piece.partition("+")
        if ALIAS.fullmatch(card) and card not in self.cards:
            raise BadInput([Problem("unknown-card", "step", f"nothing is called `{name}`", f"`Given {card} is …`")])
        return f"{self.cards.get(card, card)}{plus}{marks}{at}{place}"

    def value(self, said: Said, seat: str) -> Any:
        """The value of a seat's answer: keys for names, a subset in its groups, own pieces with their mark."""
        groups = self.book.questions[said.question].groups
        if not groups:
            if isinstance(said.value, list):
                return [self._key(each) for each in said.value]
            return self._key(said.value) if isinstance(said.value, str) else said.value
        only = next(iter(groups.values()))
        value: dict[str, dict[str, int]] = {}
        for key, count in self.pieces(said.value).items():
            piece = self.book.pieces[kind_of(key)]
            owner = (owner_of(key, self.players) or seat) if piece.owned else ""
            whose = marked(kind_of(key), *{owner, *marks_of(key)})
            value.setdefault(groups.get(piece.sort, only), {})[whose] = count
        return value

    def load(self) -> None:
        """Hands the position to the engine, or lets it start a new game, once."""
        if self.reply is not None:
            return
        if not self.players:
            raise Verdict("wrong", "the scenario gives no position")
        if self.support is not None and len(self.players) not in self.support.players:
            raise Verdict("unsupported", f"the engine does not play with {len(self.players)} players")
        self.reply = self._call(self._begin)
        if self.reply.refused is not None:
            refused = self.reply.refused
            what = "the position" if self.position is not None else "a new game"
            raise Verdict("refused-legal", f"{what} was refused: {refused.kind}: {refused.reason}")

    def _begin(self) -> Reply:
        if self.position is None:
            return self.engine.start(StartParams(self.options()))
        return self.engine.load(LoadParams(self.position, self.options()))

    def run(self, bag: list[Entry]) -> None:
        """Answers from the bag until it is empty and the game is settled, or nothing fits any more."""
        self.load()
        self.refused = None
        self.happened.clear()
        bag = list(bag)
        refusable = any(entry.illegal for entry in bag)
        if self.support is not None and self.support.chance != "steerable" and any(each.seat == CHANCE for each in bag):
            raise Verdict("not-applicable", "the scenario says what chance gives, and the engine decides that itself")
        for _ in range(MOST_ANSWERS):
            reply = self.settled_reply()
            if reply.stage is not None:
                bag = [entry for entry in bag if entry.open]
                if any(entry.begun and entry.illegal for entry in bag):
                    reason = "the engine takes one thing after the other, and never too many"
                    raise Verdict("not-applicable", reason)
            if not any(entry.open for entry in bag) and (reply.stage is not None or reply.question is None):
                return
            entry = self._next(bag, reply.question)
            if entry is None:
                break
            before = self._settled_position() if refusable else None
            if self._give(entry, refusable):
                if before is not None and self._settled_position() != before:
                    raise Verdict("wrong", "the position changed although the answer was refused")
                return
        else:
            raise Verdict("wrong", f"after {MOST_ANSWERS} answers the engine still asks")
        self._leftover(bag)

    def settled_reply(self) -> Reply:
        """What the engine said last."""
        assert self.reply is not None
        return self.reply

    def _next(self, bag: list[Entry], question: Asked | None) -> Entry | None:
        """The answer to give: from the bag, else one that needs no decision, else the illegal one."""
        unused = [entry for entry in bag if entry.open]
        only_illegal = len(unused) == 1 and unused[0].illegal
        if question is not None:
            if self._is_for_offer(unused, question):
                bag.remove(unused[0])
                return replace(unused[0], offer=True)
            fitting = [entry for entry in bag if (entry.seat, entry.question) == (question.seat, question.id)]
            if len(fitting) > 1 and _wants_something(question) and fitting[0].begun and not size(fitting[0].value):
                bag.remove(fitting.pop(0))  # all of it was said, and this question wants more than nothing
            bag[:] = [entry for entry in bag if entry.open or entry in fitting]
            if fitting and not self._unasked_for(fitting, question):
                return _cut(bag, fitting[0], question)
            if question.type == "compound":
                return self._compound(bag, question)
            between_actions = self.settled_reply().stage is not None and only_illegal
            forced = None if between_actions else self._forced(question)
            if forced is not None:
                return forced
        if only_illegal:
            bag.remove(unused[0])
            return unused[0]
        return None

    def _is_for_offer(self, unused: list[Entry], question: Asked) -> bool:
        """Is the next answer not for the question but for an offer that stands open beside it?"""
        if not unused or (unused[0].seat, unused[0].question) == (question.seat, question.id):
            return False
        return (unused[0].seat, unused[0].question) in {(offer.seat, offer.id) for offer in question.offers or []}

    def _unasked_for(self, fitting: list[Entry], question: Asked) -> bool:
        """Is it another moment at which cards may be used than the one at which the scenario uses one?"""
        entry = fitting[0]
        return question.id == USE_CARD and not entry.illegal and entry.value not in (question.options or [entry.value])

    def _compound(self, bag: list[Entry], question: Asked) -> Entry | None:
        """One answer to several questions at once, if the bag has one for each."""
        found = {}
        for part in question.parts or []:
            entry = next((each for each in bag if (each.seat, each.question) == (question.seat, part)), None)
            if entry is None:
                return None
            found[part] = entry
        for entry in found.values():
            bag.remove(entry)
        illegal = any(entry.illegal for entry in found.values())
        return Entry(question.seat, question.id, {part: entry.value for part, entry in found.items()}, illegal)

    def _forced(self, question: Asked) -> Entry | None:
        """The answer to a question that leaves nothing to decide, or that only chance decides."""
        if question.seat == CHANCE and question.weights:
            if self._chance is None:
                self._chance = random.Random(self.id)  # dice, not secrets
            outcomes = sorted(question.weights)
            value = self._chance.choices(outcomes, [question.weights[each] for each in outcomes])[0]
            return Entry(CHANCE, question.id, value)
        if question.type == "one" and question.options is not None:
            if len(question.options) == 1:
                return Entry(question.seat, question.id, question.options[0])
            if PASS in question.options and question.id not in self.book.questions:
                return Entry(question.seat, question.id, PASS)
            if question.id == USE_CARD and NO_CARD in question.options:
                return Entry(question.seat, question.id, NO_CARD)
        return None

    def _give(self, entry: Entry, refusable: bool = False) -> bool:
        """Gives one answer; true if the step is over because it was refused, as it had to be there or later."""
        question, offer = (None, entry.question) if entry.offer else (entry.question, None)
        reply = self._call(lambda: self.engine.answer(AnswerParams(entry.seat, entry.value, question, offer)))
        shown = f"{entry.seat}: {entry.question} = {entry.value}"
        if reply.refused is None:
            if entry.illegal:
                raise Verdict("accepted-illegal", f"`{shown}` must be refused and was taken")
            self.given.append(entry)
            self.reply = reply
            self.happened.extend(reply.happened)
            return False
        if not refusable:
            raise Verdict("refused-legal", f"`{shown}` is legal and was refused: {_why(reply)}")
        self.refused = reply
        return True

    def _leftover(self, bag: list[Entry]) -> None:
        """Nothing in the bag fits: taking nothing, or an answer that could only be that one, may be skipped."""
        reply = self.settled_reply()
        unused = [entry for entry in bag if entry.open and entry.value != {} and not self._only_answer(entry)]
        if unused:
            missing = ", ".join(f"{entry.seat}: {entry.question}" for entry in unused)
            raise Verdict("wrong", f"the engine never asks for {missing}; {now(reply)}")

    def _only_answer(self, entry: Entry) -> bool:
        """Had the reference, run beside, nothing else to answer there? Not if it does not come that far."""
        try:
            return self._beside(entry)
        except Verdict:
            return False

    def _beside(self, entry: Entry) -> bool:
        """Is this answer the only one, where the reference asks for it after all that the engine took?"""
        engine = self.reference() if self.reference else playing(self.book)
        beside = Case(self.id, self.book, engine, self.edition, self.rulings, self.position, self.newcomers)
        beside.load()
        ahead = [given for given in self.given if given.question in self.book.questions]
        while (question := beside.settled_reply().question) is not None:
            if (question.seat, question.id) == (entry.seat, entry.question) and _sole_answer(question) == entry.value:
                return True
            if ahead and (question.seat, question.id) == (ahead[0].seat, ahead[0].question):
                beside._give(ahead.pop(0))
                continue
            forced = beside._forced(question)
            if forced is None:
                return False
            beside._give(forced)
        return False

    def _settled_position(self) -> dict[str, Any] | None:
        """The engine's position, if it is settled and the engine tells it."""
        tells = self.support is None or "positions" in self.support.levels
        if self.settled_reply().stage is None or not tells:
            return None
        position: dict[str, Any] | None = self._call(self.engine.position).position
        return position

    def current(self) -> dict[str, Any]:
        """The engine's position now."""
        answer = self._call(self.engine.position)
        if answer.position is None:
            raise Verdict("wrong", f"no position to compare: {now(self.settled_reply())}")
        return self._shaped("position", answer.position)

    def seen_by(self, seat: str) -> dict[str, Any]:
        """What the engine lets a seat see."""
        answer = self._call(lambda: self.engine.view(seat))
        if answer.view is None:
            reason = answer.refused.reason if answer.refused else "nothing"
            raise Verdict("wrong", f"no view of `{seat}`: {reason}")
        return self._shaped(f"view of `{seat}`", answer.view)

    def _shaped(self, what: str, said: dict[str, Any]) -> dict[str, Any]:
        """A position or view in which every zone and fact can be looked up; one that lacks any is wrong."""
        for part, known in (("facts", self.book.lexicon.facts), ("zones", self.book.lexicon.zones)):
            held = said.get(part)
            if not isinstance(held, dict):
                raise Verdict("wrong", f"the {what} has no `{part}`")
            for id_ in known:
                if id_ not in held:
                    raise Verdict("wrong", f"the {what} has no `{part}.{id_}`")
        for id_, zone in self.book.lexicon.zones.items():
            names = holders(zone, self.book.lexicon, self.players)
            held = said["zones"][id_] if zone.per else {"": said["zones"][id_]}
            for name in names:
                if not isinstance(held, dict) or not isinstance(held.get(name), dict | list):
                    at = f"zones.{id_}.{name}" if name else f"zones.{id_}"
                    raise Verdict("wrong", f"the {what} has nothing readable at `{at}`")
        return said

    def _call(self, request: Callable[[], Any]) -> Any:
        try:
            return request()
        except EngineFailure as failure:
            raise Verdict(failure.status, failure.reason, failure.stderr) from None


def _cut(bag: list[Entry], entry: Entry, question: Asked) -> Entry:
    """The entry taken out of the bag; or the next part of it, if the engine takes a subset item by item."""
    if not isinstance(entry.value, dict) or not (entry.begun or _by_item(question, entry)):
        bag.remove(entry)
        return entry
    items = [(group, kind) for group, kinds in entry.value.items() for kind in kinds]
    if not items:
        bag.remove(entry)
        return Entry(entry.seat, entry.question, PASS if question.type == "one" else {}, entry.illegal)
    offered = [(group, kind) for group, kind in items if question.options is None or kind in question.options]
    group, kind = (offered or items)[0]
    entry.value = without(entry.value, group, kind)
    entry.begun = True
    return Entry(entry.seat, entry.question, kind if question.type == "one" else {group: {kind: 1}})


def _sole_answer(question: Asked) -> Any:
    """The answer to a question that lists only one, or has nothing to choose from."""
    listed = question.options or list(question.weights or ())
    if len(listed) == 1:
        return listed[0]
    if question.type == "amount" and question.least == question.most:
        return question.least
    return {} if question.among is not None and not any(question.among.values()) else None


def _by_item(question: Asked, entry: Entry) -> bool:
    """Does the engine want a subset one thing at a time? What is too much is said whole, to be refused."""
    if question.type == "one":
        return True
    return question.most == 1 and size(entry.value) > 0 and (size(entry.value) == 1 or not entry.illegal)


def _wants_something(question: Asked) -> bool:
    """Is nothing no answer to it?"""
    return PASS not in (question.options or ()) if question.type == "one" else bool(question.least)


def _why(reply: Reply) -> str:
    refused = reply.refused
    return f"{refused.kind}: {refused.reason}" if refused else ""


def now(reply: Reply) -> str:
    """Where the game stands, for messages."""
    if reply.result is not None:
        return "the game is over"
    if reply.question is None:
        return f"the game rests at `{reply.stage}`"
    return f"it asks `{reply.question.seat}`: `{reply.question.id}`"
