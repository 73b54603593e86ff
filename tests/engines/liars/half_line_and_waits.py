"""An engine that stops in the middle of its reply and lives on."""

import sys
import time

import leash

leash.hold()
leash.request()
sys.stdout.write('{"jsonrpc": "2.0", "id": 1, "res')
sys.stdout.flush()
time.sleep(600)
