"""The command, native or as a WebAssembly module: the same answers and bytes."""

import functools
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from typing import Any

VERSION = importlib.metadata.version("plyground")
# The exit status of a command whose file is still being written by another one.
TRY_LATER = 75


class PlygroundError(Exception):
    """An error in what was asked for, or in a file.

    `code` is a stable word such as `bad-query`, `input` is what was refused, and the text says what was expected.
    """

    def __init__(self, message: str, code: str = "bad-option", input: str = ""):
        super().__init__(message)
        self.code = code
        self.input = input

    def __reduce__(self) -> tuple[Any, ...]:
        # An error may come from another process.
        return type(self), (str(self), self.code, self.input)


@functools.cache
def _native(path: str) -> list[str] | None:
    """The native command of this version, if there is one on the path."""
    found = shutil.which("plyground", path=path)
    if found is None:
        return None
    try:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, timeout=10, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    return [found] if said.split() == ["plyground", VERSION] else None


def command() -> list[str]:
    """The start of a command line: a native `plyground` of this version if there is one, otherwise the module."""
    return _native(os.environ.get("PATH", "")) or [sys.executable, "-m", "plyground._wasi"]


def call(*arguments: str) -> str:
    """Calls the command, and returns what it prints.

    Raises `PlygroundError` if the command refuses, and `ChildProcessError` if it ends in another way.
    """
    done = subprocess.run(
        [*command(), *arguments, "--json"], capture_output=True, text=True, encoding="utf-8", check=False
    )
    if done.returncode == 0:
        return done.stdout
    said = done.stderr.strip()
    if done.returncode not in (2, TRY_LATER):
        raise ChildProcessError(f"the command ended with status {done.returncode}: {said}")
    try:
        error = json.loads(said.splitlines()[-1])
    except (IndexError, ValueError):
        raise PlygroundError(said.removeprefix("error: ")) from None
    raise PlygroundError(error["message"], error["code"], error["input"])
