//! Options of an alpha-beta search; each enhancement can be switched on or off separately.

use super::names::named;
use crate::rng::Seed;

named! {
    /// The replacement scheme of the transposition table: which of two results a slot keeps
    /// [Breuker et al. 1994]. The middle three are those of [Mańdziuk and Osman 2004]. Results for
    /// the same position and depth are merged, except under `SharplyDeeper`.
    Replacement {
        /// The newer result.
        Newer = "newer",
        /// The deeper result; if equally deep, the newer.
        Deeper = "deeper",
        /// The result with the greater sum of depth and time stamp, where the stamp counts stored
        /// results.
        DeeperOrLater = "stamp",
        /// The deeper result; if equally deep, the older, even if both are for the same position.
        SharplyDeeper = "sharply",
        /// Two results per slot: the deepest, and the newest of the others.
        TwoDeep = "two-deep",
        /// Two results per slot: the one that cost the most nodes, and the newest of the others
        /// [Veselý 2013, 2.1.5].
        TwoBig = "two-big",
    }
}

named! {
    /// When a result in the transposition table may replace a search.
    TableDepth {
        /// If its depth equals the required depth: the value stays that of minimax.
        Exact = "exact",
        /// If it is at least as deep: plays more strongly, but the value may come from beyond the
        /// depth.
        AtLeast = "least",
    }
}

named! {
    /// How the table stores values outside the window.
    Bounds {
        /// A value that fails low is an upper bound, a value that fails high a lower bound.
        Right = "right",
        /// The reverse, an error in the text of [Veselý 2013, 2.1.5] and in the program it
        /// describes: a bound is used, or narrows the window, as if it were of the other kind.
        /// Values may be wrong; this is for reproducing the published figures.
        Published = "published",
    }
}

named! {
    /// How moves are ordered by their record elsewhere in the tree.
    History {
        /// No history heuristic.
        None = "none",
        /// By the weight of their hits, where a hit is a cutoff or a best move [Schaeffer 1989;
        /// Veselý 2013, 2.1.7].
        Hits = "hits",
        /// By the weight of their hits divided by that of their tries [Winands et al. 2006].
        Relative = "relative",
    }
}

named! {
    /// The weight of a hit or try at a node of depth d in the history.
    HistoryWeight {
        /// 1.
        One = "one",
        /// d.
        Depth = "depth",
        /// d².
        Square = "square",
        /// 2ᵈ, as in Schaeffer; 2²⁰ from depth 20 on.
        Power = "power",
    }
}

named! {
    /// When a player may stand pat in a quiescence search.
    StandPat {
        /// At any node.
        Always = "always",
        /// Only if there is a quiet move: for games in which captures are compulsory.
        Free = "free",
    }
}

/// The options of an alpha-beta search.
///
/// The options from `deepening` to `aspiration` do not change the value at a given depth, except a
/// table with [`TableDepth::AtLeast`] or [`Bounds::Published`]; null move and quiescence do.
// Each of these is independent.
#[allow(clippy::struct_excessive_bools)]
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Options {
    /// Iterative deepening: depth 1 first, then 2 and so on; each iteration orders its moves by the
    /// one before [Veselý 2013, 2.1.4].
    pub deepening: bool,
    /// The binary logarithm of the number of entries of the transposition table, from 1 to
    /// [`Options::MOST_TABLE`]; 0 for no table.
    pub table: u32,
    /// Its replacement scheme.
    pub replacement: Replacement,
    /// When a table entry may replace a search.
    pub table_depth: TableDepth,
    /// Whether iterative deepening starts an iteration only if enough nodes remain for its expected
    /// cost: the nodes of the last iteration, times the growth of the one before it over its own
    /// predecessor, because odd and even depths differ. [Veselý 2013, 3.4] instead has a table of
    /// such factors, by the number of stacks on the board and the depth.
    pub foresee: bool,
    /// Whether iterative deepening clears the table after every iteration, as in [Winands 2000,
    /// table 5.3]; then it is only useful within an iteration.
    pub fresh_table: bool,
    /// How it stores values outside the window.
    pub bounds: Bounds,
    /// Whether the best move in the table is tried first [Veselý 2013, 2.1.6].
    pub table_move: bool,
    /// For games in which players make several moves in a row: whether the table may answer, and
    /// history is recorded and used, only where the mover has just changed, as in [Veselý 2013,
    /// 3.3]. Elsewhere the table still suggests the move to try first.
    pub whole_turns: bool,
    /// The number of killer moves per ply, tried next: moves that caused a cutoff at the same ply
    /// elsewhere [Akl and Newborn 1977].
    pub killers: u32,
    /// The ordering of the remaining moves; equal moves stay in the order of generation.
    pub history: History,
    /// The weight of moves in the history.
    pub history_weight: HistoryWeight,
    /// Whether the game's own [rank](crate::game::Game::rank) orders moves that are otherwise
    /// equal, such as the outsider moves of [Winands 2000, 3.4.3].
    pub static_order: bool,
    /// With `static_order` and a history: instead of taking precedence over the game's own rank,
    /// the history weight times this factor is added to it [Veselý 2013, 3.6], up to
    /// [`Options::MOST_IN_RANK`]; 0 to switch this off.
    pub history_in_rank: u32,
    /// Principal variation search, or `NegaScout`: a null window after the first move, and a
    /// re-search with the full window if that fails high [Reinefeld 1983; Marsland 1986; Veselý
    /// 2013, 2.1.8].
    pub scout: bool,
    /// Aspiration windows: how far the first window reaches on each side of the previous
    /// iteration's value, in units of the evaluation; 0 for a full window. With `margin` or
    /// `every_move` windows are always full.
    pub aspiration: f64,
    /// Null move: the depth reduction for the search after a pass, which tests whether a position
    /// is good enough even so [Donninger 1993]; 0 for none. It is not used where the game has no
    /// pass, twice in a row, or against values of certain wins and losses.
    pub null_move: u32,
    /// Late move reductions: the number of moves of a node that are searched to full depth. Later
    /// quiet moves are first tried with a null window and a depth reduced by one ply, by two plies
    /// from four times this number on, and re-searched if that fails high
    /// (<https://www.chessprogramming.org/Late_Move_Reductions>); 0 for none.
    pub late: u32,
    /// Quiescence search: the maximum number of non-quiet moves beyond the depth limit; 0 for none
    /// [Veselý 2013, 2.1.9].
    pub quiescence: u32,
    /// When a player may stand pat in the quiescence search.
    pub stand_pat: StandPat,
    /// Randomised alpha-beta: a move is good enough if its value is at most this much below the
    /// best, and one of these is drawn uniformly; 0 draws among the best moves [Veselý 2013,
    /// 2.1.3]. If the best is a certain win or loss the margin is 0.
    pub margin: Option<f64>,
    /// The seed of random choices, combined with the root's key.
    pub seed: Seed,
    /// Whether every root move gets an exact value.
    pub every_move: bool,
}

impl Options {
    /// The maximum of [`Options::table`]: 28, or 26 with 32-bit addresses, as in WebAssembly, where
    /// more does not fit.
    pub const MOST_TABLE: u32 = if cfg!(target_pointer_width = "32") { 26 } else { 28 };
    /// The maximum factor for the weight of history in a rank.
    pub const MOST_IN_RANK: u32 = 1000;

    /// These options, some of them changed, as in `Options::default().with(|options| options.table = 20)`.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }

    /// Plain alpha-beta [Knuth and Moore 1975; Veselý 2013, 2.1.2], without any enhancement.
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

/// The options for play: everything that helps in most games. Quiescence suits only games that
/// distinguish quiet moves, and aspiration only values on a known scale.
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
