// Checkers and give-away checkers on the games page, as a visitor plays them: to the end by keyboard and by
// touch, with compulsory captures, records, links and numbers.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  OVER,
  findAllAccessible,
  history,
  middle,
  movable,
  playOn,
  played,
  refuseLinks,
  squares,
  unfold,
  visitGames,
  ways,
} from "./duel.mjs";
import { engine } from "./site.mjs";
import { GERMAN, needsMedia, thorough, useSite } from "./visit.mjs";

const { site, visit: open } = await useSite();
const visit = visitGames(open);

const FEW = "&p=B:W21,22,27,K30:B2,K7,10,12"; // checkers' games are long
for (const [game, way, level, from = ""] of [
  ["giveaway", "keyboard", "easy"],
  ["giveaway", "touch", "beginner"],
  ["checkers", "keyboard", "medium", FEW],
  ["checkers", "touch", "beginner", FEW],
]) {
  test(
    `a whole game of ${game} is played by ${way} against ${level}`,
    { skip: engine === "firefox" && way === "touch" && "the driver has no touch" },
    () =>
      visit(
        `?g=${game}&second=${level}${from}`,
        async (person) => {
          const { page, text } = person;
          await page.setViewport({ width: 390, height: 800, hasTouch: way === "touch" });
          await playOn(person, ways[way]);
          assert.match(await text("turn"), OVER);
          assert.match(await text("message"), OVER);
          assert.ok((await history(page)).some((move) => /^\d+x\d+/.test(move)));
          assert.deepEqual(await movable(page), []);
        },
        { chance: 1 },
      ),
  );
}

test("who has nothing left wins the one game and loses the other", async () => {
  for (const [game, said] of [
    ["giveaway", "White won: White has given away all pieces."],
    ["checkers", "Black won: White has no pieces left."],
  ]) {
    await visit(`?g=${game}&p=B:W18:B15&first=you&second=you&m=15x22`, async ({ page, says, text }) => {
      await says("turn", said.replace(".", "\\."));
      assert.equal(await text("turn"), said);
      // In English draughts Black's points come first.
      assert.ok(
        (await page.$eval("#record", (field) => field.value)).endsWith(
          game === "giveaway" ? "1. 15x22 0-1" : "1. 15x22 1-0",
        ),
      );
    });
  }
});

test("a capture must be made: it is marked, said and explained", () =>
  visit("?g=checkers&first=you&second=you&m=11-15.22-18", async ({ page, says }) => {
    await says("turn", "Black to move: your turn. You must capture.");
    const said = await squares(page);
    assert.match(said[15], /^black man, must capture, can go to 1 square/);
    assert.equal(
      await page.$$eval("#board .cell.urged", (cells) => cells.map(({ ariaLabel }) => ariaLabel.split(",")[0]).join()),
      "15",
    );
    // Only one piece can: it is picked up already; another one says why it cannot.
    await ways.keyboard(page, 15);
    await ways.keyboard(page, 9);
    await says("message", "You must capture: the pieces that can are marked.");
  }));

test("a capture of several jumps is tapped landing by landing, and dragged to its end where there is one way", async () => {
  // From 25 over 22 to 18, then on to 11 or to 9.
  const fork = "?g=checkers&p=W:W25:B22,15,14,6&first=you&second=you";
  await visit(fork, async ({ page, text }) => {
    await ways.keyboard(page, 18);
    assert.equal(await played(page), 0);
    assert.equal(await page.$eval("#board .cell.passed", ({ ariaLabel }) => ariaLabel.split(",")[0]), "18");
    await page.keyboard.press("Escape");
    assert.equal(await page.$("#board .cell.passed"), null);
    await ways.keyboard(page, 18);
    await ways.keyboard(page, 11);
    assert.deepEqual(await history(page), ["25x18x11"]);
    assert.match(await text("message"), /^White 25x18x11/);
  });
  await visit(fork, async ({ page }) => {
    const [from, to] = [await middle(page, 25), await middle(page, 2)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    assert.deepEqual(await history(page), ["25x18x9x2"]);
    assert.match((await squares(page))[2], /^white king/);
  });
});

test("the person's own side is below, and numbers can be shown", () =>
  visit("?g=giveaway", async ({ page, click, text }) => {
    const first = () =>
      page.$eval("#board [role=gridcell]:nth-child(2), #board [role=gridcell]", ({ ariaLabel }) => ariaLabel);
    assert.match(await first(), /^light square|^32/);
    const seen = await page.$$eval("#board [role=gridcell]", (cells) =>
      cells.map(({ ariaLabel }) => Number.parseInt(ariaLabel, 10)).filter(Boolean),
    );
    assert.deepEqual([seen[0], seen.at(-1)], [32, 1]);
    await click("flip");
    const flipped = await page.$$eval("#board [role=gridcell]", (cells) =>
      cells.map(({ ariaLabel }) => Number.parseInt(ariaLabel, 10)).filter(Boolean),
    );
    assert.deepEqual([flipped[0], flipped.at(-1)], [1, 32]);
    const size = () => page.$eval("#board .cell.odd", (cell) => Number.parseFloat(getComputedStyle(cell).fontSize));
    assert.equal(await size(), 0);
    await click("numbers");
    assert.ok((await size()) >= 8);
    assert.equal(await page.$eval("#board .cell.odd", ({ textContent }) => textContent), "1");
    await page.reload();
    await page.waitForSelector("#board .numbered");
    assert.equal(await text("variant"), "lose all your pieces");
  }));

test("the record is PDN, and is read back with comments, numbers and short captures", () =>
  visit("?g=giveaway&first=you&second=you&m=11-15.22-18.15x22", async ({ page, says, click }) => {
    await page
      .locator("[aria-labelledby=history-title] summary")
      .filter((summary) => summary.textContent === "Game and position as text")
      .click();
    const record = () => page.$eval("#record", (field) => field.value);
    assert.equal(
      await record(),
      '[GameType "21"]\n[Variant "giveaway"]\n[Black "You"]\n[White "You"]\n[Result "*"]\n\n1. 11-15 22-18 2. 15x22 *',
    );
    const read = async (text) => {
      await page.$eval("#record", (field, text) => (field.value = text), text);
      await page.locator("#record-form button:not([type])").click();
    };
    await read(
      '[Event "Friendly"]\n[GameType "21"]\n[Variant "Giveaway"]\n1.11-15 {the usual} 22-18 (22-17 15-19) 2. 15x22! 25x18 ; and so on\n*',
    );
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 4);
    assert.deepEqual(await history(page), ["11-15", "22-18", "15x22", "25x18"]);
    await read('[FEN "W:W25:B22,15,14,6"]\n1. 25x2');
    await says("turn", /Black/);
    assert.deepEqual(await history(page), ["25x18x9x2"]);
    assert.match(await record(), /\[SetUp "1"\]\n\[FEN "W:W25:B22,15,14,6"\]\n\n1\.\.\. 25x18x9x2 \*$/);
    await read("1. 11-15 hello");
    await says("text-error", /“hello” is not part of a PDN game/);
    await read("1. 11-20");
    await says("text-error", /not possible/);
    await click("record-copy");
    await says("message", /copied|not allowed/);
  }));

test("games are chosen by their cards, each goes on where it was left, and the last one is remembered", () =>
  visit("", async ({ page, says, text }) => {
    assert.equal(await text("game-name"), "Isolation");
    const cards = await page.$$eval("#games a", (cards) => cards.map(({ textContent }) => textContent));
    assert.deepEqual(cards.slice(0, 5), ["Isolation", "Give-away checkers", "Checkers", "Lines of Action", "Tzaar"]);
    await page.locator("#games [data-game=giveaway]").click();
    await says("game-name", "Give-away checkers");
    assert.equal(await page.title(), "Give-away checkers · Plyground");
    assert.equal(await page.evaluate(() => location.search), "?g=giveaway");
    assert.equal(await page.$eval("#games [aria-current]", ({ dataset }) => dataset.game), "giveaway");
    await says("message", /^Lose all your pieces to win/);
    await ways.keyboard(page, 11);
    await ways.keyboard(page, 15);
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 2);
    const left = await page.evaluate(() => location.search);
    await page.locator("#games [data-game=isolation]").click();
    await says("game-name", "Isolation");
    await page.locator("#games [data-game=giveaway]").click();
    await says("message", /^Welcome back/);
    assert.equal(await page.evaluate(() => location.search), left);
    await page.goBack();
    await says("game-name", "Isolation");
    await page.goForward();
    await says("game-name", "Give-away checkers");
    await page.goto(page.url().split("?")[0]);
    await says("game-name", "Give-away checkers");
    await says("message", /^Welcome back/);
  }));

test("an engine's level that a game has not gives way when another is chosen", () =>
  visit("?second=perfect", async ({ page, says }) => {
    await page.locator("#games [data-game=checkers]").click();
    await says("game-name", "Checkers");
    assert.equal(await page.$eval("#seat-second", ({ value }) => value), "easy");
  }));

test("bad links name what was expected", () =>
  refuseLinks(visit, [
    ["?g=checkers&p=B:W33:B1", "a square from 1 to 32"],
    ["?g=giveaway&m=11-16.9-13", "not possible"],
    ["?g=giveaway&second=perfect", "expected you, random"],
    ["?g=draughts", "“draughts” is not a game"],
  ]));

test("hints and values are of every piece", () =>
  visit("?g=giveaway&second=you", async ({ page, says, click }) => {
    await click("hint");
    await says("message", /^The engine would play \d+-\d+: /);
    await page.waitForSelector("#board svg path.hint");
    await click("why");
    await says("message", /^On the board: /);
    assert.ok((await page.$$("#board .badge")).length >= 4);
  }));

test("endgames are known to the end, far beyond what a search sees", () =>
  visit("?g=giveaway&first=you&second=you&p=B:W17,21:B14", async ({ says, click }) => {
    await click("why");
    await says("message", /White wins in 39 moves/);
  }));

test("the page speaks German", () =>
  visit(
    "?g=giveaway&first=you&second=you&m=11-15.22-18",
    async ({ page, says, text }) => {
      assert.equal(await text("game-name"), "Schlagdame");
      await says("turn", "Schwarz ist am Zug, von Hand. Es muss geschlagen werden.");
      assert.match((await squares(page))[15], /^schwarzer Stein, muss schlagen, kann auf 1 Feld/);
      await page.locator("#games [data-game=checkers]").click();
      await says("game-name", "Englische Dame");
    },
    { languages: GERMAN },
  ));

thorough("no violations, light and dark, wide and narrow", needsMedia, () =>
  findAllAccessible(site, visit, [
    [
      "?g=giveaway&p=B:W18,26,27,K10:B15,K22,1&second=you",
      async (person) => {
        await person.click("numbers");
        await unfold(person);
      },
    ],
  ]),
);
