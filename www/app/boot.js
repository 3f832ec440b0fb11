// What every page does first: it loads the engine.

/** The site's address, and how long to wait for its network, in milliseconds. @type {import("./service.js").Site} */
export const site = {
  base: new URL("./", document.baseURI).href,
  patience: Number(document.documentElement.dataset.tablePatience),
};

/**
 * Compiles a module of pkg/ while it arrives, where the server names the type; any other server will do as well.
 * @param {string} file
 */
export async function compile(file) {
  const url = new URL(`./pkg/${file}`, site.base);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname} was answered with ${response.status}`);
  if (response.headers.get("Content-Type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
