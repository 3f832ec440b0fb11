//! Positions that are equally far from the root.

/// A set of positions, by part and code.
#[derive(Clone, Debug)]
pub(super) struct Layer<C> {
    /// Ascending in each part.
    parts: Vec<Box<[C]>>,
    len: usize,
}

impl<C: Copy + Ord> Layer<C> {
    /// The empty set.
    pub fn new(parts: usize) -> Self {
        Self { parts: (0..parts).map(|_| Box::default()).collect(), len: 0 }
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// The codes of a part.
    pub fn part(&self, part: usize) -> &[C] {
        &self.parts[part]
    }

    /// Puts ascending codes into a part that is still empty.
    pub fn fill(&mut self, part: usize, codes: &[C]) {
        self.parts[part] = codes.into();
        self.len += codes.len();
    }

    /// Forgets the codes of a part.
    pub fn clear(&mut self, part: usize) {
        self.len -= std::mem::take(&mut self.parts[part]).len();
    }

    pub fn holds(&self, (part, code): (usize, C)) -> bool {
        self.parts[part].binary_search(&code).is_ok()
    }

    /// Takes the codes of a part out of ascending candidates.
    pub fn subtract_from(&self, part: usize, candidates: &mut Vec<C>) {
        let mut known = self.part(part).iter().peekable();
        candidates.retain(|code| {
            while known.next_if(|&known| known < code).is_some() {}
            known.peek().is_none_or(|&known| known != code)
        });
    }

    /// The bytes that it takes; where pointers are small, a little less, but what a search may keep is to be the same
    /// everywhere.
    pub fn bytes(&self) -> u64 {
        const PART: usize = 16;
        (self.len * size_of::<C>() + self.parts.len() * PART) as u64
    }
}
