// What is said of a solved round.

import { words } from "./words.js";

/** @param {import("./round.js").Round} round */
export function praise({ at, optimum }) {
  if (!at) return words.won.already;
  if (optimum === undefined) return words.won.unknown(at);
  return at === optimum ? words.won.perfect(at) : words.won.longer(at, optimum);
}
