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

/// Optimises modules, with one process per core.
pub fn optimise(root: &Path, work: &[Work]) -> Outcome {
    // The largest first, dealt in turn.
    let mut by_size: Vec<_> = work.iter().collect();
    by_size.sort_by_cached_key(|work| Reverse(fs::metadata(&work.from).map_or(0, |about| about.len())));
    let shares: Vec<_> = (0..cores().min(work.len())).collect();
    part("optimising", || {
        in_parallel(&shares, |&share| {
            let share = by_size.iter().skip(share).step_by(shares.len());
            run(
                root,
                Command::new("node").arg("xtask/optimise.mjs").args(share.flat_map(|work| [&work.from, &work.to])),
            )
        })
    })
}
