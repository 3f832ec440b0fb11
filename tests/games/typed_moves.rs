//! Moves as people and telephones write them, in every game.

use plyground::api::{ApiError, open};

/// Plays a move in a position, or at the start.
fn play(game: &str, position: &str, text: &str) -> Result<String, ApiError> {
    let position = Some(position).filter(|position| !position.is_empty());
    open(game.parse().unwrap(), position).unwrap().play(text)
}

#[test]
fn the_only_legal_move_that_fits_is_played() {
    let two_captures = "B:W6,7,14,15,16,22,23,24:B2";
    let rows: [(&str, &str, &str, &[&str]); 14] = [
        (
            "checkers",
            "",
            "11-15",
            &["11–15", "11−15", "11—15", "11‑15", "11 - 15", " 11 15\n", "11x15", "11:15", "1115"],
        ),
        ("giveaway", "", "11-15", &["11\u{200b}-15", "11X15", "11 × 15"]),
        ("checkers", "B:W18:B14", "14x23", &["14-23", "14–23", "14×23", "14:23", "1423", "14 X 23"]),
        ("checkers", two_captures, "2x9x18x25", &["2-9-18-25", "2–9–25", "2 × 9 × 25", "2:9:18:25", "291825"]),
        ("checkers", two_captures, "2x11x20x27", &["2-11-20-27", "2x20x27", "2–20–27", "2112027"]),
        ("checkers", "B:W18,26:B14", "14x23x30", &["14x30", "14-30", "14–30", "14:30"]),
        ("loa", "", "b1-b3", &["B1-B3", "b1–b3", "b1xb3", "b1 b3", "b1b3", "B1:B3", "b1−b3"]),
        ("breakthrough", "", "a2-a3", &["A2A3", "a2 – a3", "a2×a3"]),
        ("isolation", "", "d4", &["D4", " d4 ", "d 4", "D\u{ad}4"]),
        ("tzaar", "", "D6xE6", &["d6xe6", "D6-E6", "D6–E6", "D6+E6", "D6×E6", "D6E6", "d6 e6"]),
        ("tzaar:tournament", "", "ZE5", &["ze5", "Z E5"]),
        ("slide3", "", "R2+", &["r2+", "R2 +", "R 2+", " R2", "R2\u{200b}+"]),
        ("slide3", "113.987654321", "R2-", &["R2–", "R2−", "r2 —", "R2 -", "R2"]),
        ("slide5", "", "C2+", &["c2 +", "C2"]),
    ];
    for (game, position, name, texts) in rows {
        for text in [&[name], texts].concat() {
            assert_eq!(play(game, position, text).as_deref(), Ok(name), "{game} {position} {text:?}");
        }
    }
}

#[test]
fn a_pass_may_be_spoken_loudly() {
    let mut game = open("tzaar".parse().unwrap(), None).unwrap();
    for name in ["D6xE6", "D4xD3"] {
        game.play(name).unwrap();
    }
    assert_eq!(game.play(" PASS").as_deref(), Ok("pass"));
}

#[test]
fn other_texts_are_refused_and_what_fits_is_named() {
    for (game, position, text, code, message) in [
        ("checkers", "B:W6,7,14,15,16,22,23,24:B2", "2–25", "bad-move", "expected one of 2x9x18x25, 2x11x18x25"),
        // Numbers that are apart are not others.
        ("checkers", "B:W7:B11", "1-12", "bad-move", "expected two neighbouring squares"),
        ("checkers", "", "11-19", "bad-move", "expected two neighbouring squares"),
        ("checkers", "", "15–19", "bad-move", "expected a step"),
        ("checkers", "", "15-19", "illegal-move", "expected one of 9-13"),
        ("checkers", "", "11", "bad-move", "expected a step"),
        ("checkers", "", "11!15", "bad-move", "expected a step"),
        ("loa", "", "b1-b4", "illegal-move", "expected one of b1-h1"),
        ("loa", "", "b3", "bad-move", "expected two squares"),
        ("loa", "", "", "bad-move", "expected two squares"),
        ("isolation", "", "d44", "bad-move", "expected a cell"),
        ("slide3", "", "R2–", "illegal-move", "expected one of"),
        ("slide3", "", "R2±", "bad-move", "expected R or C"),
    ] {
        let error = play(game, position, text).unwrap_err();
        assert_eq!((error.code, error.input.as_str()), (code, text), "{}", error.message);
        assert!(error.message.contains(message), "{text}: {}", error.message);
    }
}
