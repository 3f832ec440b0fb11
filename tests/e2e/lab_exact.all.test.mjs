// Exact winning quotas in the laboratory: computed step by step, beside a sample of the same games.
import assert from "node:assert/strict";
import { begin, fingerprint, visitLab } from "./laboratory.mjs";
import { LOOKS, findNoViolations, takeOn, thorough, useSite, withAxe } from "./visit.mjs";

const QUERY = "kind=exact-quota&dtw=8&t=3&limit=12";
const { site, visit: open } = await useSite();
const visit = visitLab(open);

/** The cells of the first row of results, once they are shown: then their fingerprint is too. */
async function firstRow(page, says) {
  await fingerprint(says);
  return page.$eval("#tables tbody tr", (row) => [...row.cells].map((cell) => cell.textContent));
}

thorough("an exact quota runs step by step and has a table and a chart", () =>
  visit("kind=exact-quota&dtw=8&t=2&limit=12&sweep=eval&over=eu,man", async ({ page, says }) => {
    await says(
      "about-text",
      /Exact winning quota: .* 11,612,160 positions .* 130 MB of memory, or 180 MB if fat moves break ties\./,
    );
    assert.ok(await page.$eval("#field-n", (field) => field.hidden));
    await begin(page);
    await says("progress-text", "All 24 trials are done.");
    await fingerprint(says);
    const rows = await page.$$eval("#tables > .scroll:first-child tbody tr", (rows) =>
      rows.map((row) => [...row.cells].map((cell) => cell.textContent)),
    );
    assert.deepEqual(
      rows.map(([point, moves]) => [point, moves]),
      [
        ["eu", "12"],
        ["man", "12"],
      ],
    );
    assert.ok(
      rows.every(([, , exact, sampled]) => /^[1-9][\d.]* %$/.test(exact) && sampled === "–"),
      String(rows),
    );
    await page.waitForSelector("#chart svg[role=img]");
    // Distances from 0 to 26, of each function.
    assert.equal(await page.$$eval("#tables details tbody tr", (rows) => rows.length), 54);
  }),
);

thorough("exact and sampled quotas of the same games stand beside each other", () =>
  visit(QUERY, async ({ page, says }) => {
    await begin(page);
    await says("progress-text", "All 12 trials are done.");
    const [, , exact] = await firstRow(page, says);
    await page.select("#key-kind", "autoplay");
    await says("progress-text", /^1,068 trials/);
    await begin(page);
    await says("progress-text", "All 1,068 trials are done.");
    const [, , , sampled, interval] = await firstRow(page, says);
    assert.equal(
      await page.$eval("#tables tfoot", (foot) => foot.textContent),
      `Exact, as computed during this visit: all ${exact}.`,
    );
    const [value, low, high] = [exact, ...interval.split(" to ")].map(Number.parseFloat);
    assert.ok(low <= value && value <= high, `${exact} in ${interval}`);
    await page.select("#key-kind", "exact-quota");
    await says("progress-text", "All 12 trials are done.");
    assert.deepEqual((await firstRow(page, says)).slice(2, 5), [exact, sampled, interval]);
  }),
);

/** Runs an experiment with pauses, each once the progress says what is given, and gives its fingerprint. */
async function runWithPauses({ page, says, clickWhen, text }, pauses) {
  await begin(page);
  for (const { after, reloads } of pauses) {
    await clickWhen("pause", "progress-text", after);
    await says("progress-text", /trials are done\.$|^80 trials\.$/);
    if (reloads) {
      await page.reload();
      await page.waitForSelector("#run:not([disabled])");
    }
    assert.equal(await text("run"), /^0|^80/.test(await text("progress-text")) ? "Run" : "Continue");
    await begin(page);
  }
  await says("progress-text", "All 80 trials are done.");
  return fingerprint(says);
}

thorough(
  "an exact run is paused before its first trial and between two, survives a reload, and ends with the bytes of one in one go",
  async () => {
    const begun = /^\d+ of 80 trials; preparing the next one: \d+ %$/;
    const between = /^[1-9]\d* of 80 trials[,;]/;
    const digests = [];
    for (const pauses of [
      [],
      [{ after: begun }, { after: between }, { after: between, reloads: true }, { after: begun }],
    ]) {
      await visit("kind=exact-quota&dtw=8&t=2&limit=40&sweep=eval&over=eu,man", async (person) => {
        // A chain is computed anew after a reload.
        person.page.setDefaultTimeout(60_000);
        digests.push(await runWithPauses(person, pauses));
      });
    }
    assert.equal(digests[0], digests[1]);
  },
);

thorough("points that ask about one chain are computed by one worker", () =>
  visit("kind=exact-quota&t=2&limit=10&sweep=dtw&over=8,10,12", async ({ page, says }) => {
    await page.evaluate(() => {
      const asked = Worker.prototype.postMessage;
      globalThis.workers = new Set();
      Worker.prototype.postMessage = function (message, ...others) {
        if (message.op === "trials") globalThis.workers.add(this);
        return asked.call(this, message, ...others);
      };
    });
    await begin(page);
    await says("progress-text", "All 30 trials are done.");
    await fingerprint(says);
    assert.equal(await page.evaluate(() => globalThis.workers.size), 1);
    assert.deepEqual(
      await page.$$eval("#tables > .scroll:first-child tbody tr", (rows) =>
        rows.map((row) => row.cells[0].textContent),
      ),
      ["8", "10", "12"],
    );
  }),
);

for (const query of [
  QUERY,
  "kind=clusters&t=3&n=60&noise=add&sweep=eval&over=eu,man",
  "kind=solving&n=20&eval=pdb&with=a-star&sweep=noise&over=none,add",
]) {
  thorough(`no violations in the results of ${query}, and its note fits`, () =>
    withAxe(site, "lab.html", async () => {
      await visit(query, async ({ page, says }) => {
        await begin(page);
        await fingerprint(says);
        await page.waitForSelector("#chart svg[role=img]");
        await page.$$eval("#tables details", (folds) => folds.forEach((fold) => (fold.open = true)));
        for (const look of [...LOOKS, { scheme: "light", width: 390 }]) {
          await takeOn(page, look);
          await findNoViolations(page);
          const [notes, room] = await page.$eval("#tables", (tables) => [
            [...tables.querySelectorAll("tfoot p")].map((note) => note.clientWidth),
            tables.clientWidth,
          ]);
          assert.ok(
            notes.every((width) => width <= room),
            `${notes} in ${room}`,
          );
        }
      });
    }),
  );
}
