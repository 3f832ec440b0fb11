// The print sheet: a form equivalent to a link, and the resulting pages.

import { asksForProblems } from "./print/sheet_kind.js";
import { SheetError, parseSheet } from "./print/link.js";
import { PuzzleSheets, freshSeed } from "./print/puzzle_sheets.js";
import { words } from "./print/words.js";
import { anchor, button, element, input, onClick, select } from "./site/dom.js";
import { distancesModule } from "./site/files.js";
import { learn } from "./site/i18n.js";
import { Latest } from "./site/latest.js";
import { isMissingPart, tellMissing } from "./site/load_errors.js";
import { openPage } from "./site/page.js";
import { ownPairs, pageQuery, writeQuery } from "./site/query.js";
import { site } from "./site/start_page.js";

/** @typedef {import("./print/link.js").Sheet | import("./print/problem_link.js").ProblemSheet} Sheet */
/** @typedef {{ sheet: Sheet, ignored: string[], problem?: Error }} Choice  The result of parsing a link. */

class Form {
  /** The game on the sheet. */
  #game = "";
  /** What the link says of problems, if the sheet has any. @type {[string, string][] | undefined} */
  #problems;
  #read;
  #changes = new Latest();
  /** Called with every choice. @type {(choice: Choice) => void} */
  onChange = () => {};
  /** Draws a seed. */
  freshSeed = () => input("seed").value;

  /** @param {(query: string) => Promise<Choice>} read  Parses a link. @param {(error: unknown) => void} fail */
  constructor(read, fail) {
    this.#read = read;
    const change = () => this.#change().catch(fail);
    element("choices").addEventListener("submit", (event) => event.preventDefault());
    element("choices").addEventListener("input", change);
    onClick("another", () => {
      input("seed").value = this.freshSeed();
      void change();
    });
    onClick("print", () => print());
  }

  async #change() {
    const change = this.#changes.begin();
    const query = this.#query();
    const choice = await this.#read(query);
    if (change.aborted) return;
    if (choice.sheet.game !== this.#game) this.show(choice.sheet, query);
    this.onChange(choice);
  }

  /** The values of the controls, as a query. A game that was just chosen starts with its own distances, and with solutions. */
  #query() {
    const solutions = select("solutions").value;
    if (this.#problems) return writeQuery([...this.#problems, ["solutions", solutions]]);
    const game = select("game").value;
    const [count, seed, title] = ["count", "seed", "title"].map((id) => input(id).value);
    const query = new URLSearchParams({ g: game, n: count, seed, title });
    if (game === this.#game && !element("by-distance").hidden) {
      const [from, to] = ["from", "to"].map((id) => input(id).value);
      query.set("d", from === to ? from : `${from}-${to}`);
      query.set("solutions", solutions);
    }
    return query.toString();
  }

  /** @param {Sheet} sheet @param {string} query  Its link. */
  show(sheet, query) {
    const { game, count, seed, solutions, title } = sheet;
    const isOfProblems = "turns" in sheet;
    const distances = isOfProblems ? undefined : sheet.distances;
    this.#game = game;
    this.#problems = isOfProblems ? ownPairs(query).filter(([key]) => key !== "solutions") : undefined;
    for (const field of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-for=puzzles]")))
      field.hidden = isOfProblems;
    if (this.#problems) {
      const pairs = this.#problems.filter(([key]) => !["problems", "count"].includes(key));
      // The form for teachers has another default.
      if (isOfProblems && !sheet.positions) pairs.push(["count", String(count)]);
      anchor("desk").href = `./examples/?${writeQuery(pairs)}#desk`;
    } else {
      select("game").value = game;
      input("count").value = String(count);
      input("seed").value = seed;
      input("title").value = title;
    }
    element("by-distance").hidden = !distances;
    element("with-solutions").hidden = !distances && !isOfProblems;
    element("no-distance").hidden = Boolean(distances) || isOfProblems;
    if (distances) [input("from").value, input("to").value] = distances.map(String);
    if (distances || isOfProblems) select("solutions").value = solutions;
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
  /** The current choice, initially from the address. */
  #choice;
  /** Makes sheets of the kind that the address asks for. @type {Promise<Sheets>} */
  #maker;
  #requests = new Latest();

  /** @param {WebAssembly.Module} compiled  That of puzzles, unless the sheet has problems. @param {Form} form @param {Choice} choice */
  constructor(compiled, form, choice) {
    this.#choice = choice;
    this.#maker =
      "turns" in choice.sheet
        ? problemParts().then(({ ProblemSheets }) => new ProblemSheets(site, say))
        : Promise.resolve(new PuzzleSheets(site, compiled));
    form.onChange = (next) => {
      this.#choice = next;
      void this.open();
    };
    form.freshSeed = freshSeed;
    onClick("stop", async () => (await this.#maker).stop());
    button("another").disabled = false;
  }

  /** Puts pages on the page. @param {HTMLElement[]} pages */
  #show(pages) {
    element("sheet").replaceChildren(...pages);
    button("print").disabled = !pages.length;
  }

  /** Shows the sheet of the current choice on the page; if there is a problem, shows that instead. */
  async open() {
    const { problem } = this.#choice;
    const request = this.#requests.begin();
    try {
      const maker = await this.#maker;
      maker.stop();
      if (problem) throw problem;
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
    say(dealt.message + (ignored.length ? words.wrong.ignored(ignored) : ""));
  }
}

openPage({
  module: asksForProblems(pageQuery()) ? undefined : distancesModule,
  words: [words],
  async prepare() {
    await learn(words); // They describe errors of links.
    return read(pageQuery());
  },
  /** Shows the controls that need no engine. */
  draw(choice) {
    const form = new Form(read, fail);
    form.show(choice.sheet, pageQuery());
    return { form, choice };
  },
  open: (compiled, { form, choice }) => new PrintPage(compiled, form, choice).open(),
});
