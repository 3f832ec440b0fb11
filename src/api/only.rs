//! Solving a problem with an only move, by name.

use super::{
    ApiError, GameName,
    attempt::{
        AnyAttempt, COOKS, JudgementText, JudgementWord, MissedWin, VerdictText, VerdictWord, no_turn, read_moves,
    },
    problem_text::{ProblemText, inexact, unfinished, unknown},
    two_player_game,
};
use crate::{
    catalogue::CatalogueGame,
    players,
    problems::{Fate, NoJudgement, OnlyAttempt, OnlyJudgement, OnlyVerdict, Spent},
};

/// Begins to solve a problem with an only move: a position in which one turn alone wins, however long it takes.
///
/// ```
/// use plyground::api::{JudgementWord, VerdictWord, attempt_only};
/// let position = "4x2/5ax/1bxx3/2x1xx1/xxxx3/3xxx1/2x4 b";
/// let mut attempt = attempt_only("isolation".parse()?, position)?;
/// assert_eq!(attempt.examine()?.verdict, VerdictWord::Sound);
/// assert_eq!(attempt.play(&["d6".to_owned()])?.verdict, JudgementWord::Only);
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, also if the game is over; `not-available` for a game that has no source of exact results.
pub fn attempt_only(game: GameName, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError> {
    with_rules!(two_player_game(game, "problem")?, |rules| attempt_only_game(rules, position))
}

/// Begins to solve a problem with an only move of a two-player game; see [`attempt_only`].
///
/// # Errors
///
/// `bad-position` or `not-available`.
pub fn attempt_only_game<G: CatalogueGame>(game: G, position: &str) -> Result<Box<dyn AnyAttempt>, ApiError> {
    let position = unfinished(&game, position)?;
    // Modules of other games have no code for the rest.
    if !G::EXACT {
        return Err(inexact(&game));
    }
    let attempt = OnlyAttempt::new(&game, position).ok_or_else(|| inexact(&game))?;
    Ok(Box::new(TextOnlyAttempt { game, attempt }))
}

/// An attempt at an only move whose positions and moves are text.
struct TextOnlyAttempt<G: CatalogueGame> {
    game: G,
    attempt: OnlyAttempt<G>,
}

impl<G: CatalogueGame> TextOnlyAttempt<G> {
    fn unknown(&self) -> ApiError {
        unknown(self.position(), self.attempt.reach())
    }
}

impl<G: CatalogueGame> AnyAttempt for TextOnlyAttempt<G> {
    fn prepare(&mut self) -> bool {
        self.attempt.prepare()
    }

    fn position(&self) -> String {
        self.game.show(self.attempt.position())
    }

    fn left(&mut self) -> Option<u8> {
        self.attempt.left()
    }

    fn play(&mut self, names: &[String]) -> Result<JudgementText, ApiError> {
        let (moves, after) = read_moves(&self.game, self.attempt.position(), names)?;
        let judged = self.attempt.play(&moves).map_err(|error| match error {
            NoJudgement::Spent => self.unknown(),
            NoJudgement::NoTurn => no_turn(names),
        })?;
        let (verdict, fate, reply) = match judged {
            OnlyJudgement::Won { reply, .. } => (JudgementWord::Won, None, reply),
            OnlyJudgement::Wins { only: true, reply } => (JudgementWord::Only, None, reply),
            OnlyJudgement::Wins { only: false, reply } => (JudgementWord::Wins, None, reply),
            OnlyJudgement::Fails { fate: Fate::Draws, reply } => (JudgementWord::Fails, Some(MissedWin::Draw), reply),
            OnlyJudgement::Fails { reply, .. } => (JudgementWord::Fails, Some(MissedWin::Loss), reply),
        };
        let reply = players::names(&self.game, &after, &reply);
        Ok(JudgementText { verdict, reply, by: None, fate, position: self.position(), left: self.left() })
    }

    fn clues(&mut self, count: usize) -> Result<Vec<String>, ApiError> {
        let clues = self.attempt.clues(count).map_err(|Spent| self.unknown())?;
        let position = self.attempt.position();
        Ok(clues.into_iter().map(|mv| self.game.show_move(position, mv)).collect())
    }

    fn solution(&mut self) -> Result<Vec<String>, ApiError> {
        Ok(self.lines(1)?.pop().unwrap_or_default())
    }

    fn examine(&mut self) -> Result<VerdictText, ApiError> {
        let told = |verdict| VerdictText { verdict, turns: None, lines: Vec::new(), problem: None };
        Ok(match self.attempt.examine() {
            Err(Spent) => told(VerdictWord::Undecided),
            Ok(OnlyVerdict::NoWin) => told(VerdictWord::NoWin),
            Ok(OnlyVerdict::Forced) => told(VerdictWord::Forced),
            Ok(OnlyVerdict::Cooked) => VerdictText { lines: self.lines(COOKS)?, ..told(VerdictWord::Cooked) },
            Ok(OnlyVerdict::Sound(problem)) => {
                let grade = self.attempt.grade(&problem.key);
                let (turns, problem) = (problem.turns, Some(ProblemText::of_only(&self.game, None, problem, grade)));
                VerdictText { turns, problem, ..told(VerdictWord::Sound) }
            }
        })
    }
}

impl<G: CatalogueGame> TextOnlyAttempt<G> {
    /// The first so many solutions.
    fn lines(&mut self, most: usize) -> Result<Vec<Vec<String>>, ApiError> {
        let lines = self.attempt.solutions(most).map_err(|Spent| self.unknown())?;
        Ok(lines.iter().map(|line| players::names(&self.game, self.attempt.position(), line)).collect())
    }
}
