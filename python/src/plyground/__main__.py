"""The command: `python -m plyground run 'dtw=8&t=3&n=20'`."""

import subprocess
import sys

from ._command import command

try:
    sys.exit(subprocess.call([*command(), *sys.argv[1:]]))
except KeyboardInterrupt:
    sys.exit(130)
