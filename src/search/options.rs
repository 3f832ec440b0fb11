//! Options of an alpha-beta search; each enhancement can be switched separately.

use super::names::named;
use crate::rng::Seed;

named! {
    /// Which of two results a slot of the transposition table keeps [Breuker et al. 1994],
    /// the middle three as in [Mańdziuk and Osman 2004]. Results for the same position and depth are joined, except under `SharplyDeeper`.
    Replacement {
        /// The newer.
        Newer = "newer",
        /// The deeper; of equally deep ones the newer.
        Deeper = "deeper",
        /// The one whose depth and time stamp add up to more, the stamp counting stored results.
        DeeperOrLater = "stamp",
        /// The deeper; of equally deep ones the older, also where both are of the same position.
        SharplyDeeper = "sharply",
        /// Two results a slot: the deepest, and the newest of the others.
        TwoDeep = "two-deep",
        /// Two results a slot: the one that cost most nodes, and the newest of the others [Veselý 2013, 2.1.5].
        TwoBig = "two-big",
    }
}

named! {
    /// When a result of the transposition table may stand for a search.
    TableDepth {
        /// If its depth is the wanted one: the value stays that of minimax.
        Exact = "exact",
        /// If it is at least as deep: stronger in play, and the value may come from beyond the depth.
        AtLeast = "least",
    }
}

named! {
    /// How the table stores a value outside the window.
    Bounds {
        /// A value not above the window is an upper bound, one not below it a lower bound.
        Right = "right",
        /// The other way round, an error in the text of [Veselý 2013, 2.1.5] and in the program that it describes: a
        /// bound answers as what it is taken for, or narrows the window. Values may be wrong; this is for repeating the
        /// original's numbers.
        Published = "published",
    }
}

named! {
    /// The order of moves by their record elsewhere in the tree.
    History {
        /// Not at all.
        None = "none",
        /// By the weight of their hits, a hit being a cut-off or a best move [Schaeffer 1989; Veselý 2013, 2.1.7].
        Hits = "hits",
        /// By the weight of their hits over that of their tries [Winands et al. 2006].
        Relative = "relative",
    }
}

named! {
    /// The weight of a hit or a try in the history, in a node of depth d.
    HistoryWeight {
        /// 1.
        One = "one",
        /// d.
        Depth = "depth",
        /// d².
        Square = "square",
        /// 2ᵈ, as Schaeffer has it; from depth 20 on, 2²⁰.
        Power = "power",
    }
}

named! {
    /// When a player in a quiescence search may stop capturing.
    StandPat {
        /// Everywhere.
        Always = "always",
        /// If there is a quiet move: for games in which captures are compulsory.
        Free = "free",
    }
}

/// The switches of an alpha-beta search.
///
/// Those from `deepening` to `aspiration` do not change the value at a given depth, except for a table
/// with [`TableDepth::AtLeast`] or [`Bounds::Published`]; null move and quiescence do.
// Each of them stands alone.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Iterative deepening: depth 1 first, then 2 and so on, each ordered by the one before [Veselý 2013, 2.1.4].
    pub deepening: bool,
    /// The binary logarithm of the number of results a transposition table holds, from 1 to [`Options::MOST_TABLE`]; 0 for no
    /// table.
    pub table: u32,
    /// Its replacement scheme.
    pub replacement: Replacement,
    /// When it answers.
    pub table_depth: TableDepth,
    /// Whether iterative deepening begins an iteration only if the nodes that it is likely to need are left: those of
    /// the last, times what the one before it had needed more than its own predecessor, since odd and even depths
    /// differ. [Veselý 2013, 3.4] has a table of such factors, by the stacks on the board and the depth.
    pub foresee: bool,
    /// Whether iterative deepening empties the table after every iteration, as in [Winands 2000, table 5.3]: what
    /// is left of its use is then within an iteration.
    pub fresh_table: bool,
    /// How it stores values outside the window.
    pub bounds: Bounds,
    /// Whether the best move in the table is tried first [Veselý 2013, 2.1.6].
    pub table_move: bool,
    /// Where players make several moves in a row: whether the table answers, and history is kept and asked, only where
    /// the mover has just changed, as in [Veselý 2013, 3.3]. Elsewhere the table still tells which move to try first.
    pub whole_turns: bool,
    /// The number of killer moves tried next at a ply: moves that cut off at the same ply elsewhere [Akl and Newborn 1977].
    pub killers: u32,
    /// The order of the remaining moves; equal moves keep the order in which the game generates them.
    pub history: History,
    /// The moves that count in the history.
    pub history_weight: HistoryWeight,
    /// Whether the game's own [rank](crate::game::Game::rank) orders what is equal otherwise, before the order of
    /// generation does: such as the outsider moves of [Winands 2000, 3.4.3].
    pub static_order: bool,
    /// With `static_order` and a history: history does not come before the game's own rank, but this many times its
    /// weight is added to it [Veselý 2013, 3.6], up to [`Options::MOST_IN_RANK`]; 0 for not.
    pub history_in_rank: u32,
    /// Principal variation search, or `NegaScout`: a null window after the first move, and again with the whole window
    /// if that fails high [Reinefeld 1983; Marsland 1986; Veselý 2013, 2.1.8].
    pub scout: bool,
    /// Aspiration: how far on each side of the previous iteration's value the first window reaches, in units of
    /// the evaluation; 0 for a whole window. `margin` and `every_move` have whole windows too.
    pub aspiration: f64,
    /// Null move: by how much less a position is searched after a pass, to see whether it is good enough even so
    /// [Donninger 1993]; 0 for none. Where the game has no pass, twice in a row, and against certain values there is
    /// none.
    pub null_move: u32,
    /// Late move reductions: how many moves of a node are searched to the full depth at once; later quiet ones are
    /// first tried in a null window a ply less deep, two plies from four times as many on, and again if that fails
    /// high (<https://www.chessprogramming.org/Late_Move_Reductions>); 0 for none.
    pub late: u32,
    /// Quiescence: how many moves that are not quiet are searched beyond the depth; 0 for none [Veselý 2013, 2.1.9].
    pub quiescence: u32,
    /// When quiescence may stop.
    pub stand_pat: StandPat,
    /// Randomised alpha-beta: every move whose value is at most this much below the best is good enough, and one of
    /// them is drawn uniformly; 0 draws among the best [Veselý 2013, 2.1.3]. Against a certain win or loss the margin
    /// is 0.
    pub margin: Option<f64>,
    /// The seed of random choices, together with the root's key.
    pub seed: Seed,
    /// Whether every move at the root gets its exact value.
    pub every_move: bool,
}

impl Options {
    /// The greatest [`Options::table`]: 28, and 26 where addresses have 32 bits, as in WebAssembly, since more does not
    /// fit there.
    pub const MOST_TABLE: u32 = if cfg!(target_pointer_width = "32") { 26 } else { 28 };
    /// The most that a hit's weight is multiplied by before it is added to a rank.
    pub const MOST_IN_RANK: u32 = 1000;

    /// Alpha-beta alone [Knuth and Moore 1975; Veselý 2013, 2.1.2], without any enhancement.
    #[must_use]
    pub const fn plain() -> Self {
        Self {
            deepening: false,
            table: 0,
            replacement: Replacement::TwoDeep,
            table_depth: TableDepth::Exact,
            foresee: false,
            fresh_table: false,
            bounds: Bounds::Right,
            table_move: false,
            whole_turns: false,
            killers: 0,
            history: History::None,
            history_weight: HistoryWeight::Power,
            static_order: false,
            history_in_rank: 0,
            scout: false,
            aspiration: 0.0,
            null_move: 0,
            late: 0,
            quiescence: 0,
            stand_pat: StandPat::Always,
            margin: None,
            seed: Seed(0),
            every_move: false,
        }
    }
}

/// The set for play: everything that helps in most games. Quiescence is for games that tell quiet moves
/// from others, and aspiration for values whose scale is known.
impl Default for Options {
    fn default() -> Self {
        Self {
            deepening: true,
            table: 18,
            table_depth: TableDepth::AtLeast,
            table_move: true,
            killers: 2,
            history: History::Hits,
            scout: true,
            null_move: 2,
            ..Self::plain()
        }
    }
}
