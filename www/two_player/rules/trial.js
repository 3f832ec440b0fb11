// A first move to try: the reader makes it and is told what happened.

import { make } from "../../rules/sheet.js";
import { kindOf } from "../game_views.js";
import { openGame } from "../opening.js";
import { boardFor, viewOf } from "./diagram.js";
import { words } from "../words.js";

/** @typedef {import("./diagram.js").MakeGame} MakeGame */
/**
 * @typedef {object} Trial
 * @property {string} game
 * @property {string} position
 * @property {string[]} good  The correct moves.
 * @property {string[]} [then]  The continuation after a correct one.
 */
/** @typedef {{ task: string, good: string, other: string }} TrialWords */

const PAUSE = 700; // milliseconds before the opponent answers

/** @param {Trial} trial @param {TrialWords} say @param {MakeGame} makeGame */
export function makeTrial({ game, position, good, then = [] }, say, makeGame) {
  const root = make("section", "rules-trial");
  const [picture, said] = [make("div", "picture"), make("p", "rules-said")];
  const again = /** @type {HTMLButtonElement} */ (make("button", "control", words.rules.again));
  again.type = "button";
  said.setAttribute("role", "status");
  root.append(make("h3", "", words.rules.trial), picture, said, again);
  root.setAttribute("aria-label", words.rules.trial);
  let round = openGame({ game, position, moves: [] }, makeGame);
  const tell = (/** @type {string} */ text) => (said.textContent = text);
  const show = (/** @type {boolean} */ isOpen) => {
    const view = viewOf(round);
    board.set({ ...view, steps: isOpen ? view.steps : [] });
    again.disabled = round.at === 0;
  };
  /** Plays the continuation, unless the reader has started again. @param {string[]} moves @param {string} text */
  const answer = (moves, text) => {
    const mine = round;
    if (!moves.length) return tell(text);
    setTimeout(() => {
      if (mine !== round || !root.isConnected) return;
      round.play(moves[0]);
      show(false);
      answer(moves.slice(1), text);
    }, PAUSE);
  };
  const board = boardFor(picture, game, round.rows, {
    onStep({ name }) {
      round.play(name);
      show(false);
      if (good.includes(name)) answer(then, say.good);
      else tell(say.other);
    },
    onRefuse(square, target) {
      const view = { ...round.view, rows: round.rows };
      tell(round.at ? words.rules.tried : kindOf(game).explainRefusal(view, square, target));
    },
  });
  again.addEventListener("click", () => {
    round.free();
    round = openGame({ game, position, moves: [] }, makeGame);
    board.focus();
    tell(say.task);
    show(true);
  });
  tell(say.task);
  show(true);
  return root;
}
