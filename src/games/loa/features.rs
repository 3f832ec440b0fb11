//! The features of a position: a number for each player, whose difference matters.

use super::{
    Size,
    geometry::{around, distances, east, west},
    mobility::mobility,
    position::Position,
    rules::Loa,
};
use crate::game::Player;

/// The names of the features, in the order of the weights.
pub(super) const NAMES: [&str; COUNT] = [
    "concentration",
    "edge",
    "quads",
    "walls",
    "centralisation",
    "centre",
    "mobility",
    "connectedness",
    "uniformity",
    "turn",
];
/// The number of features.
pub(super) const COUNT: usize = 10;

/// The values of a feature for both players; [`LoaEvaluation`](super::LoaEvaluation) defines the
/// features.
#[inline]
pub(super) fn feature(at: usize, rules: Loa, position: &Position) -> [i32; 2] {
    match at {
        6 => mobility(rules.size(), position),
        _ => [Player::First, Player::Second].map(|player| of_player(at, rules, position, player)),
    }
}

fn of_player(at: usize, rules: Loa, position: &Position, player: Player) -> i32 {
    let pieces = position.pieces(player);
    match at {
        0 => concentration(position, player),
        1 => 10 * number(pieces & rules.geometry().edge),
        2 => 100 * dense(pieces & around(position.tally(player).centre())),
        3 => 100 * walls(rules, position, player),
        4 => 10 * centralisation(rules.size(), pieces) / number(pieces),
        5 => centre(rules.size(), position, player),
        7 => 200 * neighbours(pieces) / number(pieces),
        8 => 6400 / area(pieces),
        _ => 100 * i32::from(position.mover() == player),
    }
}

fn number(squares: u64) -> i32 {
    squares.count_ones().cast_signed()
}

/// The minimum sums of distances from the centre of mass, by the number of pieces.
const LEAST: [u32; 13] = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14];

fn concentration(position: &Position, player: Player) -> i32 {
    let tally = position.tally(player);
    let pieces = tally.pieces();
    let sum = distances(position.pieces(player), tally.centre());
    // Without an excess, half a step is used.
    let halves = (2 * sum.saturating_sub(LEAST[pieces as usize])).max(1);
    (2000 * pieces / halves).cast_signed()
}

/// The windows with three or four pieces.
fn dense(pieces: u64) -> i32 {
    let (right, above) = (west(pieces), pieces >> 8);
    let across = right >> 8;
    number(pieces & right & (above | across) | above & across & (pieces | right))
}

/// The opponent's pieces on the edge, counted with the player's pairs next to them.
fn walls(rules: Loa, position: &Position, player: Player) -> i32 {
    let (own, other) = (position.pieces(player), position.pieces(!player));
    let last = u32::from(rules.size().lines()) - 1;
    let ranks = [(0, 1), (last, last - 1)];
    ranks
        .map(|(rim, next)| walled(rank(other, rim), rank(own, next)) + walled(file(other, rim), file(own, next)))
        .into_iter()
        .sum()
}

/// The pieces on an edge that touch both pieces of a pair side by side on the adjacent line,
/// counted once per pair.
fn walled(rim: u64, front: u64) -> i32 {
    let pairs = front & front >> 1;
    number(rim & pairs) + number(rim & pairs << 1)
}

/// A rank as eight bits.
const fn rank(squares: u64, rank: u32) -> u64 {
    squares >> (8 * rank) & 0xff
}

/// A file as eight bits.
const fn file(squares: u64, file: u32) -> u64 {
    // Moves each rank's bit to the highest byte, at its own place.
    (squares >> file & 0x0101_0101_0101_0101).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The value of a piece by its square: sixteen classes of ranks and files from the edge to the
/// middle.
const SQUARES: [[i32; 4]; 4] = [[-80, -25, -20, -20], [-25, 10, 10, 10], [-20, 10, 25, 25], [-20, 10, 25, 50]];

/// The squares of each value on a board with this many lines. The small board lacks the third line
/// from each side.
const fn worths(lines: usize) -> [(i32, u64); 6] {
    let mut worths = [(-80, 0), (-25, 0), (-20, 0), (10, 0), (25, 0), (50, 0)];
    let mut square = 0;
    while square < 64 {
        let (file, rank) = (square % 8, square / 8);
        if file < lines && rank < lines {
            let worth = SQUARES[class(rank, lines)][class(file, lines)];
            let mut at = 0;
            while at < 6 {
                if worths[at].0 == worth {
                    worths[at].1 |= 1 << square;
                }
                at += 1;
            }
        }
        square += 1;
    }
    worths
}

const fn class(line: usize, lines: usize) -> usize {
    let from_rim = if line < lines / 2 { line } else { lines - 1 - line };
    if lines == 6 && from_rim == 2 { 3 } else { from_rim }
}

static WORTHS: [[(i32, u64); 6]; 2] = [worths(8), worths(6)];

fn centralisation(size: Size, pieces: u64) -> i32 {
    WORTHS[usize::from(size == Size::Six)].iter().map(|&(worth, squares)| worth * number(pieces & squares)).sum()
}

/// The distance of the centre of mass from the edge, in hundredths of a square.
fn centre(size: Size, position: &Position, player: Player) -> i32 {
    let tally = position.tally(player);
    let middle = 50 * i32::from(size.lines() - 1);
    let off = |sum: u32| (100 * sum.cast_signed() / tally.pieces().cast_signed() - middle).abs();
    let [files, ranks] = tally.sums().map(off);
    middle - files.max(ranks)
}

/// The number of pairs of pieces that touch.
fn neighbours(pieces: u64) -> i32 {
    let (right, above) = (east(pieces), pieces << 8);
    number(pieces & right) + number(pieces & above) + number(pieces & east(above)) + number(pieces & west(above))
}

/// The area of the smallest rectangle that contains all pieces.
fn area(pieces: u64) -> i32 {
    let mut files = pieces | pieces >> 32;
    files |= files >> 16;
    files = (files | files >> 8) & 0xff;
    let width = 64 - files.leading_zeros() - files.trailing_zeros();
    let height = 8 - pieces.leading_zeros() / 8 - pieces.trailing_zeros() / 8;
    (width * height).cast_signed()
}
