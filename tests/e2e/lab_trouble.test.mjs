// The laboratory when its workers fail, and when a trial takes long.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { inRepository } from "./site.mjs";
import { useSite } from "./visit.mjs";

const { site, visit } = await useSite();
const FINGERPRINT = /[0-9a-f]{64}$/;
const query = (trials) => `kind=playouts&g=isolation:5x5&n=${trials}`;

/** Serves the worker of the laboratory's games with a script before it. @param {string} script @param {() => Promise<void>} act */
async function withWorker(script, act) {
  const name = (await readdir(inRepository("dist"))).find((file) => /^lab_games_worker-\w+\.js$/.test(file));
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

test("a trial that traps is told, and the next run works", () =>
  withWorker(trapAt(30), () =>
    visit(`lab.html?${query(40)}`, async ({ page, says, click }) => {
      await page.waitForSelector("#run:not([disabled])");
      await click("run");
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
      await click("run");
      await says("fingerprint", FINGERPRINT);
    }),
  ));

test("tables that a browser has no memory for are refused before anything runs", () =>
  visit("lab.html?kind=effort&g=isolation&n=4&engines=alpha-beta/table=28/nodes=10;random", async ({ says }) => {
    assert.match(await says("form-error", /table/), /“28”.*from 0 to 26|table=28.*from 0 to 26/);
  }));
