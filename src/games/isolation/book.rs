//! The winner after both players have chosen their first cells, in closed form.
//!
//! With knights on 5 × 5, 6 × 6 and 7 × 7 cells, a rule determines the winner. It was found by
//! solving every pair of cells, and the tests solve them again: nothing is taken on trust, and the
//! [solver](super::Solver) does not use it.
//!
//! The colour of a cell is the parity of row + column, and every move changes it. So if both
//! players are on the same colour when a player is to move, they are whenever that player is to
//! move: then this player enters cells that the opponent may want to enter next, and never the
//! other way round. That role decides, except for mirror play: a player who can answer every move
//! by its image under the half turn always has a reply.

use super::{geometry::Movement, position::Position, rules::Isolation};
use crate::game::Player;

/// The winner under perfect play of a position in which only first cells have been chosen. `None`
/// if more moves have been played or the variant is not covered.
///
/// The book covers knights on 5 × 5, 6 × 6 and 7 × 7 cells. From the empty board the second player
/// wins, whatever cell the first player chooses.
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
