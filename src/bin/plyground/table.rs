//! `table`: files of all distances to win of SlideThree, and of the endgames of checkers.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Subcommand;
use plyground::{
    api::{ApiError, GameName, PuzzleName, TwoPlayerGame},
    dtw::{Distances, Table, TableError},
    games::checkers::{Endgames, Summary},
};
use serde_json::json;

use crate::{
    Answer,
    files::{Patience, file_error, replace_file},
    parse::Games,
};

#[derive(Subcommand)]
pub enum Action {
    /// Compute a table and write the file.
    Build {
        /// The file to write.
        file: PathBuf,
        /// slide3, giveaway or checkers.
        #[arg(long, default_value = "slide3", value_parser = Games, hide_possible_values = true)]
        game: GameName,
        /// The maximum number of pieces of endgames, 2 to 4.
        #[arg(long, default_value_t = Endgames::MOST_PIECES, value_parser = clap::value_parser!(u32).range(2..=4))]
        pieces: u32,
    },
    /// Compare a file with a newly computed table.
    Verify {
        /// The file to read.
        file: PathBuf,
    },
    /// Describe the contents of a file.
    Info {
        /// The file to read.
        file: PathBuf,
    },
}

/// A table of either kind.
#[derive(PartialEq)]
enum AnyTable {
    Slide3(Table),
    Endgames(Endgames),
}

impl AnyTable {
    fn generate(game: GameName, pieces: u32) -> Result<Self, ApiError> {
        match game {
            GameName::Puzzle(PuzzleName::Slide3) => Ok(Self::Slide3(Table::generate())),
            GameName::TwoPlayer(TwoPlayerGame::Checkers(goal)) => Ok(Self::Endgames(Endgames::generate(goal, pieces))),
            _ => {
                let message = format!("there is no table file for {game}: expected slide3, giveaway or checkers");
                Err(ApiError::new("not-available", game, message))
            }
        }
    }

    /// Reads a file of either kind.
    fn read(file: &Path) -> Result<Self, ApiError> {
        let bytes = fs::read(file).map_err(|error| file_error(file, "read", &error))?;
        let read = match Table::decode(&bytes) {
            Err(TableError::NotATable { expected }) => match Endgames::decode(&bytes) {
                Err(TableError::NotATable { expected: other }) => {
                    Err(format!("not a table file: expected it to begin with {expected} or {other}"))
                }
                read => read.map(Self::Endgames).map_err(|error| error.to_string()),
            },
            read => read.map(Self::Slide3).map_err(|error| error.to_string()),
        };
        let bad = |error| ApiError::new("bad-table", file.display(), format_args!("{}: {error}", file.display()));
        read.map_err(bad)
    }

    fn game(&self) -> GameName {
        match self {
            Self::Slide3(_) => GameName::Puzzle(PuzzleName::Slide3),
            Self::Endgames(endgames) => GameName::TwoPlayer(TwoPlayerGame::Checkers(endgames.goal())),
        }
    }

    fn pieces(&self) -> u32 {
        match self {
            Self::Slide3(_) => 0,
            Self::Endgames(endgames) => endgames.pieces(),
        }
    }

    fn encode(&self) -> Vec<u8> {
        match self {
            Self::Slide3(table) => table.encode(),
            Self::Endgames(endgames) => endgames.encode(),
        }
    }
}

pub fn run(action: &Action) -> Result<Answer, ApiError> {
    match action {
        Action::Build { file, game, pieces } => {
            let bytes = AnyTable::generate(*game, *pieces)?.encode();
            replace_file(file, &bytes, Patience::OF_REPLACING)?;
            let text = format!("{}: {} bytes", file.display(), bytes.len());
            Ok(Answer { text, json: json!({ "file": file, "bytes": bytes.len() }) })
        }
        Action::Verify { file } => {
            let found = AnyTable::read(file)?;
            if found != AnyTable::generate(found.game(), found.pieces())? {
                let message = format!("{}: its distances are not those of {}", file.display(), found.game());
                return Err(ApiError::new("bad-table", file.display(), message));
            }
            let text = format!("{}: all distances are right", file.display());
            Ok(Answer { text, json: json!({ "file": file, "right": true }) })
        }
        Action::Info { file } => Ok(match AnyTable::read(file)? {
            AnyTable::Slide3(table) => describe(&table),
            AnyTable::Endgames(endgames) => describe_endgames(&endgames),
        }),
    }
}

fn describe(table: &Table) -> Answer {
    let histogram = table.histogram();
    let positions: u64 = histogram.iter().sum();
    let rows: Vec<String> = histogram.iter().zip(0..).map(|(n, dtw)| format!("{dtw:>3} {n:>9}")).collect();
    let text = format!("slide3, {positions} positions; dtw and positions:\n{}", rows.join("\n"));
    Answer { text, json: json!({ "game": "slide3", "positions": positions, "histogram": histogram }) }
}

fn describe_endgames(endgames: &Endgames) -> Answer {
    let game = GameName::TwoPlayer(TwoPlayerGame::Checkers(endgames.goal())).to_string();
    let summaries = endgames.summaries();
    let positions: u64 = summaries.iter().map(Summary::positions).sum();
    let row = |found: &Summary| {
        let Summary { pieces, wins, draws, losses, longest } = found;
        format!("{pieces:>6} {wins:>9} {draws:>9} {losses:>9} {longest:>7}")
    };
    let rows: Vec<_> = summaries.iter().map(row).collect();
    let heads = "pieces      wins     draws    losses longest";
    let text =
        format!("endgames of {game}, {positions} positions, seen by who is to move:\n{heads}\n{}", rows.join("\n"));
    let row = |found: &Summary| {
        let Summary { pieces, wins, draws, losses, longest } = found;
        json!({ "pieces": pieces, "wins": wins, "draws": draws, "losses": losses, "longest": longest })
    };
    let rows: Vec<_> = summaries.iter().map(row).collect();
    Answer { text, json: json!({ "game": game, "positions": positions, "pieces": rows }) }
}
