"""An engine that dies in the middle of its reply."""

import sys

import leash

leash.hold()
leash.request()
sys.stdout.write('{"jsonrpc": "2.0", "id": 1, "res')
sys.stdout.flush()
