// The problems of a game, one for each day, from few bytes: `src/problems/compressed_column`, where they are explained.

import { Mixer, LIMIT } from "./mixer.js";

const BASE = 36; // of the signs for turns and grade
const KING = 2; // its code less that of a man

/** The first texts of a column. @param {Form} form @param {Uint8Array} bytes @param {number} count */
export function unpack(form, bytes, count) {
  const mixer = new Mixer(bytes);
  const isSigns = form.kind === "signs";
  const length = isSigns ? sumOf(form.rows) : form.signs.length + END;
  return Array.from({ length: count }, (_, line) => {
    const numbers = numbersOf(mixer, length, line);
    if (isSigns) return [...numbers.slice(END), ...numbers.slice(0, END)].map((code) => form.signs[code]).join("");
    return textOf(form, numbers, cellsOf(mixer, form, numbers));
  });
}

/** @param {Form} form @param {number[]} numbers @param {Cell[]} cells */
function textOf({ kind, rows, signs, sides }, numbers, cells) {
  const end = numbers.slice(0, END).map((number) => number.toString(BASE));
  const side = numbers[numbers.length - 1];
  const seen = side ? [...cells].reverse().map(exchanged) : cells;
  if (kind === "squares")
    return `${sides[side]}:${sides.map((own, at) => own + squares(seen, at)).join(":")}${end.join("")}`;
  let start = 0;
  const texts = rows.map((length) => {
    const row = seen
      .slice(start, (start += length))
      .map(({ code, height }) => signs[code] + (height > 1 ? height : ""));
    return row.join("").replace(/\.+/g, (run) => String(run.length));
  });
  return `${texts.join("/")} ${sides[side]}${end.join("")}`;
}

/** A cell as the other side sees it. @param {Cell} cell */
const exchanged = ({ code, height }) => ({ code: code && ((code - 1) ^ 1) + 1, height });

/** The pieces of a player as a list of squares. @param {Cell[]} cells @param {number} player */
const squares = (cells, player) =>
  cells
    .flatMap(({ code }, at) => (code > 0 && (code - 1) % 2 === player ? `${code > KING ? "K" : ""}${at + 1}` : []))
    .join(",");

// The numbers and cells of a problem from answers: `src/problems/compressed_column/model.rs`, where they are explained.

/**
 * @typedef {{ kind: string, rows: number[], signs: string, sides: string[] }} Form
 * @typedef {{ code: number, height: number }} Cell
 */

const WEEK = 7; // days
const [OF_HEIGHTS, OF_NUMBERS] = [8, 12];
const [OUTSIDE, WIDTH, BORDER] = [3, 16, 2];
const END = 2; // signs: those for turns and grade
const SPAN = 128;

/** @param {number} code */
const sideOf = (code) => (code === 0 ? 0 : 2 - (code % 2));

/** @param {number[]} numbers */
const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {Mixer} mixer @param {number} count @param {number} line */
function numbersOf(mixer, count, line) {
  const day = line % WEEK;
  /** @type {number[]} */
  const numbers = [];
  let [last, second, parity] = [LIMIT, LIMIT, 0];
  for (let at = 0; at < count; at++) {
    const [turns = LIMIT, grade = LIMIT] = numbers;
    const contexts = [0, day, last, last * SPAN + second, turns * SPAN + grade, parity, second, turns * SPAN + day];
    const number = mixer.number(OF_NUMBERS + at, contexts, 0);
    numbers.push(number);
    [last, second] = [number, last];
    if (at >= END) parity = (parity + number) % 2;
  }
  return numbers;
}

/** @param {Mixer} mixer @param {Form} form @param {number[]} numbers  Those of the same problem. */
function cellsOf(mixer, { kind, rows }, numbers) {
  const [turns, grade] = numbers;
  const stacks = new Stacks(numbers.slice(END, -1));
  const grid = new Uint8Array(WIDTH * WIDTH).fill(OUTSIDE);
  /** @type {Cell[]} */
  const cells = [];
  let free = sumOf(rows);
  for (const [row, length] of rows.entries())
    for (let column = 0; column < length; column++) {
      const at = (row + BORDER) * WIDTH + column + BORDER;
      const left = grid[at - 1];
      const above = grid[at - WIDTH];
      const before = grid[at - WIDTH - 1];
      const behind = grid[at - WIDTH + 1];
      const around = isPiece(left) + isPiece(above) + isPiece(before) + isPiece(behind);
      const mine = stacks.leftOf[1];
      const theirs = stacks.leftOf[2];
      const all = mine + theirs;
      const contexts = [
        at * 16 + left * 4 + above,
        ((((above * 4 + left) * 4 + before) * 4 + behind) * 4 + grid[at - 2]) * 4 + grid[at - 2 * WIDTH],
        at * 32 + share(mine, free),
        at * 32 + share(theirs, free),
        row * 16 + before * 4 + behind,
        around * 32 + share(all, free),
        ((above * 4 + left) * SPAN + turns) * SPAN + grade,
        at,
        0,
      ];
      const cell = { code: 0, height: 1 };
      if (all >= free || (all > 0 && mixer.ask(0, 0, contexts, all / free))) {
        cell.code = codeOf(mixer, contexts, stacks.left, all);
        if (kind === "stacks")
          cell.height = mixer.number(OF_HEIGHTS + ((cell.code - 1) >> 1), stacks.contexts(cell.code, at), 1);
      }
      stacks.add(cell);
      grid[at] = sideOf(cell.code);
      free--;
      cells.push(cell);
    }
  return cells;
}

/** @param {number} side */
const isPiece = (side) => Number(side === 1 || side === 2);

/** @param {number} count @param {number} free */
const share = (count, free) => Math.ceil((count * 16) / free);

/** Which of the pieces that are left is on a cell. @param {Mixer} mixer @param {number[]} contexts @param {number[]} left @param {number} all */
function codeOf(mixer, contexts, left, all) {
  let open = all;
  return left.findIndex((count, code) => {
    if (count === 0) return false;
    const found = count === open || mixer.ask(code, code, contexts, count / open);
    open -= count;
    return found;
  });
}

/** What is known of the pieces on the board, by their codes and sides. */
class Stacks {
  #counts;
  #all;
  #highest = [0, 0, 0];
  #aboveOne = [0, 0, 0];
  #last = 0;

  /** @param {number[]} counts */
  constructor(counts) {
    this.#counts = [0, ...counts];
    this.#all = sumOf(counts);
    this.left = [...this.#counts];
    this.leftOf = [0, 0, 0];
    for (const [code, count] of this.left.entries()) this.leftOf[sideOf(code)] += count;
  }

  /** The contexts of the height of a piece. @param {number} code @param {number} at */
  contexts(code, at) {
    const side = sideOf(code);
    return [
      this.#counts[code],
      this.#highest[side],
      this.#aboveOne[side] * SPAN + this.leftOf[side] - 1,
      at,
      this.#all,
      this.#last,
    ];
  }

  /** @param {Cell} cell */
  add({ code, height }) {
    this.#last = 0;
    if (code === 0) return;
    const side = sideOf(code);
    this.left[code]--;
    this.leftOf[side]--;
    this.#highest[side] = Math.max(this.#highest[side], height);
    this.#aboveOne[side] += height - 1;
    this.#last = height;
  }
}
