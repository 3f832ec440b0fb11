//! WALTZ's files: positions as numbers, and its answers as moves [Veselý 2013, A.2.1 and A.2.2].

use std::{fmt, str::FromStr};

use super::{
    geometry::{AT, BOARD, LINES, NONE, PLACES},
    moves::Move,
    notation::{HIGHEST, field, name},
    position::{PieceKind, Position, Stack, Stage},
    rules::Tzaar,
};
use crate::game::{Player, TextError};

/// The number of cells of the skewed board.
const CELLS: usize = 81;
/// Stands for a cell that is not a field.
const OFF: i32 = 100;

fn wrong(found: impl fmt::Display, expected: impl Into<String>) -> TextError {
    TextError { found: found.to_string(), expected: expected.into() }
}

/// WALTZ's number for a stack: 1 to 3 for Totts, Tzarras and Tzaars, negative for Black.
const fn number(stack: Stack) -> i32 {
    let number = 3 - stack.kind as i32;
    match stack.player {
        Player::First => number,
        Player::Second => -number,
    }
}

/// The stack for a number and a height.
fn stack(number: i32, height: u8) -> Option<Stack> {
    let kind = PieceKind::ALL.into_iter().find(|kind| 3 - *kind as i32 == number.abs())?;
    let player = if number > 0 { Player::First } else { Player::Second };
    Some(Stack { player, kind, height })
}

impl Tzaar {
    /// Reads a position from WALTZ's file format: the side to move (1 White, −1 Black), then 81
    /// numbers for pieces (100 for cells that are not fields, 0 for empty fields, 1, 2, 3 for a
    /// Tott, a Tzarra, a Tzaar, negative for Black), then 81 heights; all row by row on the skewed
    /// board of 9 × 9 cells. The rest of a line after `%` is ignored.
    ///
    /// # Errors
    ///
    /// If the text is not a valid file, or its stacks are impossible in a game.
    pub fn read_waltz(&self, text: &str) -> Result<Position, TextError> {
        let lines = text.lines().map(|line| line.split('%').next().unwrap_or_default());
        let read = |word: &str| word.parse::<i32>().map_err(|_| wrong(word, "a whole number"));
        let numbers = lines.flat_map(str::split_whitespace).map(read).collect::<Result<Vec<_>, _>>()?;
        let expected = format!("1 + {CELLS} + {CELLS} numbers: the side to move, the pieces and their heights");
        let Some((&side, cells)) = numbers.split_first().filter(|(_, cells)| cells.len() == 2 * CELLS) else {
            return Err(wrong(format_args!("{} numbers", numbers.len()), expected));
        };
        let (pieces, heights) = cells.split_at(CELLS);
        let mut position = Position::EMPTY;
        for (place, (&piece, &height)) in pieces.iter().zip(heights).enumerate() {
            let at = format_args!("{piece} with height {height} at place {place}").to_string();
            let is_off = AT[place] == NONE;
            if is_off || piece == 0 {
                if (piece, height) != (if is_off { OFF } else { 0 }, 0) {
                    let nothing = if is_off { "100 with height 0 off the board" } else { "height 0 of a free field" };
                    return Err(wrong(at, nothing));
                }
                continue;
            }
            let height = u8::try_from(height).ok().filter(|height| (1..=HIGHEST).contains(height));
            let stack = height.and_then(|height| stack(piece, height));
            let Stack { player, kind, height } = stack.ok_or_else(|| {
                wrong(at, format!("0, 1, 2, 3, −1, −2 or −3 on a field, and a height from 1 to {HIGHEST} with a piece"))
            })?;
            position.add(player, kind, height, AT[place]);
        }
        let mover = match side {
            1 => Player::First,
            -1 => Player::Second,
            _ => return Err(wrong(side, "1 for White to move, or -1 for Black")),
        };
        self.enter(position, mover, Stage::First).map_err(|expected| wrong("the position", expected))
    }

    /// Writes a position in WALTZ's file format.
    ///
    /// # Errors
    ///
    /// If the position is not at the first move of a turn: WALTZ's files have no others.
    pub fn show_waltz(&self, position: &Position) -> Result<String, TextError> {
        if position.stage() != Stage::First {
            let found = format_args!("{:?}", position.stage()).to_string();
            return Err(wrong(found, "a position in which the first move of a turn is next"));
        }
        let grid = |cell: &dyn Fn(u8) -> i32, off: i32| {
            let value = |field: &u8| if *field == NONE { off } else { cell(*field) };
            let row = |row: &[u8]| row.iter().map(|field| value(field).to_string()).collect::<Vec<_>>().join(" ");
            AT.chunks(usize::from(LINES)).map(row).collect::<Vec<_>>().join("\n")
        };
        let side = if position.mover() == Player::First { 1 } else { -1 };
        let pieces = grid(&|field| position.stack(field).map_or(0, number), OFF);
        let heights = grid(&|field| position.stack(field).map_or(0, |stack| stack.height.into()), 0);
        Ok(format!("{side}\n\n{pieces}\n\n{heights}\n"))
    }

    /// The index 9 · row + column of a field on the skewed board of 9 × 9 cells: rows from the top,
    /// A1 in the upper left corner.
    #[must_use]
    pub fn place(&self, field: u8) -> Option<u8> {
        PLACES.get(usize::from(field)).copied()
    }
}

/// The second move of a turn in WALTZ's files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SecondMove {
    /// None: White's first turn, or a win by the first move.
    None,
    /// A pass.
    Pass,
    /// A stacking move.
    Stacking(Move),
    /// A capture.
    Capture(Move),
}

/// WALTZ's answer: the moves of a turn, with time and value.
///
/// ```
/// use plyground::games::tzaar::{SecondMove, WaltzAnswer};
/// let answer: WaltzAnswer = "G4 C6\n0 F2 F1\n33.303 33319\n".parse()?;
/// assert!(matches!(answer.second, SecondMove::Stacking(_)));
/// assert_eq!((answer.seconds, answer.value), (33.303, 33319));
/// assert_eq!(answer.to_string(), "G4 C6\n0 F2 F1\n33.303 33319\n");
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WaltzAnswer {
    /// The first move, a capture.
    pub first: Move,
    /// The second move.
    pub second: SecondMove,
    /// The search time in seconds, written with three decimals.
    pub seconds: f64,
    /// The value for White; 2,000,000,000 is a win.
    pub value: i64,
}

impl WaltzAnswer {
    /// Creates the answer for a turn played from a position.
    ///
    /// # Errors
    ///
    /// If the first move is not a capture.
    pub fn new(position: &Position, turn: (Move, Option<Move>), seconds: f64, value: i64) -> Result<Self, TextError> {
        let (first, second) = turn;
        if first.from().is_none() {
            return Err(wrong(format_args!("{first:?}"), "a capture as the first move"));
        }
        let own = position.stacks(position.mover()) & BOARD;
        // The first move has left one field empty and taken over the other.
        let own = own & !(1 << first.origin()) | 1 << first.target();
        let second = match second {
            None => SecondMove::None,
            Some(Move::PASS) => SecondMove::Pass,
            Some(mv) if own >> mv.target() & 1 == 1 => SecondMove::Stacking(mv),
            Some(mv) => SecondMove::Capture(mv),
        };
        Ok(Self { first, second, seconds, value })
    }

    /// The second move, if there is one.
    #[must_use]
    pub const fn second_move(&self) -> Option<Move> {
        match self.second {
            SecondMove::None => None,
            SecondMove::Pass => Some(Move::PASS),
            SecondMove::Stacking(mv) | SecondMove::Capture(mv) => Some(mv),
        }
    }
}

impl fmt::Display for WaltzAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fields = |mv: Move| format!("{} {}", name(mv.origin()), name(mv.target()));
        writeln!(f, "{}", fields(self.first))?;
        match self.second {
            SecondMove::None => writeln!(f, "-2")?,
            SecondMove::Pass => writeln!(f, "-1")?,
            SecondMove::Stacking(mv) => writeln!(f, "0 {}", fields(mv))?,
            SecondMove::Capture(mv) => writeln!(f, "1 {}", fields(mv))?,
        }
        writeln!(f, "{:.3} {}", self.seconds, self.value)
    }
}

impl FromStr for WaltzAnswer {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let lines: Vec<Vec<&str>> = text.lines().map(|line| line.split_whitespace().collect()).collect();
        let [first, second, found] = &lines[..] else {
            return Err(wrong(text.trim_end(), "three lines: the first move, the second, and seconds and value"));
        };
        let capture = || wrong(first.join(" "), "two fields on the first line, as in G4 C6");
        let [from, to] = first[..] else { return Err(capture()) };
        let first = read_move(from, to).ok_or_else(capture)?;
        let expected =
            "-2 for no second move, -1 for a pass, or 0 for stacking or 1 for a capture and two fields, as in 0 F2 F1";
        let other = || wrong(second.join(" "), expected);
        let second = match second[..] {
            ["-2"] => SecondMove::None,
            ["-1"] => SecondMove::Pass,
            ["0", from, to] => SecondMove::Stacking(read_move(from, to).ok_or_else(other)?),
            ["1", from, to] => SecondMove::Capture(read_move(from, to).ok_or_else(other)?),
            _ => return Err(other()),
        };
        let numbers = match found[..] {
            [seconds, value] => seconds.parse::<f64>().ok().zip(value.parse().ok()),
            _ => None,
        };
        let numbers = numbers.filter(|(seconds, _)| seconds.is_finite() && *seconds >= 0.0);
        let (seconds, value) = numbers
            .ok_or_else(|| wrong(found.join(" "), "seconds and a value on the third line, as in 33.303 33319"))?;
        Ok(Self { first, second, seconds, value })
    }
}

/// The move from one field to another.
fn read_move(from: &str, to: &str) -> Option<Move> {
    let named = |text: &str| match *text.as_bytes() {
        [column, row] => field(column, row),
        _ => None,
    };
    named(from).zip(named(to)).filter(|(from, to)| from != to).map(|(from, to)| Move::new(from, to))
}
