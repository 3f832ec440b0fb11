//! Positions and moves as text.

use super::{board::king_row, moves::Move, position::Position, rules::Checkers};
use crate::{
    bits::Ones,
    game::{Game, Notation, Player, TextError},
};

/// The letters of the first player and of the second.
const LETTERS: [char; 2] = ['B', 'W'];
/// The maximum number of pieces of a side.
const MOST_PIECES: u32 = 12;
const START: &str = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

fn wrong(found: &str, expected: impl Into<String>) -> TextError {
    TextError { found: found.to_owned(), expected: expected.into() }
}

impl Notation for Checkers {
    /// Writes a PDN FEN: the side to move, then White's and Black's squares in ascending order,
    /// with `K` before kings.
    fn show(&self, position: &Position) -> String {
        let list = |player: Player| {
            let piece = |square| {
                let king = if position.kings(player) >> square & 1 == 1 { "K" } else { "" };
                format!("{king}{}", square + 1)
            };
            Ones(position.pieces(player).into()).map(piece).collect::<Vec<_>>().join(",")
        };
        let mover = LETTERS[position.mover() as usize];
        format!("{mover}:W{}:B{}", list(Player::Second), list(Player::First))
    }

    /// Reads a PDN FEN. The sides may be in either order, and the squares in any order and as
    /// ranges (`21-32`, `K1-4`), with spaces between them and a full stop at the end.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaceless = text.replace([' ', '_'], "");
        let mut parts = spaceless.strip_suffix('.').unwrap_or(&spaceless).split(':');
        let (Some(side), Some(one), Some(two), None) = (parts.next(), parts.next(), parts.next(), parts.next()) else {
            return Err(wrong(text, format!("the side to move and the squares of both sides, as in {START}")));
        };
        let mover = player(side).ok_or_else(|| wrong(side, "B or W as the side to move"))?;
        let mut position = Position { pieces: [0; 2], kings: 0, mover };
        let [one, two] = [read_side(&mut position, one)?, read_side(&mut position, two)?];
        if one == two {
            return Err(wrong(text, "the squares of both sides, one beginning with W and one with B"));
        }
        Ok(position)
    }

    /// Writes a step as `11-15`, and a capture with all its squares, as in `22x15x8`.
    fn show_move(&self, _position: &Position, mv: Move) -> String {
        let squares = mv.path().iter().map(ToString::to_string).collect::<Vec<_>>();
        squares.join(if mv.is_capture() { "x" } else { "-" })
    }

    /// Reads a move. Intermediate squares of a capture may be omitted if only one legal capture
    /// matches.
    fn read_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        let capture = text.contains('x');
        let squares = text.split(if capture { 'x' } else { '-' }).map(square).collect::<Option<Vec<_>>>();
        let squares = squares.filter(|squares| squares.len() == 2 || capture && squares.len() > 2);
        let squares = squares.ok_or_else(|| wrong(text, "a step as in 11-15, or a capture as in 22x15x8"))?;
        if !capture {
            let step = Move::step_between(squares[0], squares[1]);
            return step.ok_or_else(|| wrong(text, "two neighbouring squares, or x for a capture"));
        }
        let mut legal = Vec::new();
        self.moves(position, &mut legal);
        legal.retain(|mv| mv.is_capture() && mv.passes(&squares));
        let exact = Move::capture_along(&squares);
        if let Some(&mv) = legal.iter().find(|mv| Some(**mv) == exact) {
            return Ok(mv);
        }
        match *legal {
            [mv] => Ok(mv),
            [] => exact.ok_or_else(|| wrong(text, "a capture with all squares it lands on, as in 22x15x8")),
            _ => {
                let names: Vec<_> = legal.iter().map(|&mv| self.show_move(position, mv)).collect();
                Err(wrong(text, format!("one of {}", names.join(", "))))
            }
        }
    }
}

fn player(letter: &str) -> Option<Player> {
    match letter {
        "B" | "b" => Some(Player::First),
        "W" | "w" => Some(Player::Second),
        _ => None,
    }
}

/// The number of a square, minus one.
fn square(text: &str) -> Option<u8> {
    let number: u8 = text.parse().ok().filter(|_| text.bytes().all(|byte| byte.is_ascii_digit()))?;
    number.checked_sub(1).filter(|square| *square < 32)
}

/// Places the pieces of one side on the board. Returns the side.
fn read_side(position: &mut Position, text: &str) -> Result<Player, TextError> {
    let (letter, squares) = text.split_at_checked(1).unwrap_or_default();
    let player = player(letter).ok_or_else(|| wrong(text, "W or B and the squares of its pieces, as in W21,K30"))?;
    for entry in squares.split(',').filter(|_| !squares.is_empty()) {
        let unkinged = entry.strip_prefix(['K', 'k']);
        let (first, last) = unkinged.unwrap_or(entry).split_once('-').unwrap_or_else(|| {
            let number = unkinged.unwrap_or(entry);
            (number, number)
        });
        let (Some(first), Some(last)) = (square(first), square(last)) else {
            return Err(wrong(entry, "a square from 1 to 32 or a range of them, with K before kings"));
        };
        for square in first..=last {
            let bit = 1 << square;
            if position.free() & bit == 0 {
                return Err(wrong(entry, format!("one piece on a square: {} has one already", square + 1)));
            }
            if unkinged.is_none() && king_row(player) & bit != 0 {
                return Err(wrong(entry, format!("K{}: on their last row men are kings", square + 1)));
            }
            position.pieces[player as usize] |= bit;
            position.kings |= if unkinged.is_some() { bit } else { 0 };
        }
    }
    if position.pieces(player).count_ones() > MOST_PIECES {
        return Err(wrong(text, format!("at most {MOST_PIECES} pieces of a side")));
    }
    Ok(player)
}
