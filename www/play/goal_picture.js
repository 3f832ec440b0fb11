// The goal as a small picture next to the board.

import { element } from "../site/dom.js";
import { goalOf } from "../site/goal.js";
import { words } from "../site/words.js";

/** @param {string} kind */
const make = (kind) => Object.assign(document.createElement("div"), { className: kind });

/** Shows the goal of a puzzle with this many columns, and what to do. @param {string} game @param {number} columns */
export function showGoal(game, columns) {
  element("goal-block").textContent = words.block[game];
  const board = element("goal");
  if (board.dataset.columns === String(columns)) return;
  board.dataset.columns = String(columns);
  const [ground, tiles] = board.children;
  const goal = goalOf(columns);
  ground.replaceChildren(...goal.map(() => make("square")));
  tiles.replaceChildren(
    ...goal.flatMap((number, square) => {
      if (!number) return [];
      const tile = make("tile");
      tile.textContent = String(number);
      tile.dataset.group = String(Math.ceil(number / (columns - 1)));
      tile.style.transform = `translate(${(square % columns) * 100}%, ${Math.floor(square / columns) * 100}%)`;
      return [tile];
    }),
  );
}
