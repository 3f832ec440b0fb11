// Every file of the site once as it should not be: missing, refused, cut short, of a wrong type, late. Whatever page
// needs it either goes on or says what is wrong, and is whole after the next load, although the browser may keep the
// wrong answer for a year. The files and who needs them are drawn from the site. Each file has one fault, and the faults
// of a page follow one another in one profile: while one file goes wrong, the one before is mended. With LONG=1 each file
// has each fault in turn, for every game.
import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { TimeoutError } from "puppeteer-core";
import { DUELS } from "../../www/site/duels.js";
import { engine, freshPage, inRepository, serve } from "./site.mjs";
import { GERMAN, thorough, useBrowser } from "./visit.mjs";

const browser = await useBrowser();
const needsChromium = { skip: engine === "firefox" && "the driver tells nothing of what a browser keeps" };
const AT_ONCE = 3;
const PATIENCE = 30_000; // milliseconds for a page to go on or to say something
const LOADS = 3; // after which a page has to be whole again
const isLong = Boolean(process.env.LONG);

const EVERY = /./;
const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };
/** What a page may say of a file, in both languages. */
const TOLD =
  /missing|damaged|could not|did not arrive|cannot start|not available|fehlt|beschädigt|nicht geladen|nicht laden|nicht angekommen|kann keinen|startet keinen|konnte/;

/**
 * A way through a page: the button to press once it is there, unless something else is to come first, and when all is
 * done. Both are asked in the page, again and again.
 * @type {Record<string, { address: string, languages?: string[], press?: () => unknown, done: () => unknown }>}
 */
const JOURNEYS = {
  play: {
    address: "?g=slide3",
    press: () => document.getElementById("distance")?.textContent === "24" && document.getElementById("share"),
    done: () => /** @type {HTMLDialogElement} */ (document.getElementById("share-dialog")).open,
  },
  "play, in German": {
    address: "?g=slide2",
    languages: GERMAN,
    press: () => document.querySelector("#solver-quick:enabled"),
    done: () => document.querySelector("#solver-status")?.textContent?.startsWith("10"),
  },
  ...Object.fromEntries(
    (isLong ? DUELS : ["loa", "tzaar"]).flatMap((game) =>
      [undefined, GERMAN].map((languages) => [
        languages ? `${game}, in German` : game,
        {
          address: `games.html?g=${game}&first=you&second=random`,
          languages,
          press: () => document.getElementById("turn")?.textContent && document.getElementById("rules-open"),
          done: () => document.querySelector("dialog:modal, .rules, #rules")?.textContent,
        },
      ]),
    ),
  ),
  laboratory: {
    address: "lab.html?kind=playouts&g=isolation:5x5&n=20",
    press: () => document.querySelector("#run:enabled"),
    done: () => /[0-9a-f]{64}$/.test(document.getElementById("fingerprint")?.textContent ?? ""),
  },
  "laboratory, in German": {
    address: "lab.html?n=20&t=3&sweep=eval&over=eu,man",
    languages: GERMAN,
    press: () => document.querySelector("#run:enabled"),
    done: () => document.querySelector("#chart svg"),
  },
  print: { address: "print.html", done: () => document.querySelector("#sheet > *") },
  "print, in German": { address: "print.html", languages: GERMAN, done: () => document.querySelector("#sheet > *") },
  examples: { address: "examples/", done: () => "begun" in document.documentElement.dataset },
  "examples, in German": {
    address: "examples/",
    languages: GERMAN,
    done: () => "begun" in document.documentElement.dataset,
  },
  frame: {
    address: "embed/index.html?seed=frame&d=7",
    done: () => /** @type {any} */ (document.querySelector("ply-board"))?.state === "playing",
  },
  "frame of a game": {
    address: "embed/index.html?g=loa",
    languages: GERMAN,
    done: () => /** @type {any} */ (document.querySelector("ply-board"))?.state === "playing",
  },
};

/** What a visitor can read, also in boards. Runs in the page. */
function read() {
  const boards = [...document.querySelectorAll("ply-board")].map(({ shadowRoot }) => shadowRoot?.textContent);
  return [document.body?.innerText, ...boards].join("\n");
}

/**
 * Waits until a journey is done or something is told; returns which.
 * @param {import("puppeteer-core").Page} page @param {typeof JOURNEYS[string]} journey
 * @param {() => Promise<void>} quiet  Waits until the host is asked for nothing. @param {number} [patience]
 */
async function outcome(page, { press = () => undefined, done }, quiet, patience = PATIENCE) {
  // A step may take back what was told.
  const ask = `(() => {
    const isTold = new RegExp(${JSON.stringify(TOLD.source)}).test((${read})());
    try {
      if ((${done})()) return "done";
      const button = !globalThis.isPressed && (${press})();
      if (button) {
        globalThis.isPressed = true;
        button.click();
      }
    } catch {}
    return isTold && "told";
  })()`;
  for (let last; ; ) {
    try {
      const handle = await page.waitForFunction(ask, { polling: 100, timeout: patience });
      const found = /** @type {"done" | "told"} */ (await handle.jsonValue());
      if (found === "done" || found === last) return found;
      last = found;
    } catch (error) {
      if (error instanceof TimeoutError) return "silent";
      // It is loading itself again.
      if (!/context|navigat/i.test(/** @type {Error} */ (error).message)) throw error;
    }
    // What a page does about a fault, it does after it has told of it; it may load itself again.
    await quiet();
  }
}

/**
 * @typedef {object} Traveller
 * @property {import("puppeteer-core").Page} page
 * @property {string[]} requests  What the page has asked for.
 * @property {(file: string, answer?: import("./site.mjs").Answer) => void} answer  Has a file answered in another way, or
 *   again as usual.
 * @property {(patience?: number) => Promise<"done" | "told" | "silent">} go  Loads the page and makes the journey.
 */

/** Makes a journey on a site of its own. @param {string} name @param {(traveller: Traveller) => Promise<void>} act */
async function travel(name, act) {
  const { address, languages } = JOURNEYS[name];
  const site = await serve();
  // The browser keeps nothing but what is wrong.
  const usual = () => site.answer(EVERY, { headers: { "Cache-Control": "no-store" } });
  usual();
  const { page, close } = await freshPage(browser);
  try {
    await page.evaluateOnNewDocument((languages) => {
      if (languages) Object.defineProperty(navigator, "languages", { get: () => languages });
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      // It would answer in place of the host.
      delete (/** @type {any} */ (Navigator.prototype).serviceWorker);
    }, languages);
    await act({
      page,
      requests: site.requests,
      answer(file, answer) {
        site.answer(EVERY);
        site.answer(file, answer);
        usual();
      },
      async go(patience) {
        await page.goto(site.url + address, { waitUntil: "domcontentloaded" }).catch(() => undefined);
        return outcome(page, JOURNEYS[name], site.quiet, patience);
      },
    });
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
  missing: () => ({ status: 404, body: "" }),
  refused: () => ({ status: 500, body: "sorry" }),
  "cut short": (bytes) => ({ body: bytes.subarray(0, Math.floor(bytes.length / 2)) }),
  "of a wrong type": () => ({ headers: { "Content-Type": "text/plain" } }),
  late: () => ({ delay: 1_500 }),
};

thorough("no file of the site that goes wrong once leaves a page speechless or broken", needsChromium, async () => {
  /** The files that a journey needs and none before it. @type {Map<string, string[]>} */
  const needed = new Map();
  const known = new Set();
  const names = Object.keys(JOURNEYS);
  await each(names, (name) =>
    travel(name, async ({ page, requests, go }) => {
      assert.equal(await go(), "done", name);
      assert.doesNotMatch(await page.evaluate(read), TOLD, name);
      needed.set(name, requests);
    }),
  );
  const there = new Set(await readdir(inRepository("dist"), { recursive: true }));
  /** @type {{ name: string, faults: { file: string, fault: string }[] }[]} */
  const journeys = [];
  const faults = Object.keys(FAULTS);
  for (const name of names) {
    const files = [...new Set(needed.get(name))].filter((file) => there.has(file) && !known.has(file)).sort();
    for (let round = 0; round < (isLong ? faults.length : 1); round++)
      journeys.push({
        name,
        faults: files.map((file, at) => ({ file, fault: faults[(known.size + at + round) % faults.length] })),
      });
    files.forEach((file) => known.add(file));
  }
  assert.ok(known.size > 60, `${known.size} files`);
  /** @type {string[]} */
  const wrong = [];
  await each(journeys, ({ name, faults }) =>
    travel(name, async ({ page, answer, go }) => {
      /** @param {string} where @param {string} what */
      const blame = async (where, what) =>
        wrong.push(`${name}: ${where}: ${what}: ${JSON.stringify((await page.evaluate(read)).slice(-600))}`);
      let last = "";
      for (const { file, fault } of faults) {
        if (last) answer(last);
        const isPage = file.endsWith(".html");
        const made = FAULTS[fault](await readFile(inRepository(`dist/${file}`)));
        // No host lets browsers keep a page.
        answer(file, { ...made, headers: { ...made.headers, ...(isPage ? undefined : IMMUTABLE) } });
        last = file;
        const first = await go(isPage ? 1_000 : undefined);
        // Without the page itself there is nothing that could tell.
        if (first === "silent" && !isPage) await blame(`${file}, ${fault}`, first);
      }
      if (last) answer(last);
      // What was needed late was fetched again after it failed; a load in between may have come too soon.
      let loads = 0;
      while (loads < LOADS && (await go()) !== "done") loads++;
      if (loads === LOADS) await blame(`after ${last}`, "stays broken");
    }),
  );
  assert.deepEqual(wrong, []);
});
