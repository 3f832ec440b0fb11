// The laboratory as an experimenter uses it: run, pause, reload, continue, export, share.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { engine, freshPage, inRepository, launch, serve } from "./site.mjs";
import { visitor } from "./visitor.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SMALL = "eval=eu&t=4&n=60&sweep=noise&over=none,add";
let browser, site;
before(async () => {
  [browser, site] = [await launch(), await serve()];
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens the laboratory with a query in a fresh profile, and finds nothing on the console. */
async function visit(query, act) {
  const { page, problems, close } = await freshPage(browser);
  try {
    await page.setViewport({ width: 1280, height: 900 });
    await page.goto(`${site.url}lab.html${query && `?${query}`}`);
    await page.waitForSelector("#run:not([disabled]), #form-error:not([hidden])");
    await act({ page, ...visitor(page) });
    assert.deepEqual(problems.filter((problem) => !/\.dtw net::ERR_ABORTED/.test(problem)), []);
  } finally {
    await close();
  }
}

const FINGERPRINT = /SHA-256 of query and rows\): ([0-9a-f]{64})$/;
const fingerprint = async (says) => FINGERPRINT.exec(await says("fingerprint", FINGERPRINT))[1];

test("an experiment runs, and the same link gives the same fingerprint in a fresh profile", async () => {
  const digests = [];
  for (let profile = 0; profile < 2; profile++) {
    await visit(SMALL, async ({ page, says, click }) => {
      await click("run");
      await says("progress-text", "All 120 trials are done.");
      digests.push(await fingerprint(says));
      const rows = await page.$$eval("#tables tbody tr", (rows) => rows.map((row) => row.cells[0].textContent));
      assert.deepEqual(rows.slice(0, 2), ["none", "add"]);
      await page.waitForSelector("#chart svg");
    });
  }
  assert.equal(digests[0], digests[1]);
});

test("a run is paused, survives a reload, and ends with the bytes of a run in one go", async () => {
  const query = "eval=nb&t=6&n=4000&dtw=24";
  let broken;
  await visit(query, async ({ page, says, click, text }) => {
    await click("run");
    await says("progress-text", /^[1-9][\d,]* of 4,000 trials,/);
    await click("pause");
    await page.waitForSelector("#pause[hidden]");
    await page.reload();
    await says("progress-text", /of 4,000 trials are done/);
    assert.equal(await text("run"), "Continue");
    await click("run");
    await says("progress-text", "All 4,000 trials are done.");
    broken = await fingerprint(says);
  });
  await visit(query, async ({ says, click }) => {
    await click("run");
    await says("progress-text", "All 4,000 trials are done.");
    assert.equal(await fingerprint(says), broken);
  });
});

test("every change of the form changes the address, and every address fills the form", () =>
  visit("kind=com&eval=perm&last=3", async ({ page, says }) => {
    const value = (key) => page.$eval(`#key-${key}`, (control) => control.value);
    assert.deepEqual(await Promise.all(["kind", "eval", "last"].map(value)), ["com", "perm", "3"]);
    assert.equal(await page.$eval("#field-t", (field) => field.hidden), true);
    await page.select("#key-noise", "mult");
    await page.locator("#key-w").fill("0.1");
    await page.keyboard.press("Tab");
    await page.waitForFunction(() => /noise=mult&w=0\.1/.test(location.search));
    assert.equal(await page.$eval("#query", (field) => `?${field.value}`), new URL(page.url()).search);
    await says("progress-text", "1,068 trials.");
  }));

test("bad queries name the key", async () => {
  const cases = [
    ["n=0", "n"],
    ["dtw=27", "dtw"],
    ["eval=queen", "eval"],
    ["sweep=w&over=", "over"],
    ["colour=red", "colour"],
    ["t=5&t=6", "t"],
    ["start=115.987654312", "start"],
  ];
  for (const [query, key] of cases) {
    await visit(query, async ({ text }) => {
      assert.match(await text("form-error"), new RegExp(`${key}`));
    });
  }
});

test("a bad value in the form is explained at its field", () =>
  visit("", async ({ page }) => {
    await page.locator("#key-dtw").fill("99");
    await page.keyboard.press("Tab");
    await page.waitForSelector("#error-dtw:not([hidden])");
    assert.equal(await page.$eval("#run", (button) => button.disabled), true);
    await page.locator("#key-dtw").fill("8");
    await page.keyboard.press("Tab");
    await page.waitForSelector("#run:not([disabled])");
  }));

test("a preset of the thesis is one click, with the thesis' numbers beside ours", () =>
  visit("", async ({ page, says }) => {
    await page.select("#preset", "table-4.3");
    await page.locator("#preset-runs button").click();
    await page.waitForFunction(() => /of [\d,]+ trials,|All/.test(document.getElementById("progress-text").textContent));
    await says("fingerprint", FINGERPRINT);
    const tables = await page.$$eval("#tables caption", (captions) => captions.map((caption) => caption.textContent));
    assert.deepEqual(tables, ["Ties and coarseness", "What the thesis has, and what is known exactly"]);
  }));

test("a traced game is stepped through on the board", () =>
  visit("kind=trace&dtw=4&eval=eu", async ({ page, says, click }) => {
    await click("run");
    await says("trace-text", /^Move 0 of 4: .*, 4 to win/);
    await click("trace-forward");
    await says("trace-text", /^Move 1 of 4: .*, 3 to win/);
    assert.ok((await page.$$("#trace-table tbody tr")).length >= 4);
  }));

test("the explorer shows distances, patterns and successors", () =>
  visit("", async ({ page, says }) => {
    await page.$eval("#explorer", (section) => section.scrollIntoView());
    await page.waitForSelector("#explorer-chart svg");
    await page.waitForSelector("#explorer-patterns figure");
    const positions = await page.$$eval("#explorer-patterns figcaption", (captions) => captions.map((caption) => Number(caption.textContent.split(": ")[1])));
    assert.equal(positions.reduce((sum, count) => sum + count, 0), 184);
    assert.equal((await page.$$("#explorer-successors tbody tr")).length, 7);
    await page.locator("#explorer-position").fill("115.987654312");
    await page.locator("#explorer-form button").click();
    await says("explorer-error", /odd permutation/);
  }));

test("rows and report are exported as they were made", { skip: engine === "firefox" && "the driver saves no files" }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "plyground-"));
  try {
    await visit("n=25&t=3", async ({ page, says, click }) => {
      const session = await page.createCDPSession();
      await session.send("Browser.setDownloadBehavior", { behavior: "allow", downloadPath: folder, browserContextId: page.browserContext().id });
      await click("run");
      const digest = await fingerprint(says);
      await click("export-csv");
      await click("export-json");
      const files = async () => (await readdir(folder)).filter((name) => /\.(csv|json)$/.test(name));
      while ((await files()).length < 2) await page.evaluate(() => new Promise((go) => requestAnimationFrame(go)));
      const read = async (ending) => readFile(join(folder, (await files()).find((name) => name.endsWith(ending))), "utf8");
      const [head, rows] = [[], []];
      for (const line of (await read(".csv")).trimEnd().split("\n")) (line.startsWith("#") ? head : rows).push(line);
      assert.equal(rows.length, 26);
      assert.ok(head.includes(`# fingerprint: ${digest}`));
      const query = head.find((line) => line.startsWith("# query: ")).slice(9);
      assert.equal(createHash("sha256").update(`plyground 1\n${query}\n${rows.join("\n")}\n`).digest("hex"), digest);
      assert.equal(JSON.parse(await read(".json")).fingerprint, digest);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("no violations, light and dark, wide and narrow", { skip: engine === "firefox" && "the driver emulates no media features" }, async () => {
  const html = await readFile(inRepository("dist/lab.html"), "utf8");
  site.answer("lab.html", { body: html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "") });
  try {
    await visit(SMALL, async ({ page, says, click }) => {
      await click("run");
      await says("fingerprint", FINGERPRINT);
      await page.waitForSelector("#chart svg");
      await page.$eval("#explorer", (section) => section.scrollIntoView());
      await page.waitForSelector("#explorer-chart svg");
      await page.addScriptTag({ path: axe });
      for (const scheme of ["light", "dark"]) {
        for (const width of [1280, 320]) {
          await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: scheme }]);
          await page.setViewport({ width, height: 800 });
          assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `wider than ${width}`);
          const { violations } = await page.evaluate(() => globalThis.axe.run());
          assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`), []);
        }
      }
    });
  } finally {
    site.answer("lab.html", undefined);
  }
});
