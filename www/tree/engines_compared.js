// The engines that differ from another one in one switch.

import { SWITCHES, isOn, readEngine } from "./engine_switches.js";

/** @typedef {"unordered" | "ordered" | "tableless" | "table" | "scoutless" | "scout" | "mtd" | "alpha-beta" | "proof" | "deeper" | "shallower"} Change */

/** The switches, and the changes that turn them off and on. @type {Record<string, [off: Change, on: Change]>} */
const TURNS = { ordering: ["unordered", "ordered"], table: ["tableless", "table"], scout: ["scoutless", "scout"] };
/** The engines that have these switches, and the options that only one of them has; MTD(f) does not need a scout. @type {Record<string, string[]>} */
const OWN = {
  "alpha-beta": ["foresee", "bounds", "aspiration", "null", "margin", "vary", "scout"],
  mtd: ["driver", "min", "max", "eps", "guess", "step", "scout"],
};
/** What alpha-beta does not do beyond MTD(f). @type {[key: string, value: string][]} */
const PLAIN = [
  ["scout", "no"],
  ["null", "0"],
];
const DEEPEST = 20;
/** The search that proves wins, and what it is compared with. */
const PROOF = "proof";
const BESIDE_PROOF = "alpha-beta/depth=4/deepening=no/table=14/scout=no/null=0";

/** @param {string} name @param {Map<string, string>} options */
const write = (name, options) => [name, ...Array.from(options, ([key, value]) => `${key}=${value}`)].join("/");

/** The changes of an engine, and the engines that they lead to. @param {string} engine @returns {Map<Change, string>} */
export function changesOf(engine) {
  const { name, options } = readEngine(engine);
  /** @type {Map<Change, string>} */
  const changes = new Map();
  if (Object.hasOwn(OWN, name)) {
    for (const [id, [off, on]] of Object.entries(TURNS)) {
      // All its questions are narrow.
      if (id === "scout" && name === "mtd") continue;
      const is = isOn(id, options);
      const others = new Map(options);
      const { on: written, off: cleared } = SWITCHES[id];
      for (const option of [...written, ...cleared]) others.delete(option.split("=")[0]);
      for (const option of is ? cleared : written) others.set(...pairOf(option));
      changes.set(is ? off : on, write(name, others));
    }
    const kept = [...options].filter(([key]) => !OWN[name].includes(key));
    if (name === "mtd") changes.set("alpha-beta", write("alpha-beta", new Map([...kept, ...PLAIN])));
    else changes.set("mtd", write("mtd", new Map(kept)));
    changes.set("proof", PROOF);
  }
  if (name === PROOF) changes.set("alpha-beta", BESIDE_PROOF);
  const depth = Number(options.get("depth"));
  if (depth > 0 && depth < DEEPEST)
    changes.set("deeper", write(name, new Map([...options, ["depth", String(depth + 1)]])));
  if (depth > 1) changes.set("shallower", write(name, new Map([...options, ["depth", String(depth - 1)]])));
  return changes;
}

/** @param {string} option @returns {[key: string, value: string]} */
function pairOf(option) {
  const [key, value] = option.split("=");
  return [key, value];
}

/** An engine as its name and its options in one order. @param {string} engine */
const sorted = (engine) => engine.split("/").sort().join();

/** The change that leads from an engine to another one, if one does. @param {string} engine @param {string} other */
export function changeTo(engine, other) {
  return [...changesOf(engine)].find(([, changed]) => sorted(changed) === sorted(other))?.[0];
}
