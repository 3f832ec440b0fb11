"""Searches and problems of two-player games."""

import json
from typing import Any

from ._command import call


def search(
    game: str,
    position: str | None = None,
    *,
    engine: str | None = None,
    depth: int | None = None,
    nodes: int | None = None,
    seed: str | int | None = None,
) -> dict[str, Any]:
    """Searches a position, by default the start: its `value`, the `best` move, the `line`, and the values of `moves`.

    `engine` is a level of the game or an engine with options, as in `alpha-beta/eval=improved/table=0`.

    >>> plyground.search("isolation:queen:5x5", depth=3)["best"]
    """
    options = {"engine": engine, "depth": depth, "nodes": nodes, "seed": seed}
    given = [word for name, value in options.items() if value is not None for word in (f"--{name}", str(value))]
    # A position may begin with a hyphen.
    place = [] if position is None else [position]
    return json.loads(call("search", *given, game, *place))


def problems(
    game: str,
    count: int = 1,
    *,
    seed: str | int = 1,
    turns: str | int = "2-3",
    grade: str | int = "0-8",
    games: int = 10_000,
) -> list[dict[str, Any]]:
    """Finds problems: positions in which one turn alone wins in time.

    `turns` and `grade` are numbers or ranges such as `2-3`; `turns` may be `only`, if no other turn may win at all.
    Fewer than `count` are returned if no more are found in that many `games`.
    """
    options = {"count": count, "seed": seed, "turns": turns, "grade": grade, "games": games}
    words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
    found = json.loads(call("problem", *words, game))
    return found if isinstance(found, list) else [found]
