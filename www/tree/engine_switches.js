// The choices of a search: the switches of alpha-beta that change the shape of its tree.

import { element, input } from "../site/dom.js";
import { isRecorded } from "../site/search_link.js";

/** The searches that have depths and switches. */
const SWITCHED = ["alpha-beta", "mtd"];
/** What is searched by in place of others. */
const PLAIN = "alpha-beta/depth=3/deepening=no/table=0/scout=no/null=0";

/** @typedef {Map<string, string>} Options  The values by key. */

/** @param {string} option @returns {[key: string, value: string]} */
function pairOf(option) {
  // Values may have signs of equality too, as those of evaluations with weights.
  const [key, ...value] = option.split("=");
  return [key, value.join("=")];
}

/**
 * The name of an engine and its options.
 * @param {string} engine
 */
export function readEngine(engine) {
  const [name, ...options] = engine.split("/");
  return { name, options: new Map(options.map(pairOf)) };
}

/** The text of an engine. @param {string} name @param {Options} options */
export const writeEngine = (name, options) =>
  [name, ...Array.from(options, ([key, value]) => `${key}=${value}`)].join("/");

/** Where each switch is on, what it writes, on and off. @type {Record<string, { on: string[], off: string[] }>} */
const SWITCHES = {
  deepening: { on: ["deepening=yes"], off: ["deepening=no"] },
  table: { on: ["table=14"], off: ["table=0"] },
  ordering: { on: [], off: ["killers=0", "history=none"] },
  scout: { on: ["scout=yes"], off: ["scout=no"] },
};

/** Whether a switch is on in an engine. @param {string} id @param {Options} options */
export const isOn = (id, options) => !SWITCHES[id].off.map(pairOf).every(([key, value]) => options.get(key) === value);

/** The options with a switch on or off, if it is not so already. @param {Options} options @param {string} id @param {boolean} isWanted */
export function turn(options, id, isWanted) {
  const turned = new Map(options);
  if (isOn(id, options) === isWanted) return turned;
  const { on, off } = SWITCHES[id];
  const [written, cleared] = (isWanted ? [on, off] : [off, on]).map((list) => list.map(pairOf));
  for (const [key] of cleared) if (!written.some(([other]) => other === key)) turned.delete(key);
  for (const [key, value] of written) turned.set(key, value);
  return turned;
}

/** Shows the options of an engine. @param {string} engine */
export function showChoices(engine) {
  const { options } = readEngine(engine);
  input("depth").value = options.get("depth") ?? "";
  for (const id of Object.keys(SWITCHES)) input(id).checked = isOn(id, options);
}

/** Calls for another search when it is chosen. @param {(change: (engine: string) => string) => void} search */
export const offerChoices = (search) =>
  element("search-form").addEventListener("submit", (event) => {
    event.preventDefault();
    search((engine) => withChoices(engine, input("depth").value, (id) => input(id).checked));
  });

/**
 * An engine with another depth and other switches; everything else stays as it is.
 * @param {string} engine @param {string} depth @param {(id: string) => boolean} isWanted  Whether a switch is on.
 */
export function withChoices(engine, depth, isWanted) {
  const given = readEngine(engine);
  const { name, options } = SWITCHED.includes(given.name) ? given : readEngine(PLAIN);
  return writeEngine(
    name,
    Object.keys(SWITCHES).reduce((all, id) => turn(all, id, isWanted(id)), new Map(options).set("depth", depth)),
  );
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
