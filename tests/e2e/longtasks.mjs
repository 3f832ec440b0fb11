// Prints the tasks of more than 50 milliseconds on the page's main thread during play: `node
// tests/e2e/longtasks.mjs` after `./build.sh dist`, on an idle machine. Timings are never asserted.
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { launch, serve } from "./site.mjs";

const MOVES = 12;
const [browser, site] = [await launch(), await serve()];

/**
 * Plays moves on a page as the keyboard does; a move is whatever the page offers first.
 * @param {string} address
 * @param {(page: import("puppeteer-core").Page) => Promise<unknown>} play
 */
async function watch(address, play) {
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(() => {
    const tasks = /** @type {any} */ ((globalThis.tasks = /** @type {number[][]} */ ([])));
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({ startTime, duration }) => tasks.push([startTime, duration])),
    ).observe({ type: "longtask", buffered: true });
  });
  await page.goto(site.url + address, { waitUntil: "networkidle0" });
  const begun = await page.evaluate(() => performance.now());
  await play(page);
  await page.waitForNetworkIdle();
  const tasks = /** @type {number[][]} */ (await page.evaluate(() => /** @type {any} */ (globalThis).tasks));
  const list = (/** @type {number[][]} */ some) =>
    some.map(([, length]) => `${Math.round(length)} ms`).join(", ") || "none";
  console.log(
    `${address || "index.html"}\n  at the start: ${list(tasks.filter(([at]) => at < begun))}\n  in play:      ${list(tasks.filter(([at]) => at >= begun))}`,
  );
  await page.close();
}

await watch("", async (page) => {
  for (let move = 0; move < MOVES; move++) {
    await page.$eval("#board .gate", (gate) => /** @type {HTMLElement} */ (gate).click());
    await page.keyboard.press("h");
  }
});
for (const game of MATCH_GAMES) {
  await watch(`games.html?g=${game}&first=medium&second=medium`, (page) =>
    page.waitForFunction(
      (moves) => document.querySelectorAll("#history button").length >= moves,
      { timeout: 120_000 },
      MOVES,
    ),
  );
}
await watch("lab.html?eval=eu&t=5&noise=add&w=0.1&n=200", async (page) => {
  await page.locator("#run").click();
  await page.waitForFunction(() => /[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? ""), {
    timeout: 240_000,
  });
});
// Many rows in a short time: what the page has to count while the workers run.
await watch("lab.html?dtw=4&t=1&n=100000", async (page) => {
  await page.locator("#run").click();
  await page.waitForFunction(() => /[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? ""), {
    timeout: 240_000,
  });
});
await watch("print.html?g=slide3&n=12", (page) => page.locator("#another").click());
await watch("embed/?g=tzaar&first=medium&second=medium", () => new Promise((go) => setTimeout(go, 10_000)));
await browser.close();
await site.close();
