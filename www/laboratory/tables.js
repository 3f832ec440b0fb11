// The common parts of the tables and charts of all kinds.

import { make } from "../site/dom.js";
import { labelOf } from "./describe.js";
import { words } from "./words.js";

/** @typedef {import("./words/results.js").Quota} Quota */
/**
 * @typedef {object} Sheet
 * @property {string[]} heads
 * @property {string[][]} rows
 * @property {string} caption
 * @property {string} [foot]
 * @property {boolean} [folded]  Whether it is shown on demand.
 */
/** @typedef {import("./chart.js").Dot} Dot */
/** @typedef {{ report: any, name: string, colour: string }} DrawnRun  A run in a chart. */
/**
 * The view of a report on a kind of experiment.
 * @typedef {object} KindView
 * @property {(report: any, finished: Iterable<any>) => Sheet[]} [sheets]  Its tables, and reports to compare with.
 * @property {(report: any) => Dot[]} [dots]  The quotas shown in a chart.
 * @property {(query: string) => string[]} [lines]  The names of the lines of that chart, if each has one.
 * @property {(query: string) => { x: string, y: string, band?: string }} [axes]  The names of that chart's axes, and what is
 *   said of its bands.
 * @property {(runs: DrawnRun[]) => ((width: number) => Promise<Element>) | undefined} [drawing]  A drawing to show instead.
 * @property {(report: any) => string} [answer]  The result in one sentence, if quotas alone do not give it.
 * @property {string} [measure]  The measure whose published numbers are shown in the chart.
 */

/** A row of cells. @param {...(string | number)} values */
export const cellsOf = (...values) => values.map(String);

const LONG = 14; // the length from which the heading of a row may be broken

/** A box for a table, which scrolls if there is no room for it. @param {string} name */
export function makeBox(name) {
  const box = Object.assign(make("div", "scroll"), { tabIndex: 0 });
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", name);
  return box;
}

/** A name that may be broken before its options and their values. @param {string | Node} name */
const breakable = (name) =>
  typeof name === "string"
    ? name.split(/(?<=[/=])/).flatMap((part, place) => (place ? [make("wbr"), part] : [part]))
    : [name];

/**
 * Fills a table; the first cell of a row is its heading.
 * @param {string | HTMLTableElement} table  The table or its id.
 * @param {readonly string[]} heads
 * @param {(string | Node)[][]} rows
 * @param {string} [caption]
 */
export function fillTable(table, heads, rows, caption) {
  const target = /** @type {HTMLTableElement} */ (typeof table === "string" ? document.getElementById(table) : table);
  const heading = (/** @type {"row" | "col"} */ scope, /** @type {(string | Node)[]} */ ...content) => {
    const made = make("th", "", ...content);
    made.scope = scope;
    made.classList.toggle("long", scope === "row" && (made.textContent ?? "").length > LONG);
    return made;
  };
  const lines = rows.map(([first, ...others]) =>
    make("tr", "", heading("row", ...breakable(first)), ...others.map((content) => make("td", "", content))),
  );
  const head = make("tr", "", ...heads.map((text) => heading("col", text)));
  target.replaceChildren(make("thead", "", head), make("tbody", "", ...lines));
  if (caption) target.createCaption().textContent = caption;
  return target;
}

export const name = (/** @type {string | null} */ point) => (point === null ? words.whole : words.value(point));
export const shown = (/** @type {Quota | null} */ quota) => (quota ? words.percent(quota.value) : words.none);
export const interval = (/** @type {Quota | null} */ quota) => (quota ? words.interval(quota) : words.none);
/** A number for an axis; the text of a position is not converted. @param {string} text */
export const number = (text) =>
  text !== "" && !/^\d{3}\.\d{9}$/.test(text) && Number.isFinite(Number(text)) ? Number(text) : text;

/** The quota at each point, as dots of a chart. @param {any} report @param {string} measure @returns {Dot[]} */
export const pointDots = (report, measure) =>
  report.results
    .filter((/** @type {any} */ at) => at[measure])
    .map((/** @type {any} */ at) => ({ series: labelOf(report.query), x: number(at.point ?? ""), ...at[measure] }));

/**
 * The axes for a sweep: the swept key is on the horizontal axis.
 * @param {string} query
 * @param {{ x: string, y: string }} usual
 */
export const sweptAxes = (query, usual) => ({
  ...usual,
  x: words.fields[new URLSearchParams(query).get("sweep") ?? ""]?.label ?? usual.x,
});

// Table cells of experiments with two-player games.

/** @typedef {{ value: number | null, low: number | null, high: number | null, bound: string | null }} Elo */

/** A difference in Elo points; only its bound if everything was won or lost. @param {Elo | null} elo */
export function eloText(elo) {
  if (!elo) return words.none;
  if (elo.value !== null) return words.arena.elo(elo.value);
  if (elo.bound === "above" && elo.low !== null) return `> ${words.arena.elo(elo.low)}`;
  if (elo.bound === "below" && elo.high !== null) return `< ${words.arena.elo(elo.high)}`;
  return words.none;
}

/** @param {Elo | null} elo */
export function eloInterval(elo) {
  const { elo: text, span } = words.arena;
  return elo ? span(elo.low === null ? "−∞" : text(elo.low), elo.high === null ? "∞" : text(elo.high)) : words.none;
}

/** @param {import("./words/games.js").Mean | null} mean @param {(value: number) => string} text */
export const meanCells = (mean, text) => [
  mean ? text(mean.value) : words.none,
  mean && mean.low !== null && mean.high !== null ? words.arena.span(text(mean.low), text(mean.high)) : words.none,
];
