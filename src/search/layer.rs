//! Sets of positions at the same distance from the root.

use std::ops::Range;

use super::packed::Packed;
use crate::puzzle::Partition;

/// A set of positions, by part and code.
#[derive(Clone, Debug)]
pub(super) struct Layer<P: Partition> {
    parts: Vec<Part<P::Code>>,
    len: usize,
    bytes: u64,
}

/// Codes in ascending order.
#[derive(Clone, Debug)]
enum Part<C> {
    Plain(Box<[C]>),
    Packed(Packed),
}

impl<C> Part<C> {
    /// The memory of a part apart from its codes. Platforms with small pointers take slightly less,
    /// but the memory that a search may use must be counted alike everywhere.
    const SELF: u64 = 16;

    fn len(&self) -> usize {
        match self {
            Self::Plain(codes) => codes.len(),
            Self::Packed(numbers) => numbers.len(),
        }
    }

    fn bytes(&self) -> u64 {
        let codes = match self {
            Self::Plain(codes) => size_of_val(&**codes) as u64,
            Self::Packed(numbers) => numbers.bytes(),
        };
        codes + Self::SELF
    }
}

impl<P: Partition> Layer<P> {
    /// Creates an empty set.
    pub fn new(puzzle: &P) -> Self {
        let parts: Vec<_> = (0..puzzle.parts()).map(|_| Part::Plain(Box::default())).collect();
        let bytes = parts.iter().map(Part::bytes).sum();
        Self { parts, len: 0, bytes }
    }

    /// Creates a set of one position.
    pub fn alone(puzzle: &P, position: &P::Position) -> Self {
        let mut layer = Self::new(puzzle);
        let (part, code) = puzzle.encode(position);
        layer.fill(part, &[code]);
        layer
    }

    /// The number of positions.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The memory of the set, in bytes.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of positions in a part.
    pub fn len_of(&self, part: usize) -> usize {
        self.parts[part].len()
    }

    /// The ascending codes of a part, unpacked to a buffer if necessary.
    pub fn part<'a>(&'a self, puzzle: &P, part: usize, buffer: &'a mut Vec<P::Code>) -> &'a [P::Code] {
        match &self.parts[part] {
            Part::Plain(codes) => codes,
            Part::Packed(numbers) => {
                buffer.clear();
                buffer.reserve_exact(numbers.len());
                buffer.extend(numbers.iter().map(|number| puzzle.numbered(number)));
                buffer
            }
        }
    }

    /// Stores ascending codes in an empty part.
    pub fn fill(&mut self, part: usize, codes: &[P::Code]) {
        self.put(part, Part::Plain(codes.into()));
    }

    /// Stores ascending codes in packed form, if codes have numbers and there are enough of them.
    pub fn fill_packed(&mut self, puzzle: &P, part: usize, codes: &[P::Code]) {
        let last = codes.last().and_then(|&last| puzzle.number(last));
        let numbers = codes.iter().map(|&code| puzzle.number(code).unwrap_or(0));
        let packed = last.map(|last| Packed::new(numbers, last));
        match packed.filter(|packed| packed.bytes() < size_of_val(codes) as u64) {
            Some(packed) => self.put(part, Part::Packed(packed)),
            None => self.fill(part, codes),
        }
    }

    /// Packs all codes, if they have numbers.
    pub fn pack(&mut self, puzzle: &P) {
        for part in 0..self.parts.len() {
            if let Part::Plain(codes) = self.take(part) {
                self.fill_packed(puzzle, part, &codes);
            }
        }
    }

    /// Removes the codes of a part.
    pub fn clear(&mut self, part: usize) {
        self.take(part);
    }

    fn take(&mut self, part: usize) -> Part<P::Code> {
        let before = std::mem::replace(&mut self.parts[part], Part::Plain(Box::default()));
        self.len -= before.len();
        self.bytes -= before.bytes() - Part::<P::Code>::SELF;
        before
    }

    fn put(&mut self, part: usize, codes: Part<P::Code>) {
        self.len += codes.len();
        self.bytes += codes.bytes() - Part::<P::Code>::SELF;
        self.parts[part] = codes;
    }

    /// Appends the results of moves from some parts, optionally only from a range of all positions.
    pub fn play_into(
        &self,
        puzzle: &P,
        moves: &[(usize, P::Move)],
        range: Option<&Range<usize>>,
        out: &mut Vec<P::Code>,
        buffer: &mut Vec<P::Code>,
    ) {
        for &(from, mv) in moves {
            let mut codes = self.part(puzzle, from, buffer);
            if let Some(range) = range {
                let begin: usize = (0..from).map(|part| self.len_of(part)).sum();
                let within = |at: usize| at.saturating_sub(begin).min(codes.len());
                codes = &codes[within(range.start)..within(range.end)];
            }
            puzzle.play_all(from, mv, codes, out);
        }
    }

    /// Whether the set contains a position.
    pub fn holds(&self, puzzle: &P, (part, code): (usize, P::Code)) -> bool {
        match (&self.parts[part], puzzle.number(code)) {
            (Part::Packed(numbers), number) => numbers.iter().find(|&other| Some(other) >= number) == number,
            (Part::Plain(codes), _) => codes.binary_search(&code).is_ok(),
        }
    }

    /// Removes the codes of a part from ascending candidates.
    pub fn subtract_from(&self, puzzle: &P, part: usize, candidates: &mut Vec<P::Code>, buffer: &mut Vec<P::Code>) {
        let mut known = self.part(puzzle, part, buffer).iter().peekable();
        candidates.retain(|code| {
            while known.next_if(|&known| known < code).is_some() {}
            known.peek().is_none_or(|&known| known != code)
        });
    }

    /// The intersection with another set, in ascending order.
    pub fn shared(&self, puzzle: &P, other: &Self) -> Vec<(usize, P::Code)> {
        let (mut buffer, mut shared) = (Vec::new(), Vec::new());
        for part in 0..self.parts.len() {
            let codes = self.part(puzzle, part, &mut buffer).iter();
            shared.extend(codes.map(|&code| (part, code)).filter(|&found| other.holds(puzzle, found)));
        }
        shared
    }
}
