//! What a log tells about the whole search.

use std::cmp::Ordering;

use super::{DepthTEvent, Event, IdaEvent, LogError, ProofEvent, Reader, UctEvent};
use crate::search::{Cause, Found, Numbers, Origin, Source};

/// The counts and the result of a recorded search. They agree with the report of the search.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Replay {
    /// The number of passes over the moves of the root, of ways down from the root of a proof-number search, or of
    /// iterations of IDA* or UCT.
    pub passes: u64,
    /// The number of visits to positions; of positions that a proof-number search generated.
    pub nodes: u64,
    /// Positions where the game was over, the result was known, or the depth limit was reached; positions of a
    /// proof-number search that were not found in the table; positions that IDA* left out; results of UCT.
    pub leaves: u64,
    /// Positions beyond the depth limit.
    pub quiescence: u64,
    /// Positions cut off by the table, or found there.
    pub answers: u64,
    /// Positions that a proof-number search or UCT expanded.
    pub expanded: u64,
    /// The plies of the playouts of UCT, which are nodes.
    pub playouts: u64,
    /// Positions that repeated one on the path of a proof-number search.
    pub repetitions: u64,
    /// The numbers of the root after a proof-number search.
    pub numbers: Option<Numbers>,
    /// The last bound of IDA*.
    pub bound: Option<f64>,
    /// The distinct positions of a depth-t search, with the root.
    pub positions: u64,
    /// The number of leaves of a depth-t search that have its value.
    pub minimal_leaves: u64,
    /// Cutoffs by a move of the table, by a killer, by another move, and by a null move.
    pub cuts: [u64; 4],
    /// The number of moves that cutoffs left out.
    pub left_out: u64,
    /// The value of the root and the best move, if the search ended with them.
    pub result: Option<(f64, String)>,
    /// The principal variation of the last pass that ended.
    pub line: Vec<String>,
}

/// A node on the path: the move to it, its depth and the best line below it, its last move first.
struct Open<'a> {
    mv: Option<&'a str>,
    depth: i64,
    line: Vec<&'a str>,
}

/// A node on the path of a depth-t search: what its successors that were left amount to.
struct OpenMinimum {
    /// The least of their values.
    value: f64,
    /// The number of leaves below them that have this value.
    leaves: u64,
}

impl OpenMinimum {
    /// No successor was left yet.
    const NONE: Self = Self { value: f64::INFINITY, leaves: 0 };

    /// Adds a successor, or several leaves with the same value.
    fn add(&mut self, value: f64, leaves: u64) {
        match self.value.total_cmp(&value) {
            Ordering::Less => {}
            Ordering::Equal => self.leaves = self.leaves.saturating_add(leaves),
            Ordering::Greater => *self = Self { value, leaves },
        }
    }
}

impl Replay {
    /// Reads a log to its end.
    ///
    /// # Errors
    ///
    /// See [`Reader`].
    pub fn of(reader: Reader) -> Result<Self, LogError> {
        let (mut replay, mut path, mut last) = (Self::default(), Vec::<Open>::new(), None::<Open>);
        let mut minima = Vec::new();
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
                        node.line = child.line;
                        node.line.extend(child.mv);
                    }
                }
                Event::Cut { cause, left } => {
                    replay.cuts[cause as usize] += 1;
                    replay.left_out = replay.left_out.saturating_add(if cause == Cause::Null { 0 } else { left });
                }
                Event::Leave { .. } => {
                    last = path.pop();
                    if let Some(root) = last.as_ref().filter(|_| path.is_empty()) {
                        replay.line = root.line.iter().rev().map(ToString::to_string).collect();
                    }
                }
                Event::Finish(result) => replay.result = result.map(|(value, best)| (value, best.to_owned())),
                Event::Stand(_) => {}
                Event::Proof(event) => replay.count(event),
                Event::Uct(event) => replay.grow(event),
                Event::IdaStar(event) => replay.follow(event),
                Event::DepthT(event) => replay.collect(event, &mut minima),
            }
        }
        Ok(replay)
    }

    /// The line is the path to the current node.
    fn follow(&mut self, event: IdaEvent) {
        match event {
            IdaEvent::Begin(bound) => {
                self.passes += 1;
                self.nodes += 1;
                self.bound = Some(bound);
                self.line.clear();
            }
            IdaEvent::Enter { mv, .. } => {
                self.nodes += 1;
                self.line.push(mv.to_owned());
            }
            IdaEvent::LeaveOut { .. } => self.leaves += 1,
            IdaEvent::Leave => drop(self.line.pop()),
            IdaEvent::Stop => self.line.clear(),
            IdaEvent::Finish => self.result = self.line.first().map(|mv| (self.line.len() as f64, mv.clone())),
        }
    }

    /// `minima` has an entry for each node on the path.
    fn collect(&mut self, event: DepthTEvent, minima: &mut Vec<OpenMinimum>) {
        let (value, leaves) = match event {
            DepthTEvent::Begin { .. } => {
                (self.nodes, self.positions) = (1, 1);
                return minima.push(OpenMinimum::NONE);
            }
            DepthTEvent::Enter { position, .. } => {
                self.nodes += 1;
                self.positions = self.positions.max(position + 1);
                return minima.push(OpenMinimum::NONE);
            }
            DepthTEvent::Value { value, found, .. } => {
                self.leaves += u64::from(found != Found::Memory);
                self.answers += u64::from(found == Found::Memory);
                (value, 1)
            }
            DepthTEvent::Leave { value, minimal_leaves, .. } => (value, minimal_leaves),
            DepthTEvent::Finish { value, mv } => {
                self.result = Some((value, mv.to_owned()));
                self.line = vec![mv.to_owned()];
                return self.minimal_leaves = minima.pop().map_or(0, |root| root.leaves);
            }
        };
        minima.pop();
        if let Some(parent) = minima.last_mut() {
            parent.add(value, leaves);
        }
    }

    fn grow(&mut self, event: UctEvent) {
        match event {
            UctEvent::Begin => {
                self.passes += 1;
                self.leaves += 1;
            }
            UctEvent::Enter { .. } => self.nodes = self.nodes.saturating_add(1),
            UctEvent::Expand { .. } => self.expanded += 1,
            UctEvent::Estimate { plies, .. } => {
                self.playouts = self.playouts.saturating_add(plies);
                self.nodes = self.nodes.saturating_add(plies);
            }
            UctEvent::Prove { .. } => {}
            UctEvent::Finish { value, line } => {
                self.result = value.zip(line.first().map(ToString::to_string));
                self.line = line.into_iter().map(str::to_owned).collect();
            }
        }
    }

    fn count(&mut self, event: ProofEvent) {
        match event {
            ProofEvent::Begin { .. } => self.passes += 1,
            ProofEvent::Expand { generated } => {
                self.expanded += 1;
                self.nodes = self.nodes.saturating_add(generated);
                self.leaves = self.leaves.saturating_add(generated);
            }
            ProofEvent::Child(child) => {
                self.answers += u64::from(child.hit);
                self.leaves = self.leaves.saturating_sub(u64::from(child.hit));
                self.repetitions += u64::from(child.origin == Origin::Repetition);
            }
            ProofEvent::Finish { numbers, value, line, .. } => {
                self.numbers = Some(numbers);
                self.result = value.zip(line.first().map(ToString::to_string));
                self.line = line.into_iter().map(str::to_owned).collect();
            }
            ProofEvent::Enter { .. } | ProofEvent::Change(_) | ProofEvent::Leave { .. } => {}
        }
    }
}
