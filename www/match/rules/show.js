// The rules of a two-player game, with diagrams and a first move to try.

import { Rules } from "../../rules/rules.js";
import { Sheet, figure, paragraph } from "../../rules/sheet.js";
import { language } from "../../site/language.js";
import { kindOf } from "../kinds.js";
import { drawDiagram } from "./diagram.js";
import { makeTrial } from "./trial.js";
import { learnRules, words } from "./words.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").MakeGame} MakeGame */
/**
 * @typedef {{ pictures: Record<string, Diagram>, trial: import("./trial.js").Trial }} Drawn  Diagrams by the keys
 *   used in the text.
 */

/**
 * The rules of a game, as elements.
 * @param {string} game
 * @param {MakeGame} makeGame
 * @returns {Promise<import("../../rules/rules.js").Page>}
 */
async function draw(game, makeGame) {
  const kind = kindOf(game);
  const [{ drawn }, { rules }] = await Promise.all([kind.late.rules(), kind.late.said[language()]()]);
  const { pictures, trial } = drawn(game, kind);
  const { title, parts, first, source } = rules(game, kind);
  const read = parts.flatMap(({ text, shows = {} }) => [
    paragraph(text),
    ...Object.entries(shows).map(([name, caption]) => figure(drawDiagram(pictures[name], makeGame), caption ?? "")),
  ]);
  return { title, parts: [...read, makeTrial(trial, first, makeGame), paragraph(source, "note")] };
}

/**
 * Loads the texts of the rules.
 * @param {MakeGame} makeGame
 * @param {Node} parent
 * @param {import("../../rules/sheet.js").Place} [place]
 */
export async function makeRules(makeGame, parent, place) {
  await learnRules();
  return new Rules(new Sheet(parent, words.sheet, place), (game) => draw(game, makeGame));
}
