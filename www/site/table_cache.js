// Where the table file is kept: all builds share it, and what reads it there tests it first.

/** Storage may be forbidden, as in a sandboxed frame: then nothing is kept. @returns {Promise<Cache | undefined>} */
export const tableCache = () =>
  Promise.resolve()
    .then(() => caches.open("plyground-tables"))
    .catch(() => undefined);

/**
 * Keeps a file by its name, which holds its hash; older ones go. A full disk throws.
 * @param {string} url
 * @param {Response} response
 */
export async function keepTable(url, response) {
  const cache = await tableCache();
  for (const old of (await cache?.keys()) ?? []) await cache?.delete(old);
  await cache?.put(url, response);
}
