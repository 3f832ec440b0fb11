// Compiles a module of the site.

/**
 * Compiles it while it downloads, if the server sends the right type; otherwise afterwards.
 * @param {string} base @param {string} file
 */
export async function compile(base, file) {
  const url = new URL(file, base);
  // The browser may have kept a wrong answer, and may give what was fetched early to a request for a new one.
  return load(url, "default")
    .catch(() => load(url, "reload"))
    .catch(() => load(url, "reload"));
}

/** @param {URL} url @param {RequestCache} cache */
async function load(url, cache) {
  const response = await fetch(url, { cache });
  if (!response.ok)
    throw Object.assign(new Error(`${url.pathname} was answered with ${response.status}`), { code: "missing-file" });
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
