// The games for two of the site, each in a folder of its own: what the page and the element have of them from the
// start. What is needed late is fetched from the folder by the id.

import { DUELS } from "../site/duels.js";

/** In the order of the cards. @type {readonly import("./kinds.js").Kind[]} */
export const GAMES = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/view.js`)).kind));
