// How a page of the site begins: with its engine compiled, in its language, kept for use without a network.

import { site } from "./boot.js";
import { compile } from "./compile.js";
import { refuseFrames } from "./frame_guard.js";
import { language } from "./language.js";
import { keepOffline, offerUpdate } from "./offline.js";
import { unveil } from "./veil.js";

/**
 * @param {object} page
 * @param {string} page.module  The module it works with.
 * @param {() => Promise<void>} page.speak  Puts it into its language, and draws what needs no engine.
 * @param {(compiled: WebAssembly.Module) => unknown} page.start  What it gives is awaited before other pages are kept.
 * @param {(error: Error) => void} page.fail  Says that it did not start, where nothing better can be said; the page has
 *   its language by then.
 */
export function begin(page) {
  if (!refuseFrames()) keepOffline((apply) => void offerUpdate(apply), run(page));
}

/** @param {Parameters<typeof begin>[0]} page */
async function run({ module, speak, start, fail }) {
  const [compiling, speaking] = [compile(site.base, module), speak().finally(unveil)];
  await Promise.allSettled([compiling, speaking]);
  try {
    await speaking;
    await start(await compiling);
  } catch (error) {
    const wrong = /** @type {Error} */ (error);
    // Without a network the words for it may not come either.
    await import("./trouble.js").then(
      ({ showTrouble }) => showTrouble(wrong, language()),
      () => fail(wrong),
    );
  }
}
