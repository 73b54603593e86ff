"""An engine that starts another process, which holds the leash but no pipe, and dies at its first request."""

import subprocess
import sys

import leash

child = [sys.executable, __file__.replace("leaves_a_quiet_child", "never_reads"), sys.argv[1]]
nothing = subprocess.DEVNULL
subprocess.Popen(child, stdin=nothing, stdout=nothing, stderr=nothing)
leash.request()
