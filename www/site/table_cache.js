// The cache of the table file: all builds share it, and readers verify the file first.

import { inTime } from "./in_time.js";

/** Storage may be forbidden, as in a sandboxed frame: then nothing is cached. @returns {Promise<Cache | undefined>} */
export const tableCache = () =>
  inTime(Promise.resolve().then(() => caches.open("plyground-tables"))).catch(() => undefined);

/**
 * Saves a file by its name, which contains its hash; older ones are removed. Throws if the disk is full.
 * @param {string} url
 * @param {Response} response
 */
export async function keepTable(url, response) {
  const cache = await tableCache();
  const name = new URL(url, location.href).href;
  for (const old of (await cache?.keys()) ?? []) if (old.url !== name) await cache?.delete(old);
  await cache?.put(url, response);
}
