// Lines of Action on the games page, as a visitor plays it: to the end by keyboard and by touch, passes, variants,
// refusals, records and links.
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
/** White, to move, has no move. */
const SHUT_IN = "8/8/8/8/8/8/bb4bb/wb4bw_w";

for (const [game, way, level] of [
  ["loa", "keyboard", "medium"],
  ["loa", "touch", "beginner"],
  ["loa:6x6", "keyboard", "easy"],
]) {
  test(
    `a whole game of ${game} is played by ${way} against ${level}`,
    { skip: engine === "firefox" && way === "touch" && "the driver has no touch" },
    () =>
      visit(
        `?g=${game}&second=${level}`,
        async (person) => {
          const { page, text } = person;
          await page.setViewport({ width: 390, height: 800, hasTouch: way === "touch" });
          await playOn(person, ways[way]);
          assert.match(await text("turn"), OVER);
          assert.match(await text("message"), OVER);
          assert.ok((await history(page)).every((move) => /^[a-h][1-8][x-][a-h][1-8]$/.test(move)));
          assert.deepEqual(await movable(page), []);
        },
        { chance: 1 },
      ),
  );
}

test("two engines play from the start to the end", () =>
  visit("?g=loa&first=easy&second=medium", async ({ page, says }) => {
    assert.match(await says("turn", OVER), /connected|come up again/);
    assert.ok((await history(page)).length >= 9);
  }));

test("every end is told, as the rules have it", async () => {
  const shortest = "?g=loa&first=you&second=you&m=d1-b3.h5-g4.b1-b4.g4xg1.b4-e7.a3xc1.b3-e6.h3xf1.e1-e5";
  const both = (rules, moves) => `?g=loa${rules}:6x6&p=6/6/3w1b/2b1b1/5w/6_b&${PEOPLE}&m=${moves}`;
  const back = "b1-b3.a2-c2.b3-b1.c2-a2";
  for (const [query, said] of [
    [shortest, "Black won: all pieces of Black are connected."],
    [both("", "f4xd4"), "Draw: one move connected both sides."],
    [both(":thesis-2000", "f4xd4"), "Draw: one move connected both sides."],
    [both(":mover-wins", "f4xd4"), "Black won: the move of Black connected both sides."],
    [`?g=loa:thesis-2000&p=${SHUT_IN}&${PEOPLE}`, "Black won: White cannot move."],
    [`?g=loa:thesis-2000&${PEOPLE}&m=${back}`, "Draw: this position has come up again."],
    [`?g=loa&${PEOPLE}&m=${back}.${back}`, "Draw: this position has come up again."],
  ])
    await visit(query, async ({ text }) => assert.equal(await text("turn"), said, query));
  await visit(`?g=loa&${PEOPLE}&m=${back}`, async ({ text }) =>
    assert.equal(await text("turn"), "Black to move: your turn."),
  );
});

test("who can only pass is told so, and passes with a button, by mouse and by keyboard", async () => {
  const pass = (page) => page.evaluate(() => document.querySelector("#board .pass")?.textContent);
  const query = `?g=loa&p=${SHUT_IN}&${PEOPLE}`;
  await visit(query, async ({ page, says, text, click }) => {
    assert.equal(await text("turn"), "White to move: no piece can move, so you must pass.");
    assert.equal(await text("message"), await text("turn"));
    assert.equal(await pass(page), "Pass");
    await ways.keyboard(page, "a1");
    assert.equal(await text("message"), "No piece can move: press “Pass” below the board.");
    // The button is next after the board.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await says("message", "White passes. Black to move: your turn.");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
    assert.ok(await page.evaluate(() => document.activeElement.matches("#board [role=gridcell]")));
    await page.keyboard.press("u");
    await says("turn", /must pass/);
    await click("why");
    await says("message", /^On the board: /);
    await click("hint");
    await says("message", "White to move: no piece can move, so you must pass.");
    await page.locator("#board .pass").click();
    assert.equal(await page.evaluate(() => location.search), `?g=loa&p=${SHUT_IN}&m=pass&second=you`);
  });
  // The engine passes by itself.
  await visit(`?g=loa&p=${SHUT_IN}&first=you&second=beginner`, async ({ page, says }) => {
    await says("turn", "Black to move: your turn.");
    assert.deepEqual(await history(page), ["pass"]);
    assert.equal(await pass(page), undefined);
  });
});

test("a piece that is picked up shows where it can go, and what is refused is explained", () =>
  visit(`?g=loa&${PEOPLE}&m=b1-b3`, async ({ page, text }) => {
    const refused = async (...names) => {
      await page.keyboard.press("Escape");
      for (const name of names) await ways.keyboard(page, name);
      return text("message");
    };
    assert.match((await squares(page)).a2, /^white piece, can go to \d squares$/);
    assert.equal((await squares(page)).b3, "black piece");
    await ways.keyboard(page, "a2");
    assert.deepEqual(await targets(page), ["a8", "c2", "b1"]);
    assert.equal(await refused("a2", "d2"), "2 pieces stand on this line: move exactly 2 squares along it.");
    assert.equal(await refused("a2", "b4"), "Pieces move along ranks, files and diagonals.");
    assert.equal(await refused("a3", "d3"), "A piece cannot jump over pieces of the other side.");
    assert.equal(await refused("d5"), "Choose a piece first.");
    assert.equal(await refused("b3"), "That is not your piece.");
  }));

test("rules and size are chosen, and are in the link", () =>
  visit("?g=loa", async ({ page, says, text }) => {
    assert.equal(await text("variant"), "8 × 8 squares; rules: Computer Olympiad");
    await page.select("#size", "6x6");
    await says("variant", "6 × 6 squares; rules: Computer Olympiad");
    assert.equal(await page.evaluate(() => location.search), "?g=loa:6x6");
    await page.select("#preset", "mover-wins");
    await says("variant", "6 × 6 squares; rules: Mover wins");
    assert.equal(await page.evaluate(() => location.search), "?g=loa:mover-wins:6x6");
    assert.equal((await page.$$("#board [role=gridcell]")).length, 36);
    await page.reload();
    await says("variant", "6 × 6 squares; rules: Mover wins");
    assert.equal(await page.$eval("#preset", ({ value }) => value), "mover-wins");
    assert.equal(await page.$eval("#games [aria-current]", ({ dataset }) => dataset.game), "loa");
  }));

test("bad links name what was expected", () =>
  refuseLinks(visit, [
    ["?g=loa:7x7", "loa:7x7"],
    ["?g=loa&p=8/8/8/8/8/8/8/8_b", "1 to 12 pieces"],
    ["?g=loa&m=b1-b2", "not possible"],
    ["?g=loa&second=perfect", "expected you, random"],
  ]));

test("records are lines of text; hints and values are of every piece", () =>
  visit(`?g=loa:6x6&${PEOPLE}&m=b1-b3`, async ({ page, says, click }) => {
    await page
      .locator("[aria-labelledby=history-title] summary")
      .filter((summary) => summary.textContent === "Game and position as text")
      .click();
    assert.equal(await page.$eval("#record", ({ value }) => value), "game: loa:6x6\nmoves: b1-b3");
    await page.$eval("#record", (field) => (field.value = "game: loa\nmoves: d1-b3 h5-g4 b1-b4 g4-g1"));
    await page.locator("#record-form button:not([type])").click();
    await says("variant", /^8 × 8/);
    assert.equal((await history(page)).at(-1), "g4xg1");
    await click("hint");
    await says("message", /^The engine would play [a-h]\d[x-][a-h]\d: /);
    await page.waitForSelector("#board svg path.hint");
    await click("why");
    await says("message", /^On the board: /);
    assert.ok((await page.$$("#board .badge")).length >= 8);
  }));

test("the page speaks German", () =>
  visit(
    `?g=loa&p=${SHUT_IN}&${PEOPLE}`,
    async ({ page, says, text }) => {
      assert.equal(await text("game-name"), "Lines of Action");
      assert.equal(await text("turn"), "Weiß ist am Zug: Kein Stein kann ziehen, also wird gepasst.");
      assert.equal(await text("variant"), "8 × 8 Felder; Regeln: Computer-Olympiade");
      await page
        .locator("#board .pass")
        .filter(({ textContent }) => textContent === "Passen")
        .click();
      await says("message", "Weiß passt. Schwarz ist am Zug, von Hand.");
      assert.match((await squares(page)).b1, /^schwarzer Stein, kann auf \d/);
      await page.select("#size", "6x6");
      await says("message", /^Alle eigenen Steine zusammenbringen/);
      await ways.keyboard(page, "b1");
      await ways.keyboard(page, "b2");
      await says("message", "Auf dieser Linie stehen 2 Steine: Gezogen wird dort genau 2 Felder weit.");
    },
    { languages: GERMAN },
  ));

thorough("no violations, light and dark, wide and narrow", needsMedia, () =>
  findAllAccessible(site, visit, [
    ["?g=loa&m=d1-b3.h5-g4.b1-b4.g4xg1&second=you", unfold],
    [`?g=loa&p=${SHUT_IN}&${PEOPLE}`],
  ]),
);
