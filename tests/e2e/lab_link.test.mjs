// The link of an experiment: it shows first the experiment, then its results, or the errors in it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, visitLab } from "./laboratory.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { visit: open } = await useSite();

const SCREENS = /** @type {const} */ ([
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]);
const LINK = "eval=eu&t=4&noise=add&w=0.1&n=60";

/** The answers of the questions, as far as chance does not word them. */
const QUESTIONS = [
  ["Which engine is stronger?", /^Medium is stronger than easy: \d+ of 100 points \(95 % band: \d+ to \d+\)\.$/],
  [
    "Does noise help?",
    /^Yes: \d+ of 100 games won with noise [\d.]+, only \d+ without; too much harms: only \d+ with noise 4\.$/,
  ],
  ["What does pruning save?", /^Alpha-beta looks at [\d.]+ positions for every 100 of minimax \(95 % band: /],
];

const visit = (query, viewport, act, how = {}) =>
  visitLab(open)(query, act, { ...how, prepare: (page) => page.setViewport(viewport) });

/** Whether the middle of an element is seen: on the screen, and not covered. */
const isSeen = (page, id) =>
  page.evaluate((id) => {
    const element = document.getElementById(id);
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2));
  }, id);

for (const screen of SCREENS) {
  const size = `${screen.width} × ${screen.height}`;
  const run = screen.width === 390 ? test : thorough;

  run(`a link shows its experiment, which runs by itself, and its results: ${size}`, () =>
    visit(LINK, screen, async ({ page, says, text }) => {
      assert.equal(await text("about-title"), "Does noise help?");
      assert.match(
        await text("gist"),
        /^A search that looks 4 moves ahead plays SlideThree from 60 positions .*noise\.$/,
      );
      assert.match(await text("about-text"), /^Autoplay: 60 games/);
      assert.ok(await isSeen(page, "gist"), "what the experiment is, is seen first");
      assert.equal(await page.$eval("#papers", (papers) => papers.checkVisibility()), false);
      // It is short, and begins by itself.
      assert.match(await says("answer", /\d of 100.*\.$/), /^\d+ of 100 games won \(95 % band: \d+ to \d+\)\.$/);
      await says("progress-text", "All 60 trials are done.");
      await page.waitForSelector("#chart svg[role=img]");
      assert.ok(await isSeen(page, "answer"), "the answer is seen");
      const chart = await page.$eval("#chart", (chart) => chart.getBoundingClientRect().toJSON());
      assert.ok(chart.top < 500 && chart.bottom <= screen.height, `the chart is from ${chart.top} to ${chart.bottom}`);
      assert.equal(await text("run"), "Run again");
      const results = await says("tables", /Winning quota/);
      await page.focus("#run");
      await page.keyboard.press("Enter");
      await says("progress-text", "Done again: the same bytes.");
      assert.equal(await text("tables"), results);
      assert.equal(await text("run"), "Run again");
      assert.deepEqual(await page.evaluate(() => [document.activeElement.id, document.activeElement.disabled]), [
        "run",
        false,
      ]);
    }),
  );

  run(`a link that is wrong says so where it is seen: ${size}`, async () => {
    await visit("eval=euu&t=99&foo=%ZZ", screen, async ({ page, text }) => {
      assert.match(await text("form-error"), /^This link is not an experiment: “foo=%ZZ”/);
      assert.ok(await isSeen(page, "form-error"));
      assert.equal(await page.evaluate(() => scrollY), 0);
      assert.equal(await text("progress-text"), "Nothing to run: this link is not an experiment.");
      // Run leads to what can be done about it. The next mistake of the link then has its turn.
      await page.click("#run");
      assert.equal(await page.evaluate(() => document.activeElement.textContent), "Open without it");
      await page.keyboard.press("Enter");
      await page.waitForFunction(() => /“eval=euu”/.test(document.getElementById("form-error").textContent));
      await page.locator("::-p-text(Open with “eu”)").click();
      await page.waitForFunction(() => /“t=99”/.test(document.getElementById("form-error").textContent));
      await page.locator("::-p-text(Open with “10”)").click();
      await page.waitForFunction(() => location.search === "?eval=eu&t=10");
      assert.equal(await page.$eval("#form-error", (box) => box.hidden), true);
      // The link is where it was.
      await page.goBack();
      await page.waitForSelector("#form-error:not([hidden])");
    });
    await visit("eval=euu&t=4", screen, async ({ page, text }) => {
      assert.match(await text("form-error"), /“eval=euu”/);
      assert.ok(await isSeen(page, "form-error"));
      assert.equal(await text("progress-text"), "“Evaluation” needs another value before this can run.");
      assert.equal(await page.$eval("#key-eval", (field) => field.getAttribute("aria-invalid")), "true");
    });
  });
}

for (const [at, [question, answer]] of QUESTIONS.entries()) {
  const run = at ? thorough : test;
  run(`without a link there are questions: “${question}” is told how long it takes, and is answered`, () =>
    open("lab.html", async ({ page, says, text }) => {
      await page.setViewport({ width: 1366, height: 768 });
      const card = await page.waitForSelector(`.question ::-p-text(${question})`, { visible: true });
      assert.equal((await page.$$(".question")).length, QUESTIONS.length);
      assert.ok(await isSeen(page, "lab-title"));
      assert.equal(await page.$eval("#run-bar", (bar) => bar.checkVisibility()), false);
      await card.click();
      await page.waitForSelector("#run:not([disabled])");
      assert.equal(await text("about-title"), question);
      await says("progress-text", /(trials|games\)), about \d+ (s|min)\.$/);
      await begin(page);
      await says("answer", answer);
      await page.waitForSelector("#chart svg[role=img]");
      await page.locator(".back").click();
      await page.locator(".own .button").click();
      await page.waitForSelector("#run:not([disabled])");
      assert.match(await text("about-text"), /^Autoplay: 1,068 games/);
    }),
  );
}

test("runs pile up in the chart, where each can be taken out, and a setting erases none", () =>
  visit("eval=eu&n=40&t=2&sweep=noise&over=none,add", SCREENS[1], async ({ page, says }) => {
    const runs = () => page.$$eval("#runs li", (runs) => runs.map((run) => run.textContent.replace("×", "")));
    const colours = () =>
      page.$$eval("#chart circle", (dots) => [...new Set(dots.map((dot) => getComputedStyle(dot).fill))]);
    /** Moves a slider one stop to the right, by its key. */
    const deepen = async () => {
      await page.focus("#slider-t");
      await page.keyboard.press("ArrowRight");
    };
    await begin(page);
    await says("answer", /\d of 100.*\.$/);
    await deepen();
    await page.waitForFunction(() => /t=3/.test(location.search));
    await says("progress-text", /^80 trials/);
    await says("answer", "Run it to add depth 3 to the chart.");
    assert.ok(
      await page.$eval("#chart svg[role=img]", (chart) => chart.checkVisibility()),
      "the first run stays in sight",
    );
    assert.equal((await colours()).length, 1);
    assert.deepEqual(await runs(), ["depth 2"]);
    await begin(page);
    await page.waitForSelector("#runs li:nth-child(2)");
    await says("answer", /\d of 100.*\.$/);
    assert.deepEqual(await runs(), ["depth 2", "depth 3"]);
    await page.waitForFunction(
      () =>
        new Set([...document.querySelectorAll("#chart circle")].map((dot) => getComputedStyle(dot).fill)).size === 2,
    );
    const last = await page.$eval("#answer", (answer) => answer.textContent);
    await page.locator("#runs ::-p-text(depth 2)").click();
    await page.waitForFunction(() => /t=2/.test(location.search));
    await page.waitForSelector("#runs li:first-child [aria-current=true]");
    await page.goBack();
    await says("answer", last);
    await page.locator("#runs li:first-child button:last-child").click();
    await page.waitForFunction(
      () =>
        new Set([...document.querySelectorAll("#chart circle")].map((dot) => getComputedStyle(dot).fill)).size === 1,
    );
    assert.deepEqual(await runs(), [], "a single run needs no name");
  }));

test("in German, from wherever it is started the results are shown; enlarged, the bar with Run leaves most of the screen", () =>
  visit(
    LINK,
    SCREENS[1],
    async ({ page, says, text }) => {
      assert.equal(await text("about-title"), "Hilft Rauschen?");
      await begin(page);
      await says("progress-text", "Alle 60 Durchgänge sind fertig.");
      assert.equal(await text("run"), "Noch einmal");
      await page.evaluate(() => {
        document.getElementById("settings").open = true;
        document.getElementById("query").scrollIntoView();
      });
      await page.$eval("#run", (button) => button.click());
      await says("progress-text", "Wieder dieselben Bytes.");
      await page.waitForFunction(() => {
        const { top, bottom } = document.getElementById("results-title").getBoundingClientRect();
        return top >= 0 && bottom < innerHeight;
      });
      assert.ok(await isSeen(page, "results-title"));
      // On a screen enlarged four times the bar with Run lets two thirds of it free, and scrolls with the page.
      await page.setViewport({ width: 320, height: 256 });
      await page.evaluate(() => document.getElementById("sliders").scrollIntoView());
      const { top, bottom } = await page.$eval("#run-bar", (bar) => bar.getBoundingClientRect().toJSON());
      await page.evaluate(() => scrollTo(0, 0));
      const covered = await page.evaluate(() =>
        document.elementsFromPoint(160, innerHeight - 2).some((element) => element.closest("#run-bar")),
      );
      assert.ok(bottom - top < 128, `${bottom - top} pixels`);
      assert.equal(covered, false);
    },
    { languages: GERMAN },
  ));
