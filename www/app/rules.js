// What the page says of the rules, for the puzzle on the board.

import { Distances } from "./distances.js";
import { element } from "./dom.js";
import { words } from "./words.js";

/** @param {string} game */
export function showRules(game) {
  const { block, way, marks } = words.rules;
  element("rules-block").textContent = block[game];
  element("rules-way").textContent = way(game);
  element("history-marks").textContent = marks(Distances.has(game));
}
