//! Comments and headers: read from every format, and written to every format.

use plyground::records::Record;

use super::{only, wrong};

fn said(record: &Record) -> Vec<(u32, &str)> {
    record.comments.iter().map(|comment| (comment.ply, comment.text.as_str())).collect()
}

#[test]
fn comments_of_the_main_line_are_kept() {
    for (text, expected) in [
        (
            "{before} 1. 11-15 {a\n  b} (1. 9-14 {c}) 23-19 ; d\n2. 8-11 * {e}",
            &[(0, "before"), (1, "a b"), (2, "d"), (3, "e")][..],
        ),
        // A word may be a part of a move, and a result may be followed by what is about the next game.
        ("1. 11-15 23-19 8-11 22-17 11-16 24x20 {half} 16x23 26x19 *\n\n; next\n", &[(6, "half")]),
        ("1. 11-15 {[%clock w0:01:00]} *\n% for programs\n", &[(1, "[%clock w0:01:00]")]),
        ("game: loa\nmoves: {before} b1-h1 {a\n  b}\na3-c3{c}\n", &[(0, "before"), (1, "a b"), (2, "c")]),
        (
            "(;GM[9]C[before];B[b1-h1]C[a\nb](;C[c \\] d]W[a3-c3])(;W[a4-c4]C[e]))",
            &[(0, "before"), (1, "a b"), (2, "c ] d")],
        ),
        ("(;GM[Tzaar];P0[1 Pickb A 5];P0[2 Dropcap A 4];P0[3 done]C[a])", &[(1, "a")]),
    ] {
        assert_eq!(said(&only(text)), expected, "{text}");
    }
}

#[test]
fn comments_without_moves_are_no_games() {
    assert!(plyground::records::read("{hello} ; there\n").unwrap().next().is_none());
}

#[test]
fn comments_behind_an_error_are_left_out() {
    let record = only("1. 11-15 {a} 24-26 {b} *");
    assert_eq!((wrong(&record), said(&record)), ((1, Some(2), "24-26"), vec![(1, "a")]));
    assert_eq!(wrong(&only("game: loa\nmoves: b1-h1\na3-c3 {a\nb\n")), (3, None, "{"));
}

#[test]
fn our_records_have_players_a_date_and_a_result() {
    let text = "game: loa\nfirst: Ada\nsecond: Ben: B.\ndate: 2026.11.27\nresult: 0-1\nmoves: b1-h1 {good} a3-c3\n";
    let record = only(text);
    assert_eq!(
        (record.players(), record.date(), record.result.to_string()),
        (["Ada", "Ben: B."], "2026.11.27".to_owned(), "0-1".to_owned())
    );
    assert_eq!(record.text().unwrap(), text);
    assert_eq!(wrong(&only(&text.replace("0-1", "lost"))), (5, None, "lost"));
    assert_eq!(wrong(&only(&text.replace("date", "first"))), (4, None, "first: 2026.11.27"));
}

#[test]
fn headers_and_comments_go_from_one_format_to_another() {
    let pdn = "[GameType \"21\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Date \"2026.11.27\"]\n[Result \"1-0\"]\n\n{x} 1. 11-15 {won in 7} 23-19 1-0\n";
    let ours =
        "game: checkers\nfirst: Ada\nsecond: Ben\ndate: 2026.11.27\nresult: 1-0\nmoves: {x} 11-15 {won in 7} 23-19\n";
    assert_eq!(only(pdn).text().unwrap(), ours);
    assert_eq!(only(ours).pdn().unwrap(), pdn);
    assert_eq!(only(pdn).pdn().unwrap(), pdn);
    let sgf = "(;FF[4]GM[9]PB[Ada]PW[Ben]DT[2026-11-27]RE[W+]C[x]\n;B[b1-h1]C[a \\] b]\n;W[a3-c3])\n";
    let ours = "game: loa\nfirst: Ada\nsecond: Ben\ndate: 2026.11.27\nresult: 0-1\nmoves: {x} b1-h1 {a ] b} a3-c3\n";
    assert_eq!(only(sgf).text().unwrap(), ours);
    assert_eq!(only(ours).sgf().unwrap(), sgf);
    for other in
        ["game: loa\nposition: 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w\nmoves:\n", "game: loa:6x6\nmoves:\n", pdn]
    {
        assert_eq!(only(other).sgf(), None, "{other}");
    }
}

#[test]
fn long_comments_are_broken_into_lines_and_read_as_they_were() {
    let long = "a [White \"x\"] b ".repeat(20);
    let record = only(&format!("1. 11-15 {{{long}}} *"));
    let written = record.pdn().unwrap();
    assert_eq!(only(&written).comments, record.comments);
    assert!(written.lines().all(|line| line.len() <= 90), "{written}");
}
