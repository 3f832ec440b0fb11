// Passes in Lines of Action, and games between its engines, on the games page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { history, squares, visitGames, ways } from "./match_page.mjs";
import { SHUT_IN } from "./games/loa.mjs";
import { useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const PEOPLE = "first=you&second=you";

test("a player who can only pass is told so, and passes with a button, by mouse and by keyboard", async () => {
  const pass = (page) => page.evaluate(() => document.querySelector("#board .pass")?.textContent);
  const query = `?g=loa&p=${SHUT_IN}&${PEOPLE}`;
  await visit(query, async ({ page, says, text, click }) => {
    assert.equal(await text("turn"), "White to move. No piece can move, so you must pass.");
    assert.equal(await text("message"), await text("turn"));
    assert.equal(await pass(page), "Pass");
    await ways.keyboard(page, "a1");
    assert.equal(await text("message"), "No piece can move: press “Pass” below the board.");
    // The button is next after the board.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await says("message", "White passes. Black to move");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
    assert.ok(await page.evaluate(() => document.activeElement.matches("#board [role=gridcell]")));
    await page.keyboard.press("u");
    await says("turn", /must pass/);
    await click("why");
    await says("message", /^The engine would pass/);
    await click("hint");
    await says("message", "White to move. No piece can move, so you must pass.");
    await page.locator("#board .pass").click();
    assert.equal(await page.evaluate(() => location.search), `?g=loa&p=${SHUT_IN}&m=pass&second=you`);
  });
  // The engine passes by itself.
  await visit(`?g=loa&p=${SHUT_IN}&first=you&second=beginner`, async ({ page, says }) => {
    await says("turn", "Your turn – Black");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
  });
});

/** All black pieces are connected as this one arrives. */
const JOINS = "?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1.b4-e7.a3xc1.b3-e6.h3xf1&second=you";
const links = (page) =>
  page.$$eval("#board path.link", (all) =>
    all.map((link) => {
      const { animationDuration, animationDelay } = getComputedStyle(link);
      const square = ([x, y]) => "abcdefgh"[Math.floor(x)] + (8 - Math.floor(y));
      const [from, to] = link
        .getAttribute("d")
        .slice(1)
        .split("L")
        .map((point) => square(point.split(" ").map(Number)));
      return { ends: [from, to], from: parseFloat(animationDelay), lasts: parseFloat(animationDuration) };
    }),
  );

test("the group that wins is linked piece by piece, within 1.4 s, and at once where motion is reduced", () =>
  visit(JOINS, async ({ page, says }) => {
    await ways.keyboard(page, "e1");
    assert.equal((await links(page)).length, 0);
    await ways.keyboard(page, "e5");
    await says("end-title", "Black won");
    const drawn = await links(page);
    const pieces = Object.entries(await squares(page)).filter(([, said]) => said.startsWith("black"));
    // Each piece is reached from those before it.
    const reached = new Set([drawn[0].ends[0]]);
    for (const { ends } of drawn) {
      assert.ok(reached.has(ends[0]) && !reached.has(ends[1]), `${ends}`);
      reached.add(ends[1]);
    }
    assert.deepEqual([...reached].sort(), pieces.map(([name]) => name).sort());
    const { from, lasts } = drawn.at(-1);
    assert.ok(drawn.every((link, at) => at === 0 || link.from > drawn[at - 1].from));
    assert.ok(Math.abs(from + lasts - 1.4) < 0.01, `${from} + ${lasts}`);
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    assert.ok((await links(page)).every(({ lasts }) => lasts === 0));
    // It is gone with the move.
    await page.$eval("#undo", (button) => button.click());
    await page.waitForFunction(() => !document.querySelector("#board path.link"));
  }));

test("a chosen piece shows its lines and the pieces counted on them, and says why it can go so far", () =>
  visit("?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1&second=you", async ({ page, says }) => {
    await ways.keyboard(page, "b4");
    await says("message", "Row, column, and diagonal ↗: 3 pieces, so 3 squares. Diagonal ↘: your own piece is there.");
    const count = (kind) => page.$$eval(`#board .arrows .${kind}`, (all) => all.length);
    assert.deepEqual([await count("line"), await count("barred"), await count("pip")], [4, 1, 9]);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector("#board .line"));
  }));

test("compared moves are coloured, the best is ringed, and a chosen piece has only its own", () =>
  visit("?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1&second=you", async ({ page, says, click }) => {
    const values = () =>
      page.evaluate(() => ({
        fits: [...document.querySelectorAll("#board [data-fit]")].map(({ dataset }) => Number(dataset.fit)),
        best: document.querySelectorAll("#board .cell.best").length,
        written: [...document.querySelectorAll("#board .badge")].filter((badge) => badge.checkVisibility()).length,
      }));
    await click("why");
    await says("message", /^Green is best/);
    const all = await values();
    assert.ok(all.fits.length > 5 && all.fits.includes(1) && all.fits.includes(5), `${all.fits}`);
    assert.deepEqual([all.best, all.written], [1, 3]);
    await ways.keyboard(page, "b4");
    await page.waitForFunction(() => document.querySelectorAll("#board [data-fit]").length === 4);
    const own = await values();
    assert.deepEqual([own.best, own.written, Math.max(...own.fits)], [1, 3, 5]);
  }));
