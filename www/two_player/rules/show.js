// The rules of a two-player game, with diagrams and a first move to try.

import { Rules, Sheet, figure, paragraph } from "../../rules/sheet.js";
import { kindOf, wordsOf } from "../game_views.js";
import { words } from "../words.js";
import { drawDiagram } from "./diagram.js";
import { makeTrial } from "./trial.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").MakeGame} MakeGame */
/**
 * @typedef {{ pictures: Record<string, Diagram>, trial: import("./trial.js").Trial }} Drawn  Diagrams by the keys
 *   used in the text.
 */
/**
 * The rules of a game, or of one of its variants.
 * @typedef {object} RulesWords
 * @property {string} title
 * @property {{ text: string, shows?: Record<string, string | undefined> }[]} parts  Paragraphs of HTML, each with its
 *   diagrams and their captions.
 * @property {import("./trial.js").TrialWords} first  A first move to try.
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
