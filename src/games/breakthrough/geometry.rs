//! Sets of squares as words: bit 8 · row + column, both counted from 0 at a1, on boards of both
//! sizes.

use crate::game::Player;

/// The squares of a board with this many lines.
pub(super) const fn board(lines: u8) -> u64 {
    let row = (1 << lines) - 1;
    let mut squares = 0;
    let mut at = 0;
    while at < lines {
        squares |= row << (8 * at);
        at += 1;
    }
    squares
}

const FIRST_FILE: u64 = 0x0101_0101_0101_0101;

/// The squares one step straight forward for a player.
#[inline]
pub(super) const fn ahead(squares: u64, player: Player) -> u64 {
    match player {
        Player::First => squares << 8,
        Player::Second => squares >> 8,
    }
}

/// The squares next to some squares in the same row, without those squares.
#[inline]
pub(super) const fn beside(squares: u64) -> u64 {
    (squares & !(FIRST_FILE << 7)) << 1 | (squares & !FIRST_FILE) >> 1
}

/// The squares one step diagonally forward for a player: those attacked by men on these squares. On
/// the board of six lines the result may include squares off the board.
#[inline]
pub(super) const fn attacked(squares: u64, player: Player) -> u64 {
    beside(ahead(squares, player))
}

/// The squares from which an opposing man can catch a man of the first player that moves straight
/// forward, whoever is to move, or blocks its way.
///
/// A man that is k rows ahead makes at most (k − 1) / 2 moves before they meet, and captures on the
/// file next to its own.
const CATCHERS: [u64; 64] = {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut ring: u64 = 1 << square;
        let mut rows = 1;
        while square / 8 + rows < 8 {
            // Odd distances widen the set by a file on each side.
            ring = if rows % 2 == 1 { ring | beside(ring) } else { ring };
            ring <<= 8;
            all[square] |= ring;
            rows += 1;
        }
        square += 1;
    }
    all
};

/// The squares from which an opposing man can stop one that moves straight forward.
#[inline]
pub(super) const fn catchers(square: u8, player: Player) -> u64 {
    match player {
        Player::First => CATCHERS[square as usize & 63],
        // For the second player, turn the board upside down.
        Player::Second => CATCHERS[(square ^ 0o70) as usize & 63].swap_bytes(),
    }
}

/// The number of rows between a man and its last row.
#[inline]
pub(super) const fn distance(square: u8, player: Player, lines: u8) -> u8 {
    let row = square / 8;
    match player {
        Player::First => lines - 1 - row,
        Player::Second => row,
    }
}
