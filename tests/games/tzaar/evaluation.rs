//! Values compared with WALTZ's, material with its definition, and evaluations as text.

use plyground::{
    game::{Evaluate, Game, Notation, Player, Value},
    games::tzaar::{Move, Position, Start, Tzaar, TzaarEvaluation},
    rng::Seed,
    search::Minimax,
};
use proptest::prelude::*;

use super::{after, at, counts, endgames, fixed_depths, moves, position, random_walk, variants};

fn evaluation(text: &str) -> TzaarEvaluation {
    text.parse().unwrap()
}

fn for_white(position: &Position, value: i64) -> i64 {
    if position.mover() == Player::First { value } else { -value }
}

#[test]
fn values_are_those_of_waltz() {
    let (rules, expert) = (Tzaar::default(), evaluation("waltz"));
    for row in counts().iter().filter(|row| row["winner"] == 0) {
        let position = position(row);
        let expected = |part: &str| row["eval_white"][part].as_i64().unwrap();
        let material = i64::from(rules.material(&position));
        assert_eq!(for_white(&position, material), expected("material"), "{}", row["name"]);
        assert_eq!(for_white(&position, expert.seen(&position)), expected("static"), "{}", row["name"]);
        assert_eq!(for_white(&position, expert.evaluate(&rules, &position)), expected("total"), "{}", row["name"]);
    }
}

fn values_to_a_depth(depths: std::ops::RangeInclusive<u32>) {
    let mut search = Minimax::new(Tzaar::default(), evaluation("waltz"));
    for row in fixed_depths() {
        for depth in depths.clone() {
            let value = search.value(&position(&row), depth);
            // WALTZ has one value for all wins.
            let value = if value.certain().is_some() { 2_000_000_000 * value.signum() } else { value };
            let expected = &row["exact_value"][depth.to_string()];
            assert_eq!(Some(value), expected.as_i64(), "{}, depth {depth}", row["name"]);
        }
    }
}

#[test]
fn values_after_moves_are_those_of_waltz() {
    values_to_a_depth(1..=3);
}

#[test]
#[ignore = "takes minutes"]
fn values_after_two_turns_are_those_of_waltz() {
    values_to_a_depth(4..=4);
}

/// The worth of the fields of each ring, by its definition.
fn field_worth(field: u8, height: u8) -> i32 {
    let place = Tzaar::default().place(field).unwrap();
    let (x, y) = (i32::from(place % 9) - 4, i32::from(place / 9) - 4);
    let is_corner = x == 0 || y == 0 || x == y;
    match (x.abs().max(y.abs()).max((x - y).abs()), is_corner) {
        _ if height < 2 => 0,
        (1, _) => 16,
        (2, false) => 25,
        (2, true) => 18,
        (3, false) => 15,
        (3, true) => 10,
        (_, false) => 0,
        (_, true) if height == 2 => -10,
        (_, true) => -30,
    }
}

const EXPERT: [i32; 15] = [0, 10, 100, 150, 155, 160, 160, 160, 160, 150, 140, 130, 100, 90, 60];
const BEGINNER: [i32; 15] = [0, 10, 50, 110, 180, 250, 300, 350, 400, 450, 500, 550, 600, 650, 700];
const COUNTS: [i32; 16] = [0, 100, 90, 60, 30, 20, 15, 10, 8, 6, 5, 4, 3, 2, 1, 1];

/// The value of the stack on a field, with a height.
fn quality(heights: &[i32; 15], position: &Position, at: u8, to: u8, height: u8) -> i32 {
    let stack = position.stack(at).unwrap();
    let count = position.count(stack.player, stack.kind);
    heights[usize::from(height)] * COUNTS[usize::from(count)] + 3 * field_worth(to, height)
}

/// White's material less Black's, all summed up.
fn whole(position: &Position) -> i32 {
    let stacks = (0..60).filter_map(|field| Some((field, position.stack(field)?)));
    let worth = |(field, stack): (u8, plyground::games::tzaar::Stack)| {
        let quality = quality(&EXPERT, position, field, field, stack.height);
        if stack.player == Player::First { quality } else { -quality }
    };
    stacks.map(worth).sum()
}

/// The material that a move gains for the side that makes it.
fn gain(heights: &[i32; 15], position: &Position, mv: Move) -> i32 {
    let Some((from, to)) = mv.from().zip(mv.to()) else { return 0 };
    let [moved, met] = [from, to].map(|field| position.stack(field).unwrap());
    if moved.player == met.player {
        quality(heights, position, from, to, moved.height + met.height)
            - quality(heights, position, to, to, met.height)
            - quality(heights, position, from, from, moved.height)
    } else {
        quality(heights, position, to, to, met.height) - field_worth(from, moved.height) + field_worth(to, moved.height)
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn material_is_kept_from_move_to_move(variant in 0..3_usize, seed: u64, choices in prop::collection::vec(any::<u16>(), 60)) {
        for (name, heights) in [("waltz", &EXPERT), ("waltz-beginner", &BEGINNER)] {
            let evaluation = evaluation(name);
            let rules = evaluation.rules(variants(seed)[variant]);
            // A board that is filled one by one ends with the sum of all.
            let mut position = rules.start();
            while position.stacks(Player::First).count_ones() + position.stacks(Player::Second).count_ones() < 60 {
                let placings = moves(&position);
                rules.play(&mut position, placings[usize::try_from(seed % placings.len() as u64).unwrap()]);
            }
            let mut material = whole(&position);
            for &choice in &choices {
                let legal = moves(&position);
                if legal.is_empty() {
                    break;
                }
                let mv = legal[usize::from(choice) % legal.len()];
                let gain = gain(heights, &position, mv);
                material += if position.mover() == Player::First { gain } else { -gain };
                rules.play(&mut position, mv);
                prop_assert_eq!(for_white(&position, rules.material(&position).into()), i64::from(material));
                if name == "waltz-beginner" {
                    let value = evaluation.evaluate(&rules, &position);
                    prop_assert_eq!(for_white(&position, value), i64::from(material));
                }
            }
            let weighed = rules.weighed(&position);
            prop_assert_eq!(weighed, position);
            prop_assert_eq!(for_white(&position, rules.material(&weighed).into()), i64::from(whole(&position)));
        }
    }
}

#[test]
fn every_number_counts() {
    let roots: Vec<Position> = (0..60)
        .map(|seed| {
            let start = Tzaar::new(Start::Random(Seed(seed)));
            random_walk(start, seed, 3 + usize::try_from(seed).unwrap())
        })
        .chain(counts().iter().map(position))
        .collect();
    let all_secure = at("Z2R2O2--/------/-------/--------/-z------/--------/-r-----/------/--ooo w 1");
    let roots: Vec<_> = roots.into_iter().chain([all_secure]).collect();
    let names = "h1 h2 h3 h4 h5 c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 c11 c12 c13 c14 c15 ring1 ring2 ring2-corner ring3 ring3-corner \
                 rim rim-corner rim-corner-high secure all-secure grown few threat later zone valuable stuck";
    let usual = evaluation("waltz");
    for name in names.split(' ') {
        let text = format!("waltz:{name}=77");
        let changed = evaluation(&text);
        assert_eq!(changed.to_string(), text);
        let differs = |root: &&Position| {
            let [one, two] = [usual, changed].map(|evaluation| {
                let rules = evaluation.rules(Tzaar::default());
                evaluation.evaluate(&rules, &rules.weighed(root))
            });
            one != two
        };
        assert!(roots.iter().any(|root| differs(&root)), "{name}");
    }
}

#[test]
fn threats_are_told_by_the_turn() {
    // White can take the only black Tzaar and both Tzarras, Black the only white Tzaar and the only Tzarra.
    let text = "OZ---/zR----/OOrr---/--------/--------/--------/-------/------/--ooo";
    let [white, black] = ["w 1", "b 1"].map(|turn| at(&format!("{text} {turn}")));
    let difference = |name: &str, position: &Position| {
        let [one, two] = ["0", "1000"].map(|value| evaluation(&format!("waltz:{name}={value}")).seen(position));
        two - one
    };
    assert_eq!((difference("threat", &white), difference("later", &black)), (3000, -3000));
    assert_eq!((difference("later", &white), difference("threat", &black)), (-4000, 4000));
}

/// The evaluation of 2013 against a second implementation of its terms, by single moves and fields.
#[test]
fn the_evaluation_of_2013_is_that_of_the_paper() {
    let (old, new) = (evaluation("waltz:all-secure=100000,grown=50000,few=0"), evaluation("waltz-2013"));
    let mut used = [0; 3];
    for row in counts().iter().chain(&endgames()) {
        let position = position(row);
        // The moves of a player as the second of a turn; a cover of the last stack of a kind is not among them, but
        // frees a stack all the same.
        let captures = |player: Player| position.capturable() & position.stacks(!player);
        let fields = |fields: u64| (0..60).filter(move |field| fields >> field & 1 == 1);
        let side = |player: Player, used: &mut [u32; 3]| {
            let exposed = captures(!player).count_ones();
            let few = [200_000, 100_000, 50_000, 25_000, 12_500, 6250, 3125, 1562]
                .get(exposed as usize)
                .copied()
                .unwrap_or(0);
            let is_valuable = fields(captures(player)).any(|field| position.stack(field).unwrap().height > 2);
            let stuck = fields(position.stacks(!player)).map(|field| {
                let stack = position.stack(field).unwrap();
                let goes = seen_from(field, &position).any(|to| {
                    let met = position.stack(to).unwrap();
                    met.player == stack.player || met.height <= stack.height
                });
                if goes { 0 } else { [0, 0, 1000, 10_000].get(usize::from(stack.height)).copied().unwrap_or(100_000) }
            });
            let stuck: i64 = stuck.sum();
            used[0] += u32::from(few > 0);
            used[1] += u32::from(is_valuable);
            used[2] += u32::from(stuck > 0);
            few + if is_valuable { 50_000 } else { 0 } + stuck
        };
        let more = side(position.mover(), &mut used) - side(!position.mover(), &mut used);
        assert_eq!(new.seen(&position), old.seen(&position) + more, "{}", row["name"]);
    }
    assert!(used.into_iter().all(|times| times > 5), "{used:?}");
}

/// The first stacks along the six lines from a field.
fn seen_from(field: u8, position: &Position) -> impl Iterator<Item = u8> {
    let rules = Tzaar::default();
    let place = i32::from(rules.place(field).unwrap());
    let at = move |x: i32, y: i32| (0..60).find(|&field| rules.place(field).map(i32::from) == Some(9 * y + x));
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)].into_iter().filter_map(move |(dx, dy)| {
        let (mut x, mut y) = (place % 9 + dx, place / 9 + dy);
        while (0..9).contains(&x) && (0..9).contains(&y) {
            let met = at(x, y)?;
            if position.stack(met).is_some() {
                return Some(met);
            }
            (x, y) = (x + dx, y + dy);
        }
        None
    })
}

#[test]
fn evaluations_are_read_and_refused() {
    for text in [
        "waltz",
        "waltz-beginner",
        "fitted",
        "fitted:stacking=6",
        "waltz:h2=90,threat=0",
        "waltz-2013",
        "waltz-2013:stuck=0,stacking=9",
        "waltz-beginner:h14=-1000,c15=1000,secure=-100000000",
    ] {
        assert_eq!(evaluation(text).to_string(), text);
    }
    assert_eq!(evaluation("waltz:h2=100").to_string(), "waltz");
    for (text, found, expected) in [
        ("", "", "one of waltz, waltz-beginner"),
        ("mia", "mia", "one of waltz, waltz-beginner"),
        ("waltz:", "", "a name and its number"),
        ("waltz:h2", "h2", "a name and its number"),
        ("waltz:h0=1", "h0=1", "one of h1 to h14, c1 to c15, ring1"),
        ("waltz:h15=1", "h15=1", "one of h1 to h14"),
        ("waltz:c16=1", "c16=1", "one of h1 to h14"),
        ("waltz:h2=1.5", "h2=1.5", "h2 with a whole number from -1000 to 1000"),
        ("waltz:h2=1001", "h2=1001", "h2 with a whole number from -1000 to 1000"),
        ("waltz:few=100000001", "few=100000001", "few with a whole number from -100000000 to 100000000"),
        ("fitted:h2=90", "h2=90", "one of capture-count, stacking, stacking-count"),
        ("waltz:h2=1,h2=2", "h2=2", "each weight once"),
    ] {
        let error = text.parse::<TzaarEvaluation>().unwrap_err();
        assert_eq!(error.found, found);
        assert!(error.expected.starts_with(expected), "{text}: {error}");
    }
}

#[test]
fn the_greatest_numbers_stay_below_a_win() {
    let most = evaluation(
        "waltz:secure=100000000,all-secure=100000000,grown=100000000,few=100000000,threat=100000000,zone=100000000",
    );
    for position in counts().iter().map(position).filter(|position| Tzaar::default().outcome(position).is_none()) {
        let value = most.evaluate(&most.rules(Tzaar::default()), &position);
        assert!(value.certain().is_none() && value.abs() <= 900_000_000);
    }
    // Material alone, from read text, is what a summed board is.
    let rules = Tzaar::default();
    let position = after(&rules.start(), rules.read_move(&rules.start(), "A5xA4").unwrap());
    assert_eq!((rules.material(&position), rules.material(&rules.weighed(&position))), (-10, -whole(&position)));
}

/// The same stacks in the other colours, the other player to move.
fn with_colours_exchanged(text: &str) -> Position {
    let (board, rest) = text.split_once(' ').unwrap();
    let swap = |letter: char| {
        if letter.is_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
    };
    let rest = if rest.starts_with('w') { rest.replacen('w', "b", 1) } else { rest.replacen('b', "w", 1) };
    at(&format!("{} {rest}", board.chars().map(swap).collect::<String>()))
}

/// The same stacks with columns in the other order and each of them upside down: half a turn of the board.
fn turned(text: &str) -> Position {
    let (board, rest) = text.split_once(' ').unwrap();
    let stacks = |column: &str| {
        let starts: Vec<usize> =
            column.char_indices().filter(|(_, sign)| !sign.is_ascii_digit()).map(|(at, _)| at).collect();
        let ends = starts.iter().skip(1).copied().chain([column.len()]);
        starts.iter().zip(ends).map(|(&start, end)| column[start..end].to_owned()).collect::<Vec<_>>()
    };
    let column = |column: &str| stacks(column).into_iter().rev().collect::<String>();
    at(&format!("{} {rest}", board.split('/').rev().map(column).collect::<Vec<_>>().join("/")))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn our_own_goes_by_the_stacks_alone(seed: u64, plies in 1..50_usize) {
        let (rules, fitted) = (Tzaar::new(Start::Random(Seed(seed))), evaluation("fitted"));
        let position = random_walk(rules, seed, plies);
        let value = fitted.evaluate(&rules, &position);
        let text = rules.show(&position);
        for other in [at(&text), turned(&text), with_colours_exchanged(&text)] {
            prop_assert_eq!(fitted.evaluate(&rules, &other), value, "{}", rules.show(&other));
        }
    }
}

#[test]
fn our_own_mostly_knows_who_wins() {
    let (rules, fitted) = (Tzaar::default(), evaluation("fitted"));
    let (mut right, mut known) = (0, 0);
    for row in endgames() {
        let winner = row["value_for_side_to_move"].as_i64().unwrap();
        known += u32::from(winner != 0);
        right += u32::from(winner * fitted.evaluate(&rules, &position(&row)) > 0);
    }
    assert!(4 * right >= 3 * known, "{right} of {known}");
}

#[test]
fn our_own_knows_the_wins_of_a_turn() {
    // The only black Tzaar can be captured; with it, both of two, one by the stack that has taken the other.
    let one = "OZR--/z-----/OOr----/r-------/--------/--------/-------/------/--ooo w 2";
    let two = "OZR--/z-----/Oz-----/rrr-----/--------/--------/-------/------/--ooo w 1";
    let (rules, fitted) = (Tzaar::default(), evaluation("fitted"));
    let known = |text: &str| fitted.known(&rules, &at(text)).and_then(Value::certain);
    assert_eq!(known(one), Some(1));
    assert_eq!((known(two), known(&two.replace("w 1", "w 2"))), (Some(2), None));
    assert_eq!(evaluation("waltz").known(&rules, &at(one)), None);
    // Nothing is won while pieces are put on the board.
    let rules = Tzaar::new(Start::Tournament);
    for plies in 0..30 {
        assert_eq!(fitted.known(&rules, &random_walk(rules, 1, plies)), None);
    }
}
