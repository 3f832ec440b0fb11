//! The engine that solves Isolation where possible.

use crate::{
    game::{Game, Notation, Player, Value},
    games::isolation::{Answer, Isolation, IsolationEvaluation, Position, Question, Solver, Status, book},
    players::{EngineKind, MoveValue, Playable, Spec, Thinker, Thought, names, searching},
    rng::Seed,
    search::{Budget, Options},
};

/// The number of entries of the solver's table: 16 MiB.
const ENTRIES: u32 = 1 << 20;
/// The solver also computes the length of the game with at most this many open cells.
const LENGTH_CELLS: u32 = 30;
/// The node limit of the solver.
const PATIENCE: u64 = 60_000_000;
/// The node limit of the search that chooses among moves of equal game-theoretic value.
const CHOICE: u64 = 60_000;

/// Never gives away a won game. In a lost game it resists as long as possible, where the length can
/// be computed. Where the book or the solver tells which moves win, a search chooses among them;
/// near the end the length of the game decides.
pub(super) struct Perfect {
    rules: Isolation,
    root: Position,
    solver: Option<Solver>,
    /// The search that values all moves.
    search: Box<dyn Thinker>,
    thought: Option<Thought>,
    /// The winning moves, once the book or the solver knows them; empty if the mover loses.
    winning: Option<Vec<String>>,
}

impl Perfect {
    pub(super) fn new(rules: &Isolation, root: &Position, seed: Seed) -> Self {
        let options = Options { every_move: true, ..Options::default() };
        let spec = Spec { budget: Budget::nodes(CHOICE), options, ..Spec::new(EngineKind::AlphaBeta) };
        let evaluation: IsolationEvaluation = Isolation::BEST.parse().expect("the best evaluation has a name");
        let search = searching::start_engine(rules, evaluation.seen_by(root.mover()), root, &spec, seed);
        let placed = root.cell(Player::First).is_some() && root.cell(Player::Second).is_some();
        let solver = (placed && rules.outcome(root).is_none()).then(|| {
            let mut solver = Solver::new(rules, ENTRIES);
            let open = root.open().count_ones();
            solver.ask(root, if open <= LENGTH_CELLS { Question::Length } else { Question::WinningMoves });
            solver
        });
        Self { rules: rules.clone(), root: *root, solver, search, thought: None, winning: None }
    }

    /// The moves that the book marks as won, while players still choose their starting cells.
    fn booked(&self) -> Vec<String> {
        let mut moves = Vec::new();
        self.rules.moves(&self.root, &mut moves);
        let wins = |&mv: &_| {
            let mut child = self.root;
            self.rules.play(&mut child, mv);
            book::winner(&self.rules, &child) == Some(self.root.mover())
        };
        moves.into_iter().filter(wins).map(|mv| self.rules.show_move(&self.root, mv)).collect()
    }

    /// The result of the search, restricted to the given moves, if there are any.
    fn choose(&self, good: &[String]) -> Thought {
        let mut thought = self.search.thought();
        let best = thought.moves.iter().filter(|found| good.contains(&found.name));
        let best = best.fold(None, |best: Option<&MoveValue>, found| match best {
            Some(best) if best.value >= found.value => Some(best),
            _ => Some(found),
        });
        if let Some(best) = best.cloned() {
            thought.value = Some(best.value);
            thought.certain = best.certain;
            thought.best = Some(best.name);
            thought.line = best.line;
        }
        thought
    }

    /// The value of a position whose winner is known, but not the length of the game, and a number
    /// of plies within which it ends: every ply uses a cell, and the loser is to move at the end.
    fn bound(&self, wins: bool) -> (f64, u32) {
        let open = self.root.open().count_ones();
        let plies = open - u32::from((open % 2 == 1) != wins);
        let value = f64::win(plies);
        (if wins { value } else { -value }, plies)
    }

    /// Turns the solver's answer into a result.
    fn settle(&self, answer: &Answer, nodes: u64) -> Thought {
        let mover = self.root.mover();
        let name = |&mv: &_| self.rules.show_move(&self.root, mv);
        let mut thought = match answer {
            Answer::Winner(_) => self.search.thought(),
            Answer::WinningMoves(_) => self.choose(self.winning.as_deref().unwrap_or_default()),
            Answer::Length { winner, plies, best } => {
                let value = f64::win(u32::from(*plies));
                let value = if *winner == mover { value } else { -value };
                let worth = |mv| MoveValue {
                    name: name(mv),
                    value,
                    certain: Some(u32::from(*plies)),
                    bound: "exact",
                    line: names(&self.rules, &self.root, &[*mv]),
                };
                Thought {
                    value: Some(value),
                    certain: Some(u32::from(*plies)),
                    best: best.first().map(name),
                    line: best.first().map(name).into_iter().collect(),
                    moves: best.iter().map(worth).collect(),
                    depth: u32::from(*plies),
                    ..Thought::default()
                }
            }
        };
        thought.nodes += nodes;
        thought
    }
}

impl Thinker for Perfect {
    fn step(&mut self, nodes: u64) -> bool {
        if self.thought.is_some() {
            return true;
        }
        if !self.search.step(nodes) {
            return false;
        }
        let Some(solver) = &mut self.solver else {
            let booked = self.booked();
            self.thought = Some(self.choose(&booked));
            self.winning = book::winner(&self.rules, &self.root).map(|_| booked);
            return true;
        };
        let answer = match solver.step(nodes) {
            Status::Solved(Answer::WinningMoves(good)) => {
                self.winning = Some(good.iter().map(|&mv| self.rules.show_move(&self.root, mv)).collect());
                Answer::WinningMoves(good)
            }
            Status::Solved(answer) => answer,
            Status::Running if solver.nodes() < PATIENCE => return false,
            Status::Running => Answer::WinningMoves(Vec::new()),
        };
        let nodes = solver.nodes();
        self.thought = Some(self.settle(&answer, nodes));
        true
    }

    fn thought(&self) -> Thought {
        if let Some(thought) = &self.thought {
            return Thought { finished: true, ..thought.clone() };
        }
        let mut thought = Thought { finished: false, ..self.search.thought() };
        thought.nodes += self.solver.as_ref().map_or(0, Solver::nodes);
        thought
    }

    fn thought_with_winners(&self) -> Thought {
        let mut thought = self.thought();
        let Some(winning) = &self.winning else { return thought };
        if thought.certain.is_none() {
            let (value, plies) = self.bound(!winning.is_empty());
            (thought.value, thought.certain) = (Some(value), Some(plies));
        }
        for found in thought.moves.iter_mut().filter(|found| found.certain.is_none()) {
            let (value, plies) = self.bound(winning.contains(&found.name));
            (found.value, found.certain, found.bound) = (value, Some(plies), "exact");
        }
        thought
    }
}
