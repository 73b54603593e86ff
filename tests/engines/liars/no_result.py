"""An engine whose reply has neither a result nor an error."""

import json

import leash

leash.hold()
leash.say(json.dumps({"jsonrpc": "2.0", "id": leash.request()["id"]}))
leash.request()
