//! Shorter codes for orders that preserve their sequence.

use std::sync::OnceLock;

use super::rank::{Nibbles, factorial, tile, unrank};

/// The number of first locations: which tiles are there follows from the other locations, only
/// their arrangement does not.
const FIRST: usize = 8;
/// The number of bits of an arrangement: there are 8! of them.
const BITS: u32 = 16;

/// The code of an order of `n` tiles: the order itself from the ninth location on, then the number
/// of the arrangement of the others. For SlideFour it has 48 bits instead of 64.
pub(super) fn number(order: Nibbles, n: usize) -> u64 {
    if n <= FIRST {
        return order;
    }
    let mut unused = (0..FIRST).fold(0_u32, |unused, location| unused | 1 << tile(order, location));
    let arrangement = (0..FIRST).rev().fold(0, |number, location| {
        let below = (1 << tile(order, location)) - 1;
        unused &= !(below + 1);
        number * (location as u64 + 1) + u64::from((unused & below).count_ones())
    });
    order >> (4 * FIRST) << BITS | arrangement
}

/// The order with this code: the inverse of [`number`].
pub(super) fn order(number: u64, n: usize) -> Nibbles {
    if n <= FIRST {
        return number;
    }
    let high = number >> BITS;
    let used = (0..n - FIRST).fold(0_usize, |used, location| used | 1 << tile(high, location));
    let tables = tables();
    // The tiles of the first locations, in ascending order.
    let (one, two) = (!used & 0xff, !used >> 8 & 0xff);
    let unused =
        u64::from(tables.members[one]) | (u64::from(tables.members[two]) | 0x8888_8888) << (4 * one.count_ones());
    let arrangement = tables.arrangements[(number & ((1 << BITS) - 1)) as usize];
    (0..FIRST).fold(high << (4 * FIRST), |order, location| {
        let place = arrangement >> (4 * location) & 15;
        order | (unused >> (4 * place) & 15) << (4 * location)
    })
}

struct Tables {
    /// For each set of the numbers 0 to 7, the members in ascending order, four bits each.
    members: Vec<u32>,
    /// All arrangements of the numbers 0 to 7 in the order of their codes, with the last place most
    /// significant.
    arrangements: Vec<u32>,
}

fn tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let members =
            |set: u32| (0..8).rev().filter(|member| set >> member & 1 == 1).fold(0, |all, member| all << 4 | member);
        let reversed =
            |number| (0..FIRST).fold(0, |all, place| all << 4 | u32::from(tile(unrank(number, FIRST), place)));
        Tables {
            members: (0..1 << 8).map(members).collect(),
            arrangements: (0..factorial(FIRST)).map(reversed).collect(),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_inverse_and_count_up_as_orders_do() {
        for n in [4, 9, 16] {
            let step = (factorial(n) / 20_000).max(1);
            let mut orders: Vec<Nibbles> =
                (0..factorial(n)).step_by(usize::try_from(step).unwrap()).map(|number| unrank(number, n)).collect();
            orders.sort_unstable();
            let numbers: Vec<u64> = orders.iter().map(|&order| number(order, n)).collect();
            assert!(numbers.is_sorted_by(|one, next| one < next));
            assert!(numbers.iter().all(|&number| number < 1 << 48));
            assert!(numbers.iter().zip(orders).all(|(&number, expected)| order(number, n) == expected));
        }
    }
}
