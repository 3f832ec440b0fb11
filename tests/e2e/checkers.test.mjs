// Checkers and give-away checkers on the games page: compulsory captures, several jumps, PDN, numbers and endgames.
import assert from "node:assert/strict";
import { test } from "node:test";
import { history, middle, played, squares, visitGames, ways } from "./match_page.mjs";
import { useSite } from "./visit.mjs";

const { visit: open } = await useSite();
const visit = visitGames(open);

test("a capture must be made: it is marked, said and explained", () =>
  visit("?g=checkers&first=you&second=you&m=11-15.22-18", async ({ page, says }) => {
    await says("turn", "Black to move. You must capture.");
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
    assert.equal(await text("variant"), "Lose all your pieces");
  }));

test("the record is PDN, and is read back with comments, numbers and short captures", () =>
  visit("?g=giveaway&first=you&second=you&m=11-15.22-18.15x22", async ({ page, says, click }) => {
    await page
      .locator(".texts > summary")
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
    await page.waitForFunction(() => document.querySelectorAll("#history button").length === 1);
    assert.deepEqual(await history(page), ["25x18x9x2"]);
    assert.match(await record(), /\[SetUp "1"\]\n\[FEN "W:W25:B6,14,15,22"\]\n\n1\.\.\. 25x18x9x2 \*$/);
    await read("1. 11-15 hello");
    await says("text-error", /^This cannot be read: move 2, “hello”, is not possible/);
    await read("1. 11-20");
    await says("text-error", /“11-20”, is not possible/);
    await click("record-copy");
    await says("message", /copied|not allowed/);
  }));
