"""An engine that closes its output and lives on."""

import os
import time

import leash

leash.hold()
leash.request()
os.close(1)
time.sleep(600)
