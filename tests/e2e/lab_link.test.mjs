// The link of an experiment: it shows first the experiment, then its results, or the errors in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { GERMAN, useSite } from "./visit.mjs";

const { visit: open } = await useSite();

const SCREENS = /** @type {const} */ ([
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]);
const LINK = "eval=eu&t=4&noise=add&w=0.1&n=60";

const visit = (query, viewport, act, how = {}) =>
  open(
    `lab.html?${query}`,
    async (person) => {
      await person.page.waitForSelector("#run:not([disabled]), #form-error:not([hidden])");
      await act(person);
    },
    { ...how, prepare: (page) => page.setViewport(viewport) },
  );

/** Whether the middle of an element is seen: on the screen, and not covered. */
const isSeen = (page, id) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2));
  }, id);

for (const screen of SCREENS) {
  const size = `${screen.width} × ${screen.height}`;

  test(`a link shows its experiment, and once it has run its results: ${size}`, () =>
    visit(LINK, screen, async ({ page, says, text, click }) => {
      assert.equal(await text("about-title"), "Autoplay: winning quota");
      assert.ok(await isSeen(page, "about-title"), "the experiment is seen first");
      assert.match(await text("about-text"), /^Autoplay: 60 games/);
      const [about, sources] = await page.$$eval("#about, #presets", (all) =>
        all.map((element) => element.getBoundingClientRect().top + scrollY),
      );
      assert.ok(about < sources, `the experiment stands at ${about}, the sources at ${sources}`);

      await page.focus("#run");
      await page.keyboard.press("Enter");
      await says("progress-text", "All 60 trials are done.");
      assert.ok(await isSeen(page, "results-title"), "the results are seen");
      assert.deepEqual(await page.evaluate(() => [document.activeElement.id, document.activeElement.disabled]), [
        "run",
        false,
      ]);
      assert.equal(await text("run"), "Run again");
      const results = await says("tables", /Winning quota/);
      await click("run");
      await says("progress-text", "Done again: the same bytes.");
      assert.equal(await text("tables"), results);
      assert.equal(await text("run"), "Run again");
    }));

  test(`results are shown from wherever the experiment was started: ${size}`, () =>
    visit(LINK, screen, async ({ page, says, click }) => {
      await page.evaluate(() => document.getElementById("query").scrollIntoView());
      await click("run");
      await says("progress-text", "All 60 trials are done.");
      await page.waitForFunction(() => {
        const { top, bottom } = document.getElementById("results-title").getBoundingClientRect();
        return top >= 0 && bottom < innerHeight;
      });
      assert.ok(await isSeen(page, "results-title"));
    }));

  test(`a link that is wrong says so where it is seen: ${size}`, async () => {
    await visit("eval=euu&t=99&foo=%ZZ", screen, async ({ page, text }) => {
      assert.match(await text("form-error"), /^This link is not an experiment: “foo=%ZZ”/);
      assert.ok(await isSeen(page, "form-error"));
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.equal(await text("progress-text"), "Nothing to run: this link is not an experiment.");
    });
    await visit("eval=euu&t=4", screen, async ({ page, text }) => {
      assert.match(await text("form-error"), /“eval=euu”/);
      assert.ok(await isSeen(page, "form-error"));
      assert.equal(await text("progress-text"), "“Evaluation” needs another value before this can run.");
      assert.equal(await page.$eval("#key-eval", (field) => field.getAttribute("aria-invalid")), "true");
    });
  });
}

test("a value that is wrong is named beside Run, until it is right again", () =>
  visit(LINK, SCREENS[0], async ({ page, says }) => {
    const write = async (value) => {
      await page.locator("#key-t").fill(value);
      await page.keyboard.press("Tab");
    };
    await write("99");
    await says("progress-text", "“Search depth t” needs another value before this can run.");
    await write("4");
    await says("progress-text", "60 trials.");
  }));

test("in German, too", () =>
  visit(
    LINK,
    SCREENS[1],
    async ({ says, text, click }) => {
      assert.equal(await text("about-title"), "Autoplay: Gewinnquote");
      await click("run");
      await says("progress-text", "Alle 60 Durchgänge sind fertig.");
      assert.equal(await text("run"), "Noch einmal");
      await click("run");
      await says("progress-text", "Wieder dieselben Bytes.");
    },
    { languages: GERMAN },
  ));
