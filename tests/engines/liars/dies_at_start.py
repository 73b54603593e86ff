"""An engine that dies before it has said anything."""

import sys

import leash

leash.hold()
sys.exit(7)
