//! Lines, neighbours and distances on boards of both sizes.
//!
//! A square has the number 8 · rank + file, both counted from 0 at a1, on both boards: the squares
//! of the small board have the same numbers as on the large one.

/// The squares of the first file.
pub(super) const FILE_A: u64 = 0x0101_0101_0101_0101;
/// The squares of the eighth file.
const FILE_H: u64 = FILE_A << 7;

/// The differences of square numbers in the four directions east, north-west, north and north-east.
pub(super) const STEPS: [u8; 4] = [1, 7, 8, 9];
/// The same as differences of files; all but the first lead one rank up.
const EAST: [i8; 4] = [1, -1, 0, 1];

/// The geometry of a board.
#[derive(Debug)]
pub(super) struct Geometry {
    /// All squares.
    pub board: u64,
    /// The squares on its edge.
    pub edge: u64,
    /// The whole line through a square in each direction.
    pub lines: [[u64; 4]; 64],
    /// The number of squares from a square to the edge in each direction, followed by the opposite
    /// directions.
    pub room: [[u8; 8]; 64],
}

/// The board of 8 × 8 squares.
pub(super) static LARGE: Geometry = Geometry::new(8);
/// The board of 6 × 6 squares.
pub(super) static SMALL: Geometry = Geometry::new(6);

impl Geometry {
    #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)] // All are below 64.
    const fn new(size: u8) -> Self {
        let mut geometry = Self { board: 0, edge: 0, lines: [[0; 4]; 64], room: [[0; 8]; 64] };
        let mut square = 0;
        while square < 64 {
            let (file, rank) = (square as u8 % 8, square as u8 / 8);
            if file < size && rank < size {
                geometry.board |= 1 << square;
                if file == 0 || rank == 0 || file + 1 == size || rank + 1 == size {
                    geometry.edge |= 1 << square;
                }
                let mut direction = 0;
                while direction < 4 {
                    let (east, north) = (EAST[direction], if direction == 0 { 0 } else { 1 });
                    let ahead = room([file, rank], [east, north], size);
                    let back = room([file, rank], [-east, -north], size);
                    geometry.room[square][direction] = ahead;
                    geometry.room[square][direction + 4] = back;
                    let step = STEPS[direction] as usize;
                    let mut at = square - back as usize * step;
                    let last = square + ahead as usize * step;
                    while at <= last {
                        geometry.lines[square][direction] |= 1 << at;
                        at += step;
                    }
                    direction += 1;
                }
            }
            square += 1;
        }
        geometry
    }
}

/// The number of steps that stay on the board.
#[allow(clippy::cast_possible_wrap)] // Boards are small.
const fn room(at: [u8; 2], step: [i8; 2], size: u8) -> u8 {
    let [mut file, mut rank] = [at[0] as i8, at[1] as i8];
    let mut steps = 0;
    loop {
        file += step[0];
        rank += step[1];
        if file < 0 || rank < 0 || file >= size as i8 || rank >= size as i8 {
            return steps;
        }
        steps += 1;
    }
}

/// Shifts squares one file to the right.
#[inline]
pub(super) const fn east(squares: u64) -> u64 {
    (squares & !FILE_H) << 1
}

/// Shifts squares one file to the left.
#[inline]
pub(super) const fn west(squares: u64) -> u64 {
    (squares & !FILE_A) >> 1
}

/// These squares and all that touch them.
#[inline]
pub(super) const fn spread(squares: u64) -> u64 {
    let wide = squares | east(squares) | west(squares);
    wide | wide << 8 | wide >> 8
}

/// The pieces connected to some of them.
#[inline]
pub(super) const fn groups_of(seeds: u64, pieces: u64) -> u64 {
    let mut found = seeds & pieces;
    loop {
        let more = spread(found) & pieces;
        if more == found {
            return found;
        }
        found = more;
    }
}

/// The squares more than this many king's moves away from a square, for 0 to 6.
static BEYOND: [[u64; 7]; 64] = {
    let mut beyond = [[0; 7]; 64];
    let mut square = 0;
    while square < 64 {
        let mut near = 1 << square;
        let mut distance = 0;
        while distance < 7 {
            beyond[square][distance] = !near;
            near = spread(near);
            distance += 1;
        }
        square += 1;
    }
    beyond
};

/// The sum of the distances of some squares from one square, in king's moves.
#[inline]
pub(super) fn distances(squares: u64, from: u8) -> u32 {
    let far = &BEYOND[usize::from(from & 63)];
    far.iter().map(|far| squares & far).take_while(|&far| far != 0).map(u64::count_ones).sum()
}

/// The distance between two squares in king's moves.
#[inline]
pub(super) const fn distance(one: u8, two: u8) -> u8 {
    let (files, ranks) = ((one % 8).abs_diff(two % 8), (one / 8).abs_diff(two / 8));
    if files > ranks { files } else { ranks }
}

/// The squares within two king's moves of a square.
#[inline]
pub(super) const fn around(square: u8) -> u64 {
    !BEYOND[(square & 63) as usize][2]
}
