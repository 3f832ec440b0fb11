//! Two-player games as searches see them: rules, notation and evaluation, and nothing else.

use std::{
    fmt::{self, Debug},
    ops::{Neg, Not},
};

use crate::text::folded;

/// The player to move. Not "us" and "them": where one player may act twice in a row, a search
/// compares movers instead of changing sides at every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// The player who moves first.
    First,
    /// The opponent.
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
    /// The winner; `None` for a draw.
    pub winner: Option<Player>,
    /// The rule that ended it, as a stable word for programs, such as `stuck` or `repetition`.
    pub reason: &'static str,
}

/// The rules of a two-player, zero-sum game of perfect information.
///
/// Rules are a value that carries the parameters of a variant. Positions are plain data: to undo a
/// move, keep a clone. A search is compiled once per game and makes no dynamic calls.
pub trait Game {
    /// A position, including the player to move.
    type Position: Clone + Debug + PartialEq + Send;
    /// A move, valid only in the position it was generated for.
    type Move: Copy + Eq + Debug + Send;

    /// The starting position.
    fn start(&self) -> Self::Position;

    /// The player whose turn it is.
    fn mover(&self, position: &Self::Position) -> Player;

    /// How the game ended, or `None` if it is not over.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// Appends every legal move, always in the same order. It appends none if, and only if, the
    /// game is over.
    fn moves(&self, position: &Self::Position, moves: &mut Vec<Self::Move>);

    /// Plays a legal move. An illegal one may panic or leave nonsense, but is never unsound.
    fn play(&self, position: &mut Self::Position, mv: Self::Move);

    /// A 64-bit key, equal for equal positions on every platform, and different for the two movers.
    fn key(&self, position: &Self::Position) -> u64;

    /// A number below [`Game::MOVE_CODES`] that identifies a move across sibling positions, for
    /// killer moves and the history heuristic. No two legal moves of a position share one.
    fn move_code(&self, mv: Self::Move) -> u16;

    /// The number of move codes.
    const MOVE_CODES: usize;

    /// Whether a move leaves the position quiet enough to be evaluated; captures usually do not.
    fn is_quiet(&self, _position: &Self::Position, _mv: Self::Move) -> bool {
        true
    }

    /// How early a move should be tried, estimated from the rules: higher is earlier. A search
    /// calls this only if an option asks for it, before it plays the move.
    #[inline]
    fn rank(&self, _position: &Self::Position, _mv: Self::Move) -> i32 {
        0
    }

    /// The number of plies within which the mover of an unfinished position wins, where the rules
    /// show it without a search. A proof-number search calls this only if an option asks for it.
    #[inline]
    fn wins_within(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// Estimates, from the rules, of the effort to prove and to disprove that the mover of an
    /// unfinished position wins, in fractions of a leaf. A proof-number search initialises its
    /// leaves with them; the default is 1 and the number of moves.
    #[inline]
    fn effort(&self, _position: &Self::Position) -> Option<[u32; 2]> {
        None
    }

    /// The number of units of [`Game::effort`] in one leaf.
    const LEAF: u32 = 1;

    /// An estimate, from the rules, of the number of turns that the mover has, where a turn has several moves.
    #[inline]
    fn breadth(&self, _position: &Self::Position) -> Option<u32> {
        None
    }

    /// The number of plies of a move.
    #[inline]
    fn plies(&self, _mv: Self::Move) -> u32 {
        1
    }

    /// How the history of a game ends it where the position alone does not, as by repetition or a
    /// move limit: `before` holds the earlier positions, oldest first. Searches ignore this.
    fn adjudicate(&self, _before: &[Self::Position], _position: &Self::Position) -> Option<Outcome> {
        None
    }

    /// The same position with the other player to move, if a null-move search may pass here.
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
    /// If the text is not a valid position of the game; the message says what was expected.
    fn read(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Writes a move of a position.
    fn show_move(&self, position: &Self::Position, mv: Self::Move) -> String;

    /// Reads a move, legal in the position or not.
    ///
    /// # Errors
    ///
    /// If the text is not a valid move of the game.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, TextError>;
}

/// A text that could not be parsed.
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

/// Why a text does not stand for one of the legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Misread<M> {
    /// It is not a move of the game.
    Unread(TextError),
    /// It is a move that is not legal in the position.
    Illegal(M),
    /// It fits several legal moves.
    Ambiguous(Vec<M>),
}

/// Finds the legal move that a text stands for: one that [`Notation::read_move`] reads or, as people and telephones
/// write moves, the only one that fits with capital or small letters, with blanks, with a dash, a minus sign, `x`, `×`,
/// `:`, `+` or nothing between the squares, and with the squares between the first and the last of a long capture
/// omitted.
///
/// ```
/// use plyground::{game::{Game, Notation, find_move}, games::checkers::{Checkers, Goal}};
/// let rules = Checkers::new(Goal::Plain);
/// let start = rules.start();
/// let mut legal = Vec::new();
/// rules.moves(&start, &mut legal);
/// for text in ["11-15", "11 – 15", "11x15", "1115"] {
///     let mv = find_move(&rules, &start, &legal, text).unwrap();
///     assert_eq!(rules.show_move(&start, mv), "11-15");
/// }
/// ```
///
/// # Errors
///
/// [`Misread`].
pub fn find_move<G: Notation>(
    game: &G,
    position: &G::Position,
    legal: &[G::Move],
    text: &str,
) -> Result<G::Move, Misread<G::Move>> {
    let read = game.read_move(position, text);
    if let Ok(mv) = read
        && legal.contains(&mv)
    {
        return Ok(mv);
    }
    let asked = folded(text);
    for is_short in [false, true] {
        let mut fitting = legal.to_vec();
        fitting.retain(|&mv| fits(&asked, &game.show_move(position, mv), is_short));
        match fitting[..] {
            [] => {}
            [mv] => return Ok(mv),
            _ => return Err(Misread::Ambiguous(fitting)),
        }
    }
    Err(read.map_or_else(Misread::Unread, Misread::Illegal))
}

/// Whether a folded text is a name, perhaps without anything between its numbers; or, in short, its first number, its
/// last one, and some of those between them.
#[inline(never)]
fn fits(text: &[u8], name: &str, is_short: bool) -> bool {
    let is_apart = |byte: &u8| *byte == b'-';
    let name = folded(name);
    let has_numbers = text.contains(&b'-');
    if !is_short {
        return text == name || !has_numbers && text.iter().eq(name.iter().filter(|byte| !is_apart(byte)));
    }
    let mut rest = name.split(is_apart);
    let [asked, passed] = [text, &name].map(|text| (text.split(is_apart).next(), text.rsplit(is_apart).next()));
    has_numbers && asked == passed && text.split(is_apart).all(|number| rest.any(|passed| passed == number))
}

/// A static evaluation, separate from the rules: a game may have many.
pub trait Evaluate<G: Game> {
    /// Integers or reals.
    type Value: Value;

    /// The value of an unfinished position from the mover's point of view: less than a certain win,
    /// more than a certain loss.
    fn evaluate(&self, game: &G, position: &G::Position) -> Self::Value;

    /// The value of an unfinished position under perfect play, where it is known, as from an
    /// endgame table: [`Value::win`] in that many plies, its negation, or [`Value::DRAW`]. A search
    /// stops there, at any depth.
    #[inline]
    fn known(&self, _game: &G, _position: &G::Position) -> Option<Self::Value> {
        None
    }
}

/// Values that a search compares: integers, or floats other than NaN.
pub trait Value: Copy + Debug + PartialOrd + Neg<Output = Self> + Send + 'static {
    /// The value of a draw.
    const DRAW: Self;
    /// Greater than any evaluation and any win.
    const INFINITE: Self;

    /// The value of a win after this many plies; a sooner win is better.
    fn win(plies: u32) -> Self;

    /// The value of a win or a loss after this many plies.
    #[must_use]
    fn decided(wins: bool, plies: u32) -> Self {
        if wins { Self::win(plies) } else { -Self::win(plies) }
    }

    /// The number of plies to the certain win or loss that a value stands for; `None` for
    /// evaluations and draws.
    fn certain(self) -> Option<u32>;

    /// The smallest value above this one: the other bound of a null window.
    #[must_use]
    fn above(self) -> Self;

    /// The value shifted by an amount, for windows and margins.
    #[must_use]
    fn plus(self, amount: f64) -> Self;

    /// The value as a float, for display and statistics.
    fn real(self) -> f64;
}

/// The value of a win in zero plies, as an integer; evaluations stay below half of it.
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
        // Truncation is intended: integer windows have integer widths.
        #[allow(clippy::cast_possible_truncation)]
        let amount = amount.clamp(f64::from(-Self::INFINITE), f64::from(Self::INFINITE)) as Self;
        (self + amount).clamp(-Self::INFINITE, Self::INFINITE)
    }

    fn real(self) -> f64 {
        f64::from(self)
    }
}

/// The value of a win in zero plies, as a wide integer, for evaluations whose threats are worth
/// millions.
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
        // Truncation is intended, as for narrow integers.
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
        // Certain values are integers, so converting them to an integer loses nothing.
        #[allow(clippy::cast_possible_truncation)]
        (Self::from(WIN - LONGEST)..=Self::from(WIN)).contains(&self.abs()).then(|| (self as i32).certain()).flatten()
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

/// The number of positions after this many plies, counting repetitions: the standard check of a
/// move generator.
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
