// Messages when the engine cannot start, on every page and in boards on other pages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileOf } from "./site.mjs";
import { GERMAN, chromiumOnly, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite({ keeps: "used" });

/** The pages that need an engine from the start. */
const PAGES = [
  "index.html",
  "games.html",
  "problems.html",
  "set.html",
  "setup.html",
  "lab.html",
  "tree.html",
  "print.html",
];
const FRAMES = ["embed/index.html?seed=frame&d=7", "embed/index.html?g=tzaar"];
const MODULE = /^pkg\/\w+_bg-\w+\.wasm$/;
const WORKERS = /worker-\w+\.js$/;
const needsOthers = chromiumOnly("the driver changes answers");
/** The messages of the browser itself on the console. */
const forgives =
  /40[34]|WebAssembly|wasm|Content Security Policy|ERR_FAILED|\.js net::ERR_ABORTED|dynamically imported/;

/**
 * The message and, once unfolded, its details.
 * @param {import("puppeteer-core").Page} page
 * @param {RegExp} sentence
 */
async function find(page, sentence) {
  const handle = await page.waitForFunction(
    (source) => {
      const root = document.querySelector("ply-board")?.shadowRoot ?? document;
      const details = root.querySelector(".trouble");
      const said = root === document ? document.getElementById("message") : details?.previousElementSibling;
      return (
        details &&
        new RegExp(source).test(said?.textContent ?? "") && {
          said: said?.textContent ?? "",
          code: details.querySelector("code")?.textContent ?? "",
          isSeen: said?.checkVisibility({ visibilityProperty: true }),
        }
      );
    },
    {},
    sentence.source,
  );
  return /** @type {Promise<{ said: string, code: string, isSeen: boolean }>} */ (handle.jsonValue());
}

const withoutWasm = (page) =>
  page.evaluateOnNewDocument(() => void delete (/** @type {any} */ (globalThis).WebAssembly));

/** A browser whose WebAssembly is older than vectors. @param {import("puppeteer-core").Page} page */
const withoutVectors = (page) =>
  page.evaluateOnNewDocument(() => {
    const refuse = () => Promise.reject(new WebAssembly.CompileError("invalid numeric opcode 0xfd"));
    Object.assign(WebAssembly, { compile: refuse, compileStreaming: refuse, validate: () => false });
  });

for (const [run, address] of /** @type {const} */ ([
  [test, "index.html"],
  [thorough, FRAMES[1]],
]))
  run(`${address}: the message for a browser whose WebAssembly has no vectors names some that have them`, () =>
    visit(address, ({ page }) => find(page, /does not run WebAssembly with vectors/), {
      prepare: withoutVectors,
      forgives,
    }),
  );

for (const address of [...PAGES, ...FRAMES]) {
  // Missing files differ from page to page; the same script reports all other trouble.
  const run = address === "index.html" ? test : thorough;
  const runInFrame = address === FRAMES[1] ? test : run;
  run(`${address}: the message for a browser without WebAssembly names some that have it`, () =>
    visit(
      address,
      async ({ page }) => {
        const { said, code, isSeen } = await find(page, /does not run WebAssembly/);
        assert.ok(isSeen);
        assert.doesNotMatch(said, /not defined|Error/);
        assert.match(code, /WebAssembly/);
      },
      { prepare: withoutWasm, forgives },
    ),
  );

  runInFrame(`${address}: a missing module is reported in words, with its name behind them`, needsOthers, async () => {
    site.answer(MODULE, { status: 404, body: "" });
    try {
      await visit(
        address,
        async ({ page }) => {
          const { said, code } = await find(page, /missing on this site/);
          assert.doesNotMatch(said, /404|\.wasm/);
          assert.match(code, /_bg-\w+\.wasm was answered with 404/);
          if (!PAGES.includes(address)) return;
          site.answer(MODULE, undefined);
          await page.click("#message button ::-p-text(Load again)");
          await page.waitForSelector("html[data-begun]");
        },
        { forgives },
      );
    } finally {
      site.answer(MODULE, undefined);
    }
  });

  run(`${address}: a policy that forbids the engine is named`, needsOthers, async () => {
    const path = address.split("?")[0];
    site.answer(path, { headers: { "Content-Security-Policy": "script-src 'self'" } });
    try {
      await visit(address, ({ page }) => find(page, /security policy/), { forgives });
    } finally {
      site.answer(path, undefined);
    }
  });

  run(`${address}: with scripts off a sentence at the top says what is needed, in both languages`, () =>
    visit(
      address,
      async ({ page }) => {
        const sentences = await page.$$eval(".noscript", (all) =>
          all.map((sentence) => ({ text: sentence.textContent, ...sentence.getBoundingClientRect().toJSON() })),
        );
        const told = FRAMES.includes(address)
          ? /allows no scripts\. .*erlaubt keine Skripte\./
          : /please enable JavaScript\. .*bitte JavaScript einschalten\./;
        assert.match(sentences.map(({ text }) => text).join(" "), told);
        const [top, bottom] = [sentences[0].top, sentences.at(-1).bottom];
        assert.ok(top >= 0 && bottom > top && bottom < 400, `it stands from ${top} to ${bottom}`);
        // Nothing loads that one would wait for.
        assert.equal(
          await page.$$eval(
            "#message",
            ([message]) => !!message && message.getClientRects().length > 0 && message.textContent !== "",
          ),
          false,
        );
      },
      { prepare: (page) => page.setJavaScriptEnabled(false) },
    ),
  );
}

test("a page in place of a module is reported as damaged, in the language of the page", needsOthers, async () => {
  site.answer(MODULE, { body: "<!doctype html><title>Not here</title>", headers: { "Content-Type": "text/html" } });
  try {
    await visit("games.html", ({ page }) => find(page, /beschädigt angekommen/), {
      languages: GERMAN,
      forgives,
    });
  } finally {
    site.answer(MODULE, undefined);
  }
});

test("a module that the network does not deliver is reported with what to check", needsOthers, () =>
  visit("lab.html", ({ page }) => find(page, /Check your connection/), {
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on("request", (request) => void (request.url().endsWith(".wasm") ? request.abort() : request.continue()));
    },
    forgives,
  }),
);

const MISSING = {
  en: /^A part of this page could not be loaded\. Check your network connection\. Load again$/,
  de: /^Ein Teil dieser Seite ließ sich nicht laden\. Besteht eine Verbindung zum Netz\? Neu laden$/,
};
const game = {
  address: "games.html?g=loa&first=you&second=random",
  begins: ({ says }) => says("turn", /Your turn|Du bist dran/),
};
const puzzle = { address: "?g=slide3", begins: ({ says }) => says("distance", "24") };
/**
 * Parts of pages, and when the page has begun; for those that are loaded late, what loads them, and what is there then.
 * @type {Record<string, { address: string, file: string, begins: (visit: import("./visit.mjs").Visit) => unknown,
 *   button?: string, opens?: string, languages?: string[] }>}
 */
const PARTS = {
  "the script of a page": { ...game, file: fileOf("games.js"), languages: GERMAN },
  "words that a page needs at once": { ...game, file: fileOf("match/words_de.js", "games.js"), languages: GERMAN },
  "a style sheet": { ...puzzle, file: fileOf("style.css") },
  "a part that is loaded late": {
    ...puzzle,
    file: fileOf("play/lazy.js", "main.js"),
    button: "share",
    opens: "#share-dialog[open]",
  },
};
for (const [what, part] of Object.entries(PARTS))
  (what.startsWith("words") ? thorough : test)(
    `${what}: if it is missing, the page says so and offers to load it again`,
    needsOthers,
    async () => {
      const { address, file, begins, button, opens, languages } = part;
      site.answer(file, { status: 404, body: "" });
      try {
        await visit(
          address,
          async (visitor) => {
            const { page, says, click } = visitor;
            if (button) {
              await begins(visitor);
              await click(button);
            }
            await says("update", languages ? MISSING.de : MISSING.en);
            assert.ok(await page.$eval("#update", (note) => note.checkVisibility({ visibilityProperty: true })));
            site.answer(file, undefined);
            await Promise.all([page.waitForNavigation(), page.click("#update button")]);
            await begins(visitor);
            if (button) await click(button);
            if (opens) await page.waitForSelector(opens);
            assert.equal(await page.$("#update"), null);
          },
          { forgives, languages },
        );
      } finally {
        site.answer(file, undefined);
      }
    },
  );

test("without workers the games page plays on", needsOthers, async () => {
  site.answer(WORKERS, { status: 404, body: "" });
  try {
    await visit(
      "games.html?g=loa&first=you&second=random",
      async ({ page, says }) => {
        await says("turn", /Your turn/);
        await page.locator("#hint").click();
        await says("message", /cannot start a worker/);
        await says("update", MISSING.en);
      },
      { forgives },
    );
  } finally {
    site.answer(WORKERS, undefined);
  }
});
