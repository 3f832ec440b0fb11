// Passes in Lines of Action, and games between its engines, on the games page.
import assert from "node:assert/strict";
import { test } from "node:test";
import { OVER, history, visitGames, ways } from "./duel.mjs";
import { SHUT_IN } from "./games/loa.mjs";
import { thorough, useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const PEOPLE = "first=you&second=you";

thorough("two engines play from the start to the end", () =>
  visit("?g=loa&first=easy&second=medium", async ({ page, says }) => {
    assert.match(await says("turn", OVER), /connected|come up again/);
    assert.ok((await history(page)).length >= 9);
  }),
);

test("a player who can only pass is told so, and passes with a button, by mouse and by keyboard", async () => {
  const pass = (page) => page.evaluate(() => document.querySelector("#board .pass")?.textContent);
  const query = `?g=loa&p=${SHUT_IN}&${PEOPLE}`;
  await visit(query, async ({ page, says, text, click }) => {
    assert.equal(await text("turn"), "White to move. No piece can move, so you must pass.");
    assert.equal(await text("message"), await text("turn"));
    assert.equal(await pass(page), "Pass");
    await ways.keyboard(page, "a1");
    assert.equal(await text("message"), "No piece can move: press “Pass” below the board.");
    // The button is next after the board.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await says("message", "White passes. Black to move");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
    assert.ok(await page.evaluate(() => document.activeElement.matches("#board [role=gridcell]")));
    await page.keyboard.press("u");
    await says("turn", /must pass/);
    await click("why");
    await says("message", /^On the board: /);
    await click("hint");
    await says("message", "White to move. No piece can move, so you must pass.");
    await page.locator("#board .pass").click();
    assert.equal(await page.evaluate(() => location.search), `?g=loa&p=${SHUT_IN}&m=pass&second=you`);
  });
  // The engine passes by itself.
  await visit(`?g=loa&p=${SHUT_IN}&first=you&second=beginner`, async ({ page, says }) => {
    await says("turn", "Your turn – Black");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
  });
});
