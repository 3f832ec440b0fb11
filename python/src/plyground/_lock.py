"""Locks for a file that grows. A WebAssembly module has none, and two writers would mix their rows."""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

# How often to look whether another command is still writing, in seconds.
_LOOK = 0.1

if sys.platform == "win32":
    import msvcrt

    # A file that another program has open cannot be replaced there, as a run does with its file at the end.
    def _place(path: Path) -> Path:
        return path.with_name(f"{path.name}.lock")

    def _try_lock(file: IO[Any]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    # The native command locks the file itself.
    def _place(path: Path) -> Path:
        return path

    def _try_lock(file: IO[Any]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _is_at(file: IO[Any], path: Path) -> bool:
    """Whether an open file is still the one with this name: the other command may have replaced it."""
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except OSError:
        return False


@contextlib.contextmanager
def locked(path: Path, seconds: float) -> Iterator[None]:
    """Holds the lock of a file, which is created if it is missing.

    Waits for another command that holds it, and raises `TimeoutError` if that has not ended within `seconds`. Without
    locks, as in some network file systems, and for a file that cannot be opened, it does nothing.
    """
    place = _place(path)
    until = time.monotonic() + seconds
    while True:
        try:
            # Opening a pipe would wait for a reader.
            file = place.open("ab") if path.is_file() or not path.exists() else None
        except OSError:
            file = None
        if file is None:
            # The command says what is wrong with the file.
            yield
            return
        with file:
            try:
                _try_lock(file)
                is_ours = True
            except (BlockingIOError, PermissionError):
                is_ours = False
            except OSError:
                is_ours = True
            if is_ours and _is_at(file, place):
                try:
                    yield
                finally:
                    _remove_empty(file, place)
                return
        if not is_ours:
            if time.monotonic() >= until:
                raise TimeoutError(
                    f"another command is writing it, and has not ended within {seconds:g} seconds: try again later"
                )
            time.sleep(_LOOK)


def _remove_empty(file: IO[Any], place: Path) -> None:
    """Removes a file to which the command has added nothing, for example because the query was wrong."""
    with contextlib.suppress(OSError):
        if _is_at(file, place) and os.fstat(file.fileno()).st_size == 0:
            place.unlink()
