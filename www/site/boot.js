// Locates the site from one of its pages.

const { site: path = "./" } = document.documentElement.dataset;

/** @type {import("./service.js").Site} */
export const site = { base: new URL(path, document.baseURI).href };
