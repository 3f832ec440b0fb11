//! Plans of experiments with two-player games.

use std::{marker::PhantomData, sync::Arc};

use super::{FindGame, GamesExperiment};
use crate::{
    lab::{
        kinds::{GAMES_KINDS, GAMES_TRIALS, GamesKind, GamesTally, Outcome, games_kinds},
        plan::{Plan, Sums, only_planned},
        rows::{Fields, ReportError},
        trials::Trials,
    },
    players::Repertoire,
    schema::SpecError,
};

/// Reads the plan of a query; `None` if this is no kind of experiment with games.
pub(in crate::lab) fn read<R: Repertoire>(
    kind: &str,
    query: &str,
    file: Option<&str>,
    find_game: FindGame,
) -> Option<Result<Arc<dyn Plan>, SpecError>> {
    let kinds = games_kinds();
    let place = kinds.iter().position(|known| known.name == kind)?;
    if file.is_some() {
        return Some(Err(SpecError::new("sample", kind, "a kind of the puzzle")));
    }
    let experiment = GamesExperiment::read(&kinds, kinds[place], query, find_game);
    Some(
        experiment.map(|experiment| -> Arc<dyn Plan> {
            Arc::new(GamesPlan::<R> { place, experiment, repertoire: PhantomData })
        }),
    )
}

/// An experiment with a two-player game, in a program that has these engines.
struct GamesPlan<R> {
    /// The place of its kind.
    place: usize,
    experiment: GamesExperiment,
    repertoire: PhantomData<R>,
}

impl<R> GamesPlan<R> {
    fn described(&self) -> &'static GamesKind {
        GAMES_KINDS[self.place]
    }
}

impl<R: Repertoire> Plan for GamesPlan<R> {
    fn query(&self, is_full: bool) -> String {
        self.experiment.query(is_full)
    }

    fn kind(&self) -> &'static str {
        self.described().info.name
    }

    fn trials(&self) -> u64 {
        self.experiment.trials()
    }

    fn columns(&self) -> Vec<&'static str> {
        self.described().columns.to_vec()
    }

    fn sums(&self) -> Box<dyn Sums> {
        Box::new(GamesSums { experiment: self.experiment.clone(), tally: (self.described().tally)(&self.experiment) })
    }

    fn run(&self) -> Result<Box<dyn Trials>, SpecError> {
        if R::IDLE { Err(only_planned(self.kind())) } else { GAMES_TRIALS[self.place](&self.experiment) }
    }
}

struct GamesSums {
    experiment: GamesExperiment,
    tally: Box<dyn GamesTally>,
}

impl Sums for GamesSums {
    fn add(&mut self, done: u64, fields: &mut Fields<'_>) -> Result<bool, ReportError> {
        self.tally.add(&self.experiment, done, fields)?;
        Ok(true)
    }

    fn results(&self, done: u64) -> Vec<Outcome> {
        if done > 0 { vec![self.tally.outcome(&self.experiment, done)] } else { Vec::new() }
    }
}
