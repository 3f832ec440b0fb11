//! What a search needs to know about a two-player game: rules, notation and evaluation, and nothing else.

use std::{
    fmt::{self, Debug},
    ops::{Neg, Not},
};

/// Who moves. Not "us" and "them": where one player may act twice in a row, a search compares
/// movers and does not just change sides at every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The player who begins.
    First,
    /// The other.
    Second,
}

impl Not for Player {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "first",
            Self::Second => "second",
        })
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winner; `None` in a draw.
    pub winner: Option<Player>,
    /// The rule that ended it, as a stable word for programs, such as `stuck` or `repetition`.
    pub reason: &'static str,
}

/// The rules of a two-player, zero-sum game of perfect information.
///
/// Rules are a value, in which variants carry their parameters, and positions are plain data: cloning
/// is the undo. A search is compiled once a game and calls through no pointer.
pub trait Game {
    /// A position, with who is to move in it.
    type Position: Clone + Debug + PartialEq;
    /// A move, which means something in the position it was generated for only.
    type Move: Copy + Eq + Debug;

    /// The position a game begins with.
    fn start(&self) -> Self::Position;

    /// The player whose turn it is.
    fn mover(&self, position: &Self::Position) -> Player;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Appends every legal move, always in the same order; none exactly if the game is over.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Plays a legal move. An illegal one may panic or leave nonsense, but is never unsound.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);

    /// A 64-bit key, equal for equal positions on every platform, and different for the two movers.
    fn key(&self, position: &Self::Position) -> u64;

    /// A number below [`Game::MOVE_CODES`] that is the same for the same kind of move in sister positions:
    /// what killer moves and history are remembered by. Two legal moves of a position never share one.
    fn move_code(&self, mv: Self::Move) -> u16;

    /// The number of move codes.
    const MOVE_CODES: usize;

    /// Whether a move leaves the position quiet enough to be evaluated; captures usually do not.
    fn is_quiet(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        true
    }

    /// A guess from the rules of how early a move should be tried: more is earlier. A search asks for it only if told to,
    /// before it plays the move.
    #[inline]
    fn rank(&self, _position: &Self::Position, _mv: Self::Move) -> i32 {
        0
    }

    /// The plies within which the mover of an unfinished position wins, where the rules show it without a search. A
    /// proof-number search asks for it if told to.
    #[inline]
    fn wins_within(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// A guess from the rules of what it takes to show that the mover of an unfinished position wins, and that they do
    /// not, in parts of a leaf: what a proof-number search begins with. Without one it takes 1 and the number of moves.
    #[inline]
    fn effort(&self, _position: &Self::Position) -> Option<[u32; 2]> {
        None
    }

    /// The parts that [`Game::effort`] counts in.
    const LEAF: u32 = 1;

    /// How the course of a game ends it where the position alone does not, as by repetition or a limit of moves:
    /// `before` holds the positions that led to this one, the oldest first. Searches do not know it.
    fn adjudicate(&self, _before: &[Self::Position], _position: &Self::Position) -> Option<Outcome> {
        None
    }

    /// The same position with the other player to move, where passing makes sense to a null-move search.
    fn pass(&self, _position: &Self::Position) -> Option<Self::Position> {
        None
    }
}

/// Positions and moves as people write them.
pub trait Notation: Game {
    /// Writes a position; [`Notation::read`] understands it.
    fn show(&self, position: &Self::Position) -> String;

    /// Reads a position, with `_` for any space.
    ///
    /// # Errors
    ///
    /// If the text is no position of the game; the message says what was expected.
    fn read(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Writes a move of a position.
    fn show_move(&self, position: &Self::Position, mv: Self::Move) -> String;

    /// Reads a move, legal in the position or not.
    ///
    /// # Errors
    ///
    /// If the text names no move of the game.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, TextError>;
}

/// A text that is not what it should be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The text that was found.
    pub found: String,
    /// The text that was expected instead.
    pub expected: String,
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not understood: expected {}", self.found, self.expected)
    }
}

impl std::error::Error for TextError {}

/// A static evaluation, apart from the rules: one game has many.
pub trait Evaluate<G: Game> {
    /// Integers or reals.
    type Value: Value;

    /// The worth of an unfinished position to its mover: less than a certain win, more than a certain loss.
    fn evaluate(&self, game: &G, position: &G::Position) -> Self::Value;

    /// The value of an unfinished position with best play to the end, where that is known, as from a table of
    /// endgames: [`Value::win`] so many plies from here, minus that, or [`Value::DRAW`]. A search goes no further
    /// there, at any depth.
    #[inline]
    fn known(&self, _game: &G, _position: &G::Position) -> Option<Self::Value> {
        None
    }
}

/// Values that a search compares: integers, or reals without NaN.
pub trait Value: Copy + Debug + PartialOrd + Neg<Output = Self> + 'static {
    /// The worth of a draw.
    const DRAW: Self;
    /// More than any evaluation and any win.
    const INFINITE: Self;

    /// A win after so many plies: the sooner, the better.
    fn win(plies: u32) -> Self;

    /// The plies after which a value is a certain win or loss; nothing for evaluations and draws.
    fn certain(self) -> Option<u32>;

    /// The least value above this one: the other end of a null window.
    #[must_use]
    fn above(self) -> Self;

    /// A value moved by so much, for windows and margins.
    #[must_use]
    fn plus(self, amount: f64) -> Self;

    /// The value as a real number, for people and statistics.
    fn real(self) -> f64;
}

/// A certain win now, in integers; evaluations stay below half of it.
const WIN: i32 = 1_000_000;
/// No game is longer than this many plies.
const LONGEST: i32 = 10_000;

impl Value for i32 {
    const DRAW: Self = 0;
    const INFINITE: Self = 2 * WIN;

    fn win(plies: u32) -> Self {
        WIN - plies.min(LONGEST.cast_unsigned()).cast_signed()
    }

    fn certain(self) -> Option<u32> {
        (WIN - LONGEST..=WIN).contains(&self.abs()).then(|| (WIN - self.abs()).cast_unsigned())
    }

    fn above(self) -> Self {
        self + 1
    }

    fn plus(self, amount: f64) -> Self {
        // Truncation is what is wanted: windows of integers have whole widths.
        #[allow(clippy::cast_possible_truncation)]
        let amount = amount.clamp(f64::from(-Self::INFINITE), f64::from(Self::INFINITE)) as Self;
        (self + amount).clamp(-Self::INFINITE, Self::INFINITE)
    }

    fn real(self) -> f64 {
        f64::from(self)
    }
}

/// A certain win now, in wide integers, for evaluations whose threats are worth millions.
const WIDE_WIN: i64 = 2_000_000_000;

impl Value for i64 {
    const DRAW: Self = 0;
    const INFINITE: Self = 2 * WIDE_WIN;

    fn win(plies: u32) -> Self {
        WIDE_WIN - Self::from(plies).min(LONGEST.into())
    }

    fn certain(self) -> Option<u32> {
        (WIDE_WIN - Self::from(LONGEST)..=WIDE_WIN).contains(&self.abs()).then(|| {
            // At most the length of the longest game.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let plies = (WIDE_WIN - self.abs()) as u32;
            plies
        })
    }

    fn above(self) -> Self {
        self + 1
    }

    fn plus(self, amount: f64) -> Self {
        // Truncation is what is wanted, as in narrow integers.
        #[allow(clippy::cast_possible_truncation)]
        let amount = amount.clamp(-Self::INFINITE as f64, Self::INFINITE as f64) as Self;
        (self + amount).clamp(-Self::INFINITE, Self::INFINITE)
    }

    fn real(self) -> f64 {
        self as f64
    }
}

impl Value for f64 {
    const DRAW: Self = 0.0;
    const INFINITE: Self = Self::INFINITY;

    fn win(plies: u32) -> Self {
        Self::from(i32::win(plies))
    }

    fn certain(self) -> Option<u32> {
        // Certain values are whole, so they pass through integers unharmed.
        #[allow(clippy::cast_possible_truncation)]
        (self.abs() >= Self::from(WIN - LONGEST) && self.is_finite()).then(|| (self as i32).certain()).flatten()
    }

    fn above(self) -> Self {
        self.next_up()
    }

    fn plus(self, amount: Self) -> Self {
        self + amount
    }

    fn real(self) -> f64 {
        self
    }
}

/// The number of positions so many plies on, repetitions included: what move generators are checked by.
pub fn perft<G: Game>(game: &G, position: &G::Position, depth: u32) -> u64 {
    let mut moves = Vec::new();
    count(game, position, depth, &mut moves)
}

fn count<G: Game>(game: &G, position: &G::Position, depth: u32, moves: &mut Vec<G::Move>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let from = moves.len();
    game.moves(position, moves);
    let mut leaves = (moves.len() - from) as u64;
    if depth > 1 {
        leaves = 0;
        for at in from..moves.len() {
            let mut child = position.clone();
            game.play(&mut child, moves[at]);
            leaves += count(game, &child, depth - 1, moves);
        }
    }
    moves.truncate(from);
    leaves
}
