// What can be set up in each game.

/** @type {(id: string) => Promise<{ setup: import("../games/arranged_position.js").Setup }>} */
export const loadSetup = (id) => import(`../games/${id}/setup.js`);
