//! Numbers and values as bytes.

/// Values that are no integers.
const FLOAT: u64 = 1;
const INFINITE: u64 = 3;
const MINUS_INFINITE: u64 = 5;
/// Integers beyond this are written as floats, so that every number fits 53 bits.
const GREATEST: f64 = (1_u64 << 50) as f64;

/// Appends a number, seven bits a byte, the lowest first.
pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 1 << 7 {
        bytes.push((number & 127) as u8 | 1 << 7);
        number >>= 7;
    }
    bytes.push((number & 127) as u8);
}

/// Maps small numbers of either sign to small numbers.
pub(super) const fn zigzag(number: i64) -> u64 {
    (number << 1 ^ number >> 63).cast_unsigned()
}

pub(super) const fn from_zigzag(number: u64) -> i64 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

/// Appends a value.
pub(super) fn push_value(bytes: &mut Vec<u8>, value: f64) {
    if value.fract() == 0.0 && value.abs() <= GREATEST {
        // The value is a small integer.
        #[allow(clippy::cast_possible_truncation)]
        push_number(bytes, zigzag(value as i64) << 1);
    } else if value.is_infinite() {
        push_number(bytes, if value > 0.0 { INFINITE } else { MINUS_INFINITE });
    } else {
        push_number(bytes, FLOAT);
        bytes.extend_from_slice(&value.to_le_bytes());
    }
}

/// Takes a number from the front of the bytes, if there is one of at most 53 bits. This and the others leave no bytes where
/// these end too early.
pub(super) fn take_number(bytes: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..53).step_by(7) {
        let byte = take_byte(bytes)?;
        number |= u64::from(byte & 127) << shift;
        if byte < 1 << 7 {
            return Some(number).filter(|number| *number < 1 << 53);
        }
    }
    None
}

/// Takes a value from the front of the bytes, which is no NaN.
pub(super) fn take_value(bytes: &mut &[u8]) -> Option<f64> {
    match take_number(bytes)? {
        FLOAT => {
            let Some((float, rest)) = bytes.split_first_chunk() else {
                *bytes = &[];
                return None;
            };
            *bytes = rest;
            Some(f64::from_le_bytes(*float)).filter(|value| !value.is_nan())
        }
        INFINITE => Some(f64::INFINITY),
        MINUS_INFINITE => Some(f64::NEG_INFINITY),
        number if number % 2 == 0 => Some(from_zigzag(number / 2) as f64),
        _ => None,
    }
}

/// Takes a byte from the front of the bytes.
pub(super) fn take_byte(bytes: &mut &[u8]) -> Option<u8> {
    let (&byte, rest) = bytes.split_first()?;
    *bytes = rest;
    Some(byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_they_were_written() {
        let values = [0.0, 1.0, -1.0, 63.0, 1e6, -4e9, 0.1, -2.5e-7, f64::INFINITY, f64::NEG_INFINITY, 1e300];
        let mut bytes = Vec::new();
        for value in values {
            push_value(&mut bytes, value);
        }
        let mut left = &bytes[..];
        for value in values {
            assert_eq!(take_value(&mut left), Some(value));
        }
        assert_eq!(take_value(&mut left), None);
        let mut small = Vec::new();
        push_value(&mut small, -16.0);
        assert_eq!(small, [62]);
        assert_eq!(take_number(&mut &[128; 8][..]), None);
    }
}
