//! The moves that the words of a game stand for.

use std::mem;

use super::{
    super::{moves::Move, position::Position, rules::Checkers},
    squares::{Corner, Squares, with_board},
    tokens::At,
};
use crate::game::{Game, Notation, TextError};

/// Moves as far as they could be read.
pub(super) struct Replay {
    pub moves: Vec<Move>,
    /// The word of each move: the first, if it has several.
    pub places: Vec<usize>,
    pub stop: Option<Stop>,
}

/// Where reading ended, and why.
pub(super) struct Stop {
    /// The number of the move, from 1.
    pub ply: u32,
    /// The offset of its word in the text.
    pub offset: usize,
    pub error: TextError,
    /// The legal moves, or those between which the text does not decide.
    pub legal: Vec<String>,
}

/// One way to understand the words so far: several if captures are written in short.
#[derive(Clone)]
struct Branch {
    position: Position,
    moves: Vec<Move>,
}

impl Branch {
    fn play(&mut self, rules: Checkers, mv: Move) {
        rules.play(&mut self.position, mv);
        self.moves.push(mv);
    }
}

/// The most words that one move is written with.
const MOST_WORDS: usize = 5;
/// More ways than any game leaves open.
const MOST_BRANCHES: usize = 64;

/// Replays the words of a game. Captures may be written in short or jump by jump, and any sign may stand between
/// squares, such as `x` for a quiet move: the rules know what captures. If a word has several meanings, later ones
/// decide.
pub(super) fn replay(rules: Checkers, start: Position, words: &[At<&str>]) -> Replay {
    let read = |corner| Reader { rules, corner, legal: Vec::new() }.read(start, words);
    let standard = read(Corner::Black);
    // Programs do not agree on the corner of a1. Only one of the two fits the moves.
    let is_algebraic = |stop: &Stop| stop.error.found.starts_with(|c: char| c.is_ascii_alphabetic());
    if standard.stop.as_ref().is_some_and(is_algebraic) {
        let turned = read(Corner::White);
        if turned.stop.as_ref().is_none_or(|stop| standard.stop.as_ref().is_some_and(|first| stop.ply > first.ply)) {
            return turned;
        }
    }
    standard
}

struct Reader {
    rules: Checkers,
    corner: Corner,
    legal: Vec<Move>,
}

impl Reader {
    fn read(mut self, start: Position, words: &[At<&str>]) -> Replay {
        let mut branches = vec![Branch { position: start, moves: Vec::with_capacity(words.len()) }];
        let mut places = Vec::with_capacity(words.len());
        let mut at = 0;
        while let Some(word) = words.get(at) {
            let squares = Squares::read(word.what, self.corner);
            let mut taken = squares.map_or(0, |squares| self.extend(&mut branches, &squares, 1));
            if taken == 0
                && let Some(squares) = squares
                && let Some(next) = words.get(at + 1).and_then(|next| Squares::read(next.what, self.corner))
            {
                taken = self.jumps(&mut branches, squares, next, &words[at + 1..]);
            }
            if taken == 0 {
                taken = self.broken(&mut branches, &words[at..]);
            }
            if taken == 0 {
                return Replay { places, ..self.refuse(branches.swap_remove(0), word, squares.is_some()) };
            }
            places.push(at);
            at += taken;
            if branches.len() > MOST_BRANCHES {
                break;
            }
        }
        if branches.len() == 1 {
            return Replay { moves: branches.swap_remove(0).moves, places, stop: None };
        }
        let asked = self.ask(&branches, |ply| &words[places[ply]]);
        Replay { places, ..asked }
    }

    /// Goes on with the legal moves that these squares mean. Returns the number of words that have been read: as many
    /// as the squares come from or, if no move is legal, 0 with the branches unchanged.
    fn extend(&mut self, branches: &mut Vec<Branch>, squares: &Squares, words: usize) -> usize {
        if let [only] = &mut branches[..] {
            // Nearly every word has one meaning.
            self.find(&only.position, squares.as_slice());
            if let [mv] = self.legal[..] {
                only.play(self.rules, mv);
                return words;
            }
        }
        let mut found = Vec::with_capacity(branches.len());
        for branch in branches.iter() {
            self.find(&branch.position, squares.as_slice());
            found.push(self.legal.clone());
        }
        if found.iter().all(Vec::is_empty) {
            return 0;
        }
        // A branch is copied only where it forks: games may be long.
        for (mut branch, moves) in mem::take(branches).into_iter().zip(found) {
            let Some((&last, others)) = moves.split_last() else { continue };
            for &mv in others {
                branches.push(branch.clone());
                branches.last_mut().expect("one was pushed").play(self.rules, mv);
            }
            branch.play(self.rules, last);
            branches.push(branch);
        }
        words
    }

    /// Goes on with a capture that is written jump by jump, from its first two words on.
    fn jumps(&mut self, branches: &mut Vec<Branch>, first: Squares, next: Squares, words: &[At<&str>]) -> usize {
        let mut next = Some(next);
        let mut squares = first;
        for count in 1.. {
            let Some(longer) = next.and_then(|next| squares.joined(&next)) else { break };
            squares = longer;
            if self.extend(branches, &squares, count + 1) > 0 {
                return count + 1;
            }
            next = words.get(count).and_then(|word| Squares::read(word.what, self.corner));
        }
        0
    }

    /// Goes on with a move that is written with blanks inside it, as in `1 1-1 5` and `8 11`.
    fn broken(&mut self, branches: &mut Vec<Branch>, words: &[At<&str>]) -> usize {
        let corner = self.corner;
        let mut joined = words[0].what.to_owned();
        for (count, word) in (2..=MOST_WORDS).zip(&words[1..]) {
            joined += word.what;
            let names = [Some(joined.clone()), (count == 2).then(|| format!("{}-{}", words[0].what, word.what))];
            for squares in names.iter().flatten().filter_map(|name| Squares::read(name, corner)) {
                if self.extend(branches, &squares, count) > 0 {
                    return count;
                }
            }
        }
        0
    }

    /// Keeps the legal moves that squares mean: the one with exactly these squares, or those with more between the
    /// ends. If several captures take the same pieces and end alike, the first is kept.
    fn find(&mut self, position: &Position, squares: &[u8]) {
        self.legal.clear();
        self.rules.moves(position, &mut self.legal);
        let ends = (squares[0], squares[squares.len() - 1]);
        self.legal.retain(|mv| mv.ends() == ends);
        if squares.len() > 2 || self.legal.len() > 1 {
            let exact = Move::capture_along(squares).filter(|exact| self.legal.contains(exact));
            match exact {
                Some(exact) => self.legal = vec![exact],
                None => self.legal.retain(|mv| mv.passes(squares)),
            }
            let mut taken = Vec::new();
            self.legal.retain(|mv| {
                let is_new = !taken.contains(&mv.taken());
                taken.push(mv.taken());
                is_new
            });
        }
    }

    fn names(&self, position: &Position, moves: &[Move]) -> Vec<String> {
        moves.iter().map(|&mv| self.rules.show_move(position, mv)).collect()
    }

    fn refuse(mut self, branch: Branch, word: &At<&str>, has_squares: bool) -> Replay {
        self.legal.clear();
        self.rules.moves(&branch.position, &mut self.legal);
        let legal = self.names(&branch.position, &self.legal);
        let expected = if !has_squares {
            with_board(word.what, "a step as in 11-15, or a capture as in 22x15x8".to_owned())
        } else if legal.is_empty() {
            "no move: the game is over".to_owned()
        } else {
            format!("one of {}", legal.join(", "))
        };
        let error = TextError { found: word.what.to_owned(), expected };
        stop(branch.moves, word, error, legal)
    }

    /// Asks between meanings that the words leave open.
    fn ask<'a>(&self, branches: &[Branch], word: impl Fn(usize) -> &'a At<&'a str>) -> Replay {
        let differs = |ply: usize| branches.iter().any(|other| other.moves[ply] != branches[0].moves[ply]);
        let ply = (0..branches[0].moves.len()).find(|ply| differs(*ply)).expect("branches differ");
        let mut choices: Vec<Move> = branches.iter().map(|branch| branch.moves[ply]).collect();
        choices.sort_unstable();
        choices.dedup();
        let legal = self.names(&branches[0].position, &choices);
        let error = TextError {
            found: word(ply).what.to_owned(),
            expected: format!("all squares of the capture: it may be {}", legal.join(" or ")),
        };
        stop(branches[0].moves[..ply].to_vec(), word(ply), error, legal)
    }
}

#[allow(clippy::cast_possible_truncation)] // Games are shorter than 2³² plies.
fn stop(moves: Vec<Move>, word: &At<&str>, error: TextError, legal: Vec<String>) -> Replay {
    let stop = Stop { ply: moves.len() as u32 + 1, offset: word.offset, error, legal };
    Replay { moves, places: Vec::new(), stop: Some(stop) }
}
