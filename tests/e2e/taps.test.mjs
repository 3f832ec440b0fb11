// Taps on a board of tiles, in the page, in the element and in the frame: each plays one move, and nothing undoes it.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { serve } from "./site.mjs";
import { thorough, useSite, useVisits } from "./visit.mjs";

const { browser, site } = await useSite();
const host = await serve();
after(() => host.close());
host.answer("favicon.ico", { status: 204, body: "" });
const visit = await useVisits(browser, site, host);

const PUZZLE = { day: "2026-11-25", distance: "6", v: "1" };
/** One move from the win, by tile 6 at the tail of its block. */
const NEAR = { ...PUZZLE, moves: "C2R3C2R3C3" };
const query = ({ day, distance, v, moves = "" }) => `?day=${day}&d=${distance}&v=${v}${moves && `&m=${moves}`}`;
const around = (html) =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A blog</title>${html}`;
const attributes = (puzzle) => Object.entries(puzzle).map(([name, value]) => `${name}="${value}"`);

/** Where a puzzle may be: its address, and what a page or frame there is asked. */
const PLACES = {
  page: {
    address: (puzzle) => site.url + query(puzzle),
    root: "document.getElementById('board')",
    moves: "new URLSearchParams(location.search).get('m') ?? ''",
    undo: "document.getElementById('undo').click()",
  },
  element: {
    html: (puzzle) =>
      `<script type="module" src="${site.url}ply-board.js"></script><ply-board ${attributes(puzzle).join(" ")}></ply-board>`,
  },
  frame: { html: (puzzle) => `<iframe width="360" height="560" src="${site.url}embed/${query(puzzle)}"></iframe>` },
};
const ELEMENT = {
  root: "document.querySelector('ply-board')?.shadowRoot.querySelector('.board')",
  moves: "document.querySelector('ply-board').moves",
  undo: "document.querySelector('ply-board').undo()",
};

/** Opens a puzzle on a telephone. */
async function open(place, puzzle, act) {
  const { address, html, ...asked } = { ...ELEMENT, ...PLACES[place] };
  if (html) host.answer("page.html", { body: around(html(puzzle)) });
  const prepare = async (page) => {
    await page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.evaluateOnNewDocument(() => {
      globalThis.besides = 0;
      const isBeside = ({ isTrusted, clientX }) => isTrusted && clientX < 4;
      addEventListener("click", (event) => (globalThis.besides += Number(isBeside(event))), true);
    });
  };
  let taps = 0;
  await visit(
    address?.(puzzle) ?? `${host.url}page.html`,
    async ({ page }) => {
      const frame = place === "frame" ? await (await page.waitForSelector("iframe")).contentFrame() : page.mainFrame();
      const find = (selector) => frame.evaluateHandle(`${asked.root}.querySelector(${JSON.stringify(selector)})`);
      await frame.waitForFunction(`${asked.root}?.querySelector(".gate")`);
      await act({
        labels: () =>
          frame.evaluate(`Array.from(${asked.root}.querySelectorAll("[role=gridcell]"), (cell) => cell.ariaLabel)`),
        gates: () =>
          frame.evaluate(`Array.from(${asked.root}.querySelectorAll(".gate"), ({ dataset }) => dataset.step)`),
        moves: () => frame.evaluate(asked.moves),
        undo: () => frame.evaluate(asked.undo),
        /** Taps a part of the board; once a tap beside it has been heard, so has all that came of the first. */
        tap: async (selector) => {
          await (await find(selector)).tap();
          await page.touchscreen.tap(2, 420);
          await page.waitForFunction((taps) => globalThis.besides === taps, {}, ++taps);
        },
      });
    },
    { prepare },
  );
}

for (const place of Object.keys(PLACES)) {
  // The frame has the element in it.
  const run = place === "frame" ? thorough : test;
  run(`a tap on a tile that slides one way plays one move, and so does one on an arrow (${place})`, () =>
    open(place, PUZZLE, async ({ labels, gates, moves, undo, tap }) => {
      const tiles = (await labels()).flatMap((label) => /tile (\d+), slides \w+$/.exec(label)?.[1] ?? []);
      assert.ok(tiles.length >= 3, `${tiles}`);
      const parts = [
        ...tiles.map((tile) => `.tile[data-tile="${tile}"]`),
        ...(await gates()).map((step) => `.gate[data-step="${step}"]`),
      ];
      for (const part of parts) {
        await tap(part);
        assert.match(await moves(), /^[RC]\d$/, `after a tap on ${part}`);
        await undo();
        assert.equal(await moves(), "");
      }
    }),
  );

  const runWin = place === "page" ? test : thorough;
  runWin(`a tap that wins has won (${place})`, () =>
    open(place, NEAR, async ({ moves, tap }) => {
      await tap('.tile[data-tile="6"]');
      assert.equal(await moves(), `${NEAR.moves}R2`);
    }),
  );
}
