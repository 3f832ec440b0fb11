//! An arithmetic coder of bits.

/// The bits of a probability.
const UNIT: u32 = 1 << 16;
/// Probabilities stay this far away from 0 and 1.
const LEAST: u32 = 1 << 4;

/// Answers questions: a [`Writer`] is told the answers, a [`Reader`] finds them.
pub trait Answers {
    /// The answer to a question, by the probability of a yes. Only a writer looks at the answer that is meant.
    fn answer(&mut self, yes: f64, meant: bool) -> bool;
}

/// The numbers that the bytes so far leave open.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const WHOLE: Self = Self { low: 0, high: u32::MAX };

    /// Where the range is divided: up to there it stands for a yes.
    fn middle(&self, yes: f64) -> u32 {
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // It is between 0 and 1.
        let yes = ((yes * f64::from(UNIT)) as u32).clamp(LEAST, UNIT - LEAST);
        let part = u64::from(self.high - self.low) * u64::from(yes) / u64::from(UNIT);
        self.low + u32::try_from(part).expect("a part of the range")
    }

    /// Takes the part of an answer, and passes each byte that it decides.
    fn narrow(&mut self, middle: u32, answer: bool, mut byte: impl FnMut(u8)) {
        if answer {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
        while self.low >> 24 == self.high >> 24 {
            byte(self.low.to_be_bytes()[0]);
            self.low <<= 8;
            self.high = self.high << 8 | 0xff;
        }
    }
}

/// Writes answers.
pub struct Writer {
    range: Range,
    bytes: Vec<u8>,
}

impl Default for Writer {
    fn default() -> Self {
        Self { range: Range::WHOLE, bytes: Vec::new() }
    }
}

impl Answers for Writer {
    fn answer(&mut self, yes: f64, meant: bool) -> bool {
        let middle = self.range.middle(yes);
        self.range.narrow(middle, meant, |byte| self.bytes.push(byte));
        meant
    }
}

impl Writer {
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.range.high.to_be_bytes().iter().take(2));
        self.bytes
    }
}

/// Reads what [`Writer`] has written. Behind its end there are zeros.
pub struct Reader<'a> {
    range: Range,
    value: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl<'a> Reader<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut reader = Self { range: Range::WHOLE, value: 0, bytes: bytes.iter() };
        (0..4).for_each(|_| take(&mut reader.value, &mut reader.bytes));
        reader
    }
}

fn take(value: &mut u32, bytes: &mut std::slice::Iter<u8>) {
    *value = *value << 8 | u32::from(bytes.next().copied().unwrap_or(0));
}

impl Answers for Reader<'_> {
    fn answer(&mut self, yes: f64, _: bool) -> bool {
        let middle = self.range.middle(yes);
        let answer = self.value <= middle;
        self.range.narrow(middle, answer, |_| take(&mut self.value, &mut self.bytes));
        answer
    }
}
