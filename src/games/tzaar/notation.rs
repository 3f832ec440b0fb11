//! Positions and moves as text.

use super::{
    geometry::{BOARD, COLUMNS, FIELDS},
    letters::{letter, piece},
    moves::Move,
    position::{PieceKind, Position, Stage},
    rules::Tzaar,
};
use crate::game::{Game, Notation, Player, TextError};

const PLAYERS: [Player; 2] = [Player::First, Player::Second];
const STAGES: [(char, Stage); 3] = [('0', Stage::Placing), ('1', Stage::First), ('2', Stage::Second)];
/// The number of pieces of each player.
const PIECES: u32 = 30;
/// The letters of the players.
const SIDES: [char; 2] = ['w', 'b'];

fn wrong(found: &str, expected: impl Into<String>) -> TextError {
    TextError { found: found.to_owned(), expected: expected.into() }
}

impl Notation for Tzaar {
    fn show(&self, position: &Position) -> String {
        let mut text = String::new();
        let mut field = 0;
        for (column, fields) in COLUMNS.into_iter().enumerate() {
            if column > 0 {
                text.push('/');
            }
            for at in field..field + fields {
                match position.stack(at) {
                    None => text.push('-'),
                    Some(stack) => {
                        text.push(letter(stack.player, stack.kind));
                        if stack.height > 1 {
                            text.push_str(&stack.height.to_string());
                        }
                    }
                }
            }
            field += fields;
        }
        let number = STAGES.into_iter().find(|(_, stage)| *stage == position.stage()).map_or('1', |(number, _)| number);
        format!("{text} {} {number}", SIDES[position.mover() as usize])
    }

    /// Reads a position. It need not be reachable, but neither side may have more stacks of a kind,
    /// or higher ones, than are possible in a game.
    fn read(&self, text: &str) -> Result<Position, TextError> {
        let spaced = text.replace('_', " ");
        let [board, side, number] = spaced.split(' ').collect::<Vec<_>>()[..] else {
            let example = self.show(&Self::default().start());
            let expected = "columns, a space, the side to move, a space and the number of the move in the turn";
            return Err(wrong(text, format!("{expected}, as in {example}")));
        };
        let mut position = Position::EMPTY;
        let columns: Vec<_> = board.split('/').collect();
        if columns.len() != COLUMNS.len() {
            return Err(wrong(board, "9 columns, joined by /"));
        }
        let mut field = 0;
        for (column, fields) in columns.into_iter().zip(COLUMNS) {
            read_column(column, field, fields, &mut position)?;
            field += fields;
        }
        let mover = PLAYERS.into_iter().find(|player| side == SIDES[*player as usize].to_string());
        let mover = mover.ok_or_else(|| wrong(side, "w or b as the side to move"))?;
        let stage = STAGES.into_iter().find(|(known, _)| number == known.to_string());
        let (_, stage) = stage.ok_or_else(|| {
            wrong(number, "1 or 2 as the number of the move in the turn, or 0 while pieces are put on the board")
        })?;
        self.enter(position, mover, stage).map_err(|expected| wrong(&spaced, expected))
    }

    fn show_move(&self, position: &Position, mv: Move) -> String {
        if let Some(kind) = mv.hand() {
            return format!("{}{}", letter(Player::First, kind), name(mv.target()));
        }
        if mv == Move::PASS {
            return "pass".to_owned();
        }
        let stacks = position.stacks(position.mover()) >> mv.target() & 1 == 1;
        format!("{}{}{}", name(mv.origin()), if stacks { '+' } else { 'x' }, name(mv.target()))
    }

    /// Reads a move. The position shows whether it is a capture, so `x` and `+` are
    /// interchangeable.
    fn read_move(&self, _position: &Position, text: &str) -> Result<Move, TextError> {
        let mv = match *text.as_bytes() {
            [b'p', b'a', b's', b's'] => Some(Move::PASS),
            [column, row, b'x' | b'+', to_column, to_row] => field(column, row)
                .zip(field(to_column, to_row))
                .filter(|(from, to)| from != to)
                .map(|(from, to)| Move::new(from, to)),
            [kind @ b'A'..=b'Z', column, row] => {
                piece(kind).zip(field(column, row)).map(|((_, kind), to)| Move::place(kind, to))
            }
            _ => None,
        };
        mv.ok_or_else(|| {
            let expected = "two fields from A1 to I5, as in G4xC6 for a capture and F2+F1 for stacking, or pass, or a piece \
                            and a field, as in ZE5";
            wrong(text, expected)
        })
    }
}

impl Tzaar {
    /// Sets the side to move and the stage, if they are possible; otherwise returns what was
    /// expected.
    pub(super) fn enter(&self, mut position: Position, mover: Player, stage: Stage) -> Result<Position, String> {
        let is_full = position.taken() == BOARD;
        for player in PLAYERS {
            let colour = ["white", "black"][player as usize];
            for kind in PieceKind::ALL {
                if position.count(player, kind) > kind.pieces() {
                    return Err(format!("at most {} stacks {}", kind.pieces(), letter(player, kind)));
                }
            }
            // Each stacking move has cost its side a turn, before which the opponent captured. The side
            // that may still stack in this turn, or had its turn before the last capture, has lost
            // another stack, so every legal move leads to a position that is possible too.
            let stacks = position.stacks(player).count_ones();
            // A full board is that before the first capture, which is White's.
            let is_start = is_full && (mover == Player::First || stage != Stage::First);
            let has_lost_more = !is_start && (player == mover || stage == Stage::Second);
            let most = u32::midpoint(PIECES - u32::from(has_lost_more), stacks);
            if position.pieces(player) > most {
                return Err(format!("at most {most} pieces in {stacks} {colour} stacks at this point of a turn"));
            }
        }
        let [white, black] = PLAYERS.map(|player| position.stacks(player).count_ones());
        match stage {
            Stage::Placing => {
                let singles = PLAYERS.map(|player| position.pieces(player)) == [white, black];
                let next = if white == black { Player::First } else { Player::Second };
                if !singles || is_full || white - black.min(white) > 1 || black > white {
                    return Err(
                        "single pieces, as many white ones as black or one more, and a free field, while pieces \
                                are put on the board"
                            .to_owned(),
                    );
                }
                if next != mover {
                    return Err(format!("{} to put the next piece on the board", SIDES[next as usize]));
                }
            }
            Stage::Second if is_full => {
                return Err("1 as the number of the move in the turn while all fields are taken".to_owned());
            }
            Stage::First | Stage::Second => {}
        }
        if mover == Player::Second {
            position.turn();
        }
        position.enter(stage);
        Ok(if stage == Stage::Placing { position } else { self.weighed(&position) })
    }
}

/// Reads a column onto the board: `fields` fields from `first` on.
fn read_column(text: &str, first: u8, fields: u8, position: &mut Position) -> Result<(), TextError> {
    let mut rest = text;
    let mut at = 0;
    while let Some(sign) = rest.chars().next() {
        if at == fields {
            return Err(wrong(text, format!("a column of {fields} fields")));
        }
        let digits = rest[sign.len_utf8()..].split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or_default();
        rest = &rest[sign.len_utf8() + digits.len()..];
        let stack = u8::try_from(sign).ok().and_then(piece);
        if stack.is_none() && (sign, digits) != ('-', "") {
            return Err(wrong(text, "- for free fields, Z, R and O for White's stacks and z, r and o for Black's"));
        }
        if let Some((player, kind)) = stack {
            let height = read_height(digits)
                .ok_or_else(|| wrong(text, "heights from 2 to 14 after letters, and no height for 1"))?;
            position.add(player, kind, height, first + at);
        }
        at += 1;
    }
    if at == fields { Ok(()) } else { Err(wrong(text, format!("a column of {fields} fields"))) }
}

/// Without digits it is a single piece.
fn read_height(digits: &str) -> Option<u8> {
    if digits.is_empty() {
        return Some(1);
    }
    digits.parse().ok().filter(|height| (2..=HIGHEST).contains(height) && !digits.starts_with('0'))
}

/// The maximum height of a stack in any game [Veselý 2013, 1.4].
pub(super) const HIGHEST: u8 = 14;

/// The name of a field.
pub(super) fn name(field: u8) -> String {
    let mut row = field;
    for (letter, fields) in (b'A'..).zip(COLUMNS) {
        if row < fields {
            return format!("{}{}", char::from(letter), row + 1);
        }
        row -= fields;
    }
    String::new()
}

/// The field with this column letter and row digit.
pub(super) fn field(column: u8, row: u8) -> Option<u8> {
    let column = usize::from(column.checked_sub(b'A')?);
    let row = row.checked_sub(b'1').filter(|row| COLUMNS.get(column).is_some_and(|fields| row < fields))?;
    let field = COLUMNS[..column].iter().sum::<u8>() + row;
    debug_assert!(usize::from(field) < FIELDS);
    Some(field)
}
