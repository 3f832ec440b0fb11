//! Packs of problems, by the name of their game.

use serde::Serialize;

use super::{ApiError, GameName, problem_text::unfinished};
use crate::{
    catalogue::{Entry, Visit},
    problems::{self, Attempt, Pack, Packed, Recipe, Verdict},
};

/// Reads a pack of a game, whose positions all exist in it.
///
/// # Errors
///
/// `bad-pack` if the text is not such a pack.
pub fn read_pack(game: GameName, text: &str) -> Result<Pack, ApiError> {
    let pack: Pack = text.parse().map_err(|error| ApiError::new("bad-pack", "", error))?;
    if pack.recipe.game != game.to_string() {
        let message = format!("this is a pack of {}: expected one of {game}", pack.recipe.game);
        return Err(ApiError::new("bad-pack", &pack.recipe.game, message));
    }
    for_two(game)?.visit(Look(&pack))?;
    Ok(pack)
}

struct Look<'a>(&'a Pack);

impl Visit for Look<'_> {
    type Output = Result<(), ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        for Packed { position, .. } in &self.0.problems {
            let read = unfinished(&game, position).map_err(|error| ApiError::new("bad-pack", position, error))?;
            let shown = game.show(&read);
            if shown != *position {
                let message = format!("“{position}” is not how the position is written: expected {shown}");
                return Err(ApiError::new("bad-pack", position, message));
            }
        }
        Ok(())
    }
}

/// Finds the problem of a slot of a pack; see [`problems::retrace`].
///
/// # Errors
///
/// `not-available` for a puzzle, or `unknown-game`.
pub fn retrace(recipe: &Recipe, slot: u64, goes_on: &dyn Fn() -> bool) -> Result<Option<Packed>, ApiError> {
    Ok(for_two(recipe.game.parse()?)?.visit(Retrace { recipe, slot, goes_on }))
}

struct Retrace<'a> {
    recipe: &'a Recipe,
    slot: u64,
    goes_on: &'a dyn Fn() -> bool,
}

impl Visit for Retrace<'_> {
    type Output = Option<Packed>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        problems::retrace(&game, self.recipe, self.slot, self.goes_on)
    }
}

/// Which prover to ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Prover {
    /// [`problems::Bounded`], as pages do.
    Bounded,
    /// The plain one, [`problems::check`].
    Plain,
}

/// Proves that a problem of a pack is sound and takes as many turns as it says; [`Prover::Bounded`] also checks its
/// grade.
///
/// # Errors
///
/// `bad-pack` if it is not, or that is not decided.
pub fn prove_packed(game: GameName, packed: &Packed, prover: Prover) -> Result<(), ApiError> {
    for_two(game)?.visit(Prove { packed, prover })
}

struct Prove<'a> {
    packed: &'a Packed,
    prover: Prover,
}

impl Visit for Prove<'_> {
    type Output = Result<(), ApiError>;

    fn visit<G: Entry>(self, game: G) -> Self::Output {
        let Packed { turns, grade, position } = self.packed;
        let at = unfinished(&game, position)?;
        let bad = |what: String| {
            let message = format!("“{}” in {game} is not as the pack says: {what}", self.packed);
            Err(ApiError::new("bad-pack", position, message))
        };
        if self.prover == Prover::Plain {
            let checked = problems::check(&game, &at, *turns);
            return if checked.is_sound() && checked.turns == Some(*turns) {
                Ok(())
            } else {
                bad(format!("{} of {} turns win in {:?}", checked.winners.len(), checked.choices, checked.turns))
            };
        }
        let mut attempt = Attempt::new(&game, at, *turns);
        match attempt.examine() {
            Ok(Verdict::Sound(problem)) if problem.turns == *turns => match attempt.grade(&problem.key) {
                found if found == *grade => Ok(()),
                found => bad(format!("its grade is {found}")),
            },
            Ok(Verdict::Sound(problem)) => bad(format!("it is won in {}", problem.turns)),
            Ok(other) => bad(format!("{other:?}")),
            Err(spent) => bad(spent.to_string()),
        }
    }
}

/// A two-player game.
fn for_two(game: GameName) -> Result<crate::catalogue::GameForTwo, ApiError> {
    match game {
        GameName::ForTwo(game) => Ok(game),
        #[cfg(feature = "slide")]
        _ => Err(super::lacks(game, "pack of problems", "a two-player game")),
    }
}
