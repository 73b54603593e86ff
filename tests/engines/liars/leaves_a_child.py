"""An engine that starts another process, which holds the leash and the pipes, and dies."""

import subprocess
import sys

subprocess.Popen([sys.executable, __file__.replace("leaves_a_child", "never_reads"), sys.argv[1]])
