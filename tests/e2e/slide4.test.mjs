// The solver of SlideFour, and of SlideTwo: quick, optimal and proving searches, cancelled, dropped, shown, shared.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { findNoViolations, openToAxe, takeOn, thorough, useSite } from "./visit.mjs";

const WIN = [1, 2, 3, 4, 0, 5, 6, 7, 8, 0, 9, 10, 11, 12, 0, 13, 14, 15, 16, 0, 0, 0, 0, 0, 0];
/** Twelve moves from Win. */
const NEAR = "?g=slide4&p=158.123da684597befgc";
/** 36 moves from Win: by a narrow beam its proof takes more than a minute, for which no test waits. */
const FAR = "?g=slide4&p=302.98b7dc163af52g4e";

const { site, visit: open } = await useSite();
site.answer("index.html", await openToAxe("index.html"));

/** Opens an address once its solver is there. */
const visit = (address, act, how) =>
  open(
    address,
    async (person) => {
      await person.page.waitForSelector("#solver-quick:not(:disabled)");
      await act(person);
    },
    how,
  );
const line = async ({ text }) => (await text("solver-line")).split(" ").filter(Boolean);
/** Records the messages of the solver in `said`. */
const listen = (page) =>
  page.evaluate(() => {
    globalThis.said = [];
    const status = document.getElementById("solver-status");
    new MutationObserver(() => globalThis.said.push(status.textContent)).observe(status, { childList: true });
  });
const disabled = (page, id) => page.$eval(`#${id}`, (button) => button.disabled);

/** Changes what the page asks its workers for. @param {(message: any) => any} change */
const asking = (change) => ({
  prepare: (/** @type {import("puppeteer-core").Page} */ page) =>
    page.evaluateOnNewDocument(`{
      const change = ${change};
      globalThis.Worker = class extends Worker {
        postMessage(message, ...options) {
          super.postMessage(change(message), ...options);
        }
      };
    }`),
});

/** Makes proofs long. */
const LONG = asking((message) =>
  message.op === "search" && message.engine === "breadth-first"
    ? { ...message, engine: "breadth-first/width=1000" }
    : message,
);

/** Records the requests of workers that were answered. */
const RECORDS = {
  prepare: (page) =>
    page.evaluateOnNewDocument(() => {
      globalThis.answered = [];
      globalThis.Worker = class extends Worker {
        #asked = new Map();
        constructor(...options) {
          super(...options);
          this.addEventListener(
            "message",
            ({ data }) => data.type === "done" && globalThis.answered.push(this.#asked.get(data.id)),
          );
        }
        postMessage(message, ...options) {
          this.#asked.set(message.id, message.op);
          super.postMessage(message, ...options);
        }
      };
    }),
};

test("quick finds 42 moves from the start by databases that are there before; played on the board and shared, they win", () =>
  visit(
    "?g=slide4",
    async (person) => {
      const { page, says, click, cells, text } = person;
      const before = await cells();
      await page.waitForFunction(() => globalThis.answered?.includes("prepare"));
      await listen(page);
      await click("solver-quick");
      await says("solver-status", /^42 moves\. A shorter one may exist, but none takes fewer than 28\.$/);
      assert.equal(await page.evaluate(() => globalThis.said[0]), "Searching…");
      assert.equal(await page.evaluate(() => globalThis.answered.filter((op) => op === "prepare").length), 1);
      await says("solver-figures", /^[\d,]+ nodes, \d+ MiB, [\d.]+ s$/);
      assert.equal((await line(person)).length, 42);
      assert.equal(await text("optimum"), "–");
      await click("solver-show");
      await says("message", /^Move \d+ of 42, next: the .+ (left|right|up|down)\.$/);
      await page.$eval("#player-scrub", (bar) => {
        bar.value = bar.max;
        bar.dispatchEvent(new Event("input"));
      });
      await says("message", "Move 42 of 42: solved.");
      assert.deepEqual(await cells(), WIN);
      await click("player-close");
      assert.deepEqual(await cells(), before);
      assert.equal((await line(person)).length, 42);
      await click("solver-share");
      await page.waitForSelector("#share-dialog[open]");
      const link = await page.$eval("#share-link", (field) => field.value);
      await page.goto(link);
      await says("moves-made", "42");
      await says("message", "Solved: 42 moves.");
      assert.deepEqual(await cells(), WIN);
      await page.waitForSelector("#solver-quick");
      assert.equal(await disabled(page, "solver-quick"), true);
    },
    RECORDS,
  ));

test("optimal proves a shortest solution, and the page knows the distances along it", () =>
  visit(NEAR, async (person) => {
    const { page, says, click, text } = person;
    assert.equal(await page.$eval("#solver-prove", ({ hidden }) => hidden), true);
    await click("solver-optimal");
    await says("solver-status", "12 moves, and it is proven that no solution is shorter.");
    assert.equal(await text("optimum"), "12");
    const moves = await line(person);
    assert.equal(moves.length, 12);
    for (const [at, move] of moves.entries()) {
      await page.$eval(`#board .gate[data-step='${move}']`, (gate) => gate.click());
      await says("distance", String(11 - at));
    }
    await says("win-text", "12 of 12.");
  }));

test("while it runs the bound rises, is said once each, and the figures are not read out; cancel keeps what there is, a move nothing", () =>
  visit(
    FAR,
    async (person) => {
      const { page, says, click, text } = person;
      await listen(page);
      await page.focus("#solver-optimal");
      await person.press("Enter");
      assert.equal(await page.evaluate(() => document.activeElement.id), "solver-cancel");
      await says("solver-status", /^No solution is shorter than (28|3\d) moves; the best one found takes 3\d\.$/);
      await person.press("Enter");
      await says(
        "solver-status",
        /^Cancelled\. No solution is shorter than \d+ moves; the best one found takes 3\d\.$/,
      );
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Show it on the board");
      const said = await page.evaluate(() => globalThis.said);
      const bounds = said.flatMap((text) => /shorter than (\d+)/.exec(text)?.[1] ?? []).map(Number);
      assert.deepEqual(
        bounds,
        bounds.toSorted((one, other) => one - other),
      );
      assert.equal(new Set(said).size, said.length, said.join(" | "));
      for (const id of ["solver-figures", "solver-line"])
        assert.equal(await page.$eval(`#${id}`, (part) => part.closest("[aria-live], [role=status]")), null);
      assert.ok((await line(person)).length <= 38);
      // A search that was ended can be started again; a move drops it, and what it had found.
      await click("solver-optimal");
      await says("solver-status", /best one found/);
      await page.$eval("#board .gate", (gate) => gate.click());
      await page.waitForSelector("#solver-cancel[hidden]");
      assert.equal((await text("solver-status")) + (await text("solver-line")) + (await text("solver-figures")), "");
      await click("solver-quick");
      await says("solver-status", /^3\d moves\. A shorter one may exist/);
      assert.ok(await text("solver-line"));
      await click("undo");
      assert.equal(await text("solver-line"), "");
      assert.equal(await page.$eval("#solver-result", (row) => row.hidden), true);
    },
    LONG,
  ));

test("SlideTwo is solved at once, and its start needs 10 moves", () =>
  visit("?g=slide2", async (person) => {
    const { page, says, click } = person;
    for (const id of ["solver-optimal", "solver-prove"]) {
      await click(id);
      await says("solver-status", "10 moves, and it is proven that no solution is shorter.");
      assert.equal((await line(person)).length, 10);
    }
    await page.$eval("#board .gate", (gate) => gate.click());
    await says("moves-made", "1");
    // Buttons for the classic start are offered there only.
    assert.equal(await page.$eval("#solver-prove", ({ hidden }) => hidden), true);
    await click("undo");
    assert.equal(await page.$eval("#solver-prove", ({ hidden }) => hidden), false);
  }));

thorough("the solver says when the memory does not even hold the databases", () =>
  visit(
    FAR,
    async (person) => {
      await person.click("solver-optimal");
      await person.says("solver-status", /^the pattern databases take 32 MiB: expected more memory$/);
    },
    asking((message) =>
      message.op === "search" ? { ...message, engine: "breadth-first/width=1000/memory=2" } : message,
    ),
  ),
);

/** Has the worker's module trap in searches of one engine. */
const TRAPPING = `{
  let traps = false;
  addEventListener("message", ({ data }) => (traps = data.engine === "breadth-first"));
  const code = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 5, 1, 1, 116, 0, 0, 10, 5, 1, 3, 0, 0, 11];
  const { t: trap } = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(code))).exports;
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function (...given) {
    const all = Object.entries(new Instance(...given).exports);
    const changed = ([name, made]) =>
      name.startsWith("search_") ? [name, (...values) => (traps ? trap() : made(...values))] : [name, made];
    return { exports: Object.fromEntries(all.map(changed)) };
  };
}`;

test("a search that breaks down says so, and the next one works", async () => {
  const names = await readdir(inRepository("dist"), { recursive: true });
  const worker = names.find((name) => name.startsWith("pkg/puzzles_worker-"));
  site.answer(worker, { body: TRAPPING + (await readFile(inRepository(`dist/${worker}`), "utf8")) });
  try {
    await visit("?g=slide2", async ({ says, click }) => {
      await click("solver-optimal");
      await says("solver-status", "The search stopped unexpectedly. This device may not have enough memory for it.");
      await click("solver-quick");
      await says("solver-status", /^10 moves/);
    });
  } finally {
    site.answer(worker);
  }
});

thorough("without a worker the page does not search in its place", () =>
  visit(
    "?g=slide2",
    async ({ says, click }) => {
      await click("solver-quick");
      await says("solver-status", "The solver needs a worker, and this browser cannot start one.");
    },
    {
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          globalThis.Worker = class {
            constructor() {
              throw new DOMException("no workers here", "SecurityError");
            }
          };
        }),
    },
  ),
);

for (const scheme of ["light", "dark"]) {
  thorough(`no violations, ${scheme}, and 390 pixels are wide enough`, () =>
    visit(NEAR, async ({ page, says, click }) => {
      await takeOn(page, { scheme, width: 390 });
      await findNoViolations(page);
      await click("solver-optimal");
      await says("solver-status", /proven/);
      await findNoViolations(page);
      await takeOn(page, { scheme, width: 390 });
      await takeOn(page, { scheme, width: 320 });
    }),
  );
}
