// The print sheet: a form equivalent to a link, and the resulting pages.

import { Game, Table, freshSeed, initSync, version } from "./pkg/distances.js";
import { Dealer } from "./print/dealer.js";
import { Form } from "./print/form.js";
import { SheetError, formatSheet, parseSheet } from "./print/link.js";
import { makePages } from "./print/paper.js";
import { learnWords, words } from "./print/words.js";
import { begin } from "./site/begin.js";
import { site } from "./site/boot.js";
import { distancesModule } from "./site/distances_module.js";
import { button, element } from "./site/dom.js";
import { Engine } from "./site/engine.js";
import * as files from "./site/files.js";
import { wakeHeader } from "./site/header.js";
import { language, translate } from "./site/language.js";

/** The current choice, initially from the address. */
let choice = parseSheet(location.search);
/**
 * Called with every choice, once the engine is loaded.
 * @type {((choice: ReturnType<typeof parseSheet>) => unknown) | undefined}
 */
let onChoice;

/** @param {string} text @param {boolean} [isWrong] */
function say(text, isWrong = false) {
  element("message").textContent = text;
  element("message").classList.toggle("error", isWrong);
}

/** @param {WebAssembly.Module} compiled */
function start(compiled) {
  initSync({ module: compiled });
  const engine = new Engine({
    compiled: () => compiled,
    module: () => ({ Game, Table, initSync, version }),
    worker: files.worker,
    site,
    version: version(),
    onTable() {},
    onNotice() {},
  });
  const dealer = new Dealer(engine, Game);
  let latest = 0;

  /**
   * Shows a sheet on the page; if there is a problem, shows that instead.
   * @param {ReturnType<typeof parseSheet>} choice
   */
  async function open({ sheet, ignored, problem }) {
    const mine = ++latest;
    const show = (/** @type {HTMLElement[]} */ pages) => {
      element("sheet").replaceChildren(...pages);
      button("print").disabled = !pages.length;
    };
    try {
      if (problem) throw problem;
      say(words.dealing);
      const puzzles = await dealer.deal(sheet);
      if (mine !== latest) return;
      const address = location.pathname + formatSheet(sheet);
      history.replaceState(history.state, "", address);
      show(makePages(sheet, puzzles, new URL(address, location.href).href));
      say(words.ready(puzzles.length) + (ignored.length ? words.wrong.ignored(ignored) : ""));
    } catch (error) {
      if (mine !== latest) return;
      show([]);
      const { message } = /** @type {Error} */ (error);
      say(error instanceof SheetError ? words.noSheet(message) : words.failed(message), true);
    }
  }

  button("another").disabled = false;
  onChoice = open;
  return open(choice);
}

/** Sets the language of the page, and shows the controls that need no engine. */
async function speak() {
  const form = new Form((next) => {
    choice = next;
    void onChoice?.(next);
  }, freshSeed);
  form.show(choice.sheet);
  if (language() === "de") translate((await import("./print/html_de.js")).texts);
  wakeHeader();
  await learnWords();
}

begin({ module: distancesModule, speak, start, fail: (error) => say(words.failed(error.message), true) });
