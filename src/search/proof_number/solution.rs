//! Solution trees: a winning move for every position that the defender can bring about.

use std::collections::BTreeMap;

use super::{dfpn::DfPn, numbers::Numbers};
use crate::{
    game::{Evaluate, Game},
    insertion_sort,
};

/// A winning strategy of the attacker: moves by the keys of positions. Following it wins, because
/// every position is nearer to the end than the one before. It stops where the game is over or the
/// evaluation knows the rest, as from an endgame table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    moves: BTreeMap<u64, M>,
    pub(super) plies: u32,
}

impl<M: Copy> Solution<M> {
    pub(super) const fn new(moves: BTreeMap<u64, M>, plies: u32) -> Self {
        Self { moves, plies }
    }

    /// The move at the position with this key, if it can arise.
    #[must_use]
    pub fn next(&self, key: u64) -> Option<M> {
        self.moves.get(&key).copied()
    }

    /// The number of positions with a move.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Whether there are no moves: the game is already won, or only the opponent has moves left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The number of plies within which it wins.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }
}

impl<G: Game, E: Evaluate<G>> DfPn<G, E> {
    /// The solution tree of a finished proof. Results that the table has lost are searched again
    /// with this many nodes each. Returns `None` if there is no proof, or if the nodes were not
    /// enough.
    #[must_use]
    pub fn solution(mut self, nodes: u64) -> Option<Solution<G::Move>> {
        if self.found.0 != Numbers::PROVEN {
            return None;
        }
        let mut writer = Writer { known: BTreeMap::new(), path: Vec::new(), nodes };
        let root = self.root.clone();
        let plies = writer.write(&mut self, &root)?;
        let moves = writer.known.into_iter().filter_map(|(key, (mv, _))| Some((key, mv?))).collect();
        Some(Solution::new(moves, plies))
    }
}

struct Writer<M> {
    /// The move, if the attacker is to move, and the number of plies left.
    known: BTreeMap<u64, (Option<M>, u32)>,
    path: Vec<u64>,
    nodes: u64,
}

impl<M: Copy> Writer<M> {
    /// Adds the tree below a proved position and returns its plies. The recursion is as deep as the
    /// proof is long.
    fn write<G: Game<Move = M>, E: Evaluate<G>>(
        &mut self,
        search: &mut DfPn<G, E>,
        position: &G::Position,
    ) -> Option<u32> {
        if let Some((_, plies)) = search.goal.known(position) {
            return Some(plies);
        }
        let key = search.goal.game.key(position);
        if let Some(&(_, plies)) = self.known.get(&key) {
            return Some(plies);
        }
        if self.path.contains(&key) {
            return None;
        }
        self.path.push(key);
        let written = if search.goal.is_or(position) {
            self.attack(search, position)
        } else {
            self.defend(search, position).map(|plies| (None, plies))
        };
        self.path.pop();
        let (mv, plies) = written?;
        self.known.insert(key, (mv, plies));
        Some(plies)
    }

    /// Finds the first proved move with a complete tree: one that the table has, or one that is
    /// searched again.
    fn attack<G: Game<Move = M>, E: Evaluate<G>>(
        &mut self,
        search: &mut DfPn<G, E>,
        position: &G::Position,
    ) -> Option<(Option<M>, u32)> {
        let moves = children(&search.goal.game, position);
        let mut proved: Vec<_> = moves
            .filter_map(|(mv, child)| {
                let (numbers, plies) = search.look(&child)?;
                (numbers == Numbers::PROVEN).then_some((plies, mv))
            })
            .collect();
        insertion_sort::sort_by(&mut proved, |one, two| one.0 < two.0);
        if let Some(found) = self.first(search, position, proved) {
            return Some(found);
        }
        search.restart(position.clone(), self.nodes);
        let found = search.run().moves.into_iter().filter(|found| found.numbers == Numbers::PROVEN);
        self.first(search, position, found.map(|found| (0, found.mv)).collect())
    }

    fn first<G: Game<Move = M>, E: Evaluate<G>>(
        &mut self,
        search: &mut DfPn<G, E>,
        position: &G::Position,
        proved: Vec<(u32, M)>,
    ) -> Option<(Option<M>, u32)> {
        proved.into_iter().find_map(|(_, mv)| {
            let mut child = position.clone();
            search.goal.game.play(&mut child, mv);
            Some((Some(mv), self.write(search, &child)? + search.goal.game.plies(mv)))
        })
    }

    fn defend<G: Game<Move = M>, E: Evaluate<G>>(
        &mut self,
        search: &mut DfPn<G, E>,
        position: &G::Position,
    ) -> Option<u32> {
        let positions: Vec<_> = children(&search.goal.game, position).collect();
        let mut plies =
            positions.iter().map(|(mv, child)| Some(self.write(search, child)? + search.goal.game.plies(*mv)));
        plies.try_fold(0, |most, plies| Some(plies?.max(most)))
    }
}

fn children<G: Game>(game: &G, position: &G::Position) -> impl Iterator<Item = (G::Move, G::Position)> {
    let mut moves = Vec::new();
    game.moves(position, &mut moves);
    moves.into_iter().map(|mv| {
        let mut child = position.clone();
        game.play(&mut child, mv);
        (mv, child)
    })
}
