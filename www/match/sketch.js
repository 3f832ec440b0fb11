// The games page before its engine is loaded: the facts that follow from a game's name, and an empty board of the
// final size.

import { element } from "../site/dom.js";
import { blankBoard } from "./board_source.js";
import { kindOf, wordsOf } from "./game_views.js";
import { MatchBoard } from "./match_board.js";
import { words } from "./words.js";

/** Shows the name of a game. @param {string} game */
export function showHeading(game) {
  const { label, tellVariant } = kindOf(game);
  const { name, chances = "" } = wordsOf(game);
  element("game-name").textContent = name;
  document.title = words.pageTitle(name);
  element("variant").textContent = tellVariant(game);
  element("numbering").hidden = label(1) === "";
  element("chances-note").textContent = chances;
  element("chances-note").hidden = !chances;
}

/** Lays out a page for the board of a game, and gives it the colours of its sides. @param {string} game */
export function layOut(game) {
  const { board, first } = kindOf(game);
  document.body.dataset.board = board;
  if (first) document.body.dataset.first = first;
  else delete document.body.dataset.first;
}

/** Shows the empty board of a game; returns a function that removes it. @param {string} game */
export function sketchBoard(game) {
  const kind = kindOf(game);
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  const blank = blankBoard(game, columns, rows);
  const root = element("board");
  layOut(game);
  root.inert = true;
  // The controls beside the board are useless yet, and appear all at once.
  document.body.classList.add("awaiting");
  new MatchBoard(root, blank, { say() {}, onKey() {} }, element("beside")).show(blank.record);
  return () => {
    root.replaceChildren();
    root.inert = false;
    document.body.classList.remove("awaiting");
  };
}
