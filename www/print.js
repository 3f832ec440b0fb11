// The print sheet: a form equivalent to a link, and the resulting pages.

import { Form } from "./print/form.js";
import { asksForProblems } from "./print/kind.js";
import { SheetError, parseSheet } from "./print/link.js";
import { PuzzleSheets } from "./print/puzzle_sheets.js";
import { words } from "./print/words.js";
import { button, element, onClick } from "./site/dom.js";
import { lateModule } from "./site/fetch_files.js";
import { distancesModule } from "./site/files.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { language, translate } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { asked } from "./site/query.js";
import { begin, site } from "./site/start_page.js";

/** @typedef {import("./print/form.js").Choice} Choice */
/** @typedef {import("./print/puzzle_sheets.js").Sheets} Sheets */

/** @type {Form} */
let form;
/** The current choice, initially from the address. @type {Choice} */
let choice;

/** @param {string} text @param {boolean} [isWrong] */
function say(text, isWrong = false) {
  element("message").textContent = text;
  element("message").classList.toggle("error", isWrong);
}

/** @param {unknown} error */
function fail(error) {
  if (isMissingPart(error)) tellMissing();
  else say(words.failed(/** @type {Error} */ (error).message), true);
}

/** The script for sheets of problems, with its words. */
async function problemParts() {
  const parts = await import("./print/problem_sheets.js");
  await parts.learnAllWords();
  return parts;
}

/** Parses a query. @param {string} query @returns {Promise<Choice>} */
const read = async (query) =>
  asksForProblems(query) ? (await problemParts()).parseProblemSheet(query) : parseSheet(query);

/** @param {WebAssembly.Module | undefined} compiled  Nothing if the first sheet is one of problems. */
function start(compiled) {
  const late = lateModule(site.base, distancesModule);
  /** The makers of sheets by kind, once there was a sheet of the kind. @type {{ [kind: string]: Promise<Sheets> }} */
  const known = {};
  let latest = 0;

  /** The maker of a sheet. @param {Choice["sheet"]} sheet */
  function sheetsFor(sheet) {
    if ("turns" in sheet)
      return (known.problems ??= problemParts().then(({ ProblemSheets }) => new ProblemSheets(site, say)));
    return (known.puzzles ??= (async () => new PuzzleSheets(site, compiled ?? (await late())))());
  }

  /** Ends what takes long. */
  async function stop() {
    for (const sheets of Object.values(known)) (await sheets).stop();
  }

  /** Shows the sheet of the current choice on the page; if there is a problem, shows that instead. */
  async function open() {
    const { sheet, ignored, problem } = choice;
    const mine = ++latest;
    const isLatest = () => mine === latest;
    const show = (/** @type {HTMLElement[]} */ pages) => {
      element("sheet").replaceChildren(...pages);
      button("print").disabled = !pages.length;
    };
    try {
      await stop();
      if (problem) throw problem;
      const sheets = await sheetsFor(sheet);
      if (!isLatest()) return;
      element("stop").hidden = !sheets.isLong;
      const dealt = await sheets.deal(sheet, (progress) => isLatest() && say(progress));
      if (!isLatest()) return;
      const address = location.pathname + dealt.query;
      const pages = await dealt.pages(new URL(address, location.href).href);
      if (!isLatest()) return;
      if (pages.length) history.replaceState(history.state, "", address);
      show(pages);
      form.offerTurns(dealt.turns);
      say(dealt.said + (ignored.length ? words.wrong.ignored(ignored) : ""));
    } catch (error) {
      if (!isLatest()) return;
      show([]);
      if (error instanceof SheetError) say(words.noSheet(error.message), true);
      else fail(error);
    }
    element("stop").hidden = true;
  }

  form.onChange = (next) => {
    choice = next;
    void open();
  };
  form.freshSeed = async () => (await sheetsFor(choice.sheet)).freshSeed(choice.sheet);
  onClick("stop", () => void stop());
  button("another").disabled = false;
  return open();
}

/** Sets the language of the page, and shows the controls that need no engine. */
async function speak() {
  form = new Form(read, fail);
  const choosing = read(asked());
  if (language() === "de") {
    const [{ html }, { germanCards }] = await Promise.all([import("./print/words_de.js"), import("./games/cards.js")]);
    const all = { ...html, ...germanCards() };
    translate(all);
    for (const group of document.querySelectorAll("optgroup")) group.label = all[group.label];
  }
  wakeHeader();
  await learn(words);
  choice = await choosing;
  form.show(choice.sheet);
}

const module = asksForProblems(asked()) ? undefined : distancesModule;
begin({ module, speak, start });
