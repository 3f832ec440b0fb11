// The controls of the print sheet. Their values are parsed like a link, so that both follow one grammar.

import { isDuel } from "../site/duels.js";
import { element, input, onClick } from "../site/dom.js";

/** @typedef {import("./link.js").Sheet | import("./problem_link.js").ProblemSheet} Sheet */
/** @typedef {{ sheet: Sheet, ignored: string[], problem?: Error }} Choice  The result of parsing a link. */

const select = (/** @type {string} */ id) => /** @type {HTMLSelectElement} */ (element(id));

/** Shows a choice, adding it if it is an unusual one. @param {string} id @param {string} value @param {string} [name] */
function choose(id, value, name = value.replace("-", "–")) {
  const list = select(id);
  if (![...list.options].some((option) => option.value === value)) list.add(new Option(name, value));
  list.value = value;
}

export class Form {
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
