// The engines of the two-player games: each game has its own, whose module is loaded when it is first needed. It plays the
// game and proves its problems.

import { lateModule } from "../site/fetch_files.js";
import { gamesWorker } from "../site/files.js";
import { words } from "../site/words.js";
import { engineFileOf } from "./game_modules.js";

/** By file. @type {Map<string, ReturnType<typeof lateModule>>} */
const modules = new Map();

/**
 * The parts of the engine of a game: its module, the same in the page itself if no worker starts, and the worker.
 * @param {string} game @param {string} base  The site's address.
 */
export function engineParts(game, base) {
  const file = engineFileOf(game);
  const compiled = modules.get(file) ?? lateModule(base, file, () => words.partMissing);
  modules.set(file, compiled);
  return {
    compiled,
    async module() {
      const module = (await import("../pkg/engines.js")).newEngineModule();
      module.initSync({ module: await compiled() });
      return module;
    },
    worker: gamesWorker,
  };
}

/**
 * Fetches the engine of a game if one plays, so that it is there when it is first asked.
 * @param {string} game @param {string} base @param {Record<import("./match.js").Side, string>} seats
 */
export function prepareEngine(game, base, { first, second }) {
  // A failed load is tried again when the engine is needed.
  if (first !== "you" || second !== "you")
    void engineParts(game, base)
      .compiled()
      .catch(() => undefined);
}
