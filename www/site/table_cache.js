// The cache of the table file: all builds share it, and readers verify the file first.

/** Storage may be forbidden, as in a sandboxed frame: then nothing is cached. @returns {Promise<Cache | undefined>} */
export const tableCache = () =>
  Promise.resolve()
    .then(() => caches.open("plyground-tables"))
    .catch(() => undefined);

/**
 * Saves a file by its name, which contains its hash; older ones are removed. Throws if the disk is full.
 * @param {string} url
 * @param {Response} response
 */
export async function keepTable(url, response) {
  const cache = await tableCache();
  for (const old of (await cache?.keys()) ?? []) await cache?.delete(old);
  await cache?.put(url, response);
}
