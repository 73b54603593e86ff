"""Serves an engine over standard input and output: one JSON-RPC request a line, one response a line.

$ python -m cultrules engine
{"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1, "kit": "by hand"}}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, BinaryIO

import msgspec

from .interface import Engine
from .messages import VERBS, ByeReply, encode

PARSE_ERROR, INVALID_REQUEST, NO_SUCH_METHOD, INVALID_PARAMS = -32700, -32600, -32601, -32602


def serve(engine: Engine, lines: Iterable[bytes], out: BinaryIO) -> None:
    """Answers every line until `bye` or the end of the input."""
    for line in lines:
        if not line.strip():
            continue
        response, more = respond(engine, line)
        out.write(encode(response) + b"\n")
        out.flush()
        if not more:
            break


def respond(engine: Engine, line: bytes) -> tuple[dict[str, Any], bool]:
    """The response to one line, and whether more may follow."""
    try:
        request = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _error(None, PARSE_ERROR, "the line is not JSON"), True
    id_ = request.get("id") if isinstance(request, dict) else None
    if not isinstance(request, dict) or request.get("jsonrpc") != "2.0" or not isinstance(id_, int | str):
        return _error(id_, INVALID_REQUEST, 'a request is an object with "jsonrpc": "2.0", `id` and `method`'), True
    method = str(request.get("method"))
    if method not in VERBS:
        return _error(id_, NO_SUCH_METHOD, f"no such method; there are {', '.join(VERBS)}"), True
    try:
        params = msgspec.convert(request.get("params", {}), VERBS[method][0])
    except msgspec.ValidationError as error:
        return _error(id_, INVALID_PARAMS, str(error)), True
    return {"jsonrpc": "2.0", "id": id_, "result": _call(engine, method, params)}, method != "bye"


def _call(engine: Engine, method: str, params: Any) -> Any:
    match method:
        case "hello":
            return engine.hello()
        case "position":
            return engine.position()
        case "view":
            return engine.view(params.seat)
        case "bye":
            engine.close()
            return ByeReply()
        case _:
            return getattr(engine, method)(params)


def _error(id_: Any, code: int, message: str) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": id_, "error": {"code": code, "message": message}}
