//! The observer that writes a log.

use super::{
    FLAG, SECOND_FLAG, kind,
    numbers::{push_number, push_value, zigzag},
    writer::Writer,
};
use crate::{
    game::{Notation, Value},
    search::{Bound, Cause, Entered, How, Observer, Source, Window},
};

/// Writes the events of a search as bytes.
#[derive(Clone, Debug)]
pub struct Recorder<V> {
    pub(super) writer: Writer,
    path: Vec<Open<V>>,
    /// The value of the last child for the player to move at the current node.
    last: V,
}

/// A node on the path: its window as it is now, and whether the player who moved there moves again.
#[derive(Clone, Copy, Debug)]
struct Open<V> {
    window: Window<V>,
    same_mover: bool,
}

impl<V: Value> Default for Recorder<V> {
    fn default() -> Self {
        Self { writer: Writer::default(), path: Vec::new(), last: V::DRAW }
    }
}

impl<V: Value> Recorder<V> {
    /// The bytes since the last call.
    #[must_use]
    pub fn take(&mut self) -> Vec<u8> {
        self.writer.take()
    }

    fn push_window(&mut self, window: Window<V>) {
        push_value(&mut self.writer.bytes, window.alpha.real());
        push_value(&mut self.writer.bytes, window.beta.real());
    }

    /// Leaves the current node with a value.
    fn close(&mut self, value: V) {
        push_value(&mut self.writer.bytes, value.real());
        let same_mover = self.path.pop().is_some_and(|open| open.same_mover);
        self.last = if same_mover { value } else { -value };
    }

    fn raise(&mut self, value: V) {
        if let Some(Open { window, .. }) = self.path.last_mut()
            && value > window.alpha
        {
            window.alpha = value;
        }
    }
}

impl<G: Notation, V: Value> Observer<G, V> for Recorder<V> {
    fn pass(&mut self, depth: u32, window: Window<V>) {
        self.writer.push(kind::PASS, 0, 0);
        push_number(&mut self.writer.bytes, depth.into());
        self.push_window(window);
        self.path.clear();
        self.path.push(Open { window, same_mover: true });
    }

    fn enter(&mut self, game: &G, position: &G::Position, entered: Entered<G::Move, V>) {
        let Entered { mv, how, depth, window, same_mover } = entered;
        let is_inherited = self.path.last().is_some_and(|open| open.window.below(same_mover) == window);
        let detail = match how {
            How::Full => 0,
            How::Scout => 1,
            How::Late => 2,
            How::Again => 3,
            How::Null => 4,
        };
        let flags = if is_inherited { FLAG } else { 0 } | if same_mover { SECOND_FLAG } else { 0 };
        self.writer.push(kind::ENTER, detail, flags);
        match mv {
            Some(mv) => self.writer.push_move(game.show_move(position, mv)),
            None => push_number(&mut self.writer.bytes, 0),
        }
        push_number(&mut self.writer.bytes, zigzag(depth.into()));
        if !is_inherited {
            self.push_window(window);
        }
        self.path.push(Open { window, same_mover });
    }

    fn answer(&mut self, value: V, bound: Bound, source: Source) {
        let detail = match source {
            Source::End => 0,
            Source::Evaluation => 1,
            Source::Table => 2,
        };
        self.writer.push(kind::VALUE, detail, flags_of(bound));
        self.close(value);
    }

    fn stand(&mut self, value: V) {
        self.writer.push(kind::STAND, 0, 0);
        push_value(&mut self.writer.bytes, value.real());
        self.raise(value);
    }

    fn best(&mut self) {
        self.writer.push(kind::BEST, 0, 0);
        self.raise(self.last);
    }

    fn cut(&mut self, cause: Cause, left: usize) {
        let detail = match cause {
            Cause::Table => 0,
            Cause::Killer => 1,
            Cause::Other => 2,
            Cause::Null => 3,
        };
        self.writer.push(kind::CUT, detail, 0);
        push_number(&mut self.writer.bytes, left as u64);
    }

    fn leave(&mut self, value: V, bound: Bound) {
        self.writer.push(kind::LEAVE, 0, flags_of(bound));
        self.close(value);
    }

    fn finish(&mut self, game: &G, root: &G::Position, value: Option<V>, best: Option<G::Move>) {
        let result = value.zip(best);
        self.writer.push(kind::FINISH, 0, if result.is_some() { FLAG } else { 0 });
        if let Some((value, best)) = result {
            push_value(&mut self.writer.bytes, value.real());
            self.writer.push_move(game.show_move(root, best));
        }
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.take()
    }
}

fn flags_of(bound: Bound) -> u8 {
    match bound {
        Bound::Exact => 0,
        Bound::AtLeast => FLAG,
        Bound::AtMost => SECOND_FLAG,
    }
}
