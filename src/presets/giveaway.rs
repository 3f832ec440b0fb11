//! [Mańdziuk and Osman 2004]: figure 2, and the related results of section 5.
//!
//! Its 1,000 positions are all those of 25 random games of 40 plies, and every search starts with
//! an empty table of 2²⁰ entries. The quick form takes one position from each of as many games
//! instead, after 0 to 39 plies.

use super::{
    Measure,
    sheet::{Grid, Key, Sheet},
};

/// Alpha-beta with a full window, table and history, which the paper calls TTHH.
macro_rules! tthh {
    ($evaluation:literal, $depth:literal, $table:literal, $keep:literal) => {
        concat!(
            "alpha-beta/eval=",
            $evaluation,
            "/depth=",
            $depth,
            "/deepening=no/table=",
            $table,
            "/keep=",
            $keep,
            "/answer=exact/killers=0/scout=no/null=0"
        )
    };
}

/// A driver of the MTD family with the same table and history.
macro_rules! mtd {
    ($evaluation:literal, $depth:literal, $table:literal, $keep:literal, $driver:literal) => {
        concat!(
            "mtd/eval=",
            $evaluation,
            "/depth=",
            $depth,
            "/deepening=no/table=",
            $table,
            "/keep=",
            $keep,
            "/killers=0/driver=",
            $driver
        )
    };
}

/// The paper's TTHH and MTD-bi, with real values.
macro_rules! usual {
    ($depth:literal) => {
        tthh!("linear", $depth, "20", "newer")
    };
}
macro_rules! bisection {
    ($depth:literal) => {
        mtd!("linear", $depth, "20", "newer", "bi")
    };
}

/// The drivers for real values.
macro_rules! drivers {
    ($depth:literal, $table:literal) => {
        concat!(
            mtd!("linear", $depth, $table, "newer", "bi"),
            ";",
            mtd!("linear", $depth, $table, "newer", "step"),
            ";",
            mtd!("linear", $depth, $table, "newer", "real")
        )
    };
}

/// A driver for integers, which are a hundred times as large.
macro_rules! integer {
    ($driver:literal) => {
        concat!(mtd!("linear:eps=0.01", "6", "14", "newer", $driver), "/min=-10000/max=10000")
    };
}

/// The four replacement schemes.
macro_rules! schemes {
    ($engine:ident, $table:literal $(, $driver:literal)?) => {
        concat!(
            "kind=effort&g=giveaway&engines=",
            $engine!("linear", "13", $table, "newer" $(, $driver)?),
            ";",
            $engine!("linear", "13", $table, "deeper" $(, $driver)?),
            ";",
            $engine!("linear", "13", $table, "stamp" $(, $driver)?),
            ";",
            $engine!("linear", "13", $table, "sharply" $(, $driver)?)
        )
    };
}

/// The paper's numbers are means over 1,000 positions.
const SEED: Grid = Grid { measure: Measure::Leaves, sample: 1000, keys: [Key::Point, Key::Label], cells: "" };

/// One position from each of many games.
const QUICK: &str = "n=40&from=0&to=39";
const FULL: &str = "n=1000&walk=40";

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "giveaway-figure-2a",
        title: "Alpha-beta against MTD-bi",
        place: "Figure 2(a)",
        asks: "How much less does MTD-bi search than alpha-beta in a full window, with the same table and history? \
               Depths 8 to 13; the sums over all positions are compared. Transpositions are table cutoffs.",
        runs: &[(
            "depth %1",
            concat!(
                "kind=effort&g=giveaway&engines=alpha-beta/eval=linear/depth={8|9|10|11|12|13}/deepening=no/table=20/",
                "keep=newer/answer=exact/killers=0/scout=no/null=0;",
                mtd!("linear", "%1", "20", "newer", "bi")
            ),
        )],
        quick: QUICK,
        full: FULL,
        grids: &[
            Grid { cells: concat!(". depth_13\n", bisection!("13"), " .58\n"), ..SEED },
            Grid { measure: Measure::Interior, cells: concat!(". depth_13\n", bisection!("13"), " .63\n"), ..SEED },
            Grid { measure: Measure::Answers, cells: concat!(". depth_13\n", bisection!("13"), " .6\n"), ..SEED },
            Grid {
                measure: Measure::Transpositions,
                cells: concat!(". depth_13\n", usual!("13"), " .187\n", bisection!("13"), " .18\n"),
                ..SEED
            },
            Grid { measure: Measure::Passes, cells: concat!(". depth_8\n", bisection!("8"), " 7.5\n"), ..SEED },
            Grid { measure: Measure::Passes, cells: concat!(". depth_13\n", bisection!("13"), " 10.7\n"), ..SEED },
        ],
        remarks: &[],
    },
    Sheet {
        id: "giveaway-figure-2b",
        title: "Four replacement schemes",
        place: "Figure 2(b)",
        asks: "Which results should a table keep? Depth 13; all schemes are compared with the newest, by leaves. The \
               source's searches were larger than ours, which hardly fill its table of 2^20 entries: a table of 2^14 \
               shows more.",
        runs: &[
            ("TTHH, table 20", schemes!(tthh, "20")),
            ("TTHH, table 14", schemes!(tthh, "14")),
            ("TTHH, table 12", schemes!(tthh, "12")),
            ("MTD-bi, table 20", schemes!(mtd, "20", "bi")),
            ("MTD-bi, table 14", schemes!(mtd, "14", "bi")),
            ("MTD-bi, table 12", schemes!(mtd, "12", "bi")),
        ],
        quick: "n=20&from=0&to=39",
        full: "n=250&from=0&to=39",
        grids: &[
            Grid {
                cells: concat!(
                    ". TTHH,_table_20\n",
                    tthh!("linear", "13", "20", "deeper"),
                    " 1.17\n",
                    tthh!("linear", "13", "20", "stamp"),
                    " 1\n"
                ),
                ..SEED
            },
            Grid {
                cells: concat!(
                    ". MTD-bi,_table_20\n",
                    mtd!("linear", "13", "20", "deeper", "bi"),
                    " 1.12\n",
                    mtd!("linear", "13", "20", "stamp", "bi"),
                    " 1\n"
                ),
                ..SEED
            },
        ],
        remarks: &[],
    },
    Sheet {
        id: "giveaway-passes",
        title: "Passes of three drivers",
        place: "5",
        asks: "How many tests of the root does it take to find a value? MTD-bi takes at most 16, and in the source 3 \
               to 14; realMTD(f) has no such bound.",
        runs: &[(
            "depth %1",
            concat!(
                "kind=effort&g=giveaway&engines=mtd/eval=linear/depth={8|9|10|11|12|13}/deepening=no/table=20/keep=newer/",
                "killers=0/driver=bi;",
                mtd!("linear", "%1", "20", "newer", "step"),
                ";",
                mtd!("linear", "%1", "20", "newer", "real")
            ),
        )],
        quick: QUICK,
        full: "n=250&from=0&to=39",
        grids: &[
            Grid { measure: Measure::Passes, cells: concat!(". depth_8\n", bisection!("8"), " 7.5\n"), ..SEED },
            Grid { measure: Measure::Passes, cells: concat!(". depth_13\n", bisection!("13"), " 10.7\n"), ..SEED },
            Grid { measure: Measure::Most, cells: concat!(". depth_13\n", bisection!("13"), " 14\n"), ..SEED },
        ],
        remarks: &[],
    },
    Sheet {
        id: "giveaway-small-tables",
        title: "realMTD(f) with small tables",
        place: "5",
        asks: "What do hundreds of passes cost if the table forgets what they found? Depth 11; tables of 2^20 to 2^10 \
               entries. The largest trees account for most of the cost.",
        runs: &[(
            "table %1",
            concat!(
                "kind=effort&g=giveaway&engines=alpha-beta/eval=linear/depth=11/deepening=no/table={20|14|12|10}/keep=newer/",
                "answer=exact/killers=0/scout=no/null=0;",
                drivers!("11", "%1")
            ),
        )],
        quick: "n=20&from=0&to=39",
        full: "n=250&from=0&to=39",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "giveaway-one-value",
        title: "The same value from every search",
        place: "3",
        asks: "Do all algorithms find the same value? In real values and, also with MTD(f), in integers of .01; depth \
               6.",
        runs: &[
            (
                "real values",
                concat!(
                    "kind=effort&g=giveaway&engines=",
                    tthh!("linear", "6", "14", "newer"),
                    ";",
                    drivers!("6", "14")
                ),
            ),
            (
                "integers",
                concat!(
                    "kind=effort&g=giveaway&engines=",
                    tthh!("linear:eps=0.01", "6", "14", "newer"),
                    ";",
                    integer!("f"),
                    ";",
                    integer!("bi"),
                    ";",
                    integer!("step"),
                    ";",
                    integer!("real")
                ),
            ),
        ],
        quick: "n=200&walk=40",
        full: FULL,
        grids: &[Grid {
            measure: Measure::SameValue,
            sample: 0,
            cells: concat!(
                ". real_values integers\n",
                mtd!("linear", "6", "14", "newer", "bi"),
                " /1 .\n",
                mtd!("linear", "6", "14", "newer", "step"),
                " /1 .\n",
                mtd!("linear", "6", "14", "newer", "real"),
                " /1 .\n",
                integer!("f"),
                " . /1\n",
                integer!("bi"),
                " . /1\n",
                integer!("step"),
                " . /1\n",
                integer!("real"),
                " . /1\n",
            ),
            ..SEED
        }],
        remarks: &[],
    },
];
