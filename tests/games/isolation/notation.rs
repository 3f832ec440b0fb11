//! Positions, moves, variants and evaluations as text.

use plyground::{
    game::{Game, Notation, perft},
    games::isolation::{Isolation, IsolationEvaluation, Movement},
};
use proptest::prelude::*;

use super::variants;

#[test]
fn variants_round_trip() {
    for rules in variants() {
        assert_eq!(rules.to_string().parse(), Ok(rules.clone()));
        let start = rules.start();
        assert_eq!(rules.read(&rules.show(&start)), Ok(start));
        assert_eq!(perft(&rules, &start, 1), u64::from(rules.columns()) * u64::from(rules.rows()));
    }
    assert_eq!("isolation:knight:7x7".parse(), Ok(Isolation::default()));
    let expected = "isolation, optionally followed by :knight, :queen or :king and by a size from :3x3 to :9x9, as in \
                    isolation:queen:5x5";
    let bad = ["", "isolation:", "chess", "isolation:2x3", "isolation:10x3", "isolation:+5x5", "isolation:5x5:queen"];
    for text in bad {
        let error = text.parse::<Isolation>().unwrap_err();
        assert_eq!((error.found.as_str(), error.expected.as_str()), (text, expected));
    }
    let error = Isolation::new(10, 3, Movement::King).unwrap_err();
    assert_eq!(error.to_string(), "“10x3” is not understood: expected 3 to 9 columns, an x and 3 to 9 rows, as in 7x7");
}

#[test]
fn bad_positions_say_what_was_expected() {
    let rules = Isolation::default();
    let cases = [
        ("", "the rows, a space and the side to move, as in 7/7/7/7/7/7/7 a"),
        ("7/7/7/7/7/7/7", "the rows, a space and the side to move, as in 7/7/7/7/7/7/7 a"),
        ("5/5/5/5/5 a", "7 rows, joined by /"),
        ("7/7/7/7/7/7/7/7 a", "7 rows, joined by /"),
        ("7/7/7/7/7/7/6 a", "a row of 7 cells"),
        ("7/7/7/7/7/7/8 a", "a row of 7 cells"),
        ("7/7/7/7/7/7/7x b", "a row of 7 cells"),
        ("7/7/7/7/7/7/ a", "a row of 7 cells"),
        ("7/7/7/7/7/7/34 a", "one number for each run of free cells"),
        ("7/7/7/7/7/7/07 a", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/7/A6 b", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/7/é6 b", "numbers 1 to 7 for free cells, x for used ones, a and b"),
        ("7/7/7/7/7/a6/a6 a", "only one a on the board"),
        ("7/7/7/7/7/7/b6 b", "an a where there is a b: player a is the first to choose a cell"),
        ("7/7/7/7/7/7/x6 b", "no x before both players, a and b, are on the board"),
        ("7/7/7/7/7/x6/a6 a", "no x before both players, a and b, are on the board"),
        ("7/7/7/7/7/7/7 b", "a as the side to move: 0 cells are used, so player a moves"),
        ("7/7/7/7/7/b6/a6 b", "a as the side to move: 2 cells are used, so player a moves"),
        ("7/7/7/7/x6/b6/a6 a", "b as the side to move: 3 cells are used, so player b moves"),
        ("7/7/7/7/7/b6/a6 c", "a as the side to move: 2 cells are used, so player a moves"),
        ("7/7/7/7/7/b6/a6 a ", "a as the side to move: 2 cells are used, so player a moves"),
    ];
    for (text, expected) in cases {
        assert_eq!(rules.read(text).unwrap_err().expected, expected, "{text}");
    }
    assert_eq!(rules.read("7/7/7/7/7/b6/a6_a"), rules.read("7/7/7/7/7/b6/a6 a"));
    for text in ["", "d", "d8", "h1", "D4", "d44", "4d", "d0", "é"] {
        let error = rules.read_move(&rules.start(), text).unwrap_err();
        assert_eq!(error.expected, "a cell from a1 to g7: the column's letter, the row from the bottom", "{text}");
    }
}

#[test]
fn evaluations_round_trip() {
    for name in IsolationEvaluation::NAMES {
        let evaluation: IsolationEvaluation = name.parse().unwrap();
        assert_eq!((evaluation.name(), evaluation.to_string().as_str()), (name, name));
    }
    for text in ["h1:1,-2.5", "h2:0.1,0", "h3:2,-3", "parity:1,0.5,-1,2"] {
        assert_eq!(text.parse::<IsolationEvaluation>().unwrap().to_string(), text);
    }
    assert_eq!("h3:1,-3".parse(), "h3".parse::<IsolationEvaluation>());
    let error = |text: &str| text.parse::<IsolationEvaluation>().unwrap_err().expected;
    for text in ["h2:1", "h2:1,nan", "h2:1,2,3", "h2:1,-11", "h2:"] {
        assert_eq!(error(text), "h2, or h2 with two weights from -10 to 10, as in h2:1,-3", "{text}");
    }
    for text in ["parity:1,2", "parity:1,2,3,inf"] {
        let expected = "parity, or parity with four weights from -10 to 10, as in parity:0,1,0,1";
        assert_eq!(error(text), expected, "{text}");
    }
    for text in ["", "center", "open:1"] {
        assert!(error(text).starts_with("one of open, improved, centre, h1, h2, h3, parity; "), "{text}");
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "[1-9abx/]{0,12}[ _]?[abc]?|\\PC{0,20}", rows in 3..5_u8) {
        let rules = Isolation::new(3, rows, Movement::Knight).unwrap();
        if let Ok(position) = rules.read(&text) {
            prop_assert_eq!(rules.show(&position), text.replace('_', " "));
        }
        if let Ok(mv) = rules.read_move(&rules.start(), &text) {
            prop_assert_eq!(rules.show_move(&rules.start(), mv), text.clone());
        }
        let _ = text.parse::<Isolation>();
        let _ = text.parse::<IsolationEvaluation>();
    }

    #[test]
    fn boards_of_any_letters_are_read_or_refused(board in "[12abx]{3}(/[12abx]{1,3}){2}", side in "[ab]") {
        let rules: Isolation = "isolation:3x3".parse().unwrap();
        let text = format!("{board} {side}");
        if let Ok(position) = rules.read(&text) {
            prop_assert_eq!(rules.show(&position), text);
        }
    }
}
