//! The features of a position: counts for each player, whose difference matters.

use super::{
    board::{Direction, king_row},
    position::Position,
};
use crate::{bits::Ones, game::Player};

/// The named features, in the order of the weights.
pub(super) const NAMES: [&str; WORDS] = [
    "men",
    "kings",
    "mobility",
    "captures",
    "threatened",
    "trapped",
    "supported",
    "back",
    "centre",
    "advance",
    "edge",
    "turn",
];
/// The number of named features.
pub(super) const WORDS: usize = 12;

/// The eight squares in the middle: 10, 11, 14, 15, 18, 19, 22 and 23.
const CENTRE: u32 = 0x0066_6600;
/// The squares without a neighbour on the left or on the right.
const EDGE: u32 = 0x1818_1818;

/// The counts for each player:
///
/// | name | count |
/// |---|---|
/// | `men`, `kings` | their men and kings |
/// | `mobility` | steps they could make if captures were not compulsory |
/// | `captures` | directions in which their pieces can start a capture |
/// | `threatened` | pieces that the opponent could capture if it were their turn |
/// | `trapped` | pieces that can neither step nor capture |
/// | `supported` | pieces with another of their own behind them |
/// | `back` | their men on their first row |
/// | `centre` | pieces on the eight squares in the middle |
/// | `advance` | total rows that their men have advanced |
/// | `edge` | pieces on the left and right edges |
/// | `turn` | 1 if they are to move |
pub(super) fn counts(position: &Position) -> [[u32; WORDS]; 2] {
    let players = [Player::First, Player::Second];
    let steppers = players.map(|player| Direction::ALL.map(|direction| position.steppers(player, direction)));
    let jumpers = players.map(|player| Direction::ALL.map(|direction| position.jumpers(player, direction)));
    let number = |squares: u32| squares.count_ones();
    let all = |sets: [u32; 4]| sets.into_iter().map(number).sum();
    let union = |sets: [u32; 4]| sets.into_iter().fold(0, |union, squares| union | squares);
    players.map(|player| {
        let (own, men) = (position.pieces(player), position.men(player));
        let (steppers, captures) = (steppers[player as usize], jumpers[player as usize]);
        let against = Direction::ALL.into_iter().zip(jumpers[1 - player as usize]);
        let threatened = against.fold(0, |squares, (direction, jumpers)| squares | direction.after(jumpers));
        let backed = Direction::forward(player).into_iter().fold(0, |ahead, direction| ahead | direction.after(own));
        let advance = (1..7).map(|row| {
            let from_black = if player == Player::First { row } else { 7 - row };
            row * number(men >> (4 * from_black) & 15)
        });
        [
            number(men),
            number(position.kings(player)),
            all(steppers),
            all(captures),
            number(threatened),
            number(own & !union(steppers) & !union(captures)),
            number(own & backed),
            number(men & king_row(!player)),
            number(own & CENTRE),
            advance.sum(),
            number(own & EDGE),
            u32::from(position.mover() == player),
        ]
    })
}

/// The squares of some pieces, numbered from their owner's first row and counted from 0, so that a
/// square has the same meaning for one player as the opposite square has for the other.
pub(super) fn own_squares(pieces: u32, player: Player) -> impl Iterator<Item = usize> {
    let pieces = if player == Player::First { pieces } else { pieces.reverse_bits() };
    Ones(pieces.into()).map(usize::from)
}
