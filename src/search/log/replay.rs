//! What a log tells about the whole search.

use super::{Event, LogError, Reader};
use crate::search::{Cause, Source};

/// The counts and the result of a recorded search. They agree with the [`Report`](crate::search::Report) of the search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// The number of passes over the moves of the root.
    pub passes: u64,
    /// The number of visits to positions.
    pub nodes: u64,
    /// Positions where the game was over, the result was known, or the depth limit was reached.
    pub leaves: u64,
    /// Positions beyond the depth limit.
    pub quiescence: u64,
    /// Positions cut off by the table.
    pub answers: u64,
    /// Cutoffs by a move of the table, by a killer, by another move, and by a null move.
    pub cuts: [u64; 4],
    /// The number of moves that cutoffs left out.
    pub left_out: u64,
    /// The value of the root and the best move, if the search ended with them.
    pub result: Option<(f64, String)>,
    /// The principal variation of the last pass that ended.
    pub line: Vec<String>,
}

/// A node on the path: the move to it, its depth and the best line below it.
struct Open<'a> {
    mv: Option<&'a str>,
    depth: i64,
    line: Vec<&'a str>,
}

impl Replay {
    /// Reads a log to its end.
    ///
    /// # Errors
    ///
    /// See [`Reader`].
    pub fn of(reader: Reader) -> Result<Self, LogError> {
        let (mut replay, mut path, mut last) = (Self::default(), Vec::<Open>::new(), None::<Open>);
        for event in reader {
            match event? {
                Event::Pass { depth, .. } => {
                    replay.passes += 1;
                    replay.nodes += 1;
                    path = vec![Open { mv: None, depth: depth.cast_signed(), line: Vec::new() }];
                }
                Event::Enter { mv, depth, .. } => {
                    replay.nodes += 1;
                    replay.leaves += u64::from(depth == 0);
                    replay.quiescence += u64::from(depth < 0);
                    path.push(Open { mv, depth, line: Vec::new() });
                }
                Event::Value { source, .. } => {
                    let node = path.pop();
                    let is_above = node.as_ref().is_some_and(|node| node.depth > 0);
                    replay.leaves += u64::from(is_above && source == Source::End);
                    replay.answers += u64::from(source == Source::Table);
                    last = node;
                }
                Event::Best => {
                    if let (Some(node), Some(child)) = (path.last_mut(), last.take()) {
                        node.line = child.mv.into_iter().chain(child.line).collect();
                    }
                }
                Event::Cut { cause, left } => {
                    replay.cuts[cause as usize] += 1;
                    replay.left_out += if cause == Cause::Null { 0 } else { left };
                }
                Event::Leave { .. } => {
                    last = path.pop();
                    if let Some(root) = last.as_ref().filter(|_| path.is_empty()) {
                        replay.line = root.line.iter().map(ToString::to_string).collect();
                    }
                }
                Event::Finish(result) => replay.result = result.map(|(value, best)| (value, best.to_owned())),
                Event::Stand(_) => {}
            }
        }
        Ok(replay)
    }
}
