//! Records as the pages copy them, and WALTZ's files.

use plyground::{
    game::{Game, Notation},
    games::tzaar::{Stage, Tzaar},
    rng::{Random, Seed},
};

use super::{games, only, wrong};

#[test]
fn our_records_are_read_one_after_the_other() {
    let text = "game: isolation:3x3\r\nmoves: a1 c3\r\n\r\ngame: loa\r\nposition: 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b\r\nmoves:\r\nb1-h1\r\na3xc3\r\ngame: isolation:king\r\nmoves: d4 d6\r\ngame: tzaar\r\nmoves: A5xA4\r\n";
    for text in [text.to_owned(), text.replace("\r\n", "\n"), text.replace("\r\n", "\r")] {
        let read = games(&text);
        let names: Vec<_> = read.iter().map(|game| game.game.unwrap().to_string()).collect();
        assert_eq!(names, ["isolation:3x3", "loa", "isolation:king", "tzaar"]);
        assert_eq!(read.iter().map(|game| game.line).collect::<Vec<_>>(), [1, 4, 9, 11]);
        assert_eq!(read[0].moves, ["a1", "c3"]);
        // A quiet move in the sign of a capture, and a start that is the usual one.
        assert_eq!((read[1].moves.join(" "), &read[1].start), ("b1-h1 a3-c3".to_owned(), &None));
        assert_eq!(read[2].moves, ["d4", "d6"]);
        assert!(read.iter().all(|game| game.error.is_none()), "{read:?}");
    }
}

#[test]
fn a_finished_game_has_the_result_of_its_last_position() {
    let won = only("game: checkers\nposition: W:W25:B6,14,22\nmoves: 25x2\n");
    assert_eq!((won.moves.join(" "), won.result.to_string()), ("25x18x9x2".to_owned(), "0-1".to_owned()));
    assert_eq!(won.start.as_deref(), Some("W:W25:B6,14,22"));
    let given = only("game: giveaway\nposition: W:W25:B6,14,22\nmoves: 25x2\n");
    assert_eq!(given.result.to_string(), "1-0");
}

#[test]
fn errors_in_records_are_reported() {
    for (text, line, ply, found) in [
        ("game: loa\nmoves: b1-h1 a3-a4\n", 2, Some(2), "a3-a4"),
        ("game: loa\nmoves: b1-h1\nnowhere\n", 3, Some(2), "nowhere"),
        ("game: loa\nposition: 8/8\nmoves:\n", 2, None, "8/8"),
        ("game: chess\nmoves: e4\n", 1, None, "chess"),
        ("game: slide3\nmoves: R2\n", 1, None, "slide3"),
        ("moves: d4\n", 1, None, "moves: d4"),
        ("game: loa\n", 1, None, "game: loa"),
        ("game: loa\nmoves:\nposition: x\nmoves: y\n", 4, None, "moves: y"),
    ] {
        let read = games(text.to_owned() + "game: isolation\nmoves: d4\n");
        assert_eq!(wrong(&read[0]), (line, ply, found), "{text}");
        assert_eq!((read.len(), read[1].moves.len()), (2, 1), "{text}");
    }
}

#[test]
fn positions_and_answers_of_waltz_are_read_by_their_fields() {
    let rules = Tzaar::default();
    let file = rules.show_waltz(&rules.start()).unwrap();
    let position = only(&file);
    assert_eq!((position.game.unwrap().to_string(), position.start, position.error), ("tzaar".to_owned(), None, None));
    let mut start = rules.start();
    let mut names = Vec::new();
    for _ in 0..3 {
        let mut moves = Vec::new();
        rules.moves(&start, &mut moves);
        names.push(rules.show_move(&start, moves[0]));
        rules.play(&mut start, moves[0]);
    }
    let fields = |name: &str| name.replace(['x', '+'], " ");
    for sign in ["0", "1"] {
        let answers = format!(
            "{}\n-2\n0.5 10\n{}\n{sign} {}\n0.5 -10\n",
            fields(&names[0]),
            fields(&names[1]),
            fields(&names[2])
        );
        assert_eq!(only(&(file.clone() + &answers)).moves, names, "{sign}");
    }
    assert_eq!(wrong(&only(&(file + "A1 A1\n"))).2, "A1 A1");
}

/// A random game of Tzaar with so many turns, or fewer if it ends before, as our record.
fn tzaar(rules: &Tzaar, number: u64, turns: u32) -> String {
    let mut random = Random::stream(Seed(5), number, "tzaar");
    let (mut position, mut legal, mut text, mut turn) = (rules.start(), Vec::new(), String::new(), 0);
    while turn < turns && rules.outcome(&position).is_none() {
        legal.clear();
        rules.moves(&position, &mut legal);
        let mv = legal[usize::try_from(random.below(legal.len() as u64)).unwrap()];
        text = text + " " + &rules.show_move(&position, mv);
        rules.play(&mut position, mv);
        turn += u32::from(position.stage() == Stage::First);
    }
    format!("game: {rules}\nmoves:{text}\n")
}

#[test]
fn games_of_tzaar_are_the_same_in_files_of_waltz() {
    let mut files = String::new();
    let mut ours = Vec::new();
    let mut finished = 0;
    for (number, name) in (0..30).zip(["tzaar", "tzaar:random=7", "tzaar:random=8"].iter().cycle()) {
        let turns = if number % 2 == 0 { u32::MAX } else { u32::try_from(number).unwrap() };
        let record = only(&tzaar(&name.parse().unwrap(), number, turns));
        let file = record.waltz().unwrap();
        let again = only(&file);
        assert_eq!((&again.moves, again.positions(), again.result), (&record.moves, record.positions(), record.result));
        assert_eq!((again.error.as_ref(), again.waltz()), (None, Some(file.clone())));
        finished += u32::from(record.winner().is_some());
        files += &file;
        ours.push(again.moves);
    }
    assert!(finished >= 15, "{finished}");
    assert_eq!(games(files).into_iter().map(|game| game.moves).collect::<Vec<_>>(), ours);
}

#[test]
fn an_error_in_a_game_of_waltz_does_not_keep_others_from_being_read() {
    let rules = Tzaar::default();
    let good = only(&tzaar(&rules, 1, 5)).waltz().unwrap();
    let count = |text: &str| u32::try_from(text.lines().count()).unwrap();
    let lines = count(&good);
    for (bad, line, ply, found) in [
        (good.replacen("100", "7", 1), 1, None, "7 with height 0 at place 5"),
        (good.replacen("\n-2\n", "\n-3\n", 1), 22, None, "-3"),
        (good.clone() + "A1 A1\n", lines + 1, None, "A1 A1"),
        (good.clone() + "A1 E1\n-1\n0.000 0\n", lines + 1, Some(10), "A1 E1"),
    ] {
        let read = games(bad.clone() + "% another\n\n" + &good.replace('\n', " % x\r\n"));
        assert_eq!(read.len(), 2, "{bad}");
        assert_eq!(wrong(&read[0]), (line, ply, found), "{bad}");
        let line = count(&bad) + 3;
        assert_eq!((read[1].line, read[1].moves.len(), &read[1].error), (line, 9, &None), "{bad}");
    }
}

#[test]
fn files_of_waltz_have_whole_turns_of_tzaar_only() {
    let whole = tzaar(&Tzaar::default(), 0, 3);
    assert!(only(&whole).waltz().is_some());
    let (half, _) = whole.rsplit_once(' ').unwrap();
    assert_eq!(only(half).waltz(), None);
    let positions = only(half).positions();
    for (position, is_written) in [(&positions[3], true), (&positions[4], false)] {
        let record = only(&format!("game: tzaar\nposition: {position}\nmoves:\n"));
        assert_eq!((record.waltz().is_some(), record.error), (is_written, None), "{position}");
    }
    for other in ["game: tzaar:tournament\nmoves:\n", "game: loa\nmoves: b1-h1\n", "game: chess\nmoves:\n"] {
        assert_eq!(only(other).waltz(), None, "{other}");
    }
}
