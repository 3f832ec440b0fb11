"""Experiments and their reports."""

import contextlib
import json
import re
import tempfile
import weakref
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._command import call
from ._types import ReportValues

if TYPE_CHECKING:
    import pandas

_WHOLE = re.compile(r"-?\d+")
_DECIMAL = re.compile(r"-?\d+\.\d+")
# Positions look like decimal numbers.
_TEXTS = {"position", "after"}


def _value(name: str, text: str) -> "int | float | str":
    if name in _TEXTS:
        return text
    if _WHOLE.fullmatch(text):
        return int(text)
    return float(text) if _DECIMAL.fullmatch(text) else text


class Report:
    """The report on an experiment, with its rows.

    `query` is canonical, `fingerprint` says that the rows are those of everybody who runs it, and `results` has one
    object for each point of the sweep. `values` is the whole report, and `files` are the files with the rows: tables with
    commas, in which lines that begin with `#` are comments. Without `out` or `folder`, they last as long as the report.
    """

    def __init__(self, values: ReportValues, files: Sequence[Path], kept: contextlib.ExitStack):
        self.values = values
        self.query: str = values["query"]
        self.kind: str = values["kind"]
        self.version: str = values["version"]
        self.trials: int = values["trials"]
        self.fingerprint: str = values["fingerprint"]
        self.results: list[dict[str, Any]] = values["results"]
        self.files: Sequence[Path] = files
        # A temporary folder of the files lasts as long as the report.
        weakref.finalize(self, kept.close)

    def __repr__(self) -> str:
        return f"<Report on {self.query!r}: {self.trials} trials, fingerprint {self.fingerprint[:16]}…>"

    def lines(self) -> Iterator[str]:
        """The names of the columns, then the rows, as lines with commas."""
        for place, path in enumerate(self.files):
            with path.open(encoding="utf-8") as file:
                lines = (line.rstrip("\n") for line in file if not line.startswith("#"))
                header = next(lines)
                if place == 0:
                    yield header
                yield from lines

    def rows(self) -> Iterator[dict[str, int | float | str]]:
        """The rows, one by one, as dictionaries of numbers and texts."""
        lines = self.lines()
        names = next(lines).split(",")
        for line in lines:
            yield {name: _value(name, text) for name, text in zip(names, line.split(","), strict=True)}

    def frame(self) -> "pandas.DataFrame":
        """The rows as a table of pandas, which `pip install plyground[frame]` installs."""
        import pandas

        def read(path: Path) -> pandas.DataFrame:
            return pandas.read_csv(path, comment="#", dtype=dict.fromkeys(_TEXTS, str), keep_default_na=False)

        return pandas.concat(map(read, self.files), ignore_index=True)


def run(query: str, *, jobs: int | None = None, out: str | Path | None = None) -> Report:
    """Runs an experiment, as in `dtw=14&t=5&eval=eu`; `plyground keys` lists the keys.

    `out` keeps the rows in a file: if the run is stopped, the same call continues with the missing ones. `jobs` is the
    number of threads of a native command; the WebAssembly module has one.
    """
    with contextlib.ExitStack() as kept:
        path = Path(out or Path(kept.enter_context(temporary()), "rows.csv")).absolute()
        threads = [] if jobs is None else ["--jobs", str(jobs)]
        values: ReportValues = json.loads(call("run", query, "--out", path.as_posix(), *threads))
        return Report(values, [path], kept.pop_all())


def temporary(folder: str | None = None) -> tempfile.TemporaryDirectory[str]:
    """A new folder that is removed at the end."""
    return tempfile.TemporaryDirectory(prefix="plyground-", dir=folder)
