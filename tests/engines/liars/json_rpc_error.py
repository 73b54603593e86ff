"""An engine that answers with an error of JSON-RPC."""

import json

import leash

leash.hold()
error = {"code": -32601, "message": "no such method"}
leash.say(json.dumps({"jsonrpc": "2.0", "id": leash.request()["id"], "error": error}))
leash.request()
