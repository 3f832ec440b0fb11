// The games page with any game: engines, advice, records, links, modules and the choice of a game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findAllAccessible, unfold, visitGames, ways } from "./match_page.mjs";
import { GERMAN, thorough, useSite, workersReach } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

test("where the engine finds all moves alike, reach is compared, and the hint is a plan", () =>
  visit("", async ({ page, says, click }) => {
    await click("why");
    await says(
      "message",
      "All moves are equal against perfect play. The numbers count the squares you reach: more is safer.",
    );
    const written = await page.$$eval("#board .badges .seat:not(.quiet)", (all) =>
      all.map(({ textContent }) => textContent),
    );
    assert.equal(written.length, 49);
    assert.equal(written.filter((text) => text === "8").length, 9);
    assert.equal(written.filter((text) => text === "2").length, 4);
    await click("hint");
    await says(
      "message",
      /^Start near the middle, for example on [cde][345]: you reach 8 squares from there, and 2 from a corner\.$/,
    );
    // The engine knows who wins an empty board, which would only discourage.
    assert.equal(await page.$eval("#gauge", ({ classList }) => classList.contains("dim")), true);
    await page.waitForSelector("#board svg circle.hint");
  }));

test("the engine hears at once that its thought is no longer wanted", () =>
  // On so many squares it thinks for long.
  visit("?g=isolation:queen:9x9&m=e5.c3&first=perfect&second=you", async ({ page, says }) => {
    await says("turn", /A is thinking|to move/);
    await page.select("#seat-first", "you");
    await says("turn", "A to move");
    // The cancelled thought plays no move.
    await page.select("#seat-second", "beginner");
    assert.equal(await page.$$eval("#history button", (moves) => moves.length), 2);
  }));

test("a position and a record are read and written as text", () =>
  visit("?m=d4.c6", async ({ page, says }) => {
    await page.locator(".texts > summary").click();
    const record = await page.$eval("#record", (field) => field.value);
    assert.equal(record, "game: isolation\nmoves: d4 c6");
    const set = (id, value) => page.$eval(`#${id}`, (field, value) => (field.value = value), value);
    await set("record", "game: isolation:queen:4x4\nmoves: a1 d4 a2");
    await page.locator("#record-form button").click();
    await says("variant", "Queens on 4 × 4 squares");
    // The engine's move writes the position too.
    await says("turn", /Your turn|to move/);
    await set("position", "xx2/a1b1/3/4 a");
    await page.locator("#position-form button").click();
    await says("text-error", /“.*” is not understood: expected/);
    await set("record", "moves d4");
    await page.locator("#record-form button").click();
    await says("text-error", /“moves d4” is not the beginning of a game/);
  }));

// The words about other links are in tests/unit/refused_links.test.mjs.
test("a bad link says what is wrong and begins a new game", () =>
  visit(
    "?g=isolation:2x2",
    async ({ page, says }) => {
      await says("message", /cannot be opened: .*expected isolation, optionally followed by/);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(width <= 320, `${width}`);
    },
    { prepare: (page) => page.setViewport({ width: 320, height: 640 }) },
  ));

/** The modules that were asked for, without their hashes. */
const modules = () =>
  site.requests.filter((file) => file.endsWith(".wasm")).map((file) => file.replace(/-\w+\.wasm$/, ""));

/** The modules of the play page, which are fetched for a visit without a network. */
const PUZZLES = ["pkg/play_bg", "pkg/distances_bg", "pkg/puzzles_lab_bg"];

test("a game loads its own modules, and another game when it is chosen", () => {
  site.requests.length = 0;
  return visit("?g=loa&first=easy&second=you", async ({ page, says }) => {
    await page.waitForSelector("#history button");
    assert.ok(modules().every((file) => ["pkg/loa_bg", "pkg/loa_engine_bg", ...PUZZLES].includes(file)));
    await page.click(".game-card[data-game=tzaar]");
    await says("game-name", "Tzaar");
    await page.waitForSelector("#history button");
    for (const file of ["pkg/tzaar_bg", "pkg/tzaar_engine_bg"]) assert.ok(modules().includes(file));
    assert.ok(!modules().some((file) => file.includes("isolation")));
    await workersReach(page, 1);
    // Undo brings the game before back, with its own engine.
    await page.click("#undo");
    await says("game-name", "Lines of Action");
    await page.goBack();
    await says("game-name", "Tzaar");
  });
});

test("a game whose module does not arrive leaves the one on the board", () => {
  const module = /checkers_bg/;
  return visit(
    "?g=loa&second=you",
    async ({ page, says, text }) => {
      await says("turn", /Your turn|to move/);
      site.answer(module, { status: 404, body: "" });
      await page.click(".game-card[data-game=checkers]");
      await says("message", /could not be loaded/);
      assert.equal(await text("game-name"), "Lines of Action");
      assert.equal(await page.$eval("[aria-current=page].game-card", (card) => card.dataset.game), "loa");
      site.answer(module);
      await page.click(".game-card[data-game=checkers]");
      await says("game-name", "Checkers");
    },
    { forgives: /404/ },
  );
});

test("no violations, light and dark, wide and narrow", () =>
  findAllAccessible(site, visit, [["?m=d4.c6.e6.b4&second=medium", unfold]]));

for (const languages of [["en"], GERMAN])
  for (const query of [
    "",
    "?g=giveaway&m=11-15.22-18",
    "?g=loa:mover-wins:6x6&m=b1-b3",
    "?g=tzaar:random=5",
    "?m=d4.c6.e6.b4&second=medium",
  ]) {
    // German words are the longer ones; Tzaar has the most beside its board, and this game the most beside its name.
    const run = languages === GERMAN && /tzaar|loa/.test(query) ? test : thorough;
    run(`with text twice as large the page is no wider than a narrow window (${languages[0]}, ${query})`, () =>
      visit(
        query,
        async ({ page, click }) => {
          await click("why");
          await page.setViewport({ width: 320, height: 800 });
          await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
          const width = await page.evaluate(() => document.documentElement.scrollWidth);
          assert.ok(width <= 320, `${width}`);
        },
        { languages },
      ),
    );
  }

test("games are chosen by their cards, each goes on where it was left, and the last one is remembered", () =>
  visit("", async ({ page, says, text, click }) => {
    assert.equal(await text("game-name"), "Isolation");
    const cards = await page.$$eval("#games a", (cards) => cards.map(({ textContent }) => textContent));
    assert.deepEqual(cards.slice(0, 5), ["Isolation", "Give-away checkers", "Checkers", "Lines of Action", "Tzaar"]);
    await page.locator("#games [data-game=giveaway]").click();
    await says("game-name", "Give-away checkers");
    assert.equal(await page.title(), "Give-away checkers · Plyground");
    assert.equal(await page.evaluate(() => location.search), "?g=giveaway");
    assert.equal(await page.$eval("#games [aria-current]", ({ dataset }) => dataset.game), "giveaway");
    await says("message", /^Lose all your pieces to win/);
    await ways.keyboard(page, 11);
    await ways.keyboard(page, 15);
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 2);
    const left = await page.evaluate(() => location.search);
    await page.locator("#games [data-game=isolation]").click();
    await says("game-name", "Isolation");
    await page.locator("#games [data-game=giveaway]").click();
    await says("message", /^Welcome back/);
    assert.equal(await page.evaluate(() => location.search), left);
    await page.goBack();
    await says("game-name", "Isolation");
    await page.goForward();
    await says("game-name", "Give-away checkers");
    await page.goto(page.url().split("?")[0]);
    await says("game-name", "Give-away checkers");
    await says("message", /^Welcome back/);
    // A chosen level is that of this game, also of its next one and at the next visit; another game has its own.
    const level = () => page.$eval("#seat-second", ({ value }) => value);
    assert.equal(await text("opponent"), "against Easy");
    await page.evaluate(() => {
      const played = { game: "giveaway", level: "medium", side: "first", result: "won", plies: 40, helped: false };
      const statistics = { version: 2, solved: [], played: [{ ...played, ended: "2026-11-20T14:03:22Z" }] };
      localStorage.setItem("plyground.statistics", JSON.stringify(statistics));
    });
    await click("opponent");
    const medium = "#opponents button ::-p-text(Medium)";
    await page.locator(medium).click();
    await says("opponent", "against Medium");
    await click("opponent");
    await page.waitForFunction(() =>
      /Medium1 won, 0 lost/.test(document.querySelector("#opponents [aria-pressed=true]")?.textContent ?? ""),
    );
    await page.keyboard.press("Escape");
    await click("new-game");
    await page.waitForFunction(() => location.search === "?g=giveaway&second=medium");
    await page.goto(page.url().replace("&second=medium", ""));
    await says("turn", /Your turn/);
    assert.equal(await level(), "medium");
    await page.goto(page.url().replace("medium", "easy"));
    await says("turn", /Your turn/);
    assert.equal(await level(), "easy");
    await page.goto(page.url().replace(/giveaway.*/, "loa"));
    await says("turn", /Your turn/);
    assert.equal(await level(), "easy");
  }));

test("a level that the chosen game lacks is replaced by its default", () =>
  visit("?second=perfect", async ({ page, says }) => {
    await page.locator("#games [data-game=checkers]").click();
    await says("game-name", "Checkers");
    assert.equal(await page.$eval("#seat-second", ({ value }) => value), "easy");
  }));

test("a link that stands behind a mark opens too", () =>
  visit("#game=isolation:4x4&m=a1&second=you", async ({ page, says }) => {
    await says("variant", /4 × 4/);
    assert.equal(await page.evaluate(() => location.search), "?g=isolation:4x4&m=a1&second=you");
  }));
