// Prints after how many seconds each page can be used on a first visit over slow 4G (1.6 Mbit/s, 150 ms, files in
// brotli), as it is and with the processor slowed down four times: `node tests/e2e/startup.mjs` after `./build.sh
// dist`, on an idle machine. Timings are never asserted.
import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { DUELS } from "../../www/site/duels.js";
import { freshPage, inRepository, launch, serve } from "./site.mjs";

const NETWORK = { latency: 150, rate: 200_000 };
const VISITS = 5; // the median of as many is printed
const SLOWER = [1, 4];
const COMPRESSED = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".wasm": "application/wasm" };

/** Addresses, and what a visitor can use there, as a condition on the document. */
const cells = "[role=gridcell]";
const CASES = [
  ["", `document.querySelector("#board .gate") && /\\d/.test(document.querySelector("#distance").textContent)`],
  ...DUELS.map((game) => [
    `games.html?g=${game}`,
    `!document.querySelector("#board").inert && document.querySelector("#board ${cells}") && document.querySelector("#turn").textContent`,
  ]),
  ["lab.html", `document.querySelector("#run") && !document.querySelector("#run").disabled`],
  [
    "lab.html?kind=playouts&g=isolation:5x5",
    `document.querySelector("#run") && !document.querySelector("#run").disabled`,
  ],
  ["print.html", `!document.querySelector("#print").disabled`],
];

/** A host whose files are compressed once. */
async function slowSite() {
  const site = await serve({ network: NETWORK });
  const folder = inRepository("dist");
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const type = COMPRESSED[extname(name)];
    if (!type) continue;
    const headers = { "Content-Encoding": "br", "Content-Type": type };
    site.answer(name, { body: brotliCompressSync(readFileSync(join(folder, name))), delay: NETWORK.latency, headers });
  }
  return site;
}

const median = (/** @type {number[]} */ times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
const [browser, site] = [await launch(), await slowSite()];

/** @param {string} address @param {string} done @param {number} slower */
async function visit(address, done, slower) {
  const { page, close } = await freshPage(browser);
  await page.emulateCPUThrottling(slower);
  await page.evaluateOnNewDocument(`{
    const look = () => {
      if (document.body && (${done})) globalThis.usableAfter = performance.now();
      else requestAnimationFrame(look);
    };
    addEventListener("DOMContentLoaded", look);
  }`);
  await page.goto(site.url + address, { waitUntil: "domcontentloaded" });
  await page.waitForFunction("globalThis.usableAfter", { polling: 100 });
  const time = /** @type {number} */ (await page.evaluate("usableAfter"));
  await close();
  return time / 1000;
}

console.log(["page".padEnd(40), ...SLOWER.map((slower) => `${slower} ×`.padStart(6))].join(" "));
for (const [address, done] of CASES) {
  const times = [];
  for (const slower of SLOWER) {
    const all = [];
    for (let count = 0; count < VISITS; count++) all.push(await visit(address, done, slower));
    times.push(median(all));
  }
  console.log([(address || "index.html").padEnd(40), ...times.map((time) => time.toFixed(2).padStart(6))].join(" "));
}
await browser.close();
await site.close();
