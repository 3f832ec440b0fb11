// The rules of a puzzle, with diagrams and a small puzzle to try.

import { TileBoard } from "../boards/tiles.js";
import { goalOf, puzzleName } from "../puzzles.js";
import { Rules, Sheet, figure, make, paragraph } from "../rules/sheet.js";
import { learn } from "../site/i18n.js";
import { describeSquare, explainRefusal } from "../site/slide_words.js";
import { words } from "./words.js";

/** @typedef {typeof import("../pkg/play.js").Game} Games */

/** Two moves before the win. */
const EXAMPLE = { game: "slide2", position: "103.1234", away: ["R1", "C2"] };

/** @param {Partial<import("../boards/tiles.js").Handlers>} [handlers] */
function makeBoard(handlers) {
  const root = make("div", "board small picture");
  for (const layer of ["ground", "tiles", "cells"]) {
    const made = make("div", layer);
    if (layer !== "cells") made.setAttribute("aria-hidden", "true");
    root.append(made);
  }
  return { root, board: new TileBoard(root, { onStep() {}, onRefuse() {}, describe: describeSquare, ...handlers }) };
}

/** @param {string} game @param {Games} Games */
function drawGoal(game, Games) {
  const { root, board } = makeBoard();
  const start = new Games(game);
  const goal = goalOf(start.columns);
  board.set({ columns: start.columns, cells: goal, steps: [], goal, name: puzzleName(game) });
  start.free();
  return root;
}

/** @param {string} game @param {Games} Games */
function drawStart(game, Games) {
  const { root, board } = makeBoard();
  const start = new Games(game);
  board.set({
    columns: start.columns,
    cells: start.cells(),
    steps: start.steps(),
    goal: goalOf(start.columns),
    name: puzzleName(game),
  });
  start.free();
  return root;
}

/** @param {Games} Games */
function makeExample(Games) {
  const section = make("section", "rules-trial");
  const said = make("p", "rules-said");
  const again = /** @type {HTMLButtonElement} */ (make("button", "control", words.rules.again));
  const game = new Games(EXAMPLE.game, EXAMPLE.position);
  for (const move of EXAMPLE.away) game.play(move);
  const tell = (/** @type {string} */ text) => (said.textContent = text);
  const view = () => ({ columns: game.columns, cells: game.cells(), steps: game.solved ? [] : game.steps() });
  const { root, board } = makeBoard({
    onStep(step) {
      game.play(step.name);
      tell(game.solved ? words.rules.example.solved : words.rules.example.farther);
      show();
    },
    onRefuse: (square, way) => tell(game.solved ? words.rules.example.solved : explainRefusal(view(), square, way)),
  });
  const show = () => {
    board.set({ ...view(), goal: goalOf(game.columns), name: puzzleName(EXAMPLE.game) });
    again.disabled = game.history().length === EXAMPLE.away.length;
  };
  again.type = "button";
  again.addEventListener("click", () => {
    while (game.history().length > EXAMPLE.away.length) game.undo();
    tell(words.rules.example.intro);
    board.focus();
    show();
  });
  said.setAttribute("role", "status");
  section.setAttribute("aria-label", words.rules.trial);
  section.append(make("h3", "", words.rules.trial), root, said, again);
  tell(words.rules.example.intro);
  show();
  return section;
}

/** @param {string} game @param {Games} Games @returns {import("../rules/sheet.js").Page} */
function draw(game, Games) {
  const { goal, move, block, hand, keys, way, closer, source } = words.rules;
  return {
    title: words.rules.title(puzzleName(game)),
    parts: [
      paragraph(goal.text),
      figure(drawGoal(game, Games), goal.shows),
      paragraph(move.text(block[game])),
      figure(drawStart(game, Games), move.shows),
      paragraph(hand),
      paragraph(keys),
      makeExample(Games),
      paragraph(`${closer} ${way[game]}`),
      paragraph(source, "note"),
    ],
  };
}

/**
 * Loads the texts of the rules.
 * @param {Games} Games  The class that makes games.
 * @param {Node} parent
 * @param {import("../rules/sheet.js").Place} [place]
 */
export async function makeRules(Games, parent, place) {
  await learn(words);
  return new Rules(new Sheet(parent, words.rules.sheet, place), (game) => draw(game, Games));
}
