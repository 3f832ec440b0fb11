//! Trees of SGF: the main line of each game.

use crate::text::is_blank;

/// The properties that only the first node of a game has.
const ROOT: [&str; 6] = ["FF", "GM", "SZ", "CA", "AP", "ST"];
/// The properties that say where pieces are and who moves.
const SETUPS: [&str; 7] = ["AB", "AE", "AW", "PL", "POS", "SU", "SZ"];

/// A property of a node with one of its values.
pub(super) struct Property {
    pub line: u32,
    /// The number of its node on the main line, from 1.
    pub node: u32,
    pub name: String,
    pub value: String,
}

/// A game: the properties of its first node, and those of the nodes behind it on the main line.
pub(super) struct Tree {
    pub line: u32,
    pub root: Vec<Property>,
    pub nodes: Vec<Property>,
    /// The error, if any: its line, the text found, and what was expected.
    pub trouble: Option<(u32, String, &'static str)>,
}

impl Tree {
    /// All properties of the main line.
    pub fn all(&self) -> impl Iterator<Item = &Property> {
        self.root.iter().chain(&self.nodes)
    }

    /// The comments of the main line, each with the number of moves up to its node. `moves` has the node of each move.
    pub fn comments(&self, moves: &[u32]) -> Vec<(usize, &str)> {
        let comments = self.all().filter(|property| property.name == "C");
        comments.map(|comment| (moves.partition_point(|node| *node <= comment.node), &*comment.value)).collect()
    }

    /// A setup behind the first node. Games of one setup are read.
    pub fn late_setup(&self) -> Option<&Property> {
        self.nodes.iter().find(|property| SETUPS.contains(&property.name.as_str()))
    }

    /// The first value of a property of the first node.
    pub fn value(&self, name: &str) -> Option<&str> {
        self.root.iter().find(|property| property.name == name).map(|property| property.value.trim())
    }
}

/// Trees one by one, up to a text that is none.
pub(super) struct Trees<'a> {
    text: &'a str,
    bytes: &'a [u8],
    at: usize,
    line: u32,
}

impl<'a> Trees<'a> {
    pub const fn new(text: &'a str) -> Self {
        Self { text, bytes: text.as_bytes(), at: 0, line: 1 }
    }

    /// The text behind the trees.
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }
}

impl Iterator for Trees<'_> {
    type Item = Tree;

    /// Reads a game. Its main line ends where a tree closes for the first time.
    fn next(&mut self) -> Option<Tree> {
        let rest = self.rest();
        let start = self.at + rest.len() - rest.trim_start_matches(is_blank).len();
        begins_tree(&self.text[start..]).then(|| {
            while self.at < start {
                self.advance();
            }
            self.tree()
        })
    }
}

/// Whether a text begins like a tree.
pub(in crate::records) fn begins_tree(text: &str) -> bool {
    text.strip_prefix('(').is_some_and(|node| node.trim_start().starts_with(';'))
}

/// Whether a text begins like the first node of a game.
pub(in crate::records) fn begins_game(text: &str) -> bool {
    let Some(mut rest) = text.strip_prefix('(').and_then(|node| node.trim_start().strip_prefix(';')) else {
        return false;
    };
    loop {
        rest = rest.trim_start();
        let name = &rest[..rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len())];
        let capitals: String = name.chars().filter(|c| !c.is_ascii_lowercase()).collect();
        if ROOT.contains(&&*capitals) {
            return true;
        }
        rest = rest[name.len()..].trim_start();
        let Some(value) = rest.strip_prefix('[') else { return false };
        let mut is_escaped = false;
        let end = value.find(|c| {
            let ends = c == ']' && !is_escaped;
            is_escaped = c == '\\' && !is_escaped;
            ends
        });
        let Some(end) = end else { return false };
        rest = &value[end + 1..];
    }
}

impl Trees<'_> {
    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn advance(&mut self) {
        let byte = self.bytes[self.at];
        self.line += u32::from(byte == b'\n' || byte == b'\r' && self.bytes.get(self.at + 1) != Some(&b'\n'));
        self.at += 1;
    }

    fn tree(&mut self) -> Tree {
        let mut tree = Tree { line: self.line, root: Vec::new(), nodes: Vec::new(), trouble: None };
        let (mut depth, mut nodes, mut is_main) = (0_u32, 0_u32, true);
        let mut name = String::new();
        while let Some(byte) = self.peek() {
            let line = self.line;
            if byte == b'(' && depth > 0 && begins_game(self.rest()) {
                tree.trouble.get_or_insert((line, "(;".to_owned(), "the end of the game, ), before the next one"));
                return tree;
            }
            if byte == b'[' {
                let Some(value) = self.value() else {
                    tree.trouble.get_or_insert((line, format!("{name}["), "the end of the value, ]"));
                    return tree;
                };
                if is_main {
                    let list = if nodes > 1 { &mut tree.nodes } else { &mut tree.root };
                    list.push(Property { line, node: nodes, name: name.clone(), value });
                }
                continue;
            }
            self.advance();
            match byte {
                b'(' => depth += 1,
                b')' => {
                    is_main = false;
                    depth -= 1;
                    if depth == 0 {
                        return tree;
                    }
                }
                b';' => nodes += 1,
                // Old files write long names, of which the capitals count.
                b'A'..=b'Z' | b'0'..=b'9' => {
                    if !self.at.checked_sub(2).is_some_and(|before| self.bytes[before].is_ascii_alphanumeric()) {
                        name.clear();
                    }
                    name.push(char::from(byte));
                }
                b'a'..=b'z' => {}
                _ if byte.is_ascii_whitespace() => {}
                _ => {
                    let found = self.text[self.at - 1..].chars().next().unwrap_or('\u{fffd}');
                    tree.trouble.get_or_insert((line, found.to_string(), "a property, as in B[b1-b3]"));
                    // The rest of a longer character.
                    while self.peek().is_some_and(|byte| byte & 0xc0 == 0x80) {
                        self.at += 1;
                    }
                }
            }
        }
        tree.trouble.get_or_insert((self.line, String::new(), "the end of the game, )"));
        tree
    }

    /// Reads a value. Where another game begins, it has not been closed.
    fn value(&mut self) -> Option<String> {
        self.advance();
        let mut value = Vec::new();
        loop {
            let byte = self.peek()?;
            let starts_line = matches!(self.bytes[self.at - 1], b'\n' | b'\r');
            if starts_line && ["(;GM[", "(;FF["].iter().any(|start| self.bytes[self.at..].starts_with(start.as_bytes()))
            {
                return None;
            }
            self.advance();
            match byte {
                b']' => break,
                b'\\' => match self.peek()? {
                    // A broken line goes on.
                    b'\n' | b'\r' => {
                        let is_pair = self.bytes[self.at..].starts_with(b"\r\n");
                        self.advance();
                        if is_pair {
                            self.advance();
                        }
                    }
                    next => {
                        value.push(next);
                        self.advance();
                    }
                },
                _ => value.push(byte),
            }
        }
        // Only whole characters have been left out.
        Some(String::from_utf8_lossy(&value).into_owned())
    }
}
