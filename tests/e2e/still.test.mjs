// Nothing moves around a board while a game is played: no layout shift to speak of, and the board stays where it is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { GERMAN, chromiumOnly, thorough, useSite } from "./visit.mjs";

const { visit } = await useSite();
const OVER = /won|draw|gewonnen|unentschieden/i;
const games = [...MATCH_GAMES, "tzaar:tournament"];

for (const [width, height, languages] of [
  [1366, 768, ["en"]],
  [390, 844, GERMAN],
  [320, 640, ["en"]],
]) {
  for (const game of games) {
    const run = width === 390 && game === "loa" ? test : thorough;
    run(`nothing moves while ${game} is played, ${width} pixels wide`, chromiumOnly("what moves is counted"), () =>
      visit(
        `games.html?g=${game}&first=random&second=random`,
        async ({ page }) => {
          await page.waitForSelector("#board:not([inert]) [role=gridcell]");
          await page.waitForFunction(
            () =>
              !document.getElementById("undo").hidden &&
              document.getElementById("turn").textContent &&
              !document.getElementById("flip").disabled,
          );
          await page.evaluate(() => {
            const board = document.querySelector("#board .rim");
            const place = () =>
              Object.values(board.getBoundingClientRect().toJSON())
                .map((line) => line.toFixed(1))
                .join(" ");
            globalThis.places = new Set();
            globalThis.shifts = [];
            const note = () => (globalThis.places.add(place()), requestAnimationFrame(note));
            note();
            const name = (node) => (node?.id ? `#${node.id}` : node?.className || node?.nodeName);
            new PerformanceObserver((list) =>
              globalThis.shifts.push(
                ...list
                  .getEntries()
                  .map(
                    ({ value, sources }) => `${value.toFixed(4)}: ${sources.map(({ node }) => name(node)).join(", ")}`,
                  ),
              ),
            ).observe({ type: "layout-shift" });
          });
          // Engines that draw their moves play the game; then it is taken back and forth, and the board turned.
          await page.waitForFunction(
            (over) =>
              new RegExp(over, "i").test(document.getElementById("turn").textContent) ||
              document.querySelectorAll("#history button").length > 40,
            {},
            OVER.source,
          );
          for (const id of ["undo", "undo", "redo", "flip"]) await page.$eval(`#${id}`, (button) => button.click());
          await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
          const { places, shifts } = await page.evaluate(() => ({
            places: [...globalThis.places],
            shifts: globalThis.shifts,
          }));
          const sum = shifts.reduce((sum, shift) => sum + parseFloat(shift), 0);
          assert.ok(sum <= 0.02, `${game}: ${shifts.join("; ")}`);
          assert.equal(places.length, 1, `${game}: ${places}`);
        },
        {
          languages,
          async prepare(page) {
            // At full speed.
            await page.evaluateOnNewDocument(() => localStorage.setItem("plyground.pace", "0"));
            await page.setViewport({ width, height });
          },
        },
      ),
    );
  }
}
