//! The blocks that can slide and their destinations, computed once for every pattern.

use std::sync::OnceLock;

use super::{
    moves::{Axis, Move},
    pattern::Pattern,
    rank::Nibbles,
};

/// The size of an array with a place for each tile. A power of two: an index masked to be below it
/// needs no bounds check.
pub(super) const PLACES: usize = 32;

/// A move from one pattern to another.
#[derive(Clone, Debug)]
pub(super) struct Slip {
    pub mv: Move,
    /// The number of the pattern it leads to.
    pub to: u16,
    /// For each location of the new pattern, the location its tile comes from; `None` for row
    /// moves, which do not change the order.
    pub sources: Option<[u8; PLACES]>,
    /// The same, grouped by distance: the tiles of each mask are rotated left by this many bits.
    /// Empty for SlideFive, whose orders do not fit a word.
    shifts: Vec<(Nibbles, u32)>,
}

impl Slip {
    /// The order of the tiles after the move.
    #[inline]
    pub fn apply(&self, order: Nibbles) -> Nibbles {
        if self.sources.is_none() {
            return order;
        }
        self.shifts.iter().fold(0, |moved, &(mask, bits)| moved | (order & mask).rotate_left(bits))
    }
}

/// Groups the locations whose tiles move equally far: their bits, and the left rotation in bits. A
/// location is `width` bits wide; `first` has the bits of the first one.
pub(super) fn shifts(sources: &[u8], width: u32, first: u64) -> Vec<(u64, u32)> {
    let mut shifts: Vec<(u64, u32)> = Vec::new();
    for (to, from) in (0_u32..).zip(sources.iter().copied().map(u32::from)) {
        let bits = (64 + width * to - width * from) % 64;
        let tile = first << (width * from);
        match shifts.iter_mut().find(|shift| shift.1 == bits) {
            Some(shift) => shift.0 |= tile,
            None => shifts.push((tile, bits)),
        }
    }
    shifts
}

/// A pattern and its derived data.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// The square of each location, row · (K + 1) + column; locations number the covered squares
    /// row by row.
    pub squares: [u8; PLACES],
    /// The moves in their fixed order: rows, then columns.
    pub slips: Vec<Slip>,
    /// Whether only odd orders are reachable in this pattern.
    pub odd_orders: bool,
    /// Whether the distance to win is odd in this pattern.
    pub is_odd: bool,
    /// The pattern of the transposed board.
    pub transposed: u16,
    /// For each location of the transposed pattern, the location its tile comes from.
    pub transposed_sources: [u8; PLACES],
    /// For each location, the one its tile goes to in the transposed pattern: the inverse of
    /// `transposed_sources`.
    pub transposed_places: [u8; PLACES],
}

/// All patterns of SlideK, by number.
pub(super) fn shapes<const K: usize>() -> &'static [Shape] {
    static SHAPES: [OnceLock<Vec<Shape>>; 6] = [const { OnceLock::new() }; 6];
    SHAPES[K].get_or_init(build::<K>)
}

fn build<const K: usize>() -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Pattern::<K>::all().map(shape).collect();
    settle_parities(&mut shapes, Pattern::<K>::HOME.index(), K * K);
    shapes
}

fn shape<const K: usize>(pattern: Pattern<K>) -> Shape {
    let width = K + 1;
    let covered = pattern.squares();
    let mut squares = [0; PLACES];
    let on_board = (0_u8..).take(width * width).filter(|square| covered >> square & 1 == 1);
    squares.iter_mut().zip(on_board).for_each(|(location, square)| *location = square);

    let mut slips = Vec::with_capacity(2 * K);
    for axis in [Axis::Row, Axis::Column] {
        for line in 0..width {
            let square = |step: usize| if axis == Axis::Row { line * width + step } else { step * width + line };
            let is_covered = |step: usize| covered >> square(step) & 1 == 1;
            if !(1..K).all(is_covered) || is_covered(0) == is_covered(K) {
                continue;
            }
            let forward = is_covered(0);
            let after = covered ^ 1 << square(0) ^ 1 << square(K);
            let came_from = |to: usize| match (0..=K).find(|&step| square(step) == to) {
                Some(step) if forward => square(step - 1),
                Some(step) => square(step + 1),
                None => to,
            };
            let to = Pattern::<K>::of_squares(after).expect("a slide leads from pattern to pattern");
            let sources = (axis == Axis::Column).then(|| sources(covered, after, came_from));
            let shifts = sources.filter(|_| K < 5).map_or_else(Vec::new, |sources| shifts(&sources[..K * K], 4, 15));
            let line = u8::try_from(line).expect("boards are small");
            slips.push(Slip { mv: Move { axis, line, forward }, to: to.index(), sources, shifts });
        }
    }

    let mirror = |square: usize| square % width * width + square / width;
    let mirrored = (0..width * width).filter(|&s| covered >> s & 1 == 1).fold(0, |set, s| set | 1 << mirror(s));
    let transposed = Pattern::<K>::of_squares(mirrored).expect("a transposed pattern is a pattern");
    let transposed_sources = sources(covered, mirrored, mirror);
    Shape {
        squares,
        slips,
        odd_orders: false,
        is_odd: pattern.is_odd(),
        transposed: transposed.index(),
        transposed_sources,
        transposed_places: inverse(&transposed_sources[..K * K]),
    }
}

/// The destination of each location, given the source of each.
pub(super) fn inverse(sources: &[u8]) -> [u8; PLACES] {
    let mut places = [0; PLACES];
    for (to, &from) in (0_u8..).zip(sources) {
        places[usize::from(from)] = to;
    }
    places
}

/// The location before the move of the tile at each location after it, given the square each tile
/// came from.
fn sources(before: u64, after: u64, came_from: impl Fn(usize) -> usize) -> [u8; PLACES] {
    let mut sources = [0; PLACES];
    let squares = (0..64).filter(|square| after >> square & 1 == 1);
    for (source, square) in sources.iter_mut().zip(squares) {
        let below = before & ((1 << came_from(square)) - 1);
        *source = u8::try_from(below.count_ones()).expect("boards are small");
    }
    sources
}

/// Propagates parities over the moves from `home`, where reachable orders are even: an odd
/// permutation changes the parity.
fn settle_parities(shapes: &mut [Shape], home: u16, tiles: usize) {
    let mut settled = vec![false; shapes.len()];
    settled[usize::from(home)] = true;
    let mut queue = vec![home];
    while let Some(from) = queue.pop() {
        let odd = shapes[usize::from(from)].odd_orders;
        for slip in shapes[usize::from(from)].slips.clone() {
            let to = usize::from(slip.to);
            if !settled[to] {
                settled[to] = true;
                shapes[to].odd_orders = odd != slip.sources.is_some_and(|sources| is_odd(&sources[..tiles]));
                queue.push(slip.to);
            }
        }
    }
}

fn is_odd(permutation: &[u8]) -> bool {
    let pairs = (0..permutation.len()).flat_map(|i| (0..i).map(move |j| (j, i)));
    pairs.filter(|&(j, i)| permutation[j] > permutation[i]).count() % 2 == 1
}
