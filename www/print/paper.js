// The sheet itself: its pages, made from the dealt puzzles.

import { make, makeShape } from "../boards/make.js";
import { puzzleName } from "../puzzles.js";
import { words } from "./words.js";

/** @typedef {import("./puzzle_sheets.js").Puzzle} Puzzle */

/** Columns and rows of puzzles on a page, by the number of puzzles. */
const LAYOUTS = [[], [1, 1], [1, 2], [2, 2], [2, 2], [2, 3], [2, 3], [3, 3], [3, 3], [3, 3], [3, 4], [3, 4], [3, 4]];

const ARROWS = /** @type {Record<string, string>} */ ({ "R+": "→", "R-": "←", "C+": "↓", "C-": "↑" });

/** Moves for pupils: the number of the row or column, and the way it slides, as in 2→. @param {string[]} line */
const typeset = (line) => line.map(([kind, number, way]) => number + ARROWS[kind + way]).join(" ");

/** The lines for the pupil's name and the date. */
const makeBlanks = () => make("p", "blanks", make("span", "", words.name), make("span", "", words.date));

/** The top of a page with tasks. @param {string} title @param {string} task */
export const headOf = (title, task) => [
  make("div", "head", make("h2", "", title), makeBlanks()),
  make("p", "task", task),
];

/** The solved tiles, row by row. @param {number} size */
const order = (size) =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, at) => row * size + at + 1).join(" ")).join(
    " / ",
  );

/** @param {Puzzle} puzzle @param {number} number */
function drawPuzzle({ position, columns, cells, distance }, number) {
  const rows = Array.from({ length: columns }, (_, row) =>
    words.row(
      row + 1,
      Array.from(cells.slice(row * columns, (row + 1) * columns), (tile) => (tile ? String(tile) : words.blank)),
    ),
  );
  const caption = make(
    "figcaption",
    "",
    make("b", "", String(number)),
    distance === undefined ? "" : ` ${words.atLeast(distance)}`,
  );
  const drawing = drawBoard({ columns, cells }, words.puzzle(number, rows.join(" ")));
  const figure = make("figure", "puzzle", caption, drawing);
  figure.dataset.position = position;
  return figure;
}

/**
 * The solutions; on their own page there is room for the number of other solutions of the same length.
 * @param {Puzzle[]} puzzles
 * @param {"turned" | "alone"} kind
 */
function listSolutions(puzzles, kind) {
  const lines = puzzles.map(({ line = [], lines = 0 }) =>
    make("li", "", typeset(line), kind === "alone" ? make("i", "", ` (${words.ways(lines)})`) : ""),
  );
  return listOf(kind, kind === "alone" ? words.solutions : words.someSolutions, words.notation, lines);
}

/**
 * A list of solutions.
 * @param {"turned" | "alone"} kind @param {string} title @param {string} notation  How they are written.
 * @param {HTMLElement[]} lines @param {number} [first]  The number of the first one.
 */
export function listOf(kind, title, notation, lines, first = 1) {
  const list = make("ol", "", ...lines);
  list.start = first;
  return make("section", `solutions ${kind}`, make("h3", "", title), make("p", "", notation), list);
}

/** The puzzles or problems of a page. @param {string} kind @param {number[]} layout @param {HTMLElement[]} all */
export function gridOf(kind, [columns, rows], all) {
  const grid = make("div", kind, ...all);
  grid.style.setProperty("--columns", String(columns));
  grid.style.setProperty("--rows", String(rows));
  return grid;
}

/** The last line of a page. @param {string} note @param {string} address  Of the sheet, or of the site. */
export function footOf(note, address) {
  const link = make("a", "", address);
  link.href = address;
  return make("p", "foot", `Plyground${note && `, ${note}`}: `, link);
}

/**
 * The pages of a sheet: one, or two if the solutions have their own page.
 * @param {import("./link.js").Sheet} sheet @param {Puzzle[]} puzzles @param {string} address  The address of the sheet.
 */
export function makePages({ game, title, seed, solutions }, puzzles, address) {
  const size = puzzles[0].columns - 1;
  const heading = title || puzzleName(game);
  const foot = () => footOf(words.seed(seed), address);
  const grid = gridOf(
    "puzzles",
    LAYOUTS[puzzles.length],
    puzzles.map((puzzle, at) => drawPuzzle(puzzle, at + 1)),
  );
  const first = make("section", "page", ...headOf(heading, words.task(words.tiles[size], order(size))), grid);
  if (solutions === "turned") first.append(listSolutions(puzzles, "turned"));
  first.append(foot());
  return solutions === "next"
    ? [first, make("section", "page", make("h2", "", heading), listSolutions(puzzles, "alone"), foot())]
    : [first];
}

// A board drawn for paper: black on white, crisp at any size.

const SQUARE = 10;
const MARGIN = 0.4; // half the width of the frame's line, so that it is not cut off
const HATCH = 2.5; // the distance between two lines of a blank square

/** The rising hatch lines of a blank square. @param {number} x @param {number} y */
function hatch(x, y) {
  let path = "";
  for (let at = HATCH; at < 2 * SQUARE; at += HATCH) {
    const [low, high] = [Math.max(at - SQUARE, 0), Math.min(at, SQUARE)];
    path += `M${x + low} ${y + high}L${x + high} ${y + low}`;
  }
  return path;
}

/**
 * @param {{ columns: number, cells: ArrayLike<number> }} board  The tile on each square, 0 for a blank.
 * @param {string} label  The label for screen readers.
 */
export function drawBoard({ columns, cells }, label) {
  const side = columns * SQUARE;
  const drawing = makeShape("svg", {
    viewBox: `${-MARGIN} ${-MARGIN} ${side + 2 * MARGIN} ${side + 2 * MARGIN}`,
    role: "img",
    "aria-label": label,
  });
  let blanks = "";
  const tiles = [];
  for (let square = 0; square < columns * columns; square++) {
    const [x, y] = [(square % columns) * SQUARE, Math.floor(square / columns) * SQUARE];
    if (!cells[square]) {
      blanks += hatch(x, y);
      continue;
    }
    tiles.push(
      makeShape("rect", { x, y, width: SQUARE, height: SQUARE, fill: "#fff", stroke: "#000", "stroke-width": 0.35 }),
    );
    const number = makeShape("text", {
      x: x + SQUARE / 2,
      y: y + SQUARE / 2,
      dy: "0.36em",
      "text-anchor": "middle",
      "font-size": cells[square] > 9 ? 5.4 : 6.4,
      "font-weight": 700,
      fill: "#000",
    });
    number.textContent = String(cells[square]);
    tiles.push(number);
  }
  drawing.append(
    makeShape("path", { d: blanks, stroke: "#999", "stroke-width": 0.15, fill: "none" }),
    ...tiles,
    makeShape("rect", { x: 0, y: 0, width: side, height: side, fill: "none", stroke: "#000", "stroke-width": 0.6 }),
  );
  return drawing;
}
