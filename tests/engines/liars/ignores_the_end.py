"""An engine that takes no notice of `bye`, of the end of its input, or of polite signals."""

import signal
import time

import leash

leash.hold()
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGINT, signal.SIG_IGN)
leash.introduce()
time.sleep(600)
