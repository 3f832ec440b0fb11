// The games page counts its games in the statistics, and says when they cannot be kept.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playOn, visitGames, ways } from "./match_page.mjs";
import { LOOKS, findNoViolations, openToAxe, takeOn, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
// Without a Content-Security-Policy the page lets axe in.
site.answer("games.html", await openToAxe("games.html"));
const visit = visitGames(open);
/** A board so small that the game soon ends. */
const SMALL = "?g=isolation:queen:3x3&second=random";
const kept = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("plyground.statistics") || "{}").played ?? []);
const fill = (page) =>
  page.evaluateOnNewDocument(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });

test("a game that ended is noted once, and shown in the dialog of both pages", () =>
  visit(SMALL, async (person) => {
    const { page, click } = person;
    await playOn(person, ways.keyboard);
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("plyground.statistics") || "{}").played?.length);
    const [game, ...others] = await kept(page);
    const { ended, plies, result, ...rest } = game;
    assert.deepEqual([rest, others], [{ game: "isolation", level: "random", side: "first", helped: false }, []]);
    assert.equal(plies, await page.$$eval("#history button", (moves) => moves.length));
    assert.match(ended, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    assert.equal(await page.$("#not-kept"), null);
    // Taken back and played again, it is the same game.
    await click("undo");
    await click("redo");
    for (const name of ["games.html", ""]) {
      if (!name) await page.goto(site.url);
      await page.waitForSelector("#statistics:not([disabled])");
      await page.$eval("#statistics", (button) => button.click());
      await page.waitForSelector("dialog[open] tbody td");
      const row = await page.$eval("dialog[open] tbody tr", (row) =>
        [...row.cells].map((cell) => cell.firstChild.textContent).join(" "),
      );
      assert.equal(row, `Isolation ${{ won: "1 · 0 · 0", lost: "0 · 1 · 0", drawn: "0 · 0 · 1" }[result]}`);
      assert.equal((await kept(page)).length, 1);
    }
  }));

test("a game that cannot be kept is reported once, with what to do", () =>
  visit(
    SMALL,
    async (person) => {
      const { page, click } = person;
      await playOn(person, ways.keyboard);
      await page.waitForSelector("#not-kept button");
      const box = await page.$eval("#not-kept", (note) => note.getBoundingClientRect().toJSON());
      assert.ok(box.top >= 0 && box.bottom <= 900 && box.right <= 1280, JSON.stringify(box));
      for (const look of process.env.ALL ? LOOKS : LOOKS.slice(-1)) {
        await takeOn(page, look);
        await findNoViolations(page);
      }
      await page.setViewport({ width: 1280, height: 900 });
      assert.match(
        await page.$eval("#not-kept", (note) => note.textContent),
        /^This browser has no room left .*Save statistics as a fileClose$/,
      );
      await page.locator("#not-kept ::-p-text(Close)").click();
      await click("new-game");
      await playOn(person, ways.keyboard);
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.equal(await page.$("#not-kept"), null);
    },
    { prepare: fill },
  ));
