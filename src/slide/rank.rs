//! Gödel numbers: permutations in lexicographic order (thesis, table 3.2).

/// Tiles packed four bits each: bits 4i…4i+3 hold the tile at location i, counted from 0.
pub(super) type Nibbles = u64;

/// The tile at `location`, both counted from 0.
pub(super) const fn tile(order: Nibbles, location: usize) -> u8 {
    (order >> (4 * location) & 15) as u8
}

/// Every location with the same tile, counted from 0.
pub(super) const fn sixteen_of(tile: usize) -> Nibbles {
    ONES * tile as u64
}

/// The location of the tile of which there are [`sixteen_of`], both counted from 0.
#[inline]
pub(super) const fn location_of(order: Nibbles, tile: Nibbles) -> usize {
    let other = order ^ tile;
    // Subtracting borrows first at the lowest location that is zero.
    let zero = other.wrapping_sub(ONES) & !other & ONES << 3;
    (zero.trailing_zeros() / 4) as usize
}

const ONES: Nibbles = 0x1111_1111_1111_1111;

pub(super) const fn factorial(n: usize) -> u64 {
    if n == 0 { 1 } else { n as u64 * factorial(n - 1) }
}

/// The index of an order of `n` tiles among all n! in lexicographic order.
pub(super) fn rank(order: Nibbles, n: usize) -> u64 {
    let mut used = 0_u32;
    (0..n).fold(0, |rank, location| {
        let tile = u32::from(tile(order, location));
        let smaller_unused = tile - (used & ((1 << tile) - 1)).count_ones();
        used |= 1 << tile;
        rank * (n - location) as u64 + u64::from(smaller_unused)
    })
}

/// The order with this index: the inverse of [`rank`].
pub(super) fn unrank(mut rank: u64, n: usize) -> Nibbles {
    let mut digits = [0; 16];
    for (base, digit) in (1..).zip(digits[..n].iter_mut().rev()) {
        // WebAssembly divides numbers of 32 bits by constants without a division.
        (*digit, rank) = match u32::try_from(rank) {
            Ok(rank) => (u64::from(rank % base), u64::from(rank / base)),
            Err(_) => (rank % u64::from(base), rank / u64::from(base)),
        };
    }
    let mut unused: Nibbles = 0xfedc_ba98_7654_3210;
    (0..n).fold(0, |order, location| {
        let shift = 4 * digits[location];
        let tile = unused >> shift & 15;
        let below = (1 << shift) - 1;
        unused = unused & below | unused >> 4 & !below;
        order | tile << (4 * location)
    })
}

/// The number of inversions: pairs of tiles in the wrong order.
pub(super) fn inversions(order: Nibbles, n: usize) -> u32 {
    let mut seen = 0_u32;
    (0..n).fold(0, |inversions, location| {
        let tile = tile(order, location);
        let larger = (seen >> tile).count_ones();
        seen |= 1 << tile;
        inversions + larger
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_example_of_figure_3_10() {
        // The thesis misprints one line of the sum (126580); its steps add up to 129580.
        let order = [4, 2, 7, 9, 8, 1, 6, 3, 5].iter().rev().fold(0, |order, tile| order << 4 | (tile - 1));
        assert_eq!(rank(order, 9), 129_580);
        assert_eq!(unrank(129_580, 9), order);
    }

    #[test]
    fn ranks_and_orders_are_inverse_and_parity_follows_inversions() {
        for n in [4, 9, 16] {
            let step = (factorial(n) / 5_000).max(1);
            for number in (0..factorial(n)).step_by(usize::try_from(step).unwrap()) {
                let order = unrank(number, n);
                assert_eq!(rank(order, n), number);
            }
        }
        for pair in 0..factorial(9) / 2 {
            let [even, odd] = [2 * pair, 2 * pair + 1].map(|number| inversions(unrank(number, 9), 9) % 2);
            assert_ne!(even, odd);
        }
    }
}
