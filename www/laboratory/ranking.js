// A ranking whose differences are within noise: intervals from many games, compared with the few numbers it was based
// on.

import { words } from "./words.js";

/**
 * An engine in a ranking; shares of points range from 0 to 1.
 * @typedef {{ name: string, value: number, low: number, high: number, theirs: number }} Ranked
 */

/**
 * Table 1 of the heuristics for Isolation, repeated: docs/isolation.md documents the games behind it.
 * @type {readonly Ranked[]}
 */
export const HEURISTICS = [
  { name: "improved", value: 0.737, low: 0.724, high: 0.75, theirs: 0.764 },
  { name: "h1", value: 0.75, low: 0.737, high: 0.763, theirs: 0.776 },
  { name: "h2", value: 0.752, low: 0.739, high: 0.765, theirs: 0.759 },
  { name: "h3", value: 0.757, low: 0.744, high: 0.77, theirs: 0.798 },
];

const [LEFT, RIGHT, ROW] = [70, 310, 22]; // in a drawing of 320 units
const [LEAST, MOST] = [0.7, 0.82];
const TICKS = [0.7, 0.75, 0.8];

/** Draws a ranking, with its numbers as text. @param {readonly Ranked[]} ranking */
export function makeRanking(ranking) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  /** @param {string} name @param {Record<string, string | number>} attributes @param {string} [text] */
  const add = (name, attributes, text) => {
    const shape = document.createElementNS(svg.namespaceURI, name);
    for (const [key, value] of Object.entries(attributes)) shape.setAttribute(key, String(value));
    if (text !== undefined) shape.textContent = text;
    svg.append(shape);
  };
  const x = (/** @type {number} */ share) => LEFT + ((share - LEAST) / (MOST - LEAST)) * (RIGHT - LEFT);
  const bottom = ranking.length * ROW + 4;
  svg.setAttribute("viewBox", `0 0 320 ${bottom + 18}`);
  svg.setAttribute("class", "ranking");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", ranking.map(words.preset.ranked).join("; "));
  for (const tick of TICKS) {
    add("path", { class: "tick", d: `M${x(tick)} 0V${bottom}` });
    add("text", { x: x(tick), y: bottom + 14, "text-anchor": "middle" }, words.percent(tick));
  }
  ranking.forEach(({ name, value, low, high, theirs }, place) => {
    const y = place * ROW + ROW / 2 + 2;
    add("text", { x: 0, y: y + 4 }, name);
    add("path", { class: "interval", d: `M${x(low)} ${y}H${x(high)}` });
    add("circle", { class: "ours", cx: x(value), cy: y, r: 4.5 });
    add("path", { class: "theirs", d: `M${x(theirs)} ${y - 6}l6 6l-6 6l-6 -6z` });
  });
  const figure = document.createElement("figure");
  const caption = document.createElement("figcaption");
  caption.className = "note";
  caption.textContent = words.preset.ranking;
  figure.append(svg, caption);
  return figure;
}
