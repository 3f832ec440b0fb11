"""Games and puzzles with game-tree search.

>>> import plyground
>>> report = plyground.run("dtw=8&t=3&n=20")
>>> report.fingerprint[:16], report.results[0]["won"]
('97b279134a0aad78', 8)
"""

from ._boards import Board
from ._command import VERSION as __version__
from ._command import PlygroundError
from ._games import problems, search
from ._report import Report, run
from ._types import Problem, ReportValues, SearchResult

__all__ = [
    "Board",
    "PlygroundError",
    "Problem",
    "Report",
    "ReportValues",
    "SearchResult",
    "__version__",
    "problems",
    "run",
    "search",
]
