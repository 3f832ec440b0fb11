//! The value of mobility, line by line: a piece's moves along a line depend only on the pieces on
//! that line, so their value can be looked up.

use std::sync::LazyLock;

use super::{Size, geometry::FILE_A, position::Position};
use crate::game::Player;

/// A line of the board, and where to look up the value of its moves.
struct Line {
    squares: u64,
    /// The factor that gathers its squares from bit `shift` on.
    factor: u64,
    shift: u32,
    worths: usize,
}

/// All lines of a board, and the value of each pattern on them.
struct Lines {
    lines: Vec<Line>,
    /// For each length and kind of line, by the pattern as a base-3 number: the value of the first
    /// player's moves, plus 2¹⁶ times that of the second player's.
    worths: Vec<u32>,
}

static LARGE: LazyLock<Lines> = LazyLock::new(|| Lines::new(8));
static SMALL: LazyLock<Lines> = LazyLock::new(|| Lines::new(6));

/// Maps a set of bits to a base-3 number with the same digits.
static TERNARY: [u16; 256] = {
    let mut numbers = [0; 256];
    let mut bits = 1;
    while bits < 256 {
        // The number without the lowest bit is already known.
        numbers[bits] = 3 * numbers[bits >> 1] + if bits % 2 == 1 { 1 } else { 0 };
        bits += 1;
    }
    numbers
};

/// The value of both players' moves: 4 each, doubled for a capture, halved for a move to the edge
/// and halved again for a move along it.
pub(super) fn mobility(size: Size, position: &Position) -> [i32; 2] {
    let Lines { lines, worths } = match size {
        Size::Eight => &*LARGE,
        Size::Six => &*SMALL,
    };
    let pieces = [Player::First, Player::Second].map(|player| position.pieces(player));
    let sum: u32 = lines
        .iter()
        .map(|line| {
            let [first, second] = pieces.map(|pieces| {
                let pattern = (pieces & line.squares).wrapping_mul(line.factor) >> line.shift;
                usize::from(TERNARY[(pattern & 0xff) as usize])
            });
            worths[line.worths + first + 2 * second]
        })
        .sum();
    [sum & 0xffff, sum >> 16].map(u32::cast_signed)
}

impl Lines {
    fn new(size: u32) -> Self {
        let set = |holds: &dyn Fn(u32, u32) -> bool| -> u64 {
            let squares = (0..size).flat_map(|rank| (0..size).map(move |file| (file, rank)));
            squares.filter(|&(file, rank)| holds(file, rank)).map(|(file, rank)| 1 << (8 * rank + file)).sum()
        };
        let mut all = Self { lines: Vec::new(), worths: Vec::new() };
        for (on_rim, ats) in [(true, vec![0, size - 1]), (false, (1..size - 1).collect())] {
            let worths = all.kind(size, on_rim);
            for at in ats {
                all.lines.push(Line { squares: set(&|_, rank| rank == at), factor: 1, shift: 8 * at, worths });
                // Moves each rank's bit to the highest byte, at its own place.
                let factor = 0x0102_0408_1020_4080 >> at;
                all.lines.push(Line { squares: set(&|file, _| file == at), factor, shift: 56, worths });
            }
        }
        let kinds: Vec<_> = (2..=size).map(|length| all.kind(length, false)).collect();
        for at in 1..2 * size - 2 {
            for squares in [set(&|file, rank| file + rank == at), set(&|file, rank| file + size - 1 == rank + at)] {
                let beside = (0..size).find(|file| squares & FILE_A << file != 0).unwrap_or(0);
                // All files are moved to the highest byte.
                let line = |worths| Line { squares, factor: FILE_A, shift: 56 + beside, worths };
                all.lines.push(line(kinds[squares.count_ones() as usize - 2]));
            }
        }
        all
    }

    /// Appends the values of all patterns on a kind of line. Returns where they start.
    fn kind(&mut self, length: u32, on_rim: bool) -> usize {
        let from = self.worths.len();
        self.worths.extend((0..3_usize.pow(length)).map(|pattern| {
            let squares: Vec<_> = (0..length).map(|at| pattern / 3_usize.pow(at) % 3).collect();
            worth(&squares, 1, on_rim) | worth(&squares, 2, on_rim) << 16
        }));
        from
    }
}

/// The value of a player's moves along a line; each square holds 0 if empty, otherwise the number
/// of the player.
fn worth(squares: &[usize], own: usize, on_rim: bool) -> u32 {
    let count = squares.iter().filter(|&&on| on != 0).count();
    let last = squares.len() - 1;
    let moves =
        |from: usize| [from.checked_sub(count), Some(from + count).filter(|&to| to <= last)].into_iter().flatten();
    let open = |from: usize, to: usize| {
        squares[to] != own && squares[from.min(to) + 1..from.max(to)].iter().all(|&on| on == 0 || on == own)
    };
    let worth =
        |to: usize| 4 << u32::from(squares[to] != 0) >> u32::from(on_rim || to == 0 || to == last) >> u32::from(on_rim);
    let pieces = (0..=last).filter(|&from| squares[from] == own);
    pieces.flat_map(|from| moves(from).filter(move |&to| open(from, to))).map(worth).sum()
}
