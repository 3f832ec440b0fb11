//! `learn`: weights from self-play.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use clap::Args;
use plyground::{
    api::{ApiError, GameName, TwoPlayerGame},
    games::checkers::{Checkers, CheckersEvaluation},
    learning::{Learner, Training},
};
use serde_json::json;

use crate::{
    Answer,
    files::{Patience, file_error, replace_file, seal, unseal},
    parse::Games,
    progress::Progress,
};

/// How often the state is saved: the most that is lost if the command is stopped.
const KEEP: Duration = Duration::from_secs(1);

/// Options of `learn`.
#[derive(Args)]
pub struct Options {
    /// giveaway or checkers.
    #[arg(value_parser = Games, hide_possible_values = true)]
    game: GameName,
    /// The settings, as in 'games=2000&depth=3&lambda=0.7'; plyground keys learn lists the keys.
    #[arg(default_value = "")]
    query: String,
    /// Save the weights to this file. If it exists, continue with the missing games.
    #[arg(long)]
    out: Option<PathBuf>,
    #[command(flatten)]
    patience: Patience,
}

type Pupil = Learner<Checkers, CheckersEvaluation>;

/// Plays the games and prints the weights as an evaluation.
pub fn learn(options: &Options) -> Result<Answer, ApiError> {
    let GameName::TwoPlayer(TwoPlayerGame::Checkers(goal)) = options.game else {
        let message = format!("there is nothing to learn for {}: expected giveaway or checkers", options.game);
        return Err(ApiError::new("bad-game", options.game, message));
    };
    let training: Training = options.query.parse()?;
    let evaluation = CheckersEvaluation::read(goal, &training.evaluation)
        .map_err(|error| ApiError::new("bad-query", &training.evaluation, format!("eval: {error}")))?;
    let mut learner = Learner::new(Checkers::new(goal), evaluation, training);
    if let Some(path) = &options.out {
        resume(&mut learner, path, options.patience)?;
    }
    let mut progress = Progress::new("games", learner.done(), learner.training().games);
    let mut kept = Instant::now();
    while !learner.is_finished() {
        learner.play();
        progress.add(1);
        if let Some(path) = options.out.as_deref().filter(|_| learner.is_finished() || kept.elapsed() >= KEEP) {
            keep(&learner, path, options.patience)?;
            kept = Instant::now();
        }
    }
    drop(progress);
    let text = learner.learned().to_string();
    let json = json!({ "game": options.game.to_string(), "query": learner.training().to_string(),
        "version": env!("CARGO_PKG_VERSION"), "games": learner.done(), "evaluation": text });
    Ok(Answer { text, json })
}

/// Saves the state.
fn keep(learner: &Pupil, path: &Path, patience: Patience) -> Result<(), ApiError> {
    let state = learner.state();
    let seal = seal(&state);
    replace_file(path, (state + &seal).as_bytes(), patience)
}

/// Continues where the same command was stopped, if it was.
fn resume(learner: &mut Pupil, path: &Path, patience: Patience) -> Result<(), ApiError> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        other => other.map_err(|error| file_error(path, "read", &error))?,
    };
    if text.is_empty() {
        // Check that the file can be written before playing.
        return keep(learner, path, patience);
    }
    let (state, _) = unseal(path, &text)?;
    learner.resume(state).map_err(|error| {
        let message = format!("{} does not belong to this command: {error}", path.display());
        ApiError::new("bad-state", path.display(), message)
    })
}
