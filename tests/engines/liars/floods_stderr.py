"""An engine that fills standard error before each reply, and dies at the second request."""

import sys

import leash

leash.hold()
for line in range(50_000):
    sys.stderr.write(f"warning {line}: something is deprecated\n")
sys.stderr.flush()
leash.introduce()
leash.request()
sys.exit(1)
