// The review of a finished game: what each side's moves cost, where the game turned, and another attempt from there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findAllAccessible, visitGames, ways } from "./match_page.mjs";
import { saved } from "./give.mjs";
import { GERMAN, comes, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

/** A whole game of Isolation: B gives away the win with the first move. */
const MOVES = "a4.a2.c3.b4.b1.d3.d2.c1.b3";
const GAME = `?g=isolation:4x4&first=perfect&m=${MOVES}`;
const OURS = `?g=isolation:4x4&second=perfect&m=${MOVES.slice(0, -3)}`;
const KEEP = "#review ::-p-text(Keep as a problem)";
const chips = (page) => page.$$eval("#review .chips button", (all) => all.map(({ textContent }) => textContent));
const verdict = (page, wanted) =>
  page.waitForFunction(
    (wanted) => new RegExp(wanted).test(document.querySelector("#review .point p:last-child")?.textContent),
    {},
    wanted,
  );
async function review({ page, click }) {
  await page.waitForSelector("#end:not([hidden])");
  await click("end-review");
  await page.waitForSelector("#review progress[hidden]");
}

test("a review says what moves cost, and shows where the game turned; another attempt is judged, and the game stays as it was", () =>
  visit(`${GAME}&second=you`, async (person) => {
    const { page, text, click } = person;
    await review(person);
    assert.equal(await text("review-title"), "Where did it turn?");
    assert.equal(
      await page.$eval("#review > [role=status]", (told) => told.textContent),
      "A: all 5 moves kept the value. B: 3 of 4 moves kept the value; the other cost 100 points. Against best play, A was lost from the start.",
    );
    assert.deepEqual(await chips(page), ["Move 2"]);
    assert.equal(await page.$eval("#review h3", (heading) => heading.textContent), "Move 2 gave away a proven win");
    // Where several moves win, nothing is offered to be kept.
    assert.equal(await page.$(KEEP), null);
    // The record has the values and the better move as comments.
    const record = await page.$eval("#record", ({ value }) => value);
    assert.match(
      record,
      /^game: isolation:4x4\nmoves: a4 \{lost in \d+\} a2 \{lost in \d+; gave away a win; better \S+ \(won in \d+\): [^}]+\} c3 \{won/,
    );
    assert.equal(await text("turn"), "Move 1 of 9: looking back.");
    // Both moves are drawn: each sets a piece.
    assert.equal((await page.$$("#board circle.wrong")).length, 1);
    assert.equal((await page.$$("#board circle.better")).length, 1);
    const badges = await page.$$eval("#board .badge", (all) => all.map((one) => [one.textContent, one.dataset.kind]));
    assert.deepEqual(badges.sort(), [
      ["better", "better"],
      ["played", "wrong"],
    ]);
    // Another position shows neither, and the curve leads there.
    await page.focus("#review .graph");
    await page.keyboard.press("End");
    assert.match(await text("turn"), /^A won/);
    assert.equal((await page.$$("#board circle:is(.wrong, .better)")).length, 0);
    const better = await page.$eval("#review .good", (move) => move.textContent);
    for (const [move, told] of [
      [better, "^Right, that keeps it: B wins"],
      ["a2", "^Not that one either: A wins"],
    ]) {
      await page.$eval("#review .point .primary", (button) => button.click());
      await verdict(page, "^Your move\\.");
      assert.equal((await page.$$("#board circle:is(.wrong, .better)")).length, 0);
      await ways.keyboard(page, move);
      await verdict(page, told);
    }
    await click("back");
    assert.match(await text("turn"), /^A won/);
    assert.equal(await page.$$eval("#history button", (moves) => moves.length), 9);
  }));

test("who has played sees the own moves, and another game ends the review", () =>
  visit(OURS, async (person) => {
    const { page, text, click } = person;
    await ways.keyboard(page, "b3");
    await review(person);
    assert.equal(await text("review-title"), "How did I win?");
    assert.equal(
      await page.$eval("#review > [role=status]", (told) => told.textContent),
      "All of your 5 moves kept what you had. Your opponent gave away a proven win at move 2. Against best play, A was lost from the start.",
    );
    assert.deepEqual(await chips(page), []);
    // The game on this device has what the review says.
    await page.$eval("#kept", (details) => (details.open = true));
    await page.waitForSelector("#kept li");
    await comes(
      "a comment in the saved games",
      async () => (await saved(page, "kept-save")).text,
      (text) => text.includes("gave away a win"),
    );
    await click("new-game");
    assert.equal(await page.$eval("#review", ({ hidden }) => hidden), true);
  }));

thorough("a review is accessible, in German too", async () => {
  await findAllAccessible(site, visit, [[`${GAME}&second=you`, review]]);
  await visit(
    `${GAME}&second=you`,
    async (person) => {
      await review(person);
      assert.equal(
        await person.page.$eval("#review h3", (told) => told.textContent),
        "Zug 2 verschenkte einen bewiesenen Sieg",
      );
    },
    { languages: GERMAN },
  );
});

/** A game from a position where a4 alone wins, and B plays another move. */
const MISSED = "?g=isolation:5x5&p=2a2/3x1/1x1x1/1bx1x/2x1x_b&m=c4&second=you";
/** Reviews a game that is not over. */
async function reviewMissed({ page, click }) {
  await click("review-game");
  await page.waitForSelector("#review progress[hidden]");
}
test("a mistake where one move wins is kept as a problem, which opens and is removed on the page of problems", () =>
  visit(MISSED, async (person) => {
    const { page, says } = person;
    await reviewMissed(person);
    await page.$$eval("#review .chips button", (chips) =>
      chips.find(({ textContent }) => textContent === "Move 1").click(),
    );
    await page.locator(KEEP).click();
    await verdict(page, "^Kept under “My problems”\\.");
    const link = await page.$eval("#review .point a", ({ href }) => href);
    await page.goto(`${site.url}problems.html?g=loa`);
    await says("turn", / to move: win/);
    await page.$eval("#mine", (details) => (details.open = true));
    await page.waitForSelector("#mine-list svg");
    assert.equal(await page.$eval("#mine-list a", ({ href }) => href), link);
    await page.locator("#mine-list a").click();
    await says("turn", "B to move: find the only winning move");
    assert.equal(page.url(), link);
    await page.locator("#mine-list button").click();
    assert.equal(await page.$eval("#mine-none", ({ hidden }) => hidden), false);
    await page.reload();
    await page.$eval("#mine", (details) => (details.open = true));
    await page.waitForSelector("#mine-none:not([hidden])");
    assert.equal((await page.$$("#mine-list li")).length, 0);
  }));
