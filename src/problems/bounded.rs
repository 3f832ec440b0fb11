//! Full-width search for a win within a number of turns.

use std::fmt;

use super::turn::after_move;
use crate::{
    game::{Evaluate, Game, Player, Value},
    heartbeat::{self, Progress},
};

/// Proves or refutes that a player, the attacker, wins within a number of their own turns, whatever
/// the defender does: an AND/OR search of all moves, with a table of positions that are decided.
///
/// An evaluation orders the moves; no result depends on it.
///
/// ```
/// use plyground::{game::Notation, games::loa::Loa, players::HasEngines, problems::Bounded};
/// let (rules, evaluation) = Loa::default().with_evaluation();
/// let position = rules.read("8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w")?;
/// let mut search = Bounded::new(rules, evaluation);
/// assert_eq!(search.wins(&position, 1, 10_000), Ok(false));
/// assert_eq!(search.wins(&position, 2, 10_000), Ok(true));
/// # Ok::<(), plyground::game::TextError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Bounded<G: Game, E> {
    game: G,
    evaluation: E,
    attacker: Player,
    table: Vec<Slot>,
    nodes: u64,
    /// The nodes that the question may take.
    budget: u64,
    /// The number of nodes at which they are spent.
    limit: u64,
    /// For each ply, two moves that decided a position last.
    killers: Vec<[u16; 2]>,
    /// A buffer.
    legal: Vec<G::Move>,
    /// The moves of all positions on the path that are not yet tried, the next one last.
    open: Vec<(f64, G::Move)>,
}

/// The results about a position so far.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: u64,
    /// The attacker wins within this many turns; [`u8::MAX`] if unknown.
    wins: u8,
    /// The attacker does not win within fewer turns than this.
    needs: u8,
    /// The code of the move that decided it.
    code: u16,
}

const EMPTY: Slot = Slot { key: 0, wins: u8::MAX, needs: 0, code: NONE };
/// No move has this code.
const NONE: u16 = u16::MAX;

/// The limit of nodes was reached before the question was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spent;

impl fmt::Display for Spent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not decided within the limit of nodes")
    }
}

impl std::error::Error for Spent {}

impl<G: Game, E: Evaluate<G>> Bounded<G, E> {
    /// The table has 2¹⁶ entries.
    const ENTRIES: usize = 1 << 16;
    /// Plies that have killer moves of their own.
    const PLIES: usize = 64;

    /// Prepares searches.
    #[must_use]
    pub fn new(game: G, evaluation: E) -> Self {
        Self {
            game,
            evaluation,
            attacker: Player::First,
            table: vec![EMPTY; Self::ENTRIES],
            nodes: 0,
            budget: 0,
            limit: 0,
            killers: vec![[NONE; 2]; Self::PLIES],
            legal: Vec::new(),
            open: Vec::new(),
        }
    }

    /// The rules.
    pub const fn game(&self) -> &G {
        &self.game
    }

    /// The evaluation that orders the moves.
    pub(super) const fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// The nodes visited by all searches so far.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the player to move wins within this many turns, of which the current one is the
    /// first.
    ///
    /// # Errors
    ///
    /// [`Spent`] after this many nodes.
    pub fn wins(&mut self, position: &G::Position, turns: u8, nodes: u64) -> Result<bool, Spent> {
        self.attack(self.game.mover(position));
        self.allow(nodes);
        self.proves(position, turns)
    }

    /// Whose wins are asked for. Forgets what it knows about the other player's.
    pub(super) fn attack(&mut self, attacker: Player) {
        if self.attacker != attacker {
            self.attacker = attacker;
            self.table.fill(EMPTY);
            self.killers.fill([NONE; 2]);
        }
    }

    /// The nodes that all proofs from here on may take together.
    pub(super) const fn allow(&mut self, nodes: u64) {
        self.budget = nodes;
        self.limit = self.nodes.saturating_add(nodes);
    }

    const fn progress(&self) -> Progress {
        Progress { searched: self.budget.saturating_sub(self.limit.saturating_sub(self.nodes)), budget: self.budget }
    }

    /// Whether the attacker wins within this many of their turns, whoever is to move.
    pub(super) fn proves(&mut self, position: &G::Position, turns: u8) -> Result<bool, Spent> {
        self.open.clear();
        self.search(position, turns, 0)
    }

    fn search(&mut self, position: &G::Position, turns: u8, ply: usize) -> Result<bool, Spent> {
        if self.nodes >= self.limit {
            return Err(Spent);
        }
        self.nodes += 1;
        heartbeat::beat_with(self.nodes, || self.progress());
        if let Some(outcome) = self.game.outcome(position) {
            return Ok(outcome.winner == Some(self.attacker));
        }
        let attacks = self.game.mover(position) == self.attacker;
        if turns == 0 && attacks {
            return Ok(false);
        }
        if let Some(plies) = self.game.wins_within(position)
            && (!attacks || plies.div_ceil(2) <= turns.into())
        {
            return Ok(attacks);
        }
        let key = self.game.key(position);
        let known = self.table[Self::slot(key)];
        if known.key == key {
            if known.wins <= turns {
                return Ok(true);
            }
            if known.needs > turns {
                return Ok(false);
            }
        }
        let first = if known.key == key { known.code } else { NONE };
        let end = self.open.len();
        let decided = self.order(position, (turns, ply), attacks, first);
        let mut answer = decided.map(|mv| (attacks, self.game.move_code(mv)));
        while answer.is_none() && self.open.len() > end {
            let Some((_, mv)) = self.open.pop() else { break };
            let after = after_move(&self.game, position, mv);
            let ends = attacks && self.game.mover(&after) != self.attacker;
            if self.search(&after, turns - u8::from(ends), ply + 1)? == attacks {
                answer = Some((attacks, self.game.move_code(mv)));
            }
        }
        self.open.truncate(end);
        let (wins, code) = answer.unwrap_or((!attacks, NONE));
        self.store(key, turns, wins, code);
        if code != NONE {
            let killers = &mut self.killers[ply.min(Self::PLIES - 1)];
            if killers[0] != code {
                *killers = [code, killers[0]];
            }
        }
        Ok(wins)
    }

    /// Returns a move that decides the position immediately, or adds the moves that do not decide it,
    /// the most promising one last.
    fn order(
        &mut self,
        position: &G::Position,
        (turns, ply): (u8, usize),
        attacks: bool,
        first: u16,
    ) -> Option<G::Move> {
        let (mover, begin) = (self.game.mover(position), self.open.len());
        let killers = self.killers[ply.min(Self::PLIES - 1)];
        let mut legal = std::mem::take(&mut self.legal);
        legal.clear();
        self.game.moves(position, &mut legal);
        let mut decides = None;
        for &mv in &legal {
            let after = after_move(&self.game, position, mv);
            if let Some(outcome) = self.game.outcome(&after) {
                self.nodes += 1;
                if (outcome.winner == Some(self.attacker)) == attacks {
                    decides = Some(mv);
                    break;
                }
                continue;
            }
            if turns == 0 && self.game.mover(&after) == self.attacker {
                // The game goes on, and the attacker has no turn left.
                decides = Some(mv);
                break;
            }
            let code = self.game.move_code(mv);
            let promise = if code == first {
                f64::INFINITY
            } else if let Some(killer) = killers.iter().position(|&killer| killer == code) {
                f64::MAX / [1.0, 2.0][killer]
            } else if turns < 2 && attacks {
                // It wins immediately or not at all.
                0.0
            } else {
                let value = self.evaluation.evaluate(&self.game, &after).real();
                if self.game.mover(&after) == mover { value } else { -value }
            };
            self.open.push((promise, mv));
        }
        self.legal = legal;
        // A stable order: equally promising moves are tried as the rules list them.
        self.open[begin..].reverse();
        self.open[begin..].sort_by(|one, other| one.0.total_cmp(&other.0));
        decides
    }

    const fn slot(key: u64) -> usize {
        // Truncation is intended: the lowest bits number the slots.
        #[allow(clippy::cast_possible_truncation)]
        let slot = key as usize & (Self::ENTRIES - 1);
        slot
    }

    fn store(&mut self, key: u64, turns: u8, wins: bool, code: u16) {
        let slot = &mut self.table[Self::slot(key)];
        if slot.key != key {
            *slot = Slot { key, ..EMPTY };
        }
        if wins {
            slot.wins = slot.wins.min(turns);
        } else {
            slot.needs = slot.needs.max(turns + 1);
        }
        if code != NONE {
            slot.code = code;
        }
    }
}
