// The whole board is in view when a page opens, on phones held upright and sideways, and at 200 % zoom.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { visit } = await useSite();
const SIZES = [
  [390, 844],
  [640, 360],
  [844, 390],
];
/** Sizes at which a puzzle or problem is solved without scrolling. */
const SOLVED = [...SIZES, [320, 568], [1366, 768]];

for (const address of ["", "games.html?g=loa", "games.html?g=tzaar", "problems.html?g=loa&seed=abc"]) {
  // Boards of puzzles and problems are tried below, with more around them.
  const run = address.includes("tzaar") ? test : thorough;
  run(`the whole board is in view: ${address || "the front page"}`, () =>
    visit(address, async ({ page }) => {
      await page.waitForSelector("#board :is([role=gridcell], .gate)");
      for (const [width, height] of SOLVED) {
        await page.setViewport({ width, height });
        const [board, tools] = await page.$$eval("#board, .tools", (parts) =>
          parts.map((part) => part.getBoundingClientRect().toJSON()),
        );
        const { top, bottom, left, right } = board;
        const isInView = top >= 0 && left >= 0 && right <= width && bottom <= height;
        const isFree = bottom <= tools.top || right <= tools.left;
        assert.ok(isInView && isFree, `${width} × ${height}: ${JSON.stringify({ board, tools })}`);
      }
    }),
  );
}

test("the buttons for playing a puzzle are in view beside the whole board, and large enough for a finger", () =>
  visit("?seed=pear&d=6&v=1", async ({ page }) => {
    await page.waitForSelector("#peek:not(:disabled)");
    for (const [width, height] of SOLVED) {
      await page.setViewport({ width, height });
      const [board, ...buttons] = await page.$$eval("#board, .tools > button", (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().toJSON()),
      );
      assert.equal(buttons.length, 4, `${width} × ${height}`);
      assert.ok(board.top >= 0 && board.left >= 0 && board.right <= width && board.bottom <= height);
      for (const { left, right, top, bottom } of buttons) {
        const isInView = left >= 0 && right <= width && top >= 0 && bottom <= height && bottom - top >= 44;
        assert.ok(isInView, `${width} × ${height}: ${left} to ${right}, ${top} to ${bottom}`);
        const isFree = top >= board.bottom || left >= board.right;
        assert.ok(isFree, `${width} × ${height}: a button at ${left}, ${top} covers the board`);
      }
    }
  }));

for (const address of ["problems.html?g=loa", "problems.html?g=giveaway&seed=1"])
  (address.endsWith("loa") ? test : thorough)(
    `the task, the board, what is said and the buttons are in view, one below or beside the other: ${address}`,
    () =>
      visit(
        address,
        async ({ page, says }) => {
          await says("message", /^Probier einen Zug/);
          await page.waitForSelector("#five li a");
          for (const [width, height] of SOLVED) {
            await page.setViewport({ width, height });
            const boxes = await page.$$eval(".task, #board, #message, .tools", (parts) =>
              parts.map((part) => ({ name: part.id || part.className, ...part.getBoundingClientRect().toJSON() })),
            );
            const told = `${width} × ${height}: ${JSON.stringify(boxes)}`;
            assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, told);
            for (const { top, bottom, left, right } of boxes)
              assert.ok(top >= 0 && left >= 0 && right <= width && bottom <= height, told);
            for (const [at, one] of boxes.entries())
              for (const other of boxes.slice(at + 1)) {
                const isApart =
                  one.right <= other.left ||
                  other.right <= one.left ||
                  one.bottom <= other.top ||
                  other.bottom <= one.top;
                assert.ok(isApart, told);
              }
          }
        },
        { languages: GERMAN },
      ),
  );

for (const address of [
  "games.html?g=loa",
  "problems.html?g=loa&n=2&seed=1",
  "set.html?g=loa&n=2&seed=1&count=2",
  "setup.html?g=loa",
])
  (address.startsWith("games") ? test : thorough)(
    `the buttons below the board have one line on a small phone: ${address}`,
    () =>
      visit(
        address,
        async ({ page }) => {
          await page.waitForSelector("html[data-begun]");
          await page.setViewport({ width: 320, height: 568 });
          const labels = await page.$$eval(".tools > button > span", (spans) =>
            spans
              .filter((span) => span.checkVisibility())
              .map((span) => {
                const range = document.createRange();
                range.selectNodeContents(span);
                const { scrollWidth, clientWidth } = span.parentElement;
                return {
                  text: span.textContent,
                  lines: range.getClientRects().length,
                  // Firefox rounds the two differently.
                  fits: scrollWidth <= clientWidth + 1,
                };
              }),
          );
          assert.ok(labels.length >= 3);
          assert.deepEqual(
            labels,
            labels.map(({ text }) => ({ text, lines: 1, fits: true })),
          );
        },
        { languages: GERMAN },
      ),
  );

for (const [address, said] of [
  ["games.html?g=tzaar", /^Schlage/],
  ["games.html?g=tzaar:tournament", /^Zuerst setzt ihr/],
])
  test(`in Tzaar the pieces and what is said are in view on a phone: ${address}`, () =>
    visit(
      address,
      async ({ page, says }) => {
        await says("message", said);
        await page.setViewport({ width: 390, height: 664 });
        await page.waitForFunction(() => {
          const [beside, message, tools] = Array.from(document.querySelectorAll("#beside, #message, .tools"), (part) =>
            part.getBoundingClientRect(),
          );
          return beside.bottom <= message.top && message.bottom <= tools.top;
        });
      },
      { languages: GERMAN },
    ));

test("in a low window all that is said of a chosen piece is in view, and a menu leaves the header free", () =>
  visit(
    "games.html?g=loa&m=b8-b6&second=you",
    async ({ page, says }) => {
      await says("turn", "Weiß ist dran");
      await page.setViewport({ width: 640, height: 360 });
      await page.$$eval("#board [role=gridcell]", (cells) =>
        cells.find(({ ariaLabel }) => ariaLabel.startsWith("a6,")).click(),
      );
      await says("message", /^Diagonale .* Reihe: .* Linie: /);
      const box = (/** @type {string} */ selector) =>
        page.$eval(selector, (part) => part.getBoundingClientRect().toJSON());
      const end = await page.$eval("#message", (message) => {
        const range = document.createRange();
        range.selectNodeContents(message);
        return range.getBoundingClientRect().bottom;
      });
      const tools = await box(".tools");
      assert.ok(end <= tools.top, `${end} ${tools.top}`);
      await page.click("#more-open");
      const [menu, header] = [await box("#more"), await box(".top")];
      assert.ok(menu.top >= header.bottom && menu.bottom <= 360 && menu.right <= 640, JSON.stringify({ menu, header }));
    },
    { languages: GERMAN },
  ));
