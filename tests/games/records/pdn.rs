//! PDN as real files have it. All games here are our own.

use plyground::{
    game::{Game, Notation},
    games::checkers::{Checkers, Goal},
    records::PdnResult,
    rng::{Random, Seed},
};
use proptest::prelude::*;

use super::{games, only, wrong};

const FILE: &str = r#"% A file with the traits of many.
[Event "Club night"]
[Event "The standard has this twice"]
[Black "Ada"]
[White "Ben \"the fox\" Cole"]
[Result "1-0"]
[GameType "21"]

1. 11x15 {[%clock w0:00:10 B0:00:15]} 23x19 $1 (1... 22-18 15x22 (2. 9-13 {) } 22x8)) 2. 8-11! 22-17(?) ; a } ( comment
3. 11-16 24x20 1-0

[Event "Second"]
[Black "Cleo"]
1.9-13 22-18 2...
6x9 1/2-1/2
1. 12-16 24-20 *
[Event "No result"]
1. 10-14
[Event "Last"] 1. 9-14 22-17 0-0
"#;

#[test]
fn nothing_of_one_game_leaks_into_another() {
    let read = games(FILE);
    let moves: Vec<_> = read.iter().map(|game| game.moves.join(" ")).collect();
    assert_eq!(moves, ["11-15 23-19 8-11 22-17 11-16 24-20", "9-13 22-18 6-9", "12-16 24-20", "10-14", "9-14 22-17"]);
    let results: Vec<_> = read.iter().map(|game| game.result.to_string()).collect();
    assert_eq!(results, ["1-0", "1/2-1/2", "*", "*", "0-0"]);
    assert_eq!(read.iter().map(|game| game.line).collect::<Vec<_>>(), [2, 12, 16, 17, 19]);
    assert!(read.iter().all(|game| game.error.is_none() && game.start.is_none()));
    assert_eq!(read[0].headers.len(), 6);
    assert_eq!(read[0].headers[1].1, "The standard has this twice");
    assert_eq!(read[0].players(), ["Ada", "Ben \"the fox\" Cole"]);
    assert_eq!(read[0].winner().map(|player| player.to_string()).as_deref(), Some("first"));
    assert_eq!((read[1].players(), read[2].headers.len(), read[3].headers.len()), (["Cleo", ""], 0, 1));
}

#[test]
fn any_line_end_and_encoding_reads_the_same() {
    let read = games(FILE);
    for ends in ["\r\n", "\r"] {
        assert_eq!(games(FILE.replace('\n', ends)), read, "{ends:?}");
    }
    assert_eq!(games("\u{feff}".to_owned() + FILE), read);
    // Files that are joined.
    assert_eq!(games(format!("{FILE}\x1a\u{feff}{FILE}")).len(), 2 * read.len());
    let [latin, utf] =
        [&b"[Black \"J\xf6rg\"] 1. 11-15 *\x1a"[..], "[Black \"Jörg\"] 1. 11-15 *".as_bytes()].map(games);
    assert_eq!(latin, utf);
    // Files that are joined may have lines of both.
    let joined = games(
        [&b"\xef\xbb\xbf[Black \"J\xf6rg\"]\n1. 11-15 *\n\xef\xbb\xbf"[..], "[Black \"Jörg\"] 1. 11-15 *".as_bytes()]
            .concat(),
    );
    assert!(joined.iter().all(|game| game.players() == ["Jörg", ""] && game.error.is_none()), "{joined:?}");
    assert_eq!(joined.len(), 2);
    assert_eq!(latin[0].players(), ["Jörg", ""]);
}

/// White's legal moves after 11-15 23-19 8-11.
const LEGAL: [&str; 7] = ["19-16", "21-17", "22-17", "22-18", "24-20", "26-23", "27-23"];

#[test]
fn a_game_with_an_error_is_told_and_the_others_are_read() {
    let text = "[A \"1\"]\n1. 11-15 23-19 2. 8-11 19-1 3. 9-14 1-0\n[A \"2\"]\n1. 9-14 22-18 *";
    let read = games(text);
    assert_eq!(wrong(&read[0]), (2, Some(4), "19-1"));
    let error = read[0].error.as_ref().unwrap();
    assert_eq!(error.legal, LEGAL);
    assert_eq!(error.expected, format!("one of {}", LEGAL.join(", ")));
    assert_eq!((read[0].moves.len(), read[0].result), (3, PdnResult::Won(plyground::game::Player::First)));
    assert_eq!((read[1].moves.len(), &read[1].error), (2, &None));
    for (text, line, ply, found) in [
        ("[FEN \"W:W1,20:B9\"] 1. 20-16 *", 1, None, "1"),
        ("[FEN \"W:W20:B\"]\n1. 20-16 *", 1, None, "W:W20:B"),
        ("[GameType \"20,W,10,10,N2,0\"]\n1. 32-28 *", 1, None, "GameType 20,W,10,10,N2,0, international draughts"),
        ("[GameType \"25\"]\n1. c3-d4 *", 1, None, "GameType 25, Russian draughts"),
        ("[Black \"Ada]\n1. 11-15 *", 1, None, "[Black \"Ada]"),
        ("1. 11-15 {never closed\n", 1, Some(2), "{"),
        ("1. 11-15 (22-18 (never closed)\n", 1, Some(2), "("),
        ("1. 11-15\n\n} 22-18 *", 3, Some(2), "}"),
        ("1. 34-29 *", 1, Some(1), "34-29"),
        ("1. 11-15\n/FEN \"W:W21:B12\"/ 21-17 *", 2, Some(2), "/FEN \"W:W21:B12\"/"),
        ("[Result \"1-0\"]\n1. 11-15 0-1", 2, Some(2), "0-1"),
    ] {
        let both = format!("{text}\n[Event \"Good\"]\n1. 9-13 *\n");
        let read = games(&both);
        assert_eq!(wrong(&read[0]), (line, ply, found), "{text}");
        assert_eq!((read.len(), read[1].header("Event")), (2, Some("Good")), "{text}: {read:?}");
        assert_eq!((read[1].moves.join(" "), &read[1].error), ("9-13".to_owned(), &None), "{text}");
    }
}

#[test]
fn moves_and_positions_are_read_as_programs_write_them() {
    for text in [
        "1. 11 - 15 23 -18 2. 8- 11 27\t-\t23 *",
        "11-15, 23-18,8-11, 27-23",
        "1.11 x 15 23 x 18 2.8 x 11! 27 x 23 1 - 0",
    ] {
        let read = only(text);
        assert_eq!((read.moves.join(" "), &read.error), ("11-15 23-18 8-11 27-23".to_owned(), &None), "{text}");
    }
    assert_eq!(only("1. 11 - 15 1 - 0").result.to_string(), "1-0");
    for fen in ["B:W21-32:B1-12:H0:F1", "B:W21-32,:B1-12,", "B:W21-32:B1-12:F12"] {
        let read = only(&format!("[FEN \"{fen}\"] 1. 11-15 *"));
        assert_eq!((read.moves.len(), &read.start, &read.error), (1, &None, &None), "{fen}");
    }
    assert!(only("[FEN \"B:W21-32:B1-12:X1\"] 1. 11-15 *").error.is_some());
    let lettered = only("[P1 \"Ada\"][P2 \"Ben\"][Variant \"American/English\"] 1. c3-d4 b6-c5 2. d4xb6 a7xc5 0-1");
    assert_eq!((lettered.moves.len(), lettered.players(), &lettered.error), (4, ["Ada", "Ben"], &None));
}

#[test]
fn squares_may_be_letters_and_digits_from_either_side() {
    for (text, moves) in [
        ("1. c3-d4 f6e5 *", &["11-15", "22-18"][..]),
        ("1. C3D4 F6:G5! *", &["11-15", "22-17"]),
        ("[GameType \"21,B,8,8,A0,0\"] 1. f6-e5 e3-d4 *", &["11-15", "23-18"]),
    ] {
        let read = only(text);
        assert_eq!(
            (&read.moves[..], &read.error),
            (&moves.iter().map(ToString::to_string).collect::<Vec<_>>()[..], &None)
        );
    }
    assert_eq!(wrong(&only("1. c3-d4 e3-d4 *")), (1, Some(2), "e3-d4"));
    assert_eq!(wrong(&only("1. c3-d5 *")), (1, Some(1), "c3-d5"));
}

/// The square with this number in letters and digits, with a1 at the left of Black or of White.
fn lettered(number: u32, of_black: bool) -> String {
    let (row, place) = ((number - 1) / 4, (number - 1) % 4);
    let column = 2 * place + 1 - row % 2;
    let (file, rank) = if of_black { (7 - column, row) } else { (column, 7 - row) };
    format!("{}{}", char::from_u32(u32::from('a') + file).unwrap(), rank + 1)
}

#[test]
fn captures_in_short_are_decided_by_later_moves_or_asked() {
    // A man jumps two times, to the left or to the right first.
    let fen = "[FEN \"W:W31:B1,18,19,26,27\"]";
    let read = |moves: &str| only(&format!("{fen} 1... {moves} *"));
    for open in ["31x15", "31x15 1-5"] {
        let asked = read(open);
        assert_eq!(wrong(&asked), (1, Some(1), "31x15"));
        assert_eq!(asked.error.unwrap().legal, ["31x22x15", "31x24x15"]);
        assert!(asked.moves.is_empty());
    }
    // The man that moves next is still there.
    assert_eq!(read("31x15 27-32").moves, ["31x22x15", "27-32"]);
    assert_eq!(read("31x15 26-30").moves, ["31x24x15", "26-30"]);
    assert_eq!(read("31x24x15").moves, ["31x24x15"]);
    assert_eq!(read("31x22 22x15").moves, ["31x22x15"]);
    // No later move is legal: that one is told, not the capture before it.
    assert_eq!(wrong(&read("31x15 7-8")), (1, Some(2), "7-8"));
    // A king that jumps round a square takes the same either way.
    let round = only("[FEN \"W:WK31:B1,18,19,26,27\"] 31x31 *");
    assert_eq!((round.moves.len(), round.error), (1, None));
}

#[test]
fn variant_and_game_type_are_followed() {
    let name = |tags: &str| only(&format!("{tags} 1. 11-15 *")).game.unwrap().to_string();
    assert_eq!(name(""), "checkers");
    assert_eq!(name("[GameType \"21\"]"), "checkers");
    assert_eq!(name("[Variant \"Giveaway\"]"), "giveaway");
    assert_eq!(name("[GameType \"21\"][Variant \"giveaway\"]"), "giveaway");
    assert!(only("[GameType \"99\"] 1. 11-15 *").game.is_none());
}

/// A random game, each move in full.
fn random_game(seed: u64, plies: usize) -> Vec<String> {
    let rules = Checkers::new(Goal::Plain);
    let mut random = Random::seeded(Seed(seed));
    let (mut position, mut names) = (rules.start(), Vec::new());
    for _ in 0..plies {
        let mut moves = Vec::new();
        rules.moves(&position, &mut moves);
        if moves.is_empty() {
            break;
        }
        let mv = moves[usize::try_from(random.below(moves.len() as u64)).unwrap()];
        names.push(rules.show_move(&position, mv));
        rules.play(&mut position, mv);
    }
    names
}

/// A move in short, with any sign.
fn short(name: &str, sign: &str) -> String {
    let squares: Vec<_> = name.split(['-', 'x']).collect();
    format!("{}{sign}{}", squares[0], squares[squares.len() - 1])
}

proptest! {
    #[test]
    fn short_moves_are_read_as_the_game_or_asked(seed: u64, plies in 1..120_usize, sign in prop::sample::select(&["-", "x", ":"][..])) {
        let played = random_game(seed, plies);
        let text = played.iter().map(|name| short(name, sign)).collect::<Vec<_>>().join(" ");
        let read = only(&text);
        match &read.error {
            None => {
                // Moves with the same captures are the same; all others are decided.
                let ends = |moves: &[String]| moves.iter().map(|name| short(name, "-")).collect::<Vec<_>>();
                prop_assert_eq!(ends(&read.moves), ends(&played));
                let full = only(&played.join(" "));
                prop_assert_eq!(read.positions(), full.positions());
            }
            Some(error) => {
                prop_assert!(error.legal.len() > 1, "{}", error);
                prop_assert!(error.legal.contains(&played[error.ply.unwrap() as usize - 1]), "{}", error);
            }
        }
    }

    #[test]
    fn lettered_games_are_read_as_numbered_ones(seed: u64, plies in 1..80_usize, of_black: bool) {
        let played = random_game(seed, plies);
        let letters = |name: &String| {
            let squares = name.split(['-', 'x']).map(|number| lettered(number.parse().unwrap(), of_black));
            squares.collect::<Vec<_>>().join(if name.contains('x') { ":" } else { "-" })
        };
        let read = only(&played.iter().map(letters).collect::<Vec<_>>().join(" "));
        prop_assert_eq!((&read.moves, &read.error), (&played, &None));
    }

    #[test]
    fn written_games_are_read_again(seed: u64, plies in 0..60_usize) {
        let played = random_game(seed, plies);
        let record = only(&format!("[Event \"A\"] {} 1-0", played.join(" ")));
        let pdn = record.pdn().unwrap();
        let again = only(&pdn);
        prop_assert_eq!((&again.moves, again.result, again.header("Event")), (&played, record.result, Some("A")));
        let plain = only(&record.text().unwrap());
        prop_assert_eq!((&plain.moves, plain.game), (&played, record.game));
    }
}
