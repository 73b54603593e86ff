"""An engine that reads a request and never answers."""

import time

import leash

leash.hold()
leash.request()
time.sleep(600)
