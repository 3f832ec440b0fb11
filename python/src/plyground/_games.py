"""Searches and problems of two-player games."""

import json
from pathlib import Path

from ._command import call
from ._types import Problem, SearchResult


def search(
    game: str,
    position: str | None = None,
    *,
    engine: str | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    seed: str | int | None = None,
    log: str | Path | None = None,
) -> SearchResult:
    """Searches a position, by default the start: its `value`, the `best` move, the `line`, and the values of `moves`.

    A search ends at `depth` plies, after `nodes` nodes or after `time` seconds, or else at the limits of its engine. `log`
    is a file to write all events of the search to, for `plyground log`.

    `engine` is a level of the game or an engine with options, as in `alpha-beta/eval=improved/table=0`.

    >>> plyground.search("isolation:queen:5x5", depth=3)["best"]
    """
    path = None if log is None else Path(log).absolute().as_posix()
    options = {"engine": engine, "depth": depth, "nodes": nodes, "time": time, "seed": seed, "log": path}
    given = [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
    # A position may begin with a hyphen.
    place = [] if position is None else [position]
    result: SearchResult = json.loads(call("search", *given, game, *place))
    return result


def problems(
    game: str,
    count: int = 1,
    *,
    seed: str | int = 1,
    turns: str | int = "2-3",
    grade: str | int = "0-8",
    games: int = 10_000,
    trivial: bool = False,
) -> list[Problem]:
    """Finds problems: positions in which one turn alone wins in time.

    `turns` and `grade` are numbers or ranges such as `2-3`; `turns` may be `only`, if no other turn may win at all.
    Fewer than `count` are returned if no more are found in that many `games`. `trivial` also allows those that a search
    to depth 1 or 2 solves.
    """
    options = {"count": count, "seed": seed, "turns": turns, "grade": grade, "games": games}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    words += ["--trivial"] * trivial
    found = json.loads(call("problem", *words, game))
    return found if isinstance(found, list) else [found]
