// The cards of the games in German, by the English that is in the HTML of the pages.

import { CARDS } from "./games/cards.js";

const titled = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

/** @type {Record<string, string>} */
export const texts = Object.fromEntries(
  Object.values(CARDS).flatMap(({ en, de }) => [
    [titled(en.name), de.name],
    [en.text, de.text],
  ]),
);
