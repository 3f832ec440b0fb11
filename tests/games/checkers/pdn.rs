//! Whole games.

use plyground::{
    game::{Game, Notation, Player},
    games::checkers::{PdnGame, PdnResult},
};
use proptest::{collection::vec, prelude::*, sample::select};

use super::{PLAIN, at, moves, random_game};

#[test]
fn games_are_read_as_people_write_them() {
    let text = r#"% A remark of the file.
[Event "A \"friendly\" game"]
[Site "C:\\"]
[Result "*"]

{ Before the game } 1. 11-15 {Old Faithful (so called)} 23-19! 2.8-11 $2 22-17
(22-18 15x22 (15-22? {or} 9-13) 25x18) 3. 11-16 ; the usual
24-26 ... 1-1
"#;
    let refused = PdnGame::read(&PLAIN, text).unwrap_err();
    assert_eq!((refused.line, refused.error.found.as_str()), (8, "24-26"));
    let game = PdnGame::read(&PLAIN, &text.replace("24-26", "24x20")).unwrap();
    let tags = [("Event", "A \"friendly\" game"), ("Site", "C:\\")];
    assert_eq!(game.tags, tags.map(|(name, value)| (name.to_owned(), value.to_owned())));
    assert_eq!((game.start, game.result), (PLAIN.start(), PdnResult::Draw));
    let names: Vec<_> = game.moves.iter().map(|&mv| PLAIN.show_move(&game.start, mv)).collect();
    assert_eq!(names, ["11-15", "23-19", "8-11", "22-17", "11-16", "24-20"]);
}

#[test]
fn captures_may_be_short_or_written_as_steps() {
    for capture in ["25x18x9x2", "25x2", "25-2", "25:18:9:2", "25x9x2", "25x18 18x9 9x2", "2502", "25×18–2"] {
        let text = format!("[SetUp \"1\"]\n[FEN \"W:W25:B6,14,22\"]\n1... {capture}\n0-1");
        let game = PdnGame::read(&PLAIN, &text).unwrap();
        assert_eq!((game.moves.len(), game.result), (1, PdnResult::Won(Player::Second)));
        let written = "[Result \"0-1\"]\n[SetUp \"1\"]\n[FEN \"W:W25:B6,14,22\"]\n\n1... 25x18x9x2 0-1\n";
        assert_eq!(game.write(&PLAIN), written);
    }
}

#[test]
fn results_come_from_the_end_or_the_tag() {
    let read = |tag: &str, end: &str| PdnGame::read(&PLAIN, &format!("[Result \"{tag}\"] 1. 11-15 {end}"));
    let results: [(&[&str], PdnResult); 5] = [
        (&["1-0", "2-0"], PdnResult::Won(Player::First)),
        (&["0-1", "0-2"], PdnResult::Won(Player::Second)),
        (&["1/2-1/2", "½-½", "1-1"], PdnResult::Draw),
        (&["0-0"], PdnResult::Lost),
        (&["*"], PdnResult::Open),
    ];
    for (texts, result) in results {
        for text in texts {
            for read in [read(text, "*"), read(text, ""), read("unknown", text)] {
                assert_eq!(read.unwrap().result, result, "{text}");
            }
        }
    }
    assert_eq!(read("*", "* 1-0").unwrap().result, PdnResult::Won(Player::First));
    let refused = read("1-0", "0-1").unwrap_err();
    assert_eq!((refused.error.found.as_str(), refused.error.expected.as_str()), ("0-1", "1-0, as in the tag Result"));
    assert_eq!(PdnGame::read(&PLAIN, "").unwrap(), PdnGame::new(PLAIN.start()));
    let lost = "[FEN \"W:W5:B1\"] 5-1";
    assert_eq!(PdnGame::read(&PLAIN, lost).unwrap_err().error.expected, "no move: the game is over");
}

#[test]
fn texts_that_are_no_game_are_refused_with_their_line() {
    for (text, line, found, expected) in [
        ("[Event]", 1, "[Event]", "a tag, as in"),
        ("\n[Event \"A", 2, "[Event \"A", "a tag, as in"),
        ("[Event \"A\"\n]", 1, "[Event \"A\"", "a tag, as in"),
        ("[\"A\"]", 1, "[\"A\"]", "a tag, as in"),
        ("[FEN \"B:W4:B1\"]", 1, "4", "on their last row men are kings"),
        ("[FEN \"B:W5:B\"]", 1, "B:W5:B", "pieces of both sides"),
        ("[FEN \"B:W5:B1\"][FEN \"B:W6:B1\"]", 1, "B:W6:B1", "one position to start from"),
        ("[GameType \"20\"]", 1, "GameType 20, international draughts", "English draughts"),
        ("[Variant \"Frisian\"]", 1, "Variant Frisian", "English draughts"),
        ("1. 11-15\n{no end", 2, "{", "the end of a comment"),
        ("1. 11-15\n(22-18 {", 2, "(", "the end of a variation"),
        ("1. 11-15 /FEN \"W:W31:B1\"/", 1, "/FEN \"W:W31:B1\"/", "a new position amid its moves"),
        ("1. 11-15 )", 1, ")", "a tag, a move"),
        ("1. 11-15\n11-16", 2, "11-16", "one of 21-17"),
        ("1. 11-15\nc3", 2, "c3", "a step as in 11-15"),
        ("1. 11-15 *\n1. 9-13", 2, "9-13", "one game"),
        ("1. 11-15\n[Event \"B\"]", 2, "Event", "one game"),
        ("[FEN \"B:WK1:B5\"]\n1. 5-1", 2, "5-1", "one of 5-9"),
        ("[FEN \"W:W31:B1,18,19,26,27\"] 31x15", 1, "31x15", "it may be 31x22x15 or 31x24x15"),
    ] {
        let refused = PdnGame::read(&PLAIN, text).unwrap_err();
        assert_eq!((refused.line, refused.error.found.as_str()), (line, found), "{text}: {refused}");
        assert!(refused.error.expected.contains(expected), "{text}: {refused}");
    }
}

proptest! {
    #[test]
    fn written_games_are_read_again(
        seed: u64, plies in 0..80_usize, skipped in 0..20_usize, values in vec("[ -~]{0,12}", 0..3),
        result in select(&[
            PdnResult::Won(Player::First), PdnResult::Won(Player::Second), PdnResult::Draw, PdnResult::Open,
        ][..]),
    ) {
        let positions = random_game(seed, plies);
        // Games start with pieces on both sides.
        let last = positions.len() - 1 - usize::from(positions.len() > 1);
        let positions = &positions[skipped.min(last)..];
        let mut game = PdnGame::new(positions[0]);
        game.tags = values.into_iter().enumerate().map(|(at, value)| (format!("Tag_{at}"), value)).collect();
        game.result = result;
        for pair in positions.windows(2) {
            let leads = |mv: &_| {
                let mut child = pair[0];
                PLAIN.play(&mut child, *mv);
                child == pair[1]
            };
            game.moves.push(moves(&pair[0]).into_iter().find(leads).unwrap());
        }
        let text = game.write(&PLAIN);
        prop_assert!(text.lines().filter(|line| !line.starts_with('[')).all(|line| line.len() <= 80));
        prop_assert_eq!(PdnGame::read(&PLAIN, &text), Ok(game));
    }

    #[test]
    fn nothing_that_is_read_panics(text in r#"([\[\]{}()"\\;%$ \n.x:!?-]|[0-9]{1,2}|11-15|1-0|é|FEN "B){0,20}"#) {
        let _ = PdnGame::read(&PLAIN, &text);
        let _ = PLAIN.read(&text);
        let _ = PLAIN.read_move(&at("B:W18:B14"), &text);
    }
}
