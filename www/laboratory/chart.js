// Charts by Observable Plot, which is fetched when the first one is drawn.

import { words } from "./words.js";

/** @typedef {{ series: string, x: number | string, value: number, low: number, high: number }} Dot */

const plot = () => import("../vendor/plot.js");

/** Makes a drawing one picture with a name; its numbers stand in a table beside it. @template {Element} T @param {T} chart @param {string} name */
function asPicture(chart, name) {
  for (const part of chart.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  const drawing = chart.matches("svg") ? chart : chart.querySelector("svg:last-of-type");
  drawing?.setAttribute("role", "img");
  drawing?.setAttribute("aria-label", name);
  return chart;
}

/**
 * Quotas with their 95 % intervals, one line a series.
 * @param {Dot[]} dots
 * @param {{ x: string, y: string, thesis?: { series: string, x: number | string, value: number }[] }} labels
 */
export async function drawQuotas(dots, { x, y, thesis = [] }) {
  const Plot = await plot();
  const numeric = dots.every((dot) => typeof dot.x === "number");
  const single = new Set(dots.map((dot) => dot.x)).size === 1;
  const marks = [Plot.ruleY([0], { strokeOpacity: 0.4 })];
  if (numeric && !single) {
    marks.push(Plot.areaY(dots, { x: "x", y1: "low", y2: "high", fill: "series", fillOpacity: 0.18 }));
    marks.push(Plot.lineY(dots, { x: "x", y: "value", stroke: "series", strokeWidth: 2 }));
  } else {
    marks.push(Plot.ruleX(dots, { x: "x", y1: "low", y2: "high", stroke: "series", strokeWidth: 2 }));
  }
  marks.push(Plot.dot(dots, { x: "x", y: "value", fill: "series", r: 3.5, title: (/** @type {Dot} */ dot) => words.dot(dot) }));
  if (thesis.length) marks.push(Plot.dot(thesis, { x: "x", y: "value", symbol: "times", stroke: "currentColor", strokeWidth: 2, r: 5, title: (/** @type {{ value: number }} */ dot) => words.thesisDot(dot.value) }));
  const chart = Plot.plot({
    width: 680, height: 330, marginLeft: 50, marginBottom: 42,
    x: numeric ? { label: x, ticks: [...new Set(dots.map((dot) => dot.x))], tickFormat: words.tick, inset: 8 } : { label: x, type: "point", domain: [...new Set(dots.map((dot) => dot.x))] },
    y: { label: y, domain: [0, Math.min(Math.max(...dots.map((dot) => dot.high), ...thesis.map((dot) => dot.value)) * 108, 100)], percent: true, tickFormat: words.tick, grid: true },
    color: { legend: new Set(dots.map((dot) => dot.series)).size > 1, scheme: "dark2" },
    marks,
  });
  return asPicture(chart, `${y}, ${x}`);
}

/** @typedef {{ name: string, value: number, low: number | null, high: number | null, title: string }} Rank */

/**
 * Values with their 95 % intervals, one line each: shares from 0 to 1, or multiples of 1.
 * @param {Rank[]} lines
 * @param {{ x: string, percent: boolean }} labels
 */
export async function drawRanks(lines, { x, percent }) {
  const Plot = await plot();
  const spans = lines.filter(({ low, high }) => low !== null && high !== null);
  const chart = Plot.plot({
    width: 680, height: 70 + 28 * lines.length, marginLeft: 150, marginBottom: 42,
    x: percent ? { label: x, domain: [0, 100], percent: true, tickFormat: words.tick, grid: true } : { label: x, type: "log", tickFormat: words.tick, ticks: 5, nice: true, grid: true },
    y: { label: null, type: "point", domain: lines.map(({ name }) => name) },
    marks: [
      // Equal strength, or equal work.
      Plot.ruleX([percent ? 0.5 : 1], { strokeOpacity: 0.4 }),
      Plot.ruleY(spans, { y: "name", x1: "low", x2: "high", strokeWidth: 2 }),
      Plot.dot(lines, { y: "name", x: "value", fill: "currentColor", r: 4, title: (/** @type {Rank} */ line) => line.title }),
    ],
  });
  return asPicture(chart, `${x}: ${lines.map(({ title }) => title).join("; ")}`);
}

/**
 * The legal moves at each ply: their mean with its interval, and the range of all games behind it.
 * @param {{ ply: number, moves: import("./arena/words_en.js").Mean, least: number, most: number }[]} plies
 */
export async function drawBranching(plies) {
  const Plot = await plot();
  const { x, y, band, dot } = words.arena.branching;
  const top = Math.max(...plies.map(({ most }) => most));
  // Of two or three games an interval is wide, but no mean is below 0.
  const data = plies.map(({ ply, moves, least, most }) => ({ ply, least, most, value: moves.value, low: Math.max(moves.low ?? moves.value, 0), high: Math.min(moves.high ?? moves.value, top) }));
  const chart = Plot.plot({
    width: 680, height: 330, marginLeft: 50, marginBottom: 42,
    x: { label: x, tickFormat: words.tick, inset: 8 }, y: { label: y, tickFormat: words.tick, grid: true },
    marks: [
      Plot.ruleY([0], { strokeOpacity: 0.4 }),
      Plot.areaY(data, { x: "ply", y1: "least", y2: "most", fill: "currentColor", fillOpacity: 0.1 }),
      Plot.areaY(data, { x: "ply", y1: "low", y2: "high", fill: "currentColor", fillOpacity: 0.35 }),
      Plot.lineY(data, { x: "ply", y: "value", stroke: "currentColor", strokeWidth: 2 }),
      Plot.dot(data, { x: "ply", y: "value", fill: "currentColor", r: 2.5, title: (/** @type {{ ply: number, value: number }} */ at) => dot(words.number(at.ply), words.arena.mean(at.value)) }),
    ],
  });
  const note = Object.assign(document.createElement("p"), { className: "note", textContent: band });
  const box = document.createElement("div");
  box.append(asPicture(chart, band), note);
  return box;
}

/** How many positions there are of each distance. @param {number[]} counts */
export async function drawHistogram(counts) {
  const Plot = await plot();
  const data = counts.map((count, distance) => ({ distance, count }));
  const chart = Plot.plot({
    width: 680, height: 260, marginLeft: 70, marginBottom: 40,
    x: { label: words.explorer.columns[0], tickFormat: String }, y: { label: words.explorer.columns[1], tickFormat: words.number, grid: true },
    marks: [Plot.barY(data, { x: "distance", y: "count", fill: "currentColor", fillOpacity: 0.55, title: (/** @type {{ distance: number, count: number }} */ bar) => words.explorer.bar(bar.distance, bar.count) }), Plot.ruleY([0])],
  });
  return asPicture(chart, words.explorer.chart);
}
