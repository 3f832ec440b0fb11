//! Texts.

use plyground::{
    game::{Game, Notation},
    games::breakthrough::{Breakthrough, Size},
};

use super::SIZES;

#[test]
fn variants_have_names() {
    for rules in SIZES {
        assert_eq!(rules.to_string().parse(), Ok(rules));
        assert_eq!(format!("breakthrough:{}", rules.size().name()).parse(), Ok(rules));
    }
    assert_eq!("breakthrough:6x6".parse(), Ok(Breakthrough::new(Size::Six)));
    for text in ["breakthru", "breakthrough:", "breakthrough:7x7", "breakthrough:6x6:", "breakthrough6x6"] {
        let error = text.parse::<Breakthrough>().unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.expected.starts_with("breakthrough, optionally followed by :6x6"));
    }
}

#[test]
fn boards_are_counted() {
    // One by one, from the men of both sides.
    let ways = |squares: u128, count: u128| (0..count).fold(1, |ways, at| ways * (squares - at) / (at + 1));
    for rules in SIZES {
        let (squares, most) = (u128::from(rules.size().lines()).pow(2), u128::from(rules.most()));
        let sides = (0..=most).flat_map(|white| (0..=most).map(move |black| (white, black)));
        let all: u128 = sides.map(|(white, black)| ways(squares, white) * ways(squares - white, black)).sum();
        assert_eq!(rules.boards(), all - 1);
    }
}

#[test]
fn bad_positions_say_what_was_expected() {
    for (text, expected) in [
        ("8/8/8/8/8/8/8/8", "the rows, a space and the side to move"),
        ("8/8/8/8/8/8/w7 w", "8 rows, joined by /"),
        ("8/8/8/8/8/8/w7/7b x", "w or b as the side to move"),
        ("8/8/8/8/8/8/w6/7b w", "a row of 8 cells"),
        ("8/8/8/8/8/8/w6k/7b w", "numbers 1 to 8 for free squares, w and b"),
        ("8/8/8/8/8/8/w7/8 w", "1 to 16 men b"),
        ("8/8/8/8/8/8/b7/8 b", "1 to 16 men w"),
        ("8/8/8/8/8/w7/wwwwwwww/wwwwwwww b", "1 to 16 men w"),
        ("7w/8/8/8/8/8/8/b7 w", "no man w on the last row"),
    ] {
        let error = Breakthrough::default().read(text).unwrap_err();
        assert!(error.expected.starts_with(expected), "{text}: {}", error.expected);
    }
}

#[test]
fn moves_are_two_squares() {
    let rules = Breakthrough::default();
    let start = rules.start();
    let mv = rules.read_move(&start, "a2xb3").unwrap();
    assert_eq!((mv.from(), mv.to()), (8, 17));
    assert_eq!(rules.show_move(&start, mv), "a2-b3");
    for text in ["", "a2", "a2b3", "a2-a2", "a2-i3", "a0-a1", "a2-b3 ", "a2+b3"] {
        let error = rules.read_move(&start, text).unwrap_err();
        assert!(error.expected.starts_with("two squares from a1 to h8"), "{text}");
    }
    assert!(SIZES[1].read_move(&SIZES[1].start(), "a6-a7").unwrap_err().expected.contains("to f6"));
}
