// Starts each page of the site: compiles its engine, if it has one, sets its language, and saves it for offline use.

import { site } from "./boot.js";
import { compile } from "./compile.js";
import { refuseFrames } from "./frame_guard.js";
import { language } from "./language.js";
import { isMissingPart, tellMissing } from "./missing.js";
import { keepOffline, offerUpdate } from "./offline.js";
import { unveil } from "./veil.js";

/**
 * @param {object} page
 * @param {string} [page.module]  The module it uses.
 * @param {() => Promise<void>} page.speak  Sets the language, and draws everything that needs no engine.
 * @param {(compiled: WebAssembly.Module) => unknown} page.start  Gets the compiled module. Its result is awaited before other pages are saved.
 */
export function begin(page) {
  if (!refuseFrames()) keepOffline((apply) => void offerUpdate(apply), run(page));
}

/** @param {Parameters<typeof begin>[0]} page */
async function run({ module, speak, start }) {
  const none = /** @type {WebAssembly.Module} */ (/** @type {unknown} */ (undefined));
  const compiling = module === undefined ? Promise.resolve(none) : compile(site.base, module);
  const speaking = speak().finally(unveil);
  await Promise.allSettled([compiling, speaking]);
  try {
    await speaking;
    await start(await compiling);
    document.documentElement.dataset.begun = "";
  } catch (/** @type {any} */ error) {
    if (isMissingPart(error)) tellMissing();
    else await import("./trouble.js").then(({ showTrouble }) => showTrouble(error, language()), tellMissing);
  }
}
