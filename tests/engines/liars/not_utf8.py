"""An engine whose reply is not UTF-8."""

import sys

import leash

leash.hold()
leash.request()
sys.stdout.buffer.write(b'{"jsonrpc": "2.0", "id": 1, "result": "\xff"}\n')
sys.stdout.flush()
leash.request()
