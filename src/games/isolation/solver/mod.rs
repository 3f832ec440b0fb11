//! The exact solver: who wins, with which moves, and how soon.

mod mirror;
mod search;
mod solver_table;
mod state;

use search::Search;
use state::{LOST, State, WON_NEXT, child_bound};

use super::{
    position::{Cell, Position},
    rules::Isolation,
};
use crate::{bits::Ones, game::Player};

/// The question for a [`Solver`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Who wins under perfect play?
    Winner,
    /// Which moves win.
    WinningMoves,
    /// How long does the game last if the winner wins as soon as possible and the loser resists as
    /// long as possible, and which moves achieve this? Takes longer than the other questions.
    Length,
}

/// The result of a [`Solver`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The winner.
    Winner(Player),
    /// All winning moves, in the order of the rules; empty if the mover loses.
    WinningMoves(Vec<Cell>),
    /// The remaining length of the game.
    Length {
        /// The winner.
        winner: Player,
        /// The number of plies until the loser is stuck, under perfect play by both: odd if the
        /// mover wins, even if they lose, 0 if they are already stuck.
        plies: u8,
        /// All moves that keep this length, in the order of the rules.
        best: Vec<Cell>,
    },
}

/// The progress of a solver.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Status {
    /// The budget ran out.
    Running,
    /// The question is answered.
    Solved(Answer),
}

/// A solver for Isolation by exhaustive search. It knows only the rules and their symmetries: it
/// has no opening book and no evaluation.
///
/// It uses alpha-beta with null windows over the length of the game. Move ordering prefers moves
/// that leave the opponent few replies and the mover many further moves (a reply weighs as much as
/// two of them). A table with exact keys serves all questions about one variant. The stack is
/// explicit: a question can be solved in slices, and slicing does not change the result. Positions
/// with at most two used cells are looked up by one of their symmetric images, and a player who can
/// answer every move by its image under the half turn wins.
///
/// ```
/// use plyground::{game::{Notation, Player}, games::isolation::{Answer, Isolation, Question, Solver, Status}};
/// let rules: Isolation = "isolation:4x4".parse()?;
/// let position = rules.read("a3/4/4/b3 a")?;
/// let mut solver = Solver::new(&rules, 1 << 16);
/// solver.ask(&position, Question::Length);
/// let answer = loop {
///     match solver.step(100) {
///         Status::Running => println!("{} nodes so far", solver.nodes()),
///         Status::Solved(answer) => break answer,
///     }
/// };
/// let Answer::Length { winner, plies, .. } = answer else { unreachable!("the length was asked for") };
/// assert_eq!((winner, plies), (Player::Second, 12));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solver {
    rules: Isolation,
    search: Search,
    task: Option<Task>,
    nodes: u64,
}

/// A question in progress. Values are those of [`state`], from the mover's point of view.
#[derive(Clone, Debug)]
struct Task {
    question: Question,
    mover: Player,
    root: State,
    /// The value of the root lies between these bounds.
    low: i8,
    high: i8,
    /// The root moves still to be searched, with the current one last; empty until the value of the
    /// root is known well enough.
    moves: Vec<Cell>,
    good: Vec<Cell>,
}

impl Solver {
    /// Creates a solver for positions of `rules`. Its table has up to `entries` entries of 16
    /// bytes; more make it faster. The number is rounded down to a power of two, and is at least 2.
    #[must_use]
    pub fn new(rules: &Isolation, entries: u32) -> Self {
        Self { rules: rules.clone(), search: Search::new(rules, entries), task: None, nodes: 0 }
    }

    /// Starts a question and drops the last one. The table keeps its results.
    pub fn ask(&mut self, position: &Position, question: Question) {
        let root = State::of(position);
        self.nodes = 0;
        let mover = position.mover();
        let task = Task { question, mover, root, low: LOST, high: WON_NEXT, moves: Vec::new(), good: Vec::new() };
        self.search.begin(root, task.bound());
        self.task = Some(task);
    }

    /// The number of positions visited since the question was asked.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The bounds of the length in plies, once the winner is known: something to show while
    /// [`Question::Length`] is being solved. The first upper bound is the number of open cells.
    #[must_use]
    pub fn bounds(&self) -> Option<(u8, u8)> {
        let task = self.task.as_ref()?;
        let most = task.root.most_plies();
        let plies = |value: i8| state::plies(value).min(most);
        match (task.low, task.high) {
            (low @ 1.., high) => Some((plies(high), plies(low))),
            (low, high @ ..=0) => Some((plies(low), plies(high))),
            _ => None,
        }
    }

    /// Searches until the question is answered or about `budget` more positions are visited.
    ///
    /// # Panics
    ///
    /// If no question was asked, or it has already been answered.
    pub fn step(&mut self, budget: u64) -> Status {
        let stop = self.nodes.saturating_add(budget);
        loop {
            let task = self.task.as_mut().expect("a question is asked before it is worked on");
            let Some(value) = self.search.run(stop, &mut self.nodes) else {
                return Status::Running;
            };
            if let Some(answer) = task.learn(&self.rules, value) {
                self.task = None;
                return Status::Solved(answer);
            }
            let state = task.moves.last().map_or(task.root, |&mv| task.root.child(mv.0));
            self.search.begin(state, task.bound());
        }
    }

    /// The winner under perfect play.
    pub fn winner(&mut self, position: &Position) -> Player {
        let Answer::Winner(winner) = self.answer(position, Question::Winner) else {
            unreachable!("answers are of the kind of their questions")
        };
        winner
    }

    /// The answer to a question, however long it takes.
    pub fn answer(&mut self, position: &Position, question: Question) -> Answer {
        self.ask(position, question);
        loop {
            if let Status::Solved(answer) = self.step(u64::MAX) {
                return answer;
            }
        }
    }
}

impl Task {
    /// The bound to test next: first who wins, then the length, from the shortest on.
    fn bound(&self) -> i8 {
        match (self.low, self.high) {
            _ if !self.moves.is_empty() => child_bound(self.target()),
            (1.., high) => high,
            (low, ..=0) => low + 1,
            _ => 1,
        }
    }

    /// The value that a good move reaches.
    fn target(&self) -> i8 {
        if self.question == Question::Length { self.low } else { 1 }
    }

    /// Processes the result of a search, and returns the answer if it was the last.
    fn learn(&mut self, rules: &Isolation, value: i8) -> Option<Answer> {
        let reached = value >= self.bound();
        if let Some(mv) = self.moves.pop() {
            if !reached {
                self.good.push(mv);
            }
            return self.moves.is_empty().then(|| self.answer());
        }
        if reached {
            self.low = value;
        } else {
            self.high = value;
        }
        match self.question {
            Question::Winner if self.low > 0 || self.high <= 0 => Some(self.answer()),
            Question::WinningMoves if self.high <= 0 => Some(self.answer()),
            Question::WinningMoves if self.low > 0 => self.look_at_moves(rules),
            Question::Length if self.low == self.high => self.look_at_moves(rules),
            _ => None,
        }
    }

    /// Continues with the root moves, from the last in the list to the first. Returns the answer if
    /// none is left.
    fn look_at_moves(&mut self, rules: &Isolation) -> Option<Answer> {
        self.moves = Ones(rules.geometry.targets_or_all(self.root.own, self.root.open)).map(Cell).collect();
        self.moves.reverse();
        self.moves.is_empty().then(|| self.answer())
    }

    fn answer(&mut self) -> Answer {
        let winner = if self.low > 0 { self.mover } else { !self.mover };
        let good = std::mem::take(&mut self.good);
        match self.question {
            Question::Winner => Answer::Winner(winner),
            Question::WinningMoves => Answer::WinningMoves(good),
            Question::Length => Answer::Length { winner, plies: state::plies(self.low), best: good },
        }
    }
}
