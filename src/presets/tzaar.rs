//! [Veselý 2013]: the properties of Tzaar, and the effect of WALTZ's enhancements, their constants
//! and its levels.
//!
//! The source searches 200 positions with 41 stacks from real games to depth 6 and measures
//! seconds. We search the positions after 19 random moves, at the start of a turn with about 41
//! stacks, to depth 5, and count nodes.

use super::{
    Measure,
    sheet::{Grid, Key, Sheet},
};

/// WALTZ's alpha-beta to depth 5 with an evaluation, a table and further options.
macro_rules! waltz {
    ($evaluation:literal, $table:literal, $rest:expr) => {
        waltz!($evaluation, $table, $rest, "")
    };
    ($evaluation:literal, $table:literal, $rest:expr, $bounds:literal) => {
        concat!(
            "alpha-beta/eval=",
            $evaluation,
            "/depth=5",
            $table,
            "/keep=two-big",
            $bounds,
            "/turns=yes/killers=0",
            $rest
        )
    };
    ($evaluation:literal) => {
        waltz!($evaluation, "/table=20", "/static=yes/in-rank=20")
    };
}

macro_rules! all {
    () => {
        waltz!("waltz")
    };
}
macro_rules! without_scout {
    () => {
        waltz!("waltz", "/table=20", "/static=yes/in-rank=20/scout=no")
    };
}
macro_rules! without_history {
    () => {
        waltz!("waltz", "/table=20", "/history=none/static=yes")
    };
}
macro_rules! without_both {
    () => {
        waltz!("waltz", "/table=20", "/history=none/static=yes/scout=no")
    };
}
macro_rules! randomised {
    () => {
        waltz!("waltz", "/table=20", "/history=none/static=yes/scout=no/margin=20")
    };
}
macro_rules! first_move {
    () => {
        waltz!("waltz", "/table=20", "/history=none/scout=no")
    };
}

/// Without a table.
macro_rules! bare {
    ($deepening:literal, $order:literal) => {
        concat!("alpha-beta/eval=waltz/depth=5", $deepening, "/table=0/killers=0/history=none", $order, "/scout=no")
    };
}
macro_rules! plain {
    () => {
        bare!("/deepening=no", "")
    };
}
macro_rules! deepening {
    () => {
        bare!("", "")
    };
}
macro_rules! ordering {
    () => {
        bare!("", "/static=yes")
    };
}

/// One weight of history in the rank.
macro_rules! in_rank {
    ($times:literal) => {
        waltz!("waltz", "/table=20", concat!("/static=yes/in-rank=", $times))
    };
}
/// One size of the table; the default size is left out.
macro_rules! table {
    ($size:literal) => {
        waltz!("waltz", $size, "/static=yes/in-rank=20")
    };
}

/// Compares the searches of some engines from the same positions.
macro_rules! effort {
    ($first:expr $(, $engine:expr)+ $(,)?) => {
        concat!("kind=effort&g=tzaar&from=19&to=19&engines=", $first $(, ";", $engine)+)
    };
}

/// Levels as written in queries.
macro_rules! easy {
    () => {
        "alpha-beta/eval=waltz-beginner/depth=4/nodes=200000/killers=0/history=none/static=yes/scout=no/null=0/margin=5000"
    };
}
macro_rules! medium {
    () => {
        "alpha-beta/eval=waltz/depth=5/nodes=400000/killers=0/history=none/static=yes/scout=no/null=0/margin=20"
    };
}

/// A table with one column: the label of the run and the name of the column; the measure; the query
/// and its forms; engines, and their numbers in the source or `.`.
macro_rules! one_column {
    (
        $id:literal, $place:literal, $title:literal, $asks:literal, ($label:literal, $column:literal), $grid:ident,
        $query:ident, [$quick:literal, $full:literal],
        $first:expr => $value:literal $(, $engine:expr => $other:literal)+ $(,)?
    ) => {
        Sheet {
            id: $id,
            title: $title,
            place: $place,
            asks: $asks,
            runs: &[($label, $query!($first $(, $engine)+))],
            quick: $quick,
            full: $full,
            grids: &[Grid { cells: cells!($column, $first, $value $(, $engine, $other)+), ..$grid }],
            remarks: &[],
        }
    };
}

/// Lines of a grid with one column.
macro_rules! cells {
    ($column:literal $(, $engine:expr, $value:literal)+ $(,)?) => {
        concat!(". ", $column, "\n" $(, $engine, " ", $value, "\n")+)
    };
}

pub(super) use {cells, one_column};

/// Search times over 200 positions, as multiples of the time with WALTZ's own settings.
const SEED: Grid = Grid { measure: Measure::Nodes, sample: 200, keys: [Key::Point, Key::Label], cells: "" };
/// Shares of games won.
const SCORES: Grid = Grid { measure: Measure::Score, ..SEED };

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "tzaar-table-1.1",
        title: "Properties of the game",
        place: "Table 1.1",
        asks: "How long are games, and how many moves are there? The source counts whole turns of two moves; here \
               every half-turn has its own number.",
        runs: &[
            ("%1", "kind=playouts&g=tzaar&engines={random|beginner}"),
            ("%1, random start", "kind=playouts&g=tzaar:random=1&engines={random|beginner}"),
        ],
        quick: "n=40",
        full: "n=1000",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "tzaar-table-4.1",
        title: "Enhancements of alpha-beta",
        place: "Table 4.1",
        asks: "What does each enhancement save? The source reports seconds at depth 6; here it is positions at depth \
               5, relative to all enhancements. The source's row of move ordering without a table is unsorted, as its \
               program shows; ours is sorted.",
        runs: &[
            (
                "with a table",
                effort!(all!(), without_scout!(), without_history!(), without_both!(), randomised!(), first_move!()),
            ),
            ("without a table", effort!(all!(), plain!(), deepening!(), ordering!())),
        ],
        quick: "n=2",
        full: "n=50",
        grids: &[
            Grid {
                cells: cells!(
                    "with_a_table",
                    without_scout!(),
                    "1.0879",
                    without_history!(),
                    "2.3437",
                    without_both!(),
                    "2.4426",
                    randomised!(),
                    "2.5797",
                    first_move!(),
                    "5.9768"
                ),
                ..SEED
            },
            Grid {
                cells: cells!("without_a_table", plain!(), "9.6747", deepening!(), "9.8911", ordering!(), "10.0497"),
                ..SEED
            },
        ],
        remarks: &[],
    },
    one_column!(
        "tzaar-table-4.2", "Table 4.2", "When stacking is tried",
        "How early should stacking moves be tried? StackBonus counts against them; WALTZ has 6.",
        ("stacking moves", "stacking_moves"), SEED, effort, ["n=3", "n=200"],
        all!() => ".",
        waltz!("waltz:stacking=0") => "1.0044",
        waltz!("waltz:stacking=3") => "0.9974",
        waltz!("waltz:stacking=9") => "0.9928",
        waltz!("waltz:stacking=12") => "0.9917",
        waltz!("waltz:stacking=15") => "0.9837",
        waltz!("waltz:stacking=21") => "0.9843",
        waltz!("waltz:stacking=30") => "0.985",
        waltz!("waltz:stacking=39") => "0.9925",
        waltz!("waltz:stacking=51") => "0.9961",
    ),
    one_column!(
        "tzaar-table-4.3", "Table 4.3", "Which kind stacks first",
        "How much should the number of stacks of its kind count against a stacking move? StackCountMult; \
         WALTZ has 3.",
        ("kinds that stack", "kinds_that_stack"), SEED, effort, ["n=3", "n=200"],
        all!() => ".",
        waltz!("waltz:stacking-count=1") => "1.0187",
        waltz!("waltz:stacking-count=2") => "1.0026",
        waltz!("waltz:stacking-count=4") => "0.993",
        waltz!("waltz:stacking-count=5") => "0.9798",
        waltz!("waltz:stacking-count=6") => "0.9774",
        waltz!("waltz:stacking-count=7") => "0.9733",
        waltz!("waltz:stacking-count=8") => "0.9712",
        waltz!("waltz:stacking-count=10") => "0.9855",
    ),
    one_column!(
        "tzaar-table-4.4", "Table 4.4", "Which kind is captured first",
        "How much should the number of stacks of the captured kind count against a capture? CaptureCountMult; \
         WALTZ has 20.",
        ("captures", "captures"), SEED, effort, ["n=3", "n=200"],
        all!() => ".",
        waltz!("waltz:capture-count=1") => "1.372",
        waltz!("waltz:capture-count=2") => "1.2155",
        waltz!("waltz:capture-count=4") => "1.0877",
        waltz!("waltz:capture-count=6") => "1.0104",
        waltz!("waltz:capture-count=8") => "0.9888",
        waltz!("waltz:capture-count=10") => "0.9733",
        waltz!("waltz:capture-count=15") => "0.9759",
        waltz!("waltz:capture-count=18") => "0.9881",
        waltz!("waltz:capture-count=25") => "1.0057",
        waltz!("waltz:capture-count=30") => "1.0158",
    ),
    one_column!(
        "tzaar-table-4.5", "Table 4.5", "History in the order of moves",
        "How much should a move's cutoffs elsewhere count? HistoryPruneMult; WALTZ has 20.",
        ("history", "history"), SEED, effort, ["n=3", "n=200"],
        all!() => ".",
        in_rank!("3") => "0.9848",
        in_rank!("5") => "0.9833",
        in_rank!("10") => "0.9894",
        in_rank!("15") => "0.9974",
        in_rank!("25") => "1.0033",
        in_rank!("30") => "1.0085",
    ),
    one_column!(
        "tzaar-table-4.6", "Table 4.6", "Sizes of the table",
        "How large must the transposition table be? Its size here counts results, of which two share an index in the \
         source: 2^20 are its 2^19. Sizes above 2^22 are left out, and depth 5 fills less than depth 6.",
        ("table", "table"), SEED, effort, ["n=3", "n=200"],
        all!() => ".",
        table!("/table=13") => "1.1342",
        table!("/table=14") => "1.0864",
        table!("/table=15") => "1.0572",
        table!("/table=16") => "1.0414",
        table!("/table=17") => "1.0346",
        table!("") => "1.0174",
        table!("/table=19") => "1.0101",
        table!("/table=21") => "0.9992",
        table!("/table=22") => "0.9971",
    ),
    Sheet {
        id: "tzaar-bounds",
        title: "Exchanged bounds",
        place: "2.1.5",
        asks: "What happens if upper bounds in the table are taken for lower ones and vice versa, as in the source and \
               its program? Correct bounds first, then the source's, with and without null windows.",
        runs: &[(
            "bounds",
            effort!(
                all!(),
                waltz!("waltz", "/table=20", "/static=yes/in-rank=20", "/bounds=published"),
                waltz!("waltz", "/table=20", "/static=yes/in-rank=20/scout=no", "/bounds=published"),
            ),
        )],
        quick: "n=5",
        full: "n=200",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "tzaar-levels",
        title: "Levels against each other",
        place: "4.2.1",
        asks: "Is every level stronger than the one before it? In the source the intermediate version beat the \
               beginner in 33 of 38 games, and the expert, with 30 seconds a move, the intermediate one in 21 of 25; \
               here these are medium, easy and strong, with fixed numbers of positions.",
        runs: &[
            ("easy against beginner", "kind=tournament&g=tzaar&engines=easy&against=beginner"),
            ("medium against easy", "kind=tournament&g=tzaar&engines=medium&against=easy"),
            ("strong against medium", "kind=tournament&g=tzaar&engines=strong&against=medium"),
        ],
        quick: "n=2",
        full: "n=50",
        grids: &[
            Grid { sample: 38, cells: concat!(". medium_against_easy\n", easy!(), " .8684\n"), ..SCORES },
            Grid { sample: 25, cells: concat!(". strong_against_medium\n", medium!(), " .84\n"), ..SCORES },
        ],
        remarks: &[],
    },
];
