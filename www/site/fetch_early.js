// Preloads files before the page's other scripts have arrived.

/** @param {Partial<HTMLLinkElement>} link */
export const fetchEarly = (link) => document.head.append(Object.assign(document.createElement("link"), link));

/** The same for a WebAssembly module. @param {string} href */
export const fetchModuleEarly = (href) =>
  fetchEarly({ rel: "preload", href, as: "fetch", type: "application/wasm", crossOrigin: "anonymous" });
