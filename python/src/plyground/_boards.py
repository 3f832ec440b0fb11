"""Boards as pictures."""

import json
from collections.abc import Iterable

from ._command import call


def _text(squares: Iterable[str]) -> str:
    return squares if isinstance(squares, str) else ",".join(squares)


class Board:
    """A position of a game or puzzle, by default the start, which notebooks show as a picture.

    `arrows` and `marks` are lists, or text with commas, as in `e7-e5,b3-e3`: squares are named as in moves.
    `svg` is the picture.

    >>> plyground.Board("loa", arrows=["b1-b3"], marks=["b3"])
    """

    def __init__(
        self,
        game: str,
        position: str | None = None,
        *,
        arrows: Iterable[str] = (),
        marks: Iterable[str] = (),
        numbers: bool = False,
        flip: bool = False,
    ):
        self.game = game
        self.position = position
        words = [f"--arrows={_text(arrows)}", f"--marks={_text(marks)}"]
        words += ["--numbers"] * numbers + ["--flip"] * flip
        # A position may begin with a hyphen.
        place = [] if position is None else [position]
        self.svg: str = json.loads(call("draw", *words, game, *place))["svg"]

    def __repr__(self) -> str:
        return f"<Board of {self.game}{f' at {self.position!r}' if self.position else ''}>"

    def _repr_svg_(self) -> str:
        return self.svg
