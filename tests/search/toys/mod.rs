//! Small games that searches are tested on.

mod hexapawn;
mod random_game;
mod tic_tac_toe;

pub use hexapawn::{Hexapawn, Material};
pub use random_game::{Integer, RandomGame, Real, Turns};
pub use tic_tac_toe::{OpenLines, TicTacToe};

use plyground::game::{Evaluate, Game};

/// The position after these choices of moves from the start, or at the end of the game.
pub fn position_after<G: Game>(game: &G, choices: &[u8]) -> G::Position {
    let (mut position, mut moves) = (game.start(), Vec::new());
    for &choice in choices {
        moves.clear();
        game.moves(&position, &mut moves);
        if moves.is_empty() {
            break;
        }
        game.play(&mut position, moves[usize::from(choice) % moves.len()]);
    }
    position
}

/// A law that holds for any game.
pub trait Law {
    fn hold<G: Game + Copy, E: Evaluate<G> + Copy>(&self, game: G, evaluation: E, root: &G::Position);
}

/// Checks a law for every toy game, at a position after this many moves.
pub fn everywhere(seed: u64, choices: &[u8], law: &impl Law) {
    law.hold(TicTacToe, OpenLines, &position_after(&TicTacToe, choices));
    law.hold(Hexapawn, Material, &position_after(&Hexapawn, choices));
    for turns in [Turns::Alternate, Turns::Pairs, Turns::Any] {
        let game = RandomGame { seed, turns };
        law.hold(game, Integer, &position_after(&game, choices));
        law.hold(game, Real, &position_after(&game, choices));
    }
}

/// A step of `SplitMix64`.
pub fn mix(word: u64) -> u64 {
    let word = word.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (word ^ word >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ word >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ word >> 31
}
