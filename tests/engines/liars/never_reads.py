"""An engine that never looks at what it is sent."""

import time

import leash

leash.hold()
time.sleep(600)
