//! Proof-number search with the whole tree in memory [Allis et al. 1994; Veselý 2013, 2.2].

use std::collections::BTreeMap;

use super::{
    children::{Child, NOTHING, ProofGoal, conclude},
    counts::ProofCounts,
    numbers::{Choice, Numbers, Proof, choose},
    observer::ProofObserver,
    options::ProofOptions,
    report::{ProofReport, known},
    solution::Solution,
};
use crate::game::{Evaluate, Game, Player};

/// A best-first search, which can be paused at every expansion. It ignores the [`ProofOptions`] for
/// the table and the 1 + ε trick.
pub struct Pns<G: Game, E: Evaluate<G>, O = ()> {
    goal: ProofGoal<G, E, O>,
    root: G::Position,
    found: (Numbers, u32),
    nodes: Vec<Node<G::Move>>,
    /// The children of the root.
    top: Range,
    path: Vec<u64>,
    /// The nodes on the path to the most-proving node.
    way: Vec<Passed>,
    fresh: Vec<Child<G::Move>>,
    seen: Vec<([u32; 2], usize)>,
    /// The maximum number of nodes generated.
    budget: u64,
    /// The maximum number of nodes kept.
    memory: usize,
    counts: ProofCounts,
    finished: bool,
}

/// The range of a node's children; empty before it is expanded.
type Range = (usize, usize);

/// A node on the path: its children, its type, its step in Heuristic Weak PNS, and its index unless
/// it is the root.
struct Passed {
    children: Range,
    or: bool,
    step: f64,
    at: Option<usize>,
}

struct Node<M> {
    child: Child<M>,
    children: Range,
}

impl<G: Game, E: Evaluate<G>> Pns<G, E> {
    /// Prepares a search for a win of the attacker that ends when the first of these numbers of nodes is generated, or
    /// the second is kept, or soon after.
    #[must_use]
    pub fn new(
        game: G,
        evaluation: E,
        root: G::Position,
        attacker: Player,
        options: ProofOptions,
        (budget, memory): (u64, usize),
    ) -> Self {
        let goal = ProofGoal::new(game, evaluation, attacker, options);
        let decided = goal.over(&root);
        let mut search = Self {
            goal,
            root,
            found: decided.unwrap_or((Numbers { proof: 1, disproof: 1 }, 0)),
            nodes: Vec::new(),
            top: (0, 0),
            path: Vec::new(),
            way: Vec::new(),
            fresh: Vec::new(),
            seen: Vec::new(),
            budget,
            memory,
            counts: ProofCounts::default(),
            finished: false,
        };
        if decided.is_some() {
            search.end();
        }
        search
    }
}

impl<G: Game, E: Evaluate<G>, O: ProofObserver<G>> Pns<G, E, O> {
    /// The same search with another observer, to be attached before the first step.
    #[must_use]
    pub fn observed<P: ProofObserver<G>>(self, observer: P) -> Pns<G, E, P> {
        let mut search = Pns {
            goal: self.goal.observed(observer),
            root: self.root,
            found: self.found,
            nodes: self.nodes,
            top: self.top,
            path: self.path,
            way: self.way,
            fresh: self.fresh,
            seen: self.seen,
            budget: self.budget,
            memory: self.memory,
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

    fn end(&mut self) {
        self.finished = true;
        if O::WATCHES {
            let (report, attacks) = (self.report(), self.goal.is_or(&self.root));
            self.goal.observer.finish(&self.goal.game, &self.root, attacks, &report);
        }
    }

    /// Runs until it finishes or has generated this many more nodes, or soon after. Returns whether
    /// it has finished.
    pub fn step(&mut self, nodes: u64) -> bool {
        let stop = self.counts.nodes.saturating_add(nodes);
        while !self.finished && self.counts.nodes < stop {
            if self.counts.nodes >= self.budget || self.nodes.len() >= self.memory {
                self.end();
            } else {
                self.expand();
                if self.found.0.proof() != Proof::Unknown {
                    self.end();
                }
            }
        }
        self.finished
    }

    /// Runs until it finishes.
    pub fn run(&mut self) -> ProofReport<G::Move> {
        self.step(u64::MAX);
        self.report()
    }

    /// The current result.
    #[must_use]
    pub fn report(&self) -> ProofReport<G::Move> {
        let (mut line, mut position, mut range) = (Vec::new(), self.root.clone(), self.top);
        loop {
            let or = self.goal.is_or(&position);
            let best = self.children(range).iter().min_by_key(|node| node.child.preference(or));
            let Some(best) = best else { break };
            line.push(best.child.mv);
            self.goal.game.play(&mut position, best.child.mv);
            range = if best.child.numbers.proof() == Proof::Unknown { (0, 0) } else { best.children };
        }
        let children = self.children(self.top).iter().map(|node| &node.child);
        let length = |mv| self.goal.game.plies(mv);
        ProofReport::new(length, children, self.found, line, self.counts, self.finished)
    }

    /// The solution tree of a proof.
    #[must_use]
    pub fn solution(&self) -> Option<Solution<G::Move>> {
        if self.found.0 != Numbers::PROVEN {
            return None;
        }
        let mut moves: BTreeMap<u64, (G::Move, u32)> = BTreeMap::new();
        let mut open = vec![(self.root.clone(), self.top)];
        while let Some((position, range)) = open.pop() {
            let or = self.goal.is_or(&position);
            let soonest = self.children(range).iter().min_by_key(|node| node.child.preference(or));
            let mut chosen = soonest.filter(|_| or).map(|node| (node.child.mv, node.child.plies));
            if or && soonest.is_none() {
                // The tree ends where the rules show a win.
                chosen = self.goal.shown(&position).map(|(mv, plies)| (mv, plies - 1));
                if let Some((mv, _)) = chosen {
                    let mut next = position.clone();
                    self.goal.game.play(&mut next, mv);
                    open.push((next, (0, 0)));
                }
            }
            if let Some(chosen) = chosen {
                // Positions that occur several times take the soonest win, so that no two lead to
                // each other.
                let entry = moves.entry(self.goal.game.key(&position)).or_insert(chosen);
                if chosen.1 < entry.1 {
                    *entry = chosen;
                }
            }
            let wanted = self
                .children(range)
                .iter()
                .filter(|node| !or || soonest.is_some_and(|best| best.child.mv == node.child.mv));
            for node in wanted {
                let mut position = position.clone();
                self.goal.game.play(&mut position, node.child.mv);
                open.push((position, node.children));
            }
        }
        Some(Solution::new(moves.into_iter().map(|(key, (mv, _))| (key, mv)).collect(), self.found.1))
    }

    fn children(&self, (from, to): Range) -> &[Node<G::Move>] {
        &self.nodes[from..to]
    }

    /// Descends to the most-proving node, expands it, and backs up the result.
    fn expand(&mut self) {
        let (mut position, mut children, mut at) = (self.root.clone(), self.top, None);
        self.path.clear();
        self.path.push(self.goal.game.key(&position));
        if O::WATCHES {
            self.goal.observer.begin(self.goal.is_or(&position));
        }
        while children.0 < children.1 {
            let (or, step) = (self.goal.is_or(&position), self.goal.adding_step(&position));
            self.way.push(Passed { children, or, step, at });
            let best = children.0 + self.choose(children, or, step).best;
            let mv = self.nodes[best].child.mv;
            if O::WATCHES {
                self.goal.observer.enter(&self.goal.game, &position, mv, None);
            }
            self.goal.game.play(&mut position, mv);
            self.path.push(self.goal.game.key(&position));
            (children, at) = (self.nodes[best].children, Some(best));
        }
        self.counts.expanded += 1;
        self.counts.depth = self.counts.depth.max(u32::try_from(self.way.len()).unwrap_or(u32::MAX));
        self.fresh.clear();
        self.goal.expand(&position, &self.path, None, &mut self.fresh, &mut self.counts);
        children = (self.nodes.len(), self.nodes.len() + self.fresh.len());
        if children.1 > self.nodes.capacity() {
            // Doubling could take twice the memory that is allowed.
            let most = self.memory.saturating_sub(self.nodes.len());
            self.nodes.reserve_exact(self.nodes.len().min(most).max(self.fresh.len()));
        }
        self.nodes.extend(self.fresh.iter().map(|&child| Node { child, children: (0, 0) }));
        match at {
            None => self.top = children,
            Some(at) => self.nodes[at].children = children,
        }
        let (or, step) = (self.goal.is_or(&position), self.goal.adding_step(&position));
        self.way.push(Passed { children, or, step, at });
        self.update();
    }

    fn choose(&mut self, children: Range, or: bool, step: f64) -> Choice {
        let numbers = self.nodes[children.0..children.1].iter().map(|node| node.child.numbers);
        choose(numbers, or, &self.goal.options, (step, self.goal.unit()), &mut self.seen)
    }

    /// Recomputes the numbers from the expanded node to the root.
    fn update(&mut self) {
        while let Some(Passed { children, or, step, at }) = self.way.pop() {
            let numbers = self.choose(children, or, step).numbers;
            let (mut plies, mut depends) = (0, NOTHING);
            if numbers.proof() != Proof::Unknown {
                let ply = self.way.len();
                let found = self.children(children).iter().map(|node| &node.child);
                (plies, depends) = conclude(|mv| self.goal.game.plies(mv), found, or, numbers, ply);
            }
            if O::WATCHES {
                self.goal.observer.leave(numbers, known(numbers, plies), depends != NOTHING);
            }
            match at {
                None => self.found = (numbers, plies),
                Some(at) => self.nodes[at].child.learn(numbers, plies, depends),
            }
        }
    }
}
