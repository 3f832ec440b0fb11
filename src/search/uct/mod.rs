//! UCT: a tree that grows where moves have won most or were tried least [Kocsis and Szepesvári 2006], with proven wins
//! and losses [Winands et al. 2008], and playouts that an evaluation cuts off [Lorentz 2008].
//!
//! An iteration goes down the tree to a node that has not been visited, estimates it, and adds the result to each node on
//! its path. Nothing depends on players taking turns: a node counts results for the player who made the move to it.

mod node;
mod observer;
mod options;
mod report;

pub use observer::UctObserver;
pub use options::{UctChoice, UctOptions};
pub use report::{UctMove, UctReport};

use node::{Node, proof};

use super::Source;
use crate::{
    game::{Evaluate, Game, Player, Value},
    rng::{Random, Seed},
};

/// After this many plies of a playout to the end the game counts as a draw.
const LONGEST_PLAYOUT: u32 = 1000;

/// A UCT search of a position.
///
/// ```
/// use plyground::{
///     game::Game,
///     games::breakthrough::Breakthrough,
///     players::HasEngines,
///     rng::Seed,
///     search::{Uct, UctOptions},
/// };
/// let (rules, evaluation) = Breakthrough::default().with_evaluation();
/// let (start, options) = (rules.start(), UctOptions::default().with(|options| options.playout = None));
/// let mut search = Uct::new(rules, evaluation, start, options, 10_000, Seed(1));
/// while !search.step(1000) {}
/// assert!(search.report().best.is_some());
/// ```
pub struct Uct<G: Game, E, O = ()> {
    game: G,
    evaluation: E,
    observer: O,
    root: G::Position,
    options: UctOptions,
    budget: u64,
    random: Random,
    tree: Vec<Node<G::Move>>,
    nodes: u64,
    expanded: u64,
    /// Whether the observer knows of the end.
    has_ended: bool,
    /// The nodes that the iteration has entered.
    path: Vec<u32>,
    moves: Vec<G::Move>,
}

impl<G: Game, E: Evaluate<G>> Uct<G, E> {
    /// Prepares a search that begins no iteration once it has visited this many nodes. Its random choices follow from the
    /// seed.
    #[must_use]
    pub fn new(game: G, evaluation: E, root: G::Position, options: UctOptions, budget: u64, seed: Seed) -> Self {
        let proof = game.outcome(&root).and_then(|outcome| outcome.winner).map(|winner| (winner, 0));
        Self {
            random: Random::stream(seed, game.key(&root), "uct"),
            tree: vec![Node { proof, ..Node::new(None, game.mover(&root)) }],
            has_ended: false,
            observer: (),
            nodes: 0,
            expanded: 0,
            path: Vec::new(),
            moves: Vec::new(),
            game,
            evaluation,
            root,
            options,
            budget,
        }
    }
}

impl<G: Game, E: Evaluate<G>, O: UctObserver<G>> Uct<G, E, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<P: UctObserver<G>>(self, observer: P) -> Uct<G, E, P> {
        let Self {
            game, evaluation, root, options, budget, random, tree, nodes, expanded, has_ended, path, moves, ..
        } = self;
        Uct { game, evaluation, observer, root, options, budget, random, tree, nodes, expanded, has_ended, path, moves }
    }

    /// The observer.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.observer
    }

    /// Searches until it is finished or has visited this many more nodes. Returns whether it is finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.is_finished() {
            self.iterate();
        }
        if O::WATCHES && self.is_finished() && !self.has_ended {
            self.has_ended = true;
            let report = self.report();
            self.observer.finish(&self.game, &self.root, &report);
        }
        self.is_finished()
    }

    fn is_finished(&self) -> bool {
        let root = &self.tree[0];
        let is_over = root.visits == 0 && self.game.outcome(&self.root).is_some();
        self.nodes >= self.budget || is_over || root.proof.is_some() || root.visits == u32::MAX
    }

    fn iterate(&mut self) {
        self.observer.begin();
        let position = self.descend();
        let entered = self.last();
        if self.tree[entered].visits == 0 {
            self.tree[entered].proof = self.known_winner(&position);
        }
        let result = match self.tree[entered].proof {
            Some((winner, _)) => f64::from(winner == self.player()),
            None => self.estimate(position),
        };
        self.add(result);
    }

    /// The player to move at the root.
    fn player(&self) -> Player {
        self.tree[0].by
    }

    /// The last node on the path.
    fn last(&self) -> usize {
        self.path[self.path.len() - 1] as usize
    }

    /// Goes down to a node that is new, at the end of the game, or without room for its children.
    fn descend(&mut self) -> G::Position {
        self.path.clear();
        self.path.push(0);
        let mut position = self.root.clone();
        loop {
            let at = self.last();
            if at > 0 && self.tree[at].visits == 0 {
                return position;
            }
            if self.tree[at].children == 0 {
                self.expand(at, &position);
            }
            let Some(child) = self.most_urgent(at) else { return position };
            if let Some(mv) = self.tree[child as usize].mv {
                self.observer.enter(&self.game, &position, mv);
                self.game.play(&mut position, mv);
            }
            self.nodes += 1;
            self.path.push(child);
        }
    }

    /// Adds the children of a node in a drawn order, if there are any, and room.
    fn expand(&mut self, at: usize, position: &G::Position) {
        self.moves.clear();
        self.game.moves(position, &mut self.moves);
        let is_full = at > 0 && self.tree.len() + self.moves.len() > 1 << self.options.memory;
        if is_full || self.moves.is_empty() {
            return;
        }
        for count in (1..self.moves.len()).rev() {
            self.moves.swap(count, drawn(&mut self.random, count + 1));
        }
        let by = self.game.mover(position);
        self.observer.expand(&self.game, position, &self.moves, by == self.player());
        self.expanded += 1;
        self.tree[at].first = number(self.tree.len());
        self.tree[at].children = number(self.moves.len());
        self.tree.extend(self.moves.iter().map(|&mv| Node::new(Some(mv), by)));
    }

    fn children(&self, at: usize) -> &[Node<G::Move>] {
        let Node { first, children, .. } = self.tree[at];
        &self.tree[first as usize..][..children as usize]
    }

    /// The child to enter: the first that has not been tried, or else the one with the greatest upper confidence bound, the
    /// first of equal ones. A proven loss is not tried again.
    fn most_urgent(&self, at: usize) -> Option<u32> {
        let Node { first, visits, .. } = self.tree[at];
        let (weight, logarithm) = (self.options.weight_of_exploration(), libm::log(f64::from(visits)));
        let mut best = None;
        for (child, index) in self.children(at).iter().zip(first..) {
            if child.is_won_by(!child.by) {
                continue;
            }
            if child.visits == 0 {
                return Some(index);
            }
            // One division instead of two, which take most of the time.
            let share = 1.0 / f64::from(child.visits);
            let bound = child.sum * share + weight * (logarithm * share).sqrt();
            if best.is_none_or(|(greatest, _)| bound > greatest) {
                best = Some((bound, index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// The winner by the rules or by what the evaluation knows, if the solver is on.
    fn known_winner(&self, position: &G::Position) -> Option<(Player, u32)> {
        if !self.options.solver {
            return None;
        }
        if let Some(outcome) = self.game.outcome(position) {
            return outcome.winner.map(|winner| (winner, 0));
        }
        let value = self.evaluation.known(&self.game, position)?;
        let mover = self.game.mover(position);
        let winner = if value > E::Value::DRAW { mover } else { !mover };
        value.certain().map(|plies| (winner, plies))
    }

    /// The result of a position after a playout, for the player to move at the root.
    fn estimate(&mut self, mut position: G::Position) -> f64 {
        let longest = self.options.playout.unwrap_or(LONGEST_PLAYOUT);
        let mut plies = 0;
        while plies < longest {
            self.moves.clear();
            self.game.moves(&position, &mut self.moves);
            if self.moves.is_empty() {
                break;
            }
            let mv = self.moves[drawn(&mut self.random, self.moves.len())];
            self.game.play(&mut position, mv);
            plies += 1;
        }
        self.nodes += u64::from(plies);
        let (source, result) = match self.game.outcome(&position) {
            Some(outcome) => (Source::End, outcome.winner.map_or(0.5, |winner| f64::from(winner == self.player()))),
            None if self.options.playout.is_none() => (Source::End, 0.5),
            None => (Source::Evaluation, self.expected_score(&position)),
        };
        self.observer.estimate(plies, source, result);
        result
    }

    /// What the evaluation expects of an unfinished position for the player to move at the root.
    fn expected_score(&self, position: &G::Position) -> f64 {
        let known = self.evaluation.known(&self.game, position);
        let value = known.unwrap_or_else(|| self.evaluation.evaluate(&self.game, position)).real();
        let value = if self.game.mover(position) == self.player() { value } else { -value };
        1.0 / (1.0 + libm::exp(-value / self.options.scale))
    }

    /// Adds a result to the nodes on the path, from the last to the root.
    fn add(&mut self, result: f64) {
        let player = self.player();
        let mut is_child_proven = false;
        for at in self.path.iter().rev().map(|&at| at as usize) {
            if is_child_proven {
                self.tree[at].proof = proof(self.children(at));
            }
            let node = &mut self.tree[at];
            node.visits += 1;
            node.sum += if node.by == player { result } else { 1.0 - result };
            is_child_proven = node.proof.is_some();
            if let Some((winner, plies)) = node.proof {
                self.observer.prove(winner == player, plies);
            }
        }
    }

    /// The best child of a node, if one was tried: a proven win, or by visits or mean; if all are proven losses, the longest.
    fn best(&self, at: usize, choose: UctChoice) -> Option<usize> {
        let worth = |node: &Node<G::Move>| match node.proof {
            Some((winner, plies)) if winner == node.by => (2, -f64::from(plies)),
            Some((_, plies)) => (0, f64::from(plies)),
            None if choose == UctChoice::Mean => (1, node.value().unwrap_or(-2.0)),
            None => (1, f64::from(node.visits)),
        };
        let first = self.tree[at].first as usize;
        let mut best = None;
        for (child, index) in self.children(at).iter().zip(first..) {
            if best.is_none_or(|(greatest, _)| worth(child) > greatest) {
                best = Some((worth(child), index));
            }
        }
        best.map(|(_, index)| index)
    }

    /// The moves that were tried most often below a node.
    fn line(&self, mut at: usize, mut line: Vec<G::Move>) -> Vec<G::Move> {
        while let Some(best) = self.best(at, UctChoice::Visits).filter(|&best| self.tree[best].visits > 0) {
            line.extend(self.tree[best].mv);
            at = best;
        }
        line
    }

    /// The result so far.
    pub fn report(&self) -> UctReport<G::Move> {
        let root = &self.tree[0];
        let mut generated = Vec::new();
        self.game.moves(&self.root, &mut generated);
        let of_move = |mv| {
            let (node, at) =
                self.children(0).iter().zip(root.first as usize..).find(|(node, _)| node.mv == Some(mv))?;
            let (visits, line) = (node.visits, self.line(at, vec![mv]));
            let certain = node.proof.map(|(_, plies)| plies + 1);
            Some(UctMove { mv, visits, value: node.value()?, certain, line })
        };
        let best = self.best(0, self.options.choose).filter(|_| root.visits > 0);
        UctReport {
            // A draw, if the game is over before the search.
            value: root.value().or_else(|| self.game.outcome(&self.root).map(|_| 0.0)),
            certain: root.proof.map(|(_, plies)| plies),
            best: best.and_then(|at| self.tree[at].mv),
            line: best.map_or_else(Vec::new, |at| self.line(at, self.tree[at].mv.into_iter().collect())),
            moves: generated.into_iter().filter_map(of_move).collect(),
            iterations: root.visits,
            expanded: self.expanded,
            nodes: self.nodes,
            finished: self.is_finished(),
        }
    }
}

/// A number below a count, which is at least 1.
fn drawn(random: &mut Random, count: usize) -> usize {
    // Both are below the number of moves of a position.
    #[allow(clippy::cast_possible_truncation)]
    let drawn = random.below(count as u64) as usize;
    drawn
}

/// Nodes are counted in 32 bits: `memory` allows no more.
fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
