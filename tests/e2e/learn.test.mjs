// The lessons: a list, or one lesson of the address; a prediction is answered; paper has them without what needs a screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, LOOKS, findNoViolations, needsMedia, openToAxe, takeOn, thorough, useSite } from "./visit.mjs";

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
const IDS = ["minimax", "alpha-beta", "deepening", "mtd", "proof", "noise"];
const seen = (page) =>
  page.$$eval("#lessons, .lesson", (all) => all.filter((part) => part.checkVisibility()).map(({ id }) => id));

test("the list leads to each lesson, and every lesson to the next", () =>
  visit("", async ({ page }) => {
    assert.deepEqual(await seen(page), ["lessons"]);
    await page.click("#lessons a");
    for (const id of IDS) {
      assert.deepEqual(await seen(page), [id]);
      if (id !== IDS.at(-1)) await page.click(`#${id} .next a`);
    }
    await page.click("#noise .back");
    assert.deepEqual(await seen(page), ["lessons"]);
  }));

test("a prediction is judged, and the answer shown with its step of the search", () =>
  visit("#alpha-beta", async ({ page, press }) => {
    const lesson = "#alpha-beta";
    const step = () =>
      page.$eval(`${lesson} [data-then]`, (link) => new URL(link.href ?? link.src).searchParams.get("at"));
    const verdict = () => page.$eval(`${lesson} .verdict`, ({ textContent }) => textContent);
    const answered = (is) => page.waitForSelector(`${lesson} details${is ? "[open]" : ":not([open])"}`);
    await answered(false);
    assert.equal(await step(), "11");
    await page.focus(`${lesson} .choices button`);
    await press("Enter");
    await answered(true);
    assert.equal(await verdict(), "Not quite.");
    await page.waitForFunction(() => document.querySelector("#alpha-beta .choices [aria-pressed=true]"));
    await page.click(`${lesson} [data-right]`);
    assert.equal(await verdict(), "Right.");
    assert.equal(await step(), "12");
  }));

test("the picture of an answer waits for the prediction", () =>
  visit("#noise", async ({ page }) => {
    const isSeen = () => page.$eval("#noise .dots", (picture) => picture.checkVisibility());
    assert.equal(await isSeen(), false);
    await page.click("#noise .choices button");
    assert.equal(await isSeen(), true);
  }));

for (const id of IDS)
  test(`lesson ${id} in German fits a phone`, () =>
    visit(
      `#${id}`,
      async ({ page }) => {
        await page.setViewport({ width: 390, height: 844 });
        await page.waitForSelector("html[lang=de]");
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
    ));

test("on paper there is the lesson, or all of them", needsMedia, () =>
  visit("", async ({ page }) => {
    await page.emulateMediaType("print");
    assert.deepEqual(await seen(page), ["lessons", ...IDS]);
    await page.evaluate(() => location.assign("#mtd"));
    assert.deepEqual(await seen(page), ["mtd"]);
    assert.equal(await page.$eval("#mtd .live", (part) => part.checkVisibility()), false);
  }),
);

test("without scripts the lessons are there, with their answers", () =>
  open(
    "learn.html#proof",
    async ({ page }) => {
      await page.setJavaScriptEnabled(false);
      await page.reload();
      await page.click("#proof summary");
      await page.waitForSelector("#proof details[open]");
      assert.equal(await page.$eval("#proof .choices", (part) => part.checkVisibility()), false);
    },
    { languages: ["en"] },
  ));

thorough("axe finds nothing to object to", async () => {
  site.answer("learn.html", await openToAxe("learn.html"));
  try {
    for (const id of ["", ...IDS])
      await visit(`#${id}`, async ({ page }) => {
        for (const look of LOOKS) {
          await takeOn(page, look);
          await findNoViolations(page);
        }
      });
  } finally {
    site.answer("learn.html", undefined);
  }
});
