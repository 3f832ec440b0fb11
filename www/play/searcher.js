// The engine that searches for solutions of puzzles, in its own worker. Its module is loaded when it is first needed.

import { site } from "../site/boot.js";
import { compile } from "../site/compile.js";
import { Engine } from "../site/engine.js";
import { files } from "../site/files.js";
import { words } from "../site/words.js";

/** @typedef {import("../site/engine.js").Notice} Notice */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiling;

/** The module, compiled once; if loading failed, it is tried again next time. */
function compiled() {
  compiling ??= compile(site.base, files.solverModule).catch(() => {
    compiling = undefined;
    throw Object.assign(new Error(words.partMissing), { code: "not-fetched" });
  });
  return compiling;
}

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
    compiled: compiled(),
    worker: files.solverWorker,
    site,
    version,
    onNotice,
    onTable() {},
    ...(isPatient ? { module: inPage } : {}),
  });
}
