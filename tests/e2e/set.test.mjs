// The page of a set of problems: solved in order by keyboard and touch, kept, handed in and checked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { middle, ways } from "./match_page.mjs";
import { thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(query: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (query, act, how) => open(`set.html${query}`, act, { languages: ["en"], ...how });

/** White wins in 2 by e7-e5: b3-e3 d7-g4. Black wins in 2 by a5-b4: d4-f2 b4xe7. */
const A = "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8_w";
const B = "5w2/4w3/1w2b3/bw2b3/3w4/8/8/8_b";
const LIST = `?g=loa&n=2&p=${A};${B}`;
const READY = /^Try a move/;
const chips = (page) => page.$$eval("#list button", (all) => all.map((one) => one.textContent));

/** Solves the problems of LIST one turn at a time. */
async function solveFirst({ page, says }, play) {
  await says("turn", "White to move: win in 2");
  for (const name of ["e7", "e5"]) await play(name);
  await says("message", /^e7-e5 is right/);
  const reply = (await page.$eval("#message", ({ textContent }) => textContent)).match(/answers (\S+)\./)[1];
  const key = await page.evaluate(() => document.querySelector("#turn").textContent);
  assert.equal(key, "White to move: now win at once");
  return reply;
}

test("a set is solved in order, and its result is kept, handed in and checked", () =>
  visit(LIST, async (person) => {
    const { page, says, click, text } = person;
    const play = (name) => ways.keyboard(page, name);
    await says("set-title", "Lines of Action: 2 problems");
    await solveFirst(person, play);
    await click("hint");
    await says("message", /^Hint 1 of 3/);
    await click("give-up");
    await says("turn", "The solution");
    assert.deepEqual(await chips(page), ["1 ✕", "2"]);
    await says("summary", /^0 of 2 problems solved: 1 solution shown, 1 left\. Time \d+:\d\d\.$/);
    // By the key of the next problem.
    await page.$eval("#board [role=gridcell]", (cell) => cell.focus());
    await page.keyboard.press("n");
    await says("turn", "Black to move: win in 2");
    await says("message", READY);
    for (const name of ["a5", "a6"]) await play(name);
    await says("message", /^After a5-a6, White holds/);
    // A failed attempt counts even after loading again, and the set goes on where it was left.
    await page.waitForSelector("#back:disabled");
    await page.reload();
    await says("turn", "Black to move: win in 2");
    assert.deepEqual(await chips(page), ["1 ✕", "2"]);
    for (const name of ["a5", "b4"]) await play(name);
    await says("message", /^a5-b4 is right/);
    for (const name of ["b4", "e7"]) await play(name);
    await says("message", /^Solved.* That was the last one\. Your result is ready to hand in\.$/);
    assert.deepEqual(await chips(page), ["1 ✕", "2 ◐"]);
    await says("next", "Result");
    await click("next");
    assert.equal(await page.evaluate(() => document.activeElement.id), "result");
    await page.type("#name", "Ada – L.");
    await says(
      "result-text",
      /^Plyground, Lines of Action: 2 problems\. Ada – L\.: 1 of 2 problems solved: 1 later, 1 solution shown\. Time \d+:\d\d\. ✕◐ http\S+set\.html\?\S+&r=sl\.\d+\.\w+$/,
    );
    await page.$eval("#result-qr-box", (box) => (box.open = true));
    await page.waitForSelector("#result-qr path");
    // What ended stays as it ended.
    await page.click("#list li:first-child button");
    await says("message", /^This one is already in your result/);
    assert.deepEqual(await chips(page), ["1 ✕", "2 ◐"]);

    // The page checks what was handed in.
    const handed = await text("result-text");
    const link = handed.match(/http\S+/)[0];
    const paste = async (value) => {
      await page.$$eval("#teachers, #handed", (all) => all.forEach((one) => (one.open = true)));
      await page.$eval(
        "#handed-text",
        (field, value) => {
          field.value = value;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        },
        value,
      );
    };
    const row = () => page.$$eval("#class-body th, #class-body td", (all) => all.map((one) => one.innerText.trim()));
    assert.equal(await page.$eval("#handed", (tools) => tools.checkVisibility()), false, "a pupil has no need of it");
    await paste(`${handed}\n${link.replace("r=sl", "r=ff")}`);
    await says("class-said", "1 result of this set");
    const [name, total, first, second, time] = await row();
    assert.deepEqual([name, total], ["Ada – L.", "1 of 2"]);
    assert.match(first, /Problem 1: solution shown\s*✕$/);
    assert.match(second, /Problem 2: solved at a later attempt\s*◐$/);
    assert.match(time, /^\d+:\d\d$/);
    await says("handed-list", /^Line 2 \(Ada – L\.\) is damaged\./);
    await paste("I solved all of them");
    await says("handed-list", /^There is no result here/);
    assert.equal(await page.$eval("#class", (table) => table.checkVisibility()), false);

    // A link that was handed in says it at once.
    await page.goto(link);
    await page.waitForFunction(() => document.querySelector("#class")?.checkVisibility());
    assert.equal((await row())[0], "Ada – L.");
  }));

test("a set of a seed is the sheet’s, solved by touch on a phone", () =>
  visit(
    "?g=loa&n=2&seed=7b&count=2",
    async ({ page, says, text }) => {
      await says("message", READY);
      assert.equal(
        await page.$eval("#set-sheet", (link) => link.getAttribute("href")),
        "./print.html?problems&g=loa&n=2&seed=7b&v=1&count=2",
      );
      assert.equal((await chips(page)).length, 2);
      // The third hint names the right turn.
      for (let turn = 0; (await chips(page))[0] === "1"; turn++) {
        assert.ok(turn < 2, "it wins in 2");
        for (const at of [1, 2, 3]) {
          await page.waitForSelector("#hint:enabled");
          await page.tap("#hint");
          await says("message", new RegExp(`^Hint ${at} of 3|^(?:Solved|[a-h]\\d.* is right)`));
        }
        const [, from, to] = (await text("message")).match(/play ([a-h]\d)[-x]([a-h]\d)/);
        for (const name of [from, to]) {
          const { x, y } = await middle(page, name);
          await page.touchscreen.tap(x, y);
        }
        await page.waitForFunction(() => /is right|^Solved/.test(document.querySelector("#message").textContent));
      }
      assert.equal((await chips(page))[0], "1 ◔");
      await says("summary", /^1 of 2 problems solved: 1 with hints, 1 left/);
      const tall = await page.$$eval("#list button, .tools button", (all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
      assert.ok(Math.min(...tall) >= 44, String(tall));
    },
    { prepare: (page) => page.setViewport({ width: 390, height: 844, isMobile: true, hasTouch: true }) },
  ));

test("one bad entry is told and marked, and the others are solved", () =>
  visit(`?g=loa;chess;loa&n=1;2;2&p=${A};${A};${B}`, async ({ page, says, click }) => {
    await says(
      "message",
      /^Problem 1 of this set cannot be used: This is not a problem: White cannot force a win at once\. The others can\.$/,
    );
    await says("turn", "This problem cannot be used");
    await click("next");
    await says("message", /^Problem 2 of this set cannot be used: .*“chess” is not a game.* The others can\.$/);
    await click("next");
    await says("turn", "Black to move: win in 2");
    await click("give-up");
    await says("summary", /^0 of 1 problem solved: 1 solution shown\. .* 2 not usable\.$/);
    assert.deepEqual(await chips(page), ["1 !", "2 !", "3 ✕"]);
  }));

test("a wrong link says what was expected, and where a set can be made", () =>
  visit("?g=loa&n=0", async ({ page, says }) => {
    await says("message", /^This set cannot be opened: “n=0” is not understood: expected a number of turns/);
    await Promise.all([page.waitForNavigation(), page.click("#set-change")]);
    await page.waitForSelector("#desk-form button:enabled");
  }));

test("only the second press forgets a result, for somebody else on this device", () =>
  visit(`?title=Week+3&g=loa&n=2&p=${B}`, async ({ page, says }) => {
    await says("set-title", "Week 3");
    assert.equal(await page.title(), "Week 3 · Plyground");
    await says("class-title", "Week 3");
    await says("turn", "Black to move: win in 2");
    await page.click("#give-up");
    await says("summary", /^0 of 1/);
    await page.type("#name", "Ada");
    await says("result-text", /^Plyground, Week 3\. Ada: /);
    await page.click("#start-over");
    await says("start-over", "Delete this result and start over");
    assert.deepEqual(await chips(page), ["1 ✕"]);
    await Promise.all([page.waitForNavigation(), page.click("#start-over")]);
    await says("turn", "Black to move: win in 2");
    assert.deepEqual(await chips(page), ["1"]);
    assert.equal(await page.$eval("#name", ({ value }) => value), "");
    assert.equal(new URL(page.url()).search, `?title=Week+3&g=loa&n=2&p=${B}`);
  }));

/** Visits the form for teachers, once it can be used. */
const visitDesk = (query, act, how) =>
  open(
    `examples/${query}`,
    async (person) => {
      await person.page.waitForSelector("#desk-form button:enabled");
      await act(person);
    },
    { languages: ["en"], ...how },
  );

test("a form makes a set of own positions and of others, for the screen and for a page", () =>
  visitDesk("", async ({ page, says }) => {
    const press = (value) => page.click(`#desk-form button[value=${value}]`);
    await page.click("#desk-own + span");
    await page.select("#desk-game", "loa");
    assert.equal(await page.$eval("#desk-seed", (field) => field.checkVisibility()), false, "it does not count");
    await page.type("#desk-text", `${B.replace("_", " ")}\nthis is broken\nproblems.html?g=loa&seed=1`);
    await press("screen");
    await says("desk-error", "Lines 2 and 3 cannot be used. Correct them or remove them.");
    assert.deepEqual(
      await page.$$eval("#desk-lines li", (all) => all.map(({ textContent }) => textContent.slice(0, 32))),
      ["✓ Line 1: Black wins in 2, only ", "✗ Line 2: “this” is not understo", "✗ Line 3: Expected a position, o"],
    );
    const type = (id, value) =>
      page.$eval(
        `#desk-${id}`,
        (field, value) => {
          field.value = value;
          for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
        },
        value,
      );
    await type("text", B);
    await page.click("#desk-both + span");
    for (const [id, value] of [
      ["count", "1"],
      ["seed", "7b"],
      ["turns", "2"],
      ["title", 'A <b> & "c"'],
      ["lang", "de"],
    ])
      await type(id, value);
    await press("page");
    const code = await page.waitForFunction(
      () => document.querySelector("#desk-code").checkVisibility() && document.querySelector("#desk-element").value,
    );
    assert.match(
      await code.jsonValue(),
      /<ply-set set="title=A\+%3Cb%3E\+%26\+%22c%22&amp;g=loa&amp;n=2&amp;p=[^;&]+;[^;&]+" lang="de"><a .*>A &lt;b&gt; &amp; &quot;c&quot;<\/a>/,
    );
    const preview = await (await page.waitForSelector("#desk-preview >>> iframe")).contentFrame();
    await preview.waitForFunction(
      () => document.querySelector("#turn").textContent === "Schwarz am Zug: gewinne in 2 Zügen",
    );
    await Promise.all([page.waitForNavigation(), press("screen")]);
    await says("set-title", 'A <b> & "c"');
    await says("turn", "Schwarz am Zug: gewinne in 2 Zügen");
    assert.match(await page.$eval("#set-link", ({ value }) => value), /&lang=de$/);
    assert.match(new URL(page.url()).search, /^\?title=.*&g=loa&n=2&p=[^;&]+;[^;&]+$/);
    // The teacher changes it again.
    const change = await page.$eval("#set-change", ({ href }) => href);
    await page.goto(change);
    await page.waitForSelector("#desk-form button:enabled");
    assert.equal(await page.$eval("#desk-title", ({ value }) => value), 'A <b> & "c"');
    await page.waitForFunction(() => document.querySelectorAll("#desk-lines .whole").length === 2);
  }));

test("the sheet has the problems of all games and the title of the form", () => {
  const list = `g=loa;loa;checkers&n=2;2;3&p=${A};${B};W:W6,K7,8:BK9`;
  return visitDesk(`?${list}&title=Week+3#desk`, async ({ page, says }) => {
    await Promise.all([page.waitForNavigation(), page.click("#desk-form button[value=paper]")]);
    await says("message", "3 problems are ready to print.");
    assert.equal(await page.$eval("#sheet h2", ({ textContent }) => textContent), "Week 3");
    assert.match(await page.$eval("#sheet .solutions", ({ textContent }) => textContent), /e7-e5.*a5-b4/);
    assert.deepEqual(
      await page.$$eval("#sheet figcaption small:first-of-type", (all) => all.map(({ textContent }) => textContent)),
      ["Lines of Action", "Lines of Action", "Checkers"],
    );
    assert.equal(new URL(page.url()).search, `?problems&${list}&title=Week+3`);
  });
});

thorough("no violation of accessibility in any look", () =>
  withAxe(site, "set.html", async () => {
    await visit(LIST, async ({ page, says, click }) => {
      await says("message", READY);
      await click("give-up");
      await says("summary", /./);
      await page.$$eval("details", (all) => all.forEach((one) => (one.open = true)));
      await findNoViolationsInAnyLook(page);
    });
  }),
);
