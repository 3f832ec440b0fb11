// Preloads files before the page's other scripts have arrived. Once these run, they fetch their files themselves.

/** @param {...string} files  Scripts and WebAssembly modules. */
export function fetchEarly(...files) {
  if ("arrived" in document.documentElement.dataset) return;
  for (const href of files) {
    const type = href.endsWith(".js")
      ? { rel: "modulepreload" }
      : { rel: "preload", as: "fetch", type: "application/wasm", crossOrigin: "anonymous" };
    document.head.append(Object.assign(document.createElement("link"), { href, ...type }));
  }
}
