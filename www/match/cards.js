// The cards of the games on the front page in German, by the English that the build has written there.

import { DUELS } from "../site/duels.js";

/**
 * The build reads it too, as it is written in `card.js`.
 * @typedef {Record<"en" | "de", { name: string, text: string }>} Card  With the name as it stands within a sentence.
 */

/** @type {readonly Card[]} */
const all = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/card.js`)).card));

const titled = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

/** @type {Record<string, string>} */
export const texts = Object.fromEntries(
  all.flatMap(({ en, de }) => [
    [titled(en.name), de.name],
    [en.text, de.text],
  ]),
);
