"""The messages of the protocol as JSON."""

from typing import Any

import msgspec
import pytest

from cultrules.engines.messages import (
    VERBS,
    AnswerParams,
    Asked,
    AskedOffer,
    ByeParams,
    ByeReply,
    Ended,
    EngineName,
    GameSupport,
    Happened,
    Hello,
    HelloParams,
    LoadParams,
    Options,
    PositionParams,
    PositionReply,
    Refused,
    Reply,
    Rolled,
    StartParams,
    ViewParams,
    ViewReply,
    encode,
    plain,
    read,
)

OPTIONS = Options("toy", ["a", "b"], "en", {"D-01": "chosen"}, {"cards": []})
SUPPORT = GameSupport("toy", ["en"], [2], ["standard"], ["setup"], ["load"], {"D-01": ["chosen"]}, "steerable", "own")
QUESTION = Asked(
    "pay",
    "a",
    "payment",
    because="T-1.1",
    among={"tokens": {"coin": 3}},
    worth={"coin": {"money": 1}},
    need={"money": 2},
    surplus="needed",
    offers=[AskedOffer("interrupt", "b", "one", options=["yes"])],
)
MESSAGES = [
    HelloParams(1, "cultrules 0"),
    StartParams(OPTIONS),
    LoadParams({"stage": "setup"}, OPTIONS),
    AnswerParams("a", {"tokens": {"coin": 2}}, question="pay"),
    AnswerParams("b", "yes", offer="interrupt"),
    PositionParams(),
    ViewParams("a"),
    ByeParams(),
    Hello(1, EngineName("toy", "1", "C", "https://example.org"), [SUPPORT]),
    Reply("setup", QUESTION, happened=[Happened("paid", {"seat": "a"})], rolled=[Rolled("die", "6")]),
    Reply(
        None,
        Asked(
            "buy",
            "a",
            "some",
            among={"cards": {"x": 1}},
            least=0,
            most=1,
            price={"x": {"money": 3}},
            purse={"money": 2},
        ),
    ),
    Reply("end", result=Ended(["a", "b"], {"a": 3, "b": 3})),
    Reply(refused=Refused("unpaid", "two are needed", "T-1.1")),
    PositionReply({"stage": "setup"}),
    PositionReply(refused=Refused("not-settled")),
    ViewReply({"stage": "setup"}),
    ByeReply(),
]
REQUESTS = [message for message in MESSAGES if type(message) in {params for params, _ in VERBS.values()}]
RESPONSES = [message for message in MESSAGES if message not in REQUESTS]


def named(message: Any) -> str:
    """What a case is called."""
    return type(message).__name__


@pytest.mark.parametrize("message", MESSAGES, ids=named)
def test_round_trip(message: Any) -> None:
    """A message that is written and read again is the same message."""
    assert msgspec.json.decode(encode(message), type=type(message)) == message


@pytest.mark.parametrize("message", MESSAGES, ids=named)
def test_plain_round_trip(message: Any) -> None:
    """A message as JSON values and back is the same message."""
    assert read(type(message), plain(message)) == message


@pytest.mark.parametrize("message", REQUESTS, ids=named)
def test_unknown_request_field(message: Any) -> None:
    """A request with a field that the protocol does not have is refused."""
    with pytest.raises(msgspec.ValidationError, match="unknown field `colour`"):
        read(type(message), {**plain(message), "colour": "blue"})


@pytest.mark.parametrize("message", RESPONSES, ids=named)
def test_unknown_response_field(message: Any) -> None:
    """An engine may add fields of its own to what it says."""
    assert read(type(message), {**plain(message), "colour": "blue"}) == message


def test_unknown_options_field() -> None:
    """An option that the protocol does not have is refused."""
    with pytest.raises(msgspec.ValidationError, match=r"unknown field `edtion` - at `\$\.options`"):
        read(StartParams, {"options": {**plain(OPTIONS), "edtion": "pl"}})


def test_one_sorted_line() -> None:
    """A message is one line with sorted keys, and leaves out what says nothing."""
    refused = Reply(refused=Refused("bounds", "2 chosen\nof 1"))
    assert encode(refused) == b'{"refused":{"kind":"bounds","reason":"2 chosen\\nof 1"}}'


@pytest.mark.parametrize(
    ("kind", "value"),
    [
        (Refused, {"kind": "illegal"}),
        (Asked, {"id": "pay", "seat": "a", "type": "guess"}),
        (GameSupport, plain(SUPPORT) | {"levels": ["telepathy"]}),
        (GameSupport, plain(SUPPORT) | {"chance": "lucky"}),
        (Reply, {"stage": 3}),
        (Reply, []),
        (HelloParams, {"protocol": "1", "kit": "by hand"}),
        (AnswerParams, {"seat": "a"}),
    ],
)
def test_closed_words(kind: type, value: Any) -> None:
    """A word or type outside the schema is refused."""
    with pytest.raises(msgspec.ValidationError):
        read(kind, value)
