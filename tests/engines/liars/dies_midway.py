"""An engine that introduces itself and dies at the next request, with some last words."""

import sys

import leash

leash.hold()
leash.introduce()
leash.request()
sys.stderr.write("out of memory\n")
sys.exit(3)
