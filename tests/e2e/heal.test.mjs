// What arrives damaged, or not at all, is told and does not stay: not even with a host that lets browsers keep it for a
// year, and before there is a service worker.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { engine, inRepository } from "./site.mjs";
import { GERMAN, thorough, useSite } from "./visit.mjs";

const { site, visit } = await useSite({ keeps: "used" });
const needsChromium = { skip: engine === "firefox" && "the driver tells nothing of what a browser keeps" };

const IMMUTABLE = { "Cache-Control": "public, max-age=31536000, immutable" };
/** What the browser itself says of half a script depends on where it ends. */
const forgives = /./;
const PART = /^A part of this page is missing or damaged\. Check your connection/;

const files = await readdir(inRepository("dist"), { recursive: true });
const nameOf = (pattern) => files.find((name) => pattern.test(name));
const read = (name) => readFile(inRepository(`dist/${name}`));

/** Half a file, as a host sends it that was filled up in the middle of an update. @param {string} name */
async function halve(name) {
  const whole = await read(name);
  return { body: whole.subarray(0, Math.floor(whole.length / 2)), headers: IMMUTABLE };
}

/** The pages, and when each has begun: first those that need a module at once. */
const PAGES = [
  ["?g=slide3", ({ says }) => says("distance", "24")],
  ["games.html?g=loa&first=you&second=random", ({ says }) => says("turn", /your turn|am Zug/)],
  ["problems.html?g=loa&seed=1", ({ says }) => says("turn", /wins|gewinnt/)],
  ["lab.html?kind=playouts&g=isolation:5x5&n=20", ({ page }) => page.waitForSelector("#run:enabled")],
  ["print.html", ({ page }) => page.waitForSelector("#sheet > *")],
  ["examples/", ({ says }) => says("heard-text", /./)],
  ["today.html", ({ says }) => says("day-title", /./)],
  ["embed/index.html?seed=frame&d=7", ({ page }) => page.waitForSelector("ply-board")],
];

/** The script of a page that starts like its name and has what the page needs. @param {string} address */
async function entryOf(address) {
  const page = address.split("?")[0].replace(/\/$/, "/index.html") || "index.html";
  const html = (await read(page)).toString();
  return /<script type="module" src="(?:\.\.?\/)*([\w/-]+\.js)">/.exec(html)[1];
}

for (const [at, [address, begins]] of PAGES.entries()) {
  const run = at < 4 ? test : thorough;
  run(`${address}: half a script is told, and is whole after the next load`, needsChromium, async () => {
    const entry = await entryOf(address);
    site.answer(entry, await halve(entry));
    try {
      await visit(
        address,
        async (visitor) => {
          await visitor.says("message", PART);
          assert.ok(await visitor.page.$eval("#message", (message) => message.checkVisibility()));
          site.answer(entry, { headers: IMMUTABLE });
          await visitor.page.reload();
          await begins(visitor);
        },
        { forgives },
      );
    } finally {
      site.answer(entry);
    }
  });
}

thorough("a page whose script arrived damaged once begins all the same", needsChromium, async () => {
  for (const [address, begins] of PAGES) {
    const entry = await entryOf(address);
    site.answer(entry, { ...(await halve(entry)), times: 1 });
    await visit(address, begins, { forgives });
    assert.ok(site.requests.filter((name) => name === entry).length > 1);
    site.requests.length = 0;
  }
});

thorough("a script that is missing is told in the language of the page", needsChromium, async () => {
  for (const [address, begins] of PAGES) {
    const entry = await entryOf(address);
    site.answer(entry, { status: 404, body: "", headers: IMMUTABLE });
    try {
      await visit(
        address,
        async (visitor) => {
          await visitor.says("message", /^Ein Teil dieser Seite fehlt oder ist beschädigt\./);
          assert.ok(
            await visitor.page.$eval("#message", (message) => message.checkVisibility({ visibilityProperty: true })),
          );
          site.answer(entry, { headers: IMMUTABLE });
          await visitor.page.reload();
          await begins(visitor);
        },
        { forgives, languages: GERMAN },
      );
    } finally {
      site.answer(entry);
    }
  }
});

test("half a module is told, and is whole after the next load", needsChromium, async () => {
  for (const [address, begins] of PAGES.slice(0, 4)) {
    const modules = files.filter((name) => name.endsWith(".wasm"));
    for (const name of modules) site.answer(name, await halve(name));
    try {
      await visit(
        address,
        async (visitor) => {
          await visitor.says("message", /^The engine arrived damaged\. Load the page again/);
          for (const name of modules) site.answer(name, { headers: IMMUTABLE });
          await visitor.page.reload();
          await begins(visitor);
        },
        { forgives },
      );
    } finally {
      for (const name of modules) site.answer(name);
    }
  }
});

test("half a style sheet is fetched again", needsChromium, async () => {
  for (const name of [/^pkg\/style-\w{8}\.css$/, /^pkg\/lab-\w{8}\.css$/].map(nameOf)) {
    site.answer(name, { ...(await halve(name)), times: 1 });
    await visit("lab.html", ({ page }) =>
      // The last rule of a sheet.
      page.waitForFunction(() =>
        [...document.styleSheets].every(({ cssRules }) => /--end/.test(cssRules[cssRules.length - 1]?.cssText)),
      ),
    );
  }
});

test("style sheets that arrive damaged every time are told, whatever else the page says", needsChromium, async () => {
  const damaged = files.filter((name) => /^pkg\/(?:style|games|lab|print)-\w{8}\.css$/.test(name));
  for (const name of damaged) site.answer(name, await halve(name));
  try {
    for (const [address] of PAGES.slice(0, 4))
      await visit(
        address,
        async ({ page, says }) => {
          // A page that is about to load itself again may begin all the same.
          await page.waitForFunction(() => "begun" in document.documentElement.dataset);
          await says("message", PART);
        },
        { forgives },
      );
  } finally {
    for (const name of damaged) site.answer(name);
  }
});

test("half a worker is fetched again, and works beside the page", needsChromium, async () => {
  const worker = nameOf(/^pkg\/worker-\w+\.js$/);
  site.answer(worker, { ...(await halve(worker)), times: 1 });
  await visit(
    "?g=slide3",
    async ({ says, text }) => {
      await says("distance", "24");
      assert.doesNotMatch(await text("message"), /cannot start a worker/);
    },
    { forgives },
  );
});

test("a part that is fetched late and damaged is told, and is whole after the next load", needsChromium, async () => {
  const late = nameOf(/^pkg\/late-\w+\.js$/);
  const names = files.filter((name) => /^pkg\/late-\w+\.js$/.test(name));
  assert.ok(late);
  for (const name of names) site.answer(name, await halve(name));
  try {
    await visit(
      "?g=slide3",
      async ({ page, says, click }) => {
        await says("distance", "24");
        await click("share");
        await says("message", /^(?:A part of this page is missing|This part of the page could not be loaded)/);
        // What the page does about it is done when the file has been asked for twice more.
        for (const name of names) site.answer(name, { headers: IMMUTABLE });
        await page.reload();
        await says("distance", "24");
        await click("share");
        await page.waitForFunction(
          () =>
            document.querySelector("#share-dialog[open]") ||
            document.getElementById("message").textContent.startsWith("A part"),
        );
        await page.reload();
        await says("distance", "24");
        await click("share");
        await page.waitForSelector("#share-dialog[open]");
      },
      { forgives },
    );
  } finally {
    for (const name of names) site.answer(name);
  }
});

test("half a script of a board in a page is told, and whole after the next load but one", needsChromium, async () => {
  const boards = files.filter((name) => /^pkg\/board-\w{8}\.js$/.test(name));
  for (const name of boards) site.answer(name, await halve(name));
  const read = (page, pattern) =>
    page.waitForFunction(
      (source) => new RegExp(source).test(document.querySelector("ply-board")?.shadowRoot?.textContent ?? ""),
      {},
      pattern.source,
    );
  try {
    await visit(
      "embed/index.html?seed=frame&d=7",
      async ({ page }) => {
        await read(page, /The engine could not start\. Load the page again/);
        for (const name of boards) site.answer(name, { headers: IMMUTABLE });
        await page.reload();
        await page.waitForFunction(() => ["failed", "playing"].includes(document.querySelector("ply-board")?.state));
        // A board that failed has its scripts fetched again.
        await page.waitForNetworkIdle();
        await page.reload();
        await page.waitForFunction(() => document.querySelector("ply-board")?.state === "playing");
      },
      { forgives },
    );
  } finally {
    for (const name of boards) site.answer(name);
  }
});

/** The digest of what the browser keeps of a file, as the worker has kept it. */
const digestKept = (page, name) =>
  page.evaluate(async (name) => {
    const kept = await caches.match(new URL(name, location.href).href);
    if (!kept) return "";
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await kept.arrayBuffer()));
    return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }, name);
const digestOf = async (name) =>
  createHash("sha256")
    .update(await read(name))
    .digest("hex");

test("the service worker keeps nothing that is damaged", needsChromium, async () => {
  const damaged = [/^pkg\/lab-\w{8}\.css$/, /^pkg\/games-\w{8}\.js$/, /^pkg\/solver_bg/, /^print\.html$/].map(nameOf);
  for (const name of damaged) site.answer(name, await halve(name));
  try {
    await visit(
      "?g=slide3",
      async ({ page, says }) => {
        await says("distance", "24");
        // Its own part has to be whole, or it is not taken.
        await page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);
        assert.equal(
          await page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.active),
          false,
        );
        site.answer(nameOf(/^pkg\/solver_bg/), { headers: IMMUTABLE });
        await page.reload();
        await page.waitForSelector("html[data-kept=partly]");
        assert.equal(await digestKept(page, damaged[2]), await digestOf(damaged[2]));
        for (const name of [damaged[0], damaged[1], damaged[3]]) assert.equal(await digestKept(page, name), "", name);
        for (const name of damaged) site.answer(name, { headers: IMMUTABLE });
        await page.reload();
        await page.waitForSelector("html[data-kept=whole]");
        for (const name of damaged) assert.equal(await digestKept(page, name), await digestOf(name), name);
      },
      { forgives, keeps: "all" },
    );
  } finally {
    for (const name of damaged) site.answer(name);
  }
});

test("what an older build kept damaged is not used", needsChromium, async () => {
  const name = await entryOf("lab.html");
  await visit("lab.html", async ({ page }) => {
    await page.waitForSelector("#run:enabled");
    await page.waitForFunction((name) => caches.match(new URL(name, location.href).href), {}, name);
    const half = (await halve(name)).body.toString("latin1");
    await page.evaluate(
      async (name, half) => {
        const url = new URL(name, location.href).href;
        for (const key of await caches.keys()) await (await caches.open(key)).delete(url);
        const headers = { "Content-Type": "text/javascript" };
        const bytes = Uint8Array.from(half, (letter) => letter.charCodeAt(0));
        await (await caches.open("plyground-00000000/")).put(url, new Response(bytes, { headers }));
      },
      name,
      half,
    );
    await page.reload();
    await page.waitForSelector("#run:enabled");
  });
});

test("the documented way to remove the service worker leaves nothing", needsChromium, async () => {
  const hosting = await readFile(inRepository("docs/hosting.md"), "utf8");
  const [, code] = /To remove the\nservice worker[\s\S]*?:\n\n((?: {4}.*\n|\n)+)/.exec(hosting);
  await visit(
    "?g=slide3",
    async ({ page, says }) => {
      await says("distance", "24");
      await page.waitForSelector("html[data-kept=whole]");
      assert.ok((await page.evaluate(async () => (await caches.keys()).length)) > 2);
      site.answer("sw.js", { body: code.replaceAll(/^ {4}/gm, "") });
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
      await page.waitForFunction(
        async () => !(await caches.keys()).length && !(await navigator.serviceWorker.getRegistrations()).length,
      );
    },
    { keeps: "all" },
  );
  site.answer("sw.js");
});
