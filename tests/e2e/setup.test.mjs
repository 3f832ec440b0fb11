// The page on which positions are set up: by keyboard, pointer and text, with what the rules refuse, proofs and links.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { middle, squares, ways } from "./match_page.mjs";
import { inRepository } from "./site.mjs";
import { LOOKS, findNoViolations, takeOn, thorough, useSite, withAxe } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(query: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (query, act, how) =>
  open(
    `setup.html${query}`,
    async (person) => {
      await person.page.waitForSelector("html[data-begun]");
      await act(person);
    },
    { languages: ["en"], ...how },
  );

const PROBLEM = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8";
const position = (page) => page.$eval("#position", ({ value }) => value);
const verdict = (page) => page.$$eval("#verdict :is(p, li)", (all) => all.map(({ textContent }) => textContent));
const hrefOf = (page, id) => page.$eval(`#${id}`, (link) => link.getAttribute("href"));
/** Writes into the field of the position, as a paste does. */
const write = (page, text) =>
  page.$eval(
    "#position",
    (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    },
    text,
  );
/** The address follows the board after a moment. */
const reached = (page, query) => page.waitForFunction((query) => location.search === query, {}, query);

test("a position is set up by keyboard, refused and accepted, and played", () =>
  visit("?g=loa", async ({ page, says, click }) => {
    await says("verdict", "Ready to play: Black is to move.");
    await click("clear");
    await says("message", "The board is empty.");
    assert.deepEqual(await verdict(page), ["Black has no pieces.", "White has no pieces."]);
    for (const id of ["play-here", "search-here"]) assert.equal(await hrefOf(page, id), null);
    await ways.keyboard(page, "c3");
    await says("message", "c3: black piece.");
    assert.deepEqual(await verdict(page), ["White has no pieces."]);
    await page.keyboard.press("2");
    await says("message", "Chosen: white piece.");
    await ways.keyboard(page, "e5");
    // All of one side's pieces are together, if there is only one.
    await says("verdict", /^The game is over here: /);
    await ways.keyboard(page, "a1");
    await page.keyboard.press("1");
    await ways.keyboard(page, "h8");
    await says("verdict", "Ready to play: Black is to move.");
    assert.match((await squares(page)).h8, /^black piece$/);
    await page.keyboard.press("s");
    await says("message", "White is to move.");
    assert.equal(await position(page), "7b/8/8/4w3/8/2b5/8/w7 w");
    await reached(page, "?g=loa&p=7b/8/8/4w3/8/2b5/8/w7_w");
    // The same piece again removes it; so does Delete.
    await ways.keyboard(page, "h8");
    await says("message", "h8: empty.");
    await page.keyboard.press("u");
    await says("message", "Undone.");
    await ways.keyboard(page, "a1");
    await says("message", "a1: black piece.");
    await page.keyboard.press("Delete");
    await says("message", "a1: empty.");
    await page.keyboard.press("u");
    await page.keyboard.press("u");
    assert.equal(await position(page), "7b/8/8/4w3/8/2b5/8/w7 w");
    assert.equal(await hrefOf(page, "play-here"), "./games.html?g=loa&p=7b/8/8/4w3/8/2b5/8/w7_w");
    assert.equal(await hrefOf(page, "search-here"), "./tree.html?g=loa&p=7b/8/8/4w3/8/2b5/8/w7_w");
    await click("play-here");
    await says("turn", /./);
    await page.waitForFunction(() => location.pathname.endsWith("games.html"));
    assert.match((await squares(page)).e5, /^white piece/);
  }));

test("pieces are dragged on the board, off it and onto it, and tapped", () =>
  visit("?g=checkers&p=W:WK10,18:BK3", async ({ page, says, click }) => {
    const drag = async (from, to) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 9, from.y + 9);
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    };
    const at = (name) => middle(page, name);
    await says("verdict", "Ready to play: White is to move.");
    await drag(await at("18"), await at("22"));
    await says("message", "18 to 22: white man.");
    await drag(await at("22"), { x: (await at("22")).x, y: 4 });
    await says("message", "22: empty.");
    const [, king] = await page.$$eval(".palette .choice", (all) =>
      all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x: x + 9, y: y + 9 })),
    );
    await drag(king, await at("4"));
    await says("message", "4: black king.");
    assert.equal(await position(page), "W:WK10:BK3,K4");
    // The piece that was dragged is the chosen one.
    const { x, y } = await at("32");
    await page.mouse.click(x, y);
    await says("message", "32: black king.");
    await page.mouse.click(x, y - (await at("32")).y + (await at("28")).y);
    await says("message", "No piece can stand here.");
    await page.click(".palette .choice");
    await page.mouse.click(x, y);
    await says("message", "32: black man.");
    assert.deepEqual(await verdict(page), ["Black has a man on the last row: there it must be a king."]);
    assert.match((await squares(page))["32"], /refused by the rules$/);
    for (const id of ["play-here", "search-here"]) assert.equal(await hrefOf(page, id), null);
    // The link shows it as it is.
    await reached(page, "?g=checkers&p=W:WK10:BK3,K4,32");
    await page.reload();
    await says("verdict", "Black has a man on the last row: there it must be a king.");
    await click("start");
    await reached(page, "?g=checkers");
  }));

thorough("on a phone, pieces are put by touch, and stacks have heights and parts of a turn", () =>
  visit(
    "?g=tzaar",
    async ({ page, says, click }) => {
      await says("verdict", "Ready to play: White is to move.");
      await page.select("#part", "2");
      await says("verdict", "On a full board the turn begins: choose its first part.");
      await click("clear");
      await says("message", "The board is empty.");
      await click("higher");
      await says("message", "Chosen: white Tzaar, stack of 2.");
      await page.$eval("#board", (board) => board.scrollIntoView());
      await ways.touch(page, "A1");
      await says("message", "A1: white Tzaar, stack of 2.");
      assert.match(await position(page), /^Z2----\/.* w 2$/);
      await says("verdict", /^The game is over here: /);
      await page.select("#part", "0");
      await says("verdict", /^While pieces are being placed/);
      await ways.touch(page, "A1");
      await says("message", "A1: empty.");
      const [, , tott] = await page.$$(".palette .choice");
      await tott.tap();
      await click("lower");
      await says("message", "Chosen: white Tott, single.");
      // By the finger from the palette onto the board.
      await page.$eval("#board", (board) => board.scrollIntoView());
      const { x, y } = await middle(page, "B2");
      const from = await tott.evaluate((label) => label.getBoundingClientRect().toJSON());
      const touch = await page.touchscreen.touchStart(from.x + 9, from.y + 9);
      await touch.move(x, from.y);
      await touch.move(x, y);
      await touch.end();
      await says("message", "B2: white Tott, single.");
      await says("verdict", /^Ready to play: Black is to move/);
      assert.equal(await page.$eval("[name=mover][value=first]", ({ disabled }) => disabled), true);
    },
    {
      prepare: (page) => page.setViewport({ width: 390, height: 844, hasTouch: true, isMobile: true }),
    },
  ),
);

test("a text is taken from the field, with what is wrong with it beside", () =>
  visit("?g=isolation:5x5", async ({ page, says }) => {
    await says("verdict", "Ready to play: A is to move.");
    const start = await position(page);
    await write(page, "5/5/none");
    await says("position-error", /^“.*” is not understood: expected /);
    assert.equal(await page.$eval("#position", ({ value }) => value), "5/5/none");
    assert.deepEqual(await verdict(page), ["Ready to play: A is to move."]);
    await write(page, "5/1a3/2b2/3x1/5 b");
    await says("message", "The position is on the board.");
    await says("position-error", "");
    await says("verdict", "Ready to play: B is to move.");
    // The used squares decide who is to move, and there is one of each player.
    assert.equal(await page.$eval("[name=mover][value=first]", ({ disabled }) => disabled), true);
    await ways.keyboard(page, "e5");
    await says("message", "e5: A.");
    assert.equal(await position(page), "4a/5/2b2/3x1/5 b");
    await write(page, "aa3/5/5/5/5 b");
    assert.deepEqual(await verdict(page), ["There is only one A."]);
    await write(page, `https://plyground.example/games.html?g=isolation:5x5&p=${start.replace(" ", "_")}`);
    await says("verdict", "Ready to play: A is to move.");
  }));

thorough("a position is proven to be a problem, and the other solutions of one that is not are shown", () =>
  visit(`?g=loa&p=${PROBLEM}_w`, async ({ page, says, click }) => {
    await click("prove");
    await says("proof-told", "Yes: White wins in 2, and only e7-e5 does it.");
    assert.equal(await hrefOf(page, "proof-open"), `./problems.html?g=loa&n=2&p=${PROBLEM}_w`);
    await page.click("#proof-lines button");
    await page.waitForSelector("#board path.hint");
    await page.$eval("#turns", (field) => (field.value = "1"));
    await click("prove");
    await says("proof-told", "This is not a problem: White cannot force a win at once.");
    await write(page, "8/8/8/3ww3/8/3w4/b7/7b w");
    await says("proof-told", "");
    await click("prove");
    await says("proof-told", /^This is not a problem: (at least )?\d+ moves win at once/);
    assert.ok((await page.$$("#proof-lines button")).length > 1);
    await click("clear");
    await says("proof-told", "First set up a position that can be played.");
    assert.ok(await page.$("#prove:disabled"));
  }),
);

test("a proof that takes long tells how far it is, and stops", () =>
  visit("?g=loa", async ({ page, says, click }) => {
    await page.$eval("#turns", (field) => (field.value = "9"));
    // It may be gone before anybody has read it: the button is pressed as it appears.
    await page.$eval("#proof-progress", (progress) =>
      new MutationObserver((_, observer) => {
        const told = document.getElementById("proof-told").textContent;
        if (!/^No win (?:at once|in \d)\. Is there one in \d \(of 9\)\?/.test(told)) return;
        if (!/^\d\.\d of at most 3 million positions, \d+ s$/.test(progress.textContent)) return;
        observer.disconnect();
        document.getElementById("prove").click();
      }).observe(progress, { childList: true, characterData: true, subtree: true }),
    );
    await click("prove");
    await says("proof-told", "The proof was stopped.");
    await says("proof-progress", "");
    await says("prove", "Prove");
  }));

test("the picture shows the board as it is, refused or not", () =>
  visit("?g=loa&p=8/8/8/3b4/8/8/8/8_w", async ({ page, says }) => {
    await says("verdict", "White has no pieces.");
    await page.$eval("#picture", (box) => (box.open = true));
    const picture = await page.waitForSelector("#picture img[src^='data:image/svg']");
    const before = await picture.evaluate(({ src }) => src);
    await ways.keyboard(page, "a1");
    await page.waitForFunction((before) => document.querySelector("#picture img").src !== before, {}, before);
  }));

/** Writes into a field of the picture by its label. */
const note = (page, label, value) =>
  page.$$eval(
    "#picture label",
    (labels, label, value) => {
      const field = labels.find((each) => each.textContent.trim() === label).querySelector("input");
      if (value === true) return field.click();
      field.value = value;
      return field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    label,
    value,
  );

test("arrows, marks and numbers are in the picture, with the bytes of the command", () =>
  visit(`?g=loa&p=${PROBLEM}_w`, async ({ page, says }) => {
    await says("verdict", /Ready to play/);
    await page.$eval("#picture", (box) => (box.open = true));
    await page.waitForSelector("#picture img[src^='data:image/svg']");
    const drawn = () => page.$eval("#picture img", ({ src }) => decodeURIComponent(src.slice(src.indexOf(",") + 1)));
    await note(page, "Arrows", "e7-e5,b3-e3,d7xg4");
    await note(page, "Marked squares", "e5");
    await note(page, "Number the arrows", true);
    const known = await readFile(inRepository("tests/data/diagrams/loa.svg"), "utf8");
    assert.equal(await drawn(), known);
    await note(page, "Arrows", "b1-b9");
    await page.waitForFunction(() => /“b9” is not on this board/.test(document.getElementById("picture").textContent));
    assert.equal(await drawn(), known);
  }));

thorough("a wrong link says so and shows the start", () =>
  visit("?g=loa&p=none", async ({ says }) => {
    await says("message", /^This link cannot be opened: .* Here is the start of the game\.$/);
    await says("verdict", "Ready to play: Black is to move.");
  }),
);

test("games, problems and lessons lead here", () =>
  open(
    "games.html?g=loa&m=b1-b3&second=you",
    async ({ page, says }) => {
      await says("turn", /./);
      const query = await page.$eval("#set-up", ({ search }) => search);
      assert.equal(await page.$eval("#set-up-text", ({ search }) => search), query);
      await page.goto(`${site.url}setup.html${query}`);
      await says("verdict", /^Ready to play: /);
      assert.match((await squares(page)).b3, /^black piece$/);
      await page.goto(`${site.url}problems.html?g=loa`);
      await page.waitForFunction(() => document.getElementById("set-up").search === "?g=loa");
      await page.goto(`${site.url}examples/`);
      await page.waitForSelector("a[href='../setup.html']");
    },
    { languages: ["en"] },
  ));

for (const [query, look] of ["?g=loa", "?g=tzaar", "?g=checkers&p=W:W1:B2", "?g=isolation"].flatMap((query, at) =>
  LOOKS.map((look, index) => /** @type {const} */ ([query, { ...look, isFirst: at === index }])),
)) {
  const run = look.isFirst && query === "?g=tzaar" ? test : thorough;
  run(`no violations, ${query}, ${look.name}`, () =>
    withAxe(site, "setup.html", async () => {
      await visit(query, async ({ page, click }) => {
        await takeOn(page, look);
        if (process.env.ALL) await findNoViolations(page);
        for (const details of await page.$$("details")) await details.evaluate((box) => (box.open = true));
        await click("clear");
        await findNoViolations(page);
      });
    }),
  );
}
