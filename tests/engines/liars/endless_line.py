"""An engine whose reply is a line that never ends."""

import sys

import leash

leash.hold()
while True:
    sys.stdout.write("and another thing " * 5000)
