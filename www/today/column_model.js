// The numbers and cells of a problem from answers: `src/problems/compressed_column/model.rs`, where they are explained.
import { LIMIT } from "./mixer.js";

/**
 * @typedef {{ kind: string, rows: number[], signs: string, sides: string[] }} Form
 * @typedef {{ code: number, height: number }} Cell
 * @typedef {import("./mixer.js").Mixer} Mixer
 */

const WEEK = 7; // days
const [OF_HEIGHTS, OF_NUMBERS] = [8, 12];
const [OUTSIDE, WIDTH, BORDER] = [3, 16, 2];
export const END = 2; // signs: those for turns and grade
const SPAN = 128;

/** @param {number} code */
const sideOf = (code) => (code === 0 ? 0 : 2 - (code % 2));

/** @param {number[]} numbers */
export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/** @param {Mixer} mixer @param {number} count @param {number} line */
export function numbersOf(mixer, count, line) {
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
export function cellsOf(mixer, { kind, rows }, numbers) {
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
