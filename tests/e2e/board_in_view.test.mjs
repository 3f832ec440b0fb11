// The whole board is in view when a page opens, on phones held upright and sideways, and at 200 % zoom.
import assert from "node:assert/strict";
import { test } from "node:test";
import { useSite } from "./visit.mjs";

const { visit } = await useSite();
const SIZES = [
  [390, 844],
  [640, 360],
  [844, 390],
];

for (const address of ["", "games.html?g=loa", "games.html?g=tzaar", "problems.html?g=loa&seed=abc"])
  test(`the whole board is in view: ${address || "the front page"}`, () =>
    visit(address, async ({ page }) => {
      await page.waitForSelector("#board :is([role=gridcell], .gate)");
      for (const [width, height] of SIZES) {
        await page.setViewport({ width, height });
        const { top, bottom, left, right } = await page.$eval("#board", (board) =>
          board.getBoundingClientRect().toJSON(),
        );
        const isInView = top >= 0 && left >= 0 && right <= width && bottom <= height;
        assert.ok(isInView, `${width} × ${height}: ${top} to ${bottom}, ${left} to ${right}`);
      }
    }));
