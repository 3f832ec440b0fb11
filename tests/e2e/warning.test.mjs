// The warning before an engine replies to a move that gives a proven result away: who wants it can take the move back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findAllAccessible, played, visitGames, ways } from "./match_page.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

/** On so few squares all is proven: B wins, but not after a2. */
const GAME = "?g=isolation:4x4&first=perfect&second=you&m=a4";
const WARNING = /^That gives the win away\. Take it back\?/;
const want = ({ page }) => page.$eval("#warn", (box) => box.click());
async function giveAway(person) {
  await want(person);
  await ways.keyboard(person.page, "a2");
  await person.says("message", WARNING);
}

test("who wants a warning can take back a move that gives the win away, before the engine replies", () =>
  visit(GAME, async (person) => {
    const { page, says, text } = person;
    await giveAway(person);
    assert.equal(await played(page), 2);
    assert.equal(await text("turn"), "A to move – paused");
    assert.equal(await page.$eval("#message", (said) => said.getAttribute("aria-live")), "polite");
    await page.focus("#message button");
    await page.keyboard.press("Enter");
    await says("message", /^Move taken back\. Your turn – B/);
    assert.equal(await page.evaluate(() => document.activeElement.closest("#board") !== null), true);
    // A move that keeps the win is answered as ever.
    await ways.keyboard(page, "d4");
    await says("turn", /^Your turn/);
    assert.equal(await played(page), 3);
  }));

test("who keeps the move lets the engine go on, and is not asked again", () =>
  visit(GAME, async (person) => {
    const { page, says, click } = person;
    await giveAway(person);
    await click("pause");
    await says("turn", /^Your turn/);
    assert.equal(await played(page), 3);
    // The choice is kept.
    await page.reload();
    await page.waitForSelector("#warn:checked");
  }));

test("without the wish no move is questioned, and a choice of players in which nobody plays an engine offers none", () =>
  visit(GAME, async ({ page, says }) => {
    await ways.keyboard(page, "a2");
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 3);
    await says("turn", /^Your turn/);
    assert.equal(await page.$eval("#warning", ({ hidden }) => hidden), false);
    await page.select("#seat-first", "you");
    assert.equal(await page.$eval("#warning", ({ hidden }) => hidden), true);
  }));

thorough("a warning is accessible, in German too", async () => {
  await findAllAccessible(site, visit, [[GAME, giveAway]]);
  await visit(
    GAME,
    async (person) => {
      await want(person);
      await ways.keyboard(person.page, "a2");
      await person.says("message", /^Das verschenkt den Sieg\. Zurücknehmen\?/);
    },
    { languages: GERMAN },
  );
});
