//! Reviews of games.

use super::{ApiError, TwoPlayerGame, two_player::read_legal};
use crate::{
    catalogue::{CatalogueGame, Visit},
    players::{self, AllEngines},
    review::{self, ReviewedMove, Sample, judge},
    rng::Seed,
};

/// The default limit of the nodes of each search in a review.
pub const REVIEW_NODES: u64 = 100_000;

/// Values every move of a game beside the best one of its position. One search of each position values all its moves,
/// within a limit of nodes. A game has the same review everywhere.
///
/// ```
/// use plyground::api::{GameName, review};
/// let GameName::TwoPlayer(game) = "isolation:4x4".parse()? else { unreachable!("it is a game for two") };
/// let moves = ["d3", "c2", "c1"].map(str::to_owned);
/// let reviewed = review(game, None, &moves, 1_000)?;
/// assert_eq!(reviewed.len(), 3);
/// # Ok::<(), plyground::api::ApiError>(())
/// ```
///
/// # Errors
///
/// `bad-position`, `bad-move` or `illegal-move`; `bad-option` if there is no memory for the table of a search.
pub fn review(
    game: TwoPlayerGame,
    start: Option<&str>,
    moves: &[String],
    nodes: u64,
) -> Result<Vec<ReviewedMove>, ApiError> {
    game.visit(Review { start, moves, nodes })
}

struct Review<'a> {
    start: Option<&'a str>,
    moves: &'a [String],
    nodes: u64,
}

impl Visit for Review<'_> {
    type Output = Result<Vec<ReviewedMove>, ApiError>;

    fn visit<G: CatalogueGame>(self, game: G) -> Self::Output {
        let analyst = G::analyst(self.nodes);
        let bad = |error| ApiError::new("bad-option", &analyst, error);
        let spec = players::read_of::<AllEngines, G>(&analyst).map_err(bad)?;
        let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
        let mut position = self.start.map_or_else(|| Ok(game.start()), read)?;
        let (mut legal, mut reviewed) = (Vec::new(), Vec::new());
        for (ply, name) in (1..).zip(self.moves) {
            legal.clear();
            game.moves(&position, &mut legal);
            let mv = read_legal(&game, &position, &legal, name)?;
            // The same seed for everybody.
            let mut engine = players::start_engine(&game, &position, &spec, Seed(1)).map_err(bad)?;
            players::run(&mut *engine);
            let result = engine.result_with_winners();
            let judged = judge(&result, &game.show_move(&position, mv), game.slope());
            reviewed.push(ReviewedMove { ply, side: game.mover(&position), judged });
            game.play(&mut position, mv);
        }
        Ok(reviewed)
    }
}

/// Values and results of a game of self-play by a seed, to fit the slope of expected scores; see [`review::samples`].
///
/// # Errors
///
/// `bad-option` if there is no memory for the table of a search.
pub fn samples(game: TwoPlayerGame, seed: Seed) -> Result<Vec<Sample>, ApiError> {
    game.visit(Samples(seed))
}

struct Samples(Seed);

impl Visit for Samples {
    type Output = Result<Vec<Sample>, ApiError>;

    fn visit<G: CatalogueGame>(self, game: G) -> Self::Output {
        review::samples(&game, self.0).map_err(|error| ApiError::new("bad-option", &game, error))
    }
}

/// The slope with which values of a game become expected scores.
#[must_use]
pub fn slope(game: TwoPlayerGame) -> f64 {
    game.visit(Slope)
}

struct Slope;

impl Visit for Slope {
    type Output = f64;

    fn visit<G: CatalogueGame>(self, game: G) -> f64 {
        game.slope()
    }
}
