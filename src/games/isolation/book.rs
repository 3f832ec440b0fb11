//! Who wins after both have chosen their first cells, in closed form.
//!
//! On 5 × 5, 6 × 6 and 7 × 7 cells, with knights, a rule tells the winner. It was found by solving
//! every pair of cells, and the tests solve them again: nothing here is believed, and the
//! [solver](super::Solver) does not use it.
//!
//! The colour of a cell is the parity of row + column. Every move changes it, so if both stand on one
//! colour when a player is to move, they do whenever they are: they enter cells that the other may want to enter
//! next, and never the other way round. That role decides, but for mirror play: a player who can
//! answer every move by its image under the half turn never lacks a reply.

use super::{geometry::Movement, position::Position, rules::Isolation};
use crate::game::Player;

/// Who wins a position in which only first cells have been chosen, if both play perfectly. Nothing if later
/// moves have been played or the variant is not covered.
///
/// Covered are knights on 5 × 5, 6 × 6 and 7 × 7 cells. There the second player wins: from the empty
/// board, and whatever cell the first chooses.
///
/// ```
/// use plyground::{game::{Game, Notation, Player}, games::isolation::{Isolation, book}};
/// let rules = Isolation::default();
/// let [alike, mirror] = ["7/7/7/3a3/4b2/7/7 a", "7/7/7/3a3/7/4b2/7 a"].map(|text| rules.read(text));
/// assert_eq!(book::winner(&rules, &alike?), Some(Player::First));
/// assert_eq!(book::winner(&rules, &mirror?), Some(Player::First));
/// assert_eq!(book::winner(&rules, &rules.start()), Some(Player::Second));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[must_use]
pub fn winner(rules: &Isolation, position: &Position) -> Option<Player> {
    let (columns, rows) = (rules.columns(), rules.rows());
    if columns != rows || !(5..=7).contains(&columns) || rules.movement() != Movement::Knight {
        return None;
    }
    let used = (rules.geometry.board & !position.open()).count_ones();
    let [Some(first), Some(second)] = [Player::First, Player::Second].map(|player| position.cell(player)) else {
        return Some(Player::Second);
    };
    if used > 2 {
        return None;
    }
    let last = rows * columns - 1;
    let one_colour = [first, second].map(|cell| rules.geometry.even & cell.bit() == 0);
    let one_colour = one_colour[0] == one_colour[1];
    let first_wins = if columns % 2 == 1 {
        let centre = first.0 == last / 2;
        one_colour || centre && rules.geometry.targets(first.0, position.open() | second.bit()) & second.bit() != 0
    } else {
        one_colour && first.0 + second.0 != last
    };
    Some(if first_wins { Player::First } else { Player::Second })
}
