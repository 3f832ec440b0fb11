// The page of problems: found by a seed or given by a position, solved, refuted, hinted at and given up.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { dayFiles } from "../../www/site/files.js";
import { DayList } from "../../www/today/day_list.js";
import { levelOf, words } from "../../www/problems/words.js";
import { colourAt, history, middle, ways } from "./match_page.mjs";
import { give, saved } from "./give.mjs";
import { inRepository } from "./site.mjs";
import { chromiumOnly, findNoViolations, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(query: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (query, act, how) => open(`problems.html${query}`, act, { languages: ["en"], ...how });

/** Black wins in 2 by a5-b4; White holds out longest with d4-f2. */
const LOA = "?g=loa&seed=abc&v=1";
const READY = /^Try a move/;
const search = (page) => page.evaluate(() => location.search);

/** Plays a move from square to square. @param {import("puppeteer-core").Page} page @param {string[]} names */
async function play(page, ...names) {
  for (const name of names) await ways.keyboard(page, name);
}

/** Gives a position of one's own. */
async function pose(page, position, turns) {
  for (const [id, value] of [
    ["own-position", position],
    ["own-turns", turns],
  ])
    await page.$eval(`#${id}`, (field, value) => (field.value = value), value);
  await page.$eval("#own-form", (form) => form.requestSubmit());
}

test("a link stands for the same problem, which is solved and counts once, whatever is posed beside it", () =>
  visit(LOA, async ({ page, says, click, text }) => {
    await says("turn", "Black to move: win in 2");
    await says("message", READY);
    await says("grade", "Glance");
    assert.equal(await search(page), LOA);
    const places = () =>
      page.$$eval(".more button", (buttons) => buttons.map((button) => [button.id, button.offsetLeft]));
    const before = await places();
    const toSearch = () => page.$eval("#search-link", (link) => link.getAttribute("href"));
    assert.equal(await toSearch(), null, "the search tells the solution");
    assert.equal(
      await page.$eval("#sheet-link", (link) => link.getAttribute("href")),
      "./print.html?problems&g=loa&seed=abc&v=1",
    );
    assert.equal(
      await page.$eval("#set-link", (link) => link.getAttribute("href")),
      "./set.html?g=loa&seed=abc&v=1&count=8",
    );
    await play(page, "a5", "b4");
    await says("message", "a5-b4 is right. White answers d4-f2.");
    await says("turn", "Black to move: now win at once");
    // A position that is refused changes nothing.
    await pose(page, "8/8/8/8/8/8/bb6/w7 b", "2");
    await says("own-error", /^This cannot be read: the game is over/);
    await says("turn", "Black to move: now win at once");
    await says("message", "a5-b4 is right. White answers d4-f2.");
    assert.equal(await search(page), LOA);
    await page.$eval("#own-turns", (field) => (field.value = "1e1"));
    await page.$eval("#own-form", (form) => form.dispatchEvent(new Event("submit", { cancelable: true })));
    await says("own-error", /“1e1” is not a number of turns: expected a whole number from 1 to 20\.$/);
    await play(page, "b4", "e7");
    await says("turn", "Black won in 2");
    await says("message", "Solved at the first attempt!");
    assert.deepEqual(await places(), before, "each button keeps its place");
    assert.match(await toSearch(), /^\.\/tree\.html\?g=loa&p=[^&]*_b&engine=[^&]*$/);
    await says("score", "1 of 1 solved at the first attempt, without hints.");
    await says("streak", "In a row, over all games: 1. Best: 1.");
    assert.deepEqual(await history(page), ["a5-b4", "d4-f2", "b4xe7"]);
    await click("again");
    await says("turn", "Black to move: win in 2");
    await play(page, "a5", "b4");
    await says("turn", "Black to move: now win at once");
    await play(page, "b4", "e7");
    await says("message", "Solved again.");
    assert.match(await text("score"), /^1 of 1 /);
    await page.reload();
    await says("turn", "Black to move: win in 2");
    await says("score", /^1 of 1 /);
    assert.equal(await text("grades-rows"), "Glance1 / 1");
  }));

/** Waits until a piece that was refuted has gone back by itself. */
const goesBack = (page) => page.waitForSelector("#back:disabled");

test("a wrong move is answered on the board, and goes back by itself once that was seen", () =>
  visit(LOA, async ({ page, says }) => {
    await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: "reduce" }]);
    await says("message", READY);
    const empty = await colourAt(page, await middle(page, "a6"));
    const piece = await colourAt(page, await middle(page, "a5"));
    for (const name of ["a5", "a6"]) {
      const { x, y } = await middle(page, name);
      await page.mouse.click(x, y);
    }
    await page.waitForFunction(() => document.querySelector("#board .badge")?.textContent === "✗");
    await says("message", /^After a5-a6, White holds with b5-d5\. Try another move/);
    await goesBack(page);
    await says("message", /^After a5-a6, White holds/);
    assert.equal(await page.$("#board .badge"), null);
    await page.mouse.move(1, 1);
    assert.ok(Math.abs((await colourAt(page, await middle(page, "a6"))) - empty) < 12, "a6 is empty again");
    assert.ok(Math.abs((await colourAt(page, await middle(page, "a5"))) - piece) < 12, "the piece is back on a5");
    await play(page, "a5", "b4");
    await says("message", /^a5-b4 is right\./);
    assert.equal(await page.$eval("#board .badge", ({ textContent }) => textContent), "✓");
    await play(page, "b4", "e7");
    await says("message", "Solved.");
    await says("score", /^0 of 1 /);
  }));

test("hints leave fewer moves each time, the solution is walked through, and a damaged score is told", () =>
  visit(LOA, async ({ page, says, click, text }) => {
    await says("message", READY);
    for (const [at, count] of [3, 2, 1].entries()) {
      await click("hint");
      const said = await says("message", new RegExp(`^Hint ${at + 1} of 3`));
      assert.equal(said.match(/[a-h]\d[-x][a-h]\d/g).length, count);
      assert.match(said, /a5-b4/);
      assert.equal(await page.$$eval("#board .arrow.hint", (arrows) => arrows.length), count);
    }
    await click("give-up");
    await says("turn", "The solution");
    await page.waitForFunction(() => !document.querySelector("#board .arrow.hint"));
    assert.deepEqual(await history(page), ["a5-b4", "d4-f2", "b4xe7"]);
    for (const [at, move] of ["Black a5-b4", "White d4-f2", "Black b4xe7"].entries()) {
      await page.click("#steps button:nth-child(3)");
      await says("message", `Move ${at + 1} of 3: ${move}.`);
    }
    await page.waitForSelector("#history li:last-child [aria-current]");
    assert.match(await text("score"), /^0 of 1 /);
    // Damaged scores are kept aside with a message, and a new count begins.
    const damaged = '{"version":1,"games":[3]}';
    await page.evaluate((damaged) => localStorage.setItem("plyground.problems", damaged), damaged);
    await page.reload();
    await says("score-said", /^Part of your score could not be read\./);
    await says("score", "No problem solved yet.");
    assert.equal(await page.evaluate(() => localStorage.getItem("plyground.problems-damaged")), damaged);
  }));

test("an only move is found, counts at once, and can be played on", () =>
  visit("?n=only&seed=abc&v=1", async ({ page, says, press, click, text }) => {
    await says("turn", "A to move: find the only winning move");
    await says("message", READY);
    await says("grade", "Deep");
    assert.equal(await search(page), "?n=only&seed=abc&v=1");
    await play(page, "f3");
    await says("message", "Solved at the first attempt! Only f3 wins. B answers f2: play on if you like.");
    await says("turn", "Found: A now wins");
    await says("score", /^1 of 1 /);
    await click("again");
    await play(page, "f1");
    await says("message", /^f1 loses: B wins with [a-g]\d\. Try another/);
    await press("u");
    await click("give-up");
    await says("turn", "The solution");
    assert.deepEqual((await history(page)).slice(0, 2), ["f3", "f2"]);
    assert.match(await text("score"), /^1 of 1 /);
    // A game without a solver has no such problems: the choice goes back to the usual one.
    await page.$eval("[data-game=loa]", (card) => card.click());
    await says("turn", / to move: win in \d/);
    assert.equal(await page.$('#turns option[value="only"]'), null);
  }));

thorough("an only move from the endgame tables, which are made at the first one", () =>
  visit(
    "?g=giveaway&n=only&seed=abc&v=1",
    async ({ page, says, click }) => {
      await says("turn", "Schwarz am Zug: finde den einzigen Gewinnzug");
      await play(page, "18", "14");
      await says(
        "message",
        "Im ersten Versuch gelöst! Nur 18-14 gewinnt. Weiß antwortet 21-17: Spiel weiter, wenn du magst.",
      );
      await says("turn", "Gefunden: Schwarz gewinnt nun in 15 Zügen");
      await page.$eval("#own-position", (field) => (field.value = "W:WK18,K19:BK32"));
      await page.$eval("#own-only", (box) => box.click());
      await click("own-form button");
      await says("message", /^Das ist keine Aufgabe: /);
    },
    { languages: ["de-DE", "de", "en"] },
  ),
);

/** Solves the problem on the board by the last of its hints. */
async function solveByHints({ page, says, click }) {
  for (let turn = 0; turn < 3; turn++) {
    if (await page.$(".turn[data-phase=solved]")) return;
    await page.waitForSelector("#hint:not(:disabled)");
    for (let at = 1, said = ""; !said.includes("play"); at++) {
      await click("hint");
      said = await says("message", new RegExp(`^Hint ${at} of \\d`));
    }
    const [, from, to] = /play ([a-h]\d)[-x]([a-h]\d)/.exec(await says("message", /play/));
    await play(page, from, to);
    await page.waitForSelector(".message[data-tone=right]");
  }
}

test("five problems a day are the same for everybody, wait for nothing, and are ticked once they are solved", () =>
  visit("?g=loa", async (person) => {
    const { page, says, click, text } = person;
    const day = new Date().toISOString().slice(0, 10);
    const list = DayList.read("loa", await readFile(inRepository(`www/${dayFiles.loa}`), "utf8"));
    const [five, own] = [list.set(day), list.find(day)];
    assert.equal(five.length, 5);
    const opened = async () => new URLSearchParams(await search(page));
    const isOpen = async ({ position, turns }) => {
      const query = await opened();
      return query.has("day")
        ? position === own.position
        : query.get("p") === position.replaceAll(" ", "_") && query.get("n") === `${turns}`;
    };
    await says("message", READY);
    assert.ok(await isOpen(five[0]), await search(page));
    assert.equal((await page.$$("#five li a")).length, 5);
    assert.equal(await page.$eval("#five li a", (card) => card.ariaCurrent), "true");
    await solveByHints(person);
    await says("five", /^Today’s five: 1 solved/);
    const level = words.levels[levelOf(five[0].grade)];
    assert.equal(
      await page.$eval("#five li a .heard", ({ textContent }) => textContent),
      `Problem 1: ${level}, solved`,
    );
    await click("next");
    await says("turn", / to move: win/);
    assert.ok(await isOpen(five[1]), await search(page));
    // A link to one of them needs no proof here.
    await page.goto(`${site.url}problems.html?g=loa`);
    await says("message", READY);
    assert.ok(await isOpen(five[1]), await search(page));
    assert.equal((await page.$$("#five .solved")).length, 1);
    assert.match(await text("five"), /^Today’s five: 1 solved/);
  }));

test("the next problem is of the same kind, and back is the one before", () =>
  visit("?g=giveaway&n=2&grade=1-2&seed=a&v=1", async ({ page, says, click }) => {
    await says("message", READY);
    const first = await search(page);
    await click("next");
    await page.waitForFunction((first) => location.search !== first, {}, first);
    await says("message", READY);
    const query = new URLSearchParams(await search(page));
    assert.deepEqual(
      [query.get("g"), query.get("n"), query.get("grade"), query.get("v")],
      ["giveaway", "2", "1-2", "1"],
    );
    await page.goBack();
    await page.waitForFunction((first) => location.search === first, {}, first);
    await says("message", READY);
    assert.equal(await page.$eval("#seed", ({ value }) => value), "a");
    await page.select("#turns", "3");
    await says("turn", /win in 3/);
  }));

test("a position of one's own is proven, or has its cooks listed", () =>
  visit(LOA, async ({ page, says }) => {
    await says("message", READY);
    await pose(page, "8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8 w", "2");
    await says("turn", "White to move: win in 2");
    assert.equal(await search(page), "?g=loa&n=2&p=8/2bww1w1/5bw1/3b1w2/2wwwb2/1bb4w/7w/8_w");
    await pose(page, "8/8/8/3ww3/8/3w4/b7/7b w", "1");
    await says("message", /^This is not a problem: (at least )?\d+ moves win at once/);
    assert.ok((await page.$$("#cooks button")).length > 1);
    await page.click("#cooks button");
    await page.waitForSelector("#history li");
  }));

thorough("the rules of the game are at hand, and follow it", () =>
  visit(LOA, async ({ page, says, click }) => {
    await says("message", READY);
    await click("rules-open");
    await page.waitForSelector("#rules ::-p-text(Lines of Action)");
    await page.$eval("[data-game=isolation]", (card) => card.click());
    await page.waitForSelector("#rules ::-p-text(Isolation)");
  }),
);

/** Waits for what the veil over the board says. */
const veiled = (page, text) =>
  page.waitForFunction((text) => new RegExp(text).test(document.getElementById("board").dataset.waiting), {}, text);

test("nothing poses as the task while one is searched, and an easier one is offered", () =>
  visit("?g=breakthrough&n=4&seed=1", async ({ page, says, click }) => {
    await veiled(page, "searched…$");
    await says("turn", "Looking for a problem…");
    assert.equal(await page.$$eval("#board .piece", (pieces) => pieces.length), 0, "the board is empty");
    assert.ok(await page.$eval("#board", (board) => board.inert));
    await says("harder", "Easier");
    await click("harder");
    await says("message", READY);
    await says("harder", "Harder");
    assert.notEqual(new URLSearchParams(await search(page)).get("n"), "4", await search(page));
    assert.ok(await page.$eval("#board", (board) => !board.inert && !("waiting" in board.dataset)));
  }));

test("proofs can be stopped, and those that nobody waits for are not done", () =>
  visit("?g=tzaar&seed=abc&v=1", async ({ page, says, click }) => {
    const task = await says("turn", / to move: win in 2/);
    const hard = "ooooO/OrrrRO/ORzzZRO/ORZoOZRO/ORZOozro/orzoOzro/orzZZro/orRRRo/oOOOO w 1";
    // Together they would take minutes.
    for (let times = 0; times < 5; times++) await pose(page, hard, "20");
    await says("turn", /^Proving/);
    await says("next", "Stop");
    await click("next");
    await says("message", "The proof was stopped.");
    await says("turn", task);
    assert.equal(await search(page), "?g=tzaar&seed=abc&v=1");
    await click("hint");
    await says("message", /^Hint 1 of 3/);
  }));

// The words about other links are in tests/unit/refused_links.test.mjs.
test("a wrong link is refused, and there is a problem all the same", () =>
  visit("?g=loa&n=2&p=8/8_w", async ({ page, says }) => {
    await says("message", /^This link cannot be opened: .*expected 8 rows.*Try a move/);
    assert.notEqual(await search(page), "?g=loa&n=2&p=8/8_w");
  }));

thorough("without a worker the page itself finds and proves", () =>
  visit(
    LOA,
    async ({ page, says }) => {
      await says("turn", "Black to move: win in 2");
      await play(page, "a5", "b4");
      await says("message", /^a5-b4 is right/);
    },
    { prepare: (page) => page.evaluateOnNewDocument(() => (globalThis.Worker = undefined)) },
  ),
);

const score = (games, streak = 0, best = streak, seen = [], solved = [], own = []) => ({
  version: 1,
  games,
  streak,
  best,
  seen,
  solved,
  own,
});

const kept = (page) => page.evaluate(() => localStorage.getItem("plyground.problems"));

for (const way of ["choice", "drop"]) {
  const run = way === "drop" ? test : thorough;
  run(
    `a saved score is merged again after a ${way}`,
    way === "choice" ? chromiumOnly("the driver has file dialogs") : {},
    () =>
      visit(LOA, async ({ page, says, text }) => {
        await says("message", READY);
        await page.evaluate(
          (score) => localStorage.setItem("plyground.problems", score),
          JSON.stringify(score({ loa: { 2: [3, 5] } }, 2, 4, ["loa x"])),
        );
        const file = await saved(page, "score-save");
        assert.equal(file.name, "plyground-problems.json");
        await page.evaluate(() => localStorage.removeItem("plyground.problems"));
        await page.reload();
        await says("message", READY);
        assert.equal(await text("score"), "No problem solved yet.");
        for (let times = 0; times < 2; times++) {
          await page.$eval("#score-said", (said) => (said.textContent = ""));
          await give[way](page, "score-open", file.name, file.text);
          await says("score-said", /^“plyground-problems\.json” is merged: .* nothing counts twice\.$/);
          assert.equal(await text("score"), "3 of 5 solved at the first attempt, without hints.");
          assert.equal(await text("streak"), "In a row, over all games: 2. Best: 4.");
          assert.equal(await kept(page), file.text);
        }
      }),
  );
}

test("a file that is not a score gets a message that says what was expected, and changes nothing", () =>
  visit(LOA, async ({ page, says }) => {
    await says("message", READY);
    const whole = JSON.stringify(score({ loa: { 2: [3, 5] } }, 2, 4, ["loa x"]));
    await page.evaluate((score) => localStorage.setItem("plyground.problems", score), whole);
    for (const [name, bytes, message] of [
      [
        "notes.txt",
        "buy milk\n",
        /“notes\.txt” is not a score of problems: expected a file that “Save as a file” wrote/,
      ],
      ["score.json", whole.slice(0, -20), /The end of “score\.json” is missing: expected the whole file/],
      ["score.json", whole.replace('"version":1', '"version":2'), /is from a newer version of this page/],
    ]) {
      await give.drop(page, "score-open", name, bytes);
      assert.match(await says("score-said", message), /^The file was not opened: .* Nothing has changed\.$/);
      assert.equal(await kept(page), whole, name);
    }
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full");
      };
    });
    await give.drop(page, "score-open", "score.json", JSON.stringify(score({ loa: { 2: [6, 6] } })));
    await says("score-said", "The file was not opened: this device keeps nothing for this page. Nothing has changed.");
  }));

test("the page speaks German", () =>
  visit(
    LOA,
    async ({ page, says }) => {
      await says("turn", "Schwarz am Zug: gewinne in 2 Zügen");
      await says("message", /^Probier einen Zug/);
      assert.doesNotMatch(await page.$eval("main", (main) => main.innerText), /\b(?:turn|problem|hint|next|seed)\b/i);
    },
    { languages: ["de-DE", "de", "en"] },
  ));

thorough("no violation of accessibility, whatever the state", () =>
  withAxe(site, "problems.html", async () => {
    await visit("?g=tzaar&seed=1", async ({ page, says, click }) => {
      await says("message", READY);
      await findNoViolationsInAnyLook(page);
      await click("give-up");
      await says("turn", "The solution");
      await findNoViolations(page);
    });
  }),
);
