"""`cultrules engine`: the reference over standard input and output."""

import json

from .conftest import Run


def test_conversation(run: Run) -> None:
    """Each line in gets one line out, until `bye`."""
    hello = {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1, "kit": "by hand"}}
    bye = {"jsonrpc": "2.0", "id": 2, "method": "bye", "params": {}}
    done = run("engine", stdin="\n".join(["nonsense", "", json.dumps(hello), json.dumps(bye), json.dumps(hello)]))
    wrong, introduction, end = (json.loads(line) for line in done.stdout.splitlines())
    assert (done.returncode, done.stderr) == (0, "")
    assert wrong == {"jsonrpc": "2.0", "id": None, "error": {"code": -32700, "message": "the line is not JSON"}}
    assert introduction["result"]["engine"]["name"] == "cultrules reference"
    assert end == {"jsonrpc": "2.0", "id": 2, "result": {}}


def test_end_of_input(run: Run) -> None:
    """An engine whose input ends, ends."""
    done = run("engine")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
