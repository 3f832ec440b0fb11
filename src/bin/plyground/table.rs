//! `table`: the file of all distances to win of SlideThree.

use std::{
    fs,
    path::{Path, PathBuf},
};

use clap::Subcommand;
use plyground::{
    api::ApiError,
    dtw::{Distances, Table},
};
use serde_json::json;

use crate::{Answer, file_error};

#[derive(Subcommand)]
pub enum Action {
    /// Compute all distances and write the file.
    Build {
        /// The file to write.
        file: PathBuf,
    },
    /// Compare a file with freshly computed distances.
    Verify {
        /// The file to read.
        file: PathBuf,
    },
    /// Describe what a file holds.
    Info {
        /// The file to read.
        file: PathBuf,
    },
}

pub fn run(action: &Action) -> Result<Answer, ApiError> {
    match action {
        Action::Build { file } => {
            let bytes = Table::generate().encode();
            fs::write(file, &bytes).map_err(|error| file_error(file, "written", &error))?;
            let text = format!("{}: {} bytes", file.display(), bytes.len());
            Ok(Answer { text, json: json!({ "file": file, "bytes": bytes.len() }) })
        }
        Action::Verify { file } => {
            let (found, expected) = (read(file)?.encode(), Table::generate().encode());
            if found != expected {
                let message = format!("{}: its distances are not those of slide3", file.display());
                return Err(ApiError::new("bad-table", file.display(), message));
            }
            let text = format!("{}: all distances are right", file.display());
            Ok(Answer { text, json: json!({ "file": file, "right": true }) })
        }
        Action::Info { file } => {
            let table = read(file)?;
            let histogram = table.histogram();
            let positions: u64 = histogram.iter().sum();
            let rows: Vec<String> = histogram.iter().zip(0..).map(|(n, dtw)| format!("{dtw:>3} {n:>9}")).collect();
            let text = format!("slide3, {positions} positions; dtw and positions:\n{}", rows.join("\n"));
            Ok(Answer { text, json: json!({ "game": "slide3", "positions": positions, "histogram": histogram }) })
        }
    }
}

fn read(file: &Path) -> Result<Table, ApiError> {
    let bytes = fs::read(file).map_err(|error| file_error(file, "read", &error))?;
    let bad = |error| ApiError::new("bad-table", file.display(), format_args!("{}: {error}", file.display()));
    Table::decode(&bytes).map_err(bad)
}
