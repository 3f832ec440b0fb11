// Locates the site from one of its pages.

const { site: path = "./", tablePatience } = document.documentElement.dataset;

/** The site's address, and the timeout for its network, in milliseconds. @type {import("./service.js").Site} */
export const site = { base: new URL(path, document.baseURI).href, patience: Number(tablePatience) };
