//! [Winands 2000, 5.2 and 5.3]: the effect of each enhancement of the search, in the starting
//! position and in the middlegame.
//!
//! All engines use iterative deepening and the quad evaluation, and table entries are used only at
//! their own depth. So all except null move and quiescence find the value of plain alpha-beta.
//! Middlegame positions come from games of a shallow search that chooses randomly among nearly
//! equal moves.

use super::sheet::Sheet;

/// Alpha-beta to a depth; everything used in play that is not named here is on.
macro_rules! search {
    ($options:literal) => {
        concat!("alpha-beta/eval=quad/depth=%1/answer=exact", $options)
    };
}

/// The same for the reference engine, at these depths.
macro_rules! compared {
    ($depths:literal, $options:literal $(, $other:literal)+) => {
        concat!(
            "kind=effort&g=loa:thesis-2000&engines=alpha-beta/eval=quad/depth={", $depths, "}/answer=exact", $options
            $(, ";", search!($other))+
        )
    };
}

/// Plain alpha-beta compared with the same plus an enhancement.
macro_rules! against_plain {
    ($($other:literal),+) => {
        compared!("2|3|4|5", "/table=0/killers=0/history=none/scout=no/null=0" $(, $other)+)
    };
}

/// The starting position, and positions after two random moves.
const START: [&str; 2] = ["n=1&from=0&to=0", "n=50&from=2&to=2"];
/// Positions after a few moves.
const EARLY: [&str; 2] = [
    "n=4&from=4&to=8&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
    "n=50&from=4&to=8&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
];
/// Middlegame positions.
const MIDDLE: [&str; 2] = [
    "n=4&from=14&to=22&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
    "n=50&from=14&to=22&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
];

/// The common parts of all these presets.
const fn sheet(
    [id, title, place, asks]: [&'static str; 4],
    runs: &'static [(&'static str, &'static str)],
    [quick, full]: [&'static str; 2],
) -> Sheet {
    Sheet { id, title, place, asks, runs, quick, full, grids: &[], remarks: &[] }
}

pub(super) const SHEETS: &[Sheet] = &[
    sheet(
        [
            "loa-table-5.2",
            "Transposition tables in the start position",
            "Table 5.2",
            "How many nodes does a transposition table save? In full size, means over positions after two random \
             moves.",
        ],
        &[("depth %1", against_plain!("/killers=0/history=none/scout=no/null=0"))],
        START,
    ),
    sheet(
        [
            "loa-table-5.3",
            "Tables that are cleared between iterations",
            "Table 5.3",
            "How much of the gain is left if every iteration begins with an empty table, and thus without the best \
             moves of the one before?",
        ],
        &[(
            "depth %1",
            against_plain!(
                "/killers=0/history=none/scout=no/null=0",
                "/clear=yes/killers=0/history=none/scout=no/null=0"
            ),
        )],
        START,
    ),
    sheet(
        ["loa-table-5.4", "Transposition tables in the middle game", "Table 5.4", "The same in the middle game."],
        &[(
            "depth %1",
            against_plain!(
                "/killers=0/history=none/scout=no/null=0",
                "/clear=yes/killers=0/history=none/scout=no/null=0"
            ),
        )],
        MIDDLE,
    ),
    sheet(
        [
            "loa-figure-5.5",
            "Tables of different sizes",
            "Figure 5.5",
            "From how many entries on does a larger table save no more nodes? 2^4 to 2^20, in the middle game.",
        ],
        &[(
            "depth %1",
            compared!(
                "4|5",
                "/table=0/killers=0/history=none/scout=no/null=0",
                "/table=4/killers=0/history=none/scout=no/null=0",
                "/table=8/killers=0/history=none/scout=no/null=0",
                "/table=10/killers=0/history=none/scout=no/null=0",
                "/table=12/killers=0/history=none/scout=no/null=0",
                "/table=14/killers=0/history=none/scout=no/null=0",
                "/table=16/killers=0/history=none/scout=no/null=0",
                "/table=18/killers=0/history=none/scout=no/null=0",
                "/table=20/killers=0/history=none/scout=no/null=0"
            ),
        )],
        MIDDLE,
    ),
    sheet(
        [
            "loa-enhancements",
            "Enhancements alone and together",
            "5.2",
            "What does each enhancement save alone: table, killers, history, outsider moves? And one after the other: \
             table and history, then killers, null windows, null moves?",
        ],
        &[(
            "depth %1",
            compared!(
                "4|5|6",
                "/table=0/killers=0/history=none/scout=no/null=0",
                "/killers=0/history=none/scout=no/null=0",
                "/table=0/history=none/scout=no/null=0",
                "/table=0/killers=0/scout=no/null=0",
                "/table=0/killers=0/history=none/static=yes/scout=no/null=0",
                "/killers=0/scout=no/null=0",
                "/scout=no/null=0",
                "/null=0",
                ""
            ),
        )],
        [
            "n=4&from=14&to=22&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
            "n=20&from=14&to=22&by=alpha-beta/eval=quad/depth=2/table=0/margin=20",
        ],
    ),
    sheet(
        [
            "loa-table-5.5",
            "Principal variation search",
            "Table 5.5",
            "What do null windows save in addition to table, killers and history?",
        ],
        &[("depth %1", compared!("3|4|5|6|7", "/scout=no/null=0", "/null=0"))],
        MIDDLE,
    ),
    sheet(
        [
            "loa-table-5.6",
            "Killer moves",
            "Table 5.6",
            "What do one and two killer moves per ply save in addition to a \
                                                        table?",
        ],
        &[(
            "depth %1",
            compared!(
                "3|4|5|6",
                "/killers=0/history=none/scout=no/null=0",
                "/killers=1/history=none/scout=no/null=0",
                "/killers=2/history=none/scout=no/null=0"
            ),
        )],
        MIDDLE,
    ),
    sheet(
        ["loa-table-5.7", "Killer moves without a table", "Table 5.7", "What do they save alone?"],
        &[(
            "depth %1",
            against_plain!(
                "/table=0/killers=1/history=none/scout=no/null=0",
                "/table=0/killers=2/history=none/scout=no/null=0"
            ),
        )],
        MIDDLE,
    ),
    sheet(
        [
            "loa-table-5.8",
            "History heuristic",
            "Table 5.8",
            "What does it save in addition to a table, without and with killers? The last engine has the relative \
             history heuristic, which came later.",
        ],
        &[(
            "depth %1",
            compared!(
                "3|4|5|6",
                "/killers=0/history=none/scout=no/null=0",
                "/killers=0/scout=no/null=0",
                "/scout=no/null=0",
                "/history=relative/scout=no/null=0"
            ),
        )],
        MIDDLE,
    ),
    sheet(
        [
            "loa-table-5.9",
            "Outsider moves alone",
            "Table 5.9",
            "What does it save to try the moves of pieces far from the centre of mass first? What counts as far is our \
             choice.",
        ],
        &[("depth %1", against_plain!("/table=0/killers=0/history=none/static=yes/scout=no/null=0"))],
        START,
    ),
    sheet(
        [
            "loa-table-5.10",
            "Outsider moves with the rest",
            "Table 5.10",
            "And in addition to table, killers and \
                                                                          history?",
        ],
        &[("depth %1", compared!("3|4|5|6|7", "/scout=no/null=0", "/static=yes/scout=no/null=0"))],
        START,
    ),
    sheet(
        ["loa-table-5.11", "Outsider moves after a few moves", "Table 5.11", "The same after 4 to 8 moves."],
        &[("depth %1", compared!("3|4|5|6|7", "/scout=no/null=0", "/static=yes/scout=no/null=0"))],
        EARLY,
    ),
    sheet(
        [
            "loa-table-5.12",
            "Null moves in the start position",
            "Table 5.12",
            "What do they save in addition to all the rest, and how often does the value differ? After a pass, the \
             search is 1, 2 or 3 plies shallower.",
        ],
        &[("depth %1", compared!("3|4|5|6|7", "/null=0", "/null=1", "", "/null=3"))],
        START,
    ),
    sheet(
        ["loa-table-5.13", "Null moves in the middle game", "Table 5.13", "The same in the middle game."],
        &[("depth %1", compared!("3|4|5|6|7", "/null=0", "/null=1", "", "/null=3"))],
        MIDDLE,
    ),
    sheet(
        [
            "loa-table-5.15",
            "Overhead of quiescence",
            "Table 5.15",
            "How many nodes does quiescence add, for one, two and four captures beyond the depth? Which captures count is our \
             choice.",
        ],
        &[("depth %1", compared!("3|4|5|6", "/null=0", "/null=0/quiet=1", "/null=0/quiet=2", "/null=0/quiet=4"))],
        MIDDLE,
    ),
];
