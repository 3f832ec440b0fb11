//! The endgame tables compared with their own moves, an independent computation, and searches without them.

use std::{collections::HashMap, sync::LazyLock};

use plyground::{
    game::{Game, Notation, Player},
    games::checkers::{Checkers, Endgames, Goal, Position, TableError, Verdict},
    rng::{Random, Seed},
};

use super::{GIVE_AWAY, PLAIN, at, moves};

static FILE: LazyLock<Vec<u8>> = LazyLock::new(|| Endgames::of(Goal::GiveAway, 3).encode());

/// Every position with 2 to 4 pieces has the value of its best move, which proves all of them.
#[test]
#[ignore = "thorough"]
fn verdicts_are_those_of_the_best_moves() {
    assert!(Endgames::of(Goal::Plain, 4).is_consistent());
    assert!(Endgames::of(Goal::GiveAway, 4).is_consistent());
}

/// J. Schaeffer and others counted 6,972, 261,224 and 7,092,774 positions with 2, 3 and 4 pieces for the databases
/// of Chinook, those with pieces of one side alone among them.
#[test]
fn as_many_positions_as_were_published() {
    let ways = |from: u64, chosen: u64| (0..chosen).fold(1, |ways, k| ways * (from - k) / (k + 1));
    let alone = |pieces: u64| (0..=pieces).map(|men| 2 * ways(28, men) * ways(32 - men, pieces - men)).sum::<u64>();
    for goal in Goal::ALL {
        let summaries = Endgames::of(goal, 4).summaries();
        let counted = summaries.iter().map(|found| found.positions() + alone(found.pieces.into()));
        assert_eq!(counted.collect::<Vec<_>>(), [6_972, 261_224, 7_092_774]);
    }
    // One piece against one is never a draw in give-away checkers.
    assert_eq!(Endgames::of(Goal::GiveAway, 4).summaries()[0].draws, 0);
}

/// The winners of all positions with up to 3 pieces, computed differently: forward passes over all positions until
/// nothing changes. The number of plies is the number of the pass.
#[test]
fn an_independent_analysis_agrees() {
    let positions = positions(3);
    let number: HashMap<Position, usize> =
        positions.iter().enumerate().map(|(number, position)| (*position, number)).collect();
    // The numbers of positions, and those where a side has no pieces as they are.
    let children = |position: &Position| -> Vec<Result<usize, Position>> {
        let child = |mv| {
            let mut child = *position;
            PLAIN.play(&mut child, mv);
            number.get(&child).copied().ok_or(child)
        };
        moves(position).into_iter().map(child).collect()
    };
    let children: Vec<_> = positions.iter().map(children).collect();
    for rules in [PLAIN, GIVE_AWAY] {
        let over = |position: &Position| {
            let winner = rules.outcome(position)?.winner?;
            Some(if winner == position.mover() { Verdict::Win(0) } else { Verdict::Loss(0) })
        };
        let mut known: Vec<Option<Verdict>> = positions.iter().map(over).collect();
        let mut open: Vec<usize> = (0..positions.len()).filter(|&at| known[at].is_none()).collect();
        for plies in 1.. {
            let won = |at: usize, child: &Result<usize, Position>| match child {
                Ok(child) => match known[*child] {
                    Some(Verdict::Loss(_)) => Some(true),
                    Some(Verdict::Win(_)) => Some(false),
                    _ => None,
                },
                Err(end) => Some(rules.outcome(end).unwrap().winner == Some(positions[at].mover())),
            };
            let new: Vec<_> = open
                .iter()
                .filter_map(|&at| {
                    let mut verdict = Some(Verdict::Loss(plies));
                    for child in &children[at] {
                        match won(at, child) {
                            Some(true) => return Some((at, Verdict::Win(plies))),
                            Some(false) => (),
                            None => verdict = None,
                        }
                    }
                    Some((at, verdict?))
                })
                .collect();
            if new.is_empty() {
                break;
            }
            for (at, verdict) in new {
                known[at] = Some(verdict);
            }
            open.retain(|&at| known[at].is_none());
        }
        let table = Endgames::of(rules.goal(), 3);
        for (position, known) in positions.iter().zip(known) {
            assert_eq!(table.verdict(position), Some(known.unwrap_or(Verdict::Draw)), "{}", PLAIN.show(position));
        }
    }
}

/// All positions with up to this many pieces in which both sides have some.
fn positions(pieces: usize) -> Vec<Position> {
    let mut texts = Vec::new();
    lay(&mut vec![String::new(); 2], 1, pieces, &mut texts);
    let both = |text: &String| !text.contains("W:") && !text.ends_with(':');
    let sides = |text: String| ["B", "W"].map(|side| format!("{side}:{text}"));
    texts.into_iter().filter(both).flat_map(sides).map(|text| at(&text)).collect()
}

fn lay(lists: &mut Vec<String>, square: usize, left: usize, texts: &mut Vec<String>) {
    if square > 32 {
        texts.push(format!("W{}:B{}", lists[0], lists[1]));
        return;
    }
    lay(lists, square + 1, left, texts);
    for (side, has_men) in [(0, square > 4), (1, square < 29)] {
        for king in ["K", ""] {
            if left > 0 && (has_men || !king.is_empty()) {
                let before = lists[side].clone();
                let comma = if before.is_empty() { "" } else { "," };
                lists[side] = format!("{before}{comma}{king}{square}");
                lay(lists, square + 1, left - 1, texts);
                lists[side] = before;
            }
        }
    }
}

#[test]
fn the_best_moves_end_the_game_in_time() {
    let table = Endgames::of(Goal::GiveAway, 4);
    let mut random = Random::seeded(Seed(7));
    for position in sampled(&mut random, 200) {
        let mut position = position;
        let mover = position.mover();
        let Some(Verdict::Win(plies)) = table.verdict(&position) else { continue };
        for _ in 0..plies {
            let best = table.best_moves(&position);
            let at = usize::try_from(random.below(best.len() as u64)).unwrap();
            GIVE_AWAY.play(&mut position, best[at]);
        }
        assert_eq!(GIVE_AWAY.outcome(&position).and_then(|outcome| outcome.winner), Some(mover));
        assert!(table.best_moves(&position).is_empty());
    }
}

/// Positions with two pieces a side on any squares.
pub fn sampled(random: &mut Random, count: usize) -> Vec<Position> {
    let mut sampled = Vec::new();
    while sampled.len() < count {
        let mut piece = || {
            let square = random.below(32) + 1;
            if random.below(2) == 0 { format!("K{square}") } else { square.to_string() }
        };
        let text = format!("W{},{}:B{},{}", piece(), piece(), piece(), piece());
        let side = if sampled.len() % 2 == 0 { "B" } else { "W" };
        sampled.extend(PLAIN.read(&format!("{side}:{text}")));
    }
    sampled
}

#[test]
fn sides_without_pieces_and_too_many_pieces() {
    let (plain, give_away) = (Endgames::of(Goal::Plain, 3), Endgames::of(Goal::GiveAway, 3));
    for (text, in_plain, in_give_away) in [
        ("B:W:B1", Verdict::Win(1), Verdict::Loss(1)),
        ("W:W:B1", Verdict::Loss(0), Verdict::Win(0)),
        ("B:W32:B", Verdict::Loss(0), Verdict::Win(0)),
    ] {
        assert_eq!(plain.verdict(&at(text)), Some(in_plain), "{text}");
        assert_eq!(give_away.verdict(&at(text)), Some(in_give_away), "{text}");
    }
    assert_eq!(plain.verdict(&at("B:W21,22:B1,2")), None);
    assert!(plain.best_moves(&at("B:W21,22:B1,2")).is_empty());
    assert_eq!(plain.verdict(&Checkers::new(Goal::Plain).start()), None);
}

#[test]
fn colours_make_no_difference() {
    let table = Endgames::of(Goal::GiveAway, 3);
    assert_eq!(at("B:W20,K30:B2").mover(), Player::First);
    assert_eq!(table.verdict(&at("B:W20,K30:B2")), table.verdict(&at("W:W31:B13,K3")));
}

#[test]
fn encoded_tables_are_decoded() {
    for goal in Goal::ALL {
        let table = Endgames::generate(goal, 3);
        let file = table.encode();
        assert_eq!(Endgames::decode(&file).as_ref(), Ok(&table));
        table.keep();
        assert_eq!(Endgames::of(goal, 3).encode(), file);
    }
}

#[test]
fn bad_files_are_told_apart() {
    let with = |offset: usize, byte: u8| {
        let mut file = FILE.clone();
        file[offset] = byte;
        Endgames::decode(&file).unwrap_err()
    };
    for length in [0, 3, 23, 24, FILE.len() / 2, FILE.len() - 1] {
        let expected = if length < 24 { 24 } else { FILE.len() as u64 };
        let error = TableError::Truncated { expected, found: length as u64 };
        assert_eq!(Endgames::decode(&FILE[..length]), Err(error));
    }
    assert_eq!(with(1, b'D'), TableError::NotATable { expected: "PEND" });
    assert_eq!(with(4, 9), TableError::Version { found: 9, expected: 1 });
    assert!(matches!(with(6, 2), TableError::WrongKind { found: 0x302, .. }));
    assert!(matches!(with(7, 5), TableError::WrongKind { found: 0x501, .. }));
    // The table of another goal, and damage anywhere.
    assert_eq!(with(6, 0), TableError::Checksum);
    for offset in (8..FILE.len()).step_by(997) {
        let error = with(offset, FILE[offset] ^ 0x10);
        assert!(matches!(error, TableError::Checksum | TableError::Truncated { .. }), "offset {offset}: {error}");
    }
    let mut longer = FILE.clone();
    longer.push(0);
    assert!(matches!(Endgames::decode(&longer), Err(TableError::TrailingBytes { .. })));
}
