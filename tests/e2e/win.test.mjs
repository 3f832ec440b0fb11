// A win on the puzzle page: the panel, its place, the next puzzle, and the solution that can be shown before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, addUpShifts, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit } = await useSite();
/** One move from the win, and that move. */
const NEAR = "?p=113.123456789";
const LAST = "R2-";
const still = (page) => page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
const play = async (page, move) =>
  (await page.waitForSelector(`#board .gate[data-step='${move}']`)).evaluate((gate) => gate.click());
const places = (page) =>
  page.evaluate(() => [JSON.stringify(document.getElementById("board").getBoundingClientRect()), scrollY]);
/** Whether all of an element is in the window. */
const isInSight = (page, selector) =>
  page.$eval(selector, (element) => {
    const { top, left, right, bottom } = element.getBoundingClientRect();
    // Browsers round in different ways.
    return top >= 0 && left >= 0 && Math.floor(right) <= innerWidth && Math.floor(bottom) <= innerHeight;
  });
const today = () => new Date().toISOString().slice(0, 10);

for (const [width, height] of [
  [1366, 768],
  [390, 844],
  [320, 568],
]) {
  const run = width > 320 ? test : thorough;
  run(`at ${width} × ${height} a win is in sight beside or below the board, covers nothing, and goes with Escape`, () =>
    visit(
      NEAR,
      async ({ page, says, press, click }) => {
        await says("distance", "1");
        const before = await places(page);
        await page.evaluate(() => (globalThis.moved = 0));
        await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
        await play(page, LAST);
        await says("win-text", "1 of 1 – perfect.");
        assert.ok(await isInSight(page, "#win"));
        assert.ok(await isInSight(page, "#board"));
        const [board, card] = await page.$$eval("#board, #win", (all) =>
          all.map((one) => one.getBoundingClientRect().toJSON()),
        );
        const told = JSON.stringify({ board, card });
        assert.ok(width < 1000 ? card.top >= board.bottom : card.left >= board.right, told);
        // Only where there is no room below it does the board move.
        if (width !== 320) assert.deepEqual(await places(page), before);
        const moved = await page.evaluate(() => globalThis.moved);
        assert.ok(width === 320 || moved <= 0.02, `${moved}`);
        assert.equal(await page.evaluate(() => document.activeElement.id), "win-title");
        await press("Escape");
        assert.equal(await page.$("#win"), null);
        assert.equal(await page.evaluate(() => document.activeElement.role), "gridcell");
        assert.deepEqual(await places(page), before);
        await says("message", "Solved: 1 of 1 – perfect. Show result");
        assert.deepEqual(await places(page), before);
        // It opens again, and with the next move there is nothing to show.
        for (const _ of ["once", "twice"]) {
          // If it is out of sight, a visitor scrolls to it.
          await page.$eval("#win-reopen", (button) => button.click());
          await says("win-text", "1 of 1 – perfect.");
          assert.equal(await page.$("#win-reopen"), null);
          await click("win-close");
          assert.equal(await page.$("#win"), null);
          assert.deepEqual(await places(page), before);
        }
        await page.$eval("#win-reopen", (button) => button.click());
        await click("win-again");
        await says("moves-made", "0");
        assert.deepEqual([await page.$("#win"), await page.$("#win-reopen")], [null, null]);
      },
      {
        prepare: async (page) => {
          await page.setViewport({ width, height });
          await still(page);
          await addUpShifts(page);
        },
      },
    ),
  );

  const runSolution = width === 390 ? test : thorough;
  runSolution(`at ${width} × ${height} a solution opens in sight, paused, and moves nothing`, () =>
    visit(
      "?m=R2",
      async ({ page, says, click, cells }) => {
        await says("distance", "23");
        const [before, board] = [await places(page), await cells()];
        await page.$eval("#solution", (button) => button.click());
        await says(
          "message",
          /^23 moves to the win\. From the first step on, this puzzle counts as solved with hints\.$/,
        );
        assert.deepEqual(await places(page), before);
        assert.ok(await isInSight(page, "#player"));
        assert.deepEqual(await cells(), board);
        assert.equal(await page.$("#board .hinted"), null);
        assert.equal(await page.$eval("#player-run", (button) => button.textContent), "Play");
        assert.equal(await page.evaluate(() => document.activeElement.id), "player-run");
        await click("player-forward");
        await says("message", /^Move 1 of 23, next/);
        assert.deepEqual(await places(page), before);
      },
      { prepare: (page) => page.setViewport({ width, height }) },
    ),
  );
}

test("a solution that was opened and not looked at is no help; one step is", () =>
  visit(
    NEAR,
    async ({ page, says, click, press }) => {
      await says("distance", "1");
      for (const [looks, about, text] of [
        [false, /^No hints\.$/, "1 of 1 – perfect."],
        [true, /^With hints\.$/, "1 of 1."],
      ]) {
        await click("solution");
        await page.waitForSelector("#player:not([hidden])");
        await says("message", /^One move to the win/);
        if (looks) {
          await click("player-forward");
          await says("message", "Move 1 of 1: solved. This is the only shortest line.");
          assert.equal(await page.evaluate(() => document.activeElement.id), "player-run");
        }
        await press("Escape");
        await page.waitForSelector("#player[hidden]");
        await play(page, LAST);
        await says("win-about", about);
        await says("win-text", text);
        await click("win-again");
        await says("moves-made", "0");
        assert.equal(await page.$("#win"), null);
      }
    },
    { prepare: still },
  ));

test("a perfect win moves the tiles and throws small ones, where motion is welcome; one with hints throws none", () =>
  visit(
    NEAR,
    async ({ page, says, click, hint }) => {
      const wins = async (/** @type {number} */ moved, /** @type {number} */ thrown) => {
        await play(page, LAST);
        await says("win-text", /1 of 1/);
        // They fly for a moment, and leave nothing.
        await page.waitForFunction((moved) => globalThis.won === moved && !document.querySelector(".party"), {}, moved);
        assert.equal(await page.evaluate(() => globalThis.thrown), thrown);
        await click("win-again");
        await says("distance", "1");
      };
      await says("distance", "1");
      await wins(9, 1);
      await hint();
      await wins(18, 1);
      await still(page);
      await wins(18, 1);
    },
    {
      // However slow the machine, no motion is missed.
      prepare: (page) =>
        page.evaluateOnNewDocument(() => {
          Object.assign(globalThis, { won: 0, thrown: 0 });
          addEventListener(
            "animationstart",
            ({ animationName }) => (globalThis.won += Number(animationName === "won")),
          );
          new MutationObserver((changes) => {
            for (const { addedNodes } of changes)
              globalThis.thrown += [...addedNodes].filter(({ className }) => className === "party").length;
          }).observe(document, { childList: true, subtree: true });
        }),
    },
  ));

test("more moves than needed and hints are told; what was told goes with the next move", () =>
  visit(
    NEAR,
    async ({ page, says, click }) => {
      await says("distance", "1");
      await play(page, "R1+");
      await says("moves-made", "1");
      await play(page, "R1-");
      await says("moves-made", "2");
      await click("hint");
      await page.waitForSelector("#board .tile.hinted");
      await play(page, LAST);
      await says("win-text", "3 moves; 1 is enough.");
      await says("win-about", "With hints.");
      await page.$eval("#undo", (button) => button.click());
      await says("moves-made", "2");
      assert.equal(await page.$("#win"), null);
    },
    { prepare: still },
  ));

test("moves that a link brings are help, unless they were made here", () =>
  visit(
    `${NEAR}&m=R1R1`,
    async ({ page, says }) => {
      await says("moves-made", "2");
      await play(page, LAST);
      await says("win-about", "With hints.");
      await page.goto(site.url + NEAR);
      for (const [made, move] of ["R1+", "R1-"].entries()) {
        await play(page, move);
        await says("moves-made", String(made + 1));
      }
      await page.reload();
      await says("moves-made", "2");
      await play(page, LAST);
      await says("win-about", "No hints.");
    },
    { prepare: still },
  ));

/** Solves the puzzle on the board by its hints. */
async function solve({ page, says, hint, text }) {
  for (let left = Number.parseInt(await text("distance"), 10); left > 0; left--) {
    await says("distance", String(left));
    await play(page, (await hint()).name);
  }
}

test("today's puzzle makes a day in a row, and its result is copied", () =>
  visit(
    "?g=slide2&day=today",
    async (person) => {
      const { page, says, click, press } = person;
      await says("distance", /\d/);
      await page.evaluate(() => {
        delete Navigator.prototype.share;
        navigator.clipboard.writeText = async (text) => void (globalThis.copied = text);
      });
      await solve(person);
      await says("win-about", "With hints.");
      await says("win-streak", "1 day in a row");
      assert.match(await page.$eval("#win .today", (day) => day.textContent), /^\d+Today$/);
      assert.ok(
        !(await page.$$eval("#win button", (buttons) => buttons.map(({ textContent }) => textContent))).includes(
          "Today’s puzzle",
        ),
      );
      await click("win-share");
      await says("win-said", /^The result is copied/);
      const [text, stair, link, ...others] = (await page.evaluate(() => globalThis.copied)).split("\n");
      assert.match(text, /^SlideTwo \d+ \w+ · (\d+)\/\1 · with hints$/);
      assert.match(stair, /^🟩+$/u);
      assert.deepEqual(others, []);
      const query = new URL(link).searchParams;
      assert.deepEqual([query.get("g"), query.get("day"), query.get("m")], ["slide2", today(), null]);
      // By keyboard alone the next puzzle goes on at the board.
      await page.focus("#win-next");
      await press("Enter");
      await says("puzzle-origin", /^Random puzzle/);
      assert.equal(await page.evaluate(() => document.activeElement.role), "gridcell");
    },
    { prepare: still },
  ));

test("the device shares where it can; where nothing is allowed, the text is there to copy", () =>
  visit(
    NEAR,
    async ({ page, says, click }) => {
      await says("distance", "1");
      await page.evaluate(() => {
        Navigator.prototype.share = async (data) => {
          if (globalThis.shared) throw new DOMException("", "NotAllowedError");
          globalThis.shared = data;
        };
        navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
      });
      await play(page, LAST);
      await page.waitForSelector("#win-share");
      await click("win-share");
      await page.waitForFunction(() => globalThis.shared);
      assert.deepEqual(await page.evaluate(() => globalThis.shared), {
        text: "SlideThree · 1/1 · no hints\n🟩",
        url: `${site.url}${NEAR}`,
      });
      await click("win-share");
      await says("win-said", /^Copying is not allowed here/);
      assert.equal(
        await page.$eval("#win textarea", (field) => field.value),
        `SlideThree · 1/1 · no hints\n🟩\n${site.url}${NEAR}`,
      );
      // Rules that are opened are not covered by the result.
      await page.$eval("#rules-open", (button) => button.click());
      await page.waitForSelector("#rules[open]");
      const isCovered = await page.$eval("#rules h2", (title) => {
        const { left, top } = title.getBoundingClientRect();
        return !title.contains(document.elementFromPoint(left + 2, top + 2));
      });
      assert.equal(isCovered, false);
    },
    { prepare: still },
  ));

thorough("in German, in every look", () =>
  withAxe(site, "index.html", async () => {
    await visit(
      NEAR,
      async ({ page, says }) => {
        await says("distance", "1");
        await play(page, LAST);
        await says("win-text", "1 von 1 – perfekt.");
        assert.equal(await page.$eval("#win-next", (button) => button.textContent), "Schwerer: 3 Züge");
        await findNoViolationsInAnyLook(page);
      },
      { languages: GERMAN, prepare: still },
    );
  }),
);
