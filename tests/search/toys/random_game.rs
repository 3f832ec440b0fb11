use plyground::game::{Evaluate, Game, Outcome, Player};

use super::mix;

/// A random game by seed. Layers have few positions, so there are many transpositions, some of which are
/// reached after different numbers of moves. Wins, losses and draws are strewn about.
#[derive(Clone, Copy)]
pub struct RandomGame {
    pub seed: u64,
    pub turns: Turns,
}

/// The player to move.
#[derive(Clone, Copy)]
pub enum Turns {
    /// The opponent moves next.
    Alternate,
    /// A turn has two moves, the first turn of the game one.
    Pairs,
    /// Either player may be next.
    Any,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Node {
    layer: u8,
    id: u8,
    mover: Player,
    /// Whether the next move is the last of the turn.
    last: bool,
    passed: bool,
}

const LAYERS: u8 = 14;

impl RandomGame {
    /// Random bits of a node, the same whoever is to move.
    fn bits(self, node: Node, salt: u64) -> u64 {
        mix(mix(self.seed ^ salt << 32) ^ u64::from(node.layer) << 8 ^ u64::from(node.id))
    }
}

impl Game for RandomGame {
    type Position = Node;
    /// The number of the move, and a kind.
    type Move = (u8, u8);
    const MOVE_CODES: usize = 64;

    fn start(&self) -> Node {
        Node { layer: 0, id: 0, mover: Player::First, last: true, passed: false }
    }

    fn mover(&self, node: &Node) -> Player {
        node.mover
    }

    fn outcome(&self, node: &Node) -> Option<Outcome> {
        let bits = self.bits(*node, 1);
        let over = node.layer >= LAYERS || node.layer > 0 && bits.is_multiple_of(9);
        let winner = [None, Some(Player::First), Some(Player::Second)][(bits >> 32) as usize % 3];
        over.then_some(Outcome { winner, reason: "chance" })
    }

    fn moves(&self, node: &Node, moves: &mut Vec<(u8, u8)>) {
        if self.outcome(node).is_none() {
            let bits = self.bits(*node, 2);
            moves.extend((0..=(bits % 4) as u8).map(|number| (number, (bits >> (8 + 3 * number) & 7) as u8)));
        }
    }

    fn play(&self, node: &mut Node, (number, _): (u8, u8)) {
        let bits = self.bits(*node, 3 + u64::from(number));
        node.layer += 1 + u8::from(bits.is_multiple_of(3));
        node.id = (bits >> 8 & 15) as u8;
        let stays = match self.turns {
            Turns::Alternate => false,
            Turns::Pairs => !node.last,
            Turns::Any => bits >> 16 & 1 == 1,
        };
        node.last = !matches!(self.turns, Turns::Pairs) || stays;
        if !stays {
            node.mover = !node.mover;
        }
        node.passed = false;
    }

    fn key(&self, node: &Node) -> u64 {
        let flags = (node.mover as u64) << 2 | u64::from(node.last) << 1 | u64::from(node.passed);
        mix(u64::from(node.layer) << 16 | u64::from(node.id) << 3 | flags)
    }

    fn move_code(&self, (number, kind): (u8, u8)) -> u16 {
        u16::from(kind) << 3 | u16::from(number)
    }

    fn rank(&self, _: &Node, (number, kind): (u8, u8)) -> i32 {
        i32::from(kind) - i32::from(number % 3)
    }

    fn is_quiet(&self, _: &Node, (_, kind): (u8, u8)) -> bool {
        kind < 3
    }

    fn pass(&self, node: &Node) -> Option<Node> {
        assert!(!node.passed, "nobody passes twice in a row");
        let last = !matches!(self.turns, Turns::Pairs);
        Some(Node { mover: !node.mover, last, passed: true, ..*node })
    }
}

fn value(game: RandomGame, node: Node) -> i32 {
    let value = (game.bits(node, 20) % 31) as i32 - 15;
    if node.mover == Player::First { value } else { -value }
}

/// Random whole numbers, many of them equal.
#[derive(Clone, Copy)]
pub struct Integer;

impl Evaluate<RandomGame> for Integer {
    type Value = i32;

    fn evaluate(&self, game: &RandomGame, node: &Node) -> i32 {
        value(*game, *node)
    }
}

/// Random thirds and halves of thirds.
#[derive(Clone, Copy)]
pub struct Real;

impl Evaluate<RandomGame> for Real {
    type Value = f64;

    fn evaluate(&self, game: &RandomGame, node: &Node) -> f64 {
        f64::from(value(*game, *node)) / if node.id.is_multiple_of(2) { 3.0 } else { 6.0 }
    }
}
