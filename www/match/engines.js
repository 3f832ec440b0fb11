// What plays a two-player game, its engine, and what finds and proves its problems, its prover: each game has its own
// modules, which are loaded when they are first needed.

import { lateModule } from "../site/fetch_files.js";
import { gamesWorker, problemsWorker } from "../site/files.js";
import { words } from "../site/words.js";
import { engineFileOf, proverFileOf } from "./game_modules.js";

/**
 * What an engine consists of.
 * @typedef {Pick<ConstructorParameters<typeof import("../site/engine.js").Engine>[0],
 *   "module" | "service" | "worker"> & { compiled: ReturnType<typeof lateModule> }} Parts
 */

/** By file. @type {Map<string, ReturnType<typeof lateModule>>} */
const modules = new Map();

/** The module in a file, which is compiled once. @param {string} file @param {string} base */
function moduleIn(file, base) {
  const compiled = modules.get(file) ?? lateModule(base, file, () => words.partMissing);
  modules.set(file, compiled);
  return compiled;
}

/**
 * Creates a function that tells the parts for a game: its module, the same in the page itself if no worker starts, and the
 * worker.
 * @param {(game: string) => string} fileOf  The file of the module.
 * @param {() => Promise<{ initSync: (options: { module: WebAssembly.Module }) => unknown }>} make
 * @param {Pick<Parts, "service" | "worker">} others
 * @returns {(game: string, base: string) => Parts}  For the site's address.
 */
const partsOf = (fileOf, make, others) => (game, base) => {
  const compiled = moduleIn(fileOf(game), base);
  return {
    compiled,
    async module() {
      const module = await make();
      module.initSync({ module: await compiled() });
      return module;
    },
    ...others,
  };
};

/** The parts of the engine of a game. */
export const engineParts = partsOf(engineFileOf, async () => (await import("../pkg/engines.js")).newEngineModule(), {
  worker: gamesWorker,
});

/** The parts of its prover. */
export const proverParts = partsOf(proverFileOf, async () => (await import("../pkg/provers.js")).newProverModule(), {
  service: () => import("../site/problem_service.js"),
  worker: problemsWorker,
});

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
