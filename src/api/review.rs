//! Reviews of games.

use super::{ApiError, TwoPlayerGame, two_player::read_legal};
use crate::{
    catalogue::CatalogueGame,
    players::{self, AllEngines, EngineSpec, HasEngines, SearchResult},
    review::{self, Certain, Choices, ReviewedMove, Sample},
    rng::Seed,
};

/// The default limit of the nodes of each search in a review.
pub const REVIEW_NODES: u64 = 100_000;

/// A search that looks behind one move has this part of the nodes of one that values all.
const PROBED: u64 = 4;

/// Values every move of a game beside the best one of its position. One search of each position values all its moves,
/// within a limit of nodes; what is proven of the position behind a move counts before it. A game has the same review
/// everywhere.
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
    with_rules!(game, |rules| review_game(&rules, start, moves, nodes))
}

fn review_game<G: CatalogueGame>(
    game: &G,
    start: Option<&str>,
    moves: &[String],
    nodes: u64,
) -> Result<Vec<ReviewedMove>, ApiError> {
    let analyst = Searcher::new(game, G::analyst(nodes))?;
    let prober = Searcher::new(game, G::prober(nodes.div_ceil(PROBED)))?;
    let read = |text: &str| game.read(text).map_err(|error| ApiError::new("bad-position", text, error));
    let mut position = start.map_or_else(|| Ok(game.start()), read)?;
    let (mut legal, mut played) = (Vec::new(), Vec::new());
    for (ply, name) in (1..).zip(moves) {
        legal.clear();
        game.moves(&position, &mut legal);
        let mv = read_legal(game, &position, &legal, name)?;
        played.push((ply, position.clone(), mv));
        game.play(&mut position, mv);
    }
    // From the end: what is proven of a position is known at the move before it.
    let (mut reviewed, mut behind) = (Vec::new(), None);
    for (ply, position, mv) in played.iter().rev() {
        let ply = *ply;
        let side = game.mover(position);
        let result = analyst.search(position)?;
        let choices = Choices::new(&result, &game.show_move(position, *mv), game.slope());
        let Some(mut choices) = choices else {
            behind = Certain::of(&result).map(|certain| (certain, side));
            reviewed.push(ReviewedMove { ply, side, judged: None });
            continue;
        };
        if let Some((certain, next)) = &behind {
            choices.learn(choices.played(), Some(certain), *next == side);
        }
        while let Some(at) = choices.doubtful() {
            let after = after(game, position, choices.name(at));
            if game.outcome(&after).is_none() {
                let found = Certain::of(&prober.search(&after)?);
                choices.learn(at, found.as_ref(), game.mover(&after) == side);
            }
        }
        behind = choices.certain().map(|certain| (certain, side));
        reviewed.push(ReviewedMove { ply, side, judged: Some(choices.judged()) });
    }
    reviewed.reverse();
    Ok(reviewed)
}

/// An engine that searches one position after another.
struct Searcher<'a, G> {
    game: &'a G,
    name: String,
    spec: EngineSpec,
}

impl<'a, G: CatalogueGame> Searcher<'a, G> {
    fn new(game: &'a G, name: String) -> Result<Self, ApiError> {
        match players::read_of::<AllEngines, G>(&name) {
            Ok(spec) => Ok(Self { game, name, spec }),
            Err(error) => Err(ApiError::new("bad-option", &name, error)),
        }
    }

    fn search(&self, position: &G::Position) -> Result<SearchResult, ApiError> {
        // The same seed for everybody.
        let engine = players::start_engine(self.game, position, &self.spec, Seed(1));
        let mut engine = engine.map_err(|error| ApiError::new("bad-option", &self.name, error))?;
        players::run(&mut *engine);
        Ok(engine.result_with_winners())
    }
}

/// The position after a move of this name.
fn after<G: CatalogueGame>(game: &G, position: &G::Position, name: &str) -> G::Position {
    let mut after = position.clone();
    let mv = game.read_move(position, name).expect("a move that was valued has a name");
    game.play(&mut after, mv);
    after
}

/// Values and results of a game of self-play by a seed, to fit the slope of expected scores; see [`review::samples`].
///
/// # Errors
///
/// `bad-option` if there is no memory for the table of a search.
pub fn samples(game: TwoPlayerGame, seed: Seed) -> Result<Vec<Sample>, ApiError> {
    with_rules!(game, |rules| review::samples(&rules, seed)).map_err(|error| ApiError::new("bad-option", game, error))
}

/// The slope with which values of a game become expected scores.
#[must_use]
pub fn slope(game: TwoPlayerGame) -> f64 {
    with_rules!(game, |rules| rules.slope())
}
