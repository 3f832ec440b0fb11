// The results of a class on the page: a table of pupils and problems, and what there is to say about the other lines.

import { details, element, input, make } from "../site/dom.js";
import { follow } from "../site/state.js";
import { HandedResults, solvedIn } from "./handed_results.js";
import { hasResult } from "./result.js";
import { addressOf } from "./share.js";
import { signOf, timeOf, titleOf } from "./result_texts.js";
import { words } from "./words.js";

/** @typedef {import("./result.js").Mark} Mark */

/** The marks in the legend of the table. @type {Mark[]} */
const NAMED = ["first", "later", "helped", "shown", "open"];

/** The cell of a problem. @param {Mark} mark @param {number} at */
function makeMark(mark, at) {
  const cell = make("td", "", make("span", "heard", words.one(at + 1, mark)));
  const sign = make("span", "", signOf(mark));
  sign.setAttribute("aria-hidden", "true");
  sign.title = words.marks[mark];
  cell.dataset.mark = mark;
  cell.append(sign);
  return cell;
}

/** A heading of a row or a column. @param {"row" | "col"} scope @param {string} text */
function makeHeading(scope, text) {
  const heading = make("th", "", text);
  heading.setAttribute("scope", scope);
  return heading;
}

/** @param {import("./result.js").Result} result */
function makeRow({ name, marks, seconds }) {
  const usable = marks.filter((mark) => mark !== "wrong").length;
  return make(
    "tr",
    "",
    makeHeading("row", name || words.check.nameless),
    make("td", "", words.check.total(solvedIn(marks), usable)),
    ...marks.map(makeMark),
    make("td", "", timeOf(seconds)),
  );
}

/** @param {HandedResults} handed */
function show({ report }) {
  const { results, solvers, remarks } = report;
  const { pupil, solved, time, solvers: solversName, read } = words.check;
  element("class").hidden = !results.length;
  element("class-said").textContent = results.length ? read(results.length) : "";
  const columns = [solved, ...solvers.map((_, at) => String(at + 1)), time];
  element("class-head").replaceChildren(make("tr", "", ...[pupil, ...columns].map((name) => makeHeading("col", name))));
  element("class-body").replaceChildren(...results.map(makeRow));
  const sums = solvers.map((count) => make("td", "", String(count)));
  element("class-foot").replaceChildren(
    make("tr", "", makeHeading("row", solversName), make("td", ""), ...sums, make("td", "")),
  );
  element("class-signs").textContent = NAMED.map((mark) => `${signOf(mark)} ${words.marks[mark]}`).join(" · ");
  element("handed-list").replaceChildren(...remarks.map((remark) => make("li", "", remark)));
}

/**
 * Checks what is pasted, and the result in the page's own address.
 * @param {import("./link.js").ProblemSet} set @param {string} address
 */
export function offerCheck(set, address) {
  element("class-title").textContent = titleOf(set);
  const handed = new HandedResults(set);
  const field = input("handed-text");
  field.addEventListener("input", () => (handed.text = field.value));
  if (hasResult(address)) handed.text = field.value = addressOf(address);
  follow(() => show(handed));
  if (!handed.text) return;
  for (const id of ["teachers", "handed"]) details(id).open = true;
  element("handed").scrollIntoView({ block: "nearest" });
}
