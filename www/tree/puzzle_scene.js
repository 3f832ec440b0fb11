// Where a search of a puzzle is shown: its board with the position of a node.

import * as rules from "../pkg/play.js";
import { TileBoard } from "../boards/tiles.js";
import { PUZZLES, goalOf } from "../puzzles.js";
import { element, make } from "../site/dom.js";
import { describeMove, describeSquare } from "../site/slide_words.js";
import { words } from "./words.js";

/** Starts the rules. @param {WebAssembly.Module} module */
export const startRules = (module) => rules.initSync({ module });

export const { version } = rules;

/** A board without tiles. @param {string} game */
function makeBoard(game) {
  const root = make("div", "board");
  root.dataset.columns = String(PUZZLES[game].columns);
  root.append(...["ground", "tiles", "cells"].map((name) => make("div", name)));
  for (const layer of [...root.children].slice(0, 2)) layer.setAttribute("aria-hidden", "true");
  element("board").replaceChildren(root);
  return new TileBoard(root, { onStep() {}, onRefuse() {}, describe: describeSquare });
}

/** Shows an empty board until the rules are there. @param {string} game */
export function sketchPuzzle(game) {
  const { name, columns } = PUZZLES[game];
  element("about").textContent = name;
  document.title = words.pageTitle(name);
  const cells = new Uint8Array(columns * columns);
  makeBoard(game).set({ columns, cells, goal: goalOf(columns), steps: [], name });
}

/**
 * The position of a link, whose rules were started; throws readable errors.
 * @param {import("./link.js").SearchLink} link @returns {import("./search_session.js").Scene}
 */
export function puzzleScene({ game, position }) {
  const { name, columns } = PUZZLES[game];
  const open = () => new rules.Game(game, position || undefined);
  open().free();
  return {
    names: { us: "", them: "", unit: 1, say: (move) => describeMove(move, columns) },
    set() {
      const board = makeBoard(game);
      return (moves) => {
        const record = open();
        for (const move of moves) record.play(move);
        board.set({ columns, cells: record.cells(), goal: goalOf(columns), steps: [], name });
        record.free();
      };
    },
  };
}
