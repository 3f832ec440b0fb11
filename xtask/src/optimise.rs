//! Making compiled modules faster and smaller.

use std::{
    cmp::Reverse,
    fs,
    path::{Path, PathBuf},
    process::Command,
    time::SystemTime,
};

use crate::{
    Outcome, files, run,
    times::{cores, in_parallel, part},
};

/// The package of npm that has the optimiser.
const OPTIMISER: &str = "node_modules/binaryen";

/// A module as it was generated, and where it goes when it has been optimised.
pub struct Work {
    pub from: PathBuf,
    pub to: PathBuf,
}

/// When npm installed the optimiser; `None` if it has not.
pub fn installed(root: &Path) -> Option<SystemTime> {
    files::written(&root.join(OPTIMISER))
}

/// Optimises modules, with one process per core; copies them if npm has not installed the optimiser.
pub fn optimise(root: &Path, work: &[Work]) -> Outcome {
    if installed(root).is_none() {
        eprintln!("note: modules are not optimised (`npm ci` brings the optimiser)");
        return work.iter().try_for_each(|Work { from, to }| Ok(fs::copy(from, to).map(drop)?));
    }
    part("optimising", || in_parallel(&shares(work, cores())?, |share| one_after_the_other(root, share)))
}

fn one_after_the_other(root: &Path, work: &[&Work]) -> Outcome {
    let paths = work.iter().flat_map(|Work { from, to }| [from, to]);
    run(root, Command::new("node").arg("xtask/optimise.mjs").args(paths))
}

/// Divides work into shares, and deals the largest first.
fn shares(work: &[Work], most: usize) -> Outcome<Vec<Vec<&Work>>> {
    let mut by_size =
        work.iter().map(|work| Ok((fs::metadata(&work.from)?.len(), work))).collect::<Outcome<Vec<_>>>()?;
    by_size.sort_by_key(|&(size, _)| Reverse(size));
    let mut shares = vec![Vec::new(); most.min(work.len())];
    for (at, (_, work)) in by_size.into_iter().enumerate() {
        let share = at % shares.len();
        shares[share].push(work);
    }
    Ok(shares)
}
