//! [Navarro-Hinojosa] (O. Navarro-Hinojosa, *Advanced game playing: Heuristic Review*): its table,
//! and background for reading it.
//!
//! Its players had 150 milliseconds per move; ours have 4,000 nodes, which is reproducible on any
//! machine. They search by iterative deepening without move ordering or a transposition table, and
//! choose randomly among the best moves, as an effect of the environment's shuffled move lists.

use super::{
    Measure,
    sheet::{Grid, Key, Sheet},
};

/// Alpha-beta as in the environment.
macro_rules! plain {
    ($evaluation:literal) => {
        concat!(
            "alpha-beta/eval=",
            $evaluation,
            "/nodes=4000/table=0/first=no/killers=0/history=none/scout=no/null=0/margin=0"
        )
    };
}

/// The seven opponents, in the order of the table.
macro_rules! seven {
    () => {
        concat!(
            "random;minimax/eval=open;minimax/eval=centre;minimax/eval=improved;",
            plain!("open"),
            ";",
            plain!("centre"),
            ";",
            plain!("improved")
        )
    };
}

const TABLE: Grid = Grid {
    measure: Measure::Score,
    sample: 100,
    keys: [Key::Point, Key::Label],
    cells: concat!(
        ". improved h1 h2\n",
        "random .93 .99 .95\n",
        "minimax/eval=open .77 .84 .77\n",
        "minimax/eval=centre .95 .96 .94\n",
        "minimax/eval=improved .75 .71 .66\n",
        plain!("open"),
        " .58 .57 .65\n",
        plain!("centre"),
        " .84 .86 .88\n",
        plain!("improved"),
        " .53 .50 .46\n",
    ),
};

/// Its averages end in quarters, so they must be over four tournaments, not five.
const TABLE_H3: Grid = Grid {
    sample: 80,
    cells: concat!(
        ". h3\n",
        "random .9625\n",
        "minimax/eval=open .8375\n",
        "minimax/eval=centre .9625\n",
        "minimax/eval=improved .8125\n",
        plain!("open"),
        " .5625\n",
        plain!("centre"),
        " .875\n",
        plain!("improved"),
        " .575\n",
    ),
    ..TABLE
};

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "isolation-table-1",
        title: "Win rates of four heuristics",
        place: "Table 1",
        asks: "Does any of the paper's heuristics beat the seven opponents more often than the environment's own? \
               Between equal players, single tournaments of 140 games differ by ten points.",
        runs: &[(
            "%1",
            concat!(
                "kind=tournament&g=isolation&engines=alpha-beta/eval={improved|h1|h2|h3}/nodes=4000/table=0/first=no/",
                "killers=0/history=none/scout=no/null=0/margin=0&against=",
                seven!()
            ),
        )],
        quick: "n=5",
        full: "n=300",
        grids: &[
            TABLE,
            TABLE_H3,
            Grid { sample: 700, cells: ". improved h1 h2\n- .7643 .7757 .7586\n", ..TABLE },
            Grid { sample: 560, cells: ". h3\n- .7982\n", ..TABLE },
        ],
        remarks: &[],
    },
    Sheet {
        id: "isolation-one-heuristic",
        title: "Three equivalent heuristics",
        place: "2",
        asks: "How often do heuristics 2 and 3 choose the move of heuristic 1? Always: at equal depth all leaves have \
               the same number of open cells, so they are multiples of it.",
        runs: &[
            (
                "depth %1",
                "kind=effort&g=isolation&engines=minimax/eval=h1/depth={2};minimax/eval=h2/depth=2;minimax/eval=h3/depth=2",
            ),
            ("depth %1", "kind=effort&g=isolation&engines=minimax/eval=h1/depth={3};minimax/eval=h2;minimax/eval=h3"),
            (
                "4000 nodes",
                concat!("kind=effort&g=isolation&engines=", plain!("h1"), ";", plain!("h2"), ";", plain!("h3")),
            ),
        ],
        quick: "n=100",
        full: "n=1000",
        grids: &[Grid {
            measure: Measure::Same,
            sample: 0,
            keys: [Key::Point, Key::Label],
            cells: concat!(
                ". depth_3 4000_nodes\n",
                "minimax/eval=h2 /1 .\n",
                "minimax/eval=h3 /1 .\n",
                plain!("h2"),
                " . /1\n",
                plain!("h3"),
                " . /1\n",
            ),
        }],
        remarks: &[],
    },
    Sheet {
        id: "isolation-playouts",
        title: "Properties of the game",
        place: "2",
        asks: "How long are games, how many moves are there, and who wins?",
        runs: &[("%1", "kind=playouts&g=isolation&engines={random|medium}")],
        quick: "n=200",
        full: "n=2000",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "isolation-levels",
        title: "Levels against each other",
        place: "3",
        asks: "Is every level stronger than those before it?",
        runs: &[("levels", "kind=tournament&g=isolation&engines=random;beginner;easy;medium;strong")],
        quick: "n=5",
        full: "n=50",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "isolation-strongest",
        title: "The best search at equal cost",
        place: "3",
        asks: "How often does the search of the strongest level that searches by depth beat the seven opponents if it \
               has no more positions than they do?",
        runs: &[(
            "strongest",
            concat!("kind=tournament&g=isolation&engines=alpha-beta/nodes=4000/margin=0&against=", seven!()),
        )],
        quick: "n=5",
        full: "n=300",
        grids: &[],
        remarks: &[],
    },
];
