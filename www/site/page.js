// What every page does before it does anything of its own: it learns its language, draws its first picture, and loads its
// module meanwhile.

import { wakeHeader } from "./header.js";
import { learn } from "./i18n.js";
import { language, translate } from "./language.js";
import { begin } from "./start_page.js";
import { words as common } from "./words.js";

/**
 * @template Drawn, [Prepared=void]
 * @typedef {object} Page
 * @property {string} [module]  The file of its module, if it has one.
 * @property {object[]} words  Its texts, besides those of all pages.
 * @property {() => Promise<{ html: Record<string, string> }>[]} german  Loads the German of its HTML.
 * @property {() => Record<string, string>} [alsoGerman]  Further German, which is there already.
 * @property {() => Promise<Prepared>} [prepare]  Loads what its first picture needs.
 * @property {(prepared: Prepared) => Drawn} draw  Draws everything that needs no module.
 * @property {(compiled: WebAssembly.Module, drawn: Drawn) => unknown} open  Does the rest.
 */

/** @template Drawn, Prepared @param {Page<Drawn, Prepared>} page */
export function openPage({ module, words, german, alsoGerman = () => ({}), prepare, draw, open }) {
  /** @type {Drawn} */
  let drawn;
  const speak = async () => {
    wakeHeader();
    const [prepared] = await Promise.all([prepare?.(), learn(...words, common)]);
    if (language() === "de") {
      const [{ common }, ...own] = await Promise.all([import("./words_de.js"), ...german()]);
      translate(Object.assign({ ...common, ...alsoGerman() }, ...own.map(({ html }) => html)));
    }
    drawn = draw(/** @type {Prepared} */ (prepared));
  };
  begin({ module, speak, start: (compiled) => open(compiled, drawn) });
}
