// The engine that searches for solutions of puzzles, in its own worker. Its module is loaded when it is first needed.

import { Engine } from "../site/engine.js";
import { lateModule } from "../site/fetch_files.js";
import * as files from "../site/files.js";
import { site } from "../site/start_page.js";
import { words } from "../site/words.js";

/** @typedef {import("../site/engine.js").Notice} Notice */

const compiled = lateModule(site.base, files.solverModule, () => words.partMissing);

/** The same in the page itself, if no worker starts. */
async function inPage() {
  const solver = await import("../pkg/solver.js");
  solver.initSync({ module: await compiled() });
  return solver;
}

/**
 * An engine for searches, to be stopped when they are done.
 * @param {object} how
 * @param {string} how.version  The version of the page.
 * @param {(notice: Notice) => void} [how.onNotice]
 * @param {boolean} [how.isPatient]  Whether the page itself may search if no worker starts, although it then stutters.
 */
export function hireSearcher({ version, onNotice = () => undefined, isPatient = false }) {
  return new Engine({
    compiled,
    worker: files.solverWorker,
    site,
    version,
    onNotice,
    ...(isPatient ? { module: inPage } : {}),
  });
}
