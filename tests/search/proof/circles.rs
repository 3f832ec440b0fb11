//! Games with cycles, whose values are computed backwards.

use std::collections::HashMap;

use plyground::{
    game::{Evaluate, Game, Outcome, Player},
    search::{DfPn, Pns, Proof},
};

use super::{check_report, children, combinations, replay};
use crate::{sized::sized, toys::mix};

/// A random graph: the game ends at some nodes, and up to three edges lead from each of the others to any node.
#[derive(Clone, Copy)]
struct Circles(u64);

const PLACES: u8 = 24;

impl Circles {
    fn bits(self, place: u8) -> u64 {
        mix(self.0 ^ mix(place.into()))
    }
}

impl Game for Circles {
    type Position = u8;
    type Move = u8;
    const MOVE_CODES: usize = PLACES as usize;

    fn start(&self) -> u8 {
        0
    }

    fn mover(&self, place: &u8) -> Player {
        if self.bits(*place) & 1 == 0 { Player::First } else { Player::Second }
    }

    fn outcome(&self, place: &u8) -> Option<Outcome> {
        let winner = match self.bits(*place) >> 8 & 31 {
            0 => None,
            1 | 2 => Some(Player::First),
            3 | 4 => Some(Player::Second),
            _ => return None,
        };
        Some(Outcome { winner, reason: "chance" })
    }

    fn moves(&self, place: &u8, moves: &mut Vec<u8>) {
        if self.outcome(place).is_none() {
            let bits = self.bits(*place) >> 16;
            let from = moves.len();
            for way in 0..=1 + bits % 2 {
                let to = (bits >> (4 + 8 * way) & 0xff) as u8 % PLACES;
                if !moves[from..].contains(&to) {
                    moves.push(to);
                }
            }
        }
    }

    fn play(&self, place: &mut u8, to: u8) {
        *place = to;
    }

    fn key(&self, place: &u8) -> u64 {
        mix((*place).into())
    }

    fn move_code(&self, to: u8) -> u16 {
        to.into()
    }
}

/// Anything.
#[derive(Clone, Copy)]
struct Guess;

impl Evaluate<Circles> for Guess {
    type Value = i32;

    fn evaluate(&self, game: &Circles, place: &u8) -> i32 {
        (game.bits(*place) >> 50) as i32 % 21 - 10
    }
}

/// The number of plies after which a player wins, for each node where they do, computed until nothing changes.
fn winning(game: Circles, player: Player) -> HashMap<u8, u32> {
    let mut won = HashMap::new();
    for plies in 0..=u32::from(PLACES) {
        let new: Vec<u8> = (0..PLACES)
            .filter(|place| !won.contains_key(place))
            .filter(|place| match game.outcome(place) {
                Some(outcome) => outcome.winner == Some(player),
                None if game.mover(place) == player => {
                    children(&game, place).iter().any(|(to, _)| won.contains_key(to))
                }
                None => children(&game, place).iter().all(|(to, _)| won.contains_key(to)),
            })
            .collect();
        won.extend(new.into_iter().map(|place| (place, plies)));
    }
    won
}

#[test]
fn answers_are_true_in_games_with_cycles() {
    let mut answers = HashMap::new();
    let mut repetitions = 0;
    let count = sized(1500_u64, 6000);
    for ((seed, options), table) in (0..count).zip(combinations().cycle()).zip([2, 4, 10].into_iter().cycle()) {
        let game = Circles(seed);
        let won = [Player::First, Player::Second].map(|player| winning(game, player));
        let mut truth = |place: &u8, player: Player| won[player as usize].get(place).copied();
        let attacker = if seed % 2 == 0 { Player::First } else { Player::Second };
        let options = options.with(|it| it.table = table);
        let mut search = DfPn::new(game, Guess, 0, attacker, options, 100_000);
        let mut tree = Pns::new(game, Guess, 0, attacker, options, (100_000, 100_000));
        let report = search.run();
        check_report(&game, &0, attacker, &report, &mut truth);
        let in_tree = tree.run();
        check_report(&game, &0, attacker, &in_tree, &mut truth);
        for solution in [search.solution(100_000), tree.solution()].into_iter().flatten() {
            assert!(replay(&game, &0, attacker, &solution, solution.plies()) <= solution.plies());
        }
        let drawn = truth(&0, attacker).is_none() && truth(&0, !attacker).is_none();
        *answers.entry((report.proof as u8, drawn)).or_insert(0) += 1;
        *answers.entry((10 + in_tree.proof as u8, drawn)).or_insert(0) += 1;
        repetitions += report.counts.repetitions;
    }
    let share = |proof: Proof, drawn| 20 * answers.get(&(proof as u8, drawn)).copied().unwrap_or(0);
    assert!(share(Proof::Proven, false) > count && share(Proof::Disproven, false) > count, "{answers:?}");
    assert!(share(Proof::Disproven, true) > count && 2 * repetitions > count, "{answers:?} {repetitions}");
    assert!(share(Proof::Unknown, true) + share(Proof::Unknown, false) < count, "{answers:?}");
}
