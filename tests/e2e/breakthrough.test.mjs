// Breakthrough on the games page, as a visitor plays it: to the end by keyboard and by touch, sizes, refusals, records,
// links.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  OVER,
  findAllAccessible,
  history,
  movable,
  playOn,
  refuseLinks,
  squares,
  targets,
  unfold,
  visitGames,
  ways,
} from "./duel.mjs";
import { engine } from "./site.mjs";
import { GERMAN, needsMedia, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

const PEOPLE = "first=you&second=you";
/** A white man who can capture one man and is blocked by another; and one far from them. */
const MEETING = "8/8/8/2bb4/3w4/8/8/7w_w";

for (const [game, way] of [
  ["breakthrough", "keyboard"],
  ["breakthrough:6x6", "touch"],
]) {
  test(
    `a whole game of ${game} is played by ${way}`,
    { skip: engine === "firefox" && way === "touch" && "the driver has no touch" },
    () =>
      visit(`?g=${game}&second=beginner`, async (person) => {
        const { page, text } = person;
        await page.setViewport({ width: 390, height: 800, hasTouch: way === "touch" });
        await playOn(person, ways[way]);
        assert.match(await text("turn"), OVER);
        assert.match(await text("message"), OVER);
        assert.ok((await history(page)).every((move) => /^[a-h][1-8][x-][a-h][1-8]$/.test(move)));
        assert.deepEqual(await movable(page), []);
      }),
  );
}

test("every end is told, as the rules have it", async () => {
  for (const [query, said] of [
    [`?g=breakthrough&p=8/3w2b1/8/8/8/8/8/8_w&${PEOPLE}&m=d7-e8`, "White won: a man of White reached the last row."],
    [`?g=breakthrough&p=8/8/8/5w2/8/3b4/2w5/8_w&${PEOPLE}&m=c2xd3`, "White won: Black has no men left."],
    [`?g=breakthrough:6x6&p=6/6/6/6/w3b1/6_b&${PEOPLE}&m=e2-f1`, "Black won: a man of Black reached the last row."],
  ])
    await visit(query, async ({ text }) => assert.equal(await text("turn"), said, query));
});

test("a man that is picked up shows where it can go, and what is refused is explained", () =>
  visit(`?g=breakthrough&p=${MEETING}&${PEOPLE}`, async ({ page, text }) => {
    const refused = async (...names) => {
      await page.keyboard.press("Escape");
      for (const name of names) await ways.keyboard(page, name);
      return text("message");
    };
    assert.equal((await squares(page)).d4, "white man, can go to 2 squares");
    assert.equal((await squares(page)).d5, "black man");
    await ways.keyboard(page, "d4");
    assert.deepEqual(await targets(page), ["c5", "e5"]);
    assert.equal(await refused("d4", "d5"), "Men capture diagonally only, never straight ahead.");
    assert.equal(await refused("d4", "d3"), "Men move one step forward, straight or diagonally.");
    assert.equal(await refused("a1"), "Choose a man first.");
    assert.equal(await refused("d5"), "That is not your piece.");
    await page.keyboard.press("Escape");
    await ways.keyboard(page, "d4");
    await ways.keyboard(page, "c5");
    assert.deepEqual(await history(page), ["d4xc5"]);
  }));

test("White is below, and the size is in the link", () =>
  visit("?g=breakthrough", async ({ page, says, text }) => {
    const first = () => page.$eval("#board [role=gridcell]", ({ ariaLabel }) => ariaLabel);
    assert.match(await first(), /^a8, black man/);
    assert.equal(await text("variant"), "8 × 8 squares");
    await page.select("#size", "6x6");
    await says("variant", "6 × 6 squares");
    assert.equal(await page.evaluate(() => location.search), "?g=breakthrough:6x6");
    assert.equal((await page.$$("#board [role=gridcell]")).length, 36);
    await page.reload();
    await says("variant", "6 × 6 squares");
    assert.equal(await page.$eval("#games [aria-current]", ({ dataset }) => dataset.game), "breakthrough");
  }));

test("bad links name what was expected", () =>
  refuseLinks(visit, [
    ["?g=breakthrough:7x7", "breakthrough:7x7"],
    ["?g=breakthrough&p=8/8/8/8/8/8/8/8_b", "1 to 16 men"],
    ["?g=breakthrough&m=a2-a4", "not possible"],
    ["?g=breakthrough&second=perfect", "expected you, random"],
  ]));

test("records are lines of text; hints and values are of every man", () =>
  visit(`?g=breakthrough:6x6&${PEOPLE}&m=a2-b3`, async ({ page, says, click }) => {
    await page
      .locator("[aria-labelledby=history-title] summary")
      .filter((summary) => summary.textContent === "Game and position as text")
      .click();
    assert.equal(await page.$eval("#record", ({ value }) => value), "game: breakthrough:6x6\nmoves: a2-b3");
    await page.$eval(
      "#record",
      (field) => (field.value = `game: breakthrough\nposition: ${"8/8/8/2bb4/3w4/8/8/8 w"}\nmoves: d4-c5`),
    );
    await page.locator("#record-form button:not([type])").click();
    await says("variant", /^8 × 8/);
    assert.equal((await history(page)).at(-1), "d4xc5");
    await click("undo");
    await click("hint");
    await says("message", /^The engine would play d4[x-][ce]5: /);
    await click("why");
    await says("message", /^On the board: /);
    assert.equal((await page.$$("#board .badge")).length, 2);
  }));

test("the page speaks German", () =>
  visit(
    `?g=breakthrough&p=${MEETING}&${PEOPLE}`,
    async ({ page, says, text }) => {
      assert.equal(await text("game-name"), "Breakthrough");
      assert.equal(await text("turn"), "Weiß ist am Zug, von Hand.");
      assert.equal(await text("variant"), "8 × 8 Felder");
      assert.match((await squares(page)).d4, /^weißer Stein, kann auf 2 Felder/);
      await ways.keyboard(page, "d4");
      await ways.keyboard(page, "d5");
      await says("message", "Geschlagen wird nur schräg, nie geradeaus.");
      await page.select("#size", "6x6");
      await says("message", /^Mit einem Stein die letzte Reihe erreichen/);
    },
    { languages: GERMAN },
  ));

thorough("no violations, light and dark, wide and narrow", needsMedia, () =>
  findAllAccessible(site, visit, [
    ["?g=breakthrough&m=d2-d3.e7-e6&second=you", unfold],
    [`?g=breakthrough&p=${MEETING}&${PEOPLE}`],
  ]),
);
