"""The cycle of an event: it is proposed, may be replaced, is performed, announced, and then sets off triggers.

Order: the seat that an event is about orders the replacements that apply to it, and each applies once. After the event
the active seat carries out its triggers first, then the others clockwise; each orders its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeVar

from cultrules.kernel.procedures import Procedure, ask
from cultrules.kernel.questions import NOTHING, One, Order
from cultrules.kernel.tables import Table, count_of
from cultrules.language.syntax import Ability
from cultrules.spec import Book

from .scopes import Course, Scope, Spot, hooks, words_of
from .values import holds, lying

T = TypeVar("T")
Replaced = frozenset[tuple[str, int]]
"""The replacements that have been applied: a card and which of its abilities."""


@dataclass(frozen=True, slots=True)
class Ready:
    """An ability of a card that lies where it is in force."""

    scope: Scope
    at: int
    """Which of the card's abilities."""
    ability: Ability

    @property
    def card(self) -> str:
        """The card's id."""
        return self.scope.card


@lru_cache(maxsize=32)
def waiting(book: Book) -> Mapping[str, tuple[tuple[str, int, Ability], ...]]:
    """For each event, and each window, the abilities of all cards that wait for it."""
    words = words_of(book)
    found: dict[str, list[tuple[str, int, Ability]]] = {}
    for id_, card in sorted(book.cards.items()):
        for at, ability in enumerate(card.abilities):
            if ability.kind in ("trigger", "replacement"):
                found.setdefault(f"{ability.kind} {words.events[ability.on.text]}", []).append((id_, at, ability))
            elif ability.kind == "action":
                found.setdefault(f"action {words.windows[ability.on.text]}", []).append((id_, at, ability))
    return {key: tuple(each) for key, each in found.items()}


@dataclass(frozen=True, slots=True)
class Moment:
    """An event, or a window, that abilities wait for."""

    table: Any
    kind: str
    """`trigger`, `replacement` or `action`."""
    name: str
    """The event's or window's id."""
    fields: Mapping[str, Any]
    replaced: Replaced = frozenset()
    course: Course = field(default_factory=Course)

    @property
    def waiting(self) -> tuple[tuple[str, int, Ability], ...]:
        """The abilities of all cards that wait for it, but for replacements that have been applied already."""
        found = waiting(self.table.agreement.book).get(f"{self.kind} {self.name}", ())
        return tuple(each for each in found if each[:2] not in self.replaced)


def happen(
    table: Table,
    event: str,
    perform: Callable[[], T],
    fields: Mapping[str, Any],
    replaced: Replaced = frozenset(),
) -> Procedure[T | None]:
    """Something happens, unless a card puts something else in its place; then whatever waits for it happens."""
    if (yield from _is_replaced(Moment(table, "replacement", event, fields, replaced))):
        return None
    outcome = perform()
    table.announce(event, **fields)
    yield from set_off(table, event, fields, replaced)
    return outcome


def set_off(table: Table, event: str, fields: Mapping[str, Any], replaced: Replaced = frozenset()) -> Procedure[bool]:
    """The triggers of an event that has happened: the active seat's first, then clockwise.

    Returns whether what follows from the event by the rules goes on: a trigger may have cancelled it.
    """
    moment = Moment(table, "trigger", event, fields, replaced)
    if moment.waiting:
        for seat in table.clockwise_from(hooks(table).active(table)):
            yield from _compelled(moment, seat)
            yield from _offered(moment, seat)
    return not moment.course.cancelled


def window(table: Table, name: str, seat: str, **fields: Any) -> Procedure[None]:
    """A moment at which a seat may use cards, one after the other, as often as it likes."""
    moment = Moment(table, "action", name, fields)
    if moment.waiting:
        yield from _offered(moment, seat)


def _compelled(moment: Moment, seat: str) -> Procedure[None]:
    """The triggers of a seat that it cannot decline, in the order that it chooses."""
    from .offers import usable  # noqa: PLC0415  # offers tries effects, which cause events

    def due() -> list[Ready]:
        return [each for each in ready(moment, seat) if not each.ability.may and usable(each)]

    names = [each.card for each in due()]
    if len(set(names)) > 1:
        names = yield from ask(lambda: Order("order-abilities", seat, tuple(each.card for each in due())))
    for name in names:
        each = next((each for each in due() if each.card == name), None)
        if each is not None and not moment.course.cancelled:
            yield from _use(moment, each)


def _use(moment: Moment, ready: Ready) -> Procedure[None]:
    """An ability is used; without a limit it is used up for this moment, if the card is still there."""
    from .running import use  # noqa: PLC0415

    yield from use(ready)
    if ready.ability.limit is None and not ready.scope.tally.gone:
        moment.course.used.append((ready.card, ready.at, ready.scope.you))


def _offered(moment: Moment, seat: str) -> Procedure[bool]:
    """The abilities of a seat that it may use, one after the other; returns whether it used any."""
    from .offers import usable  # noqa: PLC0415

    def open_() -> list[Ready]:
        return [each for each in ready(moment, seat) if _is_optional(each.ability) and usable(each)]

    def question() -> One:
        return One("use-card", seat, (*dict.fromkeys(each.card for each in open_()), NOTHING))

    used = False
    while not moment.course.cancelled and (open_() or _could_have_one(moment, seat)):
        answer = yield from ask(question)
        if answer == NOTHING:
            break
        yield from _use(moment, next(each for each in open_() if each.card == answer))
        used = True
        if moment.kind == "replacement":
            break
    return used


def _is_optional(ability: Ability) -> bool:
    return ability.may or ability.kind == "action"


def _is_replaced(moment: Moment) -> Procedure[bool]:
    """A card puts something else in the place of an event; the seat that the event is about decides which."""
    from .offers import usable  # noqa: PLC0415

    if not moment.waiting:
        return False
    about = moment.fields.get("seat", hooks(moment.table).active(moment.table))
    order = moment.table.clockwise_from(about)

    def due() -> dict[str, Ready]:
        found = [each for seat in order for each in ready(moment, seat)]
        return {each.card: each for each in reversed(found) if not each.ability.may and usable(each)}

    if due():
        several = len(due()) > 1
        chosen = next(iter(due()))
        if several:
            chosen = yield from ask(lambda: One("choose-replacement", about, tuple(sorted(due()))))
        yield from _use(moment, due()[chosen])
        return True
    for seat in order:
        if (yield from _offered(moment, seat)):
            return True
    return False


def ready(moment: Moment, seat: str) -> list[Ready]:
    """The abilities of a seat's cards that wait for this and whose test holds, once for each copy not used up."""
    found: list[Ready] = []
    for id_, at, ability in moment.waiting:
        for spot in _spots(moment, id_, seat):
            copies = count_of(lying(moment.table, spot), id_)
            left = copies - times_used(moment.table, id_, at, seat) - moment.course.used.count((id_, at, seat))
            if left > 0:
                scope = _scope(moment, seat, id_, spot)
                found += [Ready(scope, at, ability)] * left if holds(scope, ability.where) else []
    return found


def _scope(moment: Moment, seat: str, card: str, spot: Spot) -> Scope:
    """Where an ability of a seat's card would run."""
    replaced, course = moment.replaced, moment.course
    return Scope(moment.table, seat, seat, card, spot, moment.fields, replaced=replaced, course=course)


def _spots(moment: Moment, card: str, seat: str) -> Iterator[Spot]:
    """Where the card must lie for the seat to use it."""
    book = moment.table.agreement.book
    if moment.kind == "action":
        zones = book.lexicon.windows[moment.name].cards
    else:
        zones = book.lexicon.events[moment.name].cards or book.lexicon.cards[book.cards[card].kind].works
    for zone in zones:
        per = book.lexicon.zones[zone].per
        if per == "seat":
            yield Spot(zone, seat)
        elif not per and seat == hooks(moment.table).active(moment.table):
            yield Spot(zone)


def _could_have_one(moment: Moment, seat: str) -> bool:
    """Might the seat, for all that the others know, have a card to use now? Then it is asked even if it has none."""
    zones = moment.table.agreement.book.lexicon.zones
    for id_, _, ability in moment.waiting:
        for spot in _spots(moment, id_, seat) if _is_optional(ability) else ():
            if zones[spot.zone].faces == "all" or not len(lying(moment.table, spot)):
                continue
            if holds(_scope(moment, seat, id_, spot), ability.where):
                return True
    return False


# ---- How often -------------------------------------------------------------------------------------------------------


def times_used(table: Table, card: str, at: int, seat: str) -> int:
    """How many copies of a card the seat has used up for one of its abilities."""
    name = f"{card}:{at}"
    return sum(each["times"] for each in table.modifiers if each.get("use") == name and each["seat"] == seat)


def note_use(table: Table, card: str, at: int, seat: str, span: str) -> None:
    """Takes note that a copy was used up until the end of a span."""
    name = f"{card}:{at}"
    for each in table.modifiers:
        if each.get("use") == name and each["seat"] == seat and each["until"] == span:
            each["times"] += 1
            return
    table.modifiers.append({"use": name, "seat": seat, "until": span, "times": 1})
