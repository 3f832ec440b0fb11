// Nothing moves while a page loads, on a slow network, in both languages and on screens large and small. Chromium alone
// counts it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { inRepository, serve } from "./site.mjs";
import { chromiumOnly, thorough, useBrowser, useVisits } from "./visit.mjs";

const browser = await useBrowser();
const CAP = 0.02;
const LARGE = [1366, 768];
const SMALL = [390, 844];
/** Visits in a language on a screen, each in a window of its own. */
const looks = (/** @type {[string, number[]][]} */ ...looks) =>
  Promise.all(looks.map(async ([language, screen]) => ({ language, screen, visit: await useVisits(browser) })));
/** In turn, so that every language and screen sees pages of every kind. */
const LOOKS = [await looks(["en", LARGE], ["de", SMALL]), await looks(["de", LARGE], ["en", SMALL])];
/** Latency as on slow 4G; a little faster than that, since it is the order in which things arrive that matters. */
const NETWORK = { latency: 150, rate: 1_250_000 };
const here = (/** @type {string} */ selector) => `document.querySelector(${JSON.stringify(selector)})`;
const turn = `${here("#turn")}.textContent !== ""`;
const run = `${here("#run")} && !${here("#run")}.disabled`;
/** Experiments that begin by themselves. */
const ended = `/[0-9a-f]{64}$/.test(${here("#fingerprint")}.textContent)`;
const living = `${here("ply-board")}?.state === "playing"`;

/** Addresses, and what is true once they have loaded. */
const CASES = [
  ["", `/\\d/.test(${here("#distance")}.textContent)`],
  ["?day=today", `/\\d/.test(${here("#distance")}.textContent)`],
  ...[...MATCH_GAMES, "isolation:5x5"].map((game) => [`games.html?g=${game}`, turn]),
  ["games.html", turn],
  ["today.html", `${here(".day-card")} && !${here("[aria-busy=true]")}`],
  ...["problems.html?g=loa&seed=1", "problems.html?g=tzaar"].map((address) => [
    address,
    `/win|Gewinn/.test(${here("#turn")}.textContent)`,
  ]),
  ["set.html?g=loa&n=2&seed=1&count=4", `/win|Gewinn/.test(${here("#turn")}.textContent)`],
  ["learn.html", `${here("#language option")} !== null`],
  ["tree.html", `${here("#said")}.textContent !== ""`],
  ...["loa", "tzaar"].map((game) => [`setup.html?g=${game}`, `${here("#verdict")}.textContent !== ""`]),
  ["lab.html", run],
  ["lab.html?eval=eu&t=5&noise=add&w=0.1", ended],
  ["lab.html?kind=playouts&g=isolation:5x5&n=500", ended],
  ["lab.html?kind=tournament&g=isolation:5x5&engines=medium;easy&n=40", ended],
  ["print.html", `!${here("#print")}.disabled`],
  ["print.html?g=slide4", `!${here("#print")}.disabled`],
  ["examples/", `!${here("#desk-form button")}.disabled`],
  ["embed/?seed=frame&d=7", living],
  ["embed/?g=tzaar", living],
];

/** @param {import("puppeteer-core").Page} page */
const noteShifts = (page) =>
  page.evaluateOnNewDocument(() => {
    const name = (/** @type {any} */ node) => (node?.id ? `#${node.id}` : (node?.className ?? node?.nodeName));
    const seen = /** @type {any} */ ((globalThis.shifts = /** @type {[number, string][]} */ ([])));
    const note = (/** @type {any[]} */ entries) =>
      entries.forEach(({ value, sources }) => seen.push([value, sources.map(({ node }) => name(node)).join(" ")]));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    /** @type {any} */ (globalThis).shifted = () => (note(observer.takeRecords()), seen);
  });

/**
 * Returns what has moved by the time a page has loaded, over a network of its own.
 * @param {string} address
 * @param {string} done
 * @param {typeof LOOKS[number][number]} look
 * @param {(html: string) => string} [change]  changes the page before
 */
async function shiftsOf(address, done, { language, screen: [width, height], visit }, change) {
  const site = await serve({ network: NETWORK });
  if (change) site.answer(address, { body: change(await readFile(inRepository(`dist/${address}`), "utf8")) });
  /** @type {[number, string][]} */
  let shifts = [];
  await visit(
    site.url + address,
    async ({ page }) => {
      await page.waitForFunction(done);
      await site.quiet();
      shifts = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return /** @type {any} */ (globalThis).shifted();
      });
    },
    {
      languages: [language],
      keeps: "used",
      prepare: async (page) => {
        await page.setViewport({ width, height });
        await noteShifts(page);
      },
    },
  ).finally(() => site.close());
  return shifts;
}
const sum = (/** @type {[number, string][]} */ shifts) => shifts.reduce((all, [value]) => all + value, 0);
/** The page that is looked at in every run. */
const ESSENTIAL = "";
const counts = chromiumOnly("what moves is counted");

for (const [at, [address, done]] of CASES.entries()) {
  const run = address === ESSENTIAL ? test : thorough;
  run(`${address || "the front page"} stays still while it loads`, counts, async () => {
    // Side by side: nearly all of the time, each waits for its slow network.
    await Promise.all(
      LOOKS[at % LOOKS.length].slice(process.env.ALL ? 0 : 1).map(async (look) => {
        const { language, screen } = look;
        const shifts = await shiftsOf(address, done, look);
        assert.ok(
          sum(shifts) <= CAP,
          `${language}, ${screen[0]} px: ${sum(shifts).toFixed(3)}\n${shifts.map(([value, what]) => `${value.toFixed(3)} ${what}`).join("\n")}`,
        );
      }),
    );
  });
}

thorough("a page that does not wait for its first picture moves, and is caught", counts, async () => {
  const shifts = await shiftsOf("lab.html", run, LOOKS[0][1], (html) => html.replace(/<script>.*?<\/script>/s, ""));
  assert.ok(sum(shifts) > CAP, String(sum(shifts)));
});
