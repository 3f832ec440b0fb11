//! Pieces as letters.

use super::position::PieceKind;
use crate::game::Player;

/// The letters of White's pieces, by kind; Black's are in lower case.
const LETTERS: [u8; 3] = *b"ZRO";

/// The piece that a letter stands for.
pub(super) fn piece(letter: u8) -> Option<(Player, PieceKind)> {
    let place = LETTERS.iter().position(|known| *known == letter.to_ascii_uppercase())?;
    let player = if letter.is_ascii_uppercase() { Player::First } else { Player::Second };
    Some((player, PieceKind::ALL[place]))
}

/// The letter of a piece.
pub(super) fn letter(player: Player, kind: PieceKind) -> char {
    let letter = LETTERS[kind as usize];
    char::from(if player == Player::First { letter } else { letter.to_ascii_lowercase() })
}
