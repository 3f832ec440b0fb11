// Loads the distances of SlideThree: from a file cached on an earlier visit, from the network, or computed on this
// machine. Computing takes milliseconds, so the network gets little more time than that.

import { TABLES } from "../pkg/tables.js";
import { inTime } from "./in_time.js";
import { keepTable, tableCache } from "./table_cache.js";

/** @typedef {import("../pkg/distances.js").Table} Table */
/** @typedef {typeof import("../pkg/distances.js").Table} Tables  The class that makes tables. */
/**
 * @typedef {{ stage: "fetching", loaded: number, total: number } | { stage: "generating", share: number }
 *   | { stage: "damaged", message: string } | { stage: "ready", source: string, why?: string, ms: number }} News
 */

/** A file could not be loaded. */
class Unavailable extends Error {
  /** @param {string} why */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/**
 * @param {Tables} Tables
 * @param {{ base: string, patience: number }} site  Its address, and the timeout for its network, in milliseconds.
 * @param {(news: News) => void} report
 * @returns {Promise<Table>}
 */
export async function loadTable(Tables, { base, patience }, report) {
  const url = new URL(`./pkg/${TABLES.slide3.file}`, base).href;
  const begun = performance.now();
  const ready = (/** @type {string} */ source, /** @type {string} */ why = "") =>
    report({ stage: "ready", source, why, ms: Math.round(performance.now() - begun) });

  const kept = await fromCache(Tables, url, report);
  if (kept) {
    ready("cache");
    return kept;
  }
  try {
    const { table, bytes } = await fromNetwork(Tables, url, patience - (performance.now() - begun), report);
    ready("file");
    // If the disk is full, the file is downloaded again next time.
    keepTable(url, new Response(bytes)).catch(() => undefined);
    return table;
  } catch (error) {
    const table = generate(Tables, report);
    ready("generated", error instanceof Unavailable ? error.why : "damaged");
    return table;
  }
}

/** @param {Tables} Tables @param {(news: News) => void} report */
function generate(Tables, report) {
  report({ stage: "generating", share: 0 });
  const greatest = 26;
  return Tables.generate("slide3", (distance) => report({ stage: "generating", share: distance / greatest }));
}

/** @param {Tables} Tables @param {string} url @param {(news: News) => void} report */
async function fromCache(Tables, url, report) {
  const cache = await tableCache();
  const read = async () => (await cache?.match(url))?.arrayBuffer();
  const bytes = cache && (await inTime(read()).catch(() => undefined));
  if (!bytes) return undefined;
  try {
    return Tables.decode(new Uint8Array(bytes));
  } catch (error) {
    report({ stage: "damaged", message: /** @type {Error} */ (error).message });
    cache.delete(url).catch(() => false);
    return undefined;
  }
}

/**
 * Downloads the file, twice if it arrives damaged.
 * @param {Tables} Tables
 * @param {string} url
 * @param {number} patience
 * @param {(news: News) => void} report
 */
async function fromNetwork(Tables, url, patience, report) {
  const { connection } = /** @type {{ connection?: { saveData?: boolean } }} */ (navigator);
  if (connection?.saveData) throw new Unavailable("saving");
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), patience);
  try {
    for (const cache of /** @type {const} */ (["default", "reload"])) {
      const bytes = await download(url, cache, stop.signal, report);
      try {
        return { table: Tables.decode(bytes), bytes };
      } catch (error) {
        report({ stage: "damaged", message: /** @type {Error} */ (error).message });
      }
    }
  } catch (error) {
    if (stop.signal.aborted) throw new Unavailable("slow");
    throw error instanceof Unavailable ? error : new Unavailable("offline");
  } finally {
    clearTimeout(timer);
  }
  throw new Unavailable("damaged");
}

/**
 * @param {string} url @param {RequestCache} cache @param {AbortSignal} signal
 * @param {(news: News) => void} report
 */
async function download(url, cache, signal, report) {
  const total = TABLES.slide3.bytes;
  report({ stage: "fetching", loaded: 0, total });
  const response = await fetch(url, { cache, signal });
  if (!response.ok || !response.body) throw new Unavailable("refused");
  const chunks = [];
  let loaded = 0;
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    loaded += value.length;
    report({ stage: "fetching", loaded: Math.min(loaded, total), total });
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
