//! Input that is nearly right, for all readers.
//!
//! A [target](targets::TARGETS) is a reader with the laws that hold for it: what it shows it reads as the same, every
//! legal move leads to a position that can be read, reports return for any rows, and nothing panics, with overflow
//! checks. Inputs are mutations of valid ones. The tests run a fixed number of them for each target;
//! `./build.sh fuzz` runs for a given time, with another seed, and limits time and memory. An input that breaks a law
//! goes into `found.json`, so that every test tries it from then on.

mod mutate;
mod seeds;
mod targets;

use std::{
    env, fs, panic,
    path::Path,
    process,
    sync::{Arc, Mutex},
    thread,
    time::{Duration, Instant},
};

use plyground::rng::{Random, Seed};
use targets::{TARGETS, Target};

use crate::sized::sized;

/// The maximum time of a single input in a long run. Tests have no clock.
const PATIENCE: Duration = Duration::from_mins(1);

/// The number in an environment variable, which `./build.sh fuzz` sets.
fn number(name: &str) -> Option<u64> {
    env::var(name).ok().map(|text| text.parse().unwrap_or_else(|_| panic!("{name} is a number, not “{text}”")))
}

/// Tries an input. Returns whether it was accepted.
fn try_input(target: &Target, input: &str) -> bool {
    let result = panic::catch_unwind(|| (target.check)(input));
    let broken = match result {
        Ok(Ok(accepted)) => return accepted,
        Ok(Err(broken)) => broken,
        Err(_) => "it panics".to_owned(),
    };
    let line = serde_json::to_string(&[target.name, input]).unwrap();
    panic!("{broken}\nKeep this input in fuzz/found.json:\n{line}");
}

/// The input being tried, for the thread that watches how long it takes.
type Current = Arc<Mutex<(Instant, String)>>;

/// Ends the process when an input takes too long.
fn watch(target: &'static Target) -> Current {
    let current: Current = Arc::new(Mutex::new((Instant::now(), String::new())));
    let watched = Arc::clone(&current);
    thread::spawn(move || {
        loop {
            thread::sleep(Duration::from_secs(1));
            // The target has ended, or an input has broken a law.
            if Arc::strong_count(&watched) == 1 {
                return;
            }
            let (begun, input) = &*watched.lock().unwrap();
            if begun.elapsed() > PATIENCE {
                let line = serde_json::to_string(&[target.name, input]).unwrap();
                eprintln!("it takes more than {PATIENCE:?}\nKeep this input in fuzz/found.json:\n{line}");
                process::exit(1);
            }
        }
    });
    current
}

/// Tries the valid inputs and many mutations of them.
fn fuzz(name: &str) {
    let target = TARGETS.iter().find(|target| target.name == name).expect("tests name targets");
    let seeds = (target.seeds)();
    for input in &seeds {
        assert!(try_input(target, input), "{name} refuses the valid {input:?}");
    }
    let seed = number("PLYGROUND_FUZZ_SEED").unwrap_or(1);
    let mut random = Random::stream(Seed(seed), 0, name);
    let mut accepted = 0;
    let mut try_one = |random: &mut Random, current: Option<&Current>| {
        let input = mutate::mutated(random, &seeds, target.keeps_head);
        if let Some(current) = current {
            *current.lock().unwrap() = (Instant::now(), input.clone());
        }
        accepted += u64::from(try_input(target, &input));
    };
    match number("PLYGROUND_FUZZ_SECONDS").map(Duration::from_secs) {
        None => (0..sized(target.rounds / 4, target.rounds)).for_each(|_| try_one(&mut random, None)),
        Some(time) => {
            let (begun, current) = (Instant::now(), watch(target));
            let (mut tried, mut slowest) = (0_u64, (Duration::ZERO, String::new()));
            while begun.elapsed() < time {
                try_one(&mut random, Some(&current));
                tried += 1;
                let (begun, input) = &*current.lock().unwrap();
                if begun.elapsed() > slowest.0 {
                    slowest = (begun.elapsed(), input.clone());
                }
            }
            current.lock().unwrap().0 = begun + Duration::from_secs(1 << 40);
            // The machine may have been busy with something else: a second try tells.
            let (time, input) = slowest;
            let begun = Instant::now();
            try_input(target, &input);
            let time = time.min(begun.elapsed());
            eprintln!("{name}: {tried} inputs from seed {seed}; the slowest took {time:?}: {input:?}");
        }
    }
    assert!(accepted > 0, "no mutation of {name} is valid: nothing was tested");
}

macro_rules! tests {
    ($($name:ident)+) => {
        $(#[test]
        fn $name() {
            fuzz(stringify!($name));
        })+

        #[test]
        fn every_target_has_its_test() {
            assert_eq!(TARGETS.iter().map(|target| target.name).collect::<Vec<_>>(), [$(stringify!($name)),+]);
        }
    };
}

tests! {
    game_name position play seed engine think solver solve query run_query sample rows row_file training state
    evaluation pdn records waltz moves puzzle
}

#[test]
fn found_inputs_break_no_law() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/found.json")).unwrap();
    let found: Vec<(String, String)> = serde_json::from_str(&text).unwrap();
    for (name, input) in &found {
        let target = TARGETS.iter().find(|target| target.name == *name);
        try_input(target.unwrap_or_else(|| panic!("there is no target {name}")), input);
    }
    assert!(!found.is_empty());
}
