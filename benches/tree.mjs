// Measures the page of a search with trees of 50,000 nodes in Chromium: `node benches/tree.mjs` after `./build.sh dist`, on an
// idle machine. For each game: how long the tree takes from the arrival of the log to its picture, then frames while the
// slider goes from end to end, and the same with all nodes of the last pass open.
import { launch, serve } from "../tests/e2e/site.mjs";

const ENGINE = "alpha-beta/depth=14/deepening=yes/table=16/scout=yes/null=0";
const CASES = [...["giveaway", "loa", "isolation:6x6"].map((game) => [game, ENGINE]), ["isolation:5x5", "proof"]];
const FRAMES = 600; // ten seconds
const LONG = 1.5; // times as long as a frame at 60 Hz

/** Runs in the page before its scripts: notes when a log arrives, and when the first sentence after it is on the screen. */
function watch() {
  const times = /** @type {any} */ ((globalThis.times = { log: 0, drawn: 0 }));
  globalThis.Worker = class extends Worker {
    /** @param {string | URL} url @param {WorkerOptions} [options] */
    constructor(url, options) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        if (data?.log) times.log = performance.now();
      });
    }
  };
  addEventListener("DOMContentLoaded", () =>
    new MutationObserver((_, observer) => {
      observer.disconnect();
      // The message comes after the frame.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (times.drawn = performance.now());
        port2.postMessage(0);
      });
    }).observe(/** @type {Node} */ (document.getElementById("said")), { childList: true }),
  );
}

/** Runs in the page: moves the slider a step in each frame. @param {number} frames */
async function scrub(frames) {
  const slider = /** @type {HTMLInputElement} */ (document.getElementById("scrub"));
  const last = Number(slider.max);
  const frame = () => new Promise(requestAnimationFrame);
  /** @type {number[]} */
  const [intervals, steps] = [[], []];
  let before = /** @type {number} */ (await frame());
  for (let at = 0; at <= frames; at++) {
    const begun = performance.now();
    slider.value = String(Math.round((last * at) / frames));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    // Styles and layout belong to the step.
    slider.getBoundingClientRect();
    steps.push(performance.now() - begun);
    const now = /** @type {number} */ (await frame());
    intervals.push(now - before);
    before = now;
  }
  return { intervals, steps };
}

const [browser, site] = [await launch(), await serve()];
const row = (/** @type {unknown[]} */ cells) => console.log(`| ${cells.join(" | ")} |`);
row([
  "search",
  "nodes",
  "events",
  "opened (ms)",
  "scrubbed",
  "frames a second",
  "long frames",
  "worst frame (ms)",
  "median step (ms)",
  "worst step (ms)",
]);
row(["---", ...Array(3).fill("--:"), "---", ...Array(5).fill("--:")]);
for (const [game, engine] of CASES) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1366, height: 768 });
  await page.evaluateOnNewDocument(watch);
  await page.goto(`${site.url}tree.html?g=${game}&engine=${engine}&at=0`);
  await page.waitForFunction("globalThis.times.drawn", { timeout: 120_000 });
  await page.waitForNetworkIdle();
  const { log, drawn } = /** @type {any} */ (await page.evaluate("globalThis.times"));
  const told = async (/** @type {string} */ opened, /** @type {string} */ what) => {
    const { intervals, steps } = await page.evaluate(scrub, FRAMES);
    const [nodes, events] = /** @type {string[]} */ (
      await page.evaluate(`[document.getElementById("count-1").textContent, document.getElementById("scrub").max]`)
    );
    const total = intervals.reduce((sum, each) => sum + each, 0);
    steps.sort((one, other) => one - other);
    row([
      `${game}, ${engine.split("/")[0]}`,
      nodes,
      events,
      opened,
      what,
      ((1_000 * intervals.length) / total).toFixed(1),
      intervals.filter((each) => each > (LONG * 1_000) / 60).length,
      Math.max(...intervals).toFixed(0),
      steps[steps.length >> 1].toFixed(1),
      steps[steps.length - 1].toFixed(1),
    ]);
  };
  await told((drawn - log).toFixed(0), "as opened");
  await page.focus("#icicle");
  await page.keyboard.press("End");
  const begun = /** @type {number} */ (await page.evaluate("performance.now()"));
  await page.keyboard.press("*");
  const ended = /** @type {number} */ (
    await page.evaluate("new Promise((go) => requestAnimationFrame(() => setTimeout(() => go(performance.now()))))")
  );
  await told((ended - begun).toFixed(0), "all open");
  await page.close();
}
await browser.close();
await site.close();
