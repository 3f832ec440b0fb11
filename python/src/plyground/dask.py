"""Experiments on a Dask cluster.

>>> from dask.distributed import Client
>>> import plyground.dask
>>> report = plyground.dask.run("dtw=14&t=5&n=100000", Client())
"""

import contextlib
import hashlib
import json
import os
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from distributed import Client, as_completed, get_worker

from ._command import VERSION, PlygroundError, call
from ._report import Report, temporary
from ._types import ReportValues

# A measurement ends when a part takes this long, in seconds: by then starting the command hardly counts.
_LONG_ENOUGH = 2.0
# Places of an experiment whose trials are measured: points of a sweep may differ.
_PLACES = 4
# How many times more trials the next part has that is measured.
_STEP = 8

Progress = Callable[[int, int], None]


def run(
    query: str,
    client: Client,
    *,
    seconds: float = 60,
    parts: int | None = None,
    folder: str | Path | None = None,
    retries: int = 3,
    progress: Progress | None = None,
) -> Report:
    """Runs an experiment on a cluster. The report and its fingerprint are those of a single run.

    The experiment is split into `parts`, by default so many that each takes about so many `seconds`, by the time that a
    few trials take on the cluster. Rows travel through Dask, so that workers need no common folder. `folder` keeps the
    parts that are done here: if the program is stopped, the same call continues with the missing ones, split as before.
    A part that fails is tried again `retries` times; those of a worker that dies run on another one. `progress` is
    called with the number of parts that are done and that there are; by default a line at the terminal or in the
    notebook tells.
    """
    with contextlib.ExitStack() as kept:
        place = Path(folder or kept.enter_context(temporary()))
        files, values = _run(query, client, seconds, parts, place, retries, progress or _tell)
        return Report(values, files, kept.pop_all())


def _run(
    query: str, client: Client, seconds: float, parts: int | None, place: Path, retries: int, progress: Progress
) -> tuple[list[Path], ReportValues]:
    """Runs an experiment, and returns the files of its parts and the report."""
    place.mkdir(parents=True, exist_ok=True)
    # An empty part says what there is to do, and an error in the query is told at once.
    facts = json.loads(call("run", query, "--part", f"1/{2**62}", "--csv"))
    query, trials = facts["query"], facts["trials"]
    name = hashlib.sha256(f"{facts['version']}\n{query}".encode()).hexdigest()[:16]
    of = _division(place, name) or min(trials, parts or _parts(query, trials, client, seconds))
    files = [place / f"{name}-{number}-of-{of}.csv" for number in range(1, of + 1)]
    missing = [number for number, file in enumerate(files, 1) if not _is_whole(file)]
    progress(of - len(missing), of)
    running = [client.submit(_part, query, number, of, pure=False, retries=retries) for number in missing]
    done = of - len(missing)
    try:
        for part in as_completed(running):
            number, packed = part.result()
            _keep(files[number - 1], _checked(zlib.decompress(packed)))
            # The cluster need not keep it.
            part.release()
            done += 1
            progress(done, of)
    finally:
        client.cancel(running)
    values: ReportValues = json.loads(call("merge", *(file.absolute().as_posix() for file in files)))
    return files, values


def _part(query: str, number: int, of: int) -> tuple[int, bytes]:
    """Runs a part on a worker, and returns its file."""
    # The file is of this attempt alone: the child of a worker that was killed may go on writing another one.
    # Dask clears its folder after a worker that was killed.
    with temporary(get_worker().local_directory) as folder:
        file = Path(folder, "part.csv")
        call("run", query, "--part", f"{number}/{of}", "--jobs", "1", "--out", file.as_posix())
        return number, zlib.compress(file.read_bytes(), 1)


def _timed(query: str, number: int, of: int) -> float:
    """The seconds that a part takes on a worker."""
    begun = time.monotonic()
    call("run", query, "--part", f"{number}/{of}", "--jobs", "1", "--csv")
    return time.monotonic() - begun


def _parts(query: str, trials: int, client: Client, seconds: float) -> int:
    """The number of parts that take about so many seconds each."""
    threads = max(1, sum(client.nthreads().values()))
    size = 1
    while True:
        of = -(-trials // size)
        numbers = {1 + (of - 1) * place // (_PLACES - 1) for place in range(_PLACES)}
        futures = [client.submit(_timed, query, number, of, pure=False) for number in numbers]
        times = client.gather(futures)
        if max(times) >= min(_LONG_ENOUGH, seconds) or of <= threads:
            break
        size *= _STEP
    work = sum(times) / len(times) / size * trials
    return min(trials, max(threads, round(work / seconds)))


def _division(folder: Path, name: str) -> int | None:
    """The number of parts of an earlier call."""
    found = next(folder.glob(f"{name}-*-of-*.csv"), None)
    return None if found is None else int(found.stem.rsplit("-", 1)[1])


def _is_whole(file: Path) -> bool:
    """Whether a part is there, is of this version, and ends with the hash of its lines."""
    if file.is_dir():
        raise PlygroundError(f"{file} is a folder: expected a part of the experiment, or nothing", "file", str(file))
    try:
        text = file.read_bytes()
    except FileNotFoundError:
        return False
    rows, mark, seal = text.rpartition(b"# hash: ")
    return bool(mark) and seal.strip() == hashlib.sha256(rows).hexdigest().encode() and _version(text) == VERSION


def _version(part: bytes) -> str:
    """The version of the command that wrote a part, or an empty text."""
    head = part.partition(b"\n# version: ")[2]
    return head.partition(b"\n")[0].decode(errors="replace")


def _checked(part: bytes) -> bytes:
    """A part from a worker, whose command must be of this version: rows of others cannot be merged."""
    version = _version(part)
    if version != VERSION:
        message = f"a worker has version {version} of plyground: expected {VERSION} on all workers, as here"
        raise PlygroundError(message, "bad-rows", version)
    return part


def _keep(file: Path, text: bytes) -> None:
    """Writes a file that is complete or not there."""
    new = file.with_suffix(".new")
    with new.open("wb") as to:
        to.write(text)
        to.flush()
        os.fsync(to.fileno())
    new.replace(file)


def _tell(done: int, of: int) -> None:
    # A notebook shows it too.
    if sys.stderr.isatty() or "ipykernel" in sys.modules:
        print(f"\r{done} of {of} parts", end="\n" if done == of else "", file=sys.stderr, flush=True)
