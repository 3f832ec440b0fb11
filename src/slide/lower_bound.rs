//! Lower bounds from pattern databases.

use super::{
    geometry::{Shape, shapes},
    pattern::Pattern,
    position::{Position, mirror_tile},
    rank::tile,
    rules::Slide,
};
use crate::puzzle::LowerBound;

/// How many tiles a database follows; the others are all alike to it.
const FOLLOWED: usize = 4;
const UNSEEN: u8 = u8::MAX;

/// Two pattern databases of four tiles each, for SlideK with K ≤ 3.
///
/// A database holds, for every pattern and all places of its four tiles, the fewest moves that
/// bring pattern and tiles home whatever the other tiles do: a lower bound on the distance to win.
/// The bound of a position is the greatest of the two and of the two for the transposed board (they
/// cannot be added: a block moves tiles of both). For SlideThree each has 64 · 9 · 8 · 7 · 6 = 193,536 entries of one byte.
#[derive(Clone, Debug)]
pub struct PatternDatabases<const K: usize> {
    shapes: &'static [Shape],
    databases: [Database; 2],
}

#[derive(Clone, Debug)]
struct Database {
    tiles: [u8; FOLLOWED],
    /// By pattern and places; entries for places that coincide are never asked for.
    moves: Vec<u8>,
}

impl<const K: usize> Default for PatternDatabases<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const K: usize> PatternDatabases<K> {
    /// Computes both databases by backward analysis from Win.
    #[must_use]
    pub fn new() -> Self {
        const { assert!(K <= 3, "two databases of four tiles bound SlideFour too weakly") };
        let tiles = if K == 2 { [[0, 1, 2, 3]; 2] } else { [[0, 1, 2, 5], [5, 6, 7, 8]] };
        Self { shapes: shapes::<K>(), databases: tiles.map(Database::new::<K>) }
    }
}

impl<const K: usize> LowerBound<Slide<K>> for PatternDatabases<K> {
    fn lower_bound(&self, position: &Position<K>) -> u8 {
        let shape = &self.shapes[usize::from(position.pattern().index())];
        let [mut places, mut mirrored] = [[0; 16]; 2];
        for place in 0..Position::<K>::TILES {
            places[usize::from(tile(position.order, place))] = place;
            mirrored[usize::from(tile(position.order, usize::from(shape.transposed_sources[place])))] = place;
        }
        let [pattern, transposed] = [position.pattern().index(), shape.transposed].map(usize::from);
        let bound = |database: &Database| {
            let here = database.moves[database.entry::<K>(pattern, |tile| places[tile])];
            let there = database.moves[database.entry::<K>(transposed, |tile| mirrored[mirror_tile::<K>(tile)])];
            here.max(there)
        };
        bound(&self.databases[0]).max(bound(&self.databases[1]))
    }
}

impl Database {
    fn new<const K: usize>(tiles: [u8; FOLLOWED]) -> Self {
        let cells = cells::<K>();
        let mut moves = vec![UNSEEN; Pattern::<K>::COUNT as usize * cells];
        let home = usize::from(Pattern::<K>::HOME.index());
        let goal = home * cells + cell::<K>(tiles.map(usize::from));
        moves[goal] = 0;
        let mut queue = Vec::with_capacity(moves.len());
        queue.push(goal);
        let mut next = 0;
        while let Some(&entry) = queue.get(next) {
            next += 1;
            let distance = moves[entry] + 1;
            for successor in successors::<K>(shapes::<K>(), entry / cells, entry % cells) {
                if moves[successor] == UNSEEN {
                    moves[successor] = distance;
                    queue.push(successor);
                }
            }
        }
        Self { tiles, moves }
    }

    /// Where the entry for these places of the followed tiles is.
    fn entry<const K: usize>(&self, pattern: usize, place_of: impl Fn(usize) -> usize) -> usize {
        let cells = cells::<K>();
        pattern * cells + cell::<K>(self.tiles.map(|tile| place_of(usize::from(tile))))
    }
}

/// How many entries a pattern has.
const fn cells<const K: usize>() -> usize {
    Position::<K>::TILES * Position::<K>::TILES * Position::<K>::TILES * Position::<K>::TILES
}

/// The four places of a number: the inverse of [`cell`].
fn places<const K: usize>(mut cell: usize) -> [usize; FOLLOWED] {
    let mut places = [0; FOLLOWED];
    for place in places.iter_mut().rev() {
        *place = cell % Position::<K>::TILES;
        cell /= Position::<K>::TILES;
    }
    places
}

/// The number of four places.
fn cell<const K: usize>(places: [usize; FOLLOWED]) -> usize {
    places.into_iter().fold(0, |cell, place| cell * Position::<K>::TILES + place)
}

fn successors<const K: usize>(shapes: &[Shape], pattern: usize, cell: usize) -> impl Iterator<Item = usize> {
    let tiles = Position::<K>::TILES;
    let cells = cells::<K>();
    shapes[pattern].slips.iter().map(move |slip| {
        let moved = slip.sources.map_or(cell, |sources| {
            let goes_to =
                |place: usize| (0..tiles).find(|&to| usize::from(sources[to]) == place).expect("a permutation");
            places::<K>(cell).into_iter().fold(0, |moved, place| moved * tiles + goes_to(place))
        });
        usize::from(slip.to) * cells + moved
    })
}
