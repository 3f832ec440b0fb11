// The small pictures of the games, for pages that need nothing else of them.

import { DUELS } from "../site/duels.js";

/** @type {readonly string[]} */
const all = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/picture.js`)).picture));

/** The pictures by id. @type {Record<string, string>} */
export const PICTURES = Object.fromEntries(DUELS.map((id, at) => [id, all[at]]));
