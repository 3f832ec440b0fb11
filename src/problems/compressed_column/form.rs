//! Texts of problems as numbers and cells.

/// How a position is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Some signs, as in a puzzle.
    Signs,
    /// Rows with the numbers of free squares, and the side to move: `1b1/3/w1w w`.
    Rows,
    /// Rows with the heights of stacks, and the side to move: `-o-/z3-/r w 1`.
    Stacks,
    /// The side to move, and the squares of both, with kings: `W:W5,K9:B2`.
    Squares,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 4] = [Self::Signs, Self::Rows, Self::Stacks, Self::Squares];

    /// The name in the file of the pages.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Signs => "signs",
            Self::Rows => "rows",
            Self::Stacks => "stacks",
            Self::Squares => "squares",
        }
    }
}

/// How the texts of a column are written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The kind of text.
    pub kind: Kind,
    /// The lengths of the board's rows.
    pub rows: Vec<u8>,
    /// The signs of cells, by their codes: first that of cells without a piece, then those of both sides for each kind of
    /// piece.
    pub signs: String,
    /// How it is written which side is to move.
    pub sides: [String; 2],
}

/// What is in a text.
#[derive(Clone, Debug, Default)]
pub struct Content {
    /// The turns and the grade; then the number of cells of each code from 1, and the side to move. In signs: the codes of
    /// all, of the last two first.
    pub numbers: Vec<u32>,
    /// The cells, turned by half a turn and with the sides exchanged if the second side is to move.
    pub cells: Vec<Cell>,
}

#[derive(Clone, Copy, Debug)]
pub struct Cell {
    pub code: u32,
    pub height: u32,
}

impl Default for Cell {
    fn default() -> Self {
        Self { code: 0, height: 1 }
    }
}

const BASE: u32 = 36; // of the signs for turns and grade
pub const END: usize = 2; // signs: those for turns and grade
/// The code of a king less that of a man.
const KING: u32 = 2;

impl Form {
    /// The number of numbers in each content.
    pub(super) fn numbers(&self) -> usize {
        if self.kind == Kind::Signs { self.size() } else { self.signs.len() + END }
    }

    fn size(&self) -> usize {
        self.rows.iter().copied().map(usize::from).sum()
    }

    fn code(&self, sign: char) -> Option<u32> {
        u32::try_from(self.signs.find(sign)?).ok()
    }

    fn sign(&self, code: u32) -> char {
        self.signs.as_bytes().get(code as usize).copied().unwrap_or(b'?').into()
    }

    /// The cells as the other side sees them.
    fn turned(&self, cells: &[Cell]) -> Vec<Cell> {
        let turn = |cell: &Cell| {
            let sign = self.sign(if cell.code == 0 { 0 } else { ((cell.code - 1) ^ 1) + 1 });
            Cell { code: self.code(sign).unwrap_or_default(), ..*cell }
        };
        cells.iter().rev().map(turn).collect()
    }

    /// What is in a text, if it is of this form.
    pub(super) fn read(&self, text: &str) -> Option<Content> {
        let (position, end) = text.split_at_checked(text.len().checked_sub(END)?)?;
        if self.kind == Kind::Signs {
            let signs = end.chars().chain(position.chars());
            let numbers = signs.map(|sign| self.code(sign)).collect::<Option<_>>()?;
            return Some(Content { numbers, cells: Vec::new() });
        }
        let (side, cells) = match self.kind {
            Kind::Squares => self.read_squares(position)?,
            _ => self.read_rows(position)?,
        };
        let side = (0..).zip(&self.sides).find(|(_, other)| *other == side)?.0;
        let cells = if side == 0 { cells } else { self.turned(&cells) };
        let mut numbers = end.chars().map(|sign| sign.to_digit(BASE)).collect::<Option<Vec<_>>>()?;
        for (code, _) in (0..).zip(self.signs.chars()).skip(1) {
            numbers.push(cells.iter().map(|cell| u32::from(cell.code == code)).sum());
        }
        numbers.push(side);
        Some(Content { numbers, cells })
    }

    fn read_squares<'a>(&self, position: &'a str) -> Option<(&'a str, Vec<Cell>)> {
        let mut cells = vec![Cell::default(); self.size()];
        let mut parts = position.split(':');
        let side = parts.next()?;
        for (player, part) in (0..).zip(parts) {
            for piece in part.get(1..)?.split(',') {
                let (king, square) = piece.strip_prefix('K').map_or((0, piece), |square| (KING, square));
                cells.get_mut(square.parse::<usize>().ok()?.checked_sub(1)?)?.code = 1 + player + king;
            }
        }
        Some((side, cells))
    }

    fn read_rows<'a>(&self, position: &'a str) -> Option<(&'a str, Vec<Cell>)> {
        let (rows, side) = position.split_once(' ')?;
        let mut cells: Vec<Cell> = Vec::new();
        let mut digits = String::new();
        for sign in rows.chars().filter(|&sign| sign != '/').chain(['\n']) {
            if sign.is_ascii_digit() {
                digits.push(sign);
                if self.kind == Kind::Stacks {
                    continue;
                }
            }
            if let Ok(number) = digits.parse() {
                if self.kind == Kind::Stacks {
                    cells.last_mut()?.height = number;
                } else {
                    let free = Cell { code: self.code('.')?, height: 1 };
                    cells.extend((0..number).map(|_| free));
                }
                digits.clear();
            }
            if !sign.is_ascii_digit() && sign != '\n' {
                cells.push(Cell { code: self.code(sign)?, height: 1 });
            }
        }
        Some((side, cells))
    }

    /// The inverse of reading.
    pub(super) fn write(&self, Content { numbers, cells }: &Content) -> String {
        let (end, rest) = numbers.split_at(END);
        if self.kind == Kind::Signs {
            return rest.iter().chain(end).map(|&code| self.sign(code)).collect();
        }
        let end: String = end.iter().map(|&number| char::from_digit(number, BASE).unwrap_or('?')).collect();
        let side = usize::from(rest.last() == Some(&1));
        let cells = if side == 0 { cells.clone() } else { self.turned(cells) };
        let mover = &self.sides[side];
        if self.kind == Kind::Squares {
            let lists = (0..).zip(&self.sides).map(|(player, name)| format!("{name}{}", squares(&cells, player)));
            return format!("{mover}:{}{end}", lists.collect::<Vec<_>>().join(":"));
        }
        let mut cells = cells.into_iter();
        let rows = self.rows.iter().map(|&length| self.row(cells.by_ref().take(length.into())));
        format!("{} {mover}{end}", rows.collect::<Vec<_>>().join("/"))
    }

    fn row(&self, cells: impl Iterator<Item = Cell>) -> String {
        let (mut row, mut run) = (String::new(), 0);
        for cell in cells.map(Some).chain([None]) {
            let sign = cell.map(|cell| self.sign(cell.code));
            if sign == Some('.') {
                run += 1;
                continue;
            }
            if run > 0 {
                row += &run.to_string();
                run = 0;
            }
            row.extend(sign);
            row.extend(cell.filter(|cell| cell.height > 1).map(|cell| cell.height.to_string()));
        }
        row
    }
}

/// The pieces of a player as a list of squares.
fn squares(cells: &[Cell], player: u32) -> String {
    let own = (1..).zip(cells).filter(|(_, cell)| cell.code > 0 && (cell.code - 1) % 2 == player);
    let named = own.map(|(square, cell)| format!("{}{square}", if cell.code > KING { "K" } else { "" }));
    named.collect::<Vec<_>>().join(",")
}
