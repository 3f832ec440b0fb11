// The dialog of statistics: figures, files, tabs that share a storage, and deletion.
import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { nothing, read, write } from "../../www/statistics/player_statistics.js";
import { words as matchWords } from "../../www/match/words.js";
import { collect, match, puzzle } from "../unit/played.mjs";
import { inRepository } from "./site.mjs";
import { LOOKS, chromiumOnly, findNoViolations, takeOn, thorough, useSite } from "./visit.mjs";

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self'; font-src 'self'; img-src data:; connect-src 'self'">`;
const pageWith = (
  policy,
) => `<!doctype html><html lang="en"><title>Statistics</title>${policy}<link rel="icon" href="data:,"><link rel="stylesheet" href="./style.css"><main><h1>Statistics</h1><button id="open">Open</button></main>
<script type="module">
  import { notePlayed, noteSolved } from "./statistics/index.js";
  import { openStatistics } from "./statistics/dialog.js";
  Object.assign(globalThis, { notePlayed, noteSolved });
  document.getElementById("open").onclick = () => void openStatistics();
</script>`;
const { browser, site, visit: open } = await useSite({ folder: inRepository("www") });
site.answer("statistics-test.html", { body: pageWith(policy) });
// Without a Content-Security-Policy the page lets axe in.
site.answer("statistics-open.html", { body: pageWith("") });
const folder = await mkdtemp(join(tmpdir(), "plyground-"));
after(() => rm(folder, { recursive: true, force: true }));

/** Opens the dialog where some puzzles were solved today, and where storage holds some texts. */
const visit = ({ solved = [], played = [], storage = {}, languages, name = "statistics-test.html" }, act) =>
  open(
    name,
    async ({ page }) => {
      await page.evaluate(
        (storage) => Object.entries(storage).forEach(([key, text]) => localStorage.setItem(`plyground.${key}`, text)),
        storage,
      );
      await page.waitForFunction(() => globalThis.noteSolved);
      await page.evaluate((solved) => Promise.all(solved.map(globalThis.noteSolved)), solved);
      await page.evaluate((played) => Promise.all(played.map(globalThis.notePlayed)), played);
      await page.click("#open");
      await page.waitForSelector("dialog[open]");
      const press = (name) => page.locator(`dialog ::-p-text(${name})`).click();
      const says = (text) =>
        page.waitForFunction(
          (text) => document.querySelector("dialog [role=status]").textContent.includes(text),
          {},
          text,
        );
      const figures = () =>
        page.$$eval("dialog tbody tr", (rows) =>
          rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(" ")),
        );
      const kept = (key = "statistics") => page.evaluate((key) => localStorage.getItem(`plyground.${key}`), key);
      await act({ page, press, says, figures, kept });
    },
    { languages },
  );

const today = () => new Date().toISOString().slice(0, 10);
const { date, ...noted } = puzzle;
const solved = [
  noted,
  { ...noted, moves: 24, position: "114.987654321", helped: true, day: today() },
  { ...noted, game: "slide4", position: "155.g", optimum: null },
];

const streak = (page) => page.$eval("dialog .streak", (streak) => streak.textContent);

test("the dialog shows days, results and figures", () =>
  visit({ solved }, async ({ page, figures }) => {
    assert.deepEqual(await page.$$eval("dialog thead th", (cells) => cells.map((cell) => cell.textContent)), [
      "Figure",
      "SlideThree",
      "SlideFour",
    ]);
    assert.deepEqual(await figures(), [
      "Solved 2 1",
      "Without help 1 1",
      "In the fewest moves 1 –",
      "Moves ÷ fewest, best 1.00 –",
      "Moves ÷ fewest, mean 1.13 –",
    ]);
    assert.equal(await streak(page), "1 day in a row");
    const squares = await page.$$eval("dialog .calendar b", (all) => all.map(({ className }) => className));
    assert.deepEqual(squares.filter(Boolean), ["counts today"]);
    assert.equal(squares.at(-1), "counts today");
    const told = (selector) =>
      page.$$eval(`dialog ${selector}[role=img]`, (all) => all.map(({ ariaLabel }) => ariaLabel));
    assert.deepEqual(await told(".calendar"), [
      "The last five weeks: 1 day counts for the streak, and you played on 0 more.",
    ]);
    assert.deepEqual(await told(".spread .bars"), [
      "fewest moves: 1, all with hints; 2 extra: 0; 4 extra: 0; 6 or more extra: 1",
      "fewest unknown: 1",
    ]);
  }));

test("problems of the day count as well", () =>
  visit(
    { storage: { days: JSON.stringify({ version: 1, days: {}, last: today(), streak: 3, best: 5 }) } },
    async ({ page }) => assert.equal(await streak(page), "3 days in a row"),
  ));

thorough("games of any name are shown by it", () =>
  visit({ solved: [noted, { ...noted, game: "constructor" }] }, async ({ page, figures }) => {
    assert.deepEqual(await page.$$eval("dialog thead th", (cells) => cells.map((cell) => cell.textContent)), [
      "Figure",
      "constructor",
      "SlideThree",
    ]);
    assert.equal((await figures())[0], "Solved 1 1");
  }),
);

const { ended, ...ending } = match;
const played = [
  ending,
  { ...ending, level: "strong", result: "lost" },
  { ...ending, game: "checkers", level: "medium", helped: true },
  { ...ending, game: "later", level: "wild" },
];
const games = (page) =>
  page.$$eval("dialog table:last-of-type tbody tr", (rows) =>
    rows.map((row) => [...row.cells].map((cell) => cell.textContent).join(": ")),
  );

test("the dialog shows games too, in the words of the games page", () =>
  visit({ played }, async ({ page, kept }) => {
    await page.waitForFunction(() => document.querySelectorAll("dialog tbody tr").length === 3);
    assert.deepEqual(await games(page), [
      "Checkers: 1 · 0 · 0",
      "laterBeaten without help: wild: 1 · 0 · 0",
      `Lines of ActionBeaten without help: ${matchWords.levels.easy.name}: 1 · 1 · 0`,
    ]);
    assert.equal(await streak(page), "1 day in a row");
    assert.deepEqual(
      await page.$$eval("dialog .played .note", (notes) => notes.map(({ textContent }) => textContent)),
      ["1 won, 0 lost", "1 won, 0 lost", "1 won, 1 lost"],
    );
    assert.equal(JSON.parse(await kept()).version, 2);
  }));

test("statistics that find no room are not lost while the page is open", () =>
  open("statistics-test.html", async ({ page }) => {
    await page.waitForFunction(() => globalThis.noteSolved);
    const result = await page.evaluate(async (solved) => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      const note = async (/** @type {any} */ puzzle) => (await globalThis.noteSolved(puzzle)).isStored;
      const kept = [await note(solved[0]), await note(solved[1])];
      Storage.prototype.setItem = setItem;
      return [...kept, await note(solved[2]), JSON.parse(localStorage.getItem("plyground.statistics")).solved.length];
    }, solved);
    assert.deepEqual(result, [false, false, true, 3]);
  }));

test("two tabs that solve puzzles at the same time lose nothing of each other", () =>
  open("statistics-test.html", async ({ page }) => {
    const puzzles = 100;
    const other = await page.browserContext().newPage();
    await other.goto(page.url());
    for (const tab of [page, other]) await tab.waitForFunction(() => globalThis.noteSolved);
    const solve = (tab, name) =>
      tab.evaluate(
        async (noted, name, puzzles) => {
          for (let at = 0; at < puzzles; at++) {
            await globalThis.noteSolved({ ...noted, position: `${name}.${at}` });
            await new Promise((go) => setTimeout(go));
          }
        },
        noted,
        name,
        puzzles,
      );
    await Promise.all([solve(page, "one"), solve(other, "other")]);
    /** One of the tabs is in the background, where no frames are drawn that a wait could follow. */
    const keeps = (tab, count) =>
      tab.waitForFunction(
        (count) => JSON.parse(localStorage.getItem("plyground.statistics")).solved.length === count,
        { polling: 100 },
        count,
      );
    await keeps(page, 2 * puzzles);
    // Deleted statistics stay deleted in both tabs.
    await page.bringToFront();
    await page.click("#open");
    await page.locator("dialog ::-p-text(Forget all)").click();
    await page.locator("dialog ::-p-text(Yes, forget)").click();
    await other.bringToFront();
    await other.evaluate((noted) => globalThis.noteSolved({ ...noted, position: "last" }), noted);
    for (const tab of [page, other]) await keeps(tab, 1);
    await other.close();
  }));

/** Chooses a file as a person does. */
async function choose({ page, press }, text) {
  const file = join(folder, "statistics.json");
  await writeFile(file, text);
  const [chooser] = await Promise.all([page.waitForFileChooser(), press("Import…")]);
  await chooser.accept([file]);
}

test("a file is imported, and says what was new", chromiumOnly("the driver opens a file chooser"), () =>
  visit({ solved: [noted] }, async (visitor) => {
    const { says, figures, kept } = visitor;
    const file = write(collect({}, { position: "p" }, { position: "q", moves: 24 }));
    await choose(visitor, file);
    await says("3 results were read, 2 new.");
    assert.equal((await figures())[0], "Solved 3");
    const before = await kept();
    await choose(visitor, file);
    await says("3 results were read, none of them new.");
    assert.equal(await kept(), before);
    await choose(visitor, "{}");
    await says("The file was not imported: its version is missing: expected 2. Nothing was changed.");
    assert.equal(await kept(), before);
  }),
);

test("exported files can be imported", chromiumOnly("the driver tells of downloads"), () =>
  visit({ solved }, async ({ page, press, kept }) => {
    const session = await browser.target().createCDPSession();
    const done = new Promise((resolve) => {
      let name;
      session.on("Browser.downloadWillBegin", ({ suggestedFilename }) => (name = suggestedFilename));
      session.on("Browser.downloadProgress", ({ state }) => state === "completed" && resolve(name));
    });
    await session.send("Browser.setDownloadBehavior", {
      behavior: "allow",
      browserContextId: page.browserContext().id,
      downloadPath: folder,
      eventsEnabled: true,
    });
    await press("Export");
    const name = await done;
    assert.match(name, /^plyground-statistics-\d{4}-\d\d-\d\d\.json$/);
    assert.deepEqual(read(await readFile(join(folder, name), "utf8")), read(await kept()));
  }),
);

test("forgetting asks first, and can be undone until the dialog closes", () =>
  visit({ solved }, async ({ page, press, says, figures, kept }) => {
    const before = await kept();
    const focused = () => page.evaluate(() => document.activeElement.textContent);
    await press("Forget all");
    assert.equal(await focused(), "No, keep");
    await press("No, keep");
    assert.equal(await kept(), before);
    assert.equal(await focused(), "Forget all");
    await press("Forget all");
    await press("Yes, forget");
    await says("Everything is forgotten.");
    assert.deepEqual(await figures(), []);
    assert.equal(await focused(), "Undo");
    await press("Undo");
    await says("Statistics restored.");
    assert.deepEqual(read(await kept()), read(before));
    await press("Forget all");
    await press("Yes, forget");
    await press("Close");
    await page.waitForSelector("dialog", { hidden: true });
    await page.click("#open");
    await page.waitForSelector("dialog[open]");
    assert.deepEqual(await page.$$eval("dialog button", (buttons) => buttons.map((button) => button.textContent)), [
      "Export",
      "Import…",
      "Forget all",
      "Close",
    ]);
    assert.deepEqual(read(await kept()), nothing());
  }));

test("damaged statistics are set aside and said, and new ones begin", () =>
  visit(
    { solved: [noted], storage: { statistics: "{broken", "statistics.damaged": "[older]" } },
    async ({ page, press, figures, kept }) => {
      assert.equal(await kept("statistics.damaged"), "[older]\n{broken");
      assert.equal((await figures())[0], "Solved 1");
      assert.match(
        await page.$eval("dialog .error", (note) => note.textContent),
        /^Statistics that could not be read were set aside/,
      );
      assert.ok(await page.$("dialog ::-p-text(Save what was set aside)"));
      await press("Forget all");
      await press("Yes, forget");
      assert.equal(await kept("statistics.damaged"), "");
      await press("Undo");
      assert.equal(await kept("statistics.damaged"), "[older]\n{broken");
    },
  ));

test(
  "before the first day that counts no days in a row are shown, and the dialog says when nothing can be kept",
  chromiumOnly("the driver opens a file chooser"),
  () =>
    visit({}, async (visitor) => {
      await visitor.page.waitForSelector("dialog .calendar");
      assert.equal(await visitor.page.$("dialog .streak"), null);
      await visitor.page.evaluate(
        () =>
          (Storage.prototype.setItem = () => {
            throw new Error("full");
          }),
      );
      await choose(visitor, write(collect({})));
      await visitor.says("This browser does not let the page keep anything");
    }),
);

for (const look of LOOKS) {
  thorough(`no violations, ${look.name}`, () =>
    visit(
      {
        solved: [...solved, { ...noted, game: "slide2", position: "100.4321", optimum: 8, moves: 9 }],
        played,
        storage: { "statistics.damaged": "x" },
        name: "statistics-open.html",
      },
      async ({ page, press }) => {
        await takeOn(page, look);
        const overflow = await page.$eval("dialog", (dialog) => dialog.scrollWidth - dialog.clientWidth);
        assert.ok(overflow <= 0, `the dialog is ${overflow} pixels too wide`);
        await findNoViolations(page);
        await press("Forget all");
        await findNoViolations(page);
      },
    ),
  );
}
