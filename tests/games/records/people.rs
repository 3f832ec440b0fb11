//! Records as people and other sites write them.

use plyground::{
    catalogue::TwoPlayerGame,
    game::Player,
    records::{Record, RemarkKind, read, read_as},
};

use super::{games, only, wrong};

fn name(record: &Record) -> String {
    record.game.map(|game| game.to_string()).unwrap_or_default()
}

fn whole(record: &Record) -> (String, usize, String) {
    assert_eq!(record.error, None, "{record:?}");
    (name(record), record.moves.len(), record.result.to_string())
}

/// A game by its name.
fn named(name: &str) -> TwoPlayerGame {
    only(&format!("game: {name}\nmoves:\n")).game.unwrap()
}

#[test]
fn games_of_tzaar_from_little_golem_are_read() {
    let ours = games(include_str!("../../data/records/lg-tzaar-decoded.txt"));
    let files = [
        include_str!("../../data/records/lg-tzaar-2552914.txt"),
        include_str!("../../data/records/lg-tzaar-2558925.txt"),
    ];
    for (file, ours) in files.into_iter().zip(ours) {
        let read = only(file);
        assert_eq!((whole(&read).1, whole(&ours).1), (53, 53));
        let same = |moves: &[String]| moves.iter().map(|name| name.replace('+', "x")).collect::<Vec<_>>();
        assert_eq!((&read.start, same(&read.moves)), (&ours.start, same(&ours.moves)));
        // White moves first here.
        assert_eq!(read.players(), ["Player A", "Player B"]);
        assert_eq!(read.winner(), ours.winner());
        assert_eq!(only(&read.waltz().unwrap_or_else(|| ours.text().unwrap())).moves, read.moves);
    }
    assert_eq!(only(files[1]).winner(), Some(Player::First));
    assert!(only(files[1]).moves.iter().any(|name| name == "pass"));
}

#[test]
fn what_is_wrong_with_a_game_of_little_golem_is_named() {
    let file = include_str!("../../data/records/lg-tzaar-2552914.txt").trim();
    for (text, ply, found) in [
        (file.replace("TZAAR", "HEX"), None, "FF[HEX]"),
        (file.replace("POS[c", "POS["), None, "POS[BbCbcBCCBBcabaBbCcCbbbCCACAcbcbcBccBCCBaAAacCCcaacCACcCccAB]"),
        (file.replace("POS[c", "POS[d"), None, "POS[dBbCbcBCCBBcabaBbCcCbbbCCACAcbcbcBccBCCBaAAacCCcaacCACcCccAB]"),
        (file.replace("W[npmq]", "W[noop]"), Some(1), "noop"),
        (file.replace("W[npmq]", "W[npoo]"), Some(1), "npoo"),
        (file.replace("B[prqq-kplp]", "B[prqq-kpl]"), Some(3), "prqq-kpl"),
        (file.replace("B[prqq-kplp]", "W[prqq-kplp]"), Some(2), "prqq-kplp"),
        (file.replace(";W[npmq]", ";W[npmq];POS[abc]"), None, "POS[abc]"),
    ] {
        let record = only(&text);
        assert_eq!((wrong(&record).1, wrong(&record).2), (ply, found), "{text}");
    }
    let resigned = only(&format!("{};W[resign])", &file[..file.rfind(";W[pkok").unwrap()]));
    assert_eq!(whole(&resigned), ("tzaar".to_owned(), 51, "0-1".to_owned()));
}

#[test]
fn games_like_pgn_from_little_golem_are_read_by_their_first_move() {
    let file = include_str!("../../data/records/lg-breakthrough.pgn");
    let read = only(file);
    assert_eq!(whole(&read), ("breakthrough".to_owned(), 50, "0-1".to_owned()));
    // White moves first.
    assert_eq!(
        (read.players(), read.winner(), &read.remarks),
        (["Player A", "Player B"], Some(Player::Second), &vec![])
    );
    // Several games, captures and comments.
    let several = games(format!("{file}\n\n{file}").replace("26. resign", "{well} 26. resign"));
    assert_eq!(several.iter().map(whole).collect::<Vec<_>>(), [whole(&read), whole(&read)]);
    assert_eq!((several[1].comments[0].ply, several[1].line), (50, 9));
    for (text, line, ply, found) in [
        (file.replace("e7-e6", "e7-e5"), 6, Some(2), "e7-e5"),
        (file.replace("[Result \"0-1\"]", "[Result \"1-0\"]"), 6, None, "0-1"),
        (file.replace("0-1", "1-0"), 6, None, "resign"),
    ] {
        assert_eq!(wrong(&only(&text)), (line, ply, found), "{text}");
    }
    assert_eq!(whole(&only(&file.replace("0-1", "*"))).2, "0-1");

    let loa =
        "[Site \"www.littlegolem.net\"] \n[White \"Ada\"] \n[Black \"Ben\"] \n[Result \"1-0\"] \n1. b1-b3 resign 1-0";
    let read = only(loa);
    assert_eq!(whole(&read), ("loa".to_owned(), 1, "1-0".to_owned()));
    let remarks: Vec<_> = read.remarks.iter().map(|remark| (remark.kind, &*remark.found, &*remark.expected)).collect();
    assert_eq!((remarks, read.players()), (vec![(RemarkKind::Colours, "White", "Black")], ["Ben", "Ada"]));
    assert_eq!(only(&loa.replace("1. ", "7. ")).remarks.len(), 2);
}

#[test]
fn addresses_and_lists_of_moves_without_signs_are_read() {
    let moves = "g2h3b7b6h1g2c7c6h3g4g7f6";
    for text in [
        format!("trmph.com/breakthrough/board#8,{moves}"),
        format!("https://www.trmph.com/breakthrough/board#8,{moves}\n"),
        format!(" http://trmph.com/breakthrough/board#8,{moves}\r\n"),
        moves.to_owned(),
        format!("[Event \"A\"]\n{moves} *"),
        "g2h3 b7b6 h1g2 c7c6 h3g4 g7f6".to_owned(),
    ] {
        assert_eq!(whole(&only(&text)), ("breakthrough".to_owned(), 6, "*".to_owned()), "{text}");
    }
    let two = format!("trmph.com/breakthrough/board#6,a2a3\ntrmph.com/breakthrough/board#8,{moves}");
    assert_eq!(games(&two).iter().map(name).collect::<Vec<_>>(), ["breakthrough:6x6", "breakthrough"]);
    assert_eq!(name(&only("b1b3a3c3")), "loa");
    for (text, found) in [
        ("trmph.com/hex/board#11,a1b2", "hex, 11 × 11"),
        ("trmph.com/breakthrough/board#10,a2a3", "breakthrough, 10 × 10"),
        ("trmph.com/breakthrough", "trmph.com/breakthrough"),
        ("trmph.com/breakthrough/board#8,g2h3b7", "b7"),
    ] {
        assert_eq!(wrong(&only(text)).2, found, "{text}");
    }
    for text in ["e4e5g1f3", "e2e5", "a1a2 b1b2"] {
        assert!(only(text).error.unwrap().to_string().contains("the game before a list of moves"), "{text}");
    }
}

#[test]
fn moves_that_name_no_game_are_of_the_game_that_is_asked_for() {
    let give_away = "[FEN \"B:W6:B1\"] 1. 1x10 0-1";
    let read_as = |text: &str, name: &str| read_as(text, Some(named(name))).unwrap().next().unwrap();
    assert_eq!(only(give_away).remarks[0].kind, RemarkKind::Rules);
    let read = read_as(give_away, "giveaway");
    assert_eq!((whole(&read), read.remarks.len()), (("giveaway".to_owned(), 1, "0-1".to_owned()), 0));
    assert_eq!(name(&read_as("[Variant \"giveaway\"] 1. 11-15", "checkers")), "checkers");
    assert_eq!(wrong(&read_as("[GameType \"20\"] 1. 32-28", "checkers")).1, None);
    assert_eq!(whole(&read_as("d4 c5 b3", "isolation:5x5")).1, 3);
    assert_eq!(whole(&read_as("1. A5xA4 A3xA4 pass *", "tzaar")).1, 3);
    assert_eq!(whole(&read_as("a2a3f5f4", "breakthrough:6x6")).1, 2);
    let start = "[FEN \"8/w6b/8/8/8/8/8/8 w\"] 1. a7a8 1-0";
    assert_eq!(whole(&read_as(start, "breakthrough")).1, 1);
    // What names its game is of that game.
    assert_eq!(name(&read_as("game: loa\nmoves: b1-b3\n", "breakthrough")), "loa");
    assert_eq!(name(&read_as("(;GM[9];B[b1-b3])", "breakthrough")), "loa");
}

#[test]
fn the_first_move_decides_who_moves_if_the_position_does_not() {
    for (fen, moves, side) in [
        ("?:W29,13,11:B22,4,2", "1... 22-26", 'B'),
        ("?:W29,13,11:B22,4,2", "1. 11-7", 'W'),
        ("W:B:W21-32:B1-12", "1. 11-15", 'B'),
        ("B:W:W21-32:B1-12", "1. 22-18", 'W'),
        ("W : B : W21-32 : B1-12 : H0", "11-15", 'B'),
    ] {
        let read = only(&format!("[FEN \"{fen}\"] {moves} *"));
        assert_eq!(whole(&read).1, 1, "{fen}");
        assert!(read.positions()[0].starts_with(side), "{fen}: {:?}", read.positions());
    }
    for (fen, moves, found) in [
        ("?:W29:B22", "", "?"),
        ("W:B:W21-32:B1-12", "*", "W:B"),
        ("?:W29:B22", "1. 1-5", "?"),
        ("?:W29:B", "29-25", "?:W29:B"),
    ] {
        assert_eq!(wrong(&only(&format!("[FEN \"{fen}\"] {moves}"))).2, found, "{fen}");
    }
}

#[test]
fn draughts_on_other_boards_are_named() {
    let told = |text: &str| only(text).error.unwrap().to_string();
    for (text, expected) in [
        ("[FEN \"W:W6,17,18,38,41:B1,2\"] 1. 38-32 *", "square 41: this is draughts on 10 × 10 squares"),
        ("[FEN \"W:WK38:B1\"] *", "square 38: this is draughts on 10 × 10 squares"),
        ("1. 34-29 *", "square 34: this is draughts on 10 × 10 squares"),
        ("1. 11-15 70x61 *", "square 70: this is draughts on 12 × 12 squares"),
        ("[GameType \"21,W,8,8,N2,1\"] 1. 11-15 *", "in which White begins"),
        ("[GameType \"21,B,10,10,N1,0\"] 1. 11-15 *", "on 10 × 10 squares"),
        ("[GameType \"21,B,8,8,N0,0\"] 1. 11-15 *", "with N0 for the names of squares"),
        ("[GameType \"21,B,8,8,N1,1\"] 1. 11-15 *", "on the squares of the other colour"),
    ] {
        assert!(told(text).contains(expected), "{text}: {}", told(text));
    }
    for fields in ["21", "21,B", "21,B,8,8,N1,0", "21, b, 8, 8, n2, 0", "21,B,8,8,A0"] {
        assert_eq!(whole(&only(&format!("[GameType \"{fields}\"] 1. 11-15 *"))).1, 1, "{fields}");
    }
}

#[test]
fn moves_are_read_with_blanks_arrows_and_judgements() {
    for text in [
        "1 1-15 2 3 - 1 9 8-1 1 *",
        "1. 11 15 23 19 2. 8 11",
        "11->15 23→19 8➔11",
        "11-15!? 23-19* 8-11?? *",
        "1. 1 1 1 5 23-19 8-11",
    ] {
        assert_eq!(only(text).moves.join(" "), "11-15 23-19 8-11", "{text}");
    }
    for (game, text, expected) in [
        ("breakthrough", "a2->a3 a7→a6", "a2-a3 a7-a6"),
        ("breakthrough", "a2-a3* a7a6! b 2 - b 3", "a2-a3 a7-a6 b2-b3"),
        ("loa", "b1→b3!? a 4 c 4", "b1-b3 a4-c4"),
        ("tzaar", "A5->A4 A3xA4* pass!", "A5xA4 A3xA4 pass"),
        ("isolation", "d 4 c6!", "d4 c6"),
        ("giveaway", "1 1-1 5 23→19", "11-15 23-19"),
    ] {
        let read = only(&format!("game: {game}\nmoves: {text}\n"));
        assert_eq!((read.moves.join(" "), &read.error), (expected.to_owned(), &None), "{text}");
    }
    assert_eq!(only("(;GM[9];B[b1->b3];W[a4→c4])").moves.len(), 2);
    // What is no move stays an error.
    assert_eq!(wrong(&only("game: isolation\nmoves: d4 c 9 e5\n")).2, "c");
    assert_eq!(wrong(&only("1. 11-15 2 99 8-11 *")).2, "2");
}

#[test]
fn a_text_with_nothing_like_a_game_has_no_games() {
    for text in ["root:x:0:0:root:/root:/bin/bash\ndaemon:x:1:1::/:/bin/sh\n", "Hello, 7 worlds\n", "1. Nf3 Nf6 *"] {
        assert_eq!(read(text).err(), Some(plyground::records::Unreadable::NoGames), "{text}");
    }
    for text in ["1. 34-29 *", "e4 e5", "[Event \"A\"]\nHello", "game: chess\nmoves: e4", "Hello *\n1. 11-15 *"] {
        assert!(read(text).unwrap().next().unwrap().error.is_some(), "{text}");
    }
}
