//! Facts that a file states twice: its results, the board, and the numbers of moves.

use plyground::records::{Record, RemarkKind};

use super::{games, only, wrong};

/// The result, and the kind of each remark with what it is about.
fn remarks(record: &Record) -> (String, Vec<(RemarkKind, &str, &str)>) {
    assert_eq!(record.error, None, "{record:?}");
    let remarks = record.remarks.iter().map(|remark| (remark.kind, &*remark.found, &*remark.expected)).collect();
    (record.result.to_string(), remarks)
}

#[test]
fn a_result_that_is_not_that_of_the_board_is_a_remark() {
    use RemarkKind::{Result, Rules};
    for (text, result, kind, expected) in [
        (include_str!("../../data/records/contradict.pdn"), "0-1", Rules, "giveaway"),
        ("[Variant \"giveaway\"][FEN \"B:W6:B1\"] 1. 1x10 1-0", "1-0", Rules, "checkers"),
        ("[FEN \"B:W6:B1\"] 1. 1x10 1/2-1/2", "1/2-1/2", Result, "1-0"),
        ("[FEN \"B:W6:B1\"] 1. 1x10 0-0", "0-0", Result, "1-0"),
        ("game: checkers\nresult: 0-1\nposition: B:W6:B1\nmoves: 1x10\n", "0-1", Rules, "giveaway"),
        ("game: isolation:3x3\nresult: 0-1\nposition: xxx/xax/xxb b\nmoves:\n", "0-1", Result, "1-0"),
        ("game: breakthrough\nresult: 0-1\nposition: 8/w6b/8/8/8/8/8/8 w\nmoves: a7-a8\n", "0-1", Result, "1-0"),
    ] {
        let record = only(text);
        assert_eq!(remarks(&record), (result.to_owned(), vec![(kind, result, expected)]), "{text}");
    }
    let remark = &only(include_str!("../../data/records/contradict.pdn")).remarks[0];
    assert_eq!(
        (remark.ply, remark.to_string().as_str()),
        (Some(1), "line 1, ply 1: the result 0-1 is not that of the board, but would be by the rules of giveaway")
    );
    // The board fills in what is not stated.
    for text in ["[FEN \"B:W6:B1\"] 1. 1x10 *", "[FEN \"B:W6:B1\"] 1. 1x10", "[FEN \"B:W6:B1\"] 1. 1x10 1-0"] {
        assert_eq!(remarks(&only(text)), ("1-0".to_owned(), vec![]), "{text}");
    }
    // Before the end, players may resign, or agree on a draw.
    assert_eq!(remarks(&only("1. 11-15 0-1")), ("0-1".to_owned(), vec![]));
}

#[test]
fn two_results_of_a_file_that_differ_are_an_error() {
    let resigned = |end: &str| format!("(;GM[9]RE[W+R];B[b1-b3];{end})");
    let boardspace = "(;GM[Tzaar]PB[Ada]RE[Game won by Ada];P0[1 Pickb A 5];P0[2 Dropcap A 4];P0[3 Done];P1[4 resign])";
    for (text, line, ply, found) in [
        (include_str!("../../data/records/two_results.pdn"), 1, Some(3), "1-0"),
        (include_str!("../../data/records/result_not_read.pdn"), 3, Some(2), "1-0"),
        ("1. 11-15 1-0 {well} 0-1 *", 1, Some(2), "0-1"),
        ("[Result \"1-0\"][result \"0-1\"] 1. 11-15 *", 1, None, "0-1"),
        (&resigned("W[resign]"), 1, None, "W[resign]"),
        ("(;GM[9]RE[W+R]\nRE[Draw];B[b1-b3])", 2, None, "RE[Draw]"),
        ("(;GM[9];B[b1-b3];W[resign]\n;B[resign])", 2, None, "B[resign]"),
        (boardspace, 1, None, "P1[4 resign]"),
    ] {
        let record = only(text);
        assert_eq!(wrong(&record), (line, ply, found), "{text}");
        assert!(!record.moves.is_empty() && record.error.unwrap().legal.is_empty(), "{text}");
    }
    for (text, result) in [
        (resigned("B[resign]"), "0-1"),
        ("1. 11-15 * 1-0 1-0 *".to_owned(), "1-0"),
        ("[Result \"0-1 (forfeit)\"] 1. 11-15 0-1".to_owned(), "0-1"),
        ("[Result \"1/2-1/2, by agreement\"] 1. 11-15 *".to_owned(), "1/2-1/2"),
        ("[Result \"1 - 0\"][Result \"?\"] 1. 11-15 *".to_owned(), "1-0"),
        ("(;GM[9]RE[The game is a draw.];B[b1-b3])".to_owned(), "1/2-1/2"),
        (boardspace.replace("PB[Ada]", "PW[Ben]PB[Ada]").replace("won by Ada", "won by Ben"), "1-0"),
        (boardspace.replace("Game won by Ada", "W+"), "1-0"),
    ] {
        assert_eq!(remarks(&only(&text)), (result.to_owned(), vec![]), "{text}");
    }
    // What follows is another game.
    let read = games("1. 11-15 1-0 0-1\n1. 9-14 *");
    assert_eq!((read.len(), read[1].moves.len(), &read[1].error), (2, 1, &None));
}

#[test]
fn a_result_that_is_not_understood_is_a_remark() {
    let text = |name: &str| format!("[Result \"{name}\"] 1. 11-15 *");
    for name in ["White wins", "0-1-0", "1"] {
        let record = only(&text(name));
        let (result, remarks) = remarks(&record);
        assert_eq!((result.as_str(), remarks[0].0, remarks[0].1), ("*", RemarkKind::UnreadResult, name));
    }
    for name in ["", "?", "*", " "] {
        assert_eq!(remarks(&only(&text(name))), ("*".to_owned(), vec![]), "{name}");
    }
    for name in ["W wins", "White has drawn ahead of the others", "Game won by Cleo", "The game is drawn out"] {
        let record = only(&format!("(;GM[9]PB[Ada]PW[Ben]RE[{name}];B[b1-b3])"));
        let (result, remarks) = remarks(&record);
        assert_eq!((result.as_str(), remarks[0].0, remarks[0].1), ("*", RemarkKind::UnreadResult, name));
    }
}

#[test]
fn numbers_of_moves_that_leave_a_gap_are_a_remark() {
    let gap = |text: &str| {
        let record = only(text);
        let (_, remarks) = remarks(&record);
        let remark = remarks.first().map(|(_, found, expected)| ((*found).to_owned(), (*expected).to_owned()));
        assert!(remarks.iter().all(|(kind, ..)| *kind == RemarkKind::MoveNumber) && remarks.len() < 2, "{text}");
        remark.map(|(found, expected)| (record.remarks[0].ply.unwrap(), found, expected))
    };
    let told = |ply, found: &str, expected: &str| Some((ply, found.to_owned(), expected.to_owned()));
    for (text, expected) in [
        (include_str!("../../data/records/gap.pdn"), told(3, "5", "2")),
        ("1. 11-15 23-19 2. 8-11 22-17 4. 9-13 *", told(5, "4", "3")),
        ("2. 11-15 23-19 *", told(1, "2", "1")),
        ("1. 11-15 23-19 2. 8-11 22-17 2. 9-13 *", told(5, "2", "3")),
        ("1. 11-15 3... 23-19 *", told(2, "3", "1")),
        ("1. 11-15 23-19\n2. 8-11 22-17 3.\n9-13 1-0", None),
        ("1.11-15 1...23-19 {2} 2.8-11 2... 22-17 *", None),
        ("1. 11-15 2. 23-19 3. 8-11 *", None),
        ("1. 11-15 (1. 9-14 7. 23-19) 23-19 2. 8-11 *", None),
        // A game with a start of its own may begin with any number.
        ("[FEN \"B:W22:B1,2\"] 17. 1-6 22-18 18. 6-10 *", None),
        ("[FEN \"W:W22:B1,2\"] 17... 22-18 18. 1-6 *", None),
        ("[FEN \"W:W22:B1,2\"] 17. 22-18 1-6 18. 18-14 *", None),
        ("[FEN \"B:W22:B1,2\"] 17. 1-6 22-18 8. 6-10 *", told(3, "8", "18")),
        ("1. 11-15 99999999999. 23-19 *", None),
        // A capture jump by jump.
        ("1. 11-15 23-18 2. 9-14 18x9 9. 5x14 *", told(5, "9", "3")),
    ] {
        assert_eq!(gap(text), expected, "{text}");
    }
}
