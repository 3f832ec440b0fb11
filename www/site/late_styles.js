// Style sheets that a page loads when they are first needed.

import { make } from "./dom.js";
import { site } from "./start_page.js";

/** @type {Map<string, Promise<unknown>>} */
const loading = new Map();

/** Without its styles, which `early.js` reports missing, a part can be read as well. @param {string} file */
function load(file) {
  return new Promise((done) => {
    const link = make("link");
    Object.assign(link, { rel: "stylesheet", href: new URL(file, site.base).href, onload: done, onerror: done });
    document.head.append(link);
  });
}

/** Loads style sheets, each once. @param {string[]} files */
export const loadStyles = (files) =>
  Promise.all(files.map((file) => loading.get(file) ?? loading.set(file, load(file)).get(file)));
