use plyground::game::{Evaluate, Game, Outcome, Player};

/// Three in a row, with draws.
#[derive(Clone, Copy)]
pub struct TicTacToe;

/// The squares of the first player and of the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board([u16; 2]);

const LINES: [u16; 8] = [0o700, 0o070, 0o007, 0o444, 0o222, 0o111, 0o421, 0o124];

impl Game for TicTacToe {
    type Position = Board;
    type Move = u8;
    const MOVE_CODES: usize = 9;

    fn start(&self) -> Board {
        Board([0, 0])
    }

    fn mover(&self, &Board([first, second]): &Board) -> Player {
        if first.count_ones() == second.count_ones() { Player::First } else { Player::Second }
    }

    fn outcome(&self, &Board([first, second]): &Board) -> Option<Outcome> {
        let row = |squares| LINES.into_iter().any(|line| squares & line == line);
        let winner = [(first, Player::First), (second, Player::Second)].into_iter().find(|&(s, _)| row(s));
        match winner {
            Some((_, winner)) => Some(Outcome { winner: Some(winner), reason: "row" }),
            None => ((first | second) == 0o777).then_some(Outcome { winner: None, reason: "full" }),
        }
    }

    fn moves(&self, position: &Board, moves: &mut Vec<u8>) {
        if self.outcome(position).is_none() {
            moves.extend((0..9).filter(|&square| (position.0[0] | position.0[1]) >> square & 1 == 0));
        }
    }

    fn play(&self, position: &mut Board, square: u8) {
        let side = usize::from(self.mover(position) == Player::Second);
        position.0[side] |= 1 << square;
    }

    fn key(&self, &Board([first, second]): &Board) -> u64 {
        u64::from(first) << 9 | u64::from(second)
    }

    fn move_code(&self, square: u8) -> u16 {
        square.into()
    }
}

/// The number of lines that are still open, minus those of the opponent.
#[derive(Clone, Copy)]
pub struct OpenLines;

impl Evaluate<TicTacToe> for OpenLines {
    type Value = i32;

    fn evaluate(&self, game: &TicTacToe, position: &Board) -> i32 {
        let open = |other: u16| LINES.iter().map(|&line| i32::from(line & other == 0)).sum::<i32>();
        let value = open(position.0[1]) - open(position.0[0]);
        if game.mover(position) == Player::First { value } else { -value }
    }
}
