//! Reviews of games, with the numbers that pages have: `tests/unit/review.test.mjs` compares these with the same file.

use std::{
    fs,
    io::Write as _,
    process::{Command, Stdio},
};

use plyground::{
    api::{GameName, Problems, REVIEW_NODES, problem_request, review},
    review::{Judged, turning_points},
    rng::Seed,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{command::printed, sized::sized};

/// A game and its review with searches of 2,000 nodes.
#[derive(Deserialize, Serialize)]
#[serde(rename_all = "camelCase")]
struct Known {
    game: String,
    start: Option<String>,
    moves: Vec<String>,
    best: Vec<String>,
    costs: Vec<f64>,
    gifts: Vec<Option<String>>,
    turning_points: Vec<u32>,
}

impl Known {
    /// The same game with its review as it is now.
    fn now(&self) -> Self {
        let GameName::TwoPlayer(game) = self.game.parse().unwrap() else { panic!("{} is not for two", self.game) };
        let moves = review(game, self.start.as_deref(), &self.moves, 2_000).unwrap();
        let judged: Vec<_> = moves.iter().map(|moved| moved.judged.as_ref().unwrap()).collect();
        let gift = |judged: &&Judged| judged.gift.map(|gift| format!("{gift:?}").to_lowercase());
        Self {
            game: self.game.clone(),
            start: self.start.clone(),
            moves: self.moves.clone(),
            best: judged.iter().map(|judged| judged.best.found.name.clone()).collect(),
            costs: judged.iter().map(|judged| judged.cost).collect(),
            gifts: judged.iter().map(gift).collect(),
            turning_points: turning_points(&moves).iter().map(|moved| moved.ply).collect(),
        }
    }

    fn is_like(&self, other: &Self) -> bool {
        let costs = self.costs.iter().zip(&other.costs).all(|(one, other)| (one - other).abs() < 1e-12);
        costs && (&self.best, &self.gifts, &self.turning_points) == (&other.best, &other.gifts, &other.turning_points)
    }
}

#[test]
fn reviews_are_those_of_pages() {
    let games: Vec<Known> = serde_json::from_str(include_str!("../data/reviews.json")).unwrap();
    assert!(games.len() >= 6);
    let now: Vec<_> = games.iter().map(Known::now).collect();
    let differing: Vec<_> = games.iter().zip(&now).filter(|(known, now)| !known.is_like(now)).collect();
    if differing.is_empty() {
        return;
    }
    let lines: Vec<_> = now.iter().map(|game| serde_json::to_string(game).unwrap()).collect();
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/reviews.json");
    fs::write(file, format!("[\n  {}\n]\n", lines.join(",\n  "))).unwrap();
    let names: Vec<_> = differing.iter().map(|(known, _)| &known.game).collect();
    panic!("other reviews of {names:?}: if they are right, {file} is to be tests/data/reviews.json");
}

/// What a review says of the only move of a game.
fn judged(game: &str, position: &str, mv: &str) -> Judged {
    let GameName::TwoPlayer(game) = game.parse().unwrap() else { panic!("{game} is not for two") };
    let reviewed = review(game, Some(position), &[mv.to_owned()], REVIEW_NODES).unwrap();
    reviewed[0].judged.clone().unwrap()
}

/// Where all captures are searched on, they hide a win in three plies.
#[test]
fn an_only_win_beyond_the_depth_of_a_review_is_no_mistake() {
    let position = "bbbbbbb1/8/wwwww3/4www1/bbb5/bwb1bbb1/2w5/ww1www1w b";
    assert_eq!(judged("breakthrough", position, "g3-h2").comment(), "won in 3");
}

#[test]
fn keys_of_problems_are_no_mistakes() {
    let all = ["breakthrough", "loa", "checkers", "giveaway", "isolation:6x6", "tzaar"];
    for name in &all[..sized(2, all.len())] {
        let request = problem_request(Some("1-3"), None, true).unwrap();
        let mut problems = Problems::new(name.parse().unwrap(), Seed(2), request).unwrap();
        for _ in 0..sized(1, 40) {
            let problem = std::iter::repeat_with(|| problems.next_game()).flatten().next().unwrap();
            let found = judged(name, &problem.position, &problem.key[0]);
            assert!(!found.is_mistake(), "{name} {}: {}: {}", problem.position, problem.key[0], found.comment());
        }
    }
}

fn command(arguments: &[&str], input: &str) -> String {
    games(&[&["--review", "--nodes", "1000"][..], arguments].concat(), input)
}

fn games(arguments: &[&str], input: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    let command = command.args(["games", "-"]).args(arguments);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn the_slope_of_a_game_is_fitted_to_self_play() {
    let fit = |jobs| printed(&["fit", "loa:6x6", "--games", "2", "--jobs", jobs, "--json"]);
    let one = fit("1");
    assert_eq!(fit("2"), one);
    let fitted: Value = serde_json::from_str(&one).unwrap();
    let counts = fitted["tenths"].as_array().unwrap().iter().map(|tenth| tenth["count"].as_u64().unwrap());
    assert_eq!((Some(counts.sum()), &fitted["games"]), (fitted["values"].as_u64(), &2.into()));
    assert!(fitted["slope"].is_number() && fitted["used"] == 0.0066, "{one}");
}

#[test]
fn converted_games_have_their_review_as_comments_and_keep_their_own() {
    let file =
        "game: isolation:4x4\nfirst: Ada\nmoves: d3 {mine} c2 c1 d4 a2 b3 b4 d2\n\ngame: loa\nmoves: b1-h1 a2-a1\n";
    let text = command(&["--to", "text"], file);
    let (head, moves) = text.trim_end().split_once("moves: ").unwrap();
    assert_eq!(head, "game: isolation:4x4\nfirst: Ada\nresult: 0-1\n");
    assert!(
        moves.starts_with("d3 {mine} {lost in 10} c2 {lost in 12; gave away a win; better b2 (won in 9): b2 "),
        "{moves}"
    );
    let read = |text: &str| games(&["--json", "--number", "1"], text).parse::<Value>().unwrap();
    let (before, after) = (read(file), read(&text));
    assert_eq!(before["moves"], after["moves"]);
    assert_eq!((&after["comments"][0]["text"], after["comments"].as_array().map(Vec::len)), (&"mine".into(), Some(9)));
}

#[test]
fn the_command_reviews_the_games_of_a_file_in_their_order() {
    let file = "game: isolation:4x4\nmoves: d3 c2 c1 d4 a2 b3 b4 d2\n\ngame: loa\nmoves: b1-h1 a2-a1\n\ngame: loa:6x6\nmoves:\n";
    let one = command(&["--json", "--jobs", "1"], file);
    assert_eq!(command(&["--json", "--jobs", "3"], file), one);
    let games: Vec<Value> = one.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let plies = |game: &Value| game["review"].as_array().map(Vec::len);
    assert_eq!(games.iter().map(plies).collect::<Vec<_>>(), [Some(8), Some(1), Some(0)]);
    assert_eq!((&games[0]["review"][1]["gift"], &games[0]["review"][1]["class"]), (&"win".into(), &"blunder".into()));
    // What was played before an error is reviewed, and the error told.
    assert_eq!(games[1]["error"]["found"], "a2-a1");

    let told = command(&[], file);
    let lines: Vec<_> = told.lines().map(str::trim).collect();
    assert_eq!(lines[1], "first player: 3 of 4 moves kept the value; the other cost 100 points");
    assert!(
        lines[3].starts_with("ply 2: c2 (lost in ") && lines[3].contains(") gave away a win, exact; better "),
        "{told}"
    );
    assert!(told.contains("-: game 2: line 5, ply 2: “a2-a1”") && told.ends_with("3 games, 1 with errors\n"), "{told}");
}
