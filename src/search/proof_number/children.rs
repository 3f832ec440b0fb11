//! The children of a node: their numbers when the node is expanded, and the consequences of a
//! decided child.

use super::{
    counts::ProofCounts,
    numbers::{Numbers, Proof},
    observer::{Generated, Origin, ProofObserver},
    options::{Order, ProofOptions},
    proof_table::ProofTable,
    report::known,
};
use crate::game::{Evaluate, Game, Player, Value};

/// The plies of a game that the attacker does not win but does not lose either: a draw, or one that
/// never ends.
pub(super) const NEVER: u32 = u32::MAX;

/// For results that do not depend on the current path.
pub(super) const NOTHING: usize = usize::MAX;

/// A move, and what is known of the position it leads to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Child<M> {
    pub(super) mv: M,
    pub(super) numbers: Numbers,
    /// If the position is decided: the number of plies within which the winner can win, or
    /// [`NEVER`].
    pub(super) plies: u32,
    /// The index of the first position on the path that a disproof depends on, because of a
    /// repetition.
    pub(super) depends: usize,
    /// The rank of the move in the requested order, and its index among the others.
    rank: f64,
    pub(super) place: usize,
}

impl<M> Child<M> {
    /// Stores the result of a search.
    pub(super) const fn learn(&mut self, numbers: Numbers, plies: u32, depends: usize) {
        (self.numbers, self.plies, self.depends) = (numbers, plies, depends);
    }

    /// The sort key by which the mover of the parent prefers children, smallest first: win soon,
    /// lose late, and otherwise compare the numbers.
    pub(super) fn preference(&self, or: bool) -> (u32, u32) {
        match self.numbers.seen(or) {
            [0, _] => (0, self.plies),
            [least, 0] => (least, !self.plies),
            [least, sum] => (least, sum),
        }
    }
}

/// The goal to be proved, that the attacker wins, and the means to do so.
pub(super) struct ProofGoal<G: Game, E, O> {
    pub(super) game: G,
    pub(super) evaluation: E,
    pub(super) attacker: Player,
    pub(super) options: ProofOptions,
    pub(super) observer: O,
    moves: Vec<G::Move>,
    pub(super) replies: Vec<G::Move>,
    /// The positions of the children that are not decided by an immediate win, and their keys.
    pub(super) made: Vec<G::Position>,
    keys: Vec<u64>,
}

impl<G: Game, E> ProofGoal<G, E, ()> {
    pub(super) const fn new(game: G, evaluation: E, attacker: Player, options: ProofOptions) -> Self {
        Self {
            game,
            evaluation,
            attacker,
            options,
            observer: (),
            moves: Vec::new(),
            replies: Vec::new(),
            made: Vec::new(),
            keys: Vec::new(),
        }
    }
}

impl<G: Game, E, O> ProofGoal<G, E, O> {
    pub(super) fn observed<P>(self, observer: P) -> ProofGoal<G, E, P> {
        ProofGoal {
            game: self.game,
            evaluation: self.evaluation,
            attacker: self.attacker,
            options: self.options,
            observer,
            moves: self.moves,
            replies: self.replies,
            made: self.made,
            keys: self.keys,
        }
    }
}

impl<G: Game, E: Evaluate<G>, O: ProofObserver<G>> ProofGoal<G, E, O> {
    /// Whether the attacker is to move, so that one good move is enough.
    pub(super) fn is_or(&self, position: &G::Position) -> bool {
        self.game.mover(position) == self.attacker
    }

    /// The numbers and plies of a position in which the game is over.
    pub(super) fn over(&self, position: &G::Position) -> Option<(Numbers, u32)> {
        let outcome = self.game.outcome(position)?;
        Some(match outcome.winner {
            Some(winner) if winner == self.attacker => (Numbers::PROVEN, 0),
            Some(_) => (Numbers::DISPROVEN, 0),
            None => (Numbers::DISPROVEN, NEVER),
        })
    }

    /// The numbers of a position that is decided without a search, or by an immediate win.
    pub(super) fn decided(&self, position: &G::Position) -> Option<(Numbers, u32)> {
        self.known(position).or_else(|| {
            let plies = self.shows(position)?;
            Some((if self.is_or(position) { Numbers::PROVEN } else { Numbers::DISPROVEN }, plies))
        })
    }

    /// The plies of the win that the rules show in an unfinished position.
    fn shows(&self, position: &G::Position) -> Option<u32> {
        if self.options.threats { self.game.wins_within(position) } else { None }
    }

    /// The first move of that win, and its plies.
    pub(super) fn shown(&self, position: &G::Position) -> Option<(G::Move, u32)> {
        let plies = self.shows(position)?;
        let mut moves = Vec::new();
        self.game.moves(position, &mut moves);
        let is_nearer = |mv: &G::Move| {
            let mut next = position.clone();
            self.game.play(&mut next, *mv);
            self.game.outcome(&next).map_or_else(
                || {
                    self.game.mover(&next) == self.game.mover(position)
                        && self.shows(&next).is_some_and(|left| left < plies)
                },
                |outcome| outcome.winner == Some(self.game.mover(position)),
            )
        };
        moves.into_iter().find(is_nearer).map(|mv| (mv, plies))
    }

    /// The numbers and plies of a position in which the game is over or whose value the evaluation
    /// knows.
    pub(super) fn known(&self, position: &G::Position) -> Option<(Numbers, u32)> {
        let over = self.over(position);
        if over.is_some() {
            return over;
        }
        let value = self.evaluation.known(&self.game, position)?;
        Some(match value.certain() {
            None => (Numbers::DISPROVEN, NEVER),
            Some(plies) if (value > E::Value::DRAW) == self.is_or(position) => (Numbers::PROVEN, plies),
            Some(plies) => (Numbers::DISPROVEN, plies),
        })
    }

    /// Appends the children of the last position on the path, until one of them decides it for its
    /// mover.
    pub(super) fn expand(
        &mut self,
        position: &G::Position,
        path: &[u64],
        table: Option<&ProofTable>,
        children: &mut Vec<Child<G::Move>>,
        counts: &mut ProofCounts,
    ) {
        let (from, or) = (children.len(), self.is_or(position));
        self.make_children(position, children, counts);
        let (generated, mut looks) = (children.len() - from, Vec::new());
        let is_won = |child: &Child<G::Move>| child.numbers.seen(or)[0] == 0;
        if !children.last().is_some_and(is_won) {
            if let Some(table) = table {
                table.fetch(&self.keys);
            }
            for at in 0..self.made.len() {
                let child = &mut children[from + at];
                if child.numbers.proof() == Proof::Unknown {
                    let before = *counts;
                    self.look_up(at, path, table, child, counts);
                    if O::WATCHES {
                        looks.push((at, counts.hits > before.hits, counts.repetitions > before.repetitions));
                    }
                    if self.options.ordering == Order::Evaluations && child.numbers.proof() == Proof::Unknown {
                        let value = self.evaluation.evaluate(&self.game, &self.made[at]).real();
                        child.rank = if self.is_or(&self.made[at]) == or { value } else { -value };
                    }
                    if is_won(child) {
                        children.truncate(from + at + 1);
                        break;
                    }
                }
            }
        }
        if O::WATCHES {
            self.observer.expand(generated as u64);
            self.tell_children(position, &children[from..], &looks);
        }
        if self.options.ordering != Order::Moves {
            children[from..].sort_unstable_by(|one, two| two.rank.total_cmp(&one.rank).then(one.place.cmp(&two.place)));
        }
    }

    /// Tells the observer the children: of those that were looked up it gets their places, and whether they are in the table
    /// and on the path.
    fn tell_children(&mut self, position: &G::Position, children: &[Child<G::Move>], looks: &[(usize, bool, bool)]) {
        let (mover, mut looks) = (self.game.mover(position), looks.iter().peekable());
        for (at, &Child { mv, numbers, plies, .. }) in children.iter().enumerate() {
            let (origin, hit) = match looks.next_if(|look| look.0 == at) {
                Some(&(_, hit, true)) => (Origin::Repetition, hit),
                Some(&(_, hit, false)) => (if hit { Origin::Table } else { Origin::New }, hit),
                None if numbers.proof() == Proof::Unknown => (Origin::Unseen, false),
                None => (Origin::End, false),
            };
            let same_mover = self.made.get(at).is_some_and(|made| self.game.mover(made) == mover);
            let plies = known(numbers, plies);
            self.observer.child(&self.game, position, Generated { mv, origin, hit, numbers, plies, same_mover });
        }
    }

    /// Appends the children with what is known without a table, and keeps their positions and keys.
    fn make_children(&mut self, position: &G::Position, children: &mut Vec<Child<G::Move>>, counts: &mut ProofCounts) {
        let or = self.is_or(position);
        self.moves.clear();
        self.made.clear();
        self.keys.clear();
        self.game.moves(position, &mut self.moves);
        for place in 0..self.moves.len() {
            let mv = self.moves[place];
            let is_static = self.options.ordering == Order::Static;
            let rank = if is_static { f64::from(self.game.rank(position, mv)) } else { 0.0 };
            let mut made = position.clone();
            self.game.play(&mut made, mv);
            counts.nodes += 1;
            let (numbers, plies) = self.decided(&made).unwrap_or((Numbers { proof: 1, disproof: 1 }, NEVER));
            children.push(Child { mv, numbers, plies, depends: NOTHING, rank, place });
            if numbers.seen(or)[0] == 0 {
                break;
            }
            self.keys.push(self.game.key(&made));
            self.made.push(made);
        }
    }

    /// The numbers of a child from the table or the path, or the initial numbers of a new leaf.
    fn look_up(
        &mut self,
        at: usize,
        path: &[u64],
        table: Option<&ProofTable>,
        child: &mut Child<G::Move>,
        counts: &mut ProofCounts,
    ) {
        let key = self.keys[at];
        let found = table.and_then(|table| table.find(key));
        counts.hits += u64::from(found.is_some());
        if let Some(found) = found.filter(|found| found.numbers.proof() != Proof::Unknown) {
            (child.numbers, child.plies) = (found.numbers, found.plies);
        } else if let Some(at) = path.iter().position(|&before| before == key) {
            counts.repetitions += 1;
            (child.numbers, child.depends) = (Numbers::DISPROVEN, at);
        } else {
            child.numbers = found.map_or_else(|| self.leaf(at), |found| found.numbers);
        }
    }
}

/// The plies of a decided node at ply `ply`, and what its disproof depends on.
pub(super) fn conclude<'a, M: Copy + 'a>(
    length: impl Fn(M) -> u32,
    children: impl Iterator<Item = &'a Child<M>>,
    or: bool,
    numbers: Numbers,
    ply: usize,
) -> (u32, usize) {
    let won = numbers.seen(or)[0] == 0;
    let (mut plies, mut depends) = if won { (NEVER, 0) } else { (0, NOTHING) };
    for child in children.filter(|child| !won || child.numbers == numbers) {
        let after = child.plies.saturating_add(length(child.mv));
        plies = if won { plies.min(after) } else { plies.max(after) };
        depends = if won { depends.max(child.depends) } else { depends.min(child.depends) };
    }
    // A loss within a number of plies holds on every path, and a repetition of the node itself lies
    // within it.
    let free = plies != NEVER || depends >= ply || numbers == Numbers::PROVEN;
    (plies, if free { NOTHING } else { depends })
}
