// Charts by Observable Plot, which is loaded when the first one is drawn.

import { make, makeShape } from "../boards/make.js";
import { words } from "./words.js";

/** @typedef {{ series: string, x: number | string, value: number, low: number, high: number }} Dot */

const plot = () => import("../vendor/plot.js");

/** The colours of runs, in the order in which they are given. */
export const COLOURS = [1, 3, 2, 5, 4].map((tile) => `var(--tile-${tile})`);

const WIDEST = 760; // pixels
const NARROWEST = 260;
const RUN_STEP = 10; // pixels between the runs of one engine
const LETTER = 7; // the approximate width of a letter at an axis
const LONGEST = 18; // the maximum number of letters of a name beside its line

/** The width of a chart, chosen so that its letters have the normal size. @param {HTMLElement} place */
export const widthIn = (place) => Math.min(Math.max(place.clientWidth, NARROWEST), WIDEST);

/**
 * Redraws a chart when the width of its container changes.
 * @param {HTMLElement} place
 * @param {() => void} draw
 */
export function followWidth(place, draw) {
  let width = widthIn(place);
  new ResizeObserver(() => {
    const before = width;
    if (!place.hidden) width = widthIn(place);
    if (width !== before && place.firstChild) draw();
  }).observe(place);
}

const quotaHeight = (/** @type {number} */ width) => 150 + 0.15 * width;
const rankHeight = (/** @type {number} */ names, /** @type {number} */ runs) => 56 + (18 + RUN_STEP * runs) * names;
const GRID = 4; // spaces between the lines of an empty chart

/**
 * The axes of a chart before there is anything to draw, in its size.
 * @param {{ x: string, width: number, names?: string[] }} how  Names are of lines, as in ranks.
 */
export function emptyChart({ x, width, names }) {
  const height = names ? rankHeight(names.length, 1) : quotaHeight(width);
  const left = names ? 24 + LETTER * Math.min(LONGEST, Math.max(...names.map((name) => name.length))) : 50;
  const [right, top, bottom] = [width - 20, 20, height - (names ? 28 : 42)];
  const grid = Array.from({ length: GRID + 1 }, (_, at) =>
    names
      ? `M${left + (at * (right - left)) / GRID} ${top}V${bottom}`
      : `M${left} ${top + (at * (bottom - top)) / GRID}H${right}`,
  );
  const lines = (names ?? []).map((name, at, { length }) => {
    const y = top + ((at + 0.5) * (bottom - top)) / length + 4;
    return makeShape("text", { x: left - 9, y }, name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name);
  });
  return makeShape(
    "svg",
    { viewBox: `0 0 ${width} ${height}`, class: "empty", "aria-hidden": "true" },
    makeShape("path", { d: grid.join("") }),
    ...lines,
    ...(x ? [makeShape("text", { x: width - 2, y: height - 3 }, `${x} →`)] : []),
  );
}

/** An axis of names, tilted if there is no room for them side by side. @param {string[]} names @param {number} width */
function nameAxis(names, width) {
  const longest = LETTER * Math.max(...names.map((name) => name.length));
  const isTight = (longest + LETTER) * names.length > width;
  return isTight ? { tickRotate: -40, margin: 36 + 0.65 * longest } : { tickRotate: 0, margin: 42 };
}

/**
 * Selects the numbers whose labels fit side by side.
 * @param {number[]} numbers  Distinct numbers.
 * @param {number} width
 */
function ticksOf(numbers, width) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const scale = width / (sorted[sorted.length - 1] - sorted[0] || 1);
  // All labels have the same room, so that equal steps stay equal.
  const room = LETTER * (Math.max(...sorted.map((number) => words.tick(number).length)) + 1);
  /** @type {number[]} */
  const kept = [];
  for (const number of sorted) {
    if (kept.length === 0 || (number - kept[kept.length - 1]) * scale >= room) kept.push(number);
  }
  return kept;
}

/**
 * Turns a chart into a single image with a name; its numbers are in a table beside it.
 * @template {Element} T
 * @param {T} chart
 * @param {string} name
 */
function asPicture(chart, name) {
  for (const part of chart.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  // A legend has small images of its own.
  const drawing = chart.matches("svg") ? chart : chart.querySelector(":scope > svg");
  drawing?.setAttribute("role", "img");
  drawing?.setAttribute("aria-label", name);
  return chart;
}

/**
 * Known results, in grey below those of runs: exact ones as rings, those of the source as crosses.
 * @param {any} Plot
 * @param {import("./published.js").KnownDot[]} known
 * @param {boolean} isLine  Whether places are joined.
 */
function knownMarks(Plot, known, isLine) {
  const stroke = "var(--outline)";
  const dots = { x: "x", y: "value", stroke, strokeWidth: 1.5, r: 6 };
  return [
    ...(isLine
      ? [Plot.lineY(known, { x: "x", y: "value", z: "line", stroke, strokeWidth: 1.5, strokeDasharray: "2 4" })]
      : []),
    Plot.dot(known, {
      ...dots,
      symbol: "kind",
      title: (/** @type {import("./published.js").KnownDot} */ { kind, value }) => words.knownDot(kind, value),
    }),
  ];
}

/**
 * The name of the line without noise, and a ring around the best of the others.
 * @param {any} Plot @param {Dot} base @param {Dot[]} dots
 */
function besideBase(Plot, base, dots) {
  const best = dots.reduce((best, dot) => (dot.value > best.value ? dot : best));
  return [
    Plot.text([base], {
      y: "value",
      text: [words.base(base.value)],
      frameAnchor: "right",
      textAnchor: "end",
      dy: -8,
      stroke: "var(--card)",
      strokeWidth: 4,
    }),
    ...(best === base ? [] : [Plot.dot([best], { x: "x", y: "value", r: 8, stroke: "var(--you)", strokeWidth: 2.5 })]),
  ];
}

/**
 * Quotas with their 95 % intervals, one line per series.
 * @param {Dot[]} dots
 * @param {object} how
 * @param {string} how.x
 * @param {string} how.y
 * @param {number} how.width
 * @param {string[]} how.colours  Of each series.
 * @param {boolean} how.legend  Whether the names of series are not told elsewhere.
 * @param {import("./published.js").KnownDot[]} how.known
 * @param {Dot[]} how.bases  Those of them without noise, to compare the others with.
 */
export async function drawQuotas(dots, { x, y, width, colours, legend, known, bases }) {
  const Plot = await plot();
  const numeric = dots.every((dot) => typeof dot.x === "number");
  const places = [...new Set(dots.map((dot) => dot.x))];
  const series = [...new Set(dots.map((dot) => dot.series))];
  const isLine = numeric && places.length > 1;
  const marks = [Plot.ruleY([0], { strokeOpacity: 0.4 }), ...knownMarks(Plot, known, isLine)];
  const title = (/** @type {Dot} */ dot) => words.dot(dot);
  if (isLine) {
    marks.push(Plot.areaY(dots, { x: "x", y1: "low", y2: "high", fill: "series", fillOpacity: 0.18 }));
    marks.push(Plot.lineY(dots, { x: "x", y: "value", stroke: "series", strokeWidth: 2 }));
    marks.push(Plot.dot(dots, { x: "x", y: "value", fill: "series", r: 3.5, title }));
    marks.push(Plot.ruleY(bases, { y: "value", stroke: "series", strokeDasharray: "2 4" }));
    if (series.length === 1) marks.push(...bases.flatMap((base) => besideBase(Plot, base, dots)));
  } else {
    // Side by side, because intervals would otherwise hide each other.
    const step = Math.min(12, (0.6 * (width - 70)) / places.length / series.length);
    const isApart = dots.every((dot) => dot.x === dot.series);
    series.forEach((name, place) => {
      const own = dots.filter((dot) => dot.series === name);
      const dx = isApart ? 0 : step * (place - (series.length - 1) / 2);
      marks.push(Plot.ruleX(own, { x: "x", y1: "low", y2: "high", stroke: "series", strokeWidth: 2, dx }));
      marks.push(Plot.dot(own, { x: "x", y: "value", fill: "series", r: 3.5, title, dx }));
    });
  }
  const { tickRotate, margin } = numeric ? { tickRotate: 0, margin: 42 } : nameAxis(places.map(String), width - 70);
  const chart = Plot.plot({
    width,
    height: quotaHeight(width),
    marginLeft: 50,
    marginTop: 12,
    marginBottom: margin,
    x: numeric
      ? { label: x, ticks: ticksOf(places.map(Number), width - 86), tickFormat: words.tick, inset: 8 }
      : { label: x, labelOffset: margin - 4, type: "point", domain: places, tickRotate },
    y: {
      label: null,
      domain: [0, Math.min(Math.max(...dots.map((dot) => dot.high), ...known.map((dot) => dot.value)) * 108, 100)],
      percent: true,
      tickFormat: words.tick,
      grid: true,
    },
    color: { legend, domain: series, range: colours },
    symbol: { domain: ["exact", "source"], range: ["circle", "times"] },
    marks,
  });
  return asPicture(chart, `${y}, ${x}`);
}

/**
 * @typedef {{ name: string, value: number, low: number | null, high: number | null, title: string, run: string, colour:
 *   string }} Rank
 */

/**
 * The rows of a chart of ranks, and a label for each, cut to a number of letters. Lines of several runs share a row if
 * they have the same name; lines of one run never do.
 * @param {Rank[]} lines
 * @param {number} letters
 */
export function rowsOf(lines, letters) {
  const label = (/** @type {string} */ name) => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name);
  /** @type {string[]} */
  const names = [];
  /** @type {Set<string>} */
  const taken = new Set();
  const rows = lines.map((line) => {
    const free = names.findIndex((name, row) => name === line.name && !taken.has(`${row} ${line.run}`));
    const row = free < 0 ? names.push(line.name) - 1 : free;
    taken.add(`${row} ${line.run}`);
    return { ...line, row };
  });
  return { rows, labels: names.map(label) };
}

/**
 * Values with their 95 % intervals, one line each: shares from 0 to 1, or multiples of 1.
 * @param {Rank[]} lines
 * @param {{ x: string, percent: boolean, width: number }} how
 */
export async function drawRanks(lines, { x, percent, width }) {
  const Plot = await plot();
  const { rows, labels } = rowsOf(lines, Math.min(LONGEST, Math.floor((0.5 * width - 24) / LETTER)));
  const runs = [...new Set(lines.map(({ run }) => run))];
  // Runs stand below each other, because intervals would otherwise hide each other.
  const marks = runs.flatMap((run, place) => {
    const own = rows.filter((line) => line.run === run);
    const spans = own.filter(({ low, high }) => low !== null && high !== null);
    const dy = RUN_STEP * (place - (runs.length - 1) / 2);
    const [{ colour }] = own;
    return [
      Plot.ruleY(spans, { y: "row", x1: "low", x2: "high", stroke: colour, strokeWidth: 2, dy }),
      Plot.dot(own, { y: "row", x: "value", fill: colour, r: 4, dy, title: (/** @type {Rank} */ line) => line.title }),
    ];
  });
  const chart = Plot.plot({
    width,
    height: rankHeight(labels.length, runs.length),
    marginLeft: 24 + LETTER * Math.max(...labels.map((label) => label.length)),
    marginBottom: 28,
    x: percent
      ? { label: null, domain: [0, 100], percent: true, tickFormat: words.tick, grid: true }
      : { label: null, type: "log", tickFormat: words.tick, ticks: width < 480 ? 2 : 5, nice: true, grid: true },
    y: {
      label: null,
      type: "point",
      domain: [...labels.keys()],
      tickFormat: (/** @type {number} */ row) => labels[row],
    },
    marks: [
      // The line of equal strength, or equal work.
      Plot.ruleX([percent ? 0.5 : 1], { strokeOpacity: 0.4 }),
      ...marks,
    ],
  });
  return asPicture(chart, `${x}: ${lines.map(({ title }) => title).join("; ")}`);
}

/**
 * The number of legal moves at each ply: the mean with its interval and, for a single run, in front of the range over
 * all games.
 * @param {{ plies: { ply: number, moves: import("./words/games.js").Mean, least: number, most: number }[], colour: string,
 *   name: string }[]} runs
 * @param {number} width
 */
export async function drawBranching(runs, width) {
  const Plot = await plot();
  const { x, y, band, dot } = words.arena.branching;
  const marks = runs.flatMap(({ plies, colour }) => {
    const top = Math.max(...plies.map(({ most }) => most));
    // For two or three games the interval is wide, but no mean is below 0.
    const data = plies.map(({ ply, moves, least, most }) => ({
      ply,
      least,
      most,
      value: moves.value,
      low: Math.max(moves.low ?? moves.value, 0),
      high: Math.min(moves.high ?? moves.value, top),
    }));
    const title = (/** @type {{ ply: number, value: number }} */ at) =>
      dot(words.number(at.ply), words.arena.mean(at.value));
    return [
      ...(runs.length > 1
        ? []
        : [Plot.areaY(data, { x: "ply", y1: "least", y2: "most", fill: colour, fillOpacity: 0.1 })]),
      Plot.areaY(data, { x: "ply", y1: "low", y2: "high", fill: colour, fillOpacity: 0.35 }),
      Plot.lineY(data, { x: "ply", y: "value", stroke: colour, strokeWidth: 2 }),
      Plot.dot(data, { x: "ply", y: "value", fill: colour, r: 2.5, title }),
    ];
  });
  const chart = Plot.plot({
    width,
    height: quotaHeight(width),
    marginLeft: 50,
    marginBottom: 42,
    x: { label: x, tickFormat: words.tick, inset: 8 },
    y: { label: null, tickFormat: words.tick, grid: true },
    marks: [Plot.ruleY([0], { strokeOpacity: 0.4 }), ...marks],
  });
  return make("div", "", asPicture(chart, y), ...(runs.length > 1 ? [] : [make("p", "note", band)]));
}

const [LEFT, RIGHT] = [70, 20]; // pixels beside the bars of a histogram

/**
 * The number of positions at each distance.
 * @param {number[]} counts
 * @param {number} width
 * @param {number} [chosen]  The distance to show in another colour.
 */
export async function drawHistogram(counts, width, chosen) {
  const Plot = await plot();
  const data = counts.map((count, distance) => ({ distance, count }));
  const chart = Plot.plot({
    width,
    height: 240,
    marginLeft: LEFT,
    marginRight: RIGHT,
    marginBottom: 40,
    x: {
      round: false,
      label: words.explorer.columns[0],
      ticks: ticksOf(
        data.map(({ distance }) => distance),
        width - LEFT - RIGHT,
      ),
      tickFormat: String,
    },
    y: { label: words.explorer.columns[1], tickFormat: words.number, grid: true },
    marks: [
      Plot.barY(data, {
        x: "distance",
        y: "count",
        fill: (/** @type {{ distance: number }} */ { distance }) =>
          distance === chosen ? "var(--you)" : "var(--tile-1)",
        title: (/** @type {{ distance: number, count: number }} */ bar) => words.explorer.bar(bar.distance, bar.count),
      }),
      Plot.ruleY([0]),
      // Few positions make a bar that is hardly seen.
      Plot.text(data, {
        filter: (/** @type {{ distance: number }} */ { distance }) => distance === chosen,
        x: "distance",
        y: "count",
        text: (/** @type {{ count: number }} */ { count }) => words.number(count),
        dy: -8,
        fill: "var(--you)",
        stroke: "var(--card)",
        strokeWidth: 4,
        fontWeight: 700,
      }),
    ],
  });
  return asPicture(chart, words.explorer.chart);
}

/** The distance whose bar, or room above it, was clicked. @param {MouseEvent} event @param {Element} place @param {number} bars */
export function distanceAt({ clientX }, place, bars) {
  const drawing = place.querySelector("svg");
  if (!drawing) return undefined;
  const { left, width } = drawing.getBoundingClientRect();
  const whole = drawing.viewBox.baseVal.width;
  const at = Math.floor(((((clientX - left) / width) * whole - LEFT) / (whole - LEFT - RIGHT)) * bars);
  return at >= 0 && at < bars ? at : undefined;
}

// Charts as files.

/** Makes a drawing independent of the page by inlining its colours. @param {SVGElement} chart */
export function standalone(chart) {
  const copy = /** @type {SVGElement} */ (chart.cloneNode(true));
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("style", `color: ${getComputedStyle(chart).color}; font: 12px sans-serif`);
  const own = chart.querySelectorAll("*");
  copy.querySelectorAll("*").forEach((part, place) => {
    for (const name of /** @type {const} */ (["fill", "stroke"]))
      if (part.getAttribute(name)?.startsWith("var(")) part.setAttribute(name, getComputedStyle(own[place])[name]);
  });
  return new XMLSerializer().serializeToString(copy);
}
