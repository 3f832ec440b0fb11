// The games of a day by name.

import { CARDS } from "../games/cards.js";
import { DUELS } from "../site/duels.js";
import { language } from "../site/language.js";
import { PUZZLE } from "./puzzle.js";

/** All games that can have a problem. */
export const ALL = [PUZZLE, ...DUELS];

/** @type {Record<string, Record<"en" | "de", { name: string }>>} */
const NAMES = {
  [PUZZLE]: { en: { name: "SlideThree" }, de: { name: "SlideThree" } },
  ...CARDS,
};

/** The name of a game as a heading. @param {string} game */
export function nameOf(game) {
  const { name } = NAMES[game][language()];
  return name[0].toUpperCase() + name.slice(1);
}
