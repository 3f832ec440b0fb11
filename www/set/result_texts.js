// Texts about sets and their results.

import { CARDS } from "../games/cards.js";
import { idOf } from "../match/game_modules.js";
import { inLanguage } from "../site/language.js";
import { words } from "./words.js";

/** @typedef {import("./result.js").Mark} Mark */

/** @type {Record<Mark, string>} */
const SIGNS = { first: "✓", later: "◐", helped: "◔", shown: "✕", wrong: "!", open: "–" };

/** @param {Mark} mark */
export const signOf = (mark) => SIGNS[mark];

/** @param {Mark[]} marks */
export const signsOf = (marks) => marks.map(signOf).join("");

/** The name of a set. @param {import("./link.js").ProblemSet} set */
export function titleOf({ link, list = [], count, title }) {
  if (title) return title;
  const games = new Set((link ? [link] : list).map(({ game }) => idOf(game)));
  const [id] = games.size === 1 ? games : [""];
  const name = Object.hasOwn(CARDS, id) ? inLanguage(CARDS[id]).name : "";
  return words.title(name && name[0].toUpperCase() + name.slice(1), count);
}

/** A time as in 1:02:03. @param {number} seconds */
export function timeOf(seconds) {
  const two = (/** @type {number} */ count) => String(count).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** A sentence about the outcomes of the problems. @param {Pick<import("./result.js").Result, "marks" | "seconds">} result */
export function tellResult({ marks, seconds }) {
  const counts = { first: 0, later: 0, helped: 0, shown: 0, wrong: 0, open: 0 };
  for (const mark of marks) counts[mark]++;
  return words.summary(counts, timeOf(seconds));
}
