//! SGF of Lines of Action and Tzaar. All games here are our own.

use std::fmt::Write;

use plyground::{
    game::{Game, Notation},
    games::tzaar::Tzaar,
};

use super::{games, only, wrong};

const LOA: &str = "(;FF[4]GM[9]PB[Ada]PW[Ben \\] Cole]RE[W+Resign]
;B[b1-h1];W[a3:c3]C[a [comment\\] with ; and (]
(;B[c8:a6+];W[H4F4!])
(;B[pass]))
(;GM[9]SU[Standard]P0[id \"Cleo\"]P1[id \"Dora\"]RE[Game won by Cleo];P0[time 0:00:10];B[1 b8-b6];W[2 a5-c5];W[3 resign])";

#[test]
fn the_main_line_of_each_game_is_read() {
    let read = games(LOA);
    assert_eq!(read.len(), 2, "{read:?}");
    assert_eq!(read[0].moves, ["b1-h1", "a3-c3", "c8xa6", "h4-f4"]);
    assert_eq!((read[0].result.to_string(), read[0].players()), ("0-1".to_owned(), ["Ada", "Ben ] Cole"]));
    assert_eq!(read[1].moves, ["b8-b6", "a5-c5"]);
    assert_eq!((read[1].result.to_string(), read[1].players()), ("1-0".to_owned(), ["Cleo", "Dora"]));
    assert!(read.iter().all(|game| game.error.is_none()), "{read:?}");
    assert_eq!(games(LOA.replace('\n', "\r\n")), read);
}

#[test]
fn errors_are_reported_and_the_other_games_are_read() {
    for (text, line, ply, found) in [
        ("(;GM[1];B[aa])", 1, None, "GM[1], Go"),
        ("(;GM[9]SZ[12];B[b1-b3])", 1, None, "SZ[12]"),
        ("(;GM[9]SU[Scrambled-Eggs];B[b1-b3])", 1, None, "SU[Scrambled-Eggs]"),
        ("(;GM[9]AB[a1];B[b1-b3])", 1, None, "AB[a1]"),
        ("(;GM[9];B[b1-b3]\n;AB[c3])", 2, None, "AB[c3]"),
        ("(;GM[9];AE[b1];B[c1-c3])", 1, None, "AE[b1]"),
        ("(;GM[9];PL[W];W[a3-c3])", 1, None, "PL[W]"),
        ("(;GM[9];C[a];SU[Scrambled-Eggs];B[b1-b3])", 1, None, "SU[Scrambled-Eggs]"),
        ("(;GM[Tzaar];SU[tzaar-custom];P0[Pickb A 5])", 1, None, "SU[tzaar-custom]"),
        ("(;GM[9]\n;B[b1-b4])", 2, Some(1), "b1-b4"),
        ("(;GM[9];W[a3-c3])", 1, Some(1), "a3-c3"),
        ("(;GM[9];B[b1-b3]\n;B[c1-c3])", 2, Some(2), "c1-c3"),
        ("(;GM[9];B[b1-b3]§)", 1, None, "§"),
        ("(;GM[9];B[b1-b3\n(;GM[9])", 1, None, "B["),
    ] {
        let read = games(text.to_owned() + "\n(;GM[9];B[b1-b3])");
        assert_eq!(wrong(&read[0]), (line, ply, found), "{text}");
        let last = read.last().unwrap();
        assert_eq!((last.moves.len(), &last.error), (1, &None), "{text}: {read:?}");
    }
    assert_eq!(wrong(&only("(;GM[9];B[b1-b3]")), (1, None, ""));
}

/// The places of Black's pieces in `TzaarBoard.standardPosition` of `ddyer0/boardspace.net`; White's are opposite.
const BOARDSPACE: [&[&str]; 3] = [
    &["A1", "A2", "A3", "A4", "D4", "E6", "E9", "F1", "F4", "F8", "G1", "G7", "H1", "H6", "I1"],
    &["B2", "B3", "B4", "E8", "F2", "F7", "G2", "G6", "H2"],
    &["C3", "C4", "E7", "F3", "F6", "G3"],
];

/// All pieces of the fixed start are placed where Boardspace has them, in turns of one piece.
#[test]
fn the_fields_of_boardspace_are_ours() {
    let rows = |column: char| match column {
        'A'..='E' => 5 + u32::from(column) - u32::from('A'),
        _ => 9 - (u32::from(column) - u32::from('E')),
    };
    let opposite = |place: &str| {
        let (column, row) = (place.chars().next().unwrap(), place[1..].parse::<u32>().unwrap());
        let other = char::from_u32(u32::from('A') + u32::from('I') - u32::from(column)).unwrap();
        format!("{other} {}", 1 + rows(column) - row)
    };
    let (mut white, mut black) = (Vec::new(), Vec::new());
    for (kind, places) in BOARDSPACE.iter().enumerate() {
        for place in *places {
            white.push(format!("OnBoard W {kind} {}", opposite(place)));
            black.push(format!("OnBoard B {kind} {} {}", &place[..1], &place[1..]));
        }
    }
    let mut text = "(;GM[Tzaar]SU[tzaar-custom 0]P0[id \"Ada\"]P1[id \"Ben\"];P0[0 Start P0]".to_owned();
    for (white, black) in white.iter().zip(&black) {
        writeln!(text, ";P0[{white}];P0[Done];P1[{black}];P1[Done]").unwrap();
    }
    let full = only(&(text.clone() + ")"));
    assert_eq!((full.moves.len(), &full.error), (60, &None));
    let fixed = Tzaar::default();
    assert_eq!(full.positions().last().unwrap(), &fixed.show(&fixed.start()));
    // The game goes on with a single capture.
    let played = only(&(text + ";P0[Pickb A 5];P0[Dropcap A 4];P0[Done];P1[Capture A 3 A 4];P1[Pass];P1[Done])"));
    assert_eq!(played.moves[60..], ["A5xA4", "A3xA4", "pass"].map(str::to_owned), "{:?}", played.error);
}

#[test]
fn turns_at_boardspace_are_what_is_done() {
    let start = "(;GM[Tzaar]VV[1]SU[tzaar-standard 0]P0[id \"Ada\"]P1[id \"Ben\"]RE[Game won by Ben]\n;P0[0 Start P0]";
    // A stack is put back, a capture is taken back, and a pass is, too.
    let text = format!(
        "{start};P0[1 Pickb A 5 3];P0[2 Dropb A 5];P0[3 Pickb A 5];P0[4 Dropcap B 5];P0[5 Pickb B 5];P0[6 Dropcap A 4];\
         P0[7 done];P1[8 Capture A 3 A 4];P1[9 pass];P1[10 pass];P1[11 move A 1 A 2];P1[12 done]TM[3];P0[13 resign])"
    );
    let read = only(&text);
    assert_eq!(read.error, None);
    assert_eq!(read.moves, ["A5xA4", "A3xA4", "A1+A2"]);
    assert_eq!((read.result.to_string(), read.players()), ("0-1".to_owned(), ["Ada", "Ben"]));
    assert_eq!(wrong(&only("(;GM[Tzaar]SU[tzaar-random 77])")).2, "SU[tzaar-random]");
    assert_eq!(wrong(&only(&format!("{start};P0[Shuffle])"))).2, "Shuffle");
    assert_eq!(wrong(&only(&format!("{start};P0[Pickb E 5])"))).2, "Pickb E 5");
    assert_eq!(wrong(&only(&format!("{start};P0[Capture A 5 I 5];P0[Done])"))), (2, Some(1), "Capture A 5 I 5"));
}
