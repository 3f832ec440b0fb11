//! Numbered places of tiles, with the summand of each tile at each place.

use super::features::{PATTERNS, Place, TILES, squares};
use crate::slide::Position;

/// The summands of a tile by the number of the place; zero beyond the last place.
pub(super) type Row = [u64; 256];

/// All places that tiles may occupy, distinguished as far as the evaluation functions in use
/// require.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// The number of the place at each location of each pattern.
    numbers: Vec<[u8; TILES]>,
    /// For each tile, its summands to the word.
    words: Vec<Row>,
    /// For each tile, its summands to the key.
    keys: Vec<Row>,
}

impl Places {
    /// Distinguishes places by square alone, or by everything that Perm and Nb depend on too. There
    /// are fewer places by square, but the fields of these two functions are then meaningless.
    pub fn new(by_square_alone: bool) -> Self {
        let squares = squares();
        let place = |pattern: usize, location| match Place::new(&squares[pattern], location) {
            place if by_square_alone => place.by_square_alone(),
            place => place,
        };
        let mut list: Vec<Place> = Vec::new();
        let mut numbers = vec![[0; TILES]; PATTERNS];
        for (pattern, numbers) in numbers.iter_mut().enumerate() {
            for (location, number) in numbers.iter_mut().enumerate() {
                let place = place(pattern, location);
                let known = list.iter().position(|other| *other == place);
                if known.is_none() {
                    list.push(place);
                }
                *number = u8::try_from(known.unwrap_or(list.len() - 1)).expect("there are fewer than 256 places");
            }
        }
        let tiles = || (0_u8..).take(TILES);
        let row = |added: &dyn Fn(&Place) -> u64| {
            let mut row = [0; 256];
            row.iter_mut().zip(&list).for_each(|(number, place)| *number = added(place));
            row
        };
        Self {
            numbers,
            words: tiles().map(|tile| row(&|place| place.word(tile))).collect(),
            keys: tiles().map(|tile| row(&|place| u64::from(place.square) << (4 * tile))).collect(),
        }
    }

    /// The number of the place at a location of a position's pattern.
    pub fn number(&self, position: &Position<3>, location: usize) -> u8 {
        self.numbers[usize::from(position.pattern().index())][location]
    }

    /// The summands of a tile, counted from 0, to the word at each place.
    pub fn words(&self, tile: u8) -> &Row {
        &self.words[usize::from(tile)]
    }

    /// The summands of a tile, counted from 0, to the key at each place.
    pub fn keys(&self, tile: u8) -> &Row {
        &self.keys[usize::from(tile)]
    }
}
