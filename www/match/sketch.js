// The games page without its engine: what is known of a game by its name alone, and its board without pieces, as large
// as it will be.

import { element } from "../site/dom.js";
import { Ground } from "./ground.js";
import { kindOf, wordsOf } from "./kinds.js";
import { words } from "./words.js";

/** Shows what a game is called. @param {string} game */
export function showHeading(game) {
  const { board, label, tellVariant } = kindOf(game);
  const { name, chances = "" } = wordsOf(game);
  element("game-name").textContent = name;
  document.title = words.pageTitle(name);
  element("variant").textContent = tellVariant(game);
  element("numbering").hidden = label(1) === "";
  element("chances-note").textContent = chances;
  element("chances-note").hidden = !chances;
  document.body.dataset.board = board;
}

/** Shows the board of a game without pieces; returns what takes it away. @param {string} game */
export function sketchBoard(game) {
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  const round = { game, position: "", rows, view: { columns, cells: new Uint8Array(columns * rows), steps: [] } };
  const match = { round, seats: { first: "you", second: "easy" }, isYours: false };
  const root = element("board");
  root.inert = true;
  // What stands beside the board is of no use yet, and comes as a whole.
  document.body.classList.add("awaiting");
  const ground = new Ground(
    root,
    /** @type {import("./match.js").Match} */ (/** @type {unknown} */ (match)),
    { say() {}, onKey() {} },
    element("beside"),
  );
  ground.show(/** @type {import("../site/round.js").Round} */ (/** @type {unknown} */ (round)));
  return () => {
    root.replaceChildren();
    root.inert = false;
    document.body.classList.remove("awaiting");
  };
}
