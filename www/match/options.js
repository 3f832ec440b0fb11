// Options of the page of games that are saved on the device: numbers of squares, and warnings.

import { input } from "../site/dom.js";
import { recall, remember } from "../site/storage.js";

const NUMBERS = "numbers"; // whether to show numbers of squares
const WARN = "warn"; // whether to warn of moves that give a proven result away

/** @typedef {import("./match_board.js").MatchBoard} MatchBoard */

/** Shows or hides the numbers of squares. @param {MatchBoard} board @param {boolean} isNumbered */
export function number(board, isNumbered) {
  board.number(isNumbered);
  input("numbers").checked = isNumbered;
}

/** @param {MatchBoard} board */
export function offerNumbers(board) {
  const numbers = input("numbers");
  number(board, recall(NUMBERS) === "on");
  numbers.addEventListener("change", () => {
    remember(NUMBERS, numbers.checked ? "on" : "off");
    number(board, numbers.checked);
  });
}

/**
 * @param {import("./match.js").Match} match
 * @param {() => Promise<{ findFault: import("./match.js").Check }>} loadCheck  Loads what looks for moves to warn of.
 */
export function offerWarning(match, loadCheck) {
  const warn = input("warn");
  warn.checked = recall(WARN) === "on";
  const take = () => {
    match.check = warn.checked ? async (...turn) => (await loadCheck()).findFault(...turn) : undefined;
  };
  take();
  warn.addEventListener("change", () => {
    remember(WARN, warn.checked ? "on" : "off");
    take();
  });
}
