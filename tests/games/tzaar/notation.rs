//! Texts, and WALTZ's files.

use plyground::{
    game::{Game, Notation},
    games::tzaar::{Move, SecondMove, Start, Tzaar, WaltzAnswer},
    rng::Seed,
};

use super::{after, at, counts, moves, position, rule_cases, start_counts, variants};

const EMPTY: &str = "-----/------/-------/--------/--------/--------/-------/------/-----";

#[test]
fn variants_have_names() {
    for rules in variants(7) {
        assert_eq!(rules.to_string().parse(), Ok(rules));
    }
    assert_eq!("tzaar:fixed".parse(), Ok(Tzaar::default()));
    assert_eq!(Tzaar::new(Start::Tournament).to_string(), "tzaar:tournament");
    let word: Tzaar = "tzaar:random=Susanne".parse().unwrap();
    assert_eq!(word, Tzaar::new(Start::Random("Susanne".parse::<Seed>().unwrap())));
    assert_eq!(word.to_string().parse(), Ok(word));
    for text in ["tsaar", "tzaar:", "tzaarx", "tzaar:random", "tzaar:random=", "tzaar:random=1:2", "tzaar:Fixed"] {
        let error = text.parse::<Tzaar>().unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.expected.starts_with("tzaar, optionally followed by :random= and a seed"));
    }
}

#[test]
fn the_fixed_start_is_that_of_the_oracle() {
    let rules = Tzaar::default();
    assert_eq!(rules.start(), position(&start_counts()));
    assert_eq!(rules.show(&rules.start()), "ooooO/OrrrRO/ORzzZRO/ORZoOZRO/ORZOozro/orzoOzro/orzZZro/orRRRo/oOOOO w 1");
}

#[test]
fn positions_that_cannot_be_are_refused() {
    let totts = |count: usize| {
        let row = |fields: usize, left: usize| "O".repeat(fields.min(left)) + &"-".repeat(fields - fields.min(left));
        let mut left = count;
        let rows = [5, 6, 7, 8, 8, 8, 7, 6, 5].map(|fields| {
            let text = row(fields, left);
            left -= fields.min(left);
            text
        });
        format!("{} w 1", rows.join("/"))
    };
    let with = |column: &str| EMPTY.replacen("-----", column, 1) + " w 1";
    for (text, expected) in [
        (EMPTY.to_owned(), "columns, a space, the side to move, a space and the number of the move in the turn"),
        (EMPTY.to_owned() + " w", "columns, a space"),
        (EMPTY.to_owned() + " w 1 1", "columns, a space"),
        (EMPTY.replacen('/', "", 1) + " w 1", "9 columns, joined by /"),
        (EMPTY.to_owned() + "/ w 1", "9 columns, joined by /"),
        (with("----"), "a column of 5 fields"),
        (with("------"), "a column of 5 fields"),
        (with("----Z2Z"), "a column of 5 fields"),
        (with("X----"), "- for free fields, Z, R and O"),
        (with("é----"), "- for free fields, Z, R and O"),
        (with("2----"), "- for free fields, Z, R and O"),
        (with("-2---"), "- for free fields, Z, R and O"),
        (with("Z0----"), "heights from 2 to 14"),
        (with("Z1----"), "heights from 2 to 14"),
        (with("Z02----"), "heights from 2 to 14"),
        (with("Z15----"), "heights from 2 to 14"),
        (with("Z256----"), "heights from 2 to 14"),
        (with("ZZZZZ").replacen("------", "ZZ----", 1), "at most 6 stacks Z"),
        (with("Z14O4---"), "at most 15 pieces in 2 white stacks"),
        (totts(16), "at most 15 stacks O"),
        (EMPTY.to_owned() + " x 1", "w or b as the side to move"),
        (EMPTY.to_owned() + " W 1", "w or b as the side to move"),
        (EMPTY.to_owned() + " w 3", "1 or 2 as the number of the move in the turn"),
        (EMPTY.to_owned() + " w ", "1 or 2 as the number of the move in the turn"),
        (EMPTY.to_owned() + " b 0", "w to put the next piece on the board"),
        (with("Z----").replace("w 1", "w 0"), "b to put the next piece on the board"),
        (with("z----").replace("w 1", "w 0"), "single pieces, as many white ones"),
        (with("ZR---").replace("w 1", "w 0"), "single pieces, as many white ones"),
        (with("Z2----").replace("w 1", "b 0"), "single pieces, as many white ones"),
        (Tzaar::default().show(&Tzaar::default().start()).replace("w 1", "w 0"), "single pieces, as many white ones"),
        (Tzaar::default().show(&Tzaar::default().start()).replace("w 1", "w 2"), "1 as the number of the move"),
        (String::new(), "columns, a space"),
    ] {
        let error = Tzaar::default().read(&text).unwrap_err();
        assert!(error.expected.starts_with(expected), "{text}: {error}");
    }
    assert_eq!(Tzaar::default().show(&at(&totts(15))), totts(15));
    assert!(Tzaar::default().read(&with("Z14OO---")).is_err());
    assert!(Tzaar::default().read(&with("Z14RO--")).is_ok());
}

#[test]
fn legal_moves_lead_to_positions_that_can_be_read() {
    let rules = Tzaar::default();
    let board = "-O2---/o-----/---z2--r/--o2-z---/-O--R--O/----o9---/-Z--r2-O/--z---/R--O3-";
    // Black's 19 pieces in 8 stacks: one stack has been captured too few for another stacking move.
    let error = rules.read(&format!("{board} b 2")).unwrap_err();
    assert!(error.expected.starts_with("at most 18 pieces in 8 black stacks"), "{error}");
    assert!(rules.read(&format!("{board} b 1")).is_err() && rules.read(&format!("{board} w 2")).is_err());
    // White's first capture is still to come.
    let mut positions = vec![rules.read(&format!("{board} w 1")).unwrap()];
    for _ in 0..3 {
        positions =
            positions.iter().flat_map(|position| moves(position).into_iter().map(|mv| after(position, mv))).collect();
        positions.sort_by_key(|position| rules.show(position));
        positions.dedup();
        for position in &positions {
            let text = rules.show(position);
            let read = rules.read(&text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(rules.show(&read), text);
        }
    }
    assert!(positions.iter().any(|position| rules.outcome(position).is_none()));
}

#[test]
fn moves_are_read_and_refused() {
    let rules = Tzaar::default();
    let start = rules.start();
    let read = |text: &str| rules.read_move(&start, text);
    let mv = read("D6xE6").unwrap();
    assert_eq!(read("D6+E6"), Ok(mv));
    assert_eq!((mv.from(), mv.to()), (Some(23), Some(31)));
    assert_eq!(read("pass"), Ok(Move::PASS));
    assert_eq!((Move::PASS.from(), Move::PASS.to()), (None, None));
    let placed = read("ZE5").unwrap();
    assert_eq!((rules.show_move(&start, placed), placed.from(), placed.to()), ("ZE5".to_owned(), None, Some(30)));
    for text in
        ["", "pas", "D6E6", "D6-E6", "d6xe6", "D6xD6", "A6xA5", "A0xA1", "J1xA1", "A1xA2 ", "zE5", "XE5", "E5", "é1x"]
    {
        let error = read(text).unwrap_err();
        assert_eq!(error.found, text);
        assert!(error.expected.starts_with("two fields from A1 to I5"));
    }
    let middle = ["D6xE6", "D4xD3"].into_iter().fold(start, |position, name| after(&position, read(name).unwrap()));
    let names: Vec<_> = moves(&middle).into_iter().map(|mv| rules.show_move(&middle, mv)).collect();
    assert!(names.contains(&"F6xF5".to_owned()) && names.contains(&"C3+C4".to_owned()), "{names:?}");
    assert_eq!(names.last().map(String::as_str), Some("pass"));
}

#[test]
fn waltz_files_are_read_and_written() {
    let rules = Tzaar::default();
    for row in counts().iter().chain(&rule_cases()) {
        let position = position(row);
        let text = rules.show_waltz(&position).unwrap();
        let numbers: Vec<i64> = text.split_whitespace().map(|number| number.parse().unwrap()).collect();
        let expected: Vec<i64> =
            row["position"].as_array().unwrap().iter().map(|number| number.as_i64().unwrap()).collect();
        assert_eq!(numbers, expected, "{}", row["name"]);
        assert_eq!(rules.read_waltz(&text), Ok(position));
        assert_eq!(rules.read(&rules.show(&position)), Ok(position));
    }
}

/// The example of [Veselý 2013, A.2.1], with its comments.
const EXAMPLE: &str = "1 % our robot is white player

% pieces on the board
1 -1 -1 -1 -1 100 100 100 100
1 2 -2 -2 2 3 100 100 100
1 0 -3 0 -3 0 1 100 100
0 0 0 0 0 0 2 1 100
0 -3 0 0 100 0 3 0 1
100 -1 0 -3 0 -1 -3 2 -1
100 100 -2 0 0 1 -3 -2 -1
100 100 100 0 2 2 2 -2 -1
100 100 100 100 1 1 1 1 -1

% stack heights
1 1 1 1 1 0 0 0 0
1 1 1 1 1 3 0 0 0
1 0 1 0 1 0 1 0 0
0 0 0 0 0 0 1 1 0
0 3 0 0 0 0 1 0 1
0 1 0 1 0 1 1 1 1
0 0 3 0 0 2 1 1 1
0 0 0 0 1 1 1 1 1
0 0 0 0 1 1 1 1 1
";

#[test]
fn the_example_of_the_seed_is_read() {
    let rules = Tzaar::default();
    let position = rules.read_waltz(EXAMPLE).unwrap();
    assert_eq!(rules.show(&position), "OOO--/oR--z3o/orz---r3/or---z--/oRz---RO/Z3---oO2RO/ORZzzRO/O-RrrO/Ooooo w 1");
}

#[test]
fn other_texts_are_no_waltz_files() {
    let rules = Tzaar::default();
    for (text, expected) in [
        ("", "1 + 81 + 81 numbers"),
        ("1 2 3", "1 + 81 + 81 numbers"),
        (&(EXAMPLE.to_owned() + " 0"), "1 + 81 + 81 numbers"),
        (&EXAMPLE.replacen("1 %", "one %", 1), "a whole number"),
        (&EXAMPLE.replacen("1 %", "2 %", 1), "1 for White to move, or -1 for Black"),
        (&EXAMPLE.replacen("-1 100 100 100 100", "-1 0 100 100 100", 1), "100 with height 0 off the board"),
        (&EXAMPLE.replacen("0 100 0 3 0 1", "0 1 0 3 0 1", 1), "100 with height 0 off the board"),
        (&EXAMPLE.replacen("1 0 1 0 1 0 1 0 0", "1 0 1 0 1 1 1 0 0", 1), "height 0 of a free field"),
        (&EXAMPLE.replacen("1 1 1 1 1 3", "1 1 1 1 1 0", 1), "0, 1, 2, 3"),
        (&EXAMPLE.replacen("1 1 1 1 1 3", "1 1 1 1 1 15", 1), "0, 1, 2, 3"),
        (&EXAMPLE.replacen("1 2 -2 -2 2 3", "1 2 -2 -2 2 4", 1), "0, 1, 2, 3"),
        (&EXAMPLE.replacen("1 2 -2 -2 2 3", "1 2 -2 -2 2 100", 1), "0, 1, 2, 3"),
    ] {
        let error = rules.read_waltz(text).unwrap_err();
        assert!(error.expected.starts_with(expected), "{error}");
    }
    let middle = at("ZRO--/------/-------/--------/-z------/--r-----/-------/------/--ooo w 2");
    let error = rules.show_waltz(&middle).unwrap_err();
    assert!(error.expected.starts_with("a position in which the first move"));
}

#[test]
fn answers_of_waltz_are_read_and_written() {
    let rules = Tzaar::default();
    for text in [
        "G4 C6\n0 F2 F1\n33.303 33319\n",
        "H2 D1\n-1\n2.742 2000000000\n",
        "H2 D1\n-2\n0.000 -2000000000\n",
        "A1 A2\n1 I5 I4\n1.500 0\n",
    ] {
        let answer: WaltzAnswer = text.parse().unwrap();
        assert_eq!(answer.to_string(), text);
    }
    // From a game: Black captures and stacks, captures twice, captures and passes; White's first turn is a capture.
    let start = rules.start();
    let read = |position: &_, text: &str| rules.read_move(position, text).unwrap();
    let first = read(&start, "D6xE6");
    let answer = WaltzAnswer::new(&start, (first, None), 0.25, 7).unwrap();
    assert_eq!(answer.to_string(), "D6 E6\n-2\n0.250 7\n");
    let position = after(&start, first);
    for (second, expected) in [("C3+C4", "0 C3 C4"), ("F6xF5", "1 F6 F5"), ("pass", "-1")] {
        let turn = (read(&position, "D4xD3"), Some(read(&position, second)));
        assert!(moves(&position).contains(&turn.0) && moves(&after(&position, turn.0)).contains(&turn.1.unwrap()));
        let answer = WaltzAnswer::new(&position, turn, 1.0, -3).unwrap();
        assert_eq!(answer.to_string().lines().nth(1), Some(expected));
        assert_eq!((answer.first, answer.second_move()), turn);
        assert_eq!(answer.to_string().parse(), Ok(answer));
    }
    assert!(WaltzAnswer::new(&start, (Move::PASS, None), 0.0, 0).is_err());
    assert_eq!(answer.second, SecondMove::None);
}

#[test]
fn other_texts_are_no_answers() {
    for (text, found, expected) in [
        ("", "", "three lines"),
        ("G4 C6\n-1\n", "G4 C6\n-1", "three lines"),
        ("G4\n-1\n0.1 2", "G4", "two fields on the first line"),
        ("G4 C9\n-1\n0.1 2", "G4 C9", "two fields on the first line"),
        ("G4 C6\n2 A1 A2\n0.1 2", "2 A1 A2", "-2 for no second move"),
        ("G4 C6\n0 A1\n0.1 2", "0 A1", "-2 for no second move"),
        ("G4 C6\n1 A1 A1\n0.1 2", "1 A1 A1", "-2 for no second move"),
        ("G4 C6\n-1\n0.1", "0.1", "seconds and a value"),
        ("G4 C6\n-1\n-0.1 3", "-0.1 3", "seconds and a value"),
        ("G4 C6\n-1\nNaN 3", "NaN 3", "seconds and a value"),
        ("G4 C6\n-1\n0.1 3.5", "0.1 3.5", "seconds and a value"),
    ] {
        let error = text.parse::<WaltzAnswer>().unwrap_err();
        assert_eq!(error.found, found);
        assert!(error.expected.starts_with(expected), "{error}");
    }
}
