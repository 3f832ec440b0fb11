// SlideFive: opened, dealt, played by pointer and keyboard, shared; its solver, which proves nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findNoViolations, openToAxe, takeOn, thorough, useSite } from "./visit.mjs";

const SIDE = 6;
const WIN = Array.from({ length: SIDE * SIDE }, (_, square) => {
  const [row, column] = [Math.floor(square / SIDE), square % SIDE];
  return row < 5 && column < 5 ? 5 * row + column + 1 : 0;
});
const START = WIN.map((tile) => (tile ? 26 - tile : 0));
/** The position drawn by the seed “apple”, as in tests/games/slide_five.rs. */
const APPLE = "4153.f8na275l436io9pkmjbd1cheg";
/** Six moves from Win. */
const NEAR = "?g=slide5&p=1077.13628457cd9fgbaeklhnijmop";

const { site, visit } = await useSite();
site.answer("index.html", await openToAxe("index.html"));

const solver = (page) => page.waitForSelector("#solver-quick:not(:disabled)");
const offered = (page) =>
  page.$$eval("#solver button:not([hidden])", (buttons) =>
    buttons.map(({ id }) => id).filter((id) => /quick|thorough|optimal|prove|known/.test(id)),
  );
const sharedPosition = async ({ page, click }) => {
  await click("share");
  await page.waitForSelector("#share-dialog[open]");
  return page.$eval("#share-position", (field) => field.value);
};

/** Scrubs a solution that is shown to its end. */
async function toTheEnd({ page, says }, length) {
  await page.waitForSelector("#player-scrub");
  await page.$eval("#player-scrub", (bar) => {
    bar.value = bar.max;
    bar.dispatchEvent(new Event("input"));
  });
  await says("message", `Move ${length} of ${length}: solved.`);
}

test("it is chosen beside the others and opens at its start", () =>
  visit("?g=slide3", async ({ page, says, cells, text }) => {
    await says("distance", "24");
    await page.click("#rules-open");
    await page.waitForSelector("#rules[open]");
    await says(
      "rules-text",
      /a whole block of three tiles.*The shortest way from the classic start takes 24 moves, and no position needs more than 26\./,
    );
    await page.$eval("input[value=slide5]", (radio) => radio.click());
    await says("puzzle-name", "SlideFive");
    await says(
      "rules-text",
      /a whole block of five tiles.*66 moves are enough from the classic start\. Whether there is a shorter way is not known\./,
    );
    assert.deepEqual(await cells(), START);
    assert.equal(await page.evaluate(() => location.search), "?g=slide5");
    assert.match(await text("no-distance"), /^SlideFive has 7\.9 · 10²⁷ positions/);
    assert.equal(await page.$eval("#by-distance", (part) => part.hidden), true);
    await says("table-status", /^SlideFive has too many positions/);
    await solver(page);
    assert.deepEqual(await offered(page), ["solver-quick", "solver-thorough", "solver-known"]);
    await page.$eval("input[value=slide4]", (radio) => radio.click());
    await says("puzzle-name", "SlideFour");
    await says("no-distance", /^SlideFour has/);
    await page.waitForFunction(() => document.getElementById("solver-thorough").hidden);
    assert.deepEqual(await offered(page), ["solver-quick", "solver-optimal", "solver-prove"]);
  }));

test("it is played by tapping, dragging and keys, taken back and made again", () =>
  visit("?game=slide5", async ({ page, says, cells, middle, press, click }) => {
    await says("moves-made", "0");
    const before = await cells();
    await page.$eval("#board .gate[data-step='R2+']", (gate) => gate.click());
    await says("moves-made", "1");
    const row = (all, at) => all.slice(SIDE * at, SIDE * at + SIDE);
    assert.deepEqual(row(await cells(), 1), [0, ...row(before, 1).slice(0, 5)]);
    // A tile of that row in the last column, which cannot slide: it goes back at once.
    const { x, y } = await middle(11);
    await page.mouse.click(x, y);
    await says("moves-made", "2");
    assert.deepEqual(await cells(), before);
    const [from, to] = [await middle(2), await middle(8)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await says("moves-made", "3");
    await says("history", /the third column down/);
    await page.keyboard.down("Shift");
    await press("ArrowUp");
    await page.keyboard.up("Shift");
    await says("moves-made", "4");
    assert.deepEqual(await cells(), before);
    for (const at of [3, 2, 1, 0]) {
      await click("undo");
      await says("moves-made", String(at));
    }
    await click("redo");
    await says("moves-made", "1");
    assert.equal(await page.evaluate(() => location.search), "?g=slide5&m=R2");
  }));

test("a word deals what it deals natively, and links carry position and moves", () =>
  visit("?g=slide5&seed=apple&v=1", async (person) => {
    const { page, says, cells } = person;
    await says("puzzle-origin", "Seed “apple”");
    assert.equal(await sharedPosition(person), APPLE);
    const link = await page.$eval("#share-lasting", (field) => field.value);
    assert.match(link, new RegExp(`\\?g=slide5&p=${APPLE}$`));
    const drawn = await cells();
    await page.goto(link);
    await says("puzzle-origin", "From a position");
    assert.deepEqual(await cells(), drawn);
    const move = await page.$eval("#board .gate", (gate) => {
      gate.click();
      return gate.dataset.step;
    });
    await says("moves-made", "1");
    const moved = await cells();
    assert.equal(await page.evaluate(() => location.search), `?g=slide5&p=${APPLE}&m=${move.slice(0, 2)}`);
    await page.reload();
    await says("moves-made", "1");
    assert.deepEqual(await cells(), moved);
  }));

test("texts that are not positions are refused in words", () =>
  visit("?g=slide5", async ({ page, says }) => {
    await says("moves-made", "0");
    const type = async (text) => {
      await page.$eval("#position", (field, text) => (field.value = text), text);
      await page.$eval("#position-form button", (button) => button.click());
    };
    await type("115.987654321");
    await says(
      "position-error",
      /^“115” is not a pattern: expected the covered corner \(1 to 4\) and a number from 000 to 255\.$/,
    );
    await type("1255.123456789abcdefghijklmnpo");
    await says("position-error", /with two tiles swapped, 1255\.123456789abcdefghijklmnop can be solved\.$/);
    await type(APPLE);
    await says("puzzle-origin", "From a position");
    assert.equal(await page.$eval("#position-error", (error) => error.hidden), true);
  }));

thorough("a beam finds a solution, which is no proof; played on the board it wins", () =>
  visit(NEAR, async (person) => {
    const { page, says, cells, click, text } = person;
    page.setDefaultTimeout(120_000);
    await solver(page);
    assert.equal(await page.$eval("#solver-known", ({ hidden }) => hidden), true);
    const before = await cells();
    await click("solver-quick");
    await says("solver-status", /^\d+ moves/);
    await says("solver-figures", /^[\d,]+ nodes, \d+ MiB, [\d.]+ s$/);
    const length = (await text("solver-line")).split(" ").length;
    assert.ok(length <= 6 && length % 2 === 0, `${length}`);
    await click("solver-show");
    await toTheEnd(person, length);
    assert.deepEqual(await cells(), WIN);
    await click("player-close");
    assert.deepEqual(await cells(), before);
    // The databases are there: the wider beam begins at once.
    await click("solver-thorough");
    await says("solver-status", /^\d+ moves/);
    for (const move of (await text("solver-line")).split(" "))
      await page.$eval(`#board .gate[data-step='${move}']`, (gate) => gate.click());
    await says("win-text", /^\d+ moves\.$|^(\d+) of \1\.$/);
    await page.waitForFunction(() => localStorage.getItem("plyground.statistics"));
    await click("statistics");
    await page.waitForSelector("dialog[open] thead");
    assert.deepEqual(await page.$$eval("dialog thead th", (cells) => cells.map((cell) => cell.textContent)), [
      "Figure",
      "SlideFive",
    ]);
  }),
);

test("hints and the solution come from the solver, and there is no button without a use", () =>
  visit(NEAR, async (person) => {
    const { page, says, click, text } = person;
    page.setDefaultTimeout(120_000);
    await click("hint");
    await says("message", /^Hint 1 of 3: look at the /);
    assert.equal(await page.$eval("#peek", ({ hidden }) => hidden), true);
    await click("hint");
    await says("message", /^Hint 2 of 3: slide the .+ (left|right|up|down)\.$/);
    const gate = await page.waitForSelector("#board .gate.hinted");
    await click("hint");
    await says("message", /^Hint 3 of 3: this is the first of \d moves that the solver found\./);
    const whole = Number(/(\d) moves/.exec(await text("message"))[1]);
    await gate.evaluate((gate) => gate.click());
    await says("moves-made", "1");
    // The rest of a solution that is followed needs no other search.
    assert.equal(await text("solver-status"), "");
    await click("hint");
    await says("message", /^Hint 1 of 3/);
    assert.equal(await text("solver-status"), "");
    await click("solution");
    await says("message", new RegExp(`^Move 0 of ${whole - 1}, next: the `));
    assert.equal(await page.$eval("#player-scrub", ({ max }) => max), `${whole - 1}`);
    await page.$eval("input[value=slide3]", (radio) => radio.click());
    await page.waitForSelector("#peek:not([hidden])");
  }));

thorough("a search of the start is cancelled, and the best known solution of it wins", () =>
  visit("?g=slide5", async (person) => {
    const { page, says, cells, click, text } = person;
    await solver(page);
    await click("solver-thorough");
    await says("solver-status", /^Getting ready \(88 MiB\)/);
    await click("solver-cancel");
    await says("solver-status", /^Cancelled\./);
    await click("solver-known");
    await says("solver-status", "66 moves: the shortest known solution of the start. A shorter one may exist.");
    assert.equal((await text("solver-line")).split(" ").length, 66);
    await click("solver-show");
    await toTheEnd(person, 66);
    assert.deepEqual(await cells(), WIN);
    await click("solver-share");
    await page.waitForSelector("#share-dialog[open]");
    await page.goto(await page.$eval("#share-link", (field) => field.value));
    await says("message", "Solved: 66 moves.");
  }),
);

thorough("it is played in frames and printed", () =>
  visit("embed/?g=slide5&seed=apple&v=1", async ({ page }) => {
    const board = await page.waitForSelector("ply-board");
    await page.waitForFunction((board) => board.state === "playing", {}, board);
    assert.equal(await board.evaluate((board) => board.currentPosition), APPLE);
    assert.equal(await board.evaluate((board) => board.shadowRoot.querySelectorAll(".tile").length), 25);
    await page.goto(`${site.url}print.html?g=slide5&n=1&seed=plum`);
    await page.waitForSelector("#sheet .puzzle svg");
    assert.match(
      await page.$eval("#sheet .task", (task) => task.textContent),
      /whole block of five tiles.*21 22 23 24 25\./,
    );
    assert.equal(await page.$$eval("#sheet .puzzle text", (numbers) => numbers.length), 25);
  }),
);

for (const scheme of ["light", "dark"]) {
  thorough(`no violations, ${scheme}, and 320 pixels are wide enough`, () =>
    visit("?g=slide5", async ({ page, click, says }) => {
      await solver(page);
      await click("solver-known");
      await says("solver-status", /^66/);
      for (const width of [1280, 360, 320]) {
        await takeOn(page, { scheme, width });
        await findNoViolations(page);
      }
    }),
  );
}
