// Exact winning quotas in the laboratory: computed step by step, beside a sample of the same games.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, useSite } from "./visit.mjs";

const QUERY = "kind=exact-quota&dtw=8&t=3&limit=12";
const { visit: open } = await useSite();
/** Opens the laboratory with a query, once it can be run or says why not. */
const visit = (query, act, how) =>
  open(`lab.html?${query}`, async (person) => {
    await person.page.waitForSelector("#run:not([disabled]), #form-error:not([hidden])");
    await act(person);
  }, how);

const FINGERPRINT = /SHA-256 of query and rows\): ([0-9a-f]{64})$/;
/** The cells of the first row of results. */
const firstRow = (page) => page.$eval("#tables tbody tr", (row) => [...row.cells].map((cell) => cell.textContent));

test("an exact quota runs step by step and has a table and a chart", () =>
  visit("kind=exact-quota&dtw=8&t=2&limit=20&sweep=eval&over=eu,man", async ({ page, says, click }) => {
    await says("about-text", /Exact winning quota: .* 11,612,160 positions .* 140 MB of memory\./);
    assert.ok(await page.$eval("#field-n", (field) => field.hidden));
    await click("run");
    await says("progress-text", "All 40 trials are done.");
    await says("fingerprint", FINGERPRINT);
    const rows = await page.$$eval("#tables > table:first-of-type tbody tr", (rows) => rows.map((row) => [...row.cells].map((cell) => cell.textContent)));
    assert.deepEqual(rows.map(([point, moves]) => [point, moves]), [["eu", "20"], ["man", "20"]]);
    assert.ok(rows.every(([, , exact, sampled]) => /^[1-9][\d.]* %$/.test(exact) && sampled === "–"), String(rows));
    await page.waitForSelector("#chart svg");
    // Distances from 0 to 26, of each function.
    assert.equal(await page.$$eval("#tables details tbody tr", (rows) => rows.length), 54);
  }));

test("exact and sampled quotas of the same games stand beside each other", () =>
  visit(QUERY, async ({ page, says, click }) => {
    await click("run");
    await says("progress-text", "All 12 trials are done.");
    const [, , exact] = await firstRow(page);
    await page.select("#key-kind", "autoplay");
    await says("progress-text", "1,068 trials.");
    await click("run");
    await says("progress-text", "All 1,068 trials are done.");
    const [, , , sampled, interval] = await firstRow(page);
    assert.equal(await page.$eval("#tables tfoot", (foot) => foot.textContent), `Exact, as computed in this visit: all ${exact}.`);
    const [value, low, high] = [exact, ...interval.split(" to ")].map(Number.parseFloat);
    assert.ok(low <= value && value <= high, `${exact} in ${interval}`);
    await page.select("#key-kind", "exact-quota");
    await says("progress-text", "All 12 trials are done.");
    assert.deepEqual((await firstRow(page)).slice(2, 5), [exact, sampled, interval]);
  }));

test("what is left to chance has no exact quota, in both languages", async () => {
  for (const [languages, expected] of [[undefined, /expected play, zero, or a sum without chance/], [GERMAN, /bei der exakten Gewinnquote nichts Zufälliges/]]) {
    await visit("kind=exact-quota&eval=random", async ({ says }) => void (await says("form-error", expected)), { languages });
  }
});
