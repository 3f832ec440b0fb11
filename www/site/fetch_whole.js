// Fetches a file that may have arrived damaged before.

/**
 * Fetches a file and reads it; if it cannot be read, it is fetched anew. The browser may have kept a wrong answer, and
 * may give what was fetched early to the first request for a new one.
 * @template T
 * @param {URL} url
 * @param {(response: Response) => Promise<T>} read  Rejects what is not whole.
 */
export async function fetchWhole(url, read) {
  const load = async (/** @type {RequestCache} */ cache) => {
    const response = await fetch(url, { cache });
    if (response.ok) return read(response);
    throw Object.assign(new Error(`${url.pathname} was answered with ${response.status}`), { code: "missing-file" });
  };
  const again = () => load("reload");
  return load("default").catch(again).catch(again);
}
