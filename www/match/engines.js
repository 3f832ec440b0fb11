// The engines of the two-player games: each game has its own, whose module is loaded when it is first needed.

import * as files from "../site/files.js";
import { lateModule } from "../site/late_module.js";
import { words } from "../site/words.js";
import { engineFileOf } from "./file_of.js";

/**
 * The parts of the engine of a game, by the site's address: its module, the same in the page itself if no worker
 * starts, and the worker.
 * @typedef {(game: string, base: string) => { compiled: () => Promise<WebAssembly.Module>, module: () => Promise<any>,
 *   worker: string, service?: () => Promise<any> }} AnswersFor
 */

/**
 * The engines of games, each with a module of its own.
 * @param {(game: string) => string} fileOf  The file of the module.
 * @param {() => Promise<any>} makeModule  Makes the JavaScript of such a module, for the page, if no worker starts.
 * @param {{ worker: string, service?: () => Promise<any> }} others
 * @returns {AnswersFor}
 */
export function answersBy(fileOf, makeModule, others) {
  /** By file. @type {Map<string, ReturnType<typeof lateModule>>} */
  const modules = new Map();
  return (game, base) => {
    const file = fileOf(game);
    const compiled = modules.get(file) ?? lateModule(base, file, () => words.partMissing);
    modules.set(file, compiled);
    return {
      ...others,
      compiled,
      async module() {
        const module = await makeModule();
        module.initSync({ module: await compiled() });
        return module;
      },
    };
  };
}

/** The engines that play games. */
export const playsGame = answersBy(engineFileOf, async () => (await import("../pkg/engines.js")).newEngineModule(), {
  worker: files.gamesWorker,
});

/**
 * Fetches the engine of a game if one plays, so that it is there when it is first asked.
 * @param {string} game @param {string} base @param {Record<import("./match.js").Side, string>} seats
 */
export function prepareEngine(game, base, { first, second }) {
  // A failed load is tried again when the engine is needed.
  if (first !== "you" || second !== "you")
    void playsGame(game, base)
      .compiled()
      .catch(() => undefined);
}
