//! Evaluations of SlideThree whose numbers are fitted to the distances to win.
//!
//! `plyground fit squares` and `plyground fit sum` print all of these numbers.

/// The unit of [`SQUARES`]: this many per move.
const PARTS: f64 = 8.0;
/// The constant added to the numbers of all tiles.
const BASE: i32 = -132;
/// The number of each tile on each square, row by row, in eighths of a move. The minimum for each
/// tile is 0.
///
/// `plyground fit squares`
const SQUARES: [[u8; 16]; 9] = [
    [0, 27, 49, 60, 27, 44, 61, 60, 49, 61, 59, 56, 60, 60, 56, 47],
    [1, 0, 8, 5, 10, 19, 27, 13, 18, 33, 27, 18, 21, 25, 23, 18],
    [49, 43, 20, 0, 52, 51, 45, 24, 51, 60, 53, 44, 47, 52, 53, 52],
    [1, 10, 18, 21, 0, 19, 33, 25, 8, 27, 27, 23, 5, 13, 18, 18],
    [11, 17, 14, 0, 17, 19, 26, 14, 14, 26, 21, 12, 0, 14, 12, 2],
    [25, 24, 14, 0, 30, 32, 26, 7, 29, 37, 24, 12, 25, 23, 17, 2],
    [49, 52, 51, 47, 43, 51, 60, 52, 20, 45, 53, 53, 0, 24, 44, 52],
    [25, 30, 29, 25, 24, 32, 37, 23, 14, 26, 24, 17, 0, 7, 12, 2],
    [38, 40, 42, 38, 40, 45, 47, 34, 42, 47, 28, 14, 38, 34, 14, 0],
];
/// The weights of the thesis' functions, in order; ours have weight 0.
///
/// `plyground fit sum`
pub(super) const SUM: [f64; 9] = [
    3.293_674_717_306_585,
    0.304_666_846_828_278_9,
    -0.072_214_736_997_515_74,
    -0.088_120_106_823_857_5,
    0.220_297_100_184_474,
    -0.465_046_899_731_000_8,
    0.0,
    0.0,
    0.0,
];

/// The number that a tile, counted from 0, contributes on a square.
pub(crate) fn squares_number(tile: u8, square: u8) -> u32 {
    SQUARES[usize::from(tile)][usize::from(square)].into()
}

/// The value of a position other than Win, from the sum of its numbers: always positive.
pub(crate) fn squares_value(number: u32) -> f64 {
    (f64::from(number) + f64::from(BASE)).max(1.0) / PARTS
}
