// Two searches of a position side by side: the choice of the other one, what both cost and found, and which is shown.

import { button, element, input, make, onClick, select } from "../site/dom.js";
import { changeTo, changesOf } from "./engines_compared.js";
import { words } from "./words.js";

/** @typedef {import("./faces.js").Face} Face */

/** What a search cost and found. @param {Face} face @param {number} only */
const factsOf = (face, only) =>
  [...face.facts(), only].map((fact) => (typeof fact === "number" ? words.number(fact) : (fact ?? words.unknown)));

const nodesOf = (/** @type {Face} */ face) => face.counts(face.tree.events.length - 1)[0];
const choice = () => select("change");

/**
 * Lets the visitor compare.
 * @param {(engine: string | undefined) => void} compare  With another engine, or no longer.
 * @param {(isOther: boolean) => void} turn  To the other search, or back.
 */
export function offerComparison(compare, turn) {
  element("compare-form").addEventListener("submit", (event) => {
    event.preventDefault();
    compare(choice().value);
  });
  onClick("compare-end", () => compare(undefined));
  for (const id of ["show-this", "show-other"])
    element(id).addEventListener("change", () => turn(input("show-other").checked));
}

/**
 * Shows a comparison, if there is one.
 * @param {import("./link.js").SearchLink} link @param {Face[]} faces  Of the engine and, maybe, of the other one.
 * @param {number[]} only  The numbers of nodes that only one of them visits.
 */
export function showComparison({ engine, with: other = "", isOther = false }, faces, only) {
  const changes = changesOf(engine);
  const change = changeTo(engine, other);
  choice().replaceChildren(
    ...Array.from(changes, ([name, changed]) => new Option(words.changes[name], changed, false, name === change)),
  );
  element("compare-form").hidden = changes.size === 0;
  button("compare").disabled = false;
  const [first, second] = faces;
  const isCompared = second !== undefined;
  element("comparison").hidden = !isCompared;
  element("compare-end").hidden = !isCompared;
  showColours(isCompared);
  element("compared").textContent = "";
  if (!second) return;
  const name = change ? words.changes[change] : words.otherEngine(other);
  element("compared").textContent = words.compared(name, nodesOf(second), nodesOf(first));
  element("show-other-name").textContent = element("other-title").textContent = name;
  input(isOther ? "show-other" : "show-this").checked = true;
  const [ours, theirs] = [factsOf(first, only[0]), factsOf(second, only[1])];
  element("facts").replaceChildren(
    ...words.facts.map((fact, at) => {
      const title = make("th", "", fact);
      title.scope = "row";
      return make("tr", "", title, make("td", "", ours[at]), make("td", "", theirs[at]));
    }),
  );
}

/** Offers the colours that compare, which are chosen when a comparison begins. @param {boolean} isCompared */
function showColours(isCompared) {
  const colours = select("colours");
  const option = /** @type {HTMLOptionElement} */ (colours.querySelector("[value=only]"));
  if (option.disabled !== isCompared) return;
  option.disabled = option.hidden = !isCompared;
  colours.value = isCompared ? "only" : "kind";
  colours.dispatchEvent(new Event("change"));
}
