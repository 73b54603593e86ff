"""What the rules can ask, and which answers are legal.

A question is a plain value; an answer is a plain JSON value. A subset is a count for each kind, in named groups:
`{"cards": {"power-2": 1}, "tokens": {"initiate": 3}}`.

>>> refusal(One("place-plan", "yellow", ("downtown", "uptown")), "rivertown").kind
'not-an-option'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any

CHANCE = "chance"
"""The seat that answers for dice and shuffled decks."""
TABLE = "table"
"""The seat for what all players agree on."""
NOTHING = "nothing"
"""The option to do without."""

Bag = dict[str, int]
Groups = Mapping[str, Mapping[str, int]]
Chosen = dict[str, Bag]

KINDS = (
    "not-asked",
    "wrong-seat",
    "not-an-option",
    "bounds",
    "not-owned",
    "unpaid",
    "malformed",
    "not-settled",
    "unsupported",
)


@dataclass(slots=True)
class One:
    """Exactly one of the options."""

    id: str
    seat: str
    options: tuple[str, ...]
    type: str = field(default="one", init=False)


@dataclass(slots=True)
class Some:
    """Between `least` and `most` of the things on offer, together not dearer than the purse."""

    id: str
    seat: str
    among: Groups
    least: int
    most: int
    price: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    """For each kind, what one of it costs: `{"dock-watch": {"power": 3}}`; what is not named is free."""
    purse: Mapping[str, int] = field(default_factory=dict)
    """What can be paid at most."""
    type: str = field(default="some", init=False)


@dataclass(slots=True)
class Payment:
    """Things whose worth meets every need."""

    id: str
    seat: str
    among: Groups
    worth: Mapping[str, Mapping[str, int]]
    """For each kind, what one of it is worth: `{"initiate": {"power": 1}}`."""
    need: Mapping[str, int]
    surplus: str = "any"
    """`any`: overpaying is allowed; `needed`: nothing may be added that could be left out; `none`: exact only."""
    type: str = field(default="payment", init=False)


@dataclass(slots=True)
class Amount:
    """A whole number."""

    id: str
    seat: str
    least: int
    most: int
    type: str = field(default="amount", init=False)


@dataclass(slots=True)
class Commitment:
    """Things laid down face down or held in a fist: partly seen, partly secret until revealed."""

    id: str
    seat: str
    among: Groups
    least: int
    most: int
    shown: Mapping[str, str]
    """For each group what the others notice: `count` or `nothing`."""
    type: str = field(default="commitment", init=False)


@dataclass(slots=True)
class Order:
    """All the items, in an order."""

    id: str
    seat: str
    items: tuple[str, ...]
    type: str = field(default="order", init=False)


@dataclass(slots=True)
class Chance:
    """What dice or a shuffled deck give: exact outcomes with whole-number weights."""

    id: str
    weights: Mapping[str, int]
    seat: str = field(default=CHANCE, init=False)
    type: str = field(default="chance", init=False)


Question = One | Some | Payment | Amount | Commitment | Order | Chance


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an answer is illegal."""

    kind: str
    reason: str
    rule: str = ""


class Refused(Exception):
    """An answer was illegal; the position has not changed."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(f"{refusal.kind}: {refusal.reason}")


def refusal(question: Question, value: Any) -> Refusal | None:
    """Why the answer is illegal, or nothing if it is legal."""
    match question:
        case One():
            return _member(value, question.options)
        case Chance():
            return _member(value, question.weights)
        case Amount():
            if type(value) is not int:
                return Refusal("malformed", "the answer must be a whole number")
            if not question.least <= value <= question.most:
                return Refusal("bounds", f"{value} is not between {question.least} and {question.most}")
        case Order():
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                return Refusal("malformed", "the answer must be a list of items")
            if sorted(value) != sorted(question.items):
                return Refusal("not-an-option", "the answer must name every item exactly as often as it is there")
        case Some():
            within = _owned(value, question.among) or _within(value, question.least, question.most)
            return within or _affordable(value, question)
        case Commitment():
            return _owned(value, question.among) or _within(value, question.least, question.most)
        case Payment():
            return _owned(value, question.among) or _paid(value, question)
    return None


def _member(value: Any, options: Any) -> Refusal | None:
    if not isinstance(value, str):
        return Refusal("malformed", "the answer must be the name of an option")
    if value not in options:
        return Refusal("not-an-option", f"`{value}` is none of the options")
    return None


def _owned(value: Any, among: Groups) -> Refusal | None:
    """Is it a count for each kind, in the groups on offer, and is that much there?"""
    if not isinstance(value, dict):
        return Refusal("malformed", "the answer must be a count for each kind, in groups")
    for group, bag in value.items():
        if not isinstance(bag, dict) or not bag:
            return Refusal("malformed", f"`{group}` must hold a count for each kind, and is left out if it has none")
        for kind, count in bag.items():
            if type(count) is not int or count < 1:
                return Refusal("malformed", f"`{group}.{kind}` must be a whole number above zero")
            if count > among.get(group, {}).get(kind, 0):
                return Refusal("not-owned", f"{count} of `{kind}` in `{group}` is more than there is")
    return None


def _within(value: Chosen, least: int, most: int) -> Refusal | None:
    count = size(value)
    if not least <= count <= most:
        return Refusal("bounds", f"{count} chosen, which is not between {least} and {most}")
    return None


def _affordable(value: Chosen, question: Some) -> Refusal | None:
    for good, cost in worth(value, question.price).items():
        if cost > question.purse.get(good, 0):
            return Refusal("unpaid", f"that costs {cost} {good}, and {question.purse.get(good, 0)} can be paid")
    return None


def _paid(value: Chosen, question: Payment) -> Refusal | None:
    if not covers(value, question):
        return Refusal("unpaid", "the things given are not worth what is needed")
    total = worth(value, question.worth)
    if question.surplus == "none" and any(total.get(good, 0) != need for good, need in question.need.items()):
        return Refusal("bounds", "the payment must be exact")
    if question.surplus != "any" and any(covers(fewer, question) for fewer in _one_less(value)):
        return Refusal("bounds", "something could be left out of the payment")
    return None


def size(value: Groups) -> int:
    """How many things a subset has."""
    return sum(sum(bag.values()) for bag in value.values())


def worth(value: Groups, worths: Mapping[str, Mapping[str, int]]) -> Bag:
    """What a subset is worth, good by good."""
    total: Bag = {}
    for bag in value.values():
        for kind, count in bag.items():
            for good, each in worths.get(kind, {}).items():
                total[good] = total.get(good, 0) + each * count
    return total


def covers(value: Groups, question: Payment) -> bool:
    """Does the subset meet every need?"""
    total = worth(value, question.worth)
    return all(total.get(good, 0) >= need for good, need in question.need.items())


def without(value: Groups, group: str, kind: str) -> Chosen:
    """The subset without one thing of this kind."""
    fewer = {name: dict(counts) for name, counts in value.items()}
    fewer[group][kind] -= 1
    return _without_zeros(fewer)


def _one_less(value: Groups) -> Iterator[Chosen]:
    """The subset without one of its things, for each kind of thing."""
    for group, bag in value.items():
        yield from (without(value, group, kind) for kind in bag)


def _without_zeros(value: Groups) -> Chosen:
    bags = ((group, {kind: n for kind, n in bag.items() if n}) for group, bag in value.items())
    return {group: bag for group, bag in bags if bag}


def legal_answers(question: Question) -> Iterator[Any]:
    """Every legal answer, lazily and always in the same order."""
    match question:
        case One():
            yield from question.options
        case Chance():
            yield from question.weights
        case Amount():
            yield from range(question.least, question.most + 1)
        case Order():
            yield from (list(items) for items in dict.fromkeys(permutations(question.items)))
        case Payment():
            yield from (value for value in _subsets(question.among) if refusal(question, value) is None)
        case _:
            taken = _subsets(question.among, question.least, question.most)
            yield from (value for value in taken if refusal(question, value) is None)


def _subsets(among: Groups, least: int = 0, most: int | None = None) -> Iterator[Chosen]:
    """What can be taken from the groups, between so many and so many things in all."""
    kinds = sorted((group, kind, count) for group, bag in among.items() for kind, count in bag.items())
    there = tuple(count for _, _, count in kinds)
    for counts in _counts(there, least, sum(there) if most is None else most):
        value: Chosen = {}
        for (group, kind, _), count in zip(kinds, counts, strict=True):
            if count:
                value.setdefault(group, {})[kind] = count
        yield value


def _counts(there: tuple[int, ...], least: int, most: int) -> Iterator[tuple[int, ...]]:
    """How many to take of each, from few to many of the first: only ways that come to a number within the bounds."""
    if not there:
        if least <= 0:
            yield ()
        return
    rest = there[1:]
    for count in range(max(0, least - sum(rest)), min(there[0], most) + 1):
        yield from ((count, *others) for others in _counts(rest, least - count, most - count))


def illegal_answers(question: Question) -> Iterator[Any]:
    """Probes: answers just outside what is legal, each of which must be refused."""
    yield {"no such group": {"no such kind": 1}}
    yield None
    match question:
        case One() | Chance():
            yield "no such option"
            yield 1
        case Amount():
            yield from (question.least - 1, question.most + 1, str(question.least))
        case Order():
            yield from ([*question.items, "no such item"], "no such option")
            if question.items:
                yield list(question.items[:-1])
        case Some() | Commitment() | Payment():
            yield "no such option"
            for group, bag in question.among.items():
                for kind, count in bag.items():
                    yield {group: {kind: count + 1}}
                    yield {group: {kind: -1}}
            first = next(legal_answers(question), None)
            if first is not None:
                yield from (less for less in _one_less(first) if refusal(question, less) is not None)
            everything = _without_zeros(question.among)
            if refusal(question, everything) is not None:
                yield everything


def describe(question: Question) -> dict[str, Any]:
    """The question as a JSON value, complete."""
    said: dict[str, Any] = {"id": question.id, "seat": question.seat, "type": question.type}
    match question:
        case One():
            said["options"] = list(question.options)
        case Chance():
            said["weights"] = dict(question.weights)
        case Amount():
            said |= {"least": question.least, "most": question.most}
        case Order():
            said["items"] = list(question.items)
        case Some():
            said |= {"among": _plain(question.among), "least": question.least, "most": question.most}
            if question.price:
                said |= {"price": _plain(question.price), "purse": dict(question.purse)}
        case Commitment():
            said |= {"among": _plain(question.among), "least": question.least, "most": question.most}
            said["shown"] = dict(question.shown)
        case Payment():
            said |= {"among": _plain(question.among), "worth": _plain(question.worth)}
            said |= {"need": dict(question.need), "surplus": question.surplus}
    return said


def _plain(groups: Groups) -> Chosen:
    return {group: dict(bag) for group, bag in groups.items()}
