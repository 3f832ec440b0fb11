// All texts of the laboratory: English.

import { translatable } from "../site/i18n.js";
import { factsOf, kindOf } from "./schema.js";
import { fields, groups } from "./words/form.js";
import { arena, levels } from "./words/games.js";
import { and, oneIn, percent, thousands, ticks } from "./words/numbers.js";
import { phrases } from "./words/query.js";
import { questions } from "./words/questions.js";
import { results } from "./words/results.js";
import { sources } from "./words/sources.js";

/** @typedef {{ message?: string, code?: string, input?: string, found?: string, expected?: string }} Problem  An error thrown by the engine. */

/** What a run counts: trials, each of which is a pair of games where two engines play. @typedef {"trials" | "pairs"} Unit */
/** @type {Record<Unit, (count: number) => string>} */
const UNITS = {
  trials: (count) => `${thousands.format(count)} ${count === 1 ? "trial" : "trials"}`,
  pairs: (count) => `${thousands.format(count)} ${count === 1 ? "pair" : "pairs"} of games`,
};
/** The same, and how many games they are. @param {Unit} unit @param {number} count */
const unitsOf = (unit, count) =>
  UNITS[unit](count) + (unit === "pairs" ? ` (${thousands.format(2 * count)} games)` : "");

const english = {
  number: (/** @type {number} */ value) => thousands.format(value),
  percent,
  rounded: (/** @type {number} */ value) => String(Math.round(value * 1e4) / 1e4),
  interval: (/** @type {import("./words/results.js").Quota} */ { low, high }) => `${percent(low)} to ${percent(high)}`,
  lengths: (/** @type {{ least: number, most: number, mean: number }} */ { least, mean, most }) =>
    `${least}, ${mean.toFixed(1)}, ${most}`,
  /** A value of a query as shown. */
  value: (/** @type {string | number} */ text) => String(text),
  /** A number on an axis. */
  tick: (/** @type {number} */ value) => ticks.format(value),
  none: "–",
  /** What a level is called; other engines as written. */
  level: (/** @type {string} */ name) => levels[name] ?? name,
  /** A game by itself, as it is named within a sentence. */
  gameName: (/** @type {string} */ game) => game,
  groups,
  fields,
  phrases,
  arena,
  and,
  ...questions,
  ...results,
  ...sources,

  /** The names of the sliders, if not those of their fields. */
  sliders: /** @type {Record<string, string>} */ ({
    dtw: "Distance",
    t: "Moves ahead",
    last: "Moves ahead, up to",
    depth: "Moves ahead",
    w: "Noise",
  }),
  /** What the values of a key are called beside a chart, if not as a swept key is. */
  points: /** @type {Record<string, string>} */ ({ t: "depth", w: "noise", noise: "noise" }),
  results: "Results",
  removes: (/** @type {string} */ name) => `Remove ${name} from the chart`,

  failed: (/** @type {string} */ what) => `The engine could not start: ${what}`,
  badLink: (/** @type {string} */ what) => `This link is not an experiment: ${what}`,
  tooMany: (/** @type {number} */ most) =>
    `This page runs at most ${thousands.format(most)} trials, because it keeps their rows in memory. The command “plyground run” runs more.`,
  /** What opens nearly the same link. */
  mended: { instead: (/** @type {string} */ word) => `Open with “${word}”`, without: "Open without it" },
  /** An error, and what was expected. */
  problem(/** @type {Problem} */ { code, message, input = "", found, expected }, /** @type {string} */ query) {
    if (message && code === "trap") return `${message[0].toUpperCase()}${message.slice(1)}.`;
    const isUnknown = code === "bad-query" && !factsOf(input, kindOf(query));
    const wanted = isUnknown ? `this kind of experiment has no setting “${input}”` : `expected ${expected}`;
    return isUnknown || !message ? `“${input}=${found}” is not understood: ${wanted}` : message;
  },
  /** The presets as provided by the engine. */
  presets: (/** @type {import("./presets.js").Preset[]} */ presets) => presets,

  run: {
    start: "Run",
    more: "Continue",
    again: "Run again",
    waits: "Press Run: the answer appears here.",
    coming: "The answer appears here.",
    adds: (/** @type {string} */ name) => `Run it to add ${name} to the chart.`,
    adding: (/** @type {string} */ name) => `Adding ${name} to the chart…`,
  },
  progress: {
    idle: (
      /** @type {Unit} */ unit,
      /** @type {number} */ trials,
      /** @type {string | undefined} */ time,
      /** @type {boolean | undefined} */ isMore,
    ) => `${unitsOf(unit, trials)}${time ? `, ${isMore ? "more than" : "about"} ${time}` : ""}.`,
    part: (/** @type {Unit} */ unit, /** @type {number} */ done, /** @type {number} */ total) =>
      `${thousands.format(done)} of ${UNITS[unit](total)} are done.`,
    running: (
      /** @type {Unit} */ unit,
      /** @type {number} */ done,
      /** @type {number} */ total,
      /** @type {number} */ rate,
      /** @type {string | undefined} */ eta,
    ) =>
      `${thousands.format(done)} of ${UNITS[unit](total)}, ${thousands.format(Math.round(rate))} a second${eta === undefined ? "" : `, about ${eta} left`}`,
    preparing: (
      /** @type {Unit} */ unit,
      /** @type {number} */ done,
      /** @type {number} */ total,
      /** @type {number} */ share,
    ) => `${thousands.format(done)} of ${UNITS[unit](total)}; preparing the next one: ${Math.floor(100 * share)} %`,
    done: (/** @type {Unit} */ unit, /** @type {number} */ total) =>
      total === 1 ? `${UNITS[unit](1)} is done.` : `All ${UNITS[unit](total)} are done.`,
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
    before: "Run it to check the sender’s result.",
    checking: "Checking the sender’s result…",
    same: "✓ Same result as the sender’s.",
    different:
      "✗ Not the sender’s result: it comes from another version of the experiment, or the link was changed on its way.",
    fingerprint: "Fingerprint of the sender’s result",
    open: (/** @type {string} */ version) => `Open it in Plyground ${version}`,
    malformed: (/** @type {string} */ text) =>
      `“${text}” after “#sha256=” in the link is not a fingerprint: expected 64 hexadecimal digits. The experiment itself is fine.`,
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
    columns: ["Moves to the win", "Positions"],
    chart: "Positions by their moves to the win",
    bar: (/** @type {number} */ distance, /** @type {number} */ count) =>
      `Distance ${distance}: ${thousands.format(count)} positions`,
    moves: (/** @type {number} */ distance) => `${distance} ${distance === 1 ? "move" : "moves"}`,
    count: (/** @type {number} */ distance, /** @type {number} */ count, /** @type {number} */ all) =>
      distance === 0
        ? `1 of ${thousands.format(all)} positions is the win itself.`
        : `${thousands.format(count)} of ${thousands.format(all)} positions are ${distance === 1 ? "1 move" : `${distance} moves`} from the win: ${oneIn(all / count)}.`,
    /** The position on the board. */
    position: (/** @type {number} */ distance, /** @type {number} */ closer, /** @type {number} */ moves) =>
      distance === 0
        ? "This is the win: every move leads away."
        : `${distance === 1 ? "1 move" : `${distance} moves`} to the win. ${closer === moves ? "Every move leads closer." : `${closer} of ${moves} moves ${closer === 1 ? "leads" : "lead"} closer.`}`,
    patterns: (/** @type {number} */ distance) =>
      `The shapes that the tiles can have ${distance === 1 ? "1 move" : `${distance} moves`} from the win: each with its code, and the number of positions.`,
    pattern: (/** @type {number} */ code, /** @type {number} */ positions) => `${code}: ${thousands.format(positions)}`,
    here: "here",
    successors: ["Move", "Distance"],
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

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
