"""The command: `plyground run 'dtw=8&t=3&n=20'`, also as `python -m plyground`."""

import os
import subprocess
import sys

from ._command import SEARCH, command


def main() -> int:
    """Calls the command with the arguments of this process, and returns its exit status."""
    # A search for the native command asks every program of this name, and this is none.
    if SEARCH in os.environ:
        return 1
    try:
        return subprocess.call([*command(), *sys.argv[1:]])
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
