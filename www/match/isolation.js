// Isolation for the board: what codes, squares and refusals mean.

import { words } from "./words.js";

/** @typedef {{ columns: number, rows: number, cells: ArrayLike<number>, steps: { name: string, from: number[], to: number[] }[] }} View */

const USED = 1;
const PLAYERS = /** @type {Record<number, "first" | "second">} */ ({ 2: "first", 3: "second" });

/** The piece behind a code. @param {number} code */
export function piece(code) {
  const side = PLAYERS[code];
  return side && { kind: side, text: words.players[side] };
}

/** The kind of the square itself. @param {number} code */
export const ground = (code) => (code === USED ? "used" : "");

/** @param {number} column */
export const file = (column) => String.fromCharCode(97 + column);

/** @param {View} view @param {number} square */
const nameOf = ({ columns, rows }, square) => file(square % columns) + (rows - Math.floor(square / columns));

/** What a screen reader says of a square. @param {View} view @param {number} square @param {{ targets: number[], isTarget: boolean }} reach */
export function describe(view, square, { targets, isTarget }) {
  const side = PLAYERS[view.cells[square]];
  const { free, used, stands, reach, target } = words.board;
  const what = side ? stands(words.players[side]) : view.cells[square] === USED ? used : free;
  const more = targets.length ? `, ${reach(targets.length)}` : isTarget ? `, ${target}` : "";
  return `${nameOf(view, square)}, ${what}${more}`;
}

/** Why a piece cannot go somewhere, or a square not be taken. @param {View} view @param {number} square @param {number | undefined} target */
export function explainRefusal(view, square, target) {
  if (!view.steps.length) return words.refused.frozen;
  const to = view.cells[target ?? square];
  if (to === USED) return words.refused.used;
  if (PLAYERS[to]) return target === undefined ? words.refused.notYours : words.refused.taken;
  return words.refused.far;
}

const MOVEMENTS = ["knight", "queen", "king"];
export const SIZES = [3, 4, 5, 6, 7, 8, 9];

/** The parts of a game's name. @param {string} game */
export function readVariant(game) {
  const [, ...parts] = game.split(":");
  const movement = parts.find((part) => MOVEMENTS.includes(part)) ?? "knight";
  const [columns, rows] = (parts.find((part) => /^\dx\d$/.test(part)) ?? "7x7").split("x").map(Number);
  return { movement, columns, rows };
}

/** The name of a variant. @param {{ movement: string, columns: number, rows: number }} variant */
export function writeVariant({ movement, columns, rows }) {
  return ["isolation", ...(movement === "knight" ? [] : [movement]), ...(columns === 7 && rows === 7 ? [] : [`${columns}x${rows}`])].join(":");
}
