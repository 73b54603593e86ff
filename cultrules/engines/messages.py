"""The adapter protocol, version 1: what is said between the kit and an engine.

One JSON object a line, JSON-RPC 2.0. The values below are the `params` and `result` of each verb; their JSON Schemas
in `spec/protocol/` are generated from them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

import msgspec

PROTOCOL = 1

T = TypeVar("T")

Level = Literal["replay", "load", "positions", "sight", "events", "content", "cards"]
RefusalKind = Literal[
    "not-asked",
    "wrong-seat",
    "not-an-option",
    "bounds",
    "not-owned",
    "unpaid",
    "malformed",
    "not-settled",
    "unsupported",
]


class _Request(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the kit says: a field that an engine does not know is a mistake."""


class _Response(msgspec.Struct, omit_defaults=True):
    """What an engine says: it may add fields of its own."""


Counts = dict[str, int]
Groups = dict[str, Counts]


class Options(_Request):
    """What a game is played by."""

    game: str
    players: list[str]
    """The seats, clockwise."""
    edition: str
    rulings: dict[str, str] = msgspec.field(default_factory=dict)
    """For every ruling the choice to play by."""
    content: dict[str, Any] = msgspec.field(default_factory=dict)
    """Cards and tables to play with; empty for the engine's own."""


class HelloParams(_Request):
    """The kit introduces itself."""

    protocol: int
    kit: str


class StartParams(_Request):
    """A new game."""

    options: Options


class LoadParams(_Request):
    """A game from a settled position."""

    position: dict[str, Any]
    options: Options


class AnswerParams(_Request):
    """A seat answers the question that is asked, or takes an offer that is open to it."""

    seat: str
    value: Any
    question: str | None = None
    offer: str | None = None


class PositionParams(_Request):
    """The position is asked for."""


class ViewParams(_Request):
    """What one seat may know is asked for."""

    seat: str


class ByeParams(_Request):
    """The kit is done with the engine."""


class EngineName(_Response):
    """Who made the engine."""

    name: str
    version: str
    language: str
    issues: str = ""
    """Where to report its mistakes."""


class GameSupport(_Response):
    """What an engine can do of one game."""

    game: str
    editions: list[str]
    players: list[int]
    modes: list[str]
    chapters: list[str]
    levels: list[Level]
    rulings: dict[str, list[str]]
    """For each ruling every choice that the engine can run; `other` if it plays by none of the listed ones."""
    chance: Literal["steerable", "telling", "opaque"]
    content: Literal["ours", "own"] = "ours"


class Hello(_Response):
    """The engine introduces itself."""

    protocol: int
    engine: EngineName
    games: list[GameSupport]


class Refused(_Response):
    """Why nothing was done."""

    kind: RefusalKind
    reason: str = ""
    rule: str = ""


class AskedOffer(_Response):
    """A play that another seat (or the same) may make instead of the answer."""

    id: str
    seat: str
    type: Literal["one", "some", "payment", "amount", "commitment", "order"]
    options: list[str] | None = None
    items: list[str] | None = None
    among: Groups | None = None
    least: int | None = None
    most: int | None = None
    price: Groups | None = None
    purse: Counts | None = None
    worth: Groups | None = None
    need: Counts | None = None
    surplus: Literal["any", "needed", "none"] | None = None
    shown: dict[str, Literal["count", "nothing"]] | None = None


class Asked(_Response):
    """The pending question; which fields it has depends on its type."""

    id: str
    seat: str
    """A player, `chance`, or a group of players that answers together."""
    type: Literal["one", "some", "payment", "amount", "commitment", "order", "chance", "compound"]
    because: str = ""
    """The rule or card on account of which it is asked."""
    options: list[str] | None = None
    """one: the names of which one is the answer."""
    items: list[str] | None = None
    """order: the answer lists them all."""
    among: Groups | None = None
    """some, payment, commitment: what is there, in groups; the answer has the same form."""
    least: int | None = None
    most: int | None = None
    price: Groups | None = None
    """some: what one of each kind costs; what is not named is free."""
    purse: Counts | None = None
    """some: what the things chosen may cost at most, all together."""
    worth: Groups | None = None
    """payment: what one of each kind is worth."""
    need: Counts | None = None
    surplus: Literal["any", "needed", "none"] | None = None
    shown: dict[str, Literal["count", "nothing"]] | None = None
    """commitment: what the other seats notice of each group before it is revealed."""
    weights: Counts | None = None
    """chance: the possible outcomes with whole-number weights."""
    parts: list[str] | None = None
    """compound: several questions at once; the answer is an object with an entry for each id."""
    offers: list[AskedOffer] = msgspec.field(default_factory=list)


class Ended(_Response):
    """How the game ended."""

    winners: list[str]
    points: dict[str, int] = msgspec.field(default_factory=dict)
    """Those of each seat, in a game that counts any."""


class Happened(_Response):
    """A public event."""

    event: str
    fields: dict[str, Any] = msgspec.field(default_factory=dict)


class Rolled(_Response):
    """A chance outcome that the engine decided by itself."""

    id: str
    value: str


class Reply(_Response):
    """Where the game stands after `start`, `load` or `answer`; or `refused`, and it stands where it stood."""

    stage: str | None = None
    """A stage of the game's `stages.toml` where the position is settled, else null."""
    question: Asked | None = None
    result: Ended | None = None
    happened: list[Happened] = msgspec.field(default_factory=list)
    rolled: list[Rolled] = msgspec.field(default_factory=list)
    refused: Refused | None = None


class PositionReply(_Response):
    """The full position, or why there is none now."""

    position: dict[str, Any] | None = None
    refused: Refused | None = None


class ViewReply(_Response):
    """What the seat may know, or why it cannot be said."""

    view: dict[str, Any] | None = None
    refused: Refused | None = None


class ByeReply(_Response):
    """Nothing more to say."""


Params = HelloParams | StartParams | LoadParams | AnswerParams | PositionParams | ViewParams | ByeParams
Result = Hello | Reply | PositionReply | ViewReply | ByeReply

VERBS: Mapping[str, tuple[type[Any], type[Any]]] = {
    "hello": (HelloParams, Hello),
    "start": (StartParams, Reply),
    "load": (LoadParams, Reply),
    "answer": (AnswerParams, Reply),
    "position": (PositionParams, PositionReply),
    "view": (ViewParams, ViewReply),
    "bye": (ByeParams, ByeReply),
}
"""For each verb the type of its `params` and of its `result`."""


def encode(value: Any) -> bytes:
    """A message as one line, without its end; keys are sorted, and fields that say nothing are left out."""
    return msgspec.json.encode(value, order="sorted")


def plain(value: Any) -> Any:
    """A message as JSON values."""
    return msgspec.to_builtins(value, order="sorted")


def read(kind: type[T], value: Any) -> T:
    """JSON values as a message of this kind; raises `msgspec.ValidationError` where they do not fit."""
    return msgspec.convert(value, kind)
