//! Files that have been joined: games of several forms, texts between them, and games that are torn.

use super::{games, wrong};

const SGF: &str = "(;GM[9]PB[Ada];B[b1-b3])\n";
const PDN: &str = "[Black \"Ben\"]\n\n1. 11-15 1-0\n";
const BARE: &str = "1. 9-14 22-18 *\n";
const OWN: &str = "game: loa\nmoves: b1-h1\na3-c3\n";

/// The names, lines and numbers of moves of the games.
fn outline(text: &str) -> Vec<(String, u32, usize)> {
    let read = games(text);
    assert!(read.iter().all(|game| game.error.is_none()), "{text}: {read:?}");
    read.iter().map(|game| (game.game.unwrap().to_string(), game.line, game.moves.len())).collect()
}

#[test]
fn games_of_several_forms_are_read_in_any_order() {
    let waltz = {
        use plyground::{game::Game, games::tzaar::Tzaar};
        let rules = Tzaar::default();
        rules.show_waltz(&rules.start()).unwrap()
    };
    let forms = [(SGF, "loa", 1), (PDN, "checkers", 1), (OWN, "loa", 2), (BARE, "checkers", 2), (&waltz, "tzaar", 0)];
    for first in forms {
        for second in forms {
            for between in ["", "\n", "\r\n \n", "\u{feff}", "\x1a\u{feff}\n"] {
                let text = format!("{}{between}{}{}", first.0, second.0, first.0);
                let line = |parts: &[&str]| {
                    let before: String = parts.concat();
                    1 + u32::try_from(before.matches('\n').count()).unwrap()
                };
                let expected =
                    [(first, 1), (second, line(&[first.0, between])), (first, line(&[first.0, between, second.0]))];
                let expected = expected.map(|((_, name, plies), line)| (name.to_owned(), line, plies));
                assert_eq!(outline(&text), expected, "{text}");
            }
        }
    }
}

#[test]
fn a_text_that_is_no_game_is_an_error_of_its_own() {
    for (text, found) in [
        ("some words\n", "some words"),
        ("-- \n1 2 3\n", "--"),
        (")", ")"),
        ("(no game)", "(no game)"),
        (";B[c1-c3]", ";B[c1-c3]"),
        ("***\n", "***"),
        ("moves: b1-b3\n", "moves: b1-b3"),
        ("game: chess\nmoves: e4\n", "game: chess"),
    ] {
        let read = games(format!("{SGF}\n{text}{SGF}"));
        assert_eq!(read.len(), 3, "{text}: {read:?}");
        assert_eq!(wrong(&read[1]), (3, None, found), "{text}");
        let good = |at: usize| (read[at].moves.len(), read[at].error.is_none());
        assert_eq!((good(0), good(2)), ((1, true), (1, true)), "{text}");
        assert_eq!(wrong(&games(format!("{SGF}{text}"))[1]).2, found, "{text}");
    }
    // Before the first game, too.
    let read = games(format!("some words\n{SGF}"));
    assert_eq!((read.len(), wrong(&read[0]).2, &read[1].error), (2, "some", &None));
}

#[test]
fn a_comment_of_several_lines_begins_no_other_game() {
    for line in ["game: loa", "(;GM[9];B[b1-b3])", "trmph.com/breakthrough/board#8,a2a3"] {
        let read = games(format!("1. 11-15 {{a\n{line}\nb}} 23-19 *\n{OWN}"));
        assert_eq!(read.iter().map(|game| game.moves.len()).collect::<Vec<_>>(), [2, 2], "{line}");
        assert_eq!(read[0].comments[0].text, format!("a {line} b"));
    }
}

#[test]
fn a_torn_game_costs_no_other() {
    let game = |moves: &str| format!("(;FF[4]GM[9]PB[A]{moves})\n");
    let whole = game(";B[b1-b3];W[a2-c2]") + &game(";B[c1-c3]") + &game(";B[d1-d3]");
    let torn = whole.replacen(')', "", 1);
    for (text, line, found) in [
        (torn.clone(), 2, "(;"),
        (torn.replace("(;FF[4]GM[9]", "( ;\nPB[x\\](;GM\\]]CA[UTF-8]FF[4]GM[9]"), 3, "(;"),
        (torn.replace('\n', ""), 1, "(;"),
        (whole.replacen("c2]", "c2", 1), 1, "W["),
        // A variation that is not closed.
        (whole.replacen(";W[a2-c2]", "(;W[a2-c2])(;W[a3-c3]", 1), 2, "(;"),
    ] {
        let read = games(&text);
        assert_eq!(read.iter().map(|game| game.error.is_none()).collect::<Vec<_>>(), [false, true, true], "{text}");
        assert_eq!(wrong(&read[0]), (line, None, found), "{text}");
        assert_eq!((read[0].moves[0].as_str(), read[2].moves.len()), ("b1-b3", 1), "{text}");
    }
}
