"""The reference engine behind lines of JSON-RPC."""

import io
import json
from typing import Any

import pytest

from cultrules.engines.messages import LoadParams, plain
from cultrules.engines.reference import ReferenceEngine
from cultrules.engines.server import INVALID_PARAMS, INVALID_REQUEST, NO_SUCH_METHOD, PARSE_ERROR, serve

HELLO = {"protocol": 1, "kit": "by hand"}


def line(method: str, params: Any, id_: Any = 1) -> bytes:
    """One request as it stands on standard input."""
    return json.dumps({"jsonrpc": "2.0", "id": id_, "method": method, "params": params}).encode() + b"\n"


def shortened(value: Any) -> str:
    """What a case is called."""
    return str(value)[:60]


def served(*lines: bytes) -> list[Any]:
    """All that a reference engine says to these lines."""
    out = io.BytesIO()
    serve(ReferenceEngine(), lines, out)
    return [json.loads(each) for each in out.getvalue().splitlines()]


@pytest.mark.parametrize(
    ("sent", "code", "id_", "message"),
    [
        (b"hello", PARSE_ERROR, None, "the line is not JSON"),
        (b'{"jsonrpc": "2.0", "id": 1', PARSE_ERROR, None, "the line is not JSON"),
        (b"\x00", PARSE_ERROR, None, "the line is not JSON"),
        (b"\xef\xbb\xbf{}", PARSE_ERROR, None, "the line is not JSON"),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "\xff"}', PARSE_ERROR, None, "the line is not JSON"),
        (b"[" * 100_000, PARSE_ERROR, None, "the line is not JSON"),
        (b'{"a":' * 100_000, PARSE_ERROR, None, "the line is not JSON"),
        (b'{"id": 1e999}', PARSE_ERROR, None, "the line is not JSON"),
        (b'{"id": "\\ud800"}', PARSE_ERROR, None, "the line is not JSON"),
        (b"null", INVALID_REQUEST, None, 'a request is an object with "jsonrpc": "2.0", `id` and `method`'),
        (b"[]", INVALID_REQUEST, None, 'a request is an object with "jsonrpc": "2.0", `id` and `method`'),
        (b'{"id": 5}', INVALID_REQUEST, 5, 'a request is an object with "jsonrpc": "2.0", `id` and `method`'),
        (
            b'{"jsonrpc": "1.0", "id": 5, "method": "hello"}',
            INVALID_REQUEST,
            5,
            'a request is an object with "jsonrpc": "2.0", `id` and `method`',
        ),
        (
            b'{"jsonrpc": "2.0", "method": "hello"}',
            INVALID_REQUEST,
            None,
            'a request is an object with "jsonrpc": "2.0", `id` and `method`',
        ),
        (
            b'{"jsonrpc": "2.0", "id": 5}',
            NO_SUCH_METHOD,
            5,
            "no such method; there are hello, start, load, answer, position, view, bye",
        ),
        (
            line("close", {}, "x"),
            NO_SUCH_METHOD,
            "x",
            "no such method; there are hello, start, load, answer, position, view, bye",
        ),
        (
            line("__class__", {}, 7),
            NO_SUCH_METHOD,
            7,
            "no such method; there are hello, start, load, answer, position, view, bye",
        ),
        (line("hello", {}), INVALID_PARAMS, 1, "Object missing required field `protocol`"),
        (line("hello", None), INVALID_PARAMS, 1, "Expected `object`, got `null`"),
        (line("hello", [1, "kit"]), INVALID_PARAMS, 1, "Expected `object`, got `array`"),
        (line("view", {"seat": 3}), INVALID_PARAMS, 1, "Expected `str`, got `int` - at `$.seat`"),
        (line("position", {"seat": "a"}), INVALID_PARAMS, 1, "Object contains unknown field `seat`"),
        (line("load", {"position": {}}), INVALID_PARAMS, 1, "Object missing required field `options`"),
    ],
    ids=shortened,
)
def test_error(sent: bytes, code: int, id_: Any, message: str) -> None:
    """A line that is no request is answered by the error of its kind, with its id where it has one."""
    assert served(sent) == [{"jsonrpc": "2.0", "id": id_, "error": {"code": code, "message": message}}]


@pytest.mark.parametrize(
    "hostile", [b"hello", b"[" * 100_000, line("nonsense", {}), line("load", {}), b'""'], ids=shortened
)
def test_goes_on_after_error(hostile: bytes) -> None:
    """After a hostile line the next request is answered as if nothing had been."""
    _, answer = served(hostile, line("hello", HELLO, 2))
    assert (answer["id"], answer["result"]["protocol"]) == (2, 1)


@pytest.mark.parametrize("blank", [b"\n", b"\r\n", b"   \t\n"])
def test_blank_line(blank: bytes) -> None:
    """A blank line is no request and gets no answer."""
    assert [answer["id"] for answer in served(blank, line("hello", HELLO, 2), blank)] == [2]


def test_bye() -> None:
    """After `bye` nothing is answered any more."""
    assert served(line("bye", {}), line("hello", HELLO, 2)) == [{"jsonrpc": "2.0", "id": 1, "result": {}}]


def test_end_of_input() -> None:
    """Input that ends without `bye` ends the engine."""
    assert served() == []


@pytest.mark.parametrize("id_", [0, -1, "a", "", 10**30])
def test_id(id_: Any) -> None:
    """The answer has the id of the request, whatever number or text that is."""
    (answer,) = served(line("hello", HELLO, id_))
    assert answer["id"] == id_


def test_game(planning: LoadParams) -> None:
    """A game is loaded, answered, refused, written down and looked at by lines alone."""
    loaded, taken, refused, position, view = served(
        line("load", plain(planning), 1),
        line("answer", {"seat": "yellow", "question": "place-plan", "value": "downtown"}, 2),
        line("answer", {"seat": "yellow", "question": "place-plan", "value": "downtown"}, 3),
        line("position", {}, 4),
        line("view", {"seat": "red"}, 5),
    )
    assert loaded["result"]["question"]["seat"] == "yellow"
    assert taken["result"]["question"]["seat"] == "red"
    assert refused["result"] == {
        "refused": {"kind": "wrong-seat", "reason": "`red` is asked, not `yellow`", "rule": "ROTC-6.5"}
    }
    assert position["result"]["position"]["zones"]["plan-field"]["downtown"] == ["plan-marker+yellow"]
    assert view["result"]["view"]["zones"]["deck"]["yellow"] == {"hidden": 12}
