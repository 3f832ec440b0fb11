// The rules of a game for two, with pictures that its board draws and a first move to try.

import { Rules } from "../../rules/rules.js";
import { Sheet, figure, paragraph } from "../../rules/sheet.js";
import { idOf } from "../kinds.js";
import { checkers, giveaway } from "./checkers.js";
import { drawDiagram } from "./diagram.js";
import { isolation } from "./isolation.js";
import { loa } from "./loa.js";
import { makeTrial } from "./trial.js";
import { tzaar } from "./tzaar.js";
import { learnRules, words } from "./words.js";

/** @typedef {import("./diagram.js").Diagram} Diagram */
/** @typedef {import("./diagram.js").Games} Games */
/** @typedef {{ pictures: Record<string, Diagram>, trial: import("./trial.js").Trial }} Drawn  Pictures by the names of what is said. */

/** What is drawn for the rules of a game and its variant, by its id. @type {Readonly<Record<string, (game: string) => Drawn>>} */
export const RULES = { isolation, giveaway, checkers, loa, tzaar };

/** What there is to read of a game. @param {string} game @param {Games} Games @returns {import("../../rules/rules.js").Page} */
function draw(game, Games) {
  const id = idOf(game);
  const { pictures, trial } = RULES[id](game);
  const { title, parts, first, source } = words.games[id](game);
  const read = parts.flatMap(({ text, shows = {} }) => [paragraph(text), ...Object.entries(shows).map(([name, caption]) => figure(drawDiagram(pictures[name], Games), caption ?? ""))]);
  return { title, parts: [...read, makeTrial(trial, first, Games), paragraph(source, "note")] };
}

/** Fetches what the rules say. @param {Games} Games  Where games are made. @param {Node} parent @param {import("../../rules/sheet.js").Place} [place] */
export async function makeRules(Games, parent, place) {
  await learnRules();
  return new Rules(new Sheet(parent, words.sheet, place), (game) => draw(game, Games));
}
