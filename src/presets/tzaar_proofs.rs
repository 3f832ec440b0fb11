//! [Veselý 2013, 4.1.3 to 4.1.5]: the effect of the enhancements of depth-first proof-number search
//! and their constants in endgames of Tzaar.
//!
//! The source has 713 endgames and one minute for each, on a machine of 2006. We use the 37 that
//! are known, with 200,000 nodes each. So only the order of the rows can be compared.

use super::{
    Measure,
    sheet::{Grid, Key, Sheet},
    tzaar::{cells, one_column},
};

/// Compares the searches of some engines from WALTZ's endgames.
macro_rules! endgames {
    ($first:expr $(, $engine:expr)+ $(,)?) => {
        concat!("kind=effort&g=tzaar&set=waltz-endgames&engines=", $first $(, ";", $engine)+)
    };
}

/// Proof-number search with a node limit.
macro_rules! proof {
    ($options:expr) => {
        concat!("proof/eval=waltz/nodes=200000", $options, "/threats=no")
    };
}

/// The given leaf and adding options, together with WALTZ's table, 1 + ε trick and move ordering.
macro_rules! waltz {
    ($leaves:literal, $adding:literal) => {
        proof!(concat!("/table=21/eps=0.125/leaf=eval", $leaves, $adding, "/order=static"))
    };
}

/// WALTZ's leaves.
macro_rules! adding {
    ($adding:literal) => {
        waltz!("/leaf-from=50000000", $adding)
    };
}

/// Heuristic Weak PNS with WALTZ's constants.
macro_rules! leaves {
    ($leaves:literal) => {
        waltz!($leaves, "/add=heuristic/add-from=1000000")
    };
}

/// All of WALTZ's enhancements.
macro_rules! all {
    () => {
        leaves!("/leaf-from=50000000")
    };
}

/// The same with another table or ε.
macro_rules! with {
    ($options:literal) => {
        proof!(concat!($options, "/leaf=eval/leaf-from=50000000/add=heuristic/add-from=1000000/order=static"))
    };
}

/// The shares of solved positions among 713 endgames.
const SOLVED: Grid = Grid { measure: Measure::Solved, sample: 713, keys: [Key::Point, Key::Label], cells: "" };

pub(super) const SHEETS: &[Sheet] = &[
    one_column!(
        "tzaar-table-4.7", "Table 4.7", "Enhancements of proof-number search",
        "How many endgames are solved with which enhancements: Heuristic Weak PNS, the 1 + ε trick and leaves by \
         evaluation; with Weak PNS or dynamic widening instead of the first; without move ordering; and with one of \
         them alone, or none? The last three are ours: mobility at leaves, the same with immediate recognition of wins \
         within a turn, and alpha-beta, which solves 506 in the source (4.1.5).",
        ("endgames", "endgames"), SOLVED, endgames, ["n=4", "n=37"],
        all!() => ".6788",
        adding!("") => ".6788",
        adding!("/add=sum/widening=5") => ".6732",
        proof!("/table=21/eps=0.125/leaf=eval/leaf-from=50000000/add=heuristic/add-from=1000000") => ".6522",
        proof!("/table=21/eps=0.125/leaf=one/add=sum/order=static") => ".4811",
        proof!("/table=21/eps=0/leaf=one/add=sum/order=static") => ".4712",
        proof!("/table=21/eps=0/leaf=one/add=heuristic/add-from=1000000/order=static") => ".4053",
        proof!("/table=21/eps=0/leaf=eval/leaf-from=50000000/add=sum/order=static") => ".4053",
        proof!("/table=21") => ".",
        "proof/eval=waltz/nodes=200000/table=21" => ".",
        "alpha-beta/eval=waltz/depth=40/nodes=200000/table=20/keep=two-big/turns=yes/killers=0/static=yes/in-rank=20" => ".7097",
    ),
    one_column!(
        "tzaar-table-4.8", "Table 4.8", "Sizes of the table of proof-number search",
        "How large must the table be? Its size here counts results, two of which share an index in the source: 2^21 \
         are its 2^20. A smaller search needs less, so smaller tables are included too.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        with!("/table=8/eps=0.125") => ".",
        with!("/table=10/eps=0.125") => ".",
        with!("/table=12/eps=0.125") => ".",
        with!("/table=14/eps=0.125") => ".",
        with!("/table=16/eps=0.125") => ".",
        proof!("/eps=0.125/leaf=eval/leaf-from=50000000/add=heuristic/add-from=1000000/order=static") => ".",
        with!("/table=19/eps=0.125") => ".6550",
        with!("/table=20/eps=0.125") => ".6760",
        with!("/table=22/eps=0.125") => ".6802",
    ),
    one_column!(
        "tzaar-table-4.9", "Table 4.9", "The 1 + ε trick",
        "How long should a search stay with a child that is no longer the best? The source is best from ε = 4 on.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        with!("/table=21/eps=64") => ".6830",
        with!("/table=21/eps=32") => ".6830",
        with!("/table=21/eps=16") => ".6830",
        with!("/table=21/eps=8") => ".6830",
        with!("/table=21/eps=4") => ".6830",
        with!("/table=21/eps=2") => ".6816",
        with!("/table=21/eps=1") => ".6802",
        with!("/table=21/eps=0.5") => ".6774",
        with!("/table=21") => ".6774",
        with!("/table=21/eps=0.0625") => ".6676",
    ),
    one_column!(
        "tzaar-table-4.10", "Table 4.10", "Leaves by evaluation: A",
        "How much should the evaluation count in the number whose minimum a leaf’s parent takes? WALTZ has 10, and \
         less is just as good.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        leaves!("/a=1/leaf-from=50000000") => ".6788",
        leaves!("/a=3/leaf-from=50000000") => ".6788",
        leaves!("/a=5/leaf-from=50000000") => ".6788",
        leaves!("/a=8/leaf-from=50000000") => ".6760",
        leaves!("/a=12/leaf-from=50000000") => ".6606",
        leaves!("/a=15/leaf-from=50000000") => ".6606",
        leaves!("/a=20/leaf-from=50000000") => ".6564",
    ),
    one_column!(
        "tzaar-table-4.11", "Table 4.11", "Leaves by evaluation: B",
        "How much should it count in the number that is added? WALTZ has 10, and less is worse.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        leaves!("/b=1/leaf-from=50000000") => ".4151",
        leaves!("/b=3/leaf-from=50000000") => ".5568",
        leaves!("/b=5/leaf-from=50000000") => ".6213",
        leaves!("/b=8/leaf-from=50000000") => ".6592",
        leaves!("/b=12/leaf-from=50000000") => ".6774",
        leaves!("/b=15/leaf-from=50000000") => ".6774",
        leaves!("/b=20/leaf-from=50000000") => ".6788",
        leaves!("/b=50/leaf-from=50000000") => ".6788",
    ),
    one_column!(
        "tzaar-table-4.12", "Table 4.12", "Leaves by evaluation: T",
        "From which value on is a leaf good or bad? WALTZ has 50,000,000, more than a threat to a last stack counts.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        leaves!("/leaf-from=100000") => ".4109",
        leaves!("/leaf-from=1000000") => ".4923",
        leaves!("/leaf-from=10000000") => ".5428",
        leaves!("/leaf-from=100000000") => ".6788",
        leaves!("/leaf-from=1000000000") => ".6802",
    ),
    one_column!(
        "tzaar-table-4.13", "Table 4.13", "Heuristic Weak PNS: H and T",
        "How much should each further child count, and from which value on is a node good or bad? WALTZ has 1 and \
         1,000,000.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        all!() => ".6788",
        adding!("/add=heuristic/h=2/add-from=1000000") => ".6227",
        adding!("/add=heuristic/h=3/add-from=1000000") => ".5245",
        adding!("/add=heuristic/h=5/add-from=1000000") => ".4222",
        adding!("/add=heuristic/add-from=10000") => ".6564",
        adding!("/add=heuristic/add-from=100000") => ".6648",
        adding!("/add=heuristic/add-from=10000000") => ".6788",
        adding!("/add=heuristic/add-from=100000000") => ".6788",
        adding!("/add=heuristic/add-from=1000000000") => ".6788",
    ),
    one_column!(
        "tzaar-table-4.14", "Table 4.14", "Dynamic widening: J",
        "How many of the best children should be added? WALTZ has 5.",
        ("endgames", "endgames"), SOLVED, endgames, ["n=6", "n=37"],
        adding!("/add=sum/widening=5") => ".6732",
        adding!("/add=sum/widening=2") => ".6746",
        adding!("/add=sum/widening=3") => ".6774",
        adding!("/add=sum/widening=4") => ".6732",
        adding!("/add=sum/widening=7") => ".6732",
        adding!("/add=sum/widening=8") => ".6732",
        adding!("/add=sum/widening=10") => ".6550",
        adding!("/add=sum/widening=15") => ".6410",
    ),
];
