// SlideThree for the lesson on parity, with the orders that its rules cannot reach. It is a state without a page.

import { observe } from "../../site/state.js";

/** @typedef {import("../../boards/tiles.js").Step} Step */

export const COLUMNS = 4;
export const TILES = 9;

/** The goal, by squares: the tiles 1 to 9, and the gaps with the numbers of [Heuser 2003, fig. 3.7]. */
export const GOAL = [1, 2, 3, 10, 4, 5, 6, 11, 7, 8, 9, 12, 13, 14, 15, 16];
const LETTERS = { 10: "a", 16: "b", 13: "c", 11: "d", 12: "e", 14: "f", 15: "g" };
/** Squares of which each row and each column has one at one end, and none at the other [Heuser 2003, fig. 3.6]. */
export const COLOURED = [0, 1, 2, 4, 8, 15];
const CORNERS = [0, 3, 15, 12]; // clockwise

/** @param {number} piece */
export const isTile = (piece) => piece <= TILES;

/** The letter of a gap; empty for a tile. @param {number} piece */
export const letterOf = (piece) => LETTERS[/** @type {keyof typeof LETTERS} */ (piece)] ?? "";

/** The legal moves: rows from the top, then columns from the left. @param {readonly number[]} squares @returns {Step[]} */
export function stepsOf(squares) {
  return ["R", "C"].flatMap((axis) =>
    Array.from({ length: COLUMNS }, (_, line) => {
      const [start, by] = axis === "R" ? [line * COLUMNS, 1] : [line, COLUMNS];
      const places = Array.from({ length: COLUMNS }, (_, at) => start + at * by);
      const from = places.filter((place) => isTile(squares[place]));
      const isForward = from[0] === start;
      const gap = places.find((place) => !isTile(squares[place]));
      const isBlock = from.length === COLUMNS - 1 && (gap === places[0] || gap === places[COLUMNS - 1]);
      if (!isBlock) return [];
      const way = isForward ? by : -by;
      const to = from.map((square) => square + way);
      return [{ name: `${axis}${line + 1}${isForward ? "+" : "-"}`, from, to, by: way }];
    }).flat(),
  );
}

/** The board after a move: its gap has gone to the other end. @param {readonly number[]} squares @param {Step} step */
export function after(squares, { from, by }) {
  const moved = [...squares];
  const gap = by > 0 ? from[from.length - 1] + by : from[0] + by;
  for (const square of from) moved[square + by] = squares[square];
  moved[by > 0 ? from[0] : from[from.length - 1]] = squares[gap];
  return moved;
}

/** How many pairs of tiles are in the wrong order, read row by row. @param {readonly number[]} squares */
export function wrongPairs(squares) {
  const order = squares.filter(isTile);
  return order.flatMap((tile, at) => order.slice(at + 1).filter((later) => later < tile)).length;
}

/** All shapes that the tiles of the goal can take, each with the order in which a way there has left them. */
export function shapes() {
  const shapeOf = (/** @type {readonly number[]} */ squares) => squares.map((piece) => Number(isTile(piece))).join("");
  const boards = new Map([[shapeOf(GOAL), GOAL]]);
  for (const squares of boards.values())
    for (const step of stepsOf(squares)) {
      const next = after(squares, step);
      if (!boards.has(shapeOf(next))) boards.set(shapeOf(next), next);
    }
  return [...boards.values()];
}

/** A board that the reader moves. */
export class SlideBoard {
  #start;
  squares;
  moves = 0;

  /** @param {readonly number[]} start */
  constructor(start) {
    this.#start = start;
    this.squares = start;
    observe(this);
  }

  /** How many coloured squares have a tile. */
  get covered() {
    return COLOURED.filter((square) => isTile(this.squares[square])).length;
  }

  /** The letters of the gaps in the corners, clockwise from the corner with a tile. */
  get corners() {
    const pieces = CORNERS.map((square) => this.squares[square]);
    const at = pieces.findIndex(isTile);
    return [1, 2, 3].map((on) => letterOf(pieces[(at + on) % CORNERS.length]));
  }

  /** @param {Step} step */
  play(step) {
    this.squares = after(this.squares, step);
    this.moves++;
  }

  restart() {
    this.squares = this.#start;
    this.moves = 0;
  }
}

/** The goal with its tiles in an order that the reader makes by exchanges. */
export class ArrangedBoard {
  squares = GOAL;
  /** The square that was chosen first. @type {number | undefined} */
  chosen = undefined;

  constructor() {
    observe(this);
  }

  get wrongPairs() {
    return wrongPairs(this.squares);
  }

  get isSolvable() {
    return this.wrongPairs % 2 === 0;
  }

  /** The position as text. */
  get position() {
    return `115.${this.squares.filter(isTile).join("")}`;
  }

  /** Chooses a tile, and with the second one exchanges both. @param {number} square */
  choose(square) {
    const { chosen, squares } = this;
    this.chosen = chosen === undefined ? square : undefined;
    if (chosen !== undefined) this.squares = squares.with(chosen, squares[square]).with(square, squares[chosen]);
  }
}
