// Pages in the background, where nothing is drawn and timers are slow: requests are answered, and once the page is
// shown again, it continues and is complete.
import assert from "node:assert/strict";
import { test } from "node:test";
import { thorough, useSite } from "./visit.mjs";
import { IN_EVERY_RUN, WORKS } from "./pages_with_workers.mjs";

const { visit } = await useSite({ keeps: "used" });

/** In the page: it is in the background, as browsers treat it there, until `show` is called. */
function hide() {
  const { setTimeout: wait, setInterval: repeat, requestAnimationFrame: draw } = globalThis;
  /** @type {FrameRequestCallback[]} */
  const drawings = [];
  let isHidden = true;
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  Object.defineProperty(document, "visibilityState", { get: () => (isHidden ? "hidden" : "visible") });
  const slow = (/** @type {number} */ time = 0) => (isHidden ? Math.max(time, 1_000) : time);
  globalThis.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ time, /** @type {any[]} */ ...rest) =>
      wait(act, slow(time), ...rest)
  );
  globalThis.setInterval = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ time) => repeat(act, slow(time))
  );
  globalThis.requestAnimationFrame = (act) => (isHidden ? drawings.push(act) : draw(act));
  Object.assign(globalThis, {
    show() {
      isHidden = false;
      drawings.splice(0).forEach((act) => draw(act));
      document.dispatchEvent(new Event("visibilitychange"));
    },
  });
}

for (const [address, works] of Object.entries(WORKS)) {
  const run = IN_EVERY_RUN.includes(address) ? test : thorough;
  run(`${address}: a page that was loaded in the background works once it is shown`, () =>
    visit(
      address,
      async ({ page }) => {
        // Puppeteer waits by timers of its own.
        await page.waitForFunction(
          () => "begun" in document.documentElement.dataset || document.querySelector("ply-board"),
          { polling: 100 },
        );
        await page.evaluate(() => /** @type {any} */ (globalThis).show());
        await page.waitForFunction(works);
      },
      { prepare: (page) => page.evaluateOnNewDocument(hide) },
    ),
  );
}

test("an experiment goes on in the background to its end", () => {
  const [address, works] = Object.entries(WORKS).at(-1) ?? assert.fail();
  return visit(address, async ({ page }) => void (await page.waitForFunction(works, { polling: 100 })), {
    prepare: (page) => page.evaluateOnNewDocument(hide),
  });
});
