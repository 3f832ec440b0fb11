//! Texts.

use plyground::{
    game::{Game, Notation},
    games::loa::{Loa, Move, Preset, Size},
};

use super::{at, variants};

#[test]
fn variants_have_names() {
    for rules in variants() {
        assert_eq!(rules.to_string().parse(), Ok(rules));
        assert_eq!(format!("loa:{}:{}", rules.preset().name(), rules.size().name()).parse(), Ok(rules));
    }
    assert_eq!("loa:6x6".parse(), Ok(Loa::new(Preset::Olympiad, Size::Six)));
    for text in ["lao", "loa:", "loa:7x7", "loa:6x6:thesis-2000", "loa:thesis-2000:6x6:", "loa:thesis"] {
        let error = text.parse::<Loa>().unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.expected.starts_with("loa, optionally followed by one of :olympiad, :thesis-2000, :mover-wins"));
    }
}

#[test]
fn boards_are_counted() {
    assert_eq!(Loa::default().boards(), 1_308_338_020_676_454_019_384_184);
    // One by one: 36 squares for one piece, 35 for the other, and so on.
    let six = Loa::new(Preset::Thesis, Size::Six).boards();
    let ways = |squares: u128, count: u128| (0..count).fold(1, |ways, at| ways * (squares - at) / (at + 1));
    let pairs = (1..=8).flat_map(|black| (1..=8).map(move |white| ways(36, black) * ways(36 - black, white)));
    assert_eq!(six, pairs.sum::<u128>());
}

#[test]
fn starts_are_written() {
    let [large, small] = Size::ALL.map(|size| Loa::new(Preset::Olympiad, size));
    assert_eq!(large.show(&large.start()), "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
    assert_eq!(small.show(&small.start()), "1bbbb1/w4w/w4w/w4w/w4w/1bbbb1 b");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let (rules, small) = (Loa::default(), Loa::new(Preset::Olympiad, Size::Six));
    for (text, found, expected) in [
        ("8/8/8/8/8/8/8/bw6", "8/8/8/8/8/8/8/bw6", "the rows, a space and the side to move"),
        ("8/8/8/8/8/8/bw6 b", "8/8/8/8/8/8/bw6", "8 rows, joined by /"),
        ("8/8/8/8/8/8/8/bw5 b", "bw5", "a row of 8 cells"),
        ("8/8/8/8/8/8/8/bw7 b", "bw7", "a row of 8 cells"),
        ("8/8/8/8/8/8/8/bbbbbwwww b", "bbbbbwwww", "a row of 8 cells"),
        ("8/8/8/8/8/8/44/bw6 b", "44", "one number for each run"),
        ("8/8/8/8/8/8/8/bx6 b", "bx6", "numbers 1 to 8 for free squares, b and w"),
        ("8/8/8/8/8/8/8/b7 b", "8/8/8/8/8/8/8/b7", "1 to 12 pieces w"),
        ("8/8/8/8/8/8/bbbbb3/bbbbbbbb w", "8/8/8/8/8/8/bbbbb3/bbbbbbbb", "1 to 12 pieces b"),
        ("8/8/8/8/8/8/8/bw6 x", "x", "b or w as the side to move"),
        ("8/8/8/8/8/8/8/bw6 bw", "bw", "b or w as the side to move"),
        ("8/8/8/8/8/8/8/bw6 ", "", "b or w as the side to move"),
    ] {
        let error = rules.read(text).unwrap_err();
        assert_eq!(error.found, found, "{text}");
        assert!(error.expected.contains(expected), "{text}: {error}");
    }
    assert!(small.read("bbbbbb/bbb3/6/6/6/w5 b").unwrap_err().expected.contains("1 to 8 pieces b"));
    assert!(small.read("8/8/8/8/8/8/8/bw6 b").unwrap_err().expected.contains("6 rows"));
}

#[test]
fn moves_are_read_whether_legal_or_not() {
    let rules = Loa::default();
    let position = at("8/8/8/8/6w1/8/8/b5b1 w");
    let read = |text: &str| rules.read_move(&position, text).map(|mv| rules.show_move(&position, mv));
    for (text, shown) in
        [("g4xg1", "g4xg1"), ("g4-g1", "g4xg1"), ("g4xg7", "g4-g7"), ("h8-a1", "h8xa1"), ("pass", "pass")]
    {
        assert_eq!(read(text).as_deref(), Ok(shown));
    }
    for text in ["", "g4", "g4g1", "g4-g9", "g4-i1", "g4-g0", "g4+g1", "g4-g4", "G4-G1", "a1-a1", "Pass"] {
        let error = rules.read_move(&position, text).unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.expected.starts_with("two squares from a1 to h8"));
    }
    let small = Loa::new(Preset::Olympiad, Size::Six);
    assert!(small.read_move(&small.start(), "b1-b7").unwrap_err().expected.starts_with("two squares from a1 to f6"));
    assert_eq!(rules.read_move(&position, "pass"), Ok(Move::PASS));
}
