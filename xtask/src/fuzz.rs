//! Fuzzing for longer than a test.

use std::{
    path::Path,
    process::Command,
    time::{SystemTime, UNIX_EPOCH},
};

use crate::{Outcome, cargo, run, times::part};

/// The default time for each target in seconds: a night for all of them.
const SECONDS: &str = "1800";
/// The memory limit in KiB, so that an input that takes more ends the run.
const MEMORY: u32 = 8 << 20;

/// Fuzzes one target, or all, for some seconds each, with a seed of its own.
pub fn fuzz(root: &Path, arguments: &[&str]) -> Outcome {
    let (seconds, target) = match *arguments {
        [] => (SECONDS, ""),
        [seconds] => (seconds, ""),
        [seconds, target] => (seconds, target),
        _ => return Err("fuzz takes a number of seconds and a target".into()),
    };
    seconds.parse::<u32>().map_err(|_| format!("“{seconds}” is not a number of seconds"))?;
    let seed = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();
    part("fuzzing: compiling", || run(root, cargo().args(["test", "--locked", "--test", "whole", "--no-run"])))?;
    part("fuzzing", || {
        // Not every system limits memory.
        let limited = format!("ulimit -v {MEMORY} 2>/dev/null; exec \"$@\"");
        let test = ["test", "--locked", "--test", "whole", "--", &format!("fuzz::{target}"), "--nocapture"];
        run(
            root,
            Command::new("sh")
                .args(["-c", &limited, "sh"])
                .arg(cargo().get_program())
                .args(test)
                .env("PLYGROUND_FUZZ_SECONDS", seconds)
                .env("PLYGROUND_FUZZ_SEED", seed.to_string()),
        )
    })
}
