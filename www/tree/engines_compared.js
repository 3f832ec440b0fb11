// The engines that differ from another one in one switch, and their comparison with it on the page.

import { isOn, readEngine, turn, writeEngine } from "./engine_switches.js";
import { button, element, input, make, onClick, select } from "../site/dom.js";
import { words } from "./words.js";

/** @typedef {"unordered" | "ordered" | "tableless" | "table" | "scoutless" | "scout" | "minimax" | "mtd" | "alpha-beta" | "proof" | "deeper" | "shallower"} Change */

/** The switches, and the changes that turn them off and on. @type {Record<string, [off: Change, on: Change]>} */
const TURNS = { ordering: ["unordered", "ordered"], table: ["tableless", "table"], scout: ["scoutless", "scout"] };
/** The engines that have these switches, and the options that only one of them has; MTD(f) does not need a scout. @type {Record<string, string[]>} */
const OWN = {
  "alpha-beta": ["foresee", "bounds", "aspiration", "null", "margin", "vary", "scout"],
  mtd: ["driver", "min", "max", "eps", "guess", "step", "scout"],
};
/** The options that minimax has too. */
const OF_MINIMAX = ["eval", "depth", "noise", "endgames"];
/** What alpha-beta does not do beyond minimax, as far as it can be told without its ordering. */
const BESIDE_MINIMAX = ["deepening=no", "table=0", "scout=no", "null=0"];
/** What alpha-beta does not do beyond MTD(f). @type {[key: string, value: string][]} */
const PLAIN = [
  ["scout", "no"],
  ["null", "0"],
];
const DEEPEST = 20;
const MINIMAX = "minimax";
/** The search that proves wins, and what it is compared with. */
const PROOF = "proof";
const BESIDE_PROOF = "alpha-beta/depth=4/deepening=no/table=14/scout=no/null=0";

/** Minimax to the same depth. @param {import("./engine_switches.js").Options} options */
const minimaxOf = (options) => writeEngine(MINIMAX, new Map([...options].filter(([key]) => OF_MINIMAX.includes(key))));

/** Plain alpha-beta in place of minimax. @param {string} engine */
const alphaBetaOf = (engine) => [engine.replace(MINIMAX, "alpha-beta"), ...BESIDE_MINIMAX].join("/");

/** The changes of an engine, and the engines that they lead to. @param {string} engine @returns {Map<Change, string>} */
export function changesOf(engine) {
  const { name, options } = readEngine(engine);
  /** @type {Map<Change, string>} */
  const changes = new Map();
  const depth = Number(options.get("depth"));
  if (Object.hasOwn(OWN, name)) {
    for (const [id, [off, on]] of Object.entries(TURNS)) {
      // All its questions are narrow.
      if (id === "scout" && name === "mtd") continue;
      const is = isOn(id, options);
      changes.set(is ? off : on, writeEngine(name, turn(options, id, !is)));
    }
    const shared = [...options].filter(([key]) => !OWN[name].includes(key));
    if (name === "mtd") changes.set("alpha-beta", writeEngine("alpha-beta", new Map([...shared, ...PLAIN])));
    else changes.set("mtd", writeEngine("mtd", new Map(shared)));
    if (depth > 0) changes.set("minimax", minimaxOf(options));
    changes.set("proof", PROOF);
  }
  if (name === PROOF) changes.set("alpha-beta", BESIDE_PROOF);
  if (name === MINIMAX) changes.set("alpha-beta", alphaBetaOf(engine));
  if (depth > 0 && depth < DEEPEST)
    changes.set("deeper", writeEngine(name, new Map([...options, ["depth", String(depth + 1)]])));
  if (depth > 1) changes.set("shallower", writeEngine(name, new Map([...options, ["depth", String(depth - 1)]])));
  return changes;
}

/** An engine as its name and its options in one order. @param {string} engine */
const sorted = (engine) => engine.split("/").sort().join();

/** The change that leads from an engine to another one, if one does. @param {string} engine @param {string} other */
export function changeTo(engine, other) {
  return [...changesOf(engine)].find(([, changed]) => sorted(changed) === sorted(other))?.[0];
}

// Two searches of a position side by side: the choice of the other one, what both cost and found, and which is shown.

/** @typedef {import("./faces.js").Face} Face */

/** What a search cost and found. @param {Face} face @param {number} only */
const factsOf = (face, only) =>
  [...face.facts(), only].map((fact) => (typeof fact === "number" ? words.number(fact) : (fact ?? words.unknown)));

const nodesOf = (/** @type {Face} */ face) => face.counts(face.tree.events.length - 1)[0];
const isCutShort = (/** @type {Face} */ face) => face.kind === "search" && face.isCutShort;
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
  element("compared").textContent = isCutShort(second)
    ? words.comparedWithPart(name, nodesOf(second), nodesOf(first))
    : words.compared(name, nodesOf(second), nodesOf(first));
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
