// SharedEngine by all boards of a kind in a page: one module, one engine in a worker, one style sheet. The worker stops with
// the last board.

import { Engine } from "../site/engine.js";
import { compile, fetchStyles } from "../site/fetch_files.js";

/** @typedef {import("../site/engine.js").Notice} Notice */
/** @typedef {Awaited<ReturnType<ReturnType<typeof shareEngine>>>} SharedEngine */

/**
 * Creates the function that lends an engine to the boards of a kind.
 * @param {object} kind
 * @param {Pick<import("../site/service.js").Module, "initSync" | "version">} kind.module
 * @param {string} kind.compiled  The path of the module.
 * @param {(base: string, compiled: WebAssembly.Module) => Pick<ConstructorParameters<typeof Engine>[0], "compiled" | "module" |
 *   "service" | "worker">} kind.engine  The parts of the engine, which may use the module too.
 * @param {string[]} kind.styles
 * @param {() => Promise<unknown>} kind.learn  Loads the words.
 */
export function shareEngine({ module, compiled: file, engine: makeOf, styles: sheets, learn }) {
  /** @type {Promise<{ compiled: WebAssembly.Module, styles: string }> | undefined} */
  let loading;
  /** @type {Engine | undefined} */
  let engine;
  let boards = 0;
  /** @type {Set<(notice: Notice) => void>} */
  const listeners = new Set();

  /** Starts the module, and fetches the styles. @param {string} base */
  async function load(base) {
    const [compiled, styles] = await Promise.all([compile(base, file), fetchStyles(sheets, base), learn()]);
    module.initSync({ module: compiled });
    return { compiled, styles };
  }

  /** Lends the engine to a board until it is returned. @param {string} base  The site's address. */
  return async function acquire(base) {
    boards++;
    let isHeld = true;
    const release = () => {
      if (!isHeld) return;
      isHeld = false;
      if (--boards > 0) return;
      engine?.stop();
      engine = undefined;
    };
    try {
      loading ??= load(base);
      const { compiled, styles } = await loading;
      engine ??= new Engine({
        ...makeOf(base, compiled),
        site: { base },
        version: module.version(),
        onNotice: (notice) => listeners.forEach((listen) => listen(notice)),
      });
      return {
        engine,
        styles,
        release,
        /** @param {(notice: Notice) => void} listen @returns {() => void} stops listening */
        onNotice(listen) {
          listeners.add(listen);
          return () => listeners.delete(listen);
        },
      };
    } catch (error) {
      // The next board tries again.
      loading = undefined;
      release();
      throw error;
    }
  };
}
