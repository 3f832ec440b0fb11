// Prints how much each page, frame and element loads until it can be used on a first visit, and after how many seconds
// that is over slow 4G (1.6 Mbit/s, 150 ms, files in brotli), as it is and with the processor slowed down four times:
// `node tests/e2e/startup.mjs` after `./build.sh dist`, on an idle machine. Timings are never asserted.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { MATCH_GAMES } from "../../www/site/match_games.js";
import { freshPage, inRepository, launch, serve } from "./site.mjs";

const NETWORK = { latency: 150, rate: 200_000 };
const VISITS = 5; // the median of as many is printed
const SLOWER = [1, 4];
const COMPRESSED = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };
/** A page of somebody else, with the element for the game after the question mark. */
const POST = "post.html";

/** Addresses, and what a visitor can use there, as a condition on the document. */
const cells = "[role=gridcell]";
const isPlaying = `document.querySelector("ply-board")?.state === "playing"`;
const canRun = `document.querySelector("#run") && !document.querySelector("#run").disabled`;
const CASES = [
  {
    address: "",
    done: `document.querySelector("#board .gate") && /\\d/.test(document.querySelector("#distance").textContent)`,
  },
  ...MATCH_GAMES.map((game) => ({
    address: `games.html?g=${game}`,
    done: `!document.querySelector("#board").inert && document.querySelector("#board ${cells}") && document.querySelector("#turn").textContent`,
  })),
  ...["lab.html", "lab.html?kind=playouts&g=isolation:5x5"].map((address) => ({ address, done: canRun })),
  ...MATCH_GAMES.map((game) => ({
    address: `problems.html?g=${game}&seed=1`,
    done: `/win/i.test(document.querySelector("#turn").textContent)`,
  })),
  { address: "print.html", done: `!document.querySelector("#print").disabled` },
  ...["slide3", ...MATCH_GAMES].flatMap((game) => [
    { name: `element, ${game}`, address: `${POST}?${game}`, done: isPlaying },
    { name: `frame, ${game}`, address: `embed/?g=${game}`, done: isPlaying },
  ]),
];

/** A host whose files are compressed once. @param {string} folder */
async function slowSite(folder) {
  const site = await serve({ folder, network: NETWORK });
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = COMPRESSED[extname(name)];
    if (!type) continue;
    const headers = { "Content-Encoding": "br", "Content-Type": type };
    const body = brotliCompressSync(readFileSync(join(folder, name)));
    site.answer(name, { body, delay: NETWORK.latency, headers });
  }
  const post = `<!doctype html><meta charset="utf-8"><title>A post</title>
    <script type="module" src="ply-board.js"></script><ply-board></ply-board>
    <script>document.querySelector("ply-board").setAttribute("game", location.search.slice(1))</script>`;
  site.answer(POST, { body: post });
  return site;
}

const median = (/** @type {number[]} */ times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const browser = await launch();

/** @param {string} url @param {string} done @param {number} slower */
async function visit(url, done, slower) {
  const { page, close } = await freshPage(browser);
  await page.emulateCPUThrottling(slower);
  await page.evaluateOnNewDocument(`{
    const look = () => {
      if (document.body && (${done})) globalThis.usableAfter = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", look);
  }`);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await page.waitForFunction("globalThis.usableAfter", { polling: 100 });
  const [time, bytes] = /** @type {[number, number]} */ (
    await page.evaluate(`[usableAfter, [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
      .filter(({ responseEnd }) => responseEnd && responseEnd <= usableAfter)
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)]`)
  );
  await close();
  return { time: time / 1000, bytes };
}

const row = (/** @type {string[]} */ [name, ...numbers]) =>
  console.log([name.padEnd(42), ...numbers.map((number) => number.padStart(6))].join(" "));

/** @param {string} folder @param {{ name?: string, address: string, done: string }[]} cases */
async function print(folder, cases) {
  const site = await slowSite(folder);
  for (const { address, name = address || "index.html", done } of cases) {
    const numbers = [];
    for (const slower of SLOWER) {
      const all = [];
      for (let count = 0; count < VISITS; count++) all.push(await visit(site.url + address, done, slower));
      if (!numbers.length) numbers.push((median(all.map(({ bytes }) => bytes)) / 1000).toFixed(1));
      numbers.push(median(all.map(({ time }) => time)).toFixed(2));
    }
    row([name, ...numbers]);
  }
  await site.close();
}

row(["", "KB", ...SLOWER.map((slower) => `${slower} ×`)]);
await print(inRepository("dist"), CASES);
await browser.close();
