//! UCT: a tree that grows where moves have won most or were tried least [Kocsis and Szepesvári 2006], with proven wins
//! and losses [Winands et al. 2008], and playouts that an evaluation cuts off [Lorentz 2008].
//!
//! An iteration goes down the tree to a node that has not been visited, estimates it, and adds the result to each node on
//! its path. Results are from 0, a loss, to 1, for the player who made the move to the node; so nothing depends on
//! players taking turns.

use crate::{
    game::{Evaluate, Game, Player, Value},
    rng::{Random, Seed},
};

/// After this many plies of a playout without end the game counts as a draw.
const LONGEST_PLAYOUT: u32 = 1000;

/// How UCT searches.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctOptions {
    /// The weight of exploration: the move with the greatest mean + c · √(ln N / n) is next.
    pub exploration: f64,
    /// The number of random plies after a new node before the evaluation; `None` plays to the end.
    pub playout: Option<u32>,
    /// The value of the evaluation that means odds of e : 1.
    pub scale: f64,
    /// Whether proven wins and losses go up the tree.
    pub solver: bool,
    /// log₂ of the number of nodes from which the tree does not grow any more.
    pub memory: u32,
    /// Whether the move with the best mean is played; otherwise, the one with most visits.
    pub best_mean: bool,
}

impl UctOptions {
    /// These options, some of them changed, as in `UctOptions::default().with(|options| options.exploration = 0.4)`.
    #[must_use]
    pub fn with(mut self, change: impl FnOnce(&mut Self)) -> Self {
        change(&mut self);
        self
    }
}

impl Default for UctOptions {
    fn default() -> Self {
        Self { exploration: 0.15, playout: Some(0), scale: 1.0, solver: true, memory: 20, best_mean: false }
    }
}

/// A position in the tree.
struct Node<M> {
    /// The move to it; the root has none.
    mv: Option<M>,
    /// The player who made that move.
    by: Player,
    /// Where its children are, which are neighbours; none before it is expanded.
    first: u32,
    children: u32,
    visits: u32,
    /// The sum of its results.
    sum: f64,
    /// The winner, if proven, and the number of plies within which they win.
    proof: Option<(Player, u32)>,
}

impl<M> Node<M> {
    const fn new(mv: Option<M>, by: Player) -> Self {
        Self { mv, by, first: 0, children: 0, visits: 0, sum: 0.0, proof: None }
    }

    fn is_won_by(&self, player: Player) -> bool {
        self.proof.is_some_and(|(winner, _)| winner == player)
    }

    fn mean(&self) -> f64 {
        match self.proof {
            Some((winner, _)) => f64::from(winner == self.by),
            None if self.visits == 0 => 0.5,
            None => self.sum / f64::from(self.visits),
        }
    }
}

/// What is known of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctMove<M> {
    /// The move.
    pub mv: M,
    /// The number of iterations that tried it.
    pub visits: u32,
    /// Its expected score, from 0 to 1, for the player who makes it: the mean of its results, or what is proven.
    pub mean: f64,
    /// The number of plies within which the game certainly ends, if its winner is proven.
    pub certain: Option<u32>,
}

/// The result of a UCT search.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct UctReport<M> {
    /// The expected score of the root, from 0 to 1, for its mover; `None` until a move has been tried.
    pub mean: Option<f64>,
    /// The number of plies within which the game certainly ends, if its winner is proven.
    pub certain: Option<u32>,
    /// The move to play; `None` if the game is over.
    pub best: Option<M>,
    /// The best moves of both players, as far as they have been tried, starting with that move.
    pub line: Vec<M>,
    /// The moves, in the order of generation.
    pub moves: Vec<UctMove<M>>,
    /// The number of iterations.
    pub iterations: u32,
    /// The number of positions reached by a move, in the tree and in playouts.
    pub nodes: u64,
    /// Whether the search is over: by its budget, or because the winner is proven.
    pub finished: bool,
}

/// A UCT search of a position.
pub struct Uct<G: Game, E> {
    game: G,
    evaluation: E,
    root: G::Position,
    options: UctOptions,
    budget: u64,
    random: Random,
    tree: Vec<Node<G::Move>>,
    nodes: u64,
    /// The nodes that the iteration has entered.
    path: Vec<u32>,
    moves: Vec<G::Move>,
}

impl<G: Game, E: Evaluate<G>> Uct<G, E> {
    /// Prepares a search that visits this many nodes. Its random choices follow from the seed.
    #[must_use]
    pub fn new(game: G, evaluation: E, root: G::Position, options: UctOptions, budget: u64, seed: Seed) -> Self {
        let random = Random::stream(seed, game.key(&root), "uct");
        let tree = vec![Node::new(None, !game.mover(&root))];
        let (path, moves) = (Vec::new(), Vec::new());
        let mut search = Self { game, evaluation, root, options, budget, random, tree, nodes: 0, path, moves };
        if search.game.outcome(&search.root).is_none() {
            let root = search.root.clone();
            search.expand(0, &root);
        }
        search
    }

    /// Searches until it is finished or has visited this many more nodes. Returns whether it is finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let until = self.nodes.saturating_add(nodes);
        while self.nodes < until && !self.is_finished() {
            self.iterate();
        }
        self.is_finished()
    }

    fn is_finished(&self) -> bool {
        let root = &self.tree[0];
        self.nodes >= self.budget || root.children == 0 || root.proof.is_some() || root.visits == u32::MAX
    }

    fn iterate(&mut self) {
        let position = self.descend();
        let entered = self.last();
        if self.tree[entered].visits == 0 {
            self.tree[entered].proof = self.known_winner(&position);
        }
        let by = self.tree[entered].by;
        let result = match self.tree[entered].proof {
            Some((winner, _)) => f64::from(winner == by),
            None => self.estimate(position, by),
        };
        self.add(result, by);
    }

    /// The last node on the path.
    fn last(&self) -> usize {
        self.path[self.path.len() - 1] as usize
    }

    /// Goes down to a node that is new, proven, at the end of the game, or without room for its children.
    fn descend(&mut self) -> G::Position {
        self.path.clear();
        self.path.push(0);
        let mut position = self.root.clone();
        loop {
            let at = self.last();
            let node = &self.tree[at];
            if at > 0 && (node.visits == 0 || node.proof.is_some()) {
                return position;
            }
            if node.children == 0 {
                self.expand(at, &position);
            }
            let Some(child) = self.most_urgent(at) else { return position };
            if let Some(mv) = self.tree[child as usize].mv {
                self.game.play(&mut position, mv);
            }
            self.nodes += 1;
            self.path.push(child);
        }
    }

    /// Adds the children of a node in a drawn order, if there is room.
    fn expand(&mut self, at: usize, position: &G::Position) {
        self.moves.clear();
        self.game.moves(position, &mut self.moves);
        if at > 0 && self.tree.len() + self.moves.len() > 1 << self.options.memory {
            return;
        }
        for count in (1..self.moves.len()).rev() {
            self.moves.swap(count, drawn(&mut self.random, count + 1));
        }
        let by = self.game.mover(position);
        self.tree[at].first = number(self.tree.len());
        self.tree[at].children = number(self.moves.len());
        self.tree.extend(self.moves.iter().map(|&mv| Node::new(Some(mv), by)));
    }

    fn children(&self, at: usize) -> &[Node<G::Move>] {
        let Node { first, children, .. } = self.tree[at];
        &self.tree[first as usize..][..children as usize]
    }

    /// The child to enter: the first that has not been tried, or else the one with the greatest upper confidence bound. A
    /// proven loss is not tried again.
    fn most_urgent(&self, at: usize) -> Option<u32> {
        let Node { first, visits, .. } = self.tree[at];
        let logarithm = libm::log(f64::from(visits));
        let mut best = None;
        for (child, index) in self.children(at).iter().zip(first..) {
            if child.is_won_by(!child.by) {
                continue;
            }
            if child.visits == 0 {
                return Some(index);
            }
            let visits = f64::from(child.visits);
            let bound = child.sum / visits + self.options.exploration * (logarithm / visits).sqrt();
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

    /// The result of a position for a player, after a playout.
    fn estimate(&mut self, mut position: G::Position, player: Player) -> f64 {
        for ply in 0.. {
            if let Some(outcome) = self.game.outcome(&position) {
                return outcome.winner.map_or(0.5, |winner| f64::from(winner == player));
            }
            if self.options.playout.is_some_and(|plies| ply >= plies) {
                break;
            }
            if ply >= LONGEST_PLAYOUT {
                return 0.5;
            }
            self.moves.clear();
            self.game.moves(&position, &mut self.moves);
            let mv = self.moves[drawn(&mut self.random, self.moves.len())];
            self.game.play(&mut position, mv);
            self.nodes += 1;
        }
        let known = self.evaluation.known(&self.game, &position);
        let value = known.unwrap_or_else(|| self.evaluation.evaluate(&self.game, &position)).real();
        let value = if self.game.mover(&position) == player { value } else { -value };
        1.0 / (1.0 + libm::exp(-value / self.options.scale))
    }

    /// Adds a result for a player to the nodes on the path, from the last to the root.
    fn add(&mut self, result: f64, player: Player) {
        let mut child_is_proven = false;
        for at in self.path.iter().rev().map(|&at| at as usize) {
            if child_is_proven {
                self.tree[at].proof = proof(self.children(at));
            }
            let node = &mut self.tree[at];
            node.visits += 1;
            node.sum += if node.by == player { result } else { 1.0 - result };
            child_is_proven = node.proof.is_some();
        }
    }

    /// The best child of a node: a proven win, or by visits or mean; if all are proven losses, the longest.
    fn best(&self, at: usize) -> Option<usize> {
        let worth = |node: &Node<G::Move>| match node.proof {
            Some((winner, plies)) if winner == node.by => (2, -f64::from(plies)),
            Some((_, plies)) => (0, f64::from(plies)),
            None => (1, if self.options.best_mean { node.mean() } else { f64::from(node.visits) }),
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

    fn line(&self) -> Vec<G::Move> {
        let mut line = Vec::new();
        let mut at = 0;
        while let Some(best) = self.best(at)
            && (at == 0 || self.tree[best].visits > 0)
        {
            line.extend(self.tree[best].mv);
            at = best;
        }
        line
    }

    /// The result so far.
    pub fn report(&self) -> UctReport<G::Move> {
        let root = &self.tree[0];
        let certain = |node: &Node<G::Move>, more| node.proof.map(|(_, plies)| plies + more);
        let mut generated = Vec::new();
        self.game.moves(&self.root, &mut generated);
        let of_move = |mv| {
            let node = self.children(0).iter().find(|node| node.mv == Some(mv))?;
            Some(UctMove { mv, visits: node.visits, mean: node.mean(), certain: certain(node, 1) })
        };
        let line = self.line();
        UctReport {
            mean: (root.visits > 0).then(|| 1.0 - root.mean()),
            certain: certain(root, 0),
            best: line.first().copied(),
            line,
            moves: generated.into_iter().filter_map(of_move).collect(),
            iterations: root.visits,
            nodes: self.nodes,
            finished: self.is_finished(),
        }
    }
}

/// What children prove of their parent: one win of the player who moves there, or only losses.
fn proof<M>(children: &[Node<M>]) -> Option<(Player, u32)> {
    let by = children.first()?.by;
    let plies = |node: &Node<M>| node.proof.map_or(0, |(_, plies)| plies + 1);
    if let Some(win) = children.iter().filter(|child| child.is_won_by(by)).map(plies).min() {
        return Some((by, win));
    }
    let is_lost = children.iter().all(|child| child.is_won_by(!by));
    is_lost.then(|| (!by, children.iter().map(plies).max().unwrap_or(0)))
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
