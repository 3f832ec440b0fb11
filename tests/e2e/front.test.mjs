// The front page for a newcomer, and day links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite();
const day = new Date().toISOString().slice(0, 10);
/** The dots of the puzzles to warm up, if they are shown. */
const dots = (page) => page.$$eval("#warm-ups:not([hidden]) i", (dots) => dots.map(({ className }) => className));
const search = (page) => page.evaluate(() => location.search);

for (const at of [0, 1, 2]) {
  const run = at ? thorough : test;
  run(`a tap on tile ${at} of the block that breathes solves the first puzzle`, () =>
    visit("", async ({ page, says }) => {
      await page.waitForSelector("#board .tile[data-nudge]");
      const tile = await page.$$eval("#board .tile[data-nudge]", (tiles, at) => tiles[at].dataset.tile, at);
      await page.$eval(`#board .tile[data-tile="${tile}"]`, (tile) => {
        const cell = document.querySelectorAll("#board [role=gridcell]")[tile.dataset.square];
        cell.click();
      });
      await says("distance", "0");
    }),
  );
}

test("the bare address opens a puzzle to warm up, and says so only once it is played", () =>
  visit("", async ({ page, says, click, cells }) => {
    assert.equal(await says("puzzle-origin", /.+/), "Start here");
    await says("message", "Slide three at once.");
    assert.deepEqual(await dots(page), ["now", "", "", ""]);
    const dealt = await cells();
    assert.equal(await search(page), "");
    await says("distance", "1");
    // The move that does not solve it.
    await page.waitForSelector("#board .tile[data-nudge]");
    const away = await page.$$eval("#board .gate", (gates) => {
      const ahead = document.querySelector("#board .tile[data-nudge]").dataset.nudge;
      const gate = gates.find(({ dataset }) => dataset.way !== ahead);
      gate.click();
      return gate.dataset.step;
    });
    await says("moves-made", "1");
    assert.equal(await search(page), `?day=${day}&d=1&v=1&m=${away.slice(0, 2)}`);
    // By now there is a hint.
    await page.waitForSelector("#hint:not([hidden])");
    await click("undo");
    await says("moves-made", "0");
    assert.equal(await search(page), "");
    await page.goto(`${site.url}?day=${day}&d=6&v=1`);
    await says("distance", "6");
    assert.equal(await says("puzzle-origin", /.+/), "Warm-up, 6 moves");
    assert.deepEqual(await dots(page), ["done", "done", "done", "now"]);
    await page.goto(`${site.url}?seed=plyground+slide3+${day}&d=1&v=1`);
    await says("puzzle-origin", /^Seed/);
    assert.deepEqual(await dots(page), []);
    assert.deepEqual(await cells(), dealt);
  }));

test("no puzzle is on the board before the one that is asked for", async () => {
  let release;
  site.answer(/play_bg-\w+\.wasm$/, { until: new Promise((go) => (release = go)) });
  try {
    await visit(`?day=2026-11-22&v=1`, async ({ page, says }) => {
      await page.waitForSelector("#language option");
      assert.equal(await page.$$eval("#board .square", (squares) => squares.length), 16);
      assert.deepEqual(await page.$$eval("#board .tile", (tiles) => tiles.map(({ textContent }) => textContent)), []);
      await page.evaluate(() => {
        globalThis.seen = new Set();
        const board = document.querySelector("#board .cells");
        new MutationObserver(() =>
          globalThis.seen.add([...board.querySelectorAll("[role=gridcell]")].map(({ ariaLabel }) => ariaLabel).join()),
        ).observe(board, { childList: true, subtree: true });
      });
      release();
      await says("optimum", "20");
      assert.equal(await page.evaluate(() => globalThis.seen.size), 1);
    });
  } finally {
    site.answer(/play_bg-\w+\.wasm$/);
  }
});

test("a game that is chosen before the page has begun is opened", async () => {
  let release;
  site.answer(/play_bg-\w+\.wasm$/, { until: new Promise((go) => (release = go)) });
  try {
    await visit("", async ({ page, says }) => {
      await page.waitForSelector("#language option");
      await page.$eval("input[value=slide2]", (radio) => radio.click());
      release();
      await says("puzzle-name", "SlideTwo");
      assert.equal(await search(page), "?g=slide2");
    });
  } finally {
    site.answer(/play_bg-\w+\.wasm$/);
  }
});

test("after the warm-ups comes today's puzzle, for good", () =>
  visit("", async ({ page, says, click, cells }) => {
    // Thorough runs solve all of them.
    for (const distance of process.env.ALL ? [1, 2, 3, 6] : [1, 6]) {
      if (distance === 6) await page.goto(`${site.url}?day=${day}&d=6&v=1`);
      for (let left = distance - 1; left >= 0; left--) {
        await says("distance", String(left + 1));
        // Hints are hidden at first, and their key works.
        await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
        await page.keyboard.press("h");
        await page.waitForSelector("#board .tile.hinted");
        await page.keyboard.press("h");
        await (await page.waitForSelector("#board .gate.hinted")).evaluate((gate) => gate.click());
        await says("distance", String(left));
      }
      // A day in a row needs the puzzle that everybody has.
      await says("win-about", "With hints.");
      assert.equal(await page.$("#win .week"), null);
      const next = { 1: "Harder: 2 moves", 2: "Harder: 3 moves", 3: "Harder: 6 moves", 6: "Today’s puzzle" }[distance];
      assert.equal(await page.$eval("#win-next", (button) => button.textContent), next);
      await click("win-next");
    }
    assert.equal(await page.evaluate(() => localStorage.getItem("plyground.days")), null);
    const first = await says("puzzle-origin", /^Today’s puzzle, \d+ moves$/);
    const dealt = await cells();
    await page.goto(site.url);
    await says("puzzle-origin", first);
    assert.deepEqual(await cells(), dealt);
    assert.equal(await search(page), "");
  }));

test("a level deals a puzzle of its distance, and says how far that is", () =>
  visit("?seed=pear&d=6&v=1", async ({ page, says, click }) => {
    await says("distance", /\d/);
    const levels = () =>
      page.$$eval("#levels button", (buttons) =>
        buttons.map((button) => [button.textContent.replace(/\s+/g, " ").trim(), button.ariaPressed]),
      );
    assert.deepEqual(await levels(), [
      ["6 moves", "true"],
      ["10", "false"],
      ["14", "false"],
      ["20", "false"],
    ]);
    await page.locator("#levels button:nth-child(3)").click();
    await says("optimum", "14");
    assert.deepEqual(
      (await levels()).map(([, pressed]) => pressed),
      ["false", "false", "true", "false"],
    );
    await page.$eval("input[value=slide5]", (radio) => radio.click());
    await says("puzzle-name", "SlideFive");
    assert.equal(await page.$eval("#levels", (levels) => levels.hidden), true);
    // The classic start has an address of its own.
    await page.goto(`${site.url}?day=2026-11-22&d=6&v=1`);
    await says("optimum", "6");
    await click("new-start");
    await says("puzzle-origin", "The classic start");
    assert.equal(await search(page), "?g=slide3");
    await page.reload();
    await says("puzzle-origin", "The classic start");
  }));

test("the goal is shown as it is for each puzzle", () =>
  visit("", async ({ page, says, text }) => {
    const goal = () =>
      page.$$eval("#goal .tile", (tiles) =>
        tiles.map((tile) => {
          const [{ left, top }, { left: x, top: y, width }] = [
            tile.getBoundingClientRect(),
            tile.parentElement.getBoundingClientRect(),
          ];
          const columns = Number(tile.closest("#goal").dataset.columns);
          return [
            Number(tile.textContent),
            Math.round(((left - x) / width) * columns),
            Math.round(((top - y) / width) * columns),
          ].join();
        }),
      );
    const expected = (side) =>
      Array.from({ length: side * side }, (_, at) => [at + 1, at % side, Math.floor(at / side)].join());
    await says("distance", /\d/);
    // A browser may know the tiles before it has the style sheet: they would slide to their squares.
    assert.equal(await page.$eval("#goal .tile", (tile) => getComputedStyle(tile).transitionDuration), "0s");
    assert.deepEqual(await goal(), expected(3));
    for (const [game, side, word] of [
      ["slide5", 5, "Five"],
      ["slide2", 2, "Two"],
      ["slide3", 3, "Three"],
    ]) {
      await page.$eval(`input[value=${game}]`, (radio) => radio.click());
      await page.waitForSelector(`#goal[data-columns="${side + 1}"]`);
      assert.deepEqual(await goal(), expected(side));
      assert.equal(await text("goal-block"), word);
    }
  }));

const SCREENS = /** @type {const} */ ([
  ["a laptop", 1366, 768],
  ["a phone", 390, 844],
  ["a small phone", 360, 740],
  ["a tablet", 768, 1024],
]);
/** Windows in which the games are beside the board: of phones held sideways, and of a laptop at a zoom of 200 %. */
const LOW = [
  [667, 375],
  [683, 384],
  [740, 360],
  [844, 390],
  [915, 412],
];
for (const [language, languages] of [
  ["en", ["en"]],
  ["de", GERMAN],
]) {
  // German words are the longer ones.
  const run = language === "de" ? test : thorough;
  run(
    `at first glance every screen shows what to do, the way and the whole board, and readable cards lead to games, ${language}`,
    () =>
      visit(
        "",
        async ({ page, says }) => {
          await says("distance", /\d/);
          for (const [name, width, height] of SCREENS) {
            await page.setViewport({ width, height });
            const bottom = (selector) => page.$eval(selector, (element) => element.getBoundingClientRect().bottom);
            for (const selector of ["#message", "#board", "#way"])
              assert.ok((await bottom(selector)) <= height, `${name}, ${selector}: ${await bottom(selector)}`);
            if (width > 1000)
              assert.ok(
                (await page.$eval(".daily", (card) => card.getBoundingClientRect().top + 12)) < height,
                "nothing tells that there is more below",
              );
          }
          for (const id of MATCH_GAMES) {
            const { words } = await import(`../../www/games/${id}/words_${language}.js`);
            const card = await page.$eval(`#cards [data-game=${id}]`, (card) => [
              card.querySelector("strong").textContent,
              card.href,
            ]);
            assert.deepEqual(card, [words.name, `${site.url}games.html?g=${id}`]);
          }
          assert.equal((await page.$$("#cards a")).length, MATCH_GAMES.length);
          for (const [width, height] of LOW) {
            await page.setViewport({ width, height });
            const [fits, ...cards] = await page.evaluate(() => [
              document.documentElement.scrollWidth <= innerWidth,
              ...Array.from(document.querySelectorAll("#cards a"), (card) => {
                const name = card.querySelector("strong");
                const range = document.createRange();
                range.selectNodeContents(name);
                const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
                const isWhole = lines <= name.textContent.split(/[ -]/).length;
                return isWhole && card.offsetHeight <= innerHeight && card.querySelector("svg").clientWidth >= 80;
              }),
            ]);
            assert.ok(fits && cards.every(Boolean), `${width} × ${height}: ${fits}, ${cards}`);
          }
        },
        { languages },
      ),
  );
}

test("the pictures on the cards are still until one is pointed at, and where motion is unwelcome", () =>
  visit("?g=slide3", async ({ page }) => {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("#cards svg")].every((picture) => picture.children.length),
    );
    const moving = () =>
      page.evaluate(() => [
        ...new Set(
          // The cards themselves rise, and sink again.
          document
            .getAnimations()
            .filter((one) => one instanceof CSSAnimation)
            .map(({ effect }) => effect.target.closest("[data-game]")?.dataset.game),
        ),
      ]);
    assert.deepEqual(await moving(), []);
    for (const game of process.env.ALL ? MATCH_GAMES : MATCH_GAMES.slice(0, 2)) {
      await page.focus("#language");
      await page.locator(`#cards [data-game=${game}]`).hover();
      await page.waitForFunction(() => document.getAnimations().some((one) => one instanceof CSSAnimation));
      assert.deepEqual(await moving(), [game]);
    }
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.waitForFunction(() => !document.getAnimations().length);
  }));
