"""The cycle of an event: it is proposed, may be replaced, is performed, announced, and then sets off triggers.

Order: the seat that an event is about orders the replacements that apply to it, and each applies once. After the event
the active seat carries out its triggers first, then the others clockwise; each orders its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from cultrules.kernel.procedures import Procedure, ask
from cultrules.kernel.questions import One, Order
from cultrules.kernel.tables import Table, count_of
from cultrules.language.syntax import Ability
from cultrules.spec import Book

from .scopes import Scope, Spot, hooks, words_of
from .values import contents, holds

T = TypeVar("T")
NOTHING = "nothing"


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
            elif ability.kind == "standing":
                found.setdefault("standing", []).append((id_, at, ability))
    return {key: tuple(each) for key, each in found.items()}


def happen(
    table: Table,
    event: str,
    perform: Callable[[], T],
    fields: Mapping[str, Any],
    replaced: frozenset[tuple[str, int]] = frozenset(),
) -> Procedure[T | None]:
    """Something happens, unless a card puts something else in its place; then whatever waits for it happens."""
    waiting_for = waiting(table.agreement.book)
    if f"replacement {event}" in waiting_for and (yield from _replaced(table, event, fields, replaced)):
        return None
    outcome = perform()
    table.announce(event, **fields)
    if f"trigger {event}" in waiting_for:
        yield from set_off(table, event, fields, replaced)
    return outcome


def set_off(
    table: Table, event: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]] = frozenset()
) -> Procedure[None]:
    """The triggers of an event that has happened: the active seat's first, then clockwise."""
    for seat in table.clockwise_from(hooks(table).active(table)):
        yield from _compelled(table, event, fields, replaced, seat)
        yield from _offered(table, f"trigger {event}", fields, replaced, seat)


def _compelled(
    table: Table, event: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]], seat: str
) -> Procedure[None]:
    """The triggers of a seat that it cannot decline, in the order that it chooses."""
    from .offers import usable  # noqa: PLC0415  # offers tries effects, which cause events
    from .running import use  # noqa: PLC0415

    def due() -> list[Ready]:
        found = ready(table, f"trigger {event}", fields, replaced, seat)
        return [each for each in found if not each.ability.may and usable(each)]

    names = [each.card for each in due()]
    if len(names) > 1:
        names = yield from ask(lambda: Order("order-abilities", seat, tuple(names)))
    for name in names:
        each = next((each for each in due() if each.card == name), None)
        if each is not None:
            yield from use(each)


def _offered(
    table: Table, what: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]], seat: str
) -> Procedure[bool]:
    """The abilities of a seat that it may use, one after the other; returns whether it used any."""
    from .offers import usable  # noqa: PLC0415
    from .running import use  # noqa: PLC0415

    used = False

    def open_() -> list[Ready]:
        return [each for each in ready(table, what, fields, replaced, seat) if _optional(each) and usable(each)]

    def question() -> One:
        return One("use-card", seat, (*dict.fromkeys(each.card for each in open_()), NOTHING))

    while open_() or _could_have_one(table, what, fields, replaced, seat):
        answer = yield from ask(question)
        if answer == NOTHING:
            break
        yield from use(next(each for each in open_() if each.card == answer))
        used = True
        if what.startswith("replacement"):
            break
    return used


def _optional(ready_: Ready) -> bool:
    return ready_.ability.may or ready_.ability.kind == "action"


def _replaced(
    table: Table, event: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]]
) -> Procedure[bool]:
    """A card puts something else in the place of an event; the seat that the event is about decides which."""
    from .offers import usable  # noqa: PLC0415
    from .running import use  # noqa: PLC0415

    about = fields.get("seat", hooks(table).active(table))

    def due() -> list[Ready]:
        found = [each for seat in table.clockwise_from(about) for each in _of(seat)]
        return [each for each in found if not each.ability.may and usable(each)]

    def _of(seat: str) -> list[Ready]:
        return ready(table, f"replacement {event}", fields, replaced, seat)

    names = tuple(dict.fromkeys(each.card for each in due()))
    if names:
        chosen = names[0]
        if len(names) > 1:
            chosen = yield from ask(lambda: One("choose-replacement", about, names))
        yield from use(next(each for each in due() if each.card == chosen))
        return True
    for seat in table.clockwise_from(about):
        if (yield from _offered(table, f"replacement {event}", fields, replaced, seat)):
            return True
    return False


def window(table: Table, name: str, seat: str, **fields: Any) -> Procedure[bool]:
    """A moment at which a seat may use cards, one after the other, as often as it likes."""
    if f"action {name}" not in waiting(table.agreement.book):
        return False
    return (yield from _offered(table, f"action {name}", fields, frozenset(), seat))


def ready(
    table: Table, what: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]], seat: str
) -> list[Ready]:
    """The abilities of a seat's cards that wait for this and whose test holds, a copy that was used up left out."""
    book = table.agreement.book
    kind, _, name = what.partition(" ")
    found: list[Ready] = []
    for id_, at, ability in waiting(book).get(what, ()):
        if (id_, at) in replaced:
            continue
        for spot in _spots(table, book, kind, name, id_, seat):
            scope = Scope(table, seat, seat, id_, spot, fields, replaced=replaced)
            copies = count_of(contents(scope, spot), id_)
            if copies > times_used(table, id_, at, seat) and holds(scope, ability.where):
                found.append(Ready(scope, at, ability))
    return found


def _spots(table: Table, book: Book, kind: str, name: str, card: str, seat: str) -> Iterator[Spot]:
    """Where the card must lie for the seat to use it."""
    entry = book.lexicon.cards[book.cards[card].kind]
    zones = book.lexicon.windows[name].cards if kind == "action" else entry.works
    for zone in zones:
        per = book.lexicon.zones[zone].per
        if per == "seat":
            yield Spot(zone, seat)
        elif not per and seat == hooks(table).active(table):
            yield Spot(zone)


def _could_have_one(
    table: Table, what: str, fields: Mapping[str, Any], replaced: frozenset[tuple[str, int]], seat: str
) -> bool:
    """Might the seat, for all that the others know, have a card to use now? Then it is asked even if it has none."""
    book = table.agreement.book
    kind, _, name = what.partition(" ")
    for id_, at, ability in waiting(book).get(what, ()):
        if (not ability.may and kind != "action") or (id_, at) in replaced:
            continue
        for spot in _spots(table, book, kind, name, id_, seat):
            zone = book.lexicon.zones[spot.zone]
            scope = Scope(table, seat, seat, id_, spot, fields, replaced=replaced)
            there = contents(scope, spot)
            if zone.faces != "all" and len(there) > 0 and holds(scope, ability.where):
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
