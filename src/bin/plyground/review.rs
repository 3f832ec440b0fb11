//! `games --review`: what the moves of a game cost, in words.

use plyground::{
    game::Player,
    records::Record,
    review::{Gift, Judged, ReviewedMove, points, turning_points},
};

/// How well each player played, and the moves at which the game turned, a line each.
pub fn reviewed(record: &Record, moves: &[ReviewedMove]) -> Vec<String> {
    let mut lines = Vec::new();
    for (player, name) in [Player::First, Player::Second].into_iter().zip(record.players()) {
        let own = moves.iter().filter(|moved| moved.side == player).filter_map(|moved| moved.judged.as_ref());
        let name = if name.is_empty() { format!("{player} player") } else { name.to_owned() };
        lines.extend(headline(&own.collect::<Vec<_>>()).map(|headline| format!("{name}: {headline}")));
    }
    let turned = |moved: &ReviewedMove| Some(format!("ply {}: {}", moved.ply, turned(moved.judged.as_ref()?)));
    lines.extend(turning_points(moves).into_iter().filter_map(turned));
    lines
}

/// How well a player played; `None` without a move that was valued.
fn headline(own: &[&Judged]) -> Option<String> {
    let costs: Vec<_> = own.iter().filter(|judged| judged.is_mistake()).map(|judged| points([*judged])).collect();
    let together = points(own.iter().copied());
    Some(match (&costs[..], own.len()) {
        (_, 0) => return None,
        ([], _) if together > 0.0 => format!("no single move cost 10 points; together they cost {together}"),
        ([], 1) => "the only move kept the value".to_owned(),
        ([], all) => format!("all {all} moves kept the value"),
        ([cost], all) => format!("{} of {} kept the value; the other cost {cost} points", all - 1, counted(all)),
        ([first @ .., last], all) => {
            let first = first.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            let good = all - costs.len();
            format!("{good} of {} kept the value; the others cost {first} and {last} points", counted(all))
        }
    })
}

fn counted(moves: usize) -> String {
    if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") }
}

/// A move at which the game turned, and the better one.
fn turned(judged: &Judged) -> String {
    let Judged { played, gift, .. } = judged;
    let (what, how) = match gift {
        Some(Gift::Win) => ("gave away a win".to_owned(), "exact"),
        Some(Gift::Draw) => ("gave away a draw".to_owned(), "exact"),
        None => (format!("cost {} points", points([judged])), "estimated"),
    };
    format!("{} ({}) {what}, {how}; {}", played.found.name, played.told(), judged.better())
}
