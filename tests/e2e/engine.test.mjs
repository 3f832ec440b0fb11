// The worker: killed, refused, cancelled; and the page without one.
import assert from "node:assert/strict";
import { test } from "node:test";
import { serve } from "./site.mjs";
import { chromiumOnly, useSite, visitPage } from "./visit.mjs";

const { browser, site, visit: open } = await useSite();

/** Opens the page after `script` has run in it, with every worker it makes in `workers`. */
const visit = (script, act, forgives) =>
  open("?g=slide3", act, {
    forgives,
    async prepare(page) {
      await page.evaluateOnNewDocument(() => {
        globalThis.workers = [];
        globalThis.Worker = class extends Worker {
          constructor(...options) {
            super(...options);
            globalThis.workers.push(this);
          }
        };
      });
      if (script) await page.evaluateOnNewDocument(script);
    },
  });

const workers = (page) => page.evaluate(() => globalThis.workers.length);

test("a worker killed in mid-search is replaced, and the search is done all the same", () =>
  visit(
    () => {
      // The first search goes node by node, thousands of them, and its worker dies a moment after the start. The page
      // waits a moment for it, not seconds.
      const { Worker: Usual, setTimeout: wait, workers } = globalThis;
      let killed = false;
      globalThis.setTimeout = (act, time) => wait(act, killed && workers.length === 2 && time >= 3_000 ? 50 : time);
      globalThis.Worker = class extends Usual {
        postMessage(message, ...options) {
          const dies = message.op === "search" && !killed;
          super.postMessage(dies ? { ...message, slice: 0 } : message, ...options);
          if (!dies) return;
          killed = true;
          wait(() => this.terminate(), 5);
        }
      };
    },
    async ({ page, says, click }) => {
      await page.goto(`${site.url}?p=211.316529874`);
      await says("distance", "26");
      await click("search-start");
      await says("search-status", /^26 moves after 9,464 nodes/);
      assert.equal(await workers(page), 3);
      await page.$eval("#board .gate", (gate) => gate.click());
      await says("distance", "25");
      // The page is left while its first worker is on its way.
    },
    /worker-\w+\.js \S*ABORTED$/,
  ));

test("search without the table, in a worker of its own, finds the same length as the table", () =>
  visit(undefined, async ({ page, says, click, text }) => {
    await says("distance", "24");
    await click("new-today");
    await says("puzzle-origin", /^Today/);
    await says("distance", /\d/);
    assert.equal(await workers(page), 1);
    await click("search-start");
    await says("search-status", new RegExp(`^${Number.parseInt(await text("distance"), 10)} moves after`));
    assert.equal(await workers(page), 2);
  }));

test("a search hears a cancel at once", () =>
  visit(undefined, async ({ page, says, click }) => {
    await page.$eval("input[value=slide2]", (radio) => radio.click());
    await page.waitForSelector("#solver-quick:not(:disabled)");
    await click("solver-quick");
    await says("solver-status", /^10 moves/);
    // Search and cancel go out together, and a slice is one node: only a heard cancel ends it early.
    const { type, nodes } = await page.evaluate(
      () =>
        new Promise((go) => {
          const [, worker] = globalThis.workers;
          worker.addEventListener("message", ({ data }) => data.id === 1e9 && data.type !== "progress" && go(data));
          worker.postMessage({ id: 1e9, op: "search", game: "slide3", position: "115.678951234", slice: 0 });
          worker.postMessage({ id: 0, op: "cancel", target: 1e9 });
        }),
    );
    assert.equal(type, "cancelled");
    assert.ok(nodes < 100, `${nodes}`);
  }));

test("requests that make no sense are answered with a typed error", () =>
  visit(undefined, async ({ page, says }) => {
    await says("distance", "24");
    const ask = (request) =>
      page.evaluate(
        (request) =>
          new Promise((go) => {
            const [worker] = globalThis.workers;
            worker.addEventListener("message", ({ data }) => data.id === request.id && go(data));
            worker.postMessage(request);
          }),
        request,
      );
    const cases = [
      [{ op: "fly" }, "bad-request"],
      [{ op: "look", game: "chess", position: "x" }, "unknown-game"],
      [{ op: "look", game: "slide3", position: "x" }, "bad-position"],
      [{ op: "deal", game: "slide3", distance: 27, seed: "x" }, "bad-distance"],
      [{ op: "histogram", game: "slide4" }, "not-available"],
      [{ op: "search", game: "slide3" }, "failed"],
    ];
    for (const [index, [request, code]] of cases.entries()) {
      const answer = await ask({ id: 2e9 + index, ...request });
      assert.equal(answer.type, "error", JSON.stringify(answer));
      assert.equal(answer.code, code);
      assert.ok(answer.message.length > 10);
    }
  }));

test("where a worker may not be started from an address, it is started from a Blob", () =>
  visit(
    () => {
      const { Worker: Usual } = globalThis;
      globalThis.Worker = class extends Usual {
        constructor(url, ...options) {
          if (!String(url).startsWith("blob:")) throw new DOMException("not from here", "SecurityError");
          super(url, ...options);
        }
      };
    },
    async ({ page, says, text }) => {
      await says("distance", "24");
      assert.equal(await workers(page), 1);
      assert.doesNotMatch(await text("message"), /cannot start a worker/);
    },
  ));

test("where no worker starts, the page does the work itself and says so", () =>
  visit(
    () => {
      globalThis.Worker = class {
        constructor() {
          throw new DOMException("no workers here", "SecurityError");
        }
      };
    },
    async ({ says, click }) => {
      await says("distance", "24");
      await says("message", /cannot start a worker/);
      await click("search-start");
      await says("search-status", /^24 moves/);
    },
  ));

test(
  "a search whose module cannot be fetched says so, and the next one is made",
  chromiumOnly("the driver changes answers"),
  async () => {
    const lame = await serve();
    const module = /^pkg\/puzzles_lab_bg-\w+\.wasm$/;
    lame.answer(module, { status: 404, body: "" });
    try {
      await visitPage(
        browser,
        `${lame.url}?g=slide2`,
        async ({ page, says, click }) => {
          const absent = "This part of the page could not be loaded. Check your network connection.";
          await page.waitForSelector("#solver-quick:not(:disabled)");
          await click("solver-quick");
          await says("solver-status", absent);
          await click("search-start");
          await says("search-status", `The engine could not start: ${absent}`);
          lame.answer(module, undefined);
          await click("search-start");
          await says("search-status", /^10 moves/);
          await click("solver-quick");
          await says("solver-status", /^10 moves/);
        },
        { forgives: /404|puzzles_lab_bg/ },
      );
    } finally {
      await lame.close();
    }
  },
);
