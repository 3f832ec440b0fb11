//! Positions near Win, drawn without a table.

use super::OutOfRange;
use crate::{
    rng::Random,
    slide::{Position, Slide},
};

/// Draws a position of the given DTW, the same as
/// [`random_position`](super::Distances::random_position) of a table.
///
/// It uses retrograde analysis ply by ply and keeps two plies as sorted indices. That takes little
/// code and, for small distances, little time; for large distances it takes much longer than a
/// table.
///
/// # Errors
///
/// [`OutOfRange`] if no position has this DTW.
pub fn random_near<const K: usize>(distance: u8, random: &mut Random) -> Result<Position<K>, OutOfRange> {
    let position = |index| Position::<K>::from_index(index).expect("it is the index of a position");
    let rules = Slide::<K>::new();
    let (mut before, mut ply) = (Vec::new(), vec![Position::<K>::WIN.index()]);
    for greatest in 0..distance {
        let mut next = Vec::new();
        for &index in &ply {
            for successor in rules.successors(position(index)) {
                let index = successor.index();
                // Every move changes the DTW by one, so a successor that is not in the ply before
                // is new.
                if let (Err(_), Err(place)) = (before.binary_search(&index), next.binary_search(&index)) {
                    next.insert(place, index);
                }
            }
        }
        if next.is_empty() {
            return Err(OutOfRange { distance, greatest });
        }
        before = std::mem::replace(&mut ply, next);
    }
    let place = usize::try_from(random.below(ply.len() as u64)).expect("plies fit the memory");
    Ok(position(ply[place]))
}
