// Workers that freeze, trap or crash while they work: the game or the run continues.
import assert from "node:assert/strict";
import { test } from "node:test";
import { thorough, useSite } from "./visit.mjs";
import { IN_EVERY_RUN, WORKS } from "./pages_with_workers.mjs";

const { visit } = await useSite();

/** Faults of the first worker that gets a request. */
const FAULTS = ["freezes", "traps", "crashes"];

/** In the page: the first worker that is asked for something does no more. The page waits a moment for it, not seconds. */
function spoil(/** @type {string} */ fault) {
  const told = { workers: 0, spoiled: 0 };
  Object.assign(globalThis, { told });
  const { setTimeout: wait, Worker: Usual } = globalThis;
  /** Whether the spoiled worker is still waited for. */
  const isWaiting = () => told.spoiled > 0 && told.spoiled === told.workers;
  globalThis.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ time) => wait(act, isWaiting() && time >= 3_000 ? 50 : time)
  );
  globalThis.Worker = class extends Usual {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      told.workers++;
    }
    /** @param {any} message */
    postMessage(message) {
      if (message.op === "hello" || (told.spoiled && !this.isSpoiled)) return super.postMessage(message);
      if (this.isSpoiled) return;
      this.isSpoiled = true;
      told.spoiled = told.workers;
      const data = { id: message.id, type: "error", code: "trap", message: "trapped", input: "" };
      if (fault === "traps") wait(() => this.dispatchEvent(new MessageEvent("message", { data })));
      if (fault === "crashes") wait(() => this.dispatchEvent(new ErrorEvent("error")));
    }
    isSpoiled = false;
  };
}

for (const [address, works] of Object.entries(WORKS)) {
  for (const fault of FAULTS) {
    // All pages have their workers from the same script.
    const run = fault === "freezes" && IN_EVERY_RUN.includes(address) ? test : thorough;
    run(`${address}: a worker that ${fault} is replaced, and its work is done`, () =>
      visit(
        address,
        async ({ page }) => {
          await page.waitForFunction(works);
          assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).told.spoiled > 0));
        },
        { prepare: (page) => page.evaluateOnNewDocument(spoil, fault) },
      ),
    );
  }
}
