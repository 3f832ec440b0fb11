//! Columns: texts of one kind, one for each day, in few bytes. `www/today/shipped.js` reads them with the same model.
//!
//! Each sign of the texts is written as bits, from the highest, by an arithmetic coder. The probability of a bit is
//! mixed from those in nine contexts, of which some look at the row above, as in context mixing [Mahoney 2005]; in
//! place of logarithms it has x = (p − ½) / √(p (1 − p)) and its inverse, which are the same numbers on every machine.

/// The number of contexts.
const CONTEXTS: usize = 9;
/// The bits of an index in the table of a context.
const SLOTS: u32 = 16;
/// The weight of each context at first, and how fast weights are learned.
const WEIGHT: f64 = 0.2;
const RATE: f64 = 0.02;
/// Probabilities in a context stay this far away from 0 and 1.
const CERTAIN: f64 = 0.001;
/// A probability moves by 1 / (n + this) after n bits in its context, for at most so many.
const EARLY: f64 = 0.6;
const MOST: f64 = 255.0;
/// The bits of a probability for the coder, and the bounds.
const UNIT: u32 = 1 << 16;
const LEAST: u32 = 1 << 4;

/// Texts in few bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The signs that occur, each once. The first ends a text.
    pub signs: String,
    /// Whether runs of free squares, which are numbers in the texts, are written out as points.
    pub is_spread: bool,
    /// The bits.
    pub bytes: Vec<u8>,
}

impl Column {
    /// Packs texts, each with two signs at its end that are no part of a position.
    #[must_use]
    pub fn pack(texts: &[String]) -> Self {
        let plain = Self::pack_signs(texts, false);
        if texts.iter().any(|text| gather(&spread(text)) != *text) {
            return plain;
        }
        let spread: Vec<_> = texts.iter().map(|text| spread(text)).collect();
        let spread = Self::pack_signs(&spread, true);
        if spread.bytes.len() < plain.bytes.len() { spread } else { plain }
    }

    fn pack_signs(texts: &[String], is_spread: bool) -> Self {
        let mut signs: Vec<char> = texts.iter().flat_map(|text| text.chars()).collect();
        signs.push(END);
        signs.sort_unstable();
        signs.dedup();
        let mut model = Model::new(&signs);
        let mut coder = Coder::default();
        for sign in texts.iter().flat_map(|text| text.chars().chain([END])) {
            let code = signs.iter().position(|&other| other == sign).expect("every sign is listed");
            model.pass(|shift, one| {
                let bit = code >> shift & 1 == 1;
                coder.write(bit, one);
                bit
            });
        }
        Self { signs: signs.into_iter().collect(), is_spread, bytes: coder.finish() }
    }

    /// The first so many texts.
    #[must_use]
    pub fn unpack(&self, count: usize) -> Vec<String> {
        let signs: Vec<char> = self.signs.chars().collect();
        let mut model = Model::new(&signs);
        let mut reader = Reader::new(&self.bytes);
        let mut texts = Vec::new();
        let mut text = String::new();
        while texts.len() < count {
            let code = model.pass(|_, one| reader.read(one));
            match signs.get(code) {
                Some(&END) => {
                    texts.push(if self.is_spread { gather(&text) } else { text.clone() });
                    text.clear();
                }
                Some(&sign) => text.push(sign),
                None => break,
            }
        }
        texts
    }
}

/// The sign that ends a text.
const END: char = '\n';

/// A text without its last two signs, and these.
fn split(text: &str) -> (&str, &str) {
    text.split_at(text.len().saturating_sub(2))
}

/// Writes runs of free squares as points.
fn spread(text: &str) -> String {
    let (position, rest) = split(text);
    let signs = position.chars().map(|sign| match sign.to_digit(10) {
        Some(count) => ".".repeat(count as usize),
        None => sign.to_string(),
    });
    signs.collect::<String>() + rest
}

/// The inverse of [`spread`], for positions that are written so.
fn gather(text: &str) -> String {
    let (position, rest) = split(text);
    let (mut gathered, mut run) = (String::new(), 0);
    for sign in position.chars().map(Some).chain([None]) {
        if sign == Some('.') {
            run += 1;
            continue;
        }
        if run > 0 {
            gathered += &run.to_string();
            run = 0;
        }
        gathered.extend(sign);
    }
    gathered + rest
}

/// The probabilities of the next sign.
struct Model {
    signs: Vec<char>,
    bits: u32,
    /// In each context the probability of a one, and the number of bits so far.
    tables: Vec<Vec<(f64, f64)>>,
    /// The weights of the contexts, by the bits of the sign so far.
    weights: Vec<[f64; CONTEXTS]>,
    /// The number of the text, and that of the sign in it.
    line: u32,
    index: u32,
    /// The last signs of the text, the last one first; all codes here are one higher, and 0 is none.
    last: [u32; 3],
    row: u32,
    /// The signs of this row and of the one before, without digits.
    current: Vec<u32>,
    above: Vec<u32>,
    after_digit: bool,
}

impl Model {
    fn new(signs: &[char]) -> Self {
        let bits = usize::BITS - signs.len().saturating_sub(1).leading_zeros();
        Self {
            signs: signs.to_vec(),
            bits,
            tables: vec![vec![(0.5, 0.0); 1 << SLOTS]; CONTEXTS],
            weights: vec![[WEIGHT; CONTEXTS]; 1 << bits],
            line: 0,
            index: 0,
            last: [0; 3],
            row: 0,
            current: Vec::new(),
            above: Vec::new(),
            after_digit: false,
        }
    }

    /// The hashes of the contexts.
    fn contexts(&self) -> [u32; CONTEXTS] {
        let column = self.current.len();
        let at = |column: Option<usize>| column.and_then(|column| self.above.get(column)).copied().unwrap_or(0);
        let over = [column.checked_sub(1), Some(column), Some(column + 1)].map(at);
        let left = self.current.last().copied().unwrap_or(0);
        let digit = u32::from(self.after_digit);
        let [first, second, third] = self.last;
        let column = u32::try_from(column).unwrap_or(u32::MAX);
        let parts: [&[u32]; CONTEXTS] = [
            &[self.index],
            &[self.line % 7, first, digit],
            &[first],
            &[first, second],
            &[first, second, third],
            &[over[1], left, digit],
            &[self.row, column, digit],
            &[over[0], over[1], over[2], digit],
            &[over[0], over[1], over[2], digit, left],
        ];
        parts.map(|parts| {
            parts.iter().fold(1, |hash: u32, part| {
                let hash = (hash ^ part).wrapping_mul(0x9e37_79b1);
                hash ^ hash >> 15
            })
        })
    }

    /// Visits the bits of a sign: each is passed with the probability of a one, and learned. Returns the code.
    fn pass(&mut self, mut bit: impl FnMut(u32, u32) -> bool) -> usize {
        let contexts = self.contexts();
        let mut node = 1_u32;
        for shift in (0..self.bits).rev() {
            let places = contexts.map(|hash| {
                let hash = (hash ^ node.wrapping_mul(0x85eb_ca6b)).wrapping_mul(0xc2b2_ae35);
                (hash >> (u32::BITS - SLOTS)) as usize
            });
            let mut inputs = [0.0; CONTEXTS];
            let mut sum = 0.0;
            let weights = &mut self.weights[node as usize];
            for (at, table) in self.tables.iter().enumerate() {
                let (one, seen) = table[places[at]];
                if seen > 0.0 {
                    let one = one.clamp(CERTAIN, 1.0 - CERTAIN);
                    inputs[at] = (one - 0.5) / (one * (1.0 - one)).sqrt();
                }
                sum += weights[at] * inputs[at];
            }
            let one = 0.5 * (1.0 + sum / (1.0 + sum * sum).sqrt());
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // It is between 0 and 1.
            let scaled = ((one * f64::from(UNIT)) as u32).clamp(LEAST, UNIT - LEAST);
            let found = bit(shift, scaled);
            let target = f64::from(u8::from(found));
            let error = (target - one) * RATE;
            for (at, table) in self.tables.iter_mut().enumerate() {
                weights[at] += error * inputs[at];
                let (one, seen) = &mut table[places[at]];
                *seen = (*seen + 1.0).min(MOST);
                *one += (target - *one) / (*seen + EARLY);
            }
            node = node << 1 | u32::from(found);
        }
        let code = node as usize - (1 << self.bits);
        self.follow(code);
        code
    }

    fn follow(&mut self, code: usize) {
        let sign = self.signs.get(code).copied().unwrap_or(END);
        let mark = u32::try_from(code).unwrap_or(u32::MAX) + 1;
        self.after_digit = sign.is_ascii_digit();
        self.last = [mark, self.last[0], self.last[1]];
        self.index += 1;
        match sign {
            END => {
                self.line += 1;
                (self.index, self.row) = (0, 0);
                self.last = [0; 3];
                self.current.clear();
                self.above.clear();
            }
            '/' => {
                self.row += 1;
                self.above = std::mem::take(&mut self.current);
            }
            _ if self.after_digit => {}
            _ => self.current.push(mark),
        }
    }
}

/// Writes bits by their probabilities.
struct Coder {
    low: u32,
    high: u32,
    bytes: Vec<u8>,
}

impl Default for Coder {
    fn default() -> Self {
        Self { low: 0, high: u32::MAX, bytes: Vec::new() }
    }
}

/// Where a range is divided: up to there it stands for a one.
fn middle(low: u32, high: u32, one: u32) -> u32 {
    let part = u64::from(high - low) * u64::from(one) / u64::from(UNIT);
    low + u32::try_from(part).expect("a part of the range")
}

impl Coder {
    fn write(&mut self, bit: bool, one: u32) {
        let middle = middle(self.low, self.high, one);
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while self.low >> 24 == self.high >> 24 {
            self.bytes.push(self.low.to_be_bytes()[0]);
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
    }

    fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.high.to_be_bytes().iter().take(2));
        self.bytes
    }
}

/// Reads what [`Coder`] has written; behind its end there are zeros.
struct Reader<'a> {
    low: u32,
    high: u32,
    value: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { low: 0, high: u32::MAX, value: 0, bytes: bytes.iter() };
        (0..4).for_each(|_| reader.take());
        reader
    }

    fn take(&mut self) {
        self.value = self.value << 8 | u32::from(self.bytes.next().copied().unwrap_or(0));
    }

    fn read(&mut self, one: u32) -> bool {
        let middle = middle(self.low, self.high, one);
        let bit = self.value <= middle;
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while self.low >> 24 == self.high >> 24 {
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
            self.take();
        }
        bit
    }
}
