// Where a page of the site finds it.

const { site: path = "./", tablePatience } = document.documentElement.dataset;

/** The site's address, and how long to wait for its network, in milliseconds. @type {import("./service.js").Site} */
export const site = { base: new URL(path, document.baseURI).href, patience: Number(tablePatience) };
