//! Where the bit of a position is stored.
//!
//! The positions of a pattern are divided into 630 blocks of 288. A block fixes the location of
//! tile 5 (9 ways) and the set of locations of tiles 1, 2, 4 and 9 (70 ways). Within it, a row is
//! an arrangement of these four tiles on their set (24), and a bit is the places of tiles 3 and 7
//! among the remaining four locations (12). Tiles 6 and 8 follow, because the parity of the order
//! is given. Four rows, 16 bits apart, share a word, and six words form a block.
//!
//! Row moves do not change the order, and so neither block, row nor bit. Transposing the board maps
//! each of the three groups of tiles to itself; so it maps blocks to blocks, rows within a block,
//! and bits within a row (see [`super::transpose`]).

use std::sync::LazyLock;

use crate::slide::Position;

/// The number of blocks in a pattern.
pub(super) const BLOCKS: usize = 9 * 70;
/// The number of words in a block.
pub(super) const WORDS: usize = 6;
/// The number of rows in a word, each in its own lane.
pub(super) const LANES: usize = 4;
/// The number of bits from lane to lane.
pub(super) const LANE: usize = 16;
/// The number of bits in a row; the other four of a lane are unused.
pub(super) const BITS: usize = 12;
/// The bits of a word that are used.
pub(super) const USED: u64 = 0x0fff_0fff_0fff_0fff;

/// One bit for each position of a block.
pub(super) type Block = [u64; WORDS];

const CENTRE_TILE: usize = 5;
const ROW_TILES: [usize; 4] = [1, 2, 4, 9];
const BIT_TILES: [usize; 4] = [3, 7, 6, 8];

/// For four tiles on a set of four locations: the place of each tile in the set, from 0.
pub(super) type Arrangement = [u8; 4];

/// All 24 arrangements, always in the same order.
pub(super) fn arrangements() -> impl Iterator<Item = Arrangement> {
    let all = (0..=u8::MAX).map(|packed| [0, 2, 4, 6].map(|shift| packed >> shift & 3));
    all.filter(|arrangement| arrangement.iter().fold(0, |seen, place| seen | 1 << place) == 0b1111)
}

/// Packs an arrangement into a number below 256.
pub(super) fn packed([a, b, c, d]: Arrangement) -> usize {
    usize::from(a | b << 2 | c << 4 | d << 6)
}

/// An arrangement of tiles 1, 2, 4 and 9 after transposing the board, as far as tiles are renamed.
pub(super) fn renamed_row([one, two, four, nine]: Arrangement) -> Arrangement {
    [one, four, two, nine]
}

/// The places of tiles 3 and 7 after transposing the board, as far as tiles are renamed.
pub(super) fn renamed_bit([three, seven]: [u8; 2]) -> [u8; 2] {
    [seven, three]
}

/// The word and lane of the row of an arrangement.
///
/// The lane is the first tile, numbered from 0 in the arrangement. The word says how the others are
/// arranged when their numbers are exclusive-ored with the lane number. With this choice any
/// permutation of locations maps words to words, and exclusive-ors all lane numbers of a word with
/// the same number.
pub(super) fn row(arrangement: Arrangement) -> (usize, usize) {
    let lane = (0..LANES).find(|&tile| arrangement[tile] == 0).expect("a tile stands first");
    let [a, b, c] = [1, 2, 3].map(|tile| arrangement[tile ^ lane]);
    (2 * usize::from(a - 1) + usize::from(b > c), lane)
}

/// The bit for the places of tiles 3 and 7.
pub(super) fn bit([three, seven]: [u8; 2]) -> usize {
    usize::from(3 * three + seven - u8::from(seven > three))
}

/// The place of a location in a set, counted from 0.
#[expect(clippy::cast_possible_truncation, reason = "sets have at most nine members")]
pub(super) fn place_in(set: u16, location: u8) -> u8 {
    (set & ((1 << location) - 1)).count_ones() as u8
}

/// The tiles that a block fixes, as sets of locations: location i is bit i.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fixed {
    /// The location of tile 5.
    pub centre: u16,
    /// The locations of tiles 1, 2, 4 and 9.
    pub row_tiles: u16,
    /// The locations of tiles 3, 7, 6 and 8.
    pub bit_tiles: u16,
}

/// Where the bit of a position is, within its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub block: usize,
    pub word: usize,
    /// The index of the bit in the word.
    pub bit: usize,
}

/// The numbering of blocks and rows.
#[derive(Debug)]
pub(super) struct Numbering {
    /// All blocks, sorted by the location of tile 5, then by the set of tiles 1, 2, 4 and 9 as a
    /// number.
    pub blocks: Vec<Fixed>,
    /// The index of a block, by the location of tile 5 and the set of tiles 1, 2, 4 and 9.
    numbers: Vec<[u16; 512]>,
    /// The word and first bit of a row, by packed arrangement.
    rows: [[u8; 2]; 256],
}

/// The only numbering, computed when first needed.
pub(super) static NUMBERING: LazyLock<Numbering> = LazyLock::new(Numbering::new);

impl Numbering {
    fn new() -> Self {
        let mut blocks = Vec::with_capacity(BLOCKS);
        let mut numbers = vec![[0; 512]; 9];
        for (location, numbers) in numbers.iter_mut().enumerate() {
            let centre = 1 << location;
            for row_tiles in (0..512_u16).filter(|set| set.count_ones() == 4 && set & centre == 0) {
                numbers[usize::from(row_tiles)] = u16::try_from(blocks.len()).expect("there are 630");
                blocks.push(Fixed { centre, row_tiles, bit_tiles: 511 & !centre & !row_tiles });
            }
        }
        let mut rows = [[0; 2]; 256];
        for arrangement in arrangements() {
            let (word, lane) = row(arrangement);
            rows[packed(arrangement)] = [word, lane * LANE].map(|n| u8::try_from(n).expect("a word has 64 bits"));
        }
        Self { blocks, numbers, rows }
    }

    /// The index of a block.
    pub fn number(&self, fixed: Fixed) -> u16 {
        self.numbers[fixed.centre.trailing_zeros() as usize][usize::from(fixed.row_tiles)]
    }

    /// The place of a position's bit.
    #[expect(clippy::cast_possible_truncation, reason = "a tile is the low four bits")]
    pub fn place(&self, position: &Position<3>) -> Place {
        let order = position.order_nibbles();
        let mut locations = [0; 16];
        for location in 0..9_u8 {
            locations[(order >> (4 * location)) as usize % 16] = location;
        }
        let locations_of = |tiles: [usize; 4]| tiles.map(|tile| locations[tile - 1]);
        let (row_tiles, bit_tiles) = (locations_of(ROW_TILES), locations_of(BIT_TILES));
        let [row_set, bit_set] = [row_tiles, bit_tiles].map(|tiles| tiles.iter().fold(0, |set, tile| set | 1 << tile));
        let fixed = Fixed { centre: 1 << locations[CENTRE_TILE - 1], row_tiles: row_set, bit_tiles: bit_set };
        let [word, lane] = self.rows[packed(row_tiles.map(|location| place_in(row_set, location)))];
        let [three, seven, ..] = bit_tiles.map(|location| place_in(bit_set, location));
        Place { block: self.number(fixed).into(), word: word.into(), bit: usize::from(lane) + bit([three, seven]) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_positions_of_a_pattern_have_places_of_their_own() {
        for pattern in [0, 15, 33] {
            let mut seen = vec![[0; WORDS]; BLOCKS];
            for index in 0..Position::<3>::PER_PATTERN {
                let position = Position::from_index(pattern * Position::<3>::PER_PATTERN + index).unwrap();
                let Place { block, word, bit } = NUMBERING.place(&position);
                assert_eq!(seen[block][word] >> bit & 1, 0);
                seen[block][word] |= 1 << bit;
            }
            assert!(seen.iter().flatten().all(|&word| word == USED));
        }
    }
}
