// The playable example beside the rules: a SlideTwo puzzle two moves from the win.

import { TileBoard } from "../boards/tiles.js";
import { element, onClick } from "./dom.js";
import { goalOf } from "./goal.js";
import { describeSquare, explainRefusal } from "./slide_words.js";
import { words } from "./words.js";

const AWAY = ["R1", "C2"]; // from the win

/** @param {(game: string, position?: string) => import("../pkg/play.js").Game} open */
export function showExample(open) {
  const game = open("slide2", "103.1234");
  for (const move of AWAY) game.play(move);
  const say = (/** @type {string} */ text) => (element("example-text").textContent = text);
  const view = () => ({ columns: game.columns, cells: game.cells(), steps: game.steps() });
  const board = new TileBoard(element("example"), {
    onStep(step) {
      game.play(step.name);
      say(game.solved ? words.example.solved : words.example.farther);
      show();
    },
    onRefuse: (square, way) => say(explainRefusal(view(), square, way)),
    describe: describeSquare,
  });
  const show = () => board.set({ ...view(), goal: goalOf(3), name: words.games.slide2 });
  onClick("example-again", () => {
    while (game.history().length > AWAY.length) game.undo();
    say(words.example.intro);
    show();
  });
  say(words.example.intro);
  show();
}
