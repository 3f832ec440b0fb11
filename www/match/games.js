// The two-player games of the site, each in its own folder: the parts that the page and the element need from the
// start. Everything else is loaded from the folder later, by the id.

import { DUELS } from "../site/duels.js";

/** In the order of the cards. @type {readonly import("./kinds.js").Kind[]} */
export const GAMES = await Promise.all(DUELS.map(async (id) => (await import(`./games/${id}/view.js`)).kind));
