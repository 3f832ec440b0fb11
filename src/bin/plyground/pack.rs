//! `problem pack` and `problem check-pack`: files of problems that take long to find.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs::{self, File},
    io::Write,
    path::{Path, PathBuf},
    sync::{
        atomic::{AtomicBool, AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use clap::Args;
use plyground::{
    api::{ApiError, GameName, Prover, prove_packed, read_pack, retrace},
    problems::{Pack, Packed, Recipe, Wanted, partial},
    rng::Seed,
};
use serde_json::json;

use crate::{
    Answer,
    files::{file_error, open_to_grow, replace_file},
    progress::Progress,
    run::cores,
};

#[derive(Args)]
pub struct Making {
    /// A two-player game.
    game: GameName,
    /// The number of problems.
    #[arg(long, default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,
    /// The seed of the games that are searched for problems.
    #[arg(long, default_value = "1")]
    seed: String,
    /// The turns within which the player to move wins: a number or a range, or a list of them, of which each problem
    /// takes the next one.
    #[arg(long, default_value = "4", value_delimiter = ',')]
    turns: Vec<String>,
    /// The grades, from 0 to 8: a number or a range, or a list as long as that of turns.
    #[arg(long, default_value = "0-8", value_delimiter = ',')]
    grade: Vec<String>,
    /// The nodes to find out within how many turns a player wins. Fewer leave more problems out, but positions without
    /// a win take less time.
    #[arg(long, default_value_t = 100_000)]
    nodes: u64,
    /// The file to write. Another one, with .part added to its name, keeps what is found: the command goes on from it.
    #[arg(long)]
    out: PathBuf,
    /// The number of threads; the pack does not depend on it.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

#[derive(Args)]
pub struct Checking {
    /// The pack.
    file: PathBuf,
    /// Use the plain prover: slow, but it shares only the rules with the search that finds problems. It does not check
    /// grades.
    #[arg(long)]
    plain: bool,
    /// The number of threads.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
}

/// Makes a pack, or goes on with one.
pub fn make(options: &Making) -> Result<Answer, ApiError> {
    let recipe = recipe(options)?;
    let part = options.out.with_added_extension("part");
    let (mut file, mut slots) = open_part(&part, &recipe)?;
    let mut progress = Progress::new("problems", slots.len() as u64, recipe.count.into());
    fill(&recipe, options.jobs.unwrap_or_else(cores), &mut slots, |slot, packed| {
        let line = partial::line(slot, packed);
        file.write_all(line.as_bytes()).map_err(|error| file_error(&part, "written", &error))?;
        progress.add(1);
        Ok(())
    })?;
    drop(progress);
    let problems = complete(&recipe, &slots).expect("all slots that it needs are filled");
    let pack = Pack { recipe, problems };
    replace_file(&options.out, pack.to_string().as_bytes())?;
    Ok(tell(&pack, None))
}

fn recipe(options: &Making) -> Result<Recipe, ApiError> {
    let bad = |text: &str, message: String| ApiError::new("bad-option", text, message);
    let read = |texts: &[String], read: fn(&str) -> Result<_, String>| -> Result<Vec<_>, ApiError> {
        texts.iter().map(|text| read(text).map_err(|message| bad(text, message))).collect()
    };
    let mut turns = read(&options.turns, Wanted::read_turns)?;
    let mut grades = read(&options.grade, Wanted::read_grades)?;
    let most = turns.len().max(grades.len());
    for list in [&mut turns, &mut grades] {
        if list.len() == 1 {
            list.resize(most, list[0].clone());
        } else if list.len() != most {
            let message = format!("expected as many grades as turns, or one of them, not {most} and {}", list.len());
            return Err(bad("grade", message));
        }
    }
    let Ok(seed) = options.seed.parse::<Seed>();
    let wanted = turns.into_iter().zip(grades).collect();
    Ok(Recipe { game: options.game.to_string(), seed, count: options.count, nodes: options.nodes, wanted })
}

/// Opens a new file of filled slots, or one that an earlier command has left, with what it holds.
fn open_part(path: &Path, recipe: &Recipe) -> Result<(File, BTreeMap<u64, Packed>), ApiError> {
    let (mut file, text) = open_to_grow(path)?;
    let heading = partial::begin(recipe);
    // A file that ends within the heading has no slots.
    if let Some(rest) = heading.strip_prefix(&text) {
        file.write_all(rest.as_bytes()).map_err(|error| file_error(path, "written", &error))?;
        return Ok((file, BTreeMap::new()));
    }
    let bad = |message: String| ApiError::new("bad-pack", path.display(), format!("{}: {message}", path.display()));
    let (found, slots, length) = partial::read(&text).map_err(|error| bad(error.to_string()))?;
    // A larger pack begins with the same slots.
    let found = Recipe { count: recipe.count, ..found };
    if found != *recipe {
        return Err(bad(format!("it holds problems of {found}: expected another file, or the same options")));
    }
    file.set_len(length as u64).map_err(|error| file_error(path, "written", &error))?;
    Ok((file, slots.into_iter().collect()))
}

/// The problems of the slots up to the first empty one, if they are enough.
fn complete(recipe: &Recipe, slots: &BTreeMap<u64, Packed>) -> Option<Vec<Packed>> {
    recipe.complete((0..).map_while(|slot| slots.get(&slot)))
}

/// Fills slots on several threads until they are enough, and passes each on as it is filled.
fn fill(
    recipe: &Recipe,
    jobs: u64,
    slots: &mut BTreeMap<u64, Packed>,
    mut take: impl FnMut(u64, &Packed) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    let (next, is_enough) = (AtomicU64::new(0), AtomicBool::new(complete(recipe, slots).is_some()));
    let before = slots.clone();
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, is_enough, before) = (sender.clone(), &next, &is_enough, &before);
            scope.spawn(move || {
                let goes_on = || !is_enough.load(Ordering::Relaxed);
                while goes_on() {
                    let slot = next.fetch_add(1, Ordering::Relaxed);
                    if before.contains_key(&slot) {
                        continue;
                    }
                    let found = retrace(recipe, slot, &goes_on);
                    if !goes_on() || sender.send((slot, found)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut result = Ok(());
        for (slot, found) in receiver {
            let kept = found.and_then(|packed| {
                let packed = packed.ok_or_else(|| {
                    let message = format!("no such problem for slot {slot}: expected other turns or grades");
                    ApiError::new("not-available", &recipe.game, message)
                })?;
                take(slot, &packed)?;
                Ok(packed)
            });
            match kept {
                Ok(packed) => {
                    slots.insert(slot, packed);
                    if complete(recipe, slots).is_some() {
                        is_enough.store(true, Ordering::Relaxed);
                    }
                }
                Err(error) => {
                    is_enough.store(true, Ordering::Relaxed);
                    result = Err(error);
                }
            }
        }
        result
    })
}

/// Proves every problem of a pack.
pub fn check(options: &Checking) -> Result<Answer, ApiError> {
    let Checking { file, plain, jobs } = options;
    let text = fs::read_to_string(file).map_err(|error| file_error(file, "read", &error))?;
    let named = |error: ApiError| ApiError::new(error.code, file.display(), format!("{}: {error}", file.display()));
    let pack: Pack = text.parse().map_err(|error| named(ApiError::new("bad-pack", file.display(), error)))?;
    let game: GameName = pack.recipe.game.parse().map_err(named)?;
    let pack = read_pack(game, &text).map_err(named)?;
    let prover = if *plain { Prover::Plain } else { Prover::Bounded };
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    let mut progress = Progress::new("problems", 0, pack.problems.len() as u64);
    thread::scope(|scope| {
        for _ in 0..jobs.unwrap_or_else(cores) {
            let (sender, next, pack) = (sender.clone(), &next, &pack);
            scope.spawn(move || {
                let take = || usize::try_from(next.fetch_add(1, Ordering::Relaxed)).ok();
                while let Some(packed) = take().and_then(|number| pack.problems.get(number)) {
                    if sender.send(prove_packed(game, packed, prover)).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        receiver.into_iter().try_for_each(|proven| {
            progress.add(1);
            proven.map_err(named)
        })
    })?;
    drop(progress);
    Ok(tell(&pack, Some(prover)))
}

/// How many problems a pack has, by turns and grades.
fn tell(pack: &Pack, prover: Option<Prover>) -> Answer {
    let mut counts: BTreeMap<u8, [u32; 9]> = BTreeMap::new();
    for packed in &pack.problems {
        counts.entry(packed.turns).or_default()[usize::from(packed.grade)] += 1;
    }
    let how = match prover {
        None => "",
        Some(Prover::Bounded) => ", all proven, with their grades",
        Some(Prover::Plain) => ", all proven by the plain prover",
    };
    let mut text = format!("{} problems of {}{how}\nturns  grades 0 to 8", pack.problems.len(), pack.recipe.game);
    for (turns, grades) in &counts {
        let grades: Vec<_> = grades.iter().map(ToString::to_string).collect();
        let _ = write!(text, "\n{turns:5}  {}", grades.join(" "));
    }
    let by_turns: serde_json::Map<_, _> =
        counts.iter().map(|(turns, grades)| (turns.to_string(), json!(grades))).collect();
    let json = json!({ "game": pack.recipe.game, "recipe": pack.recipe.to_string(), "count": pack.problems.len(),
        "grades": by_turns, "prover": prover });
    Answer { text, json }
}
