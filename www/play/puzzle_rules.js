// The rules of a puzzle, with diagrams and a small puzzle to try.

import { TileBoard, makeLayers } from "../boards/tiles.js";
import { goalOf, puzzleName } from "../puzzles.js";
import { Rules, Sheet, figure, paragraph, trialOf } from "../rules/sheet.js";
import { make } from "../site/dom.js";
import { learn } from "../site/i18n.js";
import { describeSquare, explainRefusal } from "../site/slide_words.js";
import { words } from "./words.js";

/** @typedef {typeof import("../pkg/play.js").Game} Games */

/** Two moves before the win. */
const EXAMPLE = { game: "slide2", position: "103.1234", away: ["R1", "C2"] };

/** @param {Partial<import("../boards/tiles.js").Handlers>} [handlers] */
function makeBoard(handlers) {
  const root = make("div", "board small picture", ...makeLayers());
  return { root, board: new TileBoard(root, { onStep() {}, onRefuse() {}, describe: describeSquare, ...handlers }) };
}

/** The goal of a puzzle, or its start. @param {string} game @param {Games} Games @param {boolean} isGoal */
function drawPosition(game, Games, isGoal) {
  const { root, board } = makeBoard();
  const start = new Games(game);
  const { columns } = start;
  const goal = goalOf(columns);
  const shown = isGoal ? { cells: goal, steps: [] } : { cells: start.cells(), steps: start.steps() };
  board.set({ columns, ...shown, goal, name: puzzleName(game) });
  start.free();
  return root;
}

/** @param {Games} Games */
function makeExample(Games) {
  const game = new Games(EXAMPLE.game, EXAMPLE.position);
  for (const move of EXAMPLE.away) game.play(move);
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
  const { section, again, tell } = trialOf(words.rules.trial, root, words.rules.again, () => {
    while (game.history().length > EXAMPLE.away.length) game.undo();
    tell(words.rules.example.intro);
    board.focus();
    show();
  });
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
      figure(drawPosition(game, Games, true), goal.shows),
      paragraph(move.text(block[game])),
      figure(drawPosition(game, Games, false), move.shows),
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
