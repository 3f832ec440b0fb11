//! Texts.

use plyground::{
    game::{Game, Notation},
    games::checkers::Checkers,
};

use super::{GIVE_AWAY, PLAIN, at};

#[test]
fn variants_have_names() {
    for rules in [PLAIN, GIVE_AWAY] {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    assert_eq!("draughts".parse::<Checkers>().unwrap_err().expected, "checkers or giveaway");
}

#[test]
fn positions_are_read_as_people_write_them() {
    let start = PLAIN.start();
    let fen = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
    assert_eq!(PLAIN.show(&start), fen);
    for text in [fen, "B:B1-12:W21-32.", "b: w32, 21-31 :b 1-12", "B:W21-32_:B1-6,12,7-11"] {
        assert_eq!(at(text), start, "{text}");
    }
    assert_eq!(PLAIN.show(&at("W:BK9,K1-2:WK31,5")), "W:W5,K31:BK1,K2,K9");
    assert_eq!(PLAIN.show(&at("W:W5:B")), "W:W5:B");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    for (text, found, expected) in [
        ("B:W21", "B:W21", "the side to move and the squares of both sides"),
        ("X:W21:B1", "X", "B or W"),
        ("B:W21:W22", "B:W21:W22", "one beginning with W and one with B"),
        ("B:21:B1", "21", "W or B and the squares"),
        ("B::B1", "", "W or B and the squares"),
        ("B:W33:B1", "33", "a square from 1 to 32"),
        ("B:W0:B1", "0", "a square from 1 to 32"),
        ("B:W21,:B1", "", "a square from 1 to 32"),
        ("B:W+21:B1", "+21", "a square from 1 to 32"),
        ("B:W21-:B1", "21-", "a square from 1 to 32"),
        ("B:W21,21:B1", "21", "one piece on a square: 21 has one already"),
        ("B:W21:B1,K21", "K21", "one piece on a square"),
        ("B:W4:B1", "4", "K4: on their last row men are kings"),
        ("B:W21:B25-29", "25-29", "K29"),
        ("B:W20-32:B1", "W20-32", "at most 12 pieces"),
    ] {
        let error = PLAIN.read(text).unwrap_err();
        assert_eq!(error.found, found, "{text}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
}

#[test]
fn a_capture_may_be_written_short_if_it_is_the_only_one() {
    let position = at("B:W6,7,14,15,16,22,23,24:B2");
    let read = |text: &str| PLAIN.read_move(&position, text).map(|mv| PLAIN.show_move(&position, mv));
    assert_eq!(read("2x9x25").as_deref(), Ok("2x9x18x25"));
    assert_eq!(read("2x20x27").as_deref(), Ok("2x11x20x27"));
    assert_eq!(read("2x25").unwrap_err().expected, "one of 2x9x18x25, 2x11x18x25");
    let circle = at("W:WK31:B1,18,19,26,27");
    let read = |text: &str| PLAIN.read_move(&circle, text).map(|mv| PLAIN.show_move(&circle, mv));
    assert_eq!(read("31x15x22x31").as_deref(), Ok("31x24x15x22x31"));
    assert!(read("31x31").unwrap_err().expected.starts_with("one of 31x22x15x24x31, "));
}

#[test]
fn moves_are_read_whether_legal_or_not() {
    let start = PLAIN.start();
    let read = |text: &str| PLAIN.read_move(&start, text).map(|mv| PLAIN.show_move(&start, mv));
    for text in ["11-15", "15-11", "1-6", "22x15x8", "31x22x15x24x31"] {
        assert_eq!(read(text).as_deref(), Ok(text));
    }
    for text in ["", "11", "11-12", "4-9", "11-33", "11-15-18", "11x", "11x15", "22x8", "a-b", "1-+6"] {
        assert_eq!(read(text).unwrap_err().found, text);
    }
}
