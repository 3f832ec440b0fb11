// Results of the laboratory on the device: only those of this build are counted, and none is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin } from "./laboratory.mjs";
import { addUpShifts, comes, thorough, useSite } from "./visit.mjs";

const { visit } = await useSite();
const QUERY = "kind=playouts&g=isolation:5x5&n=40";
const FINGERPRINT = /[0-9a-f]{64}$/;

/** Runs the experiment to its end; returns its fingerprint. */
async function run({ page, says }) {
  await page.waitForSelector("#run:enabled");
  await begin(page);
  return says("fingerprint", FINGERPRINT);
}

/** The contents of a store of the laboratory. @param {import("puppeteer-core").Page} page @param {string} store */
const stored = (page, store) =>
  page.evaluate(
    (store) =>
      new Promise((go, fail) => {
        const request = indexedDB.open("plyground-rows");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(store).objectStore(store).getAll();
          all.onsuccess = () => {
            request.result.close();
            go(all.result);
          };
        };
      }),
    store,
  );

/** Stores rows in place of those that are there. @param {import("puppeteer-core").Page} page @param {any[]} rows */
const replace = (page, rows) =>
  page.evaluate(
    (rows) =>
      new Promise((go, fail) => {
        const request = indexedDB.open("plyground-rows");
        request.onerror = () => fail(request.error);
        request.onsuccess = () => {
          const transaction = request.result.transaction("rows", "readwrite");
          transaction.objectStore("rows").clear();
          for (const row of rows) transaction.objectStore("rows").put(row);
          transaction.onabort = () => fail(transaction.error);
          transaction.oncomplete = () => {
            request.result.close();
            go(undefined);
          };
        };
      }),
    rows,
  );

/** Waits until all rows of the run are stored. @param {import("puppeteer-core").Page} page */
const allStored = (page) =>
  comes(
    "40 stored rows",
    () => stored(page, "rows"),
    (chunks) => chunks.reduce((sum, { records }) => sum + records.length, 0) === 40,
  );

const SET_ASIDE = /that another version of Plyground kept, or that are damaged, have been set aside/;
const reload = async (page) => {
  await page.reload();
  await page.waitForFunction(() => document.documentElement.dataset.begun !== undefined);
};

/** Stored rows that this build does not use; tests/unit/chunks.test.mjs has all reasons. */
const CHANGES = {
  "of another build": (chunk) => ({ ...chunk, source: "0badc0de" }),
  "that no engine makes": (chunk) => ({ ...chunk, records: chunk.records.map(() => "x\n") }),
};

thorough("rows that do not belong to this build or are damaged are set aside, told, and can be discarded", () =>
  visit(`lab.html?${QUERY}`, async (visitor) => {
    const { page, says, click } = visitor;
    const fingerprint = await run(visitor);
    const chunks = await allStored(page);
    await reload(page);
    assert.equal(await says("fingerprint", FINGERPRINT), fingerprint);
    assert.equal(await visitor.text("kept"), "");
    for (const [how, change] of Object.entries(CHANGES)) {
      const changed = chunks.map(change);
      await replace(page, changed);
      await reload(page);
      await says("kept", SET_ASIDE);
      const aside = (await stored(page, "aside")).map(({ value }) => value);
      assert.deepEqual(JSON.stringify(aside), JSON.stringify(changed), how);
      assert.equal(await run(visitor), fingerprint, how);
      await says("kept", SET_ASIDE);
      await page.$$eval("#kept button", ([, discard]) => discard.click());
      await says("kept", "");
      assert.deepEqual(await stored(page, "aside"), []);
      await click("discard");
      await page.waitForSelector("#discard", { hidden: true });
    }
  }),
);

test("a kept run comes back and moves nothing in a high window", () =>
  visit(
    "lab.html?kind=tournament&g=isolation:5x5&engines=beginner;random&n=4",
    async (visitor) => {
      const { page, says } = visitor;
      const fingerprint = await run(visitor);
      await comes(
        "4 stored rows",
        () => stored(page, "rows"),
        (chunks) => chunks.reduce((sum, { records }) => sum + records.length, 0) === 4,
      );
      await reload(page);
      assert.equal(await says("fingerprint", FINGERPRINT), fingerprint);
      await page.waitForSelector("body:not(.recalling) #games-table tbody tr");
      const moved = await page.evaluate(() => globalThis.moved);
      assert.ok(moved <= 0.02, `${moved}`);
    },
    {
      prepare: async (page) => {
        await page.setViewport({ width: 1366, height: 1200 });
        await addUpShifts(page);
      },
    },
  ));

test("results that were set aside can be saved as a file", () =>
  visit(`lab.html?${QUERY}`, async (visitor) => {
    const { page, says } = visitor;
    await run(visitor);
    const changed = (await allStored(page)).map(CHANGES["of another build"]);
    await replace(page, changed);
    await reload(page);
    await says("kept", SET_ASIDE);
    const text = await page.evaluate(
      () =>
        new Promise((go) => {
          const make = URL.createObjectURL;
          URL.createObjectURL = (blob) => {
            void blob.text().then(go);
            return make(blob);
          };
          document.querySelector("#kept button").click();
        }),
    );
    assert.deepEqual(JSON.parse(text), changed);
  }));

/** Ways in which a browser keeps nothing; there are more in storages.all.test.mjs. @type {Record<string, () => void>} */
const STORAGES = {
  "that does not answer when it is used": () => {
    IDBDatabase.prototype.transaction = () =>
      /** @type {any} */ ({ objectStore: () => new Proxy({}, { get: () => () => ({}) }) });
  },
  "that is full": () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  },
};
for (const [how, prepare] of Object.entries(STORAGES)) {
  thorough(`with a storage ${how}, the laboratory runs and says that nothing is kept`, () =>
    visit(
      `lab.html?${QUERY}`,
      async (visitor) => {
        await run(visitor);
        await visitor.says("kept", /^Results are not kept: /);
      },
      { prepare: (page) => page.evaluateOnNewDocument(prepare) },
    ),
  );
}
