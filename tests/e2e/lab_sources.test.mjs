// The sources in the laboratory: their folds, their findings, and their numbers beside ours.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { SOURCES, begin, tables, visitLab } from "./laboratory.mjs";
import { inRepository } from "./site.mjs";
import { GERMAN, findNoViolationsInAnyLook, thorough, useSite, withAxe } from "./visit.mjs";
import { clickOn } from "./visitor.mjs";

const { site, visit: open } = await useSite();
const visit = visitLab(open, { also: SOURCES });
const unfold = (page, source) => clickOn(page, `#source-${source} summary`);
const isOpen = (page) => page.$$eval(".source", (folds) => folds.filter(({ open }) => open).map(({ id }) => id));
const rows = async (page, caption) => (await tables(page, caption))[0];

test("each source is a fold, one open at a time, with its tables in it; the ranking drawn is that of the documentation", () =>
  visit("", async ({ page }) => {
    assert.deepEqual(await isOpen(page), []);
    assert.match(
      await page.$eval("#source-thesis summary", ({ textContent }) => textContent),
      /^S\. Heuser, 2003: Randomized Evaluation Functions/,
    );
    await unfold(page, "isolation");
    assert.deepEqual(await isOpen(page), ["source-isolation"]);
    assert.match(
      await page.$eval("#source-isolation summary", ({ textContent }) => textContent),
      /^O\. Navarro-Hinojosa, undated: Advanced game playing/,
    );
    const titles = await page.$$eval("#preset-isolation option", (options) => options.map(({ text }) => text));
    assert.equal(titles.length, 6);
    assert.ok(titles.includes("Table 1: Win rates of four heuristics"));
    const text = await readFile(inRepository("docs/isolation.md"), "utf8");
    const [, all] = /^\| all \|(.*)\|$/m.exec(text);
    const said = all
      .split("|")
      .map((cell) => /\*\*([\d.]+)\*\* \(([\d.]+)–([\d.]+)\), paper ([\d.]+)/.exec(cell).slice(1));
    const label = await page.$eval(".ranking", (svg) => svg.getAttribute("aria-label"));
    const drawn = [...label.matchAll(/([\d.]+) % \(([\d.]+) % to ([\d.]+) %\), in the source ([\d.]+) %/g)].map(
      (match) => match.slice(1),
    );
    assert.deepEqual(drawn, said);
  }));

test("a table of the source stands beside what came out here", () =>
  visit(
    "kind=effort&g=isolation&engines=minimax/eval=h1;minimax/eval=h2;minimax/eval=h3&n=100",
    async ({ page, says }) => {
      await begin(page);
      await says("fingerprint", /[0-9a-f]{64}$/);
      const known = await rows(page, "The source’s numbers");
      assert.deepEqual(
        known.map(([engine, measure, theirs, ours, , exact]) => [engine, measure, theirs, ours, exact]),
        [
          ["2 minimax/eval=h2", "Same move", "–", "100.0 %", "100.0 %"],
          ["3 minimax/eval=h3", "Same move", "–", "100.0 %", "100.0 %"],
        ],
      );
      assert.match(await page.$eval("#paper", (paper) => paper.textContent), /^O\. Navarro-Hinojosa, undated: /);
      await clickOn(page, "#paper a");
      await page.waitForSelector("#source-isolation[open] .findings", { visible: true });
    },
  ));

thorough("the thesis' open questions are a fold with experiments of its own", () =>
  visit("", async ({ page, says }) => {
    await unfold(page, "beyond");
    const titles = await page.$$eval("#preset-beyond option", (options) => options.map(({ text }) => text));
    assert.equal(titles.length, 8);
    await page.select("#preset-beyond", "beyond-clusters");
    await clickOn(page, "#source-beyond .runs button");
    await says("fingerprint", /[0-9a-f]{64}$/);
    const clusters = await rows(page, "Good moves among tied ones");
    assert.deepEqual(
      clusters.map(([name]) => name),
      ["eu", "man", "nb", "perm", "inv", "l2", "squares", "pdb", "pdbsum"],
    );
    const share = (text) => Number(text.slice(0, -2));
    assert.ok(share(clusters[0][8]) > share(clusters[0][6]), clusters[0].join(", "));
  }),
);

thorough("searches for solutions have their table", () =>
  visit("kind=solving&n=5&eval=pdb&sweep=with&over=a-star,lrta-star", async ({ page, says }) => {
    await begin(page);
    await says("fingerprint", /[0-9a-f]{64}$/);
    const solved = await rows(page, "Solutions");
    assert.deepEqual(solved[0].slice(0, 3), ["a-star", "5", "100.0 %"]);
    assert.deepEqual([solved[0][4], solved[0][6]], ["100.0 %", "1.000"]);
    await says("about-text", /^Solving: 5 searches for a solution .*gives up after 100,000 nodes/);
  }),
);

thorough("a tournament of the source has its win rates beside ours", () =>
  visit("", async ({ page, says }) => {
    await unfold(page, "isolation");
    await clickOn(page, ".findings li:last-child button");
    await says("fingerprint", /[0-9a-f]{64}$/);
    const [known, standings] = await tables(page, "The source’s numbers", "Standings");
    assert.equal(known.length, 8);
    assert.deepEqual(known[0].slice(0, 3), ["2 random", "Score", "99.0 %"]);
    assert.deepEqual([known[7][0], known[7][2], known[7][3]], ["all", "77.6 %", standings[0][5]]);
  }),
);

test("the sources speak German", () =>
  visit(
    "",
    async ({ page }) => {
      await unfold(page, "isolation");
      const text = await page.$eval("#source-isolation", ({ textContent }) => textContent);
      assert.match(text, /ohne Jahr/);
      assert.match(text, /Die drei Heuristiken sind gleichwertig/);
      assert.match(text, /Tabelle 1: Gewinnquoten von vier Heuristiken/);
      assert.match(
        await page.$eval("#source-giveaway", ({ textContent }) => textContent),
        /Abbildung 2\(a\): Alpha-Beta gegen MTD-bi/,
      );
      const loa = await page.$eval("#source-loa", ({ textContent }) => textContent);
      assert.match(loa, /Abbildungen D\.1–D\.18: Die Partien von sechs Wettkämpfen/);
      await unfold(page, "loa");
      await page.select("#preset-loa", "loa-table-5.14");
      const series = await page.$$eval("#source-loa .runs .row:first-child select:first-child option", (options) =>
        options.map(({ text }) => text),
      );
      assert.deepEqual([series[0], series.at(-1)], ["quad, Tiefe 2", "normal, gleich viele Knoten"]);
    },
    { languages: GERMAN },
  ));

thorough("no violations in an open source, light and dark, wide and narrow", () =>
  withAxe(site, "lab.html", async () => {
    await visit("", async ({ page }) => {
      await unfold(page, "isolation");
      await page.select("#preset-isolation", "isolation-table-1");
      await findNoViolationsInAnyLook(page);
    });
  }),
);
