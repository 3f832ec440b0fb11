// The front page for a newcomer, and day links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DUELS } from "../../www/site/duels.js";
import { GERMAN, needsMedia, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite({ keeps: "used" });
const day = new Date().toISOString().slice(0, 10);
const search = (page) => page.evaluate(() => location.search);

test("the bare address opens a puzzle to warm up, and says so only once it is played", () =>
  visit("", async ({ page, says, click, cells }) => {
    assert.equal(await says("puzzle-origin", /.+/), "Warm-up, 6 moves");
    const dealt = await cells();
    assert.equal(await search(page), "");
    await page.$eval("#board .gate", (gate) => gate.click());
    await says("moves-made", "1");
    assert.match(await search(page), new RegExp(`^\\?day=${day}&d=6&v=1&m=[RC]\\d$`));
    await click("undo");
    await says("moves-made", "0");
    assert.equal(await search(page), "");
    await page.goto(`${site.url}?day=${day}&d=6&v=1`);
    await says("distance", "6");
    assert.equal(await says("puzzle-origin", /.+/), "Warm-up, 6 moves");
    assert.deepEqual(await cells(), dealt);
    await page.goto(`${site.url}?seed=plyground+slide3+${day}&d=6&v=1`);
    await says("puzzle-origin", /^Seed/);
    assert.deepEqual(await cells(), dealt);
  }));

test("a day without a distance keeps the weekday's, and one with it does not", async () => {
  for (const [query, distance] of [
    ["day=2026-11-22", "20"],
    ["day=2026-11-22&d=6", "6"],
  ]) {
    await visit(`?${query}&v=1`, async ({ page, says }) => {
      await says("optimum", distance);
      assert.equal(await search(page), `?${query}&v=1`);
      // By now the engine has answered.
      await says("difficulty-text", /\(.+\)/);
      await says("distance", distance);
    });
  }
});

test("the classic start has an address of its own", () =>
  visit("?day=2026-11-22&d=6&v=1", async ({ page, says, click }) => {
    await says("optimum", "6");
    await click("new-start");
    await says("puzzle-origin", "The classic start");
    assert.equal(await search(page), "?g=slide3");
    await page.reload();
    await says("puzzle-origin", "The classic start");
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

test("after the warm-up comes today's puzzle, which still counts, and tomorrow an easy one", () =>
  visit("", async ({ page, says, hint, cells }) => {
    await says("puzzle-origin", "Warm-up, 6 moves");
    for (let left = 5; left >= 0; left--) {
      const { name } = await hint();
      await page.$eval(`#board .gate[data-step="${name}"]`, (gate) => gate.click());
      await says("distance", new RegExp(`^${left}\\D?$`));
    }
    // A day in a row needs the puzzle that everybody has.
    await says("win-about", "With hints.");
    assert.ok(
      await page.$$eval("#win button", (all) => all.some(({ textContent }) => textContent === "Today’s puzzle")),
    );
    assert.equal(await page.evaluate(() => localStorage.getItem("plyground.days")), null);
    await page.goto(site.url);
    const first = await says("puzzle-origin", /^Today’s puzzle, \d+ moves$/);
    const dealt = await cells();
    assert.equal(await search(page), "");
    await page.goto(`${site.url}?day=today`);
    await says("puzzle-origin", first);
    assert.deepEqual(await cells(), dealt);
    await page.evaluate(() => localStorage.setItem("plyground.day", "2026-11-01 6"));
    await page.goto(site.url);
    await says("puzzle-origin", "Warm-up, 6 moves");
  }));

test("a saved game comes before today's puzzle", () =>
  visit("?seed=pear&d=9&v=1", async ({ page, says }) => {
    await says("optimum", "9");
    await page.$eval("#board .gate", (gate) => gate.click());
    await says("moves-made", "1");
    await page.goto(site.url);
    await says("puzzle-origin", /pear/);
  }));

test("a level deals a puzzle of its distance, and says how far that is", () =>
  visit("", async ({ page, says }) => {
    await says("distance", /\d/);
    const levels = () =>
      page.$$eval("#levels button", (buttons) =>
        buttons.map((button) => [button.textContent.replace(/\s+/g, " ").trim(), button.ariaPressed]),
      );
    assert.deepEqual(await levels(), [
      ["Easy 6 moves", "true"],
      ["Medium 10 moves", "false"],
      ["Hard 14 moves", "false"],
      ["Expert 20 moves", "false"],
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
      ["slide5", 5, "five"],
      ["slide2", 2, "two"],
      ["slide3", 3, "three"],
    ]) {
      await page.$eval(`input[value=${game}]`, (radio) => radio.click());
      await page.waitForSelector(`#goal[data-columns="${side + 1}"]`);
      assert.deepEqual(await goal(), expected(side));
      assert.equal(await text("goal-block"), word);
    }
  }));

for (const [name, width, height] of [
  ["a laptop", 1366, 768],
  ["a phone", 390, 844],
  ["a small phone", 360, 740],
  ["a tablet", 768, 1024],
]) {
  for (const languages of [["en"], GERMAN]) {
    // German words are the longer ones.
    const run = languages === GERMAN ? test : thorough;
    run(`at first glance ${name} shows what to do, the goal and the whole board, ${languages[0]}`, () =>
      visit(
        "",
        async ({ page, says }) => {
          await page.setViewport({ width, height });
          await says("distance", /\d/);
          const bottom = (selector) => page.$eval(selector, (element) => element.getBoundingClientRect().bottom);
          for (const selector of [".goal", "#board"])
            assert.ok((await bottom(selector)) <= height, `${selector}: ${await bottom(selector)}`);
          if (width > 1000)
            assert.ok(
              (await page.$eval("#more-title", (title) => title.getBoundingClientRect().top + 12)) < height,
              "nothing tells that there is more below",
            );
        },
        { languages },
      ),
    );
  }
}

test("every card leads to its game", () =>
  visit("", async ({ page }) => {
    const cards = await page.$$eval("#cards a", (links) => links.map(({ dataset, href }) => [dataset.game, href]));
    const others = ["today", "slide2", "slide4", "slide5", ...DUELS, "lab"];
    assert.deepEqual(
      cards.map(([game]) => game),
      others,
    );
    for (const [game, href] of cards) {
      await page.goto(href);
      if (game === "lab") await page.waitForSelector("#lab-title");
      else if (game === "today") await page.waitForSelector("#cards [data-game] svg > *");
      else if (game.startsWith("slide"))
        await page.waitForFunction(
          (game) => document.querySelector(`input[value=${game}]`)?.checked && document.querySelector("#board .tile"),
          {},
          game,
        );
      else
        await page.waitForFunction(
          (game) => document.querySelector("#games [aria-current]")?.dataset.game === game,
          {},
          game,
        );
    }
  }));

for (const [language, languages] of [
  ["en", ["en"]],
  ["de", GERMAN],
]) {
  test(`the cards call the games by their names, ${language}`, () =>
    visit(
      "",
      async ({ page, says }) => {
        await says("distance", /\d/);
        for (const id of DUELS) {
          const { words } = await import(`../../www/games/${id}/words_${language}.js`);
          assert.equal(await page.$eval(`#cards [data-game=${id}] strong`, (name) => name.textContent), words.name);
        }
      },
      { languages },
    ));
}

test("the pictures on the cards are still until one is pointed at, and where motion is unwelcome", needsMedia, () =>
  visit("", async ({ page }) => {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("#cards svg")].every((picture) => picture.children.length),
    );
    const moving = () =>
      page.evaluate(() => [
        ...new Set(document.getAnimations().map(({ effect }) => effect.target.closest("[data-game]")?.dataset.game)),
      ]);
    assert.deepEqual(await moving(), []);
    const games = await page.$$eval("#cards a", (cards) => cards.map(({ dataset }) => dataset.game));
    for (const game of games) {
      await page.focus("#language");
      await page.locator(`#cards [data-game=${game}]`).hover();
      await page.waitForFunction(() => document.getAnimations().length);
      assert.deepEqual(await moving(), [game]);
    }
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await page.waitForFunction(() => !document.getAnimations().length);
  }),
);
