// Storages of the browser that are forbidden or never answer: every page does its work all the same, and says what is
// not kept. Full ones are tried where they are first used.
import { readFile, readdir } from "node:fs/promises";
import { playOn, ways } from "./match_page.mjs";
import { inRepository } from "./site.mjs";
import { begin } from "./laboratory.mjs";
import { thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite({ keeps: "used" });

// Replaces the storages of a document or a worker, before any other script runs.
function forbidden() {
  const refuse = () => {
    throw new DOMException("not here", "SecurityError");
  };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
    Object.defineProperty(self, name, { get: refuse });
  navigator.locks.request = async () => refuse();
  if (navigator.serviceWorker) navigator.serviceWorker.register = async () => refuse();
}
function silent() {
  const wait = () => new Promise(() => {});
  for (const name of ["open", "match", "has", "keys", "delete"]) caches[name] = wait;
  indexedDB.open = () => new EventTarget();
  // As a lock that another tab holds.
  navigator.locks.request = (_, { signal }) =>
    new Promise((_, fail) => signal.addEventListener("abort", () => fail(signal.reason)));
  if (navigator.serviceWorker) navigator.serviceWorker.register = wait;
}

/** Actions on each page; if results are not kept, the page has to say so. */
const WORKS = {
  "?p=113.123456789": async ({ page, says }, isKept) => {
    await says("distance", "1");
    await page.$eval("#board .gate[data-step='R2-']", (gate) => gate.click());
    await says("win-text", /perfect/);
    if (!isKept) await page.waitForSelector("#win ::-p-text(does not let the page keep them)");
  },
  "games.html?g=isolation:queen:3x3&second=random": async (person, isKept) => {
    const { page } = person;
    await page.waitForSelector("#board [role=gridcell]");
    await playOn(person, ways.keyboard);
    if (!isKept) await page.waitForSelector("#not-kept ::-p-text(does not let the page keep them)");
  },
  "today.html": ({ says }) => says("streak", /./),
  "problems.html?g=loa&seed=abc": async ({ says, click }) => {
    await says("turn", "Black to move: win in 2");
    await click("give-up");
    await says("turn", "The solution");
  },
  "set.html?g=loa&n=2&seed=7b&count=1": async ({ says, click }) => {
    await says("turn", / to move: win in 2/);
    await click("give-up");
    await says("summary", /^0 of 1 problem solved: 1 solution shown/);
  },
  "lab.html?kind=playouts&g=isolation:5x5&n=40": async ({ page, says }) => {
    await page.waitForSelector("#run:enabled");
    await begin(page);
    await says("fingerprint", /[0-9a-f]{64}$/);
    await says("kept", /^Results are not kept: /);
  },
  "tree.html": ({ says }) => says("said", /need not be searched|is refuted/),
  "print.html": ({ page }) => page.waitForSelector("#sheet > *"),
  "embed/index.html?g=loa": ({ page }) =>
    page.waitForFunction(() => /** @type {any} */ (document.querySelector("ply-board"))?.state === "playing"),
};

const workers = (await readdir(inRepository("dist"), { recursive: true })).filter((name) =>
  /worker-\w+\.js$/.test(name),
);

for (const [how, stub] of Object.entries({ "are forbidden": forbidden, "never answer": silent })) {
  thorough(`with storages that ${how}, every page works and says what is not kept`, async () => {
    const script = `(${stub})();\n`;
    for (const name of workers)
      site.answer(name, { body: script + (await readFile(inRepository(`dist/${name}`), "utf8")) });
    try {
      // Only asynchronous storages can be silent.
      for (const [address, work] of Object.entries(WORKS))
        await visit(address, (visitor) => work(visitor, stub === silent), {
          prepare: (page) => page.evaluateOnNewDocument(script),
        });
    } finally {
      for (const name of workers) site.answer(name);
    }
  });
}
