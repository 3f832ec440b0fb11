// Playing SlideThree as a visitor does: by keyboard, mouse and touch, with undo, history and links.
import assert from "node:assert/strict";
import { test } from "node:test";
import { thorough, useSite } from "./visit.mjs";
import { clickOn } from "./visitor.mjs";

const START = [9, 8, 7, 0, 6, 5, 4, 0, 3, 2, 1, 0, 0, 0, 0, 0];
const WIN = [1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 0, 0, 0, 0, 0];

const { visit: open } = await useSite();
/** Opens an address once there is a puzzle to play. */
const visit = (address, act) =>
  open(address, async (person) => {
    await person.says("optimum", /\d|–/);
    await act(person);
  });

/** Plays to Win along the hints, from a position at this distance. */
async function playToWin(person, distance, slide) {
  const { says, text, cells, hint } = person;
  for (let played = 0; played < distance; played++) {
    await says("distance", new RegExp(`^${distance - played}`));
    await slide(person, await hint());
    await says("moves-made", String(played + 1));
  }
  assert.deepEqual(await cells(), WIN);
  assert.equal(await says("win-text", /.+/), `${distance} of ${distance}.`);
  assert.match(await text("distance"), /^0/);
}

/** Ways to slide a block as a hint says. */
const slides = {
  async keyboard({ page, press, text }, { way, square }) {
    // Walk from wherever the cursor is to the block, then slide it.
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    const at = () => page.$$eval("#board [role=gridcell]", (cells) => cells.indexOf(document.activeElement));
    for (let from = await at(); from !== square; from = await at()) {
      if (from % 4 !== square % 4) await press(from % 4 < square % 4 ? "ArrowRight" : "ArrowLeft");
      else await press(from < square ? "ArrowDown" : "ArrowUp");
    }
    const key = `Arrow${way[0].toUpperCase()}${way.slice(1)}`;
    await page.keyboard.down("Shift");
    await press(key);
    await page.keyboard.up("Shift");
    const said = await text("message");
    assert.ok(said.startsWith("One closer –") || said.startsWith("Solved"), said);
  },
  async mouse(person, { way, square }) {
    const [from, to] = [await person.middle(square), await person.middle(await person.next(square, way))];
    const { mouse } = person.page;
    await mouse.move(from.x, from.y);
    await mouse.down();
    await mouse.move(to.x, to.y, { steps: 4 });
    await mouse.up();
  },
  async touch(person, { way, square }) {
    await person.page.$eval("#board", (board) => board.scrollIntoView({ block: "center" }));
    const [from, to] = [await person.middle(square), await person.middle(await person.next(square, way))];
    const touch = await person.page.touchscreen.touchStart(from.x, from.y);
    await touch.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await touch.move(to.x, to.y);
    await touch.end();
  },
};

for (const [way, slide] of Object.entries(slides)) {
  const run = way === "touch" ? test : thorough;
  run(`a puzzle is solved along the hints by ${way}`, () =>
    visit("?seed=plum&d=3&v=1", async (person) => {
      if (way === "touch") await person.page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true });
      await person.says("optimum", "3");
      await playToWin(person, 3, slide);
    }),
  );
}

test("a tap slides a block with one way, or asks for the way; what is not possible is explained; peek shows changes", () =>
  visit("?g=slide3", async ({ page, middle, says, text, cells }) => {
    const { x, y, size } = await middle(4);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(Math.max(0, x - size), y, { steps: 3 });
    await page.mouse.up();
    await says("message", "The second row only slides right: its blank is at that end.");
    assert.deepEqual(await cells(), START);
    await says("distance", "24");
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await page.keyboard.down("p");
    const behind = await page.$$eval("#board .gate .behind", (badges) => badges.map((badge) => badge.textContent));
    assert.equal(behind.length, 6);
    assert.ok(behind.every((change) => change === "−1" || change === "+1"));
    await says("message", /^Closer: the .+ (row|column) (left|right|up|down)/);
    await page.keyboard.up("p");
    assert.equal((await page.$$("#board .gate .behind")).length, 0);
    const tap = async (square) => {
      const { x, y } = await middle(square);
      await page.mouse.click(x, y);
    };
    await tap(4); // tile 6: row 2 right or column 1 down
    await page.waitForSelector(".board.choosing .gate.open[data-step='R2+']");
    await says("message", /^Right or down\?$/);
    assert.equal(await text("moves-made"), "0");
    await tap(7); // the arrow of row 2
    await says("moves-made", "1");
    await tap(7); // tile 4, now at the edge: only row 2, back again
    await says("moves-made", "2");
  }));

test("undo, redo, restart and history go where they say", () =>
  visit("?m=R2C3R3", async ({ page, says, click, text }) => {
    await says("moves-made", "3");
    const marks = () => page.$$eval("#history button", (buttons) => buttons.map((button) => button.ariaLabel));
    await page.waitForFunction(() => document.querySelectorAll("#history .closer, #history .farther").length === 3);
    const first = await marks();
    assert.match(first[0], /^Move 1: the second row right, one (closer|farther)$/);
    await click("undo");
    await says("moves-made", "2");
    assert.match(page.url(), /\?m=R2C3$/);
    await click("redo");
    await says("moves-made", "3");
    assert.deepEqual(await marks(), first);
    await page.$eval("#history-card", (card) => (card.open = true));
    await page.locator("#history button[data-at='1']").click();
    await says("moves-made", "1");
    await click("restart");
    await says("moves-made", "0");
    assert.equal(await text("distance"), "24");
    assert.equal(new URL(page.url()).search, "?g=slide3");
  }));

test("the address follows the game, and Back and Forward work", () =>
  visit("?g=slide3", async ({ page, says, click, cells }) => {
    await page.$eval("#more-choices", (details) => (details.open = true));
    await page.locator("#seed").fill("apple");
    await clickOn(page, "#seed-form button");
    await says("puzzle-origin", /apple/);
    await says("optimum", "12");
    const apple = await cells();
    assert.equal(new URL(page.url()).search, "?seed=apple&d=12&v=1");
    await click("new-today");
    await says("puzzle-origin", /^Today’s puzzle, \d+ moves$/);
    await page.goBack();
    await says("puzzle-origin", /apple/);
    assert.deepEqual(await cells(), apple);
    await page.goBack();
    await says("puzzle-origin", "The classic start");
    await page.goForward();
    await says("puzzle-origin", /apple/);
  }));

/** The words about other links are in tests/unit/refused_links.test.mjs. */
const BAD = "?p=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E1";

test("a bad link says what is wrong and offers the start", () =>
  visit(BAD, async ({ page, says, cells }) => {
    await says("message", /cannot be opened: “<img src=x onerror=alert\(1\)>1” is not a position/);
    assert.deepEqual(await cells(), START);
    assert.equal(new URL(page.url()).search, BAD);
    assert.equal(await page.$("img"), null);
  }));

test("the puzzle opened last is on the board, though an earlier one is refused later", () =>
  visit("?g=slide3", async ({ page, says, text }) => {
    await page.evaluate(() => {
      for (const address of ["?seed=x&d=99&v=1", "?seed=apple&d=9&v=1"]) {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      }
    });
    await says("optimum", "9");
    // The engine answers in order: the refusal has come by now.
    await page.evaluate(() => new Promise((go) => setTimeout(go, 100)));
    assert.match(await text("puzzle-origin"), /apple/);
    assert.equal(new URL(page.url()).search, "?seed=apple&d=9&v=1");
  }));

test("a search ends with its puzzle, and the engine room fits the new one", () =>
  visit("?g=slide3", async ({ page, says }) => {
    await page.evaluate(() => {
      document.getElementById("search-start").click();
      document.querySelector("input[value=slide4]").click();
    });
    await says("puzzle-name", "SlideFour");
    await page.waitForSelector("#search-cancel[hidden]");
    assert.equal(await page.$eval("#search", (search) => search.hidden), true);
    assert.doesNotMatch(await says("search-status", /./), /moves after/);
  }));

for (const [id, back] of [
  ["share", "#share"],
  ["keys-open", ".menu-open"],
  ["statistics", ".menu-open"],
]) {
  const run = id === "keys-open" ? test : thorough;
  run(`when the dialog of #${id} is closed the keyboard is back at ${back}`, () =>
    visit("?g=slide3", async ({ page, press }) => {
      await page.focus(back);
      await press("Enter");
      if (back === ".menu-open") {
        await page.waitForSelector("#menu:popover-open");
        await page.focus(`#${id}`);
        await press("Enter");
      }
      await page.waitForSelector("dialog[open]");
      await press("Escape");
      await page.waitForFunction(() => !document.querySelector("dialog[open]"));
      assert.equal(await page.evaluate((back) => document.activeElement.matches(back), back), true);
    }),
  );
}

test("with letters twice as large nothing is cut off", () =>
  visit("?m=R2C3", async ({ page }) => {
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    for (const width of [1280, 640, 390]) {
      await page.setViewport({ width, height: 800 });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width}`);
    }
  }));

test("a puzzle that began solved is played, and not noted as solved", () =>
  visit("?p=115.123456789&m=R2", async ({ page, says }) => {
    await says("distance", /^1/);
    await page.$eval("#board .gate[data-step='R2-']", (gate) => gate.click());
    await says("message", /^Solved: 2 moves/);
    assert.equal(await page.$("#win"), null);
    assert.equal(await page.evaluate(() => localStorage.getItem("plyground.statistics")), null);
  }));

test("the solution is played, stepped and scrubbed, and leaves the game alone", () =>
  visit("?m=R2", async ({ page, says, click, cells, text }) => {
    await says("distance", /^2[35]/);
    const [before, length] = [await cells(), Number.parseInt(await text("distance"), 10)];
    await click("solution");
    await says("message", new RegExp(`^${length} moves to the win. From the first step on`));
    await click("player-run");
    await says("message", new RegExp(`^Move 1 of ${length}`));
    await click("player-run");
    await page.$eval("#player-scrub", (bar) => {
      bar.value = bar.max;
      bar.dispatchEvent(new Event("input"));
    });
    await says("message", new RegExp(`^Move ${length} of ${length}: solved`));
    assert.deepEqual(await cells(), WIN);
    await click("player-back");
    await says("message", new RegExp(`^Move ${length - 1} of`));
    await click("player-close");
    assert.deepEqual(await cells(), before);
    assert.equal(await text("moves-made"), "1");
  }));
