"""The shapes of results."""

from typing import Any, TypedDict


class _Bounded(TypedDict, total=False):
    within: bool
    visits: dict[str, int]


class SearchResult(_Bounded):
    """The result of a search, from the view of the player to move.

    `certain` is the number of plies to a proven win or loss; if `within` is true, it is an upper bound. `answers` counts
    the nodes that the transposition table answered, and `visits` how often `uct` tried each move.
    """

    value: float | None
    certain: int | None
    best: str | None
    line: list[str]
    depth: int
    nodes: int
    leaves: int
    interior: int
    answers: int
    passes: int
    moves: dict[str, float]


class _Found(TypedDict, total=False):
    seed: str
    only: bool


class Problem(_Found):
    """A position in which one turn alone wins in time.

    `turns` is the number of turns to the win, `key` the moves of the turn that wins, and `line` the whole solution.
    `sole` is the number of additional turns within which no other turn wins, `duals` the first turn at which several
    win, and `tries` the number of other turns that just one reply refutes. If `only` is true, no other turn wins at
    all, and `turns` and `sole` may be None.
    """

    game: str
    position: str
    turns: int | None
    key: list[str]
    line: list[str]
    grade: int
    sole: int | None
    duals: int | None
    tries: int


class ReportValues(TypedDict):
    """The report on an experiment as the command prints it. The members of each result depend on the kind."""

    query: str
    kind: str
    version: str
    generator: int
    complete: bool
    trials: int
    done: int
    fingerprint: str
    results: list[dict[str, Any]]
