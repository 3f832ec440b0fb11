// The common start of all pages: they load their texts, draw their first picture, and load their module meanwhile.

import { wakeHeader } from "./header.js";
import { learn, translatePage } from "./i18n.js";
import { begin } from "./start_page.js";
import { words as common } from "./words.js";

/**
 * @template Drawn, [Prepared=void]
 * @typedef {object} Page
 * @property {string} [module]  The file of its module, if it has one.
 * @property {object[]} words  Its texts and the translations of its HTML, in addition to the texts of all pages.
 * @property {Parameters<typeof translatePage>[1]} [cards]  The translations of the cards of games, if its HTML has these.
 * @property {() => Promise<Prepared>} [prepare]  Loads the data of its first picture.
 * @property {(prepared: Prepared) => Drawn} draw  Draws everything that needs no module.
 * @property {(compiled: WebAssembly.Module, drawn: Drawn) => unknown} open  Does the rest.
 */

/** @template Drawn, Prepared @param {Page<Drawn, Prepared>} page */
export function openPage({ module, words, cards, prepare, draw, open }) {
  /** @type {Drawn} */
  let drawn;
  const speak = async () => {
    wakeHeader();
    const [prepared] = await Promise.all([prepare?.(), learn(...words, common)]);
    await translatePage([common, ...words], cards);
    drawn = draw(/** @type {Prepared} */ (prepared));
  };
  begin({ module, speak, start: (compiled) => open(compiled, drawn) });
}
