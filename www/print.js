// The print sheet: a form equivalent to a link, and the resulting pages.

import { asksForProblems } from "./print/kind.js";
import { SheetError, parseSheet } from "./print/link.js";
import { PuzzleSheets } from "./print/puzzle_sheets.js";
import { words } from "./print/words.js";
import { button, element, input, onClick, select } from "./site/dom.js";
import { lateModule } from "./site/fetch_files.js";
import { distancesModule } from "./site/files.js";
import { wakeHeader } from "./site/header.js";
import { learn } from "./site/i18n.js";
import { language, translate } from "./site/language.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { asked } from "./site/query.js";
import { begin, site } from "./site/start_page.js";
import { isDuel } from "./site/duels.js";

/** @typedef {import("./print/link.js").Sheet | import("./print/problem_link.js").ProblemSheet} Sheet */
/** @typedef {{ sheet: Sheet, ignored: string[], problem?: Error }} Choice  The result of parsing a link. */

/** Shows a choice, adding it if it is an unusual one. @param {string} id @param {string} value @param {string} [name] */
function choose(id, value, name = value.replace("-", "–")) {
  const list = select(id);
  if (![...list.options].some((option) => option.value === value)) list.add(new Option(name, value));
  list.value = value;
}

class Form {
  /** The game on the sheet. */
  #game = "";
  /** The positions on the sheet as they stand in a link, if they were given. @type {[string, string][] | undefined} */
  #positions;
  #read;
  /** The number of changes so far. */
  #changes = 0;
  /** Is called with every choice. @type {(choice: Choice) => void} */
  onChange = () => {};
  /** Draws a seed. @type {() => Promise<string>} */
  freshSeed = async () => input("seed").value;

  /** @param {(query: string) => Promise<Choice>} read  Parses a link. @param {(error: unknown) => void} fail */
  constructor(read, fail) {
    this.#read = read;
    const change = () => this.#change().catch(fail);
    element("choices").addEventListener("submit", (event) => event.preventDefault());
    element("choices").addEventListener("input", change);
    onClick("another", async () => {
      input("seed").value = await this.freshSeed();
      await change();
    });
    onClick("print", () => print());
  }

  async #change() {
    const mine = ++this.#changes;
    const choice = await this.#read(this.#query());
    if (mine !== this.#changes) return;
    if (choice.sheet.game !== this.#game) this.show(choice.sheet);
    this.onChange(choice);
  }

  /**
   * The values of the controls, as a query. A game that was just chosen starts with its own distances or turns, and with
   * solutions.
   */
  #query() {
    const game = select("game").value;
    const isOther = game !== this.#game;
    const [count, seed, title] = ["count", "seed", "title"].map((id) => input(id).value);
    const query = new URLSearchParams({ g: game, seed, title });
    const isKind = (/** @type {string} */ id) => !isOther && !element(id).hidden;
    if (this.#positions && !isOther) {
      query.set("problems", "");
      query.delete("seed");
      for (const [key, value] of this.#positions) query.set(key, value);
    } else if (isDuel(game)) {
      query.set("problems", "");
      query.set("count", count);
      query.set("grade", select("grades").value);
      if (!isOther) query.set("n", select("turns").value);
    } else query.set("n", count);
    if (isKind("by-distance")) {
      const [from, to] = ["from", "to"].map((id) => input(id).value);
      query.set("d", from === to ? from : `${from}-${to}`);
    }
    if (isKind("with-solutions")) query.set("solutions", select("solutions").value);
    return query.toString();
  }

  /** @param {Sheet} sheet */
  show(sheet) {
    const { game, count, seed, solutions, title } = sheet;
    const isOfProblems = "turns" in sheet;
    const distances = isOfProblems ? undefined : sheet.distances;
    this.#positions = isOfProblems ? sheet.positions : undefined;
    this.#game = game;
    for (const id of ["by-count", "by-seed"]) element(id).hidden = Boolean(this.#positions);
    element("listed").hidden = !this.#positions;
    if (isDuel(game)) choose("game", game, game);
    else if (!isOfProblems) select("game").value = game;
    input("count").value = String(count);
    input("seed").value = seed;
    input("title").value = title;
    element("by-distance").hidden = !distances;
    element("by-turns").hidden = !isOfProblems || Boolean(this.#positions);
    element("with-solutions").hidden = !distances && !isOfProblems;
    element("no-distance").hidden = Boolean(distances) || isOfProblems;
    if (isOfProblems) {
      choose("turns", sheet.turns);
      choose("grades", sheet.grades);
    }
    if (distances) [input("from").value, input("to").value] = distances.map(String);
    if (distances || isOfProblems) select("solutions").value = solutions;
  }

  /** Offers turns that only some games have. @param {Record<string, string>} [turns]  Their names. */
  offerTurns(turns = {}) {
    const { options, value } = select("turns");
    for (const option of [...options]) if (!/^\d/.test(option.value)) option.remove();
    for (const [rare, name] of Object.entries(turns)) choose("turns", rare, name);
    choose("turns", value);
  }
}

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
