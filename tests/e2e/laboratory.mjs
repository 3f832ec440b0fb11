// Visits of the laboratory, and what its results say.

/**
 * Visits of the laboratory with a query, once it can be run or says why not.
 * @param {Awaited<ReturnType<typeof import("./visit.mjs").useSite>>["visit"]} open
 * @param {{ also?: string, unfolds?: boolean }} [options]  What else must be there, because it arrives later, and whether
 *   all settings are unfolded.
 */
export const visitLab =
  (open, { also, unfolds } = {}) =>
  (query, act, how) =>
    open(
      `lab.html${query || unfolds ? `?${query}` : ""}`,
      async (person) => {
        await person.page.waitForSelector("#run:not([disabled]), #form-error:not([hidden]), #sample-note:not(:empty)");
        if (also) await person.page.waitForSelector(also);
        if (unfolds) await person.page.$eval("#settings", (fold) => (fold.open = true));
        await act(person);
      },
      how,
    );

/**
 * Presses Run, unless the experiment has begun by itself: if it is short enough on this machine.
 * @param {import("puppeteer-core").Page} page
 */
export const begin = (page) =>
  page.evaluate(() => {
    const run = document.getElementById("run");
    if (!run.hidden && !/^(?:Run again|Noch einmal)$/.test(run.textContent)) run.click();
  });

/** The tables and figures of the sources. */
export const SOURCES = "#preset-thesis option:nth-child(2)";

const FINGERPRINT = /SHA-256 of query and rows\): ([0-9a-f]{64})$/;
/** The fingerprint of the results, once they are complete. @param {import("./visit.mjs").Visit["says"]} says */
export const fingerprint = async (says) => FINGERPRINT.exec(await says("fingerprint", FINGERPRINT))[1];

/** The tables whose captions begin so, as rows of texts, all of one moment. */
export const tables = (page, ...captions) =>
  page.$$eval(
    "#tables table",
    (tables, captions) =>
      captions.map((begins) => {
        const table = tables.find(({ caption }) => caption?.textContent.startsWith(begins));
        return [...table.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent));
      }),
    captions,
  );
