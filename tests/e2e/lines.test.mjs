// Stepping through lines of the engine: the board shows the position after each move, and the game does not
// change.
import assert from "node:assert/strict";
import { test } from "node:test";
import { history, squares, visitGames } from "./match_page.mjs";
import { GERMAN, findNoViolations, thorough, useSite, withAxe } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

const GAMES = {
  isolation: "?m=d4.c6.e6.b4&second=you",
  giveaway: "?g=giveaway&m=11-15.22-18&second=you",
  checkers: "?g=checkers&m=11-15.22-18&second=you",
  loa: "?g=loa&m=d1-b3.h5-g4&second=you",
  tzaar: "?g=tzaar&second=you",
};

const place = (page, selector) =>
  page.$eval(selector, (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });
/** The board as a screen reader has it, but for what can be played. */
const pieces = async (page) =>
  Object.fromEntries(
    Object.entries(await squares(page)).map(([name, said]) => [
      name,
      said.replace(/, (?:can|you can|must|\d+%|win|loss).*/, ""),
    ]),
  );
const moves = (page, line = 1) =>
  page.$$eval(`#lines li:nth-child(${line}) button`, (buttons) => buttons.map(({ textContent }) => textContent));
const press = (page, line, at) =>
  page.$eval(`#lines li:nth-child(${line}) button:nth-of-type(${at})`, (button) => button.click());
const drawn = (page) => page.$$eval("#board :is(.arrow, .badge)", (shapes) => shapes.length);

async function think({ page, click, says }) {
  await click("why");
  await says("message", /^Green is best|^All moves|^Every move/);
  await page.waitForSelector("#lines li");
}

/** The board after moves that are actually played. */
async function reached(query, line) {
  let board;
  await visit(
    query.includes("m=")
      ? query.replace(/m=[^&]*/, (made) => `${made}.${line.join(".")}`)
      : `${query}&m=${line.join(".")}`,
    async ({ page }) => {
      board = await pieces(page);
    },
  );
  return board;
}

for (const [game, query] of Object.entries(GAMES)) {
  const run = game === "checkers" ? test : thorough;
  run(`${game}: a line is stepped through, and the game is as it was`, () =>
    visit(query, async (person) => {
      const { page, click, says } = person;
      const before = await pieces(page);
      const [address, made, rect] = [
        await page.evaluate(() => location.href),
        await history(page),
        await place(page, "#board"),
      ];
      await think(person);
      const line = await moves(page);
      assert.ok(line.length >= 2, line.join());
      assert.ok((await drawn(page)) > 0);
      await press(page, 1, 2);
      await says("message", new RegExp(`^Preview, move 2 of ${line.length}: `));
      assert.deepEqual(await pieces(page), await reached(query, line.slice(0, 2)));
      // Values of the game's position are not drawn on another, and nothing can be played there.
      assert.equal(await drawn(page), 0);
      assert.equal((await page.$$("#board .movable")).length, 0);
      assert.deepEqual(await place(page, "#board"), rect);
      await click("preview-back");
      await says("message", /^Preview, move 1 of /);
      assert.deepEqual(await pieces(page), await reached(query, line.slice(0, 1)));
      assert.equal(await page.$eval("#preview-back", ({ disabled }) => disabled), true);
      await click("preview-forward");
      await says("message", /^Preview, move 2 of /);
      await click("preview-close");
      await says("message", "This is your game again.");
      assert.deepEqual(await pieces(page), before);
      assert.ok((await drawn(page)) > 0);
      assert.deepEqual(await history(page), made);
      assert.equal(await page.evaluate(() => location.href), address);
      assert.deepEqual(await place(page, "#board"), rect);
    }),
  );
}

test("a line is looked at by keyboard, and Escape goes back, as does a hint that comes meanwhile", () =>
  visit(GAMES.loa, async (person) => {
    const { page, says } = person;
    const before = await pieces(page);
    await think(person);
    await page.focus("#lines li button");
    await page.keyboard.press("Enter");
    await says("message", /^Preview, move 1 of /);
    await page.focus("#preview-forward");
    const line = await moves(page);
    for (let at = 2; at <= line.length; at++) {
      await page.keyboard.press("Enter");
      await says("message", new RegExp(`^Preview, move ${at} of `));
    }
    // The last step has no other behind it: the keyboard is at what can be pressed.
    assert.equal(await page.evaluate(() => document.activeElement.id), "preview-back");
    await page.keyboard.press("Escape");
    await says("message", "This is your game again.");
    assert.deepEqual(await pieces(page), before);
    assert.ok(await page.evaluate(() => document.activeElement.closest("#lines") !== null));
    await page.evaluate(() => {
      document.getElementById("hint").click();
      document.querySelector("#lines li button").click();
    });
    await says("message", /^The engine would play/);
    assert.equal(await page.$eval("#preview", ({ hidden }) => hidden), true);
    assert.deepEqual(await pieces(page), before);
  }));

test("any other action goes back to the game", () =>
  visit(GAMES.isolation, async (person) => {
    const { page, says } = person;
    const before = await pieces(page);
    const isPreview = () => page.$eval("#preview", ({ hidden }) => !hidden);
    await think(person);
    await press(page, 2, 1);
    assert.ok(await isPreview());
    await page.$eval("#board [role=gridcell][tabindex='0']", (cell) => cell.focus());
    await page.keyboard.press("Enter");
    await says("message", "This is a preview. Go back to the game to move.");
    await page.keyboard.press("h");
    await says("message", /^The engine would play/);
    assert.ok(!(await isPreview()));
    assert.deepEqual(await pieces(page), before);
    assert.ok(await page.$("#board svg .hint"));
    await press(page, 1, 1);
    await page.keyboard.press("u");
    await page.waitForFunction(() => document.getElementById("preview").hidden);
    await page.waitForFunction(() => document.querySelector("#history [aria-current]")?.textContent.includes("e6"));
  }));

test("on a phone the board comes into sight, with the way back below it", () =>
  visit(
    GAMES.loa,
    async (person) => {
      const { page, click, says } = person;
      await click("why");
      await says("message", /^Grün ist am besten/);
      await page.locator("#lines li button").click();
      await says("message", /^Vorschau, Zug 1 von /);
      const { y, height } = await place(page, ".table");
      assert.ok(y > -1 && y + height <= 844, `${y}, ${height}`);
      const back = await place(page, "#preview-close");
      assert.ok(back.y > y && back.y + back.height <= 844);
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
    },
    { languages: GERMAN, prepare: (page) => page.setViewport({ width: 390, height: 844, hasTouch: true }) },
  ));

thorough("a preview has no violations", () =>
  withAxe(site, "games.html", async () => {
    await visit(GAMES.tzaar, async (person) => {
      await think(person);
      await press(person.page, 1, 1);
      await person.says("message", /^Preview/);
      await findNoViolations(person.page);
    });
  }),
);
