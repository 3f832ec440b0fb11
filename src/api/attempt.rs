//! Solving a problem of a two-player game, by name.

use serde::Serialize;

use super::{
    ApiError, GameName,
    problem_text::{ProblemText, checked_turns, unfinished},
    two_player::read_legal,
    two_player_game,
};
use crate::{
    catalogue::CatalogueGame,
    players,
    problems::{Attempt, Judgement, NoJudgement, Spent, Verdict},
};

/// The judgement of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Judgement", optional_fields))]
pub struct JudgementText {
    /// `won` if the turn wins the game, `in-time` if it still wins in time, `late` if it wins too late, or `fails` if it
    /// does not win within two turns more, as far as is known. For only moves: `only` if no other turn wins, `wins` if
    /// others do, `won` if that ends the game, or `fails`.
    #[cfg_attr(test, ts(inline))]
    pub verdict: JudgementWord,
    /// The moves of the defender's answer: a longest defence, or one after which the player does not win in time. For
    /// `won`, the reply that ends the game if the turn itself does not.
    pub reply: Vec<String>,
    /// The number of turns by which it is late, for `late`.
    pub by: Option<u8>,
    /// The player's result if both sides play perfectly, when an only move was missed: `draw` or `loss`.
    #[cfg_attr(test, ts(inline))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fate: Option<MissedWin>,
    /// The position of the attempt now, in which the player is to move, or the game was won.
    pub position: String,
    /// The turns within which the player is to win from there; unknown for only moves of games with a solver.
    pub left: Option<u8>,
}

/// How a turn is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum JudgementWord {
    /// It wins the game.
    Won,
    /// It still wins in time.
    InTime,
    /// It wins too late.
    Late,
    /// It does not win, or not soon enough to be known.
    Fails,
    /// Of an only move: no other turn wins.
    Only,
    /// Of an only move: other turns win too.
    Wins,
}

/// The result under perfect play of a player who missed an only move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum MissedWin {
    /// Neither side can force a win.
    Draw,
    /// The opponent wins.
    Loss,
}

/// Whether a position is a problem, or why it is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum VerdictWord {
    /// Exactly one turn wins in the fewest turns.
    Sound,
    /// Several turns do.
    Cooked,
    /// The player to move has fewer than three turns.
    Forced,
    /// No turn wins in time.
    NoWin,
    /// The limit of nodes was reached.
    Undecided,
}

/// Whether a position is a problem.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS), ts(rename = "Verdict", optional_fields))]
pub struct VerdictText {
    /// `sound` if exactly one turn wins in the fewest turns, `cooked` if several do, `forced` if the player to move has
    /// fewer than three turns, `no-win` if no turn wins in time, or `undecided` if the limit of nodes was reached.
    #[cfg_attr(test, ts(inline))]
    pub verdict: VerdictWord,
    /// For `sound` and `cooked`, the fewest turns within which the player to move wins, except for only moves.
    pub turns: Option<u8>,
    /// For `cooked`, the first ten of the turns that win in time, each followed by a longest defence and so
    /// on to the end of the game.
    pub lines: Vec<Vec<String>>,
    /// The problem, for `sound`.
    pub problem: Option<ProblemText>,
}

/// An [`Attempt`] at any game's problem.
pub trait AnyAttempt {
    /// The text of the position in which the player is to move, or in which the game was won.
    fn position(&self) -> String;

    /// Does a part of what has to be done once before questions are answered quickly. Returns whether nothing is left
    /// to do.
    fn prepare(&mut self) -> bool {
        true
    }

    /// The turns within which the player is to win from here; unknown for some only moves.
    fn left(&mut self) -> Option<u8>;

    /// Plays a whole turn; see [`Attempt::play`].
    ///
    /// # Errors
    ///
    /// `bad-move`, `illegal-move` if the moves are no turn, or `undecided`.
    fn play(&mut self, moves: &[String]) -> Result<JudgementText, ApiError>;

    /// Moves of which just one begins a turn that wins in time; see [`Attempt::clues`].
    ///
    /// # Errors
    ///
    /// `undecided`.
    fn clues(&mut self, count: usize) -> Result<Vec<String>, ApiError>;

    /// A solution from here; empty if there is none in time.
    ///
    /// # Errors
    ///
    /// `undecided`.
    fn solution(&mut self) -> Result<Vec<String>, ApiError>;

    /// Whether the position is a problem.
    ///
    /// # Errors
    ///
    /// `undecided`, also if it is sound but its properties take too long.
    fn examine(&mut self) -> Result<VerdictText, ApiError>;
}

/// Begins to solve a problem: a position in which the player to move is to win within this many
/// turns.
///
/// ```
/// use plyground::api::{JudgementWord, attempt};
/// let mut attempt = attempt("giveaway".parse()?, "W:WK10,18,25,30:BK3", 3)?;
/// let judgement = attempt.play(&["10-15".to_owned()])?;
/// assert_eq!((judgement.verdict, judgement.reply, judgement.left), (JudgementWord::InTime, vec!["3-7".to_owned()], Some(2)));
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, also if the game is over; `bad-option` if the number of turns is not from 1 to 20;
/// `not-available` for a puzzle.
pub fn attempt(game: GameName, position: &str, turns: u32) -> Result<Box<dyn AnyAttempt>, ApiError> {
    checked_turns(turns)?;
    with_rules!(two_player_game(game, "problem")?, |rules| attempt_game(rules, position, turns))
}

/// Begins to solve a problem of a two-player game; see [`attempt`].
///
/// # Errors
///
/// `bad-position` or `bad-option`.
pub fn attempt_game<G: CatalogueGame>(game: G, position: &str, turns: u32) -> Result<Box<dyn AnyAttempt>, ApiError> {
    let turns = checked_turns(turns)?;
    let position = unfinished(&game, position)?;
    let attempt = Attempt::new(&game, position, turns);
    Ok(Box::new(TextAttempt { game, attempt }))
}

/// An attempt whose positions and moves are text.
struct TextAttempt<G: CatalogueGame> {
    game: G,
    attempt: Attempt<G>,
}

impl<G: CatalogueGame> TextAttempt<G> {
    fn undecided(&self) -> ApiError {
        let message = format!("not decided within {} nodes: expected a shorter problem", Attempt::<G>::NODES);
        ApiError::new("undecided", self.position(), message)
    }

    /// Names moves played one after the other.
    fn names(&self, from: &G::Position, moves: &[G::Move]) -> Vec<String> {
        players::names(&self.game, from, moves)
    }
}

/// Reads moves played one after the other, and the position they lead to.
pub(super) fn read_moves<G: CatalogueGame>(
    game: &G,
    from: &G::Position,
    names: &[String],
) -> Result<(Vec<G::Move>, G::Position), ApiError> {
    let mut at = from.clone();
    let (mut moves, mut legal) = (Vec::new(), Vec::new());
    for name in names {
        legal.clear();
        game.moves(&at, &mut legal);
        let mv = read_legal(game, &at, &legal, name)?;
        game.play(&mut at, mv);
        moves.push(mv);
    }
    Ok((moves, at))
}

/// The error that moves are not one whole turn.
pub(super) fn no_turn(names: &[String]) -> ApiError {
    ApiError::new("illegal-move", names.join(" "), "expected the moves of one whole turn")
}

impl<G: CatalogueGame> AnyAttempt for TextAttempt<G> {
    fn position(&self) -> String {
        self.game.show(self.attempt.position())
    }

    fn left(&mut self) -> Option<u8> {
        Some(self.attempt.left())
    }

    fn play(&mut self, names: &[String]) -> Result<JudgementText, ApiError> {
        let (moves, after) = read_moves(&self.game, self.attempt.position(), names)?;
        let judged = self.attempt.play(&moves).map_err(|error| match error {
            NoJudgement::Spent => self.undecided(),
            NoJudgement::NoTurn => no_turn(names),
        })?;
        let (verdict, by, reply) = match judged {
            Judgement::Won(reply) => (JudgementWord::Won, None, reply),
            Judgement::InTime(reply) => (JudgementWord::InTime, None, reply),
            Judgement::Late { by, reply } => (JudgementWord::Late, Some(by), reply),
            Judgement::Fails { reply } => (JudgementWord::Fails, None, reply),
        };
        let reply = self.names(&after, &reply);
        Ok(JudgementText { verdict, reply, by, fate: None, position: self.position(), left: self.left() })
    }

    fn clues(&mut self, count: usize) -> Result<Vec<String>, ApiError> {
        let clues = self.attempt.clues(count).map_err(|Spent| self.undecided())?;
        let position = self.attempt.position();
        Ok(clues.into_iter().map(|mv| self.game.show_move(position, mv)).collect())
    }

    fn solution(&mut self) -> Result<Vec<String>, ApiError> {
        let lines = self.attempt.solutions(1).map_err(|Spent| self.undecided())?;
        Ok(lines.first().map_or(Vec::new(), |line| self.names(self.attempt.position(), line)))
    }

    fn examine(&mut self) -> Result<VerdictText, ApiError> {
        let told = |verdict, turns| VerdictText { verdict, turns, lines: Vec::new(), problem: None };
        Ok(match self.attempt.examine().map_err(|Spent| self.undecided())? {
            Verdict::NoWin => told(VerdictWord::NoWin, None),
            Verdict::Undecided(_) => told(VerdictWord::Undecided, None),
            Verdict::Forced => told(VerdictWord::Forced, None),
            Verdict::Cooked(n, _) => {
                let lines = self.attempt.solutions(COOKS).map_err(|Spent| self.undecided())?;
                let lines = lines.iter().map(|line| self.names(self.attempt.position(), line)).collect();
                VerdictText { lines, ..told(VerdictWord::Cooked, Some(n)) }
            }
            Verdict::Sound(problem) => {
                let grade = self.attempt.grade(&problem.key);
                let turns = Some(problem.turns);
                let problem = Some(ProblemText::new(&self.game, None, problem, grade));
                VerdictText { problem, ..told(VerdictWord::Sound, turns) }
            }
        })
    }
}

/// The maximum number of solutions that a verdict lists for a position with several.
pub(super) const COOKS: usize = 10;
