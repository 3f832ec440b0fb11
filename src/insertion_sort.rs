//! Sorting a few items. The standard library's sorts are made for many, and each use of them is several kilobytes of
//! code.

/// Sorts items so that none is less than the one before it; equal ones keep their order.
pub fn sort_by<T>(items: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    for next in 1..items.len() {
        let mut at = next;
        while at > 0 && is_less(&items[at], &items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort_by;

    #[test]
    fn equal_items_keep_their_order() {
        let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_by(&mut items, |one, two| one.0 < two.0);
        assert_eq!(items, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
    }
}
