// The games of a day by name.

import { DUELS } from "../site/duels.js";
import { language } from "../site/language.js";
import { PUZZLE } from "./puzzle.js";

/** @type {readonly import("../match/cards.js").Card[]} */
const all = await Promise.all(DUELS.map(async (id) => (await import(`../match/games/${id}/card.js`)).card));

/** All games that can have a problem. */
export const ALL = [PUZZLE, ...DUELS];

/** @type {Record<string, Record<"en" | "de", { name: string }>>} */
const NAMES = {
  [PUZZLE]: { en: { name: "SlideThree" }, de: { name: "SlideThree" } },
  ...Object.fromEntries(DUELS.map((id, at) => [id, all[at]])),
};

/** The name of a game as a heading. @param {string} game */
export function nameOf(game) {
  const { name } = NAMES[game][language()];
  return name[0].toUpperCase() + name.slice(1);
}
