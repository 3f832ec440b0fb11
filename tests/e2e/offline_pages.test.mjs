// After one visit to any page, all pages work without the server.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { movable, played, targets, ways } from "./match_page.mjs";
import { inRepository, serve } from "./site.mjs";
import { begin } from "./laboratory.mjs";
import { chromiumOnly, comes, thorough, useBrowser, useVisits } from "./visit.mjs";

const visitUrl = await useVisits(await useBrowser({ isWhole: true }));
const files = (await readdir(inRepository("dist"), { recursive: true })).map((name) => name.replaceAll("\\", "/"));
const pages = files.filter((name) => name.endsWith(".html")).sort();
const kept = (page) => page.waitForSelector("html[data-kept=whole]", { timeout: 60_000 });

/** A visitor's actions on each page, to be done without a network. */
const WORKS = {
  "404.html": async ({ page }) => {
    await Promise.all([page.waitForNavigation(), page.click("a[href='./problems.html']")]);
    await page.waitForSelector("#board [role=gridcell]");
  },
  "index.html": async ({ page, says }) => {
    await says("distance", /\d/);
    await page.$eval("#board .gate", (gate) => gate.click());
    await says("moves-made", "1");
    await page.$eval("#new-random", (button) => button.click());
    await says("moves-made", "0");
  },
  "games.html": async ({ page }) => {
    await page.waitForSelector("#board [role=gridcell]");
    const pieces = await movable(page);
    if (pieces.length) await ways.keyboard(page, pieces[0]);
    await ways.keyboard(page, (await targets(page))[0]);
    await page.waitForFunction(() => document.querySelectorAll("#history button").length > 1);
    assert.ok((await played(page)) > 1);
    // Another game has another module.
    await page.click(".game-card:not([aria-current])");
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 0);
    await page.waitForSelector("#board [role=gridcell]");
  },
  "today.html": async ({ page, says }) => {
    await says("day-title", /^Today: /);
    await page.waitForFunction(() => document.querySelectorAll("#cards [role=img].miniature").length === 7);
    await page.click("#cards [data-game=isolation] a");
    await says("message", /^Try a move/);
  },
  "problems.html": async ({ page, says, click }) => {
    await says("turn", / to move: win/);
    await click("hint");
    await says("message", /^Hint 1 of 3/);
    await page.click(".game-card:not([aria-current])");
    await says("message", /^Try a move/);
  },
  "set.html": async ({ page, says, click }) => {
    await says("turn", / to move: win/);
    await click("hint");
    await says("message", /^Hint 1 of 3/);
    await page.waitForSelector("#list li:nth-child(2)");
  },
  "setup.html": async ({ page, says }) => {
    await says("verdict", /^Ready to play/);
    await page.$eval("#proof-form", (form) => form.requestSubmit());
    await says("proof-told", /^(?:This is not a problem|Not decided)/);
  },
  "lab.html": async ({ page, says }) => {
    await page.waitForSelector("#run:not([disabled])");
    await begin(page);
    await says("progress-text", "All 120 trials are done.");
    await page.waitForSelector("#chart svg[role=img]");
    await says("fingerprint", /[0-9a-f]{64}$/);
  },
  "learn.html": async ({ page }) => {
    await page.click("a[href='#alpha-beta']");
    await page.click("#alpha-beta [data-right]");
    await page.waitForFunction(() => document.querySelector("#alpha-beta .verdict").textContent !== "");
  },
  "tree.html": async ({ says, click }) => {
    await says("window-text", /closed/);
    await click("next-cut");
    await says("said", /need not be searched|is refuted/);
  },
  "print.html": async ({ page }) => {
    await page.waitForSelector("#print:not([disabled])");
    assert.ok((await page.$$("#sheet svg")).length > 0);
  },
  "examples/index.html": async ({ page }) => {
    await page.click(".recipe summary");
    const board = await page.waitForSelector(".living ply-board");
    await board.evaluate((board) => board.scrollIntoView());
    await page.waitForFunction(() => document.querySelector(".living ply-board").state === "playing");
    assert.equal(
      await board.evaluate(async (board) => (await board.play((await board.hint()) && "R1"), board.moves)),
      "R1",
    );
  },
  "embed/index.html": async ({ page }) => {
    await page.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
    assert.equal(await page.$eval("ply-board", async (board) => (await board.play("R1"), board.moves)), "R1");
  },
};
/** Choices that make the work short. */
const QUERIES = { "lab.html": "?eval=eu&t=4&n=60&sweep=noise&over=none,add", "set.html": "?g=loa&n=2&seed=a&count=2" };
/** In frames nothing is kept, and one page is for frames; the one for wrong addresses has no scripts. */
const FIRST = pages.filter((name) => !name.startsWith("embed/") && name !== "404.html");

test("every page has its work here", () => assert.deepEqual(Object.keys(WORKS).sort(), pages));

/** The pages that every run opens after a visit of another one: one for each way to load what they need. */
const IN_EVERY_RUN = ["embed/index.html", "games.html", "lab.html", "learn.html"];
const afterIndex = process.env.ALL ? pages : IN_EVERY_RUN;

/** The names that the caches hold. */
const names = (page, base) =>
  page.evaluate(async (base) => {
    const caught = [];
    for (const key of await caches.keys())
      caught.push(...(await (await caches.open(key)).keys()).map(({ url }) => url));
    return caught.filter((url) => url.startsWith(base)).map((url) => url.slice(base.length));
  }, base);

/** The files that are kept after a visit. @type {string[]} */
let keptBefore;

for (const first of FIRST) {
  const run = first === "index.html" ? test : thorough;
  run(`after a visit of ${first} pages work with the server gone`, async () => {
    const site = await serve({ base: "/some/where/" });
    try {
      await visitUrl(
        site.url + first,
        async (person) => {
          const { page } = person;
          await kept(page);
          const all = (await names(page, site.url)).sort();
          await site.close();
          // With the same files kept, pages work the same: all are tried after one visit, and each after its own.
          assert.deepEqual(all, (keptBefore ??= all));
          for (const name of first === "index.html" ? afterIndex : [first]) {
            await page.goto(site.url + name + (QUERIES[name] ?? ""));
            await WORKS[name](person);
          }
        },
        { keeps: "all" },
      );
    } finally {
      await site.close();
    }
  });
}

/** The modules of the laboratory that the play page does not use. */
const MODULE = /^pkg\/(?!puzzles)\w+_lab_bg-\w+\.wasm$/;

test("nothing beside the play page is kept for visitors who save data", async () => {
  const site = await serve();
  try {
    await visitUrl(
      site.url + "games.html",
      async ({ page }) => {
        await page.waitForSelector("html[data-kept=saving]");
        assert.deepEqual(
          (await names(page, site.url)).filter((name) => MODULE.test(name) || /^(?:pkg\/)?lab|\.dtw$/.test(name)),
          [],
        );
        assert.deepEqual(
          site.requests.filter((name) => MODULE.test(name) || /^(?:pkg\/)?(?:lab|print)/.test(name)),
          [],
        );
      },
      { keeps: "used" },
    );
  } finally {
    await site.close();
  }
});

/** The largest of these modules. */
function greatest() {
  const size = (name) => statSync(inRepository(`dist/${name}`)).size;
  return files.filter((name) => MODULE.test(name)).reduce((most, name) => (size(name) > size(most) ? name : most));
}

thorough(
  "files that an interrupted visit has not kept are kept by the next, and no others are fetched again",
  chromiumOnly("nothing is asked for that is there"),
  async () => {
    const site = await serve();
    try {
      let release;
      const last = greatest();
      site.answer(last, { until: new Promise((go) => (release = go)) });
      await visitUrl(
        site.url + "print.html",
        async ({ page }) => {
          const wanted = () => site.requests.includes(last);
          // It comes last.
          await comes(`a request for ${last}`, () => site.requests, wanted);
          assert.deepEqual(
            (await names(page, site.url)).filter((name) => name === last),
            [],
          );
          await page.goto("about:blank");
          release();
          site.requests.length = 0;
          await page.goto(site.url + "print.html");
          await kept(page);
          assert.deepEqual(
            site.requests.filter((name) => name !== "sw.js" && name !== last),
            [],
          );
          assert.equal((await names(page, site.url)).filter((name) => name === last).length, 1);
        },
        { keeps: "all" },
      );
    } finally {
      await site.close();
    }
  },
);
