// What can be set up in each game.

/** @type {Record<string, () => Promise<{ setup: import("../games/arranged_position.js").Setup }>>} */
export const SETUPS = {
  isolation: () => import("../games/isolation/setup.js"),
  giveaway: () => import("../games/giveaway/setup.js"),
  checkers: () => import("../games/checkers/setup.js"),
  loa: () => import("../games/loa/setup.js"),
  tzaar: () => import("../games/tzaar/setup.js"),
  breakthrough: () => import("../games/breakthrough/setup.js"),
};
