// The engine that knows the distances of puzzles, in its own worker. Its module is loaded when it is first needed.

import * as files from "./files.js";
import { lateModule } from "./late_module.js";
import { words } from "./words.js";

/** The parts of an engine that knows distances. @param {string} base  The site's address. */
export function knowsDistances(base) {
  const compiled = lateModule(base, files.distancesModule, () => words.partMissing);
  return {
    compiled,
    /** The same in the page itself, if no worker starts. */
    async module() {
      const module = await import("../pkg/distances.js");
      module.initSync({ module: await compiled() });
      return module;
    },
    worker: files.worker,
  };
}
