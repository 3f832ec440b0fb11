// A game with a friend on another device, by links: what is sent, what the friend sees, and old and other links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, visitGames, ways } from "./match_page.mjs";
import { useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const START = "?g=breakthrough&second=friend";
/** Lets the page copy texts, which it notes. */
const allowCopies = (page) =>
  page.evaluate(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: async (text) => (globalThis.copiedText = text) },
    }),
  );
const copied = (page) => page.evaluate(() => new URL(globalThis.copiedText).search);
const play = async (page, ...squares) => {
  for (const square of squares) await ways.keyboard(page, square);
};
const shown = (page, id) => page.$eval(`#${id}`, (button) => button.checkVisibility());

test("a move is sent as a link, which the friend opens on the other side", () =>
  visit(START, async ({ page, text, says, click }) => {
    assert.equal(await shown(page, "send"), false);
    await play(page, "a2", "a3");
    assert.equal(await text("turn"), "Black’s turn – send your move");
    await allowCopies(page);
    await click("send");
    await says("message", "Link copied. Send it to your friend.");
    const link = await copied(page);
    assert.equal(link, "?g=breakthrough&m=a2-a3&first=friend&second=you");
    // Some programs write addresses in capitals.
    await visit(link.replace("breakthrough&m=a2-a3", "Breakthrough&m=A2-A3"), async ({ page, text, says }) => {
      assert.match(await text("turn"), /^Your turn – Black/);
      await says("message", "A friend has played a2\u2011a3. Your move.");
      // Nobody else moves here.
      assert.equal(await played(page), 1);
      await play(page, "b7", "b6");
      await says("turn", "White’s turn – send your move");
      assert.equal(await shown(page, "send"), true);
    });
  }));

test("an older link leads to the game as it was left, and another one is a branch of it", () =>
  visit(START, async ({ page, text, says, click }) => {
    await play(page, "a2", "a3");
    const reopen = async (moves) => {
      await page.goto(new URL(`games.html${START}&m=${moves}`, page.url()).href);
      await page.waitForSelector("#board [role=gridcell]");
    };
    await reopen("a2-a3.b7-b6");
    await says("turn", /^Your turn – White/);
    await play(page, "a3", "a4");
    await reopen("a2-a3");
    await says("message", /^This link is older than your game: here is the game, 2 more moves on\./);
    assert.equal(await played(page), 3);
    // The same moves, written in another way.
    await reopen("A2A3.B7-B6.A3-A4");
    await says("turn", "Black’s turn – send your move");
    assert.equal(await played(page), 3);
    await reopen("a2-a3.c7-c6");
    await says("message", /^This link differs from your game from move 2 on/);
    assert.match(await text("turn"), /^Branch at move 2/);
    await click("back");
    assert.equal(await played(page), 3);
  }));
