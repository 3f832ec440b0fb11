//! The questions about a problem, and the contexts in which they are asked: numbers of which each says what is known.

use super::{
    coder::Answers,
    form::{Cell, Content, END, Form, Kind},
    mixer::{LIMIT, Mixer},
};

const WEEK: u32 = 7; // days: problems become harder from Monday to Sunday
/// The sets of questions about signs of cells begin at 0, the others here.
const OF_HEIGHTS: u32 = 8;
const OF_NUMBERS: u32 = 12;

/// The sides in the grid of cells: 0 is neither, 1 is to move, 2 is the other.
const OUTSIDE: u32 = 3;
/// The width of the grid, and that of its border.
const WIDTH: usize = 16;
const BORDER: usize = 2;

/// Contexts have parts below this.
const SPAN: u32 = 128;

/// The side of a piece; signs of both alternate.
fn side(code: u32) -> u32 {
    if code == 0 { 0 } else { 2 - code % 2 }
}

/// The kind of a piece of either side.
fn kind(code: u32) -> u32 {
    (code - 1) / 2
}

pub struct Model<'a> {
    form: &'a Form,
    mixer: Mixer,
    day: u32,
}

impl<'a> Model<'a> {
    pub fn new(form: &'a Form) -> Self {
        Self { form, mixer: Mixer::new(), day: 0 }
    }

    /// The content of the next text. What is meant matters only to a writer.
    pub fn pass(&mut self, answers: &mut impl Answers, meant: &Content) -> Content {
        let numbers = self.numbers(answers, &meant.numbers);
        let cells = match self.form.kind {
            Kind::Signs => Vec::new(),
            Kind::Rows | Kind::Stacks | Kind::Squares => self.cells(answers, &numbers, &meant.cells),
        };
        self.day += 1;
        Content { numbers, cells }
    }

    fn numbers(&mut self, answers: &mut impl Answers, meant: &[u32]) -> Vec<u32> {
        let day = self.day % WEEK;
        let mut numbers: Vec<u32> = Vec::new();
        let [mut last, mut second, mut parity] = [LIMIT, LIMIT, 0];
        for (at, set) in (0..self.form.numbers()).zip(OF_NUMBERS..) {
            let [turns, grade] = [0, 1].map(|at| numbers.get(at).copied().unwrap_or(LIMIT));
            let contexts =
                [0, day, last, last * SPAN + second, turns * SPAN + grade, parity, second, turns * SPAN + day];
            let number = self.mixer.number(answers, set, &contexts, 0, meant.get(at).copied());
            numbers.push(number);
            [last, second] = [number, last];
            // Where every turn changes it by one, the number of pieces tells the side to move.
            parity = numbers.iter().skip(END).sum::<u32>() % 2;
        }
        numbers
    }

    fn cells(&mut self, answers: &mut impl Answers, numbers: &[u32], meant: &[Cell]) -> Vec<Cell> {
        let (turns, grade) = (numbers[0], numbers[1]);
        let mut stacks = Stacks::new(&numbers[END..numbers.len() - 1]);
        let mut grid = [OUTSIDE; WIDTH * WIDTH];
        let mut cells = Vec::new();
        let rows = (0..).zip(&self.form.rows);
        let places = rows.flat_map(|(row, &length)| (0..usize::from(length)).map(move |column| (row, column)));
        let mut free: u32 = self.form.rows.iter().copied().map(u32::from).sum();
        for (row, column) in places {
            let place = (row + BORDER) * WIDTH + column + BORDER;
            let [row, index] = [row, place].map(|at| u32::try_from(at).expect("boards are small"));
            let [left, far_left] = [grid[place - 1], grid[place - 2]];
            let [above, far_above] = [grid[place - WIDTH], grid[place - 2 * WIDTH]];
            let [before, behind] = [grid[place - WIDTH - 1], grid[place - WIDTH + 1]];
            let around: u32 = [left, above, before, behind].iter().map(|&side| u32::from(side == 1 || side == 2)).sum();
            let [all, mine] = [stacks.left(|_| true), stacks.left(|code| side(code) == 1)];
            let share = |count: u32| (count * 16).div_ceil(free);
            let contexts = [
                index * 16 + left * 4 + above,
                ((((above * 4 + left) * 4 + before) * 4 + behind) * 4 + far_left) * 4 + far_above,
                index * 32 + share(mine),
                index * 32 + share(all - mine),
                row * 16 + before * 4 + behind,
                around * 32 + share(all),
                ((above * 4 + left) * SPAN + turns) * SPAN + grade,
                index,
                0,
            ];
            let meant = meant.get(cells.len()).copied().unwrap_or_default();
            let mut cell = Cell::default();
            if all >= free || all > 0 && self.mixer.ask(answers, (0, 0), &contexts, part(all, free), meant.code > 0) {
                cell.code = self.kind(answers, &contexts, &stacks.left, meant.code);
                if self.form.kind == Kind::Stacks {
                    let contexts = stacks.contexts(cell.code, index);
                    let set = OF_HEIGHTS + kind(cell.code);
                    cell.height = self.mixer.number(answers, set, &contexts, 1, Some(meant.height));
                }
            }
            stacks.add(cell);
            grid[place] = side(cell.code);
            free -= 1;
            cells.push(cell);
        }
        cells
    }

    /// Which of the pieces that are left is on a cell.
    fn kind(&mut self, answers: &mut impl Answers, contexts: &[u32], left: &[u32], meant: u32) -> u32 {
        let mut open = left.iter().sum();
        let mut codes = (1_u32..).zip(left).filter(|&(_, &count)| count > 0);
        let found = codes.find(|&(code, &count)| {
            let found =
                count == open || self.mixer.ask(answers, (code, code), contexts, part(count, open), code == meant);
            open -= count;
            found
        });
        found.expect("a piece is left").0
    }
}

fn part(count: u32, of: u32) -> f64 {
    f64::from(count) / f64::from(of)
}

/// What is known of the pieces on the board: those of a code are at its index less one.
struct Stacks {
    counts: Vec<u32>,
    left: Vec<u32>,
    /// For each side the highest stack so far, and the sum of heights above one.
    highest: [u32; 2],
    above_one: [u32; 2],
    /// The height on the cell before.
    last: u32,
}

impl Stacks {
    fn new(counts: &[u32]) -> Self {
        Self { counts: counts.to_vec(), left: counts.to_vec(), highest: [0; 2], above_one: [0; 2], last: 0 }
    }

    /// The number of pieces that are still to come.
    fn left(&self, of: impl Fn(u32) -> bool) -> u32 {
        (1..).zip(&self.left).filter(|&(code, _)| of(code)).map(|(_, &count)| count).sum()
    }

    /// The contexts of the height of a piece.
    fn contexts(&self, code: u32, index: u32) -> [u32; 6] {
        let own = own(code);
        let to_come = self.left(|other| side(other) == side(code)) - 1;
        [
            self.counts[place(code)],
            self.highest[own],
            self.above_one[own] * SPAN + to_come,
            index,
            self.counts.iter().sum(),
            self.last,
        ]
    }

    fn add(&mut self, Cell { code, height }: Cell) {
        self.last = 0;
        if code == 0 {
            return;
        }
        let own = own(code);
        self.left[place(code)] -= 1;
        self.highest[own] = self.highest[own].max(height);
        self.above_one[own] += height - 1;
        self.last = height;
    }
}

/// Where something of a piece is kept: by code, and by side.
fn place(code: u32) -> usize {
    code as usize - 1
}

fn own(code: u32) -> usize {
    side(code) as usize - 1
}
