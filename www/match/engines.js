// The engines of the two-player games: each game has its own, whose module is loaded when it is first needed.

import * as files from "../site/files.js";
import { lateModule } from "../site/late_module.js";
import { words } from "../site/words.js";
import { engineFileOf } from "./file_of.js";

/** By file. @type {Map<string, ReturnType<typeof lateModule>>} */
const modules = new Map();

/** What an engine is made of that plays a game. @param {string} game @param {string} base  The site's address. */
export function playsGame(game, base) {
  const file = engineFileOf(game);
  const compiled = modules.get(file) ?? lateModule(base, file, () => words.partMissing);
  modules.set(file, compiled);
  return {
    compiled,
    /** The same in the page itself, if no worker starts. */
    async module() {
      const { newEngineModule } = await import("../pkg/engines.js");
      const module = newEngineModule();
      module.initSync({ module: await compiled() });
      return module;
    },
    worker: files.gamesWorker,
  };
}

/**
 * Fetches the engine of a game if one plays, so that it is there when it is first asked.
 * @param {string} game @param {string} base @param {Record<import("./match.js").Side, string>} seats
 */
export function prepareEngine(game, base, { first, second }) {
  // What fails now is tried again then.
  if (first !== "you" || second !== "you")
    void playsGame(game, base)
      .compiled()
      .catch(() => undefined);
}
