// The print sheet: a form equivalent to a link, and the resulting pages.

import { asksForProblems } from "./print/sheet_kind.js";
import { SheetError, parseSheet } from "./print/link.js";
import { PuzzleSheets } from "./print/puzzle_sheets.js";
import { words } from "./print/words.js";
import { button, element, input, onClick, select } from "./site/dom.js";
import { lateModule } from "./site/fetch_files.js";
import { distancesModule } from "./site/files.js";
import { learn } from "./site/i18n.js";
import { Latest } from "./site/latest.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { pageQuery } from "./site/query.js";
import { site } from "./site/start_page.js";
import { isMatchGame } from "./site/match_games.js";

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
  /** The positions on the sheet as the link has them, if it has any. @type {[string, string][] | undefined} */
  #positions;
  #read;
  #changes = new Latest();
  /** Called with every choice. @type {(choice: Choice) => void} */
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
    const change = this.#changes.begin();
    const choice = await this.#read(this.#query());
    if (change.aborted) return;
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
    } else if (isMatchGame(game)) {
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
    if (isMatchGame(game)) choose("game", game, game);
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

class PrintPage {
  /** Nothing if the first sheet is one of problems. @type {WebAssembly.Module | undefined} */
  #compiled;
  #form;
  /** The current choice, initially from the address. */
  #choice;
  /** Compiles the module for the first sheet of puzzles that comes after sheets of problems. */
  #compile = lateModule(site.base, distancesModule);
  /** The makers of sheets by kind, once there was a sheet of the kind. @type {{ [kind: string]: Promise<Sheets> }} */
  #makers = {};
  #requests = new Latest();

  /** @param {WebAssembly.Module | undefined} compiled @param {Form} form @param {Choice} choice */
  constructor(compiled, form, choice) {
    this.#compiled = compiled;
    this.#form = form;
    this.#choice = choice;
    form.onChange = (next) => {
      this.#choice = next;
      void this.open();
    };
    form.freshSeed = async () => (await this.#makerOf(this.#choice.sheet)).freshSeed(this.#choice.sheet);
    onClick("stop", () => void this.#stop());
    button("another").disabled = false;
  }

  /** The maker of a sheet. @param {Sheet} sheet */
  #makerOf(sheet) {
    if ("turns" in sheet)
      return (this.#makers.problems ??= problemParts().then(({ ProblemSheets }) => new ProblemSheets(site, say)));
    return (this.#makers.puzzles ??= (async () => new PuzzleSheets(site, this.#compiled ?? (await this.#compile())))());
  }

  /** Stops the makers of sheets, which may take long. */
  async #stop() {
    for (const maker of Object.values(this.#makers)) (await maker).stop();
  }

  /** Puts pages on the page. @param {HTMLElement[]} pages */
  #show(pages) {
    element("sheet").replaceChildren(...pages);
    button("print").disabled = !pages.length;
  }

  /** Shows the sheet of the current choice on the page; if there is a problem, shows that instead. */
  async open() {
    const { sheet, problem } = this.#choice;
    const request = this.#requests.begin();
    try {
      await this.#stop();
      if (problem) throw problem;
      const maker = await this.#makerOf(sheet);
      if (!request.aborted) await this.#make(maker, this.#choice, request);
    } catch (error) {
      if (request.aborted) return;
      this.#show([]);
      if (error instanceof SheetError) say(words.noSheet(error.message), true);
      else fail(error);
    }
    if (!request.aborted) element("stop").hidden = true;
  }

  /** @param {Sheets} maker @param {Choice} choice @param {AbortSignal} request */
  async #make(maker, { sheet, ignored }, request) {
    element("stop").hidden = !maker.isLong;
    const dealt = await maker.deal(sheet, (progress) => request.aborted || say(progress));
    if (request.aborted) return;
    const address = location.pathname + dealt.query;
    const pages = await dealt.pages(new URL(address, location.href).href);
    if (request.aborted) return;
    if (pages.length) history.replaceState(history.state, "", address);
    this.#show(pages);
    this.#form.offerTurns(dealt.turns);
    say(dealt.message + (ignored.length ? words.wrong.ignored(ignored) : ""));
  }
}

openPage({
  module: asksForProblems(pageQuery()) ? undefined : distancesModule,
  words: [words],
  cards: async () => (await import("./games/cards.js")).translatedCards(),
  async prepare() {
    await learn(words); // They describe errors of links.
    return read(pageQuery());
  },
  /** Shows the controls that need no engine. */
  draw(choice) {
    const form = new Form(read, fail);
    form.show(choice.sheet);
    return { form, choice };
  },
  open: (compiled, { form, choice }) => new PrintPage(compiled, form, choice).open(),
});
