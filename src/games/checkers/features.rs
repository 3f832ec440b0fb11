//! What an evaluation looks at: counts for each player, of which the difference counts.

use super::{
    board::{Direction, king_row},
    position::Position,
};
use crate::{bits::Ones, game::Player};

/// The features that have words for names, in the order of the weights.
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
/// Their number.
pub(super) const WORDS: usize = 12;

/// The eight squares in the middle: 10, 11, 14, 15, 18, 19, 22 and 23.
const CENTRE: u32 = 0x0066_6600;
/// The squares without a neighbour on the left or on the right.
const EDGE: u32 = 0x1818_1818;

/// The counts of one player:
///
/// | name | what |
/// |---|---|
/// | `men`, `kings` | his men and kings |
/// | `mobility` | the steps he could make if nothing had to be captured |
/// | `captures` | the directions in which his pieces can begin a capture |
/// | `threatened` | his pieces that the other could capture if it were his turn |
/// | `trapped` | his pieces that can neither step nor capture |
/// | `supported` | his pieces with another of his behind them |
/// | `back` | his men on their first row |
/// | `centre` | his pieces on the eight squares in the middle |
/// | `advance` | the rows that his men have advanced, together |
/// | `edge` | his pieces on the left and right edge |
/// | `turn` | 1 if he is to move |
pub(super) fn count(position: &Position, player: Player) -> [u32; WORDS] {
    let (own, men) = (position.pieces(player), position.men(player));
    let (mut mobility, mut captures, mut threatened, mut movable, mut supported) = (0, 0, 0, 0, 0);
    for direction in Direction::ALL {
        let (steppers, jumpers) = (position.steppers(player, direction), position.jumpers(player, direction));
        mobility += steppers.count_ones();
        captures += jumpers.count_ones();
        movable |= steppers | jumpers;
        threatened |= direction.after(position.jumpers(!player, direction));
    }
    for direction in Direction::forward(player) {
        supported |= direction.after(own);
    }
    let number = |squares: u32| squares.count_ones();
    let advance = (1..7).map(|row| {
        let from_black = if player == Player::First { row } else { 7 - row };
        row * number(men >> (4 * from_black) & 15)
    });
    [
        number(men),
        number(position.kings(player)),
        mobility,
        captures,
        number(threatened),
        number(own & !movable),
        number(own & supported),
        number(men & king_row(!player)),
        number(own & CENTRE),
        advance.sum(),
        number(own & EDGE),
        u32::from(position.mover() == player),
    ]
}

/// The squares of some pieces as their owner numbers them, less one: from his first row on, so that what is worth
/// something to one player is to the other on the opposite square.
pub(super) fn own_squares(pieces: u32, player: Player) -> impl Iterator<Item = usize> {
    let pieces = if player == Player::First { pieces } else { pieces.reverse_bits() };
    Ones(pieces.into()).map(usize::from)
}
