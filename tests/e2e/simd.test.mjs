// The module with vectors of 128 bits, and the one for browsers without them.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { distancesModules } from "../../www/site/files.js";
import { inRepository } from "./site.mjs";
import { useSite } from "./visit.mjs";

const [SIMD, SCALAR] = [distancesModules.simd, distancesModules.scalar].map((file) => file.replace(/\.wasm$/, ""));
const SEEDS = Array.from({ length: 20 }, (_, seed) => `${seed}`);
const { site, visit } = await useSite();

/** The modules that know distances among some names, without their hashes. @param {string[]} names */
const modulesIn = (names) =>
  [...new Set(names.map((name) => name.replace(/-\w+\.wasm$/, "")))].filter((name) => [SIMD, SCALAR].includes(name));

/** Makes a browser refuse vectors. @param {import("puppeteer-core").Page} page */
const refuse = (page) =>
  page.evaluateOnNewDocument(() => {
    WebAssembly.validate = () => false;
  });

test("both modules know the same distances, computed and decoded", async () => {
  const { TABLES } = await import(inRepository("pkg/tables.js"));
  const file = await readFile(inRepository(`pkg/${TABLES.slide3.file}`));
  const known = [];
  for (const module of Object.values(distancesModules)) {
    // Each has an instance of the script of its own.
    const { Table, initSync } = await import(`${inRepository("pkg/distances.js")}?${module}`);
    initSync({ module: await readFile(inRepository(module)) });
    for (const table of [Table.generate("slide3"), Table.decode(file)]) {
      const counts = [...table.histogram()].map(Number);
      const puzzles = counts.flatMap((_, distance) => SEEDS.map((seed) => table.randomPosition(distance, seed)));
      const distances = puzzles.map((puzzle) => table.distance(puzzle));
      const patterns = counts.map((_, distance) => table.patterns(distance));
      known.push({ counts, puzzles, distances, patterns });
      table.free();
    }
  }
  const [first, ...others] = known;
  assert.equal(first.counts.length, 27);
  for (const other of others) assert.deepEqual(other, first);
});

for (const [what, prepare, used] of [
  ["a browser with vectors", undefined, SIMD],
  ["a browser without vectors", refuse, SCALAR],
])
  for (const address of ["?g=slide3", "print.html?n=1&d=12&seed=1"])
    test(`${what} fetches only the module for it: ${address}`, () => {
      site.requests.length = 0;
      return visit(
        address,
        async ({ page, says }) => {
          if (address.startsWith("?")) await says("distance", "24");
          else await page.waitForSelector("#sheet > *");
          assert.deepEqual(modulesIn(site.requests), [used]);
        },
        { prepare },
      );
    });

test("what is kept for later has only the module for the browser", () =>
  visit(
    "?g=slide3",
    async ({ page }) => {
      await page.waitForSelector("html[data-kept=whole]");
      const kept = await page.evaluate(async () => {
        const all = (await caches.keys()).map(async (key) => (await caches.open(key)).keys());
        return (await Promise.all(all)).flat().map(({ url }) => new URL(url).pathname.slice(1));
      });
      assert.deepEqual(modulesIn(kept), [SIMD]);
    },
    { keeps: "all" },
  ));
