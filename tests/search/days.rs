//! The problems of days, and the file with those of many days.

use std::collections::BTreeMap;

use plyground::{
    api::{GameName, Problems, PuzzleName},
    problems::{Column, Day, Form, Kind},
};
use serde_json::Value;

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

fn form(kind: Kind, rows: &[u8], signs: &str, sides: [&str; 2]) -> Form {
    Form { kind, rows: rows.to_vec(), signs: signs.to_owned(), sides: sides.map(str::to_owned) }
}

#[test]
fn columns_give_texts_back() {
    for (form, texts) in [
        (form(Kind::Signs, &[6], "0123.", ["", ""]), vec!["3.1022", "0.1302", "......"]),
        (form(Kind::Rows, &[3, 2, 4], ".wb", ["w", "b"]), vec!["1bw/2/w2b w23", "bbb/ww/4 b50", "3/2/4 wz8"]),
        (form(Kind::Rows, &[2, 2], "x..ab", ["a", "b"]), vec!["xa/b1 a41", "1x/ab b62", "ba/2 b20"]),
        (form(Kind::Stacks, &[2, 3], "-oOrR", ["w 1", "b 1"]), vec!["oR2/--r12 b 121", "--/--- w 132"]),
        (form(Kind::Squares, &[2, 2], ".wbWB", ["W", "B"]), vec!["W:W1,K3:B420", "B:WK2:BK1,331"]),
    ] {
        let texts: Vec<_> = texts.into_iter().cycle().take(50).map(str::to_owned).collect();
        let packed = Column::pack(form, &texts).unwrap();
        assert_eq!(packed.unpack(50), texts);
        assert_eq!(packed.unpack(7), texts[..7]);
        assert!(packed.bytes.len() < 150, "{texts:?}: {}", packed.bytes.len());
    }
}

#[test]
fn columns_take_only_texts_of_their_form() {
    for (form, text) in [
        (form(Kind::Signs, &[6], "0123.", ["", ""]), "3.102"),
        (form(Kind::Rows, &[3, 2], ".wb", ["w", "b"]), "11b/2 w23"),
        (form(Kind::Rows, &[3, 2], ".wb", ["w", "b"]), "1b/2 w23"),
        (form(Kind::Rows, &[3, 2], ".wb", ["w", "b"]), "3/2 r23"),
        (form(Kind::Stacks, &[2], "-oO", ["w 1", "b 1"]), "o- w 221"),
        (form(Kind::Squares, &[2, 2], ".wbWB", ["W", "B"]), "W:W3,1:B420"),
        (form(Kind::Squares, &[2, 2], ".wbWB", ["W", "B"]), "W:W1:B520"),
        (form(Kind::Squares, &[2, 2], ".wbWB", ["W", "B"]), "W"),
    ] {
        assert_eq!(Column::pack(form, &[text.to_owned()]), None, "{text}");
    }
}

/// Bytes from base64.
fn bytes(text: &str) -> Vec<u8> {
    const SIGNS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let (mut bytes, mut word, mut bits) = (Vec::new(), 0_u32, 0);
    for sign in text.trim_end_matches('=').chars() {
        word = word << 6 | u32::try_from(SIGNS.find(sign).unwrap()).unwrap();
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((word >> bits & 0xff).try_into().unwrap());
        }
    }
    bytes
}

/// The file as JSON: it is written so that only the names of its keys lack their quotes.
fn shipped() -> Value {
    let text = include_str!("../../www/today/positions.js");
    let (_, text) = text.split_once("export const positions = ").unwrap();
    let quoted = text.trim_end().trim_end_matches(';').lines().map(|line| {
        let start = line.len() - line.trim_start().len();
        match line.split_once(": ") {
            Some((key, rest)) => format!("{:start$}\"{}\": {rest}", "", key.trim_start()),
            None => line.to_owned(),
        }
    });
    let text = quoted.collect::<String>().replace(",}", "}").replace(",    }", "}").replace(",  }", "}");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The columns of the file by their games.
fn columns(file: &Value) -> BTreeMap<String, Column> {
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let column = |column: &Value| Column {
        form: Form {
            kind: Kind::ALL.into_iter().find(|kind| column["kind"] == kind.name()).unwrap(),
            rows: serde_json::from_value(column["rows"].clone()).unwrap(),
            signs: text(&column["signs"]),
            sides: serde_json::from_value(column["sides"].clone()).unwrap(),
        },
        bytes: bytes(column["data"].as_str().unwrap()),
    };
    file["columns"].as_object().unwrap().iter().map(|(game, found)| (game.clone(), column(found))).collect()
}

fn count(file: &Value) -> usize {
    usize::try_from(file["count"].as_u64().unwrap()).unwrap()
}

#[test]
fn the_file_of_the_pages_is_packed_by_the_present_model() {
    let file = shipped();
    for (game, column) in columns(&file) {
        let texts = column.unpack(count(&file));
        let signs = texts.iter().flat_map(|text| text.bytes().chain([b'\n']));
        let check = signs.fold(0x811c_9dc5, |hash: u32, sign| (hash ^ u32::from(sign)).wrapping_mul(0x0100_0193));
        assert_eq!(file["columns"][&game]["check"], check, "{game}");
        assert!(Column::pack(column.form.clone(), &texts) == Some(column), "{game}");
    }
}

#[test]
#[ignore = "thorough"]
fn the_file_of_the_pages_has_the_problems_of_its_days() {
    let file = shipped();
    let first = day(file["from"].as_str().unwrap());
    let count = count(&file);
    let columns = columns(&file);
    assert_eq!(columns.len(), 7);
    for (game, column) in columns {
        let texts = column.unpack(count);
        if game == "slide3" {
            continue;
        }
        for at in [0, count / 2, count - 1] {
            let day = first.after(at.try_into().unwrap());
            let (position, turns, grade) = found(&game, day);
            assert_eq!(texts[at], format!("{position}{turns}{grade}"), "{game}, {day}");
        }
    }
}
