// The tables and charts of results: English.

import { percent, thousands } from "./numbers.js";

/** @typedef {{ value: number, low: number, high: number }} Quota */

export const results = {
  sample: {
    caption: "Sample",
    heads: ["Trial", "Position", "Distance"],
    more: (/** @type {number} */ left) => `… and ${thousands.format(left)} more in the CSV file.`,
    here: (/** @type {string} */ name) =>
      `Trials start from the positions in ${name}. A link identifies the file but does not contain it: anyone who opens the link needs the file too.`,
    missing: (/** @type {string} */ id) =>
      `This experiment starts from the positions in the sample file ${id}, which a link does not contain. Choose the file under “Own sample file” to run it.`,
    bad: (/** @type {string} */ name, /** @type {string} */ what) => `${name} cannot be used: ${what}`,
  },
  autoplay: {
    caption: "Winning quota",
    heads: [
      "Point",
      "Games",
      "Won",
      "Winning quota",
      "95 % interval",
      "Moves: min, mean, max",
      "Ties",
      "Fat quota",
      "95 % interval",
    ],
    x: "",
    y: "Winning quota (%)",
    clusters: {
      caption: "Clustering of the choices",
      heads: [
        "Point",
        "Compared with",
        "Games won",
        "Their mean",
        "95 % interval",
        "Games lost",
        "Their mean",
        "95 % interval",
        "Won minus lost",
        "95 % interval",
      ],
      sets: { tied: "all tied moves", even: "equally many leaves" },
      foot: "For each choice: the share of the other tied moves whose minimal leaves are less clustered; equally clustered moves count half. Random choices give 50 %. Games without such a choice are omitted.",
    },
  },
  exact: {
    caption: "Exact winning quota",
    heads: ["Point", "Moves", "Exact", "Sampled", "95 % interval", "All positions", "Never won", "Always won"],
    foot: "Sampled: the same games by Autoplay, if you have run them during this visit. Never and always: the number of positions, out of all, within this many moves.",
    beside: (/** @type {string[]} */ values) => `Exact, as computed during this visit: ${values.join("; ")}.`,
    at: (/** @type {string} */ name, /** @type {string} */ quota) => `${name} ${quota}`,
    distances: {
      caption: "Exact winning quota by distance",
      heads: ["Point", "Distance", "Positions", "Winning quota"],
    },
    x: "Moves allowed",
    y: "Winning quota (%)",
  },
  com: {
    caption: "Choice of Moves",
    heads: ["Point", "t", "Positions", "Hits", "95 % interval", "Fakes", "Misses", "Keeps", "All best"],
    x: "Search depth t",
    y: "Hits (%)",
  },
  ties: {
    caption: "Ties and coarseness",
    heads: ["Point", "t", "Searches", "Ties", "95 % interval", "Different values"],
    x: "Search depth t",
    y: "Searches that end in a tie (%)",
  },
  clusters: {
    caption: "Good moves among tied ones, by rule",
    heads: [
      "Point",
      "Positions",
      "Ties",
      "Tied moves, mean",
      "All tied",
      "Fat",
      "Clustered",
      "95 % interval",
      "Spread",
      "95 % interval",
      "Fat, clustered",
      "Fat, spread",
      "With noise",
    ],
    series: { clustered: "clustered", spread: "spread" },
    correlation: (/** @type {{ point: string, value: number, low: number, high: number }[]} */ list) =>
      `Correlation between the gain from noise and the concentration of minimal leaves on few moves: ${list
        .map(({ point, value, low, high }) => `${point} ${value.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`)
        .join("; ")
        .replaceAll("-", "−")}`,
    x: "Evaluation",
    y: "Good moves (%)",
  },
  solving: {
    caption: "Solutions",
    heads: [
      "Point",
      "Positions",
      "Solved",
      "95 % interval",
      "Shortest",
      "95 % interval",
      "Length / distance",
      "95 % interval",
      "Nodes, mean",
      "95 % interval",
    ],
    ratio: (/** @type {number} */ value) => value.toFixed(3),
    count: (/** @type {number} */ value) => thousands.format(Math.round(value)),
    range: (/** @type {string} */ low, /** @type {string} */ high) => `${low} to ${high}`,
    x: "",
    y: "Shortest solutions (%)",
  },
  known: {
    caption: "The thesis’ numbers and exact values",
    marks: { exact: "○ exact", source: "× published" },
    heads: ["Point", "t", "Measure", "Thesis", "Exact", "Remark"],
    measures: /** @type {Record<string, string>} */ ({
      quota: "Winning quota",
      fat: "Fat quota",
      hits: "Hits",
      ties: "Ties",
      values: "Different values",
      shape: "Type of behaviour",
      score: "Score",
      same: "Same move",
      samevalue: "Same value",
      leaves: "Leaves, relative to the first engine",
      interior: "Interior nodes, relative to the first engine",
      nodes: "Positions (in the source: time), relative to the first engine",
      answers: "Table cutoffs, relative to the first engine",
      transpositions: "Table cutoffs per interior node",
      passes: "Passes, mean",
      most: "Passes, maximum",
      solved: "Solved",
    }),
    beside: {
      caption: "The source’s numbers beside ours",
      heads: ["Engine", "Measure", "Source", "Here", "95 % interval", "Exact"],
    },
  },
  whole: "all",
  dot: (
    /** @type {{ series: string, x: number | string, value: number, low: number, high: number }} */ {
      series,
      x,
      value,
      low,
      high,
    },
  ) => `${series}, ${x}: ${percent(value)} (${percent(low)} to ${percent(high)})`,
  base: (/** @type {number} */ value) => `without noise: ${percent(value)}`,
  knownDot: (/** @type {"exact" | "source"} */ kind, /** @type {number} */ value) =>
    `${kind === "exact" ? "Exact" : "Published"}: ${percent(value)}`,
  difference: (/** @type {Quota} */ { value, low, high }, /** @type {boolean} */ significant) =>
    `${value >= 0 ? "+" : "−"}${percent(Math.abs(value))}, 95 % interval ${percent(low)} to ${percent(high)}; ${significant ? "significant by the thesis’ rule (the intervals do not overlap)" : "not significant by the thesis’ rule (the intervals overlap)"}`,
};
