// Preloads files before the page's other scripts have arrived. Once these run, they fetch what they need themselves.

/** @param {Partial<HTMLLinkElement>} link */
export function fetchEarly(link) {
  if (!("arrived" in document.documentElement.dataset))
    document.head.append(Object.assign(document.createElement("link"), link));
}

/** The same for a WebAssembly module. @param {string} href */
export const fetchModuleEarly = (href) =>
  fetchEarly({ rel: "preload", href, as: "fetch", type: "application/wasm", crossOrigin: "anonymous" });
