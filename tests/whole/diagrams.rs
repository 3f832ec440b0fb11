//! `plyground draw`.

use std::{fs, path::Path};

use plyground::api::{DiagramOptions, GameName, draw};
use serde_json::Value;

use crate::command::{Folder, printed, refusal};

/// The files in `tests/data/diagrams`, and what `plyground draw` is asked for, with `--out FILE` behind it.
const DRAWN: &str = include_str!("../data/diagrams/asked.txt");

fn asked(text: &str) -> Vec<&str> {
    ["draw"].into_iter().chain(text.split_whitespace()).collect()
}

#[test]
fn drawings_have_the_same_bytes() {
    let folder = Folder::new("diagrams");
    let file = folder.file("drawn.svg");
    for line in DRAWN.lines() {
        let (name, text) = line.split_once(' ').unwrap();
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/diagrams/{name}.svg"));
        let known = fs::read_to_string(path).unwrap();
        let asked = asked(text);
        assert_eq!(printed(&asked), known, "{name}");
        printed(&[&asked[..], &["--out", &file]].concat());
        assert_eq!(fs::read_to_string(&file).unwrap(), known, "{name}");
        let json: Value = serde_json::from_str(&printed(&[&asked[..], &["--json"]].concat())).unwrap();
        assert_eq!(json["svg"], known, "{name}");
    }
}

#[test]
fn every_game_and_puzzle_can_be_drawn() {
    for game in GameName::all() {
        for is_turned in [false, true] {
            let drawn = draw(game, None, DiagramOptions { is_turned, ..DiagramOptions::default() }).unwrap();
            assert!(drawn.contains(&format!("<title>{game} ")) && drawn.ends_with("</svg>\n"), "{drawn}");
        }
    }
}

#[test]
fn squares_that_are_not_on_the_board_are_refused() {
    for (text, found, expected) in [
        ("loa --marks c3,z9", "z9", "expected a letter for the column and a number for the row, as in c3"),
        ("loa:6x6 --arrows a1-a7", "a7", "as in c3"),
        ("loa --arrows c3", "c3", "expected squares with - or x between them"),
        ("loa --arrows c3-", "", "as in c3"),
        ("isolation:3x5 --marks d1", "d1", "as in c3"),
        ("checkers --marks 33", "33", "expected the number of a dark square"),
        ("tzaar --marks E9", "E9", "a number from its bottom, as in E5"),
        ("slide2 --marks R4C1", "R4C1", "as in R1C3"),
    ] {
        let said = refusal(&[&asked(text)[..], &["--json"]].concat());
        let error: Value = serde_json::from_str(&said).unwrap();
        assert_eq!((&error["code"], &error["input"]), (&"bad-square".into(), &found.into()), "{text}");
        assert!(error["message"].as_str().unwrap().contains(expected), "{error}");
    }
    assert!(refusal(&["draw", "loa", "8/8 w"]).contains("expected 8 rows"));
    for name in ["a.png", "a.JPG", "a.pdf"] {
        assert!(refusal(&["draw", "loa", "--out", name]).contains("expected a name that ends in .svg"));
    }
}
