// The rules of a two-player game, with diagrams and a first move to try.

import { Rules, Sheet, figure, paragraph, trialOf } from "../../rules/sheet.js";
import { make } from "../../site/dom.js";
import { kindOf, wordsOf } from "../game_views.js";
import { words } from "../words.js";
import { drawDiagram, boardFor, viewOf } from "./diagram.js";
import { openGame } from "../opening.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").MakeGame} MakeGame */
/**
 * @typedef {{ pictures: Record<string, Diagram>, trial: Trial }} Drawn  Diagrams by the keys
 *   used in the text.
 */
/**
 * The rules of a game, or of one of its variants.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {{ text: string, shows?: Record<string, string | undefined> }[]} parts  Paragraphs of HTML, each with its
 *   diagrams and their captions.
 * @property {TrialWords} first  A first move to try.
 * @property {string} source  The origin of the game, as HTML.
 */

/**
 * The rules of a game, as elements.
 * @param {string} game
 * @param {MakeGame} makeGame
 * @returns {Promise<import("../../rules/sheet.js").Page>}
 */
async function draw(game, makeGame) {
  const kind = kindOf(game);
  const { pictures, trial } = (await kind.rules()).drawn(game, kind);
  const { title, parts, first, source } = wordsOf(game).rules(game, kind);
  const read = parts.flatMap(({ text, shows = {} }) => [
    paragraph(text),
    ...Object.entries(shows).map(([name, caption]) => figure(drawDiagram(pictures[name], makeGame), caption ?? "")),
  ]);
  return { title, parts: [...read, makeTrial(trial, first, makeGame), paragraph(source, "note")] };
}

/**
 * @param {MakeGame} makeGame
 * @param {Node} parent
 * @param {import("../../rules/sheet.js").Place} [place]
 */
export function makeRules(makeGame, parent, place) {
  return new Rules(new Sheet(parent, words.rules, place), (game) => draw(game, makeGame));
}

// A first move to try: the reader makes it and is told what happened.

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
function makeTrial({ game, position, good, then = [] }, say, makeGame) {
  const picture = make("div", "picture");
  let record = openGame({ game, position, moves: [] }, makeGame);
  const begin = () => {
    tell(say.task);
    show(true);
  };
  const { section, again, tell } = trialOf(words.rules.trial, picture, words.rules.again, () => {
    record.free();
    record = openGame({ game, position, moves: [] }, makeGame);
    board.focus();
    begin();
  });
  const show = (/** @type {boolean} */ isOpen) => {
    const view = viewOf(record);
    board.set({ ...view, steps: isOpen ? view.steps : [] });
    again.disabled = record.at === 0;
  };
  /** Plays the continuation, unless the reader has started again. @param {string[]} moves @param {string} text */
  const answer = (moves, text) => {
    const mine = record;
    if (!moves.length) return tell(text);
    setTimeout(() => {
      if (mine !== record || !section.isConnected) return;
      record.play(moves[0]);
      show(false);
      answer(moves.slice(1), text);
    }, PAUSE);
  };
  const board = boardFor(picture, game, record.rows, {
    onStep({ name }) {
      record.play(name);
      show(false);
      if (good.includes(name)) answer(then, say.good);
      else tell(say.other);
    },
    onRefuse(square, target) {
      const view = { ...record.view, rows: record.rows };
      tell(record.at ? words.rules.tried : kindOf(game).explainRefusal(view, square, target));
    },
  });
  begin();
  return section;
}
