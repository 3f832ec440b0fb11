// The choices of a search: the switches of alpha-beta that change the shape of its tree.

import { element, input } from "../site/dom.js";
import { isRecorded } from "../site/search_link.js";

/**
 * The options of an engine: its name, and the values by key.
 * @param {string} engine
 */
export function readEngine(engine) {
  const [name, ...options] = engine.split("/");
  return { name, options: new Map(options.map((option) => /** @type {[string, string]} */ (option.split("=")))) };
}

/** Where each switch is on, what it writes, on and off. @type {Record<string, { on: string[], off: string[] }>} */
export const SWITCHES = {
  deepening: { on: ["deepening=yes"], off: ["deepening=no"] },
  table: { on: ["table=14"], off: ["table=0"] },
  ordering: { on: [], off: ["killers=0", "history=none"] },
  scout: { on: ["scout=yes"], off: ["scout=no"] },
};

/** Whether a switch is on in an engine. @param {string} id @param {Map<string, string>} options */
export function isOn(id, options) {
  const off = SWITCHES[id].off.map((option) => option.split("="));
  return !off.every(([key, value]) => options.get(key) === value);
}

/** Shows the options of an engine. @param {string} engine */
export function showChoices(engine) {
  const { options } = readEngine(engine);
  input("depth").value = options.get("depth") ?? "";
  for (const id of Object.keys(SWITCHES)) input(id).checked = isOn(id, options);
}

/** Calls for another search when it is chosen. @param {(engine: string) => void} search */
export const offerChoices = (search) =>
  element("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    search(engineOf(input("depth").value, (id) => input(id).checked));
  });

/** The text of an engine. @param {string} depth @param {(id: string) => boolean} isOn */
export function engineOf(depth, isOn) {
  const switches = Object.entries(SWITCHES).flatMap(([id, { on, off }]) => (isOn(id) ? on : off));
  return ["alpha-beta", `depth=${depth}`, ...switches, "null=0"].join("/");
}

/** What a page can show. A node of IDA* has some more beside it that are left out. */
const MOST_NODES = 50_000;
const MOST_OF_IDA = 20_000;

/** An engine with a limit to its nodes, if it counts them. @param {string} engine */
export function limited(engine) {
  const [name, ...options] = engine.split("/");
  const most = isRecorded(engine) ? MOST_NODES : name === "ida-star" ? MOST_OF_IDA : 0;
  const nodes = Number(options.find((option) => option.startsWith("nodes="))?.slice(6) ?? most);
  if (!most || !(nodes >= most)) return engine;
  return [name, ...options.filter((option) => !option.startsWith("nodes=")), `nodes=${most}`].join("/");
}
