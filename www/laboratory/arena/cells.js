// Table cells of experiments with two-player games.

import { words } from "../words.js";

/** @typedef {import("./words_en.js").Mean} Mean */
/** @typedef {{ value: number | null, low: number | null, high: number | null, bound: string | null }} Elo */

/** A difference in Elo points; only its bound if everything was won or lost. @param {Elo | null} elo */
export function eloText(elo) {
  if (!elo) return words.none;
  if (elo.value !== null) return words.arena.elo(elo.value);
  if (elo.bound === "above" && elo.low !== null) return `> ${words.arena.elo(elo.low)}`;
  if (elo.bound === "below" && elo.high !== null) return `< ${words.arena.elo(elo.high)}`;
  return words.none;
}

/** @param {Elo | null} elo */
export function eloInterval(elo) {
  const { elo: text, span } = words.arena;
  return elo ? span(elo.low === null ? "−∞" : text(elo.low), elo.high === null ? "∞" : text(elo.high)) : words.none;
}

/** @param {Mean | null} mean @param {(value: number) => string} text */
export const meanCells = (mean, text) => [
  mean ? text(mean.value) : words.none,
  mean && mean.low !== null && mean.high !== null ? words.arena.span(text(mean.low), text(mean.high)) : words.none,
];
