// The rules beside the board: nothing covers or moves the board, a first move can be tried, and the reader is told what
// happened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { history, visitGames } from "./match_page.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);
const PHONE = { width: 390, height: 844 };

const place = (page, selector) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

async function openRules({ page, click }) {
  await page.waitForSelector("html[data-begun]");
  await click("rules-open");
  await page.waitForSelector("#rules[open]");
}

/** Presses squares of the board in the rules, one after the other. */
async function press(page, names, way = "mouse") {
  for (const name of names) {
    const { x, y } = await page.$$eval(
      ".rules-trial [role=gridcell]",
      (cells, name) => {
        const cell = cells.find(({ ariaLabel }) => ariaLabel.startsWith(`${name},`));
        cell.scrollIntoView({ block: "center" });
        const { x, y, width, height } = cell.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      name,
    );
    if (way === "touch") await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
  }
}
const told = (page, pattern) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector(".rules-said").textContent),
    {},
    pattern.source,
  );

/** @type {typeof import("./games/isolation.mjs").trials} */
const FIRST = Object.assign(
  {},
  ...(await Promise.all(MATCH_GAMES.map(async (id) => (await import(`./games/${id}.mjs`)).trials))),
);

for (const [game, { title, wrong, said, right, good }] of Object.entries(FIRST)) {
  const run = game === "tzaar" ? test : thorough;
  run(`${game}: the rules open beside the board, and a first move is tried`, () =>
    visit(`?g=${game}&second=you`, async (person) => {
      const { page, text } = person;
      const before = await place(page, "#board");
      await openRules(person);
      assert.equal(await text("rules-title"), title);
      assert.deepEqual(await place(page, "#board"), before);
      const sheet = await place(page, "#rules");
      assert.ok(sheet.x >= before.x + before.width, "the rules cover the board");
      assert.ok(sheet.y + sheet.height <= 900, "the rules go beyond the window");
      assert.ok((await page.$$("#rules .rules-figure .piece")).length >= 5);
      await press(page, wrong);
      await told(page, said);
      await page.locator(".rules-trial button").click();
      await press(page, right);
      await told(page, good);
      // The game goes on beside it, and is another.
      assert.deepEqual(await history(page), []);
      await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
      await page.locator(".rules-close").click();
      await page.waitForSelector("#rules:not([open])");
      assert.deepEqual(await place(page, "#board"), before);
      await page.waitForFunction(() => document.activeElement.id === "rules-open");
    }),
  );
}

test("the game is played on beside the rules, and another game brings its own", () =>
  visit("?second=you", async (person) => {
    const { page, says } = person;
    await openRules(person);
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 1);
    await page.$eval("#games [data-game=loa]", (card) => card.click());
    await says("rules-title", "Rules of Lines of Action");
    assert.ok(await page.$("#rules[open]"));
    await page.focus("#rules-title");
    await page.keyboard.press("Escape");
    await page.waitForSelector("#rules:not([open])");
  }));

test("on a phone the rules lie over the page, and a first move is tried by touch", () =>
  visit(
    "?g=loa&second=you",
    async (person) => {
      const { page, text } = person;
      await openRules(person);
      assert.ok(await page.$("#rules:modal"));
      assert.equal(await text("rules-title"), "Regeln: Lines of Action");
      await press(page, ["b7", "d5"], "touch");
      await told(page, /gewonnen/);
      await page.keyboard.press("Escape");
      await page.waitForSelector("#rules:not([open])");
    },
    // The driver loads a page again to give it touch.
    { languages: GERMAN, prepare: (page) => page.setViewport({ ...PHONE, hasTouch: true }) },
  ));

test("rules that are open follow the width of the window", () =>
  visit("?g=tzaar&second=you", async (person) => {
    const { page } = person;
    await openRules(person);
    assert.equal(await page.$("#rules:modal"), null);
    await page.setViewport(PHONE);
    await page.waitForSelector("#rules:modal");
    await page.setViewport({ width: 1280, height: 900 });
    await page.waitForSelector("#rules.beside[open]:not(:modal)");
  }));

test("the rules of a puzzle open beside its board, and SlideTwo is tried", () =>
  open(
    "?g=slide3",
    async (person) => {
      const { page, says, text } = person;
      await says("puzzle-name", "SlideThree");
      const before = await place(page, "#board");
      const column = await place(page, ".field");
      await openRules(person);
      assert.equal(await text("rules-title"), "Rules of SlideThree");
      const sheet = await place(page, "#rules");
      assert.ok(sheet.x >= column.x + column.width && sheet.y + sheet.height <= 900);
      assert.deepEqual(await place(page, "#board"), before);
      assert.deepEqual(
        await page.$$eval("#rules .rules-figure .board", (boards) =>
          boards.map((board) => board.querySelectorAll(".tile").length),
        ),
        [9, 9],
      );
      const slide = (step) => page.$eval(`.rules-trial .gate[data-step^="${step}"]`, (gate) => gate.click());
      await slide("R2");
      await told(page, /Not solved yet/);
      await page.locator(".rules-trial button").click();
      await told(page, /two moves from the solution/);
      await slide("C2");
      await slide("R1");
      await told(page, /Solved/);
      assert.equal(await text("moves-made"), "0");
      await page.click("#rules .rules-close");
      await page.waitForSelector("#rules:not([open])");
    },
    { languages: ["en"] },
  ));

for (const address of ["", "games.html?g=tzaar&second=you", "problems.html?g=loa"]) {
  const run = address.includes("tzaar") ? test : thorough;
  run(`in a low window the rules are whole beside the board: ${address || "puzzles"}`, () =>
    open(
      address,
      async (person) => {
        const { page } = person;
        await openRules(person);
        const [board, sheet] = [await place(page, "#board"), await place(page, "#rules")];
        assert.ok(sheet.x >= board.x + board.width, "the rules cover the board");
        const top = await page.evaluate(
          (x, y) => {
            // What is inert is seen, too.
            for (const part of document.querySelectorAll("[inert]")) part.inert = false;
            return document.elementFromPoint(x, y).closest("#rules")?.id;
          },
          sheet.x + sheet.width / 2,
          sheet.y + sheet.height - 8,
        );
        assert.equal(top, "rules");
      },
      { prepare: (page) => page.setViewport({ width: 640, height: 360 }) },
    ),
  );
}
