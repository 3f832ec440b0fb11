//! The events of proof-number searches.

use super::{
    DETAIL, FLAG, SECOND_FLAG,
    input::Input,
    numbers::{push_number, push_value, take_number, take_value},
    recorder::Recorder,
};
use crate::{
    game::{Notation, Value},
    search::{Generated, INFINITE, Numbers, Origin, Proof, ProofObserver, ProofReport},
};

mod kind {
    pub(super) const BEGIN: u8 = 0;
    pub(super) const ENTER: u8 = 1;
    pub(super) const CHILD: u8 = 2;
    pub(super) const CHANGE: u8 = 3;
    pub(super) const EXPAND: u8 = 4;
    pub(super) const LEAVE: u8 = 5;
    pub(super) const FINISH: u8 = 6;
}

const ORIGINS: [Origin; 5] = [Origin::End, Origin::New, Origin::Table, Origin::Repetition, Origin::Unseen];

/// An event of a proof-number search.
#[derive(Clone, Debug, PartialEq)]
pub enum ProofEvent<'a> {
    /// The search goes down from the root.
    Begin {
        /// Whether the attacker is to move there.
        attacks: bool,
    },
    /// A child of the current node becomes the current node.
    Enter {
        /// The move.
        mv: &'a str,
        /// A depth-first search leaves it when one of its numbers reaches its limit.
        limits: Option<Numbers>,
    },
    /// The current node is expanded.
    Expand {
        /// The number of positions that are generated.
        generated: u64,
    },
    /// The current node has a child.
    Child(Generated<&'a str>),
    /// The numbers of the current node become these.
    Change(Numbers),
    /// The search leaves the current node.
    Leave {
        /// Its numbers.
        numbers: Numbers,
        /// The plies to the end of a decided game, if it ends.
        plies: Option<u32>,
        /// Whether a disproof holds only on this path.
        bound: bool,
    },
    /// The search ends.
    Finish {
        /// The numbers of the root.
        numbers: Numbers,
        /// The plies to the end of a decided game, if it ends.
        plies: Option<u32>,
        /// The value of a decided root for the player to move.
        value: Option<f64>,
        /// The principal variation.
        line: Vec<&'a str>,
    },
}

impl<'a> ProofEvent<'a> {
    /// Takes the rest of an event that begins with this byte.
    pub(super) fn take(first: u8, input: &mut Input<'a>) -> Option<Self> {
        let (flag, second) = (first & FLAG != 0, first & SECOND_FLAG != 0);
        Some(match first & 7 {
            kind::BEGIN => Self::Begin { attacks: flag },
            kind::ENTER => {
                let mv = input.mv()?;
                let mut limit = || match take_number(&mut input.left)? {
                    0 => Some(INFINITE),
                    number => u32::try_from(number).ok(),
                };
                let limits = if flag { Some(Numbers { proof: limit()?, disproof: limit()? }) } else { None };
                Self::Enter { mv, limits }
            }
            kind::CHILD => {
                let origin = *ORIGINS.get(usize::from(first >> DETAIL & 7))?;
                let mv = input.mv()?;
                let (numbers, plies) = take_numbers(input)?;
                Self::Child(Generated { mv, origin, hit: flag, numbers, plies, same_mover: second })
            }
            kind::CHANGE => Self::Change(take_numbers(input)?.0),
            kind::EXPAND => Self::Expand { generated: take_number(&mut input.left)? },
            kind::LEAVE => {
                let (numbers, plies) = take_numbers(input)?;
                Self::Leave { numbers, plies, bound: flag }
            }
            kind::FINISH => {
                let (numbers, plies) = take_numbers(input)?;
                let value = if flag { Some(take_value(&mut input.left)?) } else { None };
                let moves = take_number(&mut input.left)?;
                let line = (0..moves).map(|_| input.mv()).collect::<Option<_>>()?;
                Self::Finish { numbers, plies, value, line }
            }
            _ => return None,
        })
    }
}

/// Takes the numbers of a position, and the plies to its end.
fn take_numbers(input: &mut Input) -> Option<(Numbers, Option<u32>)> {
    let mut number = || u32::try_from(take_number(&mut input.left)?).ok();
    Some(match number()? {
        0 => (Numbers::PROVEN, number()?.checked_sub(1)),
        1 => (Numbers::DISPROVEN, number()?.checked_sub(1)),
        proof => (Numbers { proof: proof - 1, disproof: number()? }, None),
    })
}

/// Appends the numbers of a position, and the plies to its end.
fn push_numbers(bytes: &mut Vec<u8>, numbers: Numbers, plies: Option<u32>) {
    let plies = plies.map_or(0, |plies| u64::from(plies) + 1);
    let (first, second) = match numbers.proof() {
        Proof::Proven => (0, plies),
        Proof::Disproven => (1, plies),
        Proof::Unknown => (u64::from(numbers.proof) + 1, numbers.disproof.into()),
    };
    push_number(bytes, first);
    push_number(bytes, second);
}

impl<G: Notation, V: Value> ProofObserver<G> for Recorder<V> {
    fn begin(&mut self, attacks: bool) {
        self.writer.push(kind::BEGIN, 0, if attacks { FLAG } else { 0 });
    }

    fn enter(&mut self, game: &G, position: &G::Position, mv: G::Move, limits: Option<Numbers>) {
        self.writer.push(kind::ENTER, 0, if limits.is_some() { FLAG } else { 0 });
        self.writer.push_move(game.show_move(position, mv));
        for limit in limits.into_iter().flat_map(|Numbers { proof, disproof }| [proof, disproof]) {
            push_number(&mut self.writer.bytes, if limit == INFINITE { 0 } else { limit.into() });
        }
    }

    fn expand(&mut self, generated: u64) {
        self.writer.push(kind::EXPAND, 0, 0);
        push_number(&mut self.writer.bytes, generated);
    }

    fn child(&mut self, game: &G, position: &G::Position, child: Generated<G::Move>) {
        let Generated { mv, origin, hit, numbers, plies, same_mover } = child;
        let flags = if hit { FLAG } else { 0 } | if same_mover { SECOND_FLAG } else { 0 };
        self.writer.push(kind::CHILD, origin as u8, flags);
        self.writer.push_move(game.show_move(position, mv));
        push_numbers(&mut self.writer.bytes, numbers, plies);
    }

    fn change(&mut self, numbers: Numbers) {
        self.writer.push(kind::CHANGE, 0, 0);
        push_numbers(&mut self.writer.bytes, numbers, None);
    }

    fn leave(&mut self, numbers: Numbers, plies: Option<u32>, bound: bool) {
        self.writer.push(kind::LEAVE, 0, if bound { FLAG } else { 0 });
        push_numbers(&mut self.writer.bytes, numbers, plies);
    }

    fn finish(&mut self, game: &G, root: &G::Position, attacks: bool, report: &ProofReport<G::Move>) {
        let won = match report.proof {
            Proof::Unknown => None,
            proof => Some((proof == Proof::Proven) == attacks),
        };
        self.writer.push(kind::FINISH, 0, if won.is_some() { FLAG } else { 0 });
        push_numbers(&mut self.writer.bytes, report.numbers, report.plies);
        if let Some(won) = won {
            let value = report.plies.map_or(V::DRAW, |plies| V::decided(won, plies));
            push_value(&mut self.writer.bytes, value.real());
        }
        push_number(&mut self.writer.bytes, report.line.len() as u64);
        let mut position = root.clone();
        for &mv in &report.line {
            self.writer.push_move(game.show_move(&position, mv));
            game.play(&mut position, mv);
        }
    }

    fn take_log(&mut self) -> Vec<u8> {
        self.take()
    }
}
