//! An adaptive binary arithmetic coder.
//!
//! After [Witten et al. 1987], but it shifts out whole bytes and has no carries, like Mahoney's
//! `lpaq`. It uses only integers, so encoder and decoder agree on every target.

/// A running estimate of the probability that a bit is set.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    /// The probability, in units of 2⁻¹⁶.
    set: u16,
    /// The number of bits seen, up to the limit that matters.
    seen: u8,
}

impl Chance {
    /// The estimate before any bit is seen.
    pub const NEW: Self = Self { set: 1 << 15, seen: 0 };

    /// The minimum probability of either bit, in units of 2⁻¹⁶.
    const LEAST: u16 = 16;
    /// The bit count at which adaptation stops slowing down, because probabilities change from
    /// block to block.
    const SLOWEST: u8 = 50;

    /// Moves the estimate towards the bit: by two thirds of the way the first time, then less and
    /// less.
    fn update(&mut self, bit: bool) {
        let rate = u32::from(RATES[usize::from(self.seen)]);
        let way = |distance: u16| ((u32::from(distance) * rate) >> 16) as u16;
        if bit {
            self.set = (self.set + way(u16::MAX - self.set)).min(u16::MAX - Self::LEAST);
        } else {
            self.set = (self.set - way(self.set)).max(Self::LEAST);
        }
        self.seen = (self.seen + 1).min(Self::SLOWEST);
    }
}

/// ⌊2¹⁷ / (2n + 3)⌋: the step towards the bit after n bits, in units of 2⁻¹⁶.
#[expect(clippy::cast_possible_truncation, reason = "at most two thirds of 2¹⁶")]
const RATES: [u16; Chance::SLOWEST as usize + 1] = {
    let mut rates = [0; Chance::SLOWEST as usize + 1];
    let mut seen = 0;
    while seen < rates.len() {
        rates[seen] = ((1 << 17) / (2 * seen + 3)) as u16;
        seen += 1;
    }
    rates
};

/// Either side of the coder.
pub trait Coder {
    /// Codes a bit and updates its probability. The encoder writes `bit` and returns it; the
    /// decoder ignores it and returns the bit that was written.
    fn code(&mut self, chance: &mut Chance, bit: bool) -> bool;
}

/// The numbers consistent with all bits so far, from `low` to `high`.
#[derive(Clone, Copy, Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const WHOLE: Self = Self { low: 0, high: u32::MAX };

    /// The largest number that stands for a set bit.
    #[expect(clippy::cast_possible_truncation, reason = "at most the width")]
    fn split(self, chance: Chance) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(chance.set)) >> 16) as u32
    }

    fn narrow(&mut self, split: u32, bit: bool) {
        if bit {
            self.high = split;
        } else {
            self.low = split + 1;
        }
    }

    /// Shifts out the highest byte, if all numbers of the interval share it.
    fn settled_byte(&mut self) -> Option<u8> {
        let [byte, ..] = self.low.to_be_bytes();
        if self.high >> 24 != u32::from(byte) {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(byte)
    }
}

/// The encoder.
#[derive(Debug)]
pub struct Encoder {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Encoder {
    pub fn new() -> Self {
        Self { interval: Interval::WHOLE, bytes: Vec::new() }
    }

    /// Ends the writing and returns the bytes.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.low.to_be_bytes());
        self.bytes
    }
}

impl Coder for Encoder {
    fn code(&mut self, chance: &mut Chance, bit: bool) -> bool {
        self.interval.narrow(self.interval.split(*chance), bit);
        while let Some(byte) = self.interval.settled_byte() {
            self.bytes.push(byte);
        }
        chance.update(bit);
        bit
    }
}

/// The decoder. It reads zeros past the end.
#[derive(Debug)]
pub struct Decoder<'a> {
    interval: Interval,
    number: u32,
    rest: &'a [u8],
    is_past_end: bool,
}

impl<'a> Decoder<'a> {
    pub fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { interval: Interval::WHOLE, number: 0, rest: bytes, is_past_end: false };
        (0..4).for_each(|_| decoder.read());
        decoder
    }

    /// Whether all bytes have been read, and none beyond the end.
    pub fn is_at_end(&self) -> bool {
        self.rest.is_empty() && !self.is_past_end
    }

    fn read(&mut self) {
        let byte = self.rest.split_off_first();
        self.is_past_end |= byte.is_none();
        self.number = self.number << 8 | u32::from(*byte.unwrap_or(&0));
    }
}

impl Coder for Decoder<'_> {
    fn code(&mut self, chance: &mut Chance, _: bool) -> bool {
        let split = self.interval.split(*chance);
        let bit = self.number <= split;
        self.interval.narrow(split, bit);
        while self.interval.settled_byte().is_some() {
            self.read();
        }
        chance.update(bit);
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encoded_bits_are_decoded() {
        let bits: Vec<bool> = (0..10_000_u32).map(|i| i.wrapping_mul(0x9e37_79b9) >> 29 == 0).collect();
        let mut encoder = Encoder::new();
        let mut chances = [Chance::NEW; 3];
        for (i, &bit) in bits.iter().enumerate() {
            assert_eq!(encoder.code(&mut chances[i % 3], bit), bit);
        }
        let bytes = encoder.finish();

        let mut decoder = Decoder::new(&bytes);
        let mut chances = [Chance::NEW; 3];
        for (i, &bit) in bits.iter().enumerate() {
            assert_eq!(decoder.code(&mut chances[i % 3], !bit), bit);
        }
        assert!(decoder.is_at_end());
    }
}
