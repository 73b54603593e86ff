"""An engine that answers, but long after it was asked."""

import time

import leash

leash.hold()
time.sleep(20)
leash.introduce()
