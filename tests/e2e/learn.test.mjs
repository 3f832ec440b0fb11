// The lessons: a list, or one lesson of the address; a prediction is answered; paper has them without what needs a screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, comes, thorough, useSite, withAxe, findNoViolationsInAnyLook } from "./visit.mjs";

const { site, visit: open } = await useSite();
/** @type {(place: string, act: (visit: import("./visit.mjs").Visit) => unknown, how?: object) => Promise<void>} */
const visit = (place, act, how) =>
  open(
    `learn.html${place}`,
    async (visit) => {
      await visit.page.waitForSelector("html[data-begun]");
      await act(visit);
    },
    { languages: ["en"], ...how },
  );
const IDS = ["minimax", "alpha-beta", "deepening", "mtd", "proof", "noise", "parity", "uct"];
const seen = (page) =>
  page.$$eval("#lessons, .lesson", (all) => all.filter((part) => part.checkVisibility()).map(({ id }) => id));

test("the list leads to each lesson, and every lesson to the next", async () => {
  // Their searches are not looked at here.
  site.answer("tree.html", { body: "<!doctype html><title>A search</title>" });
  try {
    await visit("", async ({ page }) => {
      assert.deepEqual(await seen(page), ["lessons"]);
      await page.click("#lessons a");
      for (const id of IDS) {
        assert.deepEqual(await seen(page), [id]);
        if (id !== IDS.at(-1)) await page.click(`#${id} .next a`);
      }
      await page.click("#uct .back");
      assert.deepEqual(await seen(page), ["lessons"]);
    });
  } finally {
    site.answer("tree.html");
  }
});

/** What the search in the lesson's frame says, once it has come to this. @param {RegExp} expected */
async function frameSays(page, id, expected) {
  const said = async () => {
    const frame = await (await page.waitForSelector(`#${id} iframe`)).contentFrame();
    return frame?.$eval("#said", ({ textContent }) => textContent).catch(() => "") ?? "";
  };
  await comes("what the frame says", said, (text) => expected.test(text));
}

test("a prediction is judged, and the answer shown with its step of the search", () =>
  visit("#alpha-beta", async ({ page, press }) => {
    const lesson = "#alpha-beta";
    const verdict = () => page.$eval(`${lesson} .verdict`, ({ textContent }) => textContent);
    await page.waitForSelector(`${lesson} details:not([open])`);
    await frameSays(page, "alpha-beta", /^After b4 .* 0 for A\.$/);
    const after = () => page.$$eval(`${lesson} .after`, (parts) => parts.some((part) => part.checkVisibility()));
    assert.equal(await after(), false, "nothing answers before the prediction");
    const before = await page.evaluate(() => history.length);
    await page.focus(`${lesson} .choices button`);
    await press("Enter");
    await page.waitForSelector(`${lesson} details[open]`);
    assert.equal(await verdict(), "Not quite.");
    assert.equal(await after(), true);
    await frameSays(
      page,
      "alpha-beta",
      /^B’s reply b4 already holds A to 0; .* the other 2 replies need not be searched\.$/,
    );
    await page.click(`${lesson} [data-right]`);
    assert.equal(await verdict(), "Right.");
    assert.equal(await page.evaluate(() => history.length), before);
    await page.reload();
    await page.click(`${lesson} .back`);
    await page.waitForSelector("#lessons .done", { visible: true });
    assert.deepEqual(
      await page.$$eval("#lessons .card:has(.done)", (cards) => cards.map((card) => card.getAttribute("href"))),
      [lesson],
    );
  }));

test("the picture of an answer waits for the prediction", () =>
  visit("#noise", async ({ page }) => {
    const isSeen = () => page.$eval("#noise .dots", (picture) => picture.checkVisibility());
    assert.equal(await isSeen(), false);
    await page.click("#noise .choices button");
    assert.equal(await isSeen(), true);
  }));

for (const [at, id] of IDS.entries()) {
  const run = at ? thorough : test;
  run(`lesson ${id} in German fits a phone`, () =>
    visit(
      `#${id}`,
      async ({ page }) => {
        await page.setViewport({ width: 390, height: 844 });
        await page.waitForSelector("html[lang=de]");
        await page.waitForSelector(`#${id} [data-right]`);
        await page.click(`#${id} [data-right]`);
        assert.equal(await page.$eval(`#${id} .verdict`, ({ textContent }) => textContent), "Richtig.");
        const { wide, small } = await page.evaluate((id) => {
          const parts = [...document.querySelectorAll(`#${id} :is(button, a, summary)`)].filter((part) =>
            part.checkVisibility(),
          );
          const small = parts.filter((part) => part.getBoundingClientRect().height < 44).map((part) => part.outerHTML);
          return { wide: document.documentElement.scrollWidth, small };
        }, id);
        assert.ok(wide <= 390, `${wide}`);
        assert.deepEqual(small, []);
      },
      { languages: GERMAN },
    ),
  );
}

test("the boards of the proof are moved, and a position is set up", () =>
  visit("#parity", async ({ page, press }) => {
    const counted = (/** @type {string} */ board) =>
      page.$eval(`#parity [data-board=${board}] .counted`, ({ textContent }) => textContent);
    await page.waitForSelector("#parity .choices");
    assert.equal(await page.$eval("#parity [data-board=colours]", (board) => board.checkVisibility()), false);
    await page.click("#parity [data-right]");
    await page.focus("#parity [data-board=colours] [tabindex='0']");
    await page.keyboard.down("Shift");
    await press("ArrowRight");
    await page.keyboard.up("Shift");
    await comes(
      "the count",
      () => counted("colours"),
      (text) => text === "1 move (odd), 4 coloured squares covered (even)",
    );
    await page.click("#parity [data-board=colours] button");
    await comes(
      "the goal",
      () => counted("colours"),
      (text) => text === "0 moves (even), 5 coloured squares covered (odd)",
    );
    for (const tile of [8, 9]) await page.click(`#parity .exchanged[aria-label^="tile ${tile},"]`);
    await comes(
      "the verdict",
      () => counted("arranged"),
      (text) => /^1 pair .* cannot be solved\.$/.test(text),
    );
    assert.match(await page.$eval("#parity [data-board=arranged] a", ({ href }) => href), /\?p=115\.123456798$/);
    await page.click("#parity .back");
    await page.waitForSelector("#lessons [href='#parity'] .done", { visible: true });
  }));

test("on paper there is the lesson, or all of them", () =>
  visit("", async ({ page }) => {
    await page.emulateMediaType("print");
    assert.deepEqual(await seen(page), ["lessons", ...IDS, "sources"]);
    await page.evaluate(() => location.assign("#mtd"));
    assert.deepEqual(await seen(page), ["mtd"]);
    assert.equal(await page.$eval("#mtd .live", (part) => part.checkVisibility()), false);
  }));

test("without scripts the lessons are there, with their answers", () =>
  open(
    "learn.html#proof",
    async ({ page }) => {
      await page.click("#proof summary");
      await page.waitForSelector("#proof details[open]");
      assert.equal(await page.$eval("#proof .choices", (part) => part.checkVisibility()), false);
    },
    { languages: ["en"], prepare: (page) => page.setJavaScriptEnabled(false) },
  ));

thorough("axe finds nothing to object to", () =>
  withAxe(site, "learn.html", async () => {
    for (const id of ["", ...IDS])
      await visit(`#${id}`, async ({ page }) => {
        // What comes after the prediction is looked at too.
        if (id) await page.waitForSelector(`#${id} [data-right]`).then((choice) => choice.click());
        await findNoViolationsInAnyLook(page);
      });
  }),
);
