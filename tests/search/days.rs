//! The problems of days, and the file with those of many days.

use std::{fs, path::PathBuf};

use plyground::{
    api::{GameName, Problems, PuzzleName, open},
    problems::Day,
};

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// The position, turns and grade of a day.
fn found(game: &str, day: Day) -> (String, u8, u8) {
    let mut problems = Problems::of_day(game.parse().unwrap(), day).unwrap();
    loop {
        if let Some(problem) = problems.step() {
            return (problem.position, problem.turns.unwrap(), problem.grade);
        }
    }
}

#[test]
fn days_are_those_of_the_calendar() {
    assert_eq!(day("1970-01-01"), Day::since_1970(0));
    assert_eq!(day("2026-11-24").weekday(), 1);
    let mut at = day("0001-01-01");
    let (mut weekday, mut before) = (at.weekday(), String::new());
    // The Gregorian calendar comes round after 400 years.
    for _ in 0..146_097 {
        let text = at.to_string();
        assert_eq!((day(&text), at.weekday()), (at, weekday));
        assert!(text > before, "{before}, then {text}");
        before = text;
        at = at.after(1);
        weekday = (weekday + 1) % 7;
    }
    assert_eq!(at.to_string(), "0401-01-01");
    for text in [
        "2026-02-29",
        "1900-02-29",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "26-01-01",
        "",
        "2026-11-24-",
        "+026-01-01",
    ] {
        let error = text.parse::<Day>().unwrap_err();
        assert_eq!(error, "expected a day as in 2026-11-24", "{text}");
    }
    assert!("2024-02-29".parse::<Day>().is_ok());
}

#[test]
fn a_day_has_the_same_problem_for_ever() {
    let loa = "8/1b4w1/2w1w3/1bbw4/1bww1b1w/2bwb3/2b5/2b5 b";
    assert_eq!(found("loa", day("2026-11-25")), (loa.to_owned(), 2, 3));
    assert_eq!(found("giveaway", day("2026-11-24")), ("B:WK19:B14,18,K27".to_owned(), 2, 2));
    assert!(Problems::of_day(GameName::Puzzle(PuzzleName::Slide3), day("2026-11-24")).is_err());
}

#[test]
#[ignore = "thorough"]
fn a_week_begins_easy_and_ends_hard() {
    let monday = day("2026-11-30");
    for game in ["isolation", "giveaway", "checkers"] {
        let grades = |weekday: i32| -> u32 {
            (0..8).map(|week| u32::from(found(game, monday.after(7 * week + weekday)).2)).sum()
        };
        assert!(grades(0) < grades(6), "{game}: {} on Mondays, {} on Sundays", grades(0), grades(6));
    }
}

/// The files of the pages: the game, the first day, and the lines of its days.
fn files() -> Vec<(String, Day, Vec<String>)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/www/today/days");
    let read = |path: PathBuf| {
        let game = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let text = fs::read_to_string(path).unwrap();
        let (head, lines) = text.split_once('\n').unwrap();
        let lines: Vec<_> = lines.lines().map(str::to_owned).collect();
        let (first, count) = head.split_once(' ').unwrap();
        assert_eq!(count, lines.len().to_string(), "{game}");
        (game, day(first), lines)
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect()
}

#[test]
fn the_files_of_the_pages_have_positions_as_they_are_written() {
    let files = files();
    assert_eq!(files.len(), 7);
    for (game, _, lines) in files {
        for line in lines {
            let (position, _) = line.rsplit_once(' ').unwrap().0.rsplit_once(' ').unwrap();
            let session = open(game.parse().unwrap(), Some(position));
            assert_eq!(session.unwrap_or_else(|error| panic!("{game}: {error}")).position(), position, "{game}");
        }
    }
}

#[test]
#[ignore = "thorough"]
fn the_files_of_the_pages_have_the_problems_of_their_days() {
    for (game, first, lines) in files().into_iter().filter(|(game, ..)| game != "slide3") {
        for at in [0, lines.len() / 2, lines.len() - 1] {
            let day = first.after(at.try_into().unwrap());
            let (position, turns, grade) = found(&game, day);
            assert_eq!(lines[at], format!("{position} {turns} {grade}"), "{game}, {day}");
        }
    }
}
