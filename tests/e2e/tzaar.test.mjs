// Tzaar on the games page: turns of two parts, passes, half turns taken back, the pieces left to each side, and starts.
import assert from "node:assert/strict";
import { test } from "node:test";
import { history, middle, movable, played, squares, targets, visitGames, ways } from "./match_page.mjs";
import { BEGUN, FEW } from "./games/tzaar.mjs";
import { thorough, useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

const PEOPLE = "first=you&second=you";
const ONLY_PASS = "Zz---/-----R/-------/--------/-----o2-z2/--------/r2------/------/----O_w_1";

const tally = (page) =>
  page.$$eval("#beside .tally tbody tr", (rows) =>
    rows.map((row) => [...row.cells].map(({ textContent }) => textContent).join(" ")),
  );
/** The marks on stacks that the picked one can go to. */
const aims = (page) => page.$$eval("#board .seat[data-aim]", (seats) => seats.map(({ dataset }) => dataset.aim));
const canPass = (page) => page.$eval("#beside .pass", (button) => !button.disabled);

test("a turn has two parts, captures and stackings look different, and half a turn is taken back", () =>
  visit(`?g=tzaar&${PEOPLE}`, async ({ page, says, text, click }) => {
    assert.equal(await text("turn"), "White to move. Only one capture.");
    assert.equal(await canPass(page), false);
    await ways.keyboard(page, "D6");
    assert.deepEqual([...new Set(await aims(page))], ["capture"]);
    assert.match(
      (await squares(page)).E6,
      /^black Tzarra, single, you can capture here$|^black Tott, single, you can capture here$|^black Tzaar, single, you can capture here$/,
    );
    await ways.keyboard(page, "E6");
    await says("message", "White D6xE6. Black to move. 1 of 2: capture.");
    await ways.keyboard(page, "D4");
    await ways.keyboard(page, "D3");
    await says("message", "Black D4xD3. Black to move. 2 of 2: capture, stack or pass.");
    assert.equal(await canPass(page), true);
    // Beside a pass, moves are coloured too.
    await click("why");
    await says("message", /^Green is best/);
    assert.ok(await page.$("#board .best"));
    await click("why");
    await page.waitForFunction(() => !document.querySelector("#board .best"));
    await ways.keyboard(page, "C3");
    assert.deepEqual([...new Set(await aims(page))].sort(), ["capture", "join"]);
    const { C4 } = await squares(page);
    assert.match(C4, /^black \w+, single, you can stack here$/);
    await ways.keyboard(page, "C4");
    await says("message", /^Black D4xD3 C3\+C4\. White to move. 1 of 2: capture\.$/);
    assert.match((await squares(page)).C4, /^black \w+, stack of 2/);
    assert.deepEqual(
      await page.$$eval("#history li", (items) =>
        items.map(({ textContent, className }) => [textContent.trim(), className]),
      ),
      [
        ["1. D6xE6", ""],
        ["2. D4xD3", ""],
        ["C3+C4", "on"],
      ],
    );
    const [second, third] = await page.$$eval("#history button", (buttons) =>
      buttons.slice(1).map((button) => button.getBoundingClientRect().y),
    );
    assert.equal(second, third, "one line for a turn");
    await click("undo");
    await says("turn", "Black to move. 2 of 2: capture, stack or pass.");
    await click("undo");
    await says("turn", "Black to move. 1 of 2: capture.");
    await click("redo");
    await says("turn", /2 of 2/);
    await page.locator("#beside .pass").click();
    await says("message", "Black D4xD3. Black passes. White to move. 1 of 2: capture.");
    assert.equal(await canPass(page), false);
    assert.equal(await page.evaluate(() => location.search), "?g=tzaar&m=D6xE6.D4xD3.pass&second=you");
  }));

thorough("against an engine, half of one's own turn is taken back, then the engine's whole turn", () =>
  visit(`?g=tzaar&first=easy&second=you&m=${BEGUN}`, async ({ page, says, click }) => {
    await says("turn", /^Your turn – Black. 2 of 2/);
    const told = await page.evaluateHandle(() => {
      const message = document.getElementById("message");
      /** @type {string[]} */
      const told = [];
      new MutationObserver(() => told.push(message.textContent)).observe(message, {
        childList: true,
        characterData: true,
        subtree: true,
      });
      return told;
    });
    await page.locator("#beside .pass").click();
    const [, first] = /^White (\S+) /.exec(
      await says("message", /^White [A-I]\dx[A-I]\d [A-I]\d[x+][A-I]\d\. Your turn – Black. 1 of 2: capture\.$/),
    );
    // The engine's turn is told as a whole in the end, and its first move before that, however short a time.
    assert.ok((await told.jsonValue()).includes(`White ${first}. White is thinking…`));
    assert.equal((await history(page)).at(-2), first);
    const ends = (await history(page)).slice(-2).map((move) => move.slice(3));
    assert.equal(
      (await page.$$("#board .cell.reached")).length,
      new Set(ends).size,
      "both moves of the turn are marked",
    );
    await click("undo");
    await says("turn", /^Your turn – Black. 2 of 2/);
    assert.equal((await page.$$("#history li:not(.later)")).length, 2);
    await click("undo");
    await says("turn", /^Your turn – Black. 1 of 2/);
    await click("redo");
    await says("turn", /^Your turn – Black. 2 of 2/);
  }),
);

test("the message says when only a pass is left", () =>
  visit(`?g=tzaar&p=${ONLY_PASS}&${PEOPLE}&m=A1xA2`, async ({ page, says, text }) => {
    assert.equal(await text("turn"), "White to move. 2 of 2: you can only pass.");
    await ways.keyboard(page, "A2");
    await says("message", "No piece can move: press “Pass” below the board.");
    await page.focus("#beside .pass");
    await page.keyboard.press("Enter");
    await says("message", /^White A1xA2\. White passes\. Black/);
  }));

test("the pieces left to each side stand below the board, with a warning where only one is left", () =>
  visit(`?g=tzaar&p=${FEW}&${PEOPLE}`, async ({ page, says }) => {
    assert.deepEqual(await tally(page), ["White only 1 only 1 4", "Black 2 only 1 4"]);
    assert.equal((await page.$$("#beside .tally .few")).length, 3);
    await ways.keyboard(page, "E7");
    await ways.keyboard(page, "E5");
    await says("message", /^White E7xE5\. Black has only one uncovered Tzaar left\. White to move/);
    assert.deepEqual(await tally(page), ["White only 1 only 1 4", "Black only 1 only 1 4"]);
  }));

thorough("refusals say what was expected", () =>
  visit(`?g=tzaar&p=${FEW}&${PEOPLE}`, async ({ page, says, text }) => {
    const refused = async (...names) => {
      for (const name of names) await ways.keyboard(page, name);
      const said = await text("message");
      await page.keyboard.press("Escape");
      return said;
    };
    assert.equal(await refused("D1"), "Choose a stack of yours first.");
    assert.equal(await refused("B1"), "That is not your piece.");
    assert.match(await refused("G7"), /^This stack has nothing to capture/);
    assert.equal(await refused("A1", "B1"), "The stack there is higher: 3 against 2.");
    assert.match(await refused("A1", "C1"), /^The way is blocked/);
    assert.match(await refused("A1", "A3"), /^A move ends on the first stack/);
    assert.equal(await refused("A1", "C2"), "Stacks move along the lines.");
    assert.equal(await refused("D4", "F5"), "No stack can pass over the middle of the board.");
    assert.equal(await refused("F4", "F7"), "The first move of a turn must be a capture.");
    await ways.keyboard(page, "F4");
    await ways.keyboard(page, "I1");
    await says("turn", /2 of 2/);
    // A tap would pick up the other stack.
    const [from, to] = [await middle(page, "A1"), await middle(page, "D4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await says("message", "That is your last uncovered Tzarra: covering it would lose.");
  }),
);

test("arrow keys go along columns and straight across, over the hole in the middle, also on a turned board", () =>
  visit(`?g=tzaar&${PEOPLE}`, async ({ page, click }) => {
    const at = () => page.evaluate(() => document.activeElement.ariaLabel?.split(",")[0]);
    const go = async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
      return at();
    };
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    assert.equal(await at(), "E4");
    assert.equal(await go("ArrowUp"), "E5");
    assert.equal(await go("ArrowDown", "ArrowDown"), "E3");
    assert.equal(await go("ArrowRight", "ArrowRight"), "G2");
    assert.equal(await go("ArrowLeft", "ArrowLeft"), "E3");
    assert.match(await go("Home"), /^A/);
    assert.match(await go("End"), /^I/);
    assert.equal(await go(...Array(9).fill("ArrowUp")), "I5");
    await click("flip");
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    assert.equal(await go("ArrowDown"), "I5");
    assert.equal(await go("ArrowUp"), "I4");
    assert.match(await go("ArrowRight"), /^H/);
    // A click acts on the square that is drawn at its point.
    const { x, y } = await middle(page, "F3");
    await page.mouse.click(x, y);
    assert.equal(await at(), "F3");
  }));

test("every stack can be tapped on a narrow screen, off its middle too", () =>
  visit(`?g=tzaar&${PEOPLE}`, async ({ page }) => {
    await page.setViewport({ width: 320, height: 1000, hasTouch: true });
    // A screen that can be touched is a new one: the page is loaded again.
    await page.waitForFunction(() => document.getElementById("turn")?.textContent);
    const { width } = await page.$eval("#board [role=gridcell]", (cell) => cell.getBoundingClientRect().toJSON());
    assert.ok(width >= 30, `${width} pixels`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
    const pieces = await movable(page);
    assert.ok(pieces.length >= 15);
    for (const [at, name] of pieces.entries()) {
      if (at % 4 && !process.env.ALL) continue;
      const { x, y } = await middle(page, name);
      const angle = at;
      await page.touchscreen.tap(x + Math.cos(angle) * width * 0.38, y + Math.sin(angle) * width * 0.38);
      assert.equal(await page.$eval("#board .cell.picked", ({ ariaLabel }) => ariaLabel.split(",")[0]), name);
      await page.keyboard.press("Escape");
    }
    assert.equal(await played(page), 0);
  }));

test("starts are chosen and are in the link; a random one is drawn anew with every game", () =>
  visit("?g=tzaar", async ({ page, says, text, click }) => {
    assert.equal(await text("variant"), "Fixed start");
    const seedOf = async () => /^\?g=tzaar:random=([0-9a-f]+)$/.exec(await page.evaluate(() => location.search))?.[1];
    await page.select("#start", "random");
    await says("variant", /^Random start, seed [0-9a-f]+$/);
    const [first, board] = [await seedOf(), await squares(page)];
    assert.match(first, /^[1-9a-f]|^0+[1-9a-f]/);
    await page.reload();
    await says("variant", /^Random start/);
    assert.deepEqual(await squares(page), board);
    await click("new-game");
    await page.waitForFunction((first) => !location.search.includes(first), {}, first);
    assert.notDeepEqual(await squares(page), board);
    assert.deepEqual(await tally(page), ["White 6 9 15", "Black 6 9 15"]);
    await page.select("#start", "tournament");
    await says("variant", /^Tournament/);
    assert.equal(await page.evaluate(() => location.search), "?g=tzaar:tournament");
    await page.$eval("#record", (field) => (field.value = "game: tzaar:random=1f\nmoves:"));
    await page.$eval("#record-form button:not([type])", (button) => button.click());
    await says("variant", "Random start, seed 1f");
  }));

test("in the tournament game a kind is chosen and put on a point", () =>
  visit(`?g=tzaar:tournament&${PEOPLE}`, async ({ page, says, text }) => {
    const hand = () =>
      page.$$eval("#beside .hand button", (buttons) =>
        buttons.map((button) => `${button.textContent}${button.getAttribute("aria-pressed") === "true" ? " *" : ""}`),
      );
    assert.equal(await text("turn"), "White to move. Place a piece.");
    assert.deepEqual(await hand(), ["Tzaar (6) *", "Tzarra (9)", "Tott (15)"]);
    assert.equal((await targets(page)).length, 60);
    await ways.keyboard(page, "E5");
    await says("message", "White puts a Tzaar on E5. Black to move. Place a piece.");
    await page.locator("#beside .hand button:nth-child(3)").click();
    assert.match((await squares(page)).A1, /^free, you can place a Tott here$/);
    await ways.keyboard(page, "E5");
    await says("message", "There is already a piece there: choose a free point.");
    await ways.keyboard(page, "A1");
    await says("message", /^Black puts a Tott on A1\. White to move/);
    assert.deepEqual(await hand(), ["Tzaar (5)", "Tzarra (9)", "Tott (15) *"]);
    assert.match((await squares(page)).A1, /^black Tott, single$/);
    assert.equal(await page.evaluate(() => location.search), "?g=tzaar:tournament&m=ZE5.OA1&second=you");
    await page.click("#beside .hand + button");
    await says("turn", "White to move. Only one capture.");
    assert.deepEqual(await tally(page), ["White 6 9 15", "Black 6 9 15"]);
    assert.match(await page.evaluate(() => location.search), /m=ZE5\.OA1(?:\.[ZRO][A-I]\d){58}&/);
    assert.equal(await page.$("#beside .hand + button:not(.pass)"), null);
  }));
