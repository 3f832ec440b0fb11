"""The command, native or as a WebAssembly module: the same answers and bytes."""

import functools
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
import sysconfig
from typing import Any

VERSION = importlib.metadata.version("plyground")
# The exit status of a command whose file is still being written by another one.
TRY_LATER = 75
# Set while a program is asked whether it is the native command.
SEARCH = "PLYGROUND_SEARCH"


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
    # The command of this package stands in the environment's own folder.
    ours = sysconfig.get_path("scripts")
    folders = (folder for folder in path.split(os.pathsep) if folder != ours)
    commands = (shutil.which("plyground", path=folder) for folder in folders)
    return next(([found] for found in commands if found and _is_native(found)), None)


def _is_native(program: str) -> bool:
    """Whether a program is the native command of this version."""
    environment = {**os.environ, SEARCH: "1"}
    words = [program, "--version"]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=10, check=False, env=environment)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.stdout.split() == ["plyground", VERSION]


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
    error = json.loads(said.splitlines()[-1])
    raise PlygroundError(error["message"], error["code"], error["input"])
