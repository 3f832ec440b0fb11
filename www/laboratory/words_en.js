// All texts of the laboratory: English.

import { arena } from "./arena/words_en.js";
import { phrases } from "./describe_en.js";
import { fields, groups } from "./fields_en.js";

const thousands = new Intl.NumberFormat("en");
const ticks = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1).replace("-", "−")} %`;

/** @typedef {{ value: number, low: number, high: number }} Quota */
/** @typedef {Error & { code?: string, input?: string, found?: string }} Problem  An error thrown by the engine. */

export const words = {
  number: (/** @type {number} */ value) => thousands.format(value),
  percent,
  rounded: (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4),
  interval: (/** @type {Quota} */ { low, high }) => `${percent(low)} to ${percent(high)}`,
  lengths: (/** @type {{ least: number, most: number, mean: number }} */ { least, mean, most }) =>
    `${least}, ${mean.toFixed(1)}, ${most}`,
  /** A value of a query as shown. */
  value: (/** @type {string | number} */ text) => String(text),
  /** A number on an axis. */
  tick: (/** @type {number} */ value) => ticks.format(value),
  none: "–",
  groups,
  fields,
  phrases,
  arena,

  ready: "Choose a table or figure from a source, or set up your own experiment.",
  failed: (/** @type {string} */ what) => `The engine could not start: ${what}`,
  badLink: (/** @type {string} */ what) => `This link is not an experiment: ${what}`,
  /** An error, and what was expected. */
  problem: (/** @type {Problem} */ { code, message }, /** @type {string} */ _query) =>
    code === "trap" ? `${message[0].toUpperCase()}${message.slice(1)}.` : message,
  /** Translations of the page's static text: none in English. */
  page: /** @type {Record<string, string>} */ ({}),
  /** The presets as provided by the engine. */
  presets: (/** @type {import("./presets_view.js").Preset[]} */ presets) => presets,

  run: { start: "Run", more: "Continue", again: "Run again" },
  progress: {
    idle: (/** @type {number} */ trials) => `${thousands.format(trials)} ${trials === 1 ? "trial" : "trials"}.`,
    part: (/** @type {number} */ done, /** @type {number} */ total) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials are done.`,
    running: (
      /** @type {number} */ done,
      /** @type {number} */ total,
      /** @type {number} */ rate,
      /** @type {number | undefined} */ eta,
    ) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials, ${thousands.format(Math.round(rate))} a second${eta === undefined ? "" : `, about ${eta < 90 ? `${Math.ceil(eta)} s` : `${Math.ceil(eta / 60)} min`} left`}`,
    preparing: (/** @type {number} */ done, /** @type {number} */ total, /** @type {number} */ share) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials; preparing the next one: ${Math.floor(100 * share)} %`,
    done: (/** @type {number} */ total) =>
      total === 1 ? "The trial is done." : `All ${thousands.format(total)} trials are done.`,
    /** After a second run, and if that gave other rows than the first. */
    same: "Done again: the same bytes.",
    other: "Done again: other results. Discard those shown.",
    refused: (/** @type {string} */ label) => `“${label}” needs another value before this can run.`,
    unknown: "Nothing to run: this link is not an experiment.",
  },
  kept: {
    none: "Results are not kept: the browser’s storage is forbidden or full, or does not answer. Export what you need before you close this page.",
    aside:
      "Rows of this experiment that another version of Plyground kept, or that are damaged, have been set aside. They do not count.",
    save: "Save them as a file",
    discard: "Discard them",
  },
  fingerprint: (/** @type {string} */ digest) => `Fingerprint (SHA-256 of query and rows): ${digest}`,
  partial: "Results so far. The fingerprint appears when all trials are done.",
  expected: {
    before: (/** @type {string} */ digest) =>
      `The sender’s results have the fingerprint ${digest}. Run the experiment to compare.`,
    same: "✓ Your results are the same as the sender’s: the fingerprints match.",
    different: (/** @type {string} */ digest) =>
      `✗ Your results differ from the sender’s. The link has the fingerprint ${digest}, which does not match: the sender used another version of the experiment, or the link was changed.`,
    malformed: (/** @type {string} */ text) =>
      `“${text}” after “#sha256=” in the link is not a fingerprint: expected 64 hexadecimal digits. The experiment itself is fine.`,
  },
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
  thesisDot: (/** @type {number} */ value) => `Thesis: ${percent(value)}`,
  difference: (/** @type {Quota} */ { value, low, high }, /** @type {boolean} */ significant) =>
    `${value >= 0 ? "+" : "−"}${percent(Math.abs(value))}, 95 % interval ${percent(low)} to ${percent(high)}; ${significant ? "significant by the thesis’ rule (the intervals do not overlap)" : "not significant by the thesis’ rule (the intervals overlap)"}`,

  preset: {
    label: "Table or figure",
    choose: "Choose…",
    see: "See it",
    work: (/** @type {string} */ author, /** @type {string | undefined} */ year) => `${author}, ${year ?? "undated"}:`,
    /** The findings from repeating each source, with the preset and the series that show them. */
    findings: /** @type {Record<string, { text: string, preset: string, run: string, ranking?: boolean }[]>} */ ({
      isolation: [
        {
          text: "The three heuristics are equivalent: at equal depth, h2 and h3 chose the move of h1 in 1,000 of 1,000 positions. All leaves have the same number of open cells there, so h2 and h3 are multiples of h1.",
          preset: "isolation-one-heuristic",
          run: "depth 3",
        },
        {
          text: "The ranking is noise: over 4,200 games each, the intervals of h1, h2 and h3 contain each other’s scores. Two tournaments of the source’s size, 140 games, can differ by 15 points.",
          preset: "isolation-table-1",
          run: "h1",
          ranking: true,
        },
      ],
      giveaway: [
        {
          text: "MTD-bi needs about half as many leaves as alpha-beta: over 1,000 positions each, 60 % at depth 9, 50 % at depth 10, 53 % at depth 11 and 45 % at depth 13, where the source reports 58 %. It took at most 14 passes and found the same value at every position.",
          preset: "giveaway-figure-2a",
          run: "depth 9",
        },
        {
          text: "realMTD(f) takes hundreds of passes, but their cost depends on the table. With 2^20 entries it needs fewer leaves than alpha-beta; it collapses only where the table is too small, at the positions with the largest trees.",
          preset: "giveaway-small-tables",
          run: "table 12",
        },
      ],
      loa: [
        {
          text: "The source’s numbers were not available, so there are none beside ours. In the middle game at depth 6, a transposition table leaves 24 % of plain alpha-beta’s nodes, killers 23 %, the history heuristic 22 % and outsider moves 18 %. Table and history together leave 12 %, killers add nothing to them, and everything with null moves leaves 4.5 %. Only null moves ever change the value of a position.",
          preset: "loa-enhancements",
          run: "depth 5",
        },
        {
          text: "The Euler number alone settled 99.4 % of the tests whether a player is connected in games played by a depth-3 search, and 99.8 % in random games.",
          preset: "loa-table-3.1",
          run: "depth 3",
        },
      ],
      tzaar: [
        {
          text: "At depth 5, WALTZ’s enhancements rank as in the source: over 20 positions, alpha-beta searches 1.7 times as many positions without history, and 1.1 times as many without null windows. At depth 6, which the source used, the order is reversed: 1.4 and 1.7 times.",
          preset: "tzaar-table-4.1",
          run: "with a table",
        },
        {
          text: "The source and its program confuse upper and lower bounds in the table. With null windows, this changed the value at 8 of 20 positions at depth 5, and at 15 at depth 6. Without null windows it changed no value and only cost more.",
          preset: "tzaar-bounds",
          run: "bounds",
        },
      ],
    }),
    ranking: "Scores against the seven opponents: ● ours, with 95 % intervals; ◇ the source’s.",
    ranked: (
      /** @type {{ name: string, value: number, low: number, high: number, theirs: number }} */ {
        name,
        value,
        low,
        high,
        theirs,
      },
    ) => `${name}: ${percent(value)} (${percent(low)} to ${percent(high)}), in the source ${percent(theirs)}`,
    quick: "Quick look",
    full: "Full size",
    /** The name of a run in its table. */
    run: (/** @type {string} */ label) => label,
    series: (/** @type {string} */ size) => `Series, ${size.toLowerCase()}`,
    part: (/** @type {string} */ size) => `Conditions, ${size.toLowerCase()}`,
  },
  trace: {
    board: "SlideThree",
    heads: ["Move", "Position", "Distance", "Value", "Without noise", "Minimal leaves", "Candidate", "Chosen"],
    at: (
      /** @type {number} */ move,
      /** @type {number} */ moves,
      /** @type {string} */ position,
      /** @type {number} */ distance,
    ) => `Move ${move} of ${moves}: ${position}, ${distance} to win.`,
    tie: "A tie",
    fat: "Tie broken by a fat move",
    yes: "yes",
    no: "no",
    /** A square of the board, for screen readers. */
    square: (/** @type {number} */ row, /** @type {number} */ column, /** @type {number} */ tile) =>
      `row ${row} column ${column}, ${tile ? `tile ${tile}` : "blank"}`,
  },
  explorer: {
    columns: ["Distance", "Positions"],
    chart: "Positions by distance to win",
    bar: (/** @type {number} */ distance, /** @type {number} */ count) =>
      `Distance ${distance}: ${thousands.format(count)} positions`,
    pattern: (/** @type {number} */ code, /** @type {number} */ positions) => `${code}: ${thousands.format(positions)}`,
    here: "here",
    successors: ["Move", "Position", "Distance"],
  },
  share: {
    qr: "QR code of the link",
    long: "The link is too long for a QR code.",
    digest: "The link can include the fingerprint once all trials are done.",
    title: "Plyground: an experiment",
    sample: (/** @type {string} */ command) => `${command} --sample FILE`,
  },
  copied: "Copied.",
  copyFailed: "Copying is not allowed here: select the text and copy it by hand.",
  citation: (/** @type {string} */ link, /** @type {string} */ version, /** @type {string} */ fingerprint) =>
    `Plyground ${version}, experiment ${link}${fingerprint ? `, SHA-256 ${fingerprint}` : ""}. After S. Heuser, Randomized Evaluation Functions in Single Agent Search, diploma thesis, Friedrich-Schiller-Universität Jena, 2003.`,
};
