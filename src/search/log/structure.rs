//! The structure of a log: which events may follow those before.

use std::collections::BTreeMap;

use super::{DepthTEvent, Event, IdaEvent, ProofEvent, UctEvent, kind, reader::Kind};

/// Where an event leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// To the root.
    Begin,
    /// To a child of the current node.
    Down,
    /// To the parent of the current node.
    Up,
    /// To no other node.
    Stay,
    /// To the end of the search.
    End,
}

impl Event<'_> {
    /// Where the event leads.
    #[must_use]
    pub const fn step(&self) -> Step {
        match self {
            Self::Pass { .. }
            | Self::Proof(ProofEvent::Begin { .. })
            | Self::Uct(UctEvent::Begin)
            | Self::IdaStar(IdaEvent::Begin(_))
            | Self::DepthT(DepthTEvent::Begin { .. }) => Step::Begin,
            Self::Enter { .. }
            | Self::Proof(ProofEvent::Enter { .. })
            | Self::Uct(UctEvent::Enter { .. })
            | Self::IdaStar(IdaEvent::Enter { .. })
            | Self::DepthT(DepthTEvent::Enter { .. }) => Step::Down,
            Self::Value { .. }
            | Self::Leave { .. }
            | Self::Proof(ProofEvent::Leave { .. })
            | Self::Uct(UctEvent::Prove { .. })
            | Self::IdaStar(IdaEvent::Leave)
            | Self::DepthT(DepthTEvent::Value { .. } | DepthTEvent::Leave { .. }) => Step::Up,
            Self::Finish(_)
            | Self::Proof(ProofEvent::Finish { .. })
            | Self::Uct(UctEvent::Finish { .. })
            | Self::IdaStar(IdaEvent::Finish | IdaEvent::Stop)
            | Self::DepthT(DepthTEvent::Finish { .. }) => Step::End,
            _ => Step::Stay,
        }
    }
}

/// A node that was entered and not left.
#[derive(Clone, Copy, Debug, Default)]
struct Open {
    /// The number of its line of moves in a proof-number search or UCT; that of the root is 0.
    line: usize,
    /// Whether a child of it was left.
    has_child: bool,
    /// Whether it was expanded since it was entered.
    is_expanded: bool,
}

/// What the events so far allow.
#[derive(Clone, Debug, Default)]
pub(super) struct Structure<'a> {
    path: Vec<Open>,
    /// The children that a proof-number search or UCT has listed: the numbers of their lines, by that of the parent and the
    /// move.
    children: BTreeMap<(usize, &'a str), usize>,
    has_begun: bool,
    /// Whether the iteration of UCT has a result.
    has_result: bool,
    /// The number of positions of a depth-t search.
    positions: u64,
    is_over: bool,
}

impl<'a> Structure<'a> {
    /// What is expected instead of an event that begins with this byte, if it may not follow.
    pub(super) fn expected(&self, of: Kind, first: u8) -> Option<&'static str> {
        let (node, depth) = (self.path.last(), self.path.len());
        match (of, first & 7) {
            _ if self.is_over => Some("nothing after the end of the search"),
            (Kind::Uct, kind) => self.expected_of_uct(kind),
            (Kind::DepthT, kind::PASS) if self.has_begun => Some("one beginning"),
            (_, kind::PASS) if depth > 0 => Some("the search to leave the root before it begins there again"),
            (Kind::AlphaBeta | Kind::Proof, kind::FINISH) | (_, kind::PASS) => None,
            _ if depth == 0 => Some("the search to begin at the root"),
            (Kind::AlphaBeta, kind::BEST | kind::CUT) if !node.is_some_and(|node| node.has_child) => {
                Some("a child that was searched")
            }
            (Kind::Proof, kind::CHILD) if !node.is_some_and(|node| node.is_expanded) => {
                Some("the current node to be expanded before its children")
            }
            (Kind::DepthT, kind::VALUE | kind::LEAVE) if depth == 1 => Some("the search to end at the root"),
            (Kind::DepthT, kind::FINISH) if depth > 1 => Some("all nodes but the root to be left"),
            _ => None,
        }
    }

    /// The same for UCT, whose iterations end with a result, and with proofs from the last node on.
    fn expected_of_uct(&self, kind: u8) -> Option<&'static str> {
        let is_between = !self.has_begun || self.has_result;
        match kind {
            kind::PASS | kind::FINISH => (!is_between).then_some("the iteration to have a result before it ends"),
            _ if self.path.is_empty() => Some("the search to begin at the root"),
            kind::ENTER | kind::CHILD | kind::ESTIMATE if self.has_result => {
                Some("the next iteration or the end of the search")
            }
            _ => None,
        }
    }

    /// Follows an event of UCT. Returns the number of the line of a child that is entered.
    fn follow_uct(&mut self, event: &UctEvent<'a>) -> Result<usize, &'static str> {
        let parent = self.path.last().map_or(0, |node| node.line);
        match event {
            UctEvent::Begin => {
                self.path.clear();
                self.has_result = false;
            }
            UctEvent::Enter { mv } => return self.children.get(&(parent, *mv)).copied().ok_or("a child"),
            UctEvent::Expand { moves, .. } => {
                for mv in moves {
                    let next = self.children.len() + 1;
                    if self.children.insert((parent, mv), next).is_some() {
                        return Err("each child once");
                    }
                }
            }
            UctEvent::Estimate { .. } | UctEvent::Prove { .. } => self.has_result = true,
            UctEvent::Finish { .. } => {}
        }
        Ok(0)
    }

    /// Follows an event.
    ///
    /// # Errors
    ///
    /// What is expected instead.
    pub(super) fn follow(&mut self, event: &Event<'a>) -> Result<(), &'static str> {
        let parent = self.path.last().map_or(0, |node| node.line);
        let mut line = 0;
        match event {
            Event::DepthT(DepthTEvent::Begin { .. }) => self.positions = 1,
            Event::DepthT(DepthTEvent::Enter { position, .. }) => {
                if *position > self.positions {
                    return Err("the numbers of positions without gaps");
                }
                self.positions = self.positions.max(position + 1);
            }
            Event::Proof(ProofEvent::Child(child)) => {
                let next = self.children.len() + 1;
                self.children.entry((parent, child.mv)).or_insert(next);
            }
            Event::Uct(event) => line = self.follow_uct(event)?,
            Event::Proof(ProofEvent::Enter { mv, .. }) => {
                line = *self.children.get(&(parent, *mv)).ok_or("a child")?;
            }
            Event::Proof(ProofEvent::Expand { .. }) => {
                if let Some(node) = self.path.last_mut() {
                    node.is_expanded = true;
                }
            }
            _ => {}
        }
        match event.step() {
            Step::Begin | Step::Down => {
                self.has_begun = true;
                self.path.push(Open { line, ..Open::default() });
            }
            Step::Up => {
                self.path.pop();
                if let Some(parent) = self.path.last_mut() {
                    parent.has_child = true;
                }
            }
            Step::End => self.is_over = true,
            Step::Stay => {}
        }
        Ok(())
    }

    /// Whether the search has ended.
    pub(super) const fn is_over(&self) -> bool {
        self.is_over
    }
}
