"""How a test learns that a liar is gone: the connection that it holds breaks when its process ends."""

import json
import socket
import sys
from typing import Any

_held: list[socket.socket] = []


def hold() -> None:
    """Connects to the test, on the port of the command line, for as long as this process lives."""
    _held.append(socket.create_connection(("127.0.0.1", int(sys.argv[1]))))


def wait() -> None:
    """Waits until the test lets go."""
    _held[0].recv(1)


def request() -> Any:
    """The next request of the kit."""
    return json.loads(sys.stdin.readline())


def say(text: str) -> None:
    """Says a line to the kit."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reply(id_: Any, result: Any) -> None:
    """Answers a request as the protocol has it."""
    say(json.dumps({"jsonrpc": "2.0", "id": id_, "result": result}))


def introduce() -> None:
    """Answers `hello` as an honest engine would."""
    hello = {"protocol": 1, "engine": {"name": "liar", "version": "1", "language": "Python"}, "games": []}
    reply(request()["id"], hello)
