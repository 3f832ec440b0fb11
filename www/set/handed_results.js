// The results that a class has handed in: what each line of a text says. It is a state: views `follow` it.

import { explain } from "../match/game_texts.js";
import { sentence } from "../site/words.js";
import { observe } from "../site/state.js";
import { formatSet, parseSet } from "./link.js";
import { hasResult, linksIn, nameIn, readResult } from "./result.js";
import { signsOf, tellResult, titleOf } from "./result_texts.js";
import { words } from "./words.js";

/** @typedef {import("./result.js").Result} Result */
/** @typedef {{ result?: Result, remark?: string }} Checked  A result of the set, or what there is to say about a line. */

/**
 * What a link that was handed in says.
 * @param {string} query  That of the link. @param {string} own  That of the page's set. @param {number} line  Where it is.
 * @returns {Checked}
 */
export function check(query, own, line) {
  const { check } = words;
  try {
    const { set, name, result } = readResult(query);
    if (!hasResult(query)) return { remark: check.only(line) };
    if (!result) return { remark: check.damaged(line, name) };
    if (set === own) return { result };
    return {
      remark: check.other(line, titleOf(parseSet(set)), name, `${tellResult(result)} ${signsOf(result.marks)}`),
    };
  } catch (error) {
    return { remark: check.wrong(line, nameIn(query), sentence(explain(error))) };
  }
}

/** How many problems are solved. @param {import("./result.js").Mark[]} marks */
export const solvedIn = (marks) => marks.filter((mark) => ["first", "later", "helped"].includes(mark)).length;

export class HandedResults {
  text = "";
  #own;
  #count;

  /** @param {import("./link.js").ProblemSet} set */
  constructor(set) {
    this.#own = formatSet(set);
    this.#count = set.count;
    observe(this);
  }

  /** The results of this set, how many have solved each problem, and remarks on all lines that have no such result. */
  get report() {
    const lines = this.text.split("\n").map((line, at) => ({ number: at + 1, line, links: linksIn(line) }));
    const checked = lines.flatMap(({ number, links }) => links.map((query) => check(query, this.#own, number)));
    const results = checked.flatMap(({ result }) => result ?? []);
    const remarks = checked.flatMap(({ remark }) => remark ?? []);
    const junk = lines.filter(({ line, links }) => line.trim() && !links.length).map(({ number }) => number);
    if (junk.length) remarks.push(checked.length ? words.check.junk(junk) : words.check.none);
    const solvers = Array.from(
      { length: this.#count },
      (_, at) => results.filter(({ marks }) => solvedIn([marks[at]])).length,
    );
    return { results, solvers, remarks };
  }
}
