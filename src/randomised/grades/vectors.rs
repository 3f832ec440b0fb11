//! Grades in vectors: sums over the tiles of 16 leaves at a time, by looking up the numbers of a tile on 16 squares, and
//! minima of 8 leaves at a time.

use core::arch::wasm32::{
    i8x16_add, i8x16_swizzle, i16x8, i16x8_add, i16x8_bitmask, i16x8_eq, i16x8_extract_lane, i16x8_max, i16x8_min,
    i16x8_mul, i16x8_shuffle, i16x8_splat, i32x4_add, i32x4_extend_high_i16x8, i32x4_extend_low_i16x8, i32x4_splat,
    u16x8_extend_high_u8x16, u16x8_extend_low_u8x16, u16x8_extract_lane, u32x4, u32x4_extract_lane, u64x2, v128,
    v128_and, v128_bitselect, v128_or,
};
use std::array;

use super::SUMS;
use crate::{
    randomised::{
        Fat, Outlook,
        features::{Field, Place, TILES, tiles},
        graph::Class,
        graph::Graph,
        partial_sums::PartialSums,
        places::Places,
        positions_by_ply::SUCCESSORS,
    },
    slide::Position,
};

/// The grades in a vector.
const LANES: usize = 8;
/// The sums that are computed together.
const BYTES: usize = 16;
/// So many numbers of tiles, none of which is above 85, have a sum of one byte.
const TOGETHER: usize = 3;
/// A grade above all others.
const NONE: i16 = i16::MAX;

/// The leaves of a graph, in vectors. The leaves of a class begin with a vector of their own, and the last one is filled up.
#[derive(Clone, Debug, Default)]
pub struct Vectors {
    /// The squares of the tiles of 16 leaves: a vector for each location of the root.
    squares: Vec<[v128; TILES]>,
    /// For each vector of leaves, the grade above all others where there is no leaf, and 0 elsewhere.
    gaps: Vec<v128>,
    /// For each class and each of its successors, the number of paths to each leaf: two vectors for a vector of leaves.
    ways: Vec<[v128; 2]>,
    classes: Vec<Part>,
}

/// The leaves of a class.
#[derive(Clone, Debug)]
struct Part {
    /// The index of the first leaf.
    from: usize,
    /// The number of vectors of leaves.
    length: usize,
    /// A bit set of the root's successors.
    reached_from: u8,
    /// For each successor of the root that leads to other leaves, the grade above all others, and 0 elsewhere.
    others: v128,
}

impl Vectors {
    /// The vectors of leaves with these squares, classes and paths.
    pub fn new(leaves: &[[u8; TILES]], classes: &[Class], ways: &[u32]) -> Self {
        let none = |is_none| if is_none { NONE } else { 0 };
        let mut vectors = Self::default();
        let mut squares = Vec::new();
        for class in classes {
            let leaves = &leaves[class.from..class.to];
            for leaves in leaves.chunks(LANES) {
                squares.extend((0..LANES).map(|lane| leaves.get(lane).copied().unwrap_or_default()));
                vectors.gaps.push(shorts(|lane| none(lane >= leaves.len())));
            }
            for place in 0..class.successors().count() {
                let from = class.ways + place * leaves.len();
                for ways in ways[from..from + leaves.len()].chunks(LANES) {
                    let ways = |lane: usize| ways.get(lane).copied().unwrap_or_default();
                    vectors
                        .ways
                        .push([0, 4].map(|lane| u32x4(ways(lane), ways(lane + 1), ways(lane + 2), ways(lane + 3))));
                }
            }
            vectors.classes.push(Part {
                from: class.from,
                length: leaves.len().div_ceil(LANES),
                reached_from: class.reached_from,
                others: shorts(|successor| none(!class.is_reached_from(successor))),
            });
        }
        let square = |squares: &[[u8; TILES]], at: usize, location| squares.get(at).map_or(0, |leaf| leaf[location]);
        let bytes = |squares| array::from_fn(|location| bytes(|at| square(squares, at, location)));
        vectors.squares = squares.chunks(BYTES).map(bytes).collect();
        vectors
    }

    /// The classes, each with those of its items that are left.
    fn classes<'a, T>(
        &'a self,
        mut items: &'a [T],
        count: impl Fn(&Part) -> usize,
    ) -> impl Iterator<Item = (&'a Part, &'a [T])> {
        self.classes.iter().map(move |class| {
            let (own, rest) = items.split_at(count(class));
            items = rest;
            (class, own)
        })
    }
}

fn bytes(byte: impl Fn(usize) -> u8) -> v128 {
    let half = |half: usize| u64::from_le_bytes(array::from_fn(|at| byte(BYTES / 2 * half + at)));
    u64x2(half(0), half(1))
}

fn shorts(short: impl Fn(usize) -> i16) -> v128 {
    i16x8(short(0), short(1), short(2), short(3), short(4), short(5), short(6), short(7))
}

/// The grades of a function.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The numbers of each tile on all squares.
    numbers: [v128; TILES],
    grades: Box<[i16; SUMS]>,
    line: Option<Line>,
}

/// Grades that rise or fall by one from sum to sum, between a least and a greatest one.
#[derive(Clone, Copy, Debug)]
struct Line {
    /// The grade of sum 0.
    first: i16,
    step: i16,
    least: i16,
    greatest: i16,
}

impl Line {
    /// The line on which all these grades are, if there is one.
    fn through(grades: &[i16]) -> Option<Self> {
        let (&first, &last) = (grades.first()?, grades.last()?);
        let line = Self { first, step: (last - first).signum(), least: first.min(last), greatest: first.max(last) };
        let is_on_line =
            |(sum, &grade): (i16, &i16)| grade == (first + line.step * sum).clamp(line.least, line.greatest);
        (0..).zip(grades).all(is_on_line).then_some(line)
    }

    /// The grades of some sums.
    fn grades(self, sums: v128) -> v128 {
        let grades = i16x8_add(i16x8_mul(sums, i16x8_splat(self.step)), i16x8_splat(self.first));
        i16x8_max(i16x8_min(grades, i16x8_splat(self.greatest)), i16x8_splat(self.least))
    }
}

impl Rows {
    /// The grades of a function with this field, by sum.
    pub fn new(field: Field, grades: &[i16; SUMS]) -> Self {
        let number = |tile: u8, square: u8| {
            let place = Place { square, location: 0, blank_right: false, blank_below: false };
            u8::try_from(place.word(tile) >> field.shift & field.mask).expect("a number of a tile fits a byte")
        };
        let index = |index: usize| u8::try_from(index).expect("boards are small");
        let row = |tile| bytes(|square| number(index(tile), index(square)));
        let line = (0..SUMS).rfind(|&sum| sum as u64 <= field.mask).and_then(|last| Line::through(&grades[..=last]));
        Self { numbers: array::from_fn(row), grades: Box::new(*grades), line }
    }

    fn grades(&self, sums: v128) -> v128 {
        let Some(line) = self.line else {
            let grade = |sum: u16| self.grades[usize::from(sum) % SUMS];
            return i16x8(
                grade(u16x8_extract_lane::<0>(sums)),
                grade(u16x8_extract_lane::<1>(sums)),
                grade(u16x8_extract_lane::<2>(sums)),
                grade(u16x8_extract_lane::<3>(sums)),
                grade(u16x8_extract_lane::<4>(sums)),
                grade(u16x8_extract_lane::<5>(sums)),
                grade(u16x8_extract_lane::<6>(sums)),
                grade(u16x8_extract_lane::<7>(sums)),
            );
        };
        line.grades(sums)
    }
}

/// The grades of all leaves, and the least ones, in buffers that are reused by later searches.
#[derive(Clone, Debug)]
pub struct Leaves {
    grades: Vec<v128>,
    /// The least of each class, in all lanes.
    least: Vec<v128>,
    /// The least of each successor of the root, in its lane.
    minima: v128,
}

impl Default for Leaves {
    fn default() -> Self {
        Self { grades: Vec::new(), least: Vec::new(), minima: i16x8_splat(NONE) }
    }
}

impl Leaves {
    /// Computes the grades of all leaves.
    pub fn grade(&mut self, graph: &Graph, root: &Position<3>, _: (&Places, &mut PartialSums), rows: &Rows) {
        let mut numbers = rows.numbers;
        numbers.iter_mut().zip(tiles(root)).for_each(|(row, tile)| *row = rows.numbers[usize::from(tile)]);
        let Vectors { squares, gaps, .. } = &graph.vectors;
        self.grades.clear();
        self.grades.extend(
            squares
                .iter()
                .flat_map(|squares| sums(squares, &numbers))
                .zip(gaps)
                .map(|(sums, gaps)| v128_or(rows.grades(sums), *gaps)),
        );
    }

    /// Overwrites the grade of one leaf.
    pub fn set(&mut self, graph: &Graph, leaf: usize, grade: i16) {
        let mut from = 0;
        for (index, class) in graph.vectors.classes.iter().enumerate() {
            let next = graph.vectors.classes.get(index + 1).map_or(usize::MAX, |class| class.from);
            if leaf < next {
                let at = leaf - class.from;
                let lane = shorts(|lane| if lane == at % LANES { -1 } else { 0 });
                let grades = &mut self.grades[from + at / LANES];
                *grades = v128_bitselect(i16x8_splat(grade), *grades, lane);
                return;
            }
            from += class.length;
        }
    }

    /// Finds the minima.
    pub fn find(&mut self, graph: &Graph) {
        self.minima = i16x8_splat(NONE);
        self.least.clear();
        for (class, grades) in graph.vectors.classes(&self.grades, |class| class.length) {
            let least = grades.iter().fold(i16x8_splat(NONE), |least, &grades| i16x8_min(least, grades));
            let least = i16x8_min(least, i16x8_shuffle::<4, 5, 6, 7, 0, 1, 2, 3>(least, least));
            let least = i16x8_min(least, i16x8_shuffle::<2, 3, 0, 1, 6, 7, 4, 5>(least, least));
            let least = i16x8_min(least, i16x8_shuffle::<1, 0, 3, 2, 5, 4, 7, 6>(least, least));
            self.minima = i16x8_min(self.minima, v128_or(least, class.others));
            self.least.push(least);
        }
    }

    /// The minimum below each successor.
    pub fn successors(&self, graph: &Graph) -> impl Iterator<Item = i16> {
        let minima: [i16; SUCCESSORS] = [
            i16x8_extract_lane::<0>(self.minima),
            i16x8_extract_lane::<1>(self.minima),
            i16x8_extract_lane::<2>(self.minima),
            i16x8_extract_lane::<3>(self.minima),
            i16x8_extract_lane::<4>(self.minima),
            i16x8_extract_lane::<5>(self.minima),
        ];
        minima.into_iter().take(graph.successors)
    }

    /// Fills in the minimal leaves, once the minima were found.
    pub fn minimal_leaves(&self, graph: &Graph, fat: Fat, outlook: &mut Outlook) {
        let mut minimal = [0; SUCCESSORS];
        let Vectors { ways, .. } = &graph.vectors;
        let all_ways = graph.vectors.classes(ways, |class| class.length * class.reached_from.count_ones() as usize);
        let grades = graph.vectors.classes(&self.grades, |class| class.length);
        for (((class, grades), (_, ways)), &least) in grades.zip(all_ways).zip(&self.least) {
            let has_least = i16x8_bitmask(i16x8_eq(self.minima, least)) & class.reached_from;
            if has_least == 0 {
                continue;
            }
            let mut ways = ways.chunks_exact(class.length);
            for (successor, minimal) in minimal.iter_mut().enumerate() {
                if class.reached_from >> successor & 1 == 0 {
                    continue;
                }
                let ways = ways.next().unwrap_or_default();
                if has_least >> successor & 1 == 0 {
                    continue;
                }
                *minimal += match fat {
                    Fat::Tree => minimal_ways(grades, ways, least),
                    Fat::Distinct => grades
                        .iter()
                        .map(|&grades| u64::from(i16x8_bitmask(i16x8_eq(grades, least)).count_ones()))
                        .sum(),
                };
            }
        }
        outlook.minimal_leaves.extend(&minimal[..graph.successors]);
    }
}

/// The sums of 16 leaves.
#[inline]
fn sums(squares: &[v128; TILES], numbers: &[v128; TILES]) -> [v128; 2] {
    let mut sums = [i16x8_splat(0); 2];
    for (squares, numbers) in squares.as_chunks::<TOGETHER>().0.iter().zip(numbers.as_chunks::<TOGETHER>().0) {
        let number = |at: usize| i8x16_swizzle(numbers[at], squares[at]);
        let together = i8x16_add(i8x16_add(number(0), number(1)), number(2));
        sums[0] = i16x8_add(sums[0], u16x8_extend_low_u8x16(together));
        sums[1] = i16x8_add(sums[1], u16x8_extend_high_u8x16(together));
    }
    sums
}

/// The number of paths to the leaves of the least grade.
#[inline]
fn minimal_ways(grades: &[v128], ways: &[[v128; 2]], least: v128) -> u64 {
    let mut sums = i32x4_splat(0);
    for (&grades, &[low, high]) in grades.iter().zip(ways) {
        let is_least = i16x8_eq(grades, least);
        sums = i32x4_add(sums, v128_and(low, i32x4_extend_low_i16x8(is_least)));
        sums = i32x4_add(sums, v128_and(high, i32x4_extend_high_i16x8(is_least)));
    }
    let [a, b, c, d] = [
        u32x4_extract_lane::<0>(sums),
        u32x4_extract_lane::<1>(sums),
        u32x4_extract_lane::<2>(sums),
        u32x4_extract_lane::<3>(sums),
    ];
    u64::from(a + b + c + d)
}
