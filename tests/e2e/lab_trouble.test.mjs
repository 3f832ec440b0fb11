// The laboratory when its workers fail, and when a trial takes long.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { begin } from "./laboratory.mjs";
import { thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite();
const FINGERPRINT = /[0-9a-f]{64}$/;
const query = (trials) => `kind=playouts&g=isolation:5x5&n=${trials}`;

/** Serves the worker of the laboratory's games with a script before it. @param {string} script @param {() => Promise<void>} act */
async function withWorker(script, act) {
  const name = (await readdir(inRepository("dist"), { recursive: true })).find((file) =>
    /^pkg\/lab_games_worker-\w+\.js$/.test(file),
  );
  site.answer(name, { body: `${script}\n${await readFile(inRepository(`dist/${name}`), "utf8")}` });
  try {
    await act();
  } finally {
    site.answer(name);
  }
}

/**
 * In a worker: a slice that is to go beyond so many trials fails as a module does that has run out of memory, and
 * nothing works from then on.
 */
const trapAt = (trial) => `{
  const Instance = WebAssembly.Instance;
  let isDead = false;
  WebAssembly.Instance = function (module, imports) {
    const { exports } = new Instance(module, imports);
    return { exports: { ...exports, experiment_stepFor(own, from, until, milliseconds) {
      if (isDead) throw new Error("recursive use of an object detected");
      isDead = until > ${trial};
      if (isDead) throw new WebAssembly.RuntimeError("unreachable");
      return exports.experiment_stepFor(own, from, until, milliseconds);
    } } };
  };
}`;

test("a trial that traps is reported, and the next run works", () =>
  withWorker(trapAt(30), () =>
    visit(`lab.html?${query(40)}`, async ({ page, says }) => {
      await page.waitForSelector("#run:not([disabled])");
      await begin(page);
      await says(
        "message",
        /^The engine failed here, perhaps for want of memory, and was started again \(unreachable\)\.$/,
      );
      await page.evaluate((query) => {
        history.pushState(null, "", `?${query}`);
        dispatchEvent(new PopStateEvent("popstate"));
      }, query(20));
      await page.waitForFunction((query) => document.getElementById("query").value === query, {}, query(20));
      await page.waitForSelector("#run:not([disabled])");
      await begin(page);
      await says("fingerprint", FINGERPRINT);
    }),
  ));

/** In the page: hears nothing of the first trials of a run, as of a frozen worker, and waits a tenth of what it would. */
function freezeFirst() {
  const { setTimeout: wait, Worker: Usual } = globalThis;
  /** Before a run, its time is measured. */
  const isRunning = () => document.getElementById("run")?.hidden;
  globalThis.setTimeout = /** @type {any} */ (
    (/** @type {() => void} */ act, /** @type {number} */ time) => wait(act, time >= 10_000 ? time / 10 : time)
  );
  globalThis.Worker = class extends Usual {
    /** @param {any} message */
    postMessage(message) {
      if (message.op !== "trials" || "isFrozen" in globalThis || !isRunning()) return super.postMessage(message);
      Object.assign(globalThis, { isFrozen: true });
    }
  };
}

/** In the page: counts how often a worker tells during a run that it is at work. */
function countPulses() {
  Object.assign(globalThis, { pulses: 0 });
  const { Worker: Usual } = globalThis;
  globalThis.Worker = class extends Usual {
    /** @param {ConstructorParameters<typeof Worker>} given */
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        const isPulse = data.type === "progress" && data.prepared === undefined;
        if (isPulse && document.getElementById("run")?.hidden) /** @type {any} */ (globalThis).pulses++;
      });
    }
  };
}

test("a worker that freezes in mid-trial is replaced, and the run comes to the same end", () =>
  visit(
    `lab.html?${query(40)}`,
    async ({ page, says, click }) => {
      await page.waitForSelector("#run:not([disabled])");
      await begin(page);
      await says("fingerprint", FINGERPRINT);
      assert.ok(await page.evaluate("isFrozen"));
      await click("run");
      await says("progress-text", "Done again: the same bytes.");
    },
    { prepare: (page) => page.evaluateOnNewDocument(freezeFirst) },
  ));

// A second passes whenever the worker looks at its clock.
thorough("a worker tells that a long trial goes on", () =>
  withWorker("{ let now = 0; performance.now = () => (now += 1_000); }", () =>
    visit(
      "lab.html?kind=effort&g=isolation&n=1&from=2&to=2&engines=alpha-beta/nodes=20000",
      async ({ page, says }) => {
        await page.waitForSelector("#run:not([disabled])");
        await begin(page);
        await says("fingerprint", FINGERPRINT);
        assert.equal(await page.evaluate("pulses"), 4);
      },
      { prepare: (page) => page.evaluateOnNewDocument(countPulses) },
    ),
  ),
);

test("tables that a browser has no memory for are refused before anything runs", () =>
  visit("lab.html?kind=effort&g=isolation&n=4&engines=alpha-beta/table=28/nodes=10;random", async ({ says }) => {
    assert.match(await says("form-error", /table/), /“28”.*from 0 to 26|table=28.*from 0 to 26/);
  }));
