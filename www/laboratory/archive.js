// Completed rows, stored in IndexedDB so that a run survives a reload. Rows belong to the build that made them: those
// of another build, and those that are damaged, are set aside. If storage is forbidden, full or silent, runs last as
// long as the page.

import { build } from "../site/build.js";
import { end, inTime, lateDatabase, result } from "../site/database.js";

const NAME = "plyground-rows";
const ROWS = "rows";
const ASIDE = "aside";

/**
 * The stored rows of an experiment.
 * @typedef {object} Stored
 * @property {Chunk[]} chunks  The rows of this build.
 * @property {unknown[]} aside  Other data under its query.
 * @property {boolean} isKept  Whether anything can be stored.
 */

const opened = lateDatabase(NAME, (base) => {
  base.createObjectStore(ROWS, { keyPath: ["query", "source", "from"] });
  base.createObjectStore(ASIDE, { autoIncrement: true }).createIndex("query", "query");
});

/** The keys of a query, in a store whose keys start with it. @param {string} query */
const keys = (query) => IDBKeyRange.bound([query], [query, []]);

/**
 * The stored rows of an experiment. Rows of another build, and damaged ones, are set aside.
 * @param {string} query
 * @param {number} trials
 * @param {(chunk: Chunk) => boolean} [accepts]  A further condition on rows.
 * @returns {Promise<Stored>}
 */
export async function recall(query, trials, accepts = () => true) {
  try {
    const base = await opened();
    return await inTime(
      (async () => {
        const transaction = base.transaction([ROWS, ASIDE], "readwrite");
        const ended = end(transaction);
        const [rows, aside] = [transaction.objectStore(ROWS), transaction.objectStore(ASIDE)];
        const chunks = [];
        for (const value of await result(rows.getAll(keys(query)))) {
          const chunk = read(value, build, trials);
          if (chunk && accepts(chunk)) chunks.push(chunk);
          else {
            aside.add({ query, value });
            rows.delete([value.query, value.source, value.from]);
          }
        }
        const others = await result(aside.index("query").getAll(query));
        await ended;
        return { chunks, aside: others.map(({ value }) => value), isKept: true };
      })(),
    );
  } catch {
    return { chunks: [], aside: [], isKept: false };
  }
}

/**
 * Changes what is stored; returns whether that worked.
 * @param {string} name  The store.
 * @param {(store: IDBObjectStore) => unknown} act
 */
async function change(name, act) {
  try {
    const transaction = (await opened()).transaction(name, "readwrite");
    const ended = end(transaction);
    await act(transaction.objectStore(name));
    await inTime(ended);
    return true;
  } catch {
    return false;
  }
}

/** Stores rows; returns whether that worked. @param {string} query @param {number} from @param {string[]} records */
export const keep = (query, from, records) =>
  change(ROWS, (store) => store.put({ query, source: build, from, records }));

/** Deletes the rows of this build. @param {string} query */
export const forget = (query) =>
  change(ROWS, (store) => store.delete(IDBKeyRange.bound([query, build], [query, build, []])));

/** Deletes what was set aside. @param {string} query */
export const forgetAside = (query) =>
  change(ASIDE, async (store) => {
    for (const key of await result(store.index("query").getAllKeys(query))) store.delete(key);
  });

// Rows as they are stored: with the experiment and the build they belong to.

/**
 * @typedef {object} Chunk
 * @property {string} query  The canonical query.
 * @property {string} source  The build that made the rows.
 * @property {number} from  The first trial.
 * @property {string[]} records  The rows of each trial from that one on, each row ending with a line feed.
 */

/**
 * Stored rows, if they are of this build and of these trials.
 * @param {any} value
 * @param {string} source
 * @param {number} trials  The number of trials of the experiment.
 * @returns {Chunk | undefined}
 */
export function read(value, source, trials) {
  const { query, from, records } = value ?? {};
  const isRow = (/** @type {unknown} */ record) => typeof record === "string" && (!record || record.endsWith("\n"));
  const isChunk =
    typeof query === "string" &&
    value.source === source &&
    Number.isSafeInteger(from) &&
    from >= 0 &&
    Array.isArray(records) &&
    records.length > 0 &&
    from + records.length <= trials &&
    records.every(isRow);
  return isChunk ? value : undefined;
}
