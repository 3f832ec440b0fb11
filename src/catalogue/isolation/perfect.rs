//! The engine that solves Isolation where possible.

use crate::{
    game::{Game, Notation, Player, Value},
    games::isolation::{Answer, Cell, Isolation, IsolationEvaluation, Position, Question, Solver, Status, book},
    players::{
        EngineKind, EngineSpec, HasEngines, MoveValue, Repertoire, RunningEngine, SearchResult, names, run, searching,
    },
    rng::Seed,
    schema::SpecError,
    search::{Bound, Budget, Options},
};

/// The number of entries of the solver's table: 16 MiB where it plays. Where every move is to be valued it is 1 MiB, which
/// processors keep close at hand: the solver visits half a percent more positions in less than half the time.
const ENTRIES: (u32, u32) = (1 << 20, 1 << 16);
/// The solver also computes the length of the game with at most this many open cells.
const LENGTH_CELLS: u32 = 30;
/// The node limits of the solver, and of the search that chooses among moves of equal game-theoretic value.
const PLAY: (u64, u64) = (60_000_000, 60_000);
/// The same, if every move is to be valued: a visitor waits, and values by search are shown where the solver has none.
const ANALYSIS: (u64, u64) = (20_000_000, 400_000);
/// The nodes of that search before the solver is asked. The rest is searched only if neither it nor the book answers.
const FIRST: u64 = 100_000;

/// Never gives away a won game. In a lost game it resists as long as possible, where the length can
/// be computed. Where the book or the solver tells which moves win, a search chooses among them;
/// near the end the length of the game decides. It can also value every move: by its winner, and near the end by the
/// length of the game.
pub(super) struct Perfect {
    rules: Isolation,
    root: Position,
    solver: Option<Solver>,
    /// The node limit of the solver.
    patience: u64,
    /// The number of nodes that the solver has needed for earlier questions.
    asked: u64,
    /// Whether every move is to be valued.
    every_move: bool,
    /// The moves after which the length of the game is still to be computed. The solver is busy with the last.
    left: Vec<Cell>,
    /// The moves after which it is known.
    exact: Vec<MoveValue>,
    /// The search that values all moves.
    search: Box<dyn RunningEngine>,
    /// The nodes that it may still visit before the book or the solver is asked.
    first: u64,
    /// Whether it is to go on to its end.
    needs_search: bool,
    result: Option<SearchResult>,
    /// The winning moves, once the book or the solver knows them; empty if the mover loses.
    winning: Option<Vec<String>>,
}

impl Perfect {
    pub(super) fn new<R: Repertoire>(
        rules: &Isolation,
        root: &Position,
        every_move: bool,
        seed: Seed,
    ) -> Result<Self, SpecError> {
        let options = Options { every_move: true, ..Options::default() };
        let (patience, nodes) = if every_move { ANALYSIS } else { PLAY };
        let spec = EngineSpec { budget: Budget::nodes(nodes), options, ..EngineSpec::new(EngineKind::AlphaBeta) };
        let evaluation: IsolationEvaluation = Isolation::BEST.parse().expect("the best evaluation has a name");
        let search = searching::start_engine::<R, _, _>(rules, evaluation.seen_by(root.mover()), root, &spec, seed)?;
        let placed = root.cell(Player::First).is_some() && root.cell(Player::Second).is_some();
        let solver = (placed && rules.outcome(root).is_none()).then(|| {
            let mut solver = Solver::new(rules, if every_move { ENTRIES.1 } else { ENTRIES.0 });
            let asks_length = !every_move && root.open().count_ones() <= LENGTH_CELLS;
            solver.ask(root, if asks_length { Question::Length } else { Question::WinningMoves });
            solver
        });
        // Where the book answers, the search alone chooses among moves that are all alike.
        let first = if solver.is_some() { FIRST } else { nodes };
        let (rules, root) = (rules.clone(), *root);
        let (left, exact) = (Vec::new(), Vec::new());
        Ok(Self {
            rules,
            root,
            solver,
            patience,
            asked: 0,
            every_move,
            left,
            exact,
            search,
            first,
            needs_search: false,
            result: None,
            winning: None,
        })
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

    /// The result of the search, with what the book and the solver have told so far.
    fn known(&self) -> SearchResult {
        let mut result = self.search.result();
        for found in &mut result.moves {
            if let Some(exact) = self.exact.iter().find(|exact| exact.name == found.name) {
                found.clone_from(exact);
            }
        }
        let is_complete = !self.exact.is_empty() && self.exact.len() == result.moves.len();
        let good = self.winning.as_deref().unwrap_or_default();
        let best = result.moves.iter().filter(|found| is_complete || good.contains(&found.name));
        let best = best.fold(None, |best: Option<&MoveValue>, found| match best {
            Some(best) if best.value >= found.value => Some(best),
            _ => Some(found),
        });
        if let Some(best) = best.cloned() {
            result.value = Some(best.value);
            // There may be sooner wins.
            result.certain = best.certain.filter(|_| is_complete || self.exact.is_empty());
            result.best = Some(best.name);
            result.line = best.line;
        }
        if is_complete {
            result.depth = result.certain.unwrap_or(result.depth);
        }
        result
    }

    /// The value of a position whose winner is known, but not the length of the game, and a number
    /// of plies within which it ends: every ply uses a cell, and the loser is to move at the end.
    fn bound(&self, wins: bool) -> (f64, u32) {
        let open = self.root.open().count_ones();
        let plies = open - u32::from((open % 2 == 1) != wins);
        (f64::decided(wins, plies), plies)
    }

    /// The result where the solver was asked for the length of the game only.
    fn of_length(&self, winner: Player, plies: u8, best: &[Cell]) -> SearchResult {
        let plies = u32::from(plies);
        let value = f64::decided(winner == self.root.mover(), plies);
        let moves: Vec<_> = best.iter().map(|&mv| self.worth(value, plies, &[mv])).collect();
        SearchResult {
            value: Some(value),
            certain: Some(plies),
            best: moves.first().map(|found| found.name.clone()),
            line: moves.first().map(|found| found.line.clone()).unwrap_or_default(),
            moves,
            depth: plies,
            ..SearchResult::default()
        }
    }

    /// The exact value of the first move of a line.
    fn worth(&self, value: f64, plies: u32, line: &[Cell]) -> MoveValue {
        let line = names(&self.rules, &self.root, line);
        MoveValue {
            name: line[0].clone(),
            value,
            certain: Some(plies),
            within: false,
            bound: Bound::Exact,
            visits: None,
            line,
        }
    }

    /// Processes an answer of the solver. Returns the result if it was the last.
    fn learn(&mut self, answer: Answer) -> Option<SearchResult> {
        match answer {
            Answer::WinningMoves(good) => {
                self.winning = Some(good.iter().map(|&mv| self.rules.show_move(&self.root, mv)).collect());
                if self.every_move && self.root.open().count_ones() <= LENGTH_CELLS {
                    self.rules.moves(&self.root, &mut self.left);
                    self.left.reverse();
                }
            }
            Answer::Length { winner, plies, best } => {
                let Some(mv) = self.left.pop() else { return Some(self.of_length(winner, plies, &best)) };
                let plies = u32::from(plies) + 1;
                let value = f64::decided(winner == self.root.mover(), plies);
                let line: Vec<_> = [mv].into_iter().chain(best.first().copied()).collect();
                self.exact.push(self.worth(value, plies, &line));
            }
            Answer::Winner(_) => {}
        }
        let Some(&mv) = self.left.last() else { return Some(self.known()) };
        let mut child = self.root;
        self.rules.play(&mut child, mv);
        let solver = self.solver.as_mut()?;
        self.asked += solver.nodes();
        solver.ask(&child, Question::Length);
        None
    }

    /// The number of nodes that the solver has needed.
    fn solver_nodes(&self) -> u64 {
        self.asked + self.solver.as_ref().map_or(0, Solver::nodes)
    }
}

impl RunningEngine for Perfect {
    fn step(&mut self, nodes: u64) -> bool {
        if self.result.is_some() {
            return true;
        }
        if self.first > 0 {
            let slice = nodes.min(self.first);
            self.first = if self.search.step(slice) { 0 } else { self.first - slice };
            return false;
        }
        if self.needs_search && !self.search.step(nodes) {
            return false;
        }
        let Some(solver) = &mut self.solver else {
            let is_known = book::winner(&self.rules, &self.root).is_some();
            if !is_known && !self.needs_search {
                self.needs_search = true;
                return false;
            }
            let booked = self.booked();
            self.winning = Some(booked);
            self.result = Some(self.known());
            self.winning = self.winning.take().filter(|_| is_known);
            return true;
        };
        let result = if self.needs_search {
            Some(self.known())
        } else {
            match solver.step(nodes) {
                Status::Solved(answer) => self.learn(answer),
                Status::Running => {
                    self.needs_search = self.solver_nodes() >= self.patience;
                    None
                }
            }
        };
        let used = self.solver_nodes();
        self.result = result.map(|result| SearchResult { nodes: result.nodes + used, ..result });
        self.result.is_some()
    }

    /// However long the solver takes.
    fn finish(&mut self) -> SearchResult {
        self.patience = u64::MAX;
        run(self);
        self.result()
    }

    fn result(&self) -> SearchResult {
        if let Some(result) = &self.result {
            return SearchResult { finished: true, ..result.clone() };
        }
        let mut result = SearchResult { finished: false, ..self.known() };
        result.nodes += self.solver_nodes();
        result
    }

    fn result_with_winners(&self) -> SearchResult {
        let mut result = self.result();
        let Some(winning) = &self.winning else { return result };
        if result.certain.is_none() {
            let (value, plies) = self.bound(!winning.is_empty());
            (result.value, result.certain, result.within) = (Some(value), Some(plies), true);
        }
        for found in result.moves.iter_mut().filter(|found| found.certain.is_none()) {
            let wins = winning.contains(&found.name);
            let (value, plies) = self.bound(wins);
            (found.value, found.certain, found.within) = (value, Some(plies), true);
            found.bound = if wins { Bound::AtLeast } else { Bound::AtMost };
        }
        result
    }
}
