//! Depth-first proof-number search [Nagai 2002; Veselý 2013, 2.2.1], written as a state machine
//! that can be paused.

use std::collections::TryReserveError;

use super::{
    children::{Child, NOTHING, ProofGoal, conclude},
    counts::ProofCounts,
    numbers::{Choice, HARD, INFINITE, Numbers, Proof, choose, rounded},
    observer::ProofObserver,
    options::ProofOptions,
    proof_table::{Entry, ProofTable},
    report::{ProofReport, known},
};
use crate::game::{Evaluate, Game, Player};

/// A search that keeps only the current path, and all other results in a table of fixed size.
///
/// There is no recursion: a caller can run it for a while, inspect it, and resume or drop it.
/// Slicing does not change the result. The children of a node are kept while it is on the path.
pub struct DfPn<G: Game, E: Evaluate<G>, O = ()> {
    pub(super) goal: ProofGoal<G, E, O>,
    pub(super) table: ProofTable,
    pub(super) root: G::Position,
    /// The numbers and plies of the root.
    pub(super) found: (Numbers, u32),
    frames: Vec<Frame<G::Position>>,
    /// The keys of the positions on the path.
    path: Vec<u64>,
    /// The children of the nodes on the path, concatenated.
    children: Vec<Child<G::Move>>,
    seen: Vec<([u32; 2], usize)>,
    budget: u64,
    counts: ProofCounts,
    finished: bool,
}

/// A node on the path.
struct Frame<P> {
    position: P,
    or: bool,
    /// The index of its first child.
    from: usize,
    /// The child being searched.
    best: usize,
    /// The node is left when one of its numbers reaches its limit.
    limits: Numbers,
    step: f64,
    nodes_before: u64,
}

impl<G: Game, E: Evaluate<G>> DfPn<G, E> {
    /// Prepares a search for a win of the attacker that ends when this many nodes are generated, or
    /// soon after.
    ///
    /// # Panics
    ///
    /// If there is not enough memory for the table.
    #[must_use]
    pub fn new(
        game: G,
        evaluation: E,
        root: G::Position,
        attacker: Player,
        options: ProofOptions,
        budget: u64,
    ) -> Self {
        Self::try_new(game, evaluation, root, attacker, options, budget).expect("there is memory for the table")
    }

    /// Prepares the same search, if there is enough memory for the table.
    ///
    /// # Errors
    ///
    /// If there is not.
    pub fn try_new(
        game: G,
        evaluation: E,
        root: G::Position,
        attacker: Player,
        options: ProofOptions,
        budget: u64,
    ) -> Result<Self, TryReserveError> {
        let mut search = Self {
            goal: ProofGoal::new(game, evaluation, attacker, options),
            table: ProofTable::try_new(options.table)?,
            root: root.clone(),
            found: (Numbers { proof: 1, disproof: 1 }, 0),
            frames: Vec::new(),
            path: Vec::new(),
            children: Vec::new(),
            seen: Vec::new(),
            budget,
            counts: ProofCounts::default(),
            finished: false,
        };
        search.restart(root, budget);
        Ok(search)
    }

    /// The bytes of a table of this size.
    #[must_use]
    pub const fn bytes(logarithm: u32) -> u64 {
        ProofTable::bytes(logarithm)
    }
}

impl<G: Game, E: Evaluate<G>, O: ProofObserver<G>> DfPn<G, E, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<P: ProofObserver<G>>(self, observer: P) -> DfPn<G, E, P> {
        let mut search = DfPn {
            goal: self.goal.observed(observer),
            table: self.table,
            root: self.root,
            found: self.found,
            frames: self.frames,
            path: self.path,
            children: self.children,
            seen: self.seen,
            budget: self.budget,
            counts: self.counts,
            finished: self.finished,
        };
        // The root was decided.
        if search.finished {
            search.end();
        }
        search
    }

    /// The observer.
    pub fn observer_mut(&mut self) -> &mut O {
        &mut self.goal.observer
    }

    /// Restarts at another position, keeping the table.
    pub(super) fn restart(&mut self, root: G::Position, budget: u64) {
        self.frames.clear();
        self.path.clear();
        self.children.clear();
        self.budget = self.counts.nodes.saturating_add(budget);
        let decided = self.goal.over(&root);
        self.found = decided.unwrap_or((Numbers { proof: 1, disproof: 1 }, 0));
        self.finished = false;
        self.root = root;
        if decided.is_some() {
            self.end();
        }
    }

    /// Runs until it finishes or has generated this many more nodes, or soon after. Returns whether
    /// it has finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let stop = self.counts.nodes.saturating_add(nodes);
        while !self.finished && self.counts.nodes < stop {
            if self.counts.nodes >= self.budget {
                self.end();
            } else if self.frames.is_empty() {
                if O::WATCHES {
                    self.goal.observer.begin(self.goal.is_or(&self.root));
                }
                self.open(self.root.clone(), Numbers::ENDLESS);
            } else {
                self.advance();
            }
        }
        self.finished
    }

    fn end(&mut self) {
        self.finished = true;
        if O::WATCHES {
            let (report, attacks) = (self.report(), self.goal.is_or(&self.root));
            self.goal.observer.finish(&self.goal.game, &self.root, attacks, &report);
        }
    }

    /// Runs until it finishes.
    pub fn run(&mut self) -> ProofReport<G::Move> {
        self.step(u64::MAX);
        self.report()
    }

    /// The current result.
    #[must_use]
    pub fn report(&self) -> ProofReport<G::Move> {
        let end = self.frames.get(1).map_or(self.children.len(), |frame| frame.from);
        let children = &self.children[..end];
        let length = |mv| self.goal.game.plies(mv);
        ProofReport::new(length, children.iter(), self.found, self.line(children), self.counts, self.finished)
    }

    /// The principal variation according to the table.
    fn line(&self, children: &[Child<G::Move>]) -> Vec<G::Move> {
        let (mut line, mut position) = (Vec::new(), self.root.clone());
        let or = self.goal.is_or(&position);
        let mut next = children.iter().min_by_key(|child| child.preference(or)).map(|child| child.mv);
        let mut path = Vec::new();
        while let Some(mv) = next {
            path.push(self.goal.game.key(&position));
            line.push(mv);
            self.goal.game.play(&mut position, mv);
            next = self.known_move(&position).filter(|_| !path.contains(&self.goal.game.key(&position)));
        }
        line
    }

    /// The result of a position that is decided without a search.
    pub(super) fn look(&self, position: &G::Position) -> Option<(Numbers, u32)> {
        let kept = || self.table.find(self.goal.game.key(position)).map(|entry| (entry.numbers, entry.plies));
        self.goal.decided(position).or_else(kept).filter(|(numbers, _)| numbers.proof() != Proof::Unknown)
    }

    /// The best move of a decided position, if the table has it.
    fn known_move(&self, position: &G::Position) -> Option<G::Move> {
        let (numbers, _) = self.look(position)?;
        let (mut moves, or) = (Vec::new(), self.goal.is_or(position));
        self.goal.game.moves(position, &mut moves);
        let worth = |mv| {
            let mut child = position.clone();
            self.goal.game.play(&mut child, mv);
            let (found, plies) = self.look(&child)?;
            (found == numbers).then_some((if found.seen(or)[0] == 0 { plies } else { !plies }, mv))
        };
        moves.into_iter().filter_map(worth).min_by_key(|&(worth, _)| worth).map(|(_, mv)| mv)
    }

    /// Leaves the top node, or expands its best child.
    fn advance(&mut self) {
        let depth = self.frames.len();
        let frame = self.frames.last_mut().expect("a search has a path");
        let numbers = self.children[frame.from..].iter().map(|child| child.numbers);
        let choice = choose(numbers, frame.or, &self.goal.options, (frame.step, self.goal.unit()), &mut self.seen);
        let Choice { numbers, best, .. } = choice;
        if numbers.proof >= frame.limits.proof || numbers.disproof >= frame.limits.disproof {
            self.close(numbers);
            return;
        }
        if depth == 1 {
            self.found.0 = numbers;
        }
        let [least, sum] = frame.limits.seen(frame.or);
        let least = least.min(widened(choice.second, self.goal.options.epsilon));
        let sum = if sum == INFINITE { INFINITE } else { sum - choice.rest };
        frame.best = best;
        let limits = Numbers::from_seen([least, sum], frame.or);
        let mut position = frame.position.clone();
        let mv = self.children[frame.from + best].mv;
        if O::WATCHES {
            self.goal.observer.change(numbers);
            self.goal.observer.enter(&self.goal.game, &position, mv, Some(limits));
        }
        self.goal.game.play(&mut position, mv);
        self.open(position, limits);
    }

    fn open(&mut self, position: G::Position, limits: Numbers) {
        self.path.push(self.goal.game.key(&position));
        let (from, nodes_before) = (self.children.len(), self.counts.nodes);
        self.goal.expand(&position, &self.path, Some(&self.table), &mut self.children, &mut self.counts);
        let (or, step) = (self.goal.is_or(&position), self.goal.adding_step(&position));
        self.counts.expanded += 1;
        self.counts.depth = self.counts.depth.max(u32::try_from(self.frames.len()).unwrap_or(u32::MAX));
        self.frames.push(Frame { position, or, from, best: 0, limits, step, nodes_before });
    }

    /// Closes the top node, and passes its result to its parent.
    fn close(&mut self, numbers: Numbers) {
        let ply = self.frames.len() - 1;
        let frame = &self.frames[ply];
        let (mut plies, mut depends) = (0, NOTHING);
        if numbers.proof() != Proof::Unknown {
            (plies, depends) =
                conclude(|mv| self.goal.game.plies(mv), self.children[frame.from..].iter(), frame.or, numbers, ply);
        }
        let nodes = u32::try_from(self.counts.nodes - frame.nodes_before).unwrap_or(u32::MAX);
        let kept = if depends == NOTHING { numbers } else { HARD };
        self.table.store(Entry { key: self.path[ply], numbers: kept, plies, nodes });
        if O::WATCHES {
            self.goal.observer.leave(numbers, known(numbers, plies), depends != NOTHING);
        }
        if ply == 0 {
            self.found = (numbers, plies);
            self.end();
            return;
        }
        self.children.truncate(frame.from);
        self.path.pop();
        self.frames.pop();
        let parent = &self.frames[ply - 1];
        self.children[parent.from + parent.best].learn(numbers, plies, depends);
    }
}

/// The threshold for a child's number, given the second smallest one.
fn widened(second: u32, epsilon: f64) -> u32 {
    let limit = rounded(f64::from(second) * (1.0 + epsilon) + 1.0);
    if limit > second { limit } else { INFINITE }
}
