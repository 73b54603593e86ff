"""An engine that dies and leaves a process in a session of its own, which keeps the pipes until the leash is let go."""

import subprocess
import sys

import leash

if sys.argv[2:]:
    leash.hold()
    leash.wait()
else:
    subprocess.Popen([sys.executable, __file__, sys.argv[1], "child"], start_new_session=True)
