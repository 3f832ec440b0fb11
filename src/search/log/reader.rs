//! Reading a log.

use std::fmt;

use super::{
    DETAIL, DepthTEvent, FLAG, HEAD, IdaEvent, ProofEvent, SECOND_FLAG, UctEvent,
    input::Input,
    kind,
    numbers::{from_zigzag, take_byte, take_number, take_value},
    structure::Structure,
};
use crate::search::{Bound, Cause, How, Source, Window};

/// An event of a search. Values and windows are from the point of view of the player to move at the node.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<'a> {
    /// A pass over the moves of the root begins.
    Pass {
        /// The depth in plies.
        depth: u64,
        /// The window.
        window: Window<f64>,
    },
    /// A child of the current node becomes the current node.
    Enter {
        /// The move; `None` for a null move.
        mv: Option<&'a str>,
        /// How the child is searched.
        how: How,
        /// The remaining depth; 0 or negative in a quiescence search.
        depth: i64,
        /// The window.
        window: Window<f64>,
        /// Whether the player who moved moves again.
        same_mover: bool,
    },
    /// The current node has a value without a search, and the search returns to its parent.
    Value {
        /// The value.
        value: f64,
        /// Whether it is exact or a bound.
        bound: Bound,
        /// Where it comes from.
        source: Source,
    },
    /// The player to move may stop with this value: a quiescence search goes on only for more.
    Stand(f64),
    /// The last child is the best so far.
    Best,
    /// The last child causes a cutoff.
    Cut {
        /// The kind of move.
        cause: Cause,
        /// The number of moves that are left out.
        left: u64,
    },
    /// The search of the current node ends, and returns to its parent.
    Leave {
        /// The value.
        value: f64,
        /// Whether it is exact or a bound.
        bound: Bound,
    },
    /// The whole search ends, with the value of the root and the best move, if they are known.
    Finish(Option<(f64, &'a str)>),
    /// An event of a proof-number search.
    Proof(ProofEvent<'a>),
    /// An event of a search by UCT.
    Uct(UctEvent<'a>),
    /// An event of IDA*.
    IdaStar(IdaEvent<'a>),
    /// An event of a depth-t search.
    DepthT(DepthTEvent<'a>),
}

/// The kind of a search, which decides what the bytes of events mean.
#[derive(Clone, Copy, Debug)]
pub(super) enum Kind {
    AlphaBeta,
    Proof,
    Uct,
    IdaStar,
    DepthT,
}

/// Why a log cannot be read on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogError {
    /// The number of bytes before the fault.
    pub at: usize,
    /// What was expected there.
    pub expected: &'static str,
    /// Whether the log ends there: it was cut off.
    pub is_end: bool,
}

impl fmt::Display for LogError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, expected, is_end } = self;
        if *is_end {
            return write!(f, "the log ends after {at} bytes: expected {expected}");
        }
        write!(f, "byte {at} of the log is not understood: expected {expected}")
    }
}

impl std::error::Error for LogError {}

/// Reads the events of a log, one after the other; after an error there are no more.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    /// The text of the game.
    pub game: &'a str,
    /// The text of the position at the root.
    pub position: &'a str,
    /// The text of the engine.
    pub engine: &'a str,
    input: Input<'a>,
    length: usize,
    kind: Kind,
    structure: Structure<'a>,
    /// Whether an error was returned.
    has_failed: bool,
    /// The windows of the nodes on the path as they are now, and whether their mover is that of the parent.
    path: Vec<(Window<f64>, bool)>,
    /// The value of the last child for the player to move at the current node.
    last: f64,
}

impl<'a> Reader<'a> {
    /// Reads the head of a log.
    ///
    /// # Errors
    ///
    /// If the bytes are not a log, or one of another version.
    pub fn new(log: &'a [u8]) -> Result<Self, LogError> {
        let mut left = log;
        let mut line = |expected| {
            let error = LogError { at: log.len() - left.len(), expected, is_end: false };
            let cut_off = LogError { at: log.len(), expected, is_end: true };
            let end = left.iter().position(|&byte| byte == b'\n').ok_or(cut_off)?;
            let line = std::str::from_utf8(&left[..end]).map_err(|_| error)?;
            left = &left[end + 1..];
            Ok(line)
        };
        let title = "the line “plyground search log 1”";
        let wrong = || LogError { at: 0, expected: title, is_end: false };
        if !HEAD.as_bytes().starts_with(&log[..log.len().min(HEAD.len())]) || line(title)? != HEAD {
            return Err(wrong());
        }
        let (game, position, engine) = (line("a game")?, line("a position")?, line("an engine")?);
        let kind = match engine.split('/').next() {
            Some("proof") => Kind::Proof,
            Some("uct") => Kind::Uct,
            Some("ida-star") => Kind::IdaStar,
            Some("depth-t") => Kind::DepthT,
            _ => Kind::AlphaBeta,
        };
        let (input, length) = (Input::new(left), log.len());
        let (structure, path) = (Structure::default(), Vec::new());
        Ok(Self { game, position, engine, input, length, kind, structure, has_failed: false, path, last: 0.0 })
    }

    fn window(&mut self) -> Option<Window<f64>> {
        Some(Window { alpha: take_value(&mut self.input.left)?, beta: take_value(&mut self.input.left)? })
    }

    /// Takes the value of the current node, and returns to its parent.
    fn close(&mut self) -> Option<f64> {
        let (_, same_mover) = self.path.pop()?;
        let value = take_value(&mut self.input.left)?;
        self.last = if same_mover { value } else { -value };
        Some(value)
    }

    fn raise(&mut self, value: f64) -> Option<()> {
        let (window, _) = self.path.last_mut()?;
        window.alpha = window.alpha.max(value);
        Some(())
    }

    fn event(&mut self) -> Result<Event<'a>, LogError> {
        let at = self.length - self.input.left.len();
        let wrong = |expected| LogError { at, expected, is_end: false };
        let length = self.length;
        let cut_off = |expected| LogError { at: length, expected, is_end: true };
        let first = take_byte(&mut self.input.left).ok_or_else(|| cut_off("the end of the search"))?;
        if let Some(expected) = self.structure.expected(self.kind, first) {
            return Err(wrong(expected));
        }
        let event = match self.kind {
            Kind::AlphaBeta => self.alpha_beta_event(first),
            Kind::Proof => ProofEvent::take(first, &mut self.input).map(Event::Proof),
            Kind::Uct => UctEvent::take(first, &mut self.input).map(Event::Uct),
            Kind::IdaStar => IdaEvent::take(first, &mut self.input).map(Event::IdaStar),
            Kind::DepthT => DepthTEvent::take(first, &mut self.input).map(Event::DepthT),
        };
        let whole = "a whole event of a search";
        let event = event.ok_or_else(|| if self.input.left.is_empty() { cut_off(whole) } else { wrong(whole) })?;
        self.structure.follow(&event).map_err(wrong)?;
        Ok(event)
    }

    fn alpha_beta_event(&mut self, first: u8) -> Option<Event<'a>> {
        let (flag, second) = (first & FLAG != 0, first & SECOND_FLAG != 0);
        let bound = match (flag, second) {
            (false, false) => Some(Bound::Exact),
            (true, false) => Some(Bound::AtLeast),
            (false, true) => Some(Bound::AtMost),
            (true, true) => None,
        };
        let detail = first >> DETAIL & 7;
        Some(match first & 7 {
            kind::PASS => {
                let depth = take_number(&mut self.input.left)?;
                let window = self.window()?;
                self.path.push((window, true));
                Event::Pass { depth, window }
            }
            kind::ENTER => {
                let how = *[How::Full, How::Scout, How::Late, How::Again, How::Null].get(usize::from(detail))?;
                let (mv, depth) = (self.input.mv()?, from_zigzag(take_number(&mut self.input.left)?));
                let (parent, _) = *self.path.last()?;
                let window = if flag { parent.below(second) } else { self.window()? };
                self.path.push((window, second));
                let mv = Some(mv).filter(|mv| !mv.is_empty());
                Event::Enter { mv, how, depth, window, same_mover: second }
            }
            kind::VALUE => {
                let source = *[Source::End, Source::Evaluation, Source::Table].get(usize::from(detail))?;
                Event::Value { value: self.close()?, bound: bound?, source }
            }
            kind::BEST => {
                self.raise(self.last)?;
                Event::Best
            }
            kind::CUT => {
                let cause = *[Cause::Table, Cause::Killer, Cause::Other, Cause::Null].get(usize::from(detail))?;
                Event::Cut { cause, left: take_number(&mut self.input.left)? }
            }
            kind::LEAVE => Event::Leave { value: self.close()?, bound: bound? },
            kind::FINISH if flag => Event::Finish(Some((take_value(&mut self.input.left)?, self.input.mv()?))),
            kind::FINISH => Event::Finish(None),
            _ => {
                let value = take_value(&mut self.input.left)?;
                self.raise(value)?;
                Event::Stand(value)
            }
        })
    }
}

impl<'a> Iterator for Reader<'a> {
    type Item = Result<Event<'a>, LogError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.has_failed || self.structure.is_over() && self.input.left.is_empty() {
            return None;
        }
        let event = self.event();
        self.has_failed = event.is_err();
        Some(event)
    }
}
