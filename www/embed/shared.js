// What all boards of a page share: one module, one worker, one style sheet. The worker ends with the last board.

import { Game, Search, Table, initSync, version } from "../pkg/play.js";
import { compile } from "../app/compile.js";
import { Engine } from "../app/engine.js";
import { files } from "../app/files.js";
import { learnWords } from "../app/words.js";

const PATIENCE = 150; // milliseconds for the table file before the worker computes it

/** @typedef {import("../app/engine.js").Notice} Notice */

/** @type {Promise<{ compiled: WebAssembly.Module, styles: string }> | undefined} */
let loading;
/** @type {Engine | undefined} */
let engine;
let boards = 0;
/** @type {Set<(notice: Notice) => void>} */
const listeners = new Set();

/** @param {string} base */
async function load(base) {
  const texts = files.styles.map(async (file) => {
    const response = await fetch(new URL(file, base));
    if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`);
    return response.text();
  });
  const [compiled, style] = await Promise.all([compile(base, files.module), Promise.all(texts), learnWords()]);
  initSync({ module: compiled });
  return { compiled, styles: style.join("\n") };
}

/** Lends the engine to a board until it gives it back. @param {string} base  The site's address. */
export async function borrow(base) {
  boards++;
  let isLent = true;
  const giveBack = () => {
    if (!isLent) return;
    isLent = false;
    if (--boards > 0) return;
    engine?.stop();
    engine = undefined;
  };
  try {
    loading ??= load(base);
    const { compiled, styles } = await loading;
    engine ??= new Engine({
      compiled,
      module: { Game, Search, Table, initSync, version },
      worker: files.worker,
      site: { base, patience: PATIENCE },
      version: version(),
      onTable() {},
      onNotice: (notice) => listeners.forEach((listen) => listen(notice)),
    });
    return {
      engine,
      Game,
      styles,
      giveBack,
      /** @param {(notice: Notice) => void} listen @returns {() => void} stops listening */
      onNotice(listen) {
        listeners.add(listen);
        return () => listeners.delete(listen);
      },
    };
  } catch (error) {
    // The next board tries again.
    loading = undefined;
    giveBack();
    throw error;
  }
}
