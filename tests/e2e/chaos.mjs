// Every file of the site once as it should not be: missing, refused, cut short, of a wrong type, late. Whatever page
// needs it either goes on or says what is wrong, and is whole after the next load, although the host lets browsers keep
// every answer. The files and who needs them are drawn from the site. It takes minutes, and
// LONG=1, which tries every fault of every file for every game, far longer: node --test tests/e2e/chaos.mjs.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { DUELS } from "../../www/site/duels.js";
import { engine, freshPage, inRepository, serve } from "./site.mjs";
import { GERMAN, useBrowser } from "./visit.mjs";

const browser = await useBrowser();
const needsChromium = { skip: engine === "firefox" && "the driver tells nothing of what a browser keeps" };
const AT_ONCE = 4;
const isLong = Boolean(process.env.LONG);

const HASHED = /-(?:[0-9a-f]{8}|[A-Z2-7]{8})\.\w+$/;
const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };
/** What a page may say of a file, in both languages. */
const TOLD =
  /missing|damaged|could not|did not arrive|cannot start|not available|fehlt|beschädigt|nicht geladen|nicht angekommen|kann keinen|konnte/;

/**
 * A way through a page. `go` is called in the page again and again, does the next step, and returns whether all is done.
 * @type {Record<string, { address: string, languages?: string[], go: () => unknown }>}
 */
const JOURNEYS = {
  play: {
    address: "?g=slide3",
    go() {
      if (document.getElementById("distance")?.textContent !== "24") return false;
      if (/** @type {HTMLDialogElement} */ (document.getElementById("share-dialog")).open) return true;
      return document.getElementById("share")?.click();
    },
  },
  "play, in German": {
    address: "?g=slide2",
    languages: GERMAN,
    go() {
      if (!document.getElementById("solver-quick")) return false;
      if (document.querySelector("#solver-status")?.textContent?.startsWith("10")) return true;
      return document.getElementById("solver-quick")?.click();
    },
  },
  ...Object.fromEntries(
    (isLong ? DUELS : ["loa", "tzaar"]).flatMap((game) =>
      [undefined, GERMAN].map((languages) => [
        languages ? `${game}, in German` : game,
        {
          address: `games.html?g=${game}&first=you&second=random`,
          languages,
          go() {
            if (!document.getElementById("turn")?.textContent) return false;
            if (document.querySelector("dialog:modal, .rules, #rules")?.textContent) return true;
            return document.getElementById("rules-open")?.click();
          },
        },
      ]),
    ),
  ),
  laboratory: {
    address: "lab.html?kind=playouts&g=isolation:5x5&n=20",
    go() {
      if (/[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? "")) return true;
      return document.getElementById("run")?.click();
    },
  },
  "laboratory, in German": {
    address: "lab.html?n=20&t=3&sweep=eval&over=eu,man",
    languages: GERMAN,
    go() {
      if (document.querySelector("#chart svg")) return true;
      return document.getElementById("run")?.click();
    },
  },
  print: { address: "print.html", go: () => document.querySelector("#sheet > *") },
  "print, in German": { address: "print.html", languages: GERMAN, go: () => document.querySelector("#sheet > *") },
  examples: { address: "examples/", go: () => "begun" in document.documentElement.dataset },
  "examples, in German": {
    address: "examples/",
    languages: GERMAN,
    go: () => "begun" in document.documentElement.dataset,
  },
  frame: {
    address: "embed/index.html?seed=frame&d=7",
    go: () => /** @type {any} */ (document.querySelector("ply-board"))?.state === "playing",
  },
  "frame of a game": {
    address: "embed/index.html?g=loa",
    languages: GERMAN,
    go: () => /** @type {any} */ (document.querySelector("ply-board"))?.state === "playing",
  },
};

/** What a visitor can read, also in boards. Runs in the page. */
function read() {
  const boards = [...document.querySelectorAll("ply-board")].map(({ shadowRoot }) => shadowRoot?.textContent);
  return [document.body?.innerText, ...boards].join("\n");
}

/**
 * Waits until a journey is done or something is told; returns which.
 * @param {import("puppeteer-core").Page} page @param {() => unknown} go @param {RegExp} told
 */
async function outcome(page, go, told) {
  // A method is written without the word that makes it a function.
  const way = go.toString().replace(/^go\(\)/, "function go()");
  const ask = `(() => {
    try {
      if ((${way})()) return "done";
    } catch {}
    return new RegExp(${JSON.stringify(told.source)}).test((${read})()) && "told";
  })()`;
  const handle = await page.waitForFunction(ask, { polling: 100 });
  return /** @type {Promise<"done" | "told">} */ (handle.jsonValue());
}
const NEVER = /$^/;

/**
 * Makes a journey on a site of its own.
 * @param {typeof JOURNEYS[string]} journey
 * @param {(visit: { site: Awaited<ReturnType<typeof serve>>, page: import("puppeteer-core").Page, go: (told?: RegExp) =>
 *   Promise<"done" | "told"> }) => Promise<void>} act
 * @param {[string, import("./site.mjs").Answer]} [fault]
 */
async function travel({ address, languages, go }, act, fault) {
  const site = await serve();
  if (fault) site.answer(...fault);
  site.answer(HASHED, { headers: IMMUTABLE });
  const { page, close } = await freshPage(browser);
  try {
    await page.evaluateOnNewDocument((languages) => {
      if (languages) Object.defineProperty(navigator, "languages", { get: () => languages });
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }, languages);
    await page.goto(site.url + address).catch(() => undefined);
    await act({ site, page, go: (told = NEVER) => outcome(page, go, told) });
  } finally {
    await close();
    await site.close();
  }
}

/** Does something with each, some at once. @template T @param {T[]} all @param {(one: T) => Promise<void>} act */
async function each(all, act) {
  const left = [...all];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let one = left.shift(); one !== undefined; one = left.shift()) await act(one);
    }),
  );
}

/** @type {Record<string, (bytes: Uint8Array) => import("./site.mjs").Answer>} */
const FAULTS = {
  missing: () => ({ status: 404, body: "", headers: IMMUTABLE }),
  refused: () => ({ status: 500, body: "sorry", headers: IMMUTABLE }),
  "cut short": (bytes) => ({ body: bytes.subarray(0, Math.floor(bytes.length / 2)), headers: IMMUTABLE }),
  "of a wrong type": () => ({ headers: { ...IMMUTABLE, "Content-Type": "text/plain" } }),
  late: () => ({ delay: 1_500, headers: IMMUTABLE }),
};

test("no file of the site that goes wrong once leaves a page speechless or broken", needsChromium, async () => {
  /** The journey that needs a file. @type {Map<string, string>} */
  const needed = new Map();
  await each(Object.keys(JOURNEYS), (name) =>
    travel(JOURNEYS[name], async ({ site, go }) => {
      assert.equal(await go(), "done", name);
      for (const file of site.requests) if (!needed.has(file)) needed.set(file, name);
    }),
  );
  const files = (await readdir(inRepository("dist"), { recursive: true })).filter((file) => needed.has(file)).sort();
  assert.ok(files.length > 60, `${files.length} files`);
  const faults = Object.keys(FAULTS);
  const all = files.flatMap((file, at) =>
    faults.filter((_, index) => isLong || index === at % faults.length).map((fault) => ({ file, fault })),
  );
  /** @type {string[]} */
  const wrong = [];
  await each(all, async ({ file, fault }) => {
    const name = /** @type {string} */ (needed.get(file));
    const answer = FAULTS[fault](await readFile(inRepository(`dist/${file}`)));
    const where = `${file}, ${fault}, ${name}`;
    await travel(
      JOURNEYS[name],
      async ({ site, page, go }) => {
        page.setDefaultTimeout(20_000);
        // Without the page itself there is nothing that could tell.
        const isPage = file.endsWith(".html");
        const first = isPage ? "told" : await go(TOLD).catch(() => "silent");
        if (first === "silent") wrong.push(`${where}: ${JSON.stringify((await page.evaluate(read)).slice(0, 300))}`);
        site.answer(file, { headers: HASHED.test(file) ? IMMUTABLE : {} });
        const load = () =>
          page.reload({ waitUntil: "domcontentloaded" }).catch(({ message }) => wrong.push(`${where}: ${message}`));
        await load();
        const second = await go(TOLD).catch(() => "silent");
        if (second === "done") return;
        // What was needed late was fetched again after it failed.
        await load();
        if ((await go().catch(() => "broken")) !== "done") wrong.push(`${where}: stays broken`);
        else if (first === "done") wrong.push(`${where}: needs two loads`);
      },
      [file, answer],
    );
  });
  assert.deepEqual(wrong, []);
});
