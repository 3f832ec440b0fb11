//! `thesis`: runs every table and figure of the thesis again, and writes a page of comparisons.

mod compare;
mod curves;
mod facts;
mod page;

use std::{
    collections::BTreeMap,
    io::{IsTerminal, stderr},
    path::{Path, PathBuf},
};

use clap::Args;
use plyground::{
    api::ApiError,
    presets::{Preset, Run, presets},
};
use serde_json::json;

use crate::{
    Answer,
    files::{Patience, replace_file},
    in_order::cores,
    run::run_all,
};

#[derive(Args)]
pub struct Options {
    /// The tables and figures, as in table-4.3; all by default.
    ids: Vec<String>,
    /// Run the experiments in a small size, which takes a minute; the full size takes many.
    #[arg(long)]
    quick: bool,
    /// Run the experiments in the size of the thesis: the default.
    #[arg(long, conflicts_with = "quick")]
    full: bool,
    /// The file to write; standard output by default.
    #[arg(long)]
    out: Option<PathBuf>,
    /// The number of threads; by default one for each core.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

/// The size of the experiments.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Quick,
    Full,
}

impl Form {
    fn runs(self, preset: &Preset) -> &[Run] {
        match self {
            Self::Quick => &preset.quick,
            Self::Full => &preset.full,
        }
    }

    /// The command-line option.
    fn option(self) -> &'static str {
        match self {
            Self::Quick => "--quick",
            Self::Full => "--full",
        }
    }
}

pub fn thesis(options: &Options) -> Result<Answer, ApiError> {
    let form = if options.quick { Form::Quick } else { Form::Full };
    let chosen = chosen(&options.ids)?;
    let jobs = options.jobs.unwrap_or_else(cores);
    let mut reports = BTreeMap::new();
    for preset in &chosen {
        for (number, run) in (1..).zip(form.runs(preset)) {
            if stderr().is_terminal() {
                eprint!("\r\x1b[K{} {number}/{} {}", preset.id, form.runs(preset).len(), run.query);
            }
            if !reports.contains_key(&run.query) {
                reports.insert(run.query.clone(), run_all(&run.query, jobs)?);
            }
        }
    }
    if stderr().is_terminal() {
        eprint!("\r\x1b[K");
    }
    let page = page::page(&chosen, form, &reports, options.ids.is_empty());
    let json = json!({ "form": &form.option()[2..], "presets": chosen, "reports": reports });
    Ok(Answer { text: written(options.out.as_deref(), &page)?, json })
}

/// The page, or a message about the file it was written to.
fn written(out: Option<&Path>, page: &str) -> Result<String, ApiError> {
    let Some(file) = out else { return Ok(page.trim_end().to_owned()) };
    replace_file(file, page.as_bytes(), Patience::OF_REPLACING)?;
    Ok(format!("{}: {} bytes", file.display(), page.len()))
}

fn chosen(ids: &[String]) -> Result<Vec<Preset>, ApiError> {
    let all = presets();
    if let Some(id) = ids.iter().find(|id| all.iter().all(|preset| preset.id != **id)) {
        let known: Vec<_> = all.iter().map(|preset| preset.id).collect();
        let message = format!("“{id}” is not a table or figure: expected one of {}", known.join(", "));
        return Err(ApiError::new("bad-option", id, message));
    }
    Ok(all.into_iter().filter(|preset| ids.is_empty() || ids.iter().any(|id| id == preset.id)).collect())
}
