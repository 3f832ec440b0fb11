// Workers that freeze, trap or crash while they are wanted, and pages that the browser has put aside and shows again: the
// game or the run goes on.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engine } from "./site.mjs";
import { useSite } from "./visit.mjs";

const { site, visit } = await useSite();
site.answer("away.html", { body: '<!doctype html><link rel="icon" href="data:,"><title>Away</title>' });

/** Two engines that play, on the page and in the frame: it is enough to see that they go on. */
const GAME = "g=isolation:queen:4x4&first=medium&second=random";
/** What a page shows once its worker has worked. Runs in the page. @type {Record<string, () => unknown>} */
const WORKS = {
  "?g=slide3": () => document.getElementById("distance")?.textContent === "24",
  [`games.html?${GAME}`]: () => document.querySelectorAll("#history button").length > 2,
  [`embed/index.html?${GAME}`]: () => /** @type {any} */ (document.querySelector("ply-board"))?.moves?.length > 2,
  "lab.html?kind=playouts&g=isolation:5x5&n=40": () => {
    /** @type {HTMLElement | null} */ (document.querySelector("#run:enabled"))?.click();
    return /[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? "");
  },
};

/** What becomes of the first worker that is asked for something. */
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
  for (const fault of FAULTS)
    test(`${address}: a worker that ${fault} is replaced, and its work is done`, () =>
      visit(
        address,
        async ({ page }) => {
          await page.waitForFunction(works);
          assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).told.spoiled > 0));
        },
        { prepare: (page) => page.evaluateOnNewDocument(spoil, fault) },
      ));

  test(
    `${address}: a page that was put aside and is shown again works on`,
    {
      skip: engine === "firefox" && "the driver opens pages in a way that keeps none aside",
    },
    () =>
      visit(address, async ({ page }) => {
        await page.waitForFunction(
          () => "begun" in document.documentElement.dataset || document.querySelector("ply-board"),
        );
        await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
        await page.goto(`${site.url}away.html`);
        await page.goBack({ waitUntil: "domcontentloaded" });
        assert.ok(await page.evaluate(() => /** @type {any} */ (globalThis).isSame), "the page was loaded again");
        await page.waitForFunction(works);
      }),
  );
}
