// Every sentence the laboratory says, in one place: English.

const thousands = new Intl.NumberFormat("en");
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1).replace("-", "−")} %`;

/** @typedef {{ value: number, low: number, high: number }} Quota */

export const labWords = {
  number: (/** @type {number} */ value) => thousands.format(value),
  percent,
  rounded: (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4),
  interval: (/** @type {Quota} */ { low, high }) => `${percent(low)} to ${percent(high)}`,
  mean: (/** @type {number} */ value) => value.toFixed(1),
  none: "–",

  ready: "Choose a table or figure of the thesis, or make an experiment of your own.",
  failed: (/** @type {string} */ what) => `The engine could not start: ${what}`,
  badLink: (/** @type {string} */ what) => `This link is not an experiment: ${what}`,

  run: { start: "Run", more: "Continue", again: "Run again" },
  progress: {
    idle: (/** @type {number} */ trials) => `${thousands.format(trials)} trials.`,
    part: (/** @type {number} */ done, /** @type {number} */ total) => `${thousands.format(done)} of ${thousands.format(total)} trials are done.`,
    running: (/** @type {number} */ done, /** @type {number} */ total, /** @type {number} */ rate, /** @type {number | undefined} */ eta) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials, ${thousands.format(Math.round(rate))} a second${eta === undefined ? "" : `, about ${eta < 90 ? `${Math.ceil(eta)} s` : `${Math.ceil(eta / 60)} min`} left`}`,
    done: (/** @type {number} */ total) => `All ${thousands.format(total)} trials are done.`,
  },
  fingerprint: (/** @type {string} */ digest) => `Fingerprint (SHA-256 of query and rows): ${digest}`,
  partial: "The results so far: no fingerprint before all trials are done.",

  autoplay: {
    caption: "Winning quota",
    heads: ["Point", "Games", "Won", "Winning quota", "95 % interval", "Moves: least, mean, most", "Ties", "Fat quota", "95 % interval"],
    x: "", y: "Winning quota (%)",
  },
  com: {
    caption: "Choice of Moves",
    heads: ["Point", "t", "Positions", "Hits", "95 % interval", "Fakes", "Misses", "Keeps", "All best"],
    x: "Search depth t", y: "Hits (%)",
  },
  ties: {
    caption: "Ties and coarseness",
    heads: ["Point", "t", "Searches", "Ties", "95 % interval", "Different values"],
    x: "Search depth t", y: "Searches that end in a tie (%)",
  },
  sample: { caption: "Sample", heads: ["Trial", "Position", "Distance"], more: (/** @type {number} */ left) => `… and ${thousands.format(left)} more: they are in the CSV.` },
  known: {
    caption: "What the thesis has, and what is known exactly",
    heads: ["Point", "t", "Measure", "Thesis", "Exact", "Remark"],
    share: percent,
    measures: /** @type {Record<string, string>} */ ({ quota: "Winning quota", fat: "Fat quota", hits: "Hits", ties: "Ties", values: "Different values", shape: "Type of behaviour" }),
  },
  whole: "all",
  dot: (/** @type {{ series: string, x: number | string, value: number, low: number, high: number }} */ { series, x, value, low, high }) => `${series}, ${x}: ${percent(value)} (${percent(low)} to ${percent(high)})`,
  thesisDot: (/** @type {number} */ value) => `Thesis: ${percent(value)}`,
  difference: (/** @type {Quota} */ { value, low, high }, /** @type {boolean} */ significant) =>
    `${value >= 0 ? "+" : "−"}${percent(Math.abs(value))}, 95 % interval ${percent(low)} to ${percent(high)}; ${significant ? "significant by the thesis’ rule (the intervals do not overlap)" : "not significant by the thesis’ rule (the intervals overlap)"}`,

  preset: {
    choose: "Choose…",
    quick: "Quick look",
    full: "Full size",
    part: (/** @type {string} */ size) => `Part of it, ${size.toLowerCase()}`,
  },
  trace: {
    heads: ["Move", "Position", "Distance", "Value", "Without noise", "Minimal leaves", "Candidate", "Chosen"],
    at: (/** @type {number} */ move, /** @type {number} */ moves, /** @type {string} */ position, /** @type {number} */ distance) => `Move ${move} of ${moves}: ${position}, ${distance} to win.`,
    tie: "A tie", fat: "Tie broken to the fuller side", yes: "yes", no: "no",
  },
  explorer: {
    columns: ["Distance", "Positions"],
    chart: "Positions by distance to win",
    bar: (/** @type {number} */ distance, /** @type {number} */ count) => `Distance ${distance}: ${thousands.format(count)} positions`,
    pattern: (/** @type {number} */ code, /** @type {number} */ positions) => `${code}: ${thousands.format(positions)}`,
    here: "here",
    successors: ["Move", "Position", "Distance"],
  },
  copied: "Copied.",
  copyFailed: "Copying is not allowed here: select the text and copy it by hand.",
  citation: (/** @type {string} */ link, /** @type {string} */ version, /** @type {string} */ fingerprint) =>
    `Plyground ${version}, experiment ${link}${fingerprint ? `, SHA-256 ${fingerprint}` : ""}. After S. Heuser, Randomized Evaluation Functions in Single Agent Search, diploma thesis, Friedrich-Schiller-Universität Jena, 2003.`,
};
