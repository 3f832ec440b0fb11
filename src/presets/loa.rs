//! [Winands 2000]: those of its tables and figures that are experiments, according to its table of
//! contents. Its numbers are not readable, so there are none to compare with.
//!
//! This file has those made of games; the costs of searches are in `loa_searches`. Tables 5.17, E
//! and F are about other programs.

use super::sheet::Sheet;

/// The player of the games: a search to this depth that chooses randomly among equal moves.
macro_rules! player {
    ($evaluation:literal) => {
        concat!("alpha-beta/eval=", $evaluation, "/depth=4/table=14/quiet=4/margin=0")
    };
}

/// A match between two of them.
macro_rules! pair {
    ($one:literal, $two:literal) => {
        concat!("kind=playouts&g=loa:thesis-2000&engines=", player!($one), ";", player!($two))
    };
}

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "loa-table-2.1",
        title: "State-space and game-tree complexity",
        place: "Table 2.1",
        asks: "How complex is this game, and how complex are others? Boards that the rules allow, and the branching \
               factor to the power of the length of these games (table C.1).",
        runs: &[
            (
                "%1",
                "kind=playouts&g={loa:thesis-2000|loa:thesis-2000:6x6}&engines=alpha-beta/eval=quad/depth=3/margin=0&opening=2",
            ),
            ("%1", "kind=playouts&g={isolation}&engines=alpha-beta/eval=improved/depth=3/margin=0&opening=2"),
            ("%1", "kind=playouts&g={checkers|giveaway}&engines=alpha-beta/eval=linear/depth=3/margin=0&opening=2"),
        ],
        quick: "n=50",
        full: "n=500",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "loa-table-3.1",
        title: "Use of quads",
        place: "Table 3.1",
        asks: "How many tests of whether a player is connected does the Euler number settle alone?",
        runs: &[
            ("%1", "kind=playouts&g=loa:thesis-2000&engines={random}"),
            ("depth %1", "kind=playouts&g=loa:thesis-2000&engines=alpha-beta/eval=quad/depth={1|3}/margin=0&opening=2"),
        ],
        quick: "n=100",
        full: "n=1000",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "loa-figures-5.1",
        title: "Game length, pieces left and branching factor",
        place: "Figures 5.1–5.4",
        asks: "How long are games, how many pieces are left, how many moves are there and how does their number \
               develop? Table 5.1 has the configuration: here four plies and quiescence, with each evaluator.",
        runs: &[(
            "%1",
            "kind=playouts&g=loa:thesis-2000&engines=alpha-beta/eval={normal|quad|blocking}/depth=4/table=14/quiet=4/margin=0&opening=2",
        )],
        quick: "n=20",
        full: "n=300",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "loa-table-5.14",
        title: "Quiescence search against none",
        place: "Table 5.14",
        asks: "How often does a search with quiescence beat the same search without? At equal depth, and with equal \
               numbers of positions.",
        runs: &[
            (
                "%1, depth %2",
                "kind=tournament&g=loa:thesis-2000&engines=alpha-beta/eval={quad|normal}/depth={2|3|4}/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=%1/depth=%2/table=14/margin=0",
            ),
            (
                "%1, equal nodes",
                "kind=tournament&g=loa:thesis-2000&engines=alpha-beta/eval={quad|normal}/nodes=5000/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=%1/nodes=5000/table=14/margin=0",
            ),
        ],
        quick: "n=10",
        full: "n=100",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "loa-table-5.16",
        title: "Evaluators against each other",
        place: "Table 5.16",
        asks: "Is one of the three evaluators stronger? At equal depth, and with equal numbers of positions. The \
               weights are ours.",
        runs: &[
            (
                "depth %1",
                "kind=tournament&g=loa:thesis-2000&engines=alpha-beta/eval=normal/depth={2|4}/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=quad/depth=%1/table=14/quiet=4/margin=0;alpha-beta/eval=blocking/depth=%1/table=14/quiet=4/margin=0",
            ),
            (
                "equal nodes",
                "kind=tournament&g=loa:thesis-2000&engines=alpha-beta/eval=normal/nodes=5000/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=quad/nodes=5000/table=14/quiet=4/margin=0;alpha-beta/eval=blocking/nodes=5000/table=14/quiet=4/margin=0",
            ),
        ],
        quick: "n=10",
        full: "n=100",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "loa-figures-d",
        title: "The games of six matches",
        place: "Figures D.1–D.18",
        asks: "Branching factor, length and pieces left in the games of two engines. Tables 5.14 and 5.16 show who \
               wins.",
        runs: &[
            (
                "quiescence, %1",
                "kind=playouts&g=loa:thesis-2000&engines=alpha-beta/eval={quad|normal}/depth=4/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=%1/depth=4/table=14/margin=0",
            ),
            (
                "null move",
                "kind=playouts&g=loa:thesis-2000&engines=alpha-beta/eval=quad/depth=4/table=14/quiet=4/margin=0;\
                 alpha-beta/eval=quad/depth=4/table=14/quiet=4/margin=0/null=0",
            ),
            ("quad – normal", pair!("quad", "normal")),
            ("quad – blocking", pair!("quad", "blocking")),
            ("normal – blocking", pair!("normal", "blocking")),
        ],
        quick: "n=10&opening=2",
        full: "n=50&opening=2",
        grids: &[],
        remarks: &[],
    },
];
