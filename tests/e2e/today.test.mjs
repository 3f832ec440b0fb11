// The page of the day: cards without an engine, results and the streak, the change of day, earlier days.
import assert from "node:assert/strict";
import { test } from "node:test";
import { dayFiles } from "../../www/site/files.js";
import { ways } from "./match_page.mjs";
import { decode } from "./png.mjs";
import { fileOf } from "./site.mjs";
import { GERMAN, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
const DAY = "2026-11-25";
const GAMES = 7;

/** A visit whose clock shows a time in UTC at its beginning, and goes on. */
const visitAt = (time, address, act, how) =>
  open(address, act, {
    languages: ["en"],
    ...how,
    async prepare(page) {
      await page.evaluateOnNewDocument((time) => {
        // Firefox shows an empty page before the next one, which may keep nothing.
        if (origin === "null") return;
        const Usual = Date;
        // Pages that follow go on from there.
        const begun = Number((sessionStorage.clock ??= String(Usual.parse(time) - Usual.now())));
        const late = () => begun + Number(sessionStorage.later ?? 0);
        globalThis.Date = class extends Usual {
          constructor(...given) {
            super(...(given.length ? given : [Usual.now() + late()]));
          }
          static now = () => Usual.now() + late();
        };
      }, time);
      await how?.prepare?.(page);
    },
  });
const NOON = `${DAY}T12:00:00Z`;
const marks = (page) =>
  page.$$eval("#cards article", (all) =>
    all.map((card) => card.querySelector("h2 .mark")?.textContent ?? "–").join(""),
  );
const wasm = () => site.requests.filter((name) => name.endsWith(".wasm"));

/** Solves the problem of Lines of Action. */
async function solve({ page, says }) {
  await says("turn", "Black to move: win in 2");
  for (const square of ["c2", "d2"]) await ways.keyboard(page, square);
  await says("turn", "Black to move: now win at once");
  for (const square of ["b7", "a6"]) await ways.keyboard(page, square);
  await says("turn", "Black won in 2");
}

/** Waits for the problems of the cards. */
const arrived = (page) => page.waitForSelector("#cards:not(:has([aria-busy=true])) .day-card");

test("the page is there before its problems, whose cards stay as they are when these arrive", async () => {
  let send = () => undefined;
  const until = new Promise((resolve) => (send = resolve));
  // Browsers ask a host for six files at most at a time.
  const late = ["slide3", "loa", "tzaar", "breakthrough"];
  for (const game of late) site.answer(fileOf(dayFiles[game]), { until });
  const boxes = (page) => page.$$eval(".day-card", (all) => all.map((card) => card.getBoundingClientRect().toJSON()));
  try {
    await visitAt(NOON, "today.html", async ({ page, says, text }) => {
      await says("day-title", "Today: Wednesday, November 25");
      await says("streak", "Solve one on its day to start a streak.");
      assert.equal((await page.$$(".day-card a[href]")).length, GAMES);
      await page.waitForFunction(
        (count) => document.querySelectorAll(".day-card svg").length === count,
        {},
        GAMES - late.length,
      );
      assert.equal(await page.$eval("#message", (message) => message.checkVisibility()), false);
      await page.focus("[data-game=loa] a");
      const before = await boxes(page);
      send();
      await arrived(page);
      assert.match(await text("cards"), /Black to move wins in 2\.Think/);
      assert.deepEqual(await boxes(page), before);
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Lines of Action");
    });
  } finally {
    for (const game of late) site.answer(fileOf(dayFiles[game]), undefined);
  }
});

test("cards are painted without an engine, and a problem that was solved is ticked and counts", () =>
  visitAt(NOON, "today.html", async (person) => {
    const { page, says, click, text } = person;
    await says("day-title", "Today: Wednesday, November 25");
    await says("countdown", /^New problems in 1[12]:\d\d:\d\d, at midnight UTC$/);
    assert.equal(await marks(page), "–".repeat(GAMES));
    assert.equal(await text("streak"), "Solve one on its day to start a streak.");
    assert.equal(await page.$eval("#result", (result) => result.checkVisibility()), false, "nothing to pass on");
    await arrived(page);
    const grounds = await page.$$eval(".day-card .picture", (all) =>
      all.map((box) => getComputedStyle(box).backgroundColor),
    );
    assert.deepEqual([...new Set(grounds)], ["rgba(0, 0, 0, 0)"], "the card is the ground of its picture");
    // Each picture has more than one colour.
    const boards = await page.$$eval("#cards .miniature", (all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    const { width, channels, bytes } = decode(await page.screenshot({ captureBeyondViewport: true, fullPage: true }));
    for (const board of boards) {
      const across = Array.from({ length: Math.floor(board.width) }, (_, by) => Math.ceil(board.x) + by);
      const down = Array.from({ length: Math.floor(board.height) }, (_, by) => Math.ceil(board.y) + by);
      const places = down.flatMap((y) => across.map((x) => (y * width + x) * channels));
      const colours = new Set(places.map((at) => bytes.subarray(at, at + 3).join()));
      assert.ok(colours.size > 4, "a board with pieces is painted");
    }
    assert.match(await text("cards"), /Black to move wins in 2\.Think/);
    assert.deepEqual(wasm(), [], "no engine before a touch");
    await page.click("[data-game=loa] a");
    await solve(person);
    assert.equal(await text("grade"), "Think");
    await page.goto(`${site.url}today.html`);
    await says("streak", "1 day in a row.");
    assert.equal(await marks(page), "––––✓––");
    const result = await text("result");
    assert.equal(result, `Plyground ${DAY}: ––––✓––, streak 1, ${site.url}today.html?day=${DAY}`);
    assert.doesNotMatch(result, /c2|d2/);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (text) => void (globalThis.copied = text);
    });
    await click("copy");
    await says("said", "The result is copied. It gives nothing away.");
    assert.equal(await page.evaluate(() => globalThis.copied), result);
    // The next day goes on by itself, without another visit.
    await page.evaluate(() => (sessionStorage.later = String(12 * 3_600_000)));
    await says("day-title", "Today: Thursday, November 26");
    assert.equal(await marks(page), "–".repeat(GAMES));
    await says("streak", "1 day in a row.");
    assert.equal(await page.$eval("#archive .marks", ({ textContent }) => textContent), "––––✓––");
    await click("solutions");
    await says("solving", "Each line begins with the key.");
    assert.match(await text("lines"), /Lines of Actionc2-d2 d3-d7 b7-a6/);
    // A day without a solved problem ends the streak.
    await page.evaluate(() => (sessionStorage.later = String(36 * 3_600_000)));
    await says("streak", "Solve one today to start a new streak. Best so far: 1 day.");
  }));

test("a line above the board leads through the day, to its result", () =>
  visitAt(NOON, "problems.html?g=loa&day=today", async (visitor) => {
    const { page, press } = visitor;
    const line = (each) => page.waitForFunction(each, {}, "#day-line");
    await line((root) => document.querySelectorAll(`${root} li svg`).length === 7);
    assert.equal(await page.$eval("#day-line [aria-current]", (link) => link.title), "Lines of Action: not solved");
    assert.equal(await page.$eval(".choosers", (chooser) => chooser.checkVisibility()), false);
    await solve(visitor);
    await line((root) => document.querySelector(`${root} [aria-current]`).dataset.mark === "first");
    await page.locator("#next").click();
    await line((root) => document.querySelector(`${root} [aria-current]`).title.startsWith("Tzaar"));
    await page.waitForFunction(() => location.search.includes("tzaar"));
    await page.evaluate(() => {
      const done = JSON.parse(localStorage["plyground.days"]);
      const [day] = Object.keys(done.days);
      for (const game of ["slide3", "isolation", "giveaway", "checkers", "breakthrough"])
        done.days[day][game] = "later";
      localStorage["plyground.days"] = JSON.stringify(done);
      dispatchEvent(new Event("storage"));
    });
    await line((root) => document.querySelectorAll(`${root} a[data-mark=later]`).length === 5);
    await page.waitForSelector("#next:not([disabled])");
    await press("n");
    await page.waitForFunction(() => location.pathname.endsWith("today.html"));
    await page.waitForSelector("#passing:not([hidden])");
  }));

thorough("earlier days open by date, and solving them later does not count", () =>
  visitAt("2026-11-27T01:00:00Z", `problems.html?g=loa&day=${DAY}`, async (person) => {
    const { page, says, click } = person;
    await says("turn", "Black to move: win in 2");
    await click("hint");
    await says("message", /^Hint 1 of 3/);
    await solve(person);
    await page.goto(`${site.url}today.html`);
    await says("streak", "Solve one on its day to start a streak.");
    await page.$eval("#date", (field, day) => (field.value = day), DAY);
    await page.$eval("#date-form", (form) => form.requestSubmit());
    await says("day-title", "Wednesday, November 25");
    assert.equal(await marks(page), "––––◐––");
    await says("message", "An earlier day: solving it does not change your streak.");
    for (const wrong of ["2026-11-31", "2026-11-28", "soon", "2025-01-01"]) {
      await page.goto(`${site.url}today.html?day=${wrong}`);
      await says(
        "message",
        new RegExp(`^“day=${wrong}” is not understood: expected a day from 2026-11-01 to 2026-11-27`),
      );
      await says("day-title", "Today: Friday, November 27");
    }
    for (const [query, message] of [
      ["day=2026-11-28", /“day=2026-11-28” is not understood: expected a day up to 2026-11-27/],
      ["day=2026-02-30", /“day=2026-02-30” is not understood/],
      [`day=${DAY}&n=2`, /“n=2” is not understood: expected nothing but the game/],
    ]) {
      await page.goto(`${site.url}problems.html?g=loa&${query}`);
      await says("message", message);
    }
  }),
);

test("damaged results are set aside, and solutions that were shown are marked", () =>
  visitAt(NOON, `problems.html?g=loa&day=${DAY}`, async ({ page, says, click }) => {
    await says("turn", "Black to move: win in 2");
    await page.evaluate(() => localStorage.setItem("plyground.days", '{"version":1,"days":{"x":3}}'));
    await click("give-up");
    await says("turn", "The solution");
    await page.goto(`${site.url}today.html`);
    await says("streak", "Solve one on its day to start a streak.");
    assert.equal(await marks(page), "––––✕––");
    assert.equal(
      await page.evaluate(() => localStorage.getItem("plyground.days-damaged")),
      '{"version":1,"days":{"x":3}}',
    );
  }));

test("without a file of days the page says so, and the problem of a day is found and is the same", async () => {
  const file = fileOf(dayFiles.loa);
  try {
    site.answer(file, { status: 404, body: "" });
    await visitAt(
      NOON,
      "today.html",
      async ({ page, says }) => {
        await says("message", /^The list of the days’ problems could not be read.* was answered with 404\.$/);
        await arrived(page);
        assert.equal((await page.$$("#cards [role=img].miniature")).length, GAMES - 1, "the others are there");
        site.answer(file, { body: "2026-11-24 400\n8/8 w 2\n" });
        await page.click("[data-game=loa] a");
        await says("turn", "Black to move: win in 2");
        await says(
          "message",
          /^The list of the days’ problems could not be read, so this one had to be searched\. Line 2 of the days of loa is “8\/8 w 2”: expected a position, turns and a grade\. Try a move/,
        );
        await says("grade", "Think");
        await ways.keyboard(page, "c2");
        await ways.keyboard(page, "d2");
        await says("message", /^c2-d2 is right/);
      },
      { forgives: /404/ },
    );
  } finally {
    site.answer(file, undefined);
  }
});

test("the page speaks German, and is used by keyboard", () =>
  visitAt(
    NOON,
    "today.html",
    async ({ page, says }) => {
      await says("day-title", "Heute: Mittwoch, 25. November");
      assert.doesNotMatch(
        await page.$eval("main", (main) => main.innerText),
        /\b(?:turn|problem|solved|win|streak)\b/i,
      );
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "SlideThree");
      await page.keyboard.press("Enter");
      await says("puzzle-origin", /Rätsel des Tages|Rätsel vom 25.11.2026/);
    },
    { languages: GERMAN },
  ));

thorough("no violation of accessibility in any look", () =>
  withAxe(site, "today.html", async () => {
    await visitAt(NOON, "today.html", async ({ page, says }) => {
      await says("day-title", /^Today/);
      await findNoViolationsInAnyLook(page);
    });
  }),
);
