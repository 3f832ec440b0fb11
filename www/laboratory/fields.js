// The keys of an experiment as fields of a form: which experiments have them. What they are called
// and mean is in the words.

import { CONTESTS } from "./arena/kinds.js";

/**
 * @typedef {object} Field
 * @property {string} key
 * @property {string} fallback  What stands for the key when it is left out; empty where that depends on the experiment.
 * @property {boolean} [fixed]  Whether it is shown but cannot be written.
 * @property {boolean} [said]  Whether the query has it even where it is its fallback.
 * @property {boolean} [lines]  Whether it is a list: one a line in the form, with semicolons between them in the query.
 * @property {Record<string, string>} [example]  What a kind begins with that cannot do without it.
 * @property {(read: (key: string) => string) => boolean} shown  Whether it matters, given the other fields.
 */

const always = () => true;
/** @param {...string} kinds */
const of =
  (...kinds) =>
  (/** @type {(key: string) => string} */ read) =>
    kinds.includes(read("kind"));
const plays = of("autoplay", "trace");
const games = of("autoplay", "trace", "exact-quota");
const values = of("com", "autoplay", "ties", "trace", "exact-quota", "clusters", "solving");
const points = of("com", "autoplay", "ties", "exact-quota", "clusters", "solving");
const chance = of("com", "autoplay", "trace", "clusters", "solving");
const contest = of(...CONTESTS);
const puzzle = (/** @type {(key: string) => string} */ read) => !contest(read);
/** Whether positions are of games. @param {(key: string) => string} read */
const searched = (read) => of("effort")(read) && read("set") === "none";
/** Whether each position has a random game of its own. @param {(key: string) => string} read */
const scattered = (read) => searched(read) && read("walk") === "none";
/** Whether trials are samples. @param {(key: string) => string} read */
const sampled = (read) => !of("exact-quota")(read);
const drawn = (/** @type {(key: string) => string} */ read) => puzzle(read) && read("sample") === "";
/**
 * Whether a key has one of some values, alone or in a comparison.
 * @param {(key: string) => string} read
 * @param {string} key
 * @param {string[]} values
 */
const has = (read, key, values) =>
  (read("sweep") === key ? read("over").split(",") : [read(key)]).some((value) => values.includes(value));
const noisy = (/** @type {(key: string) => string} */ read) =>
  chance(read) && has(read, "noise", ["add", "mult", "normplus", "normminus", "comb"]);
const remembers = (/** @type {(key: string) => string} */ read) =>
  noisy(read) || (chance(read) && has(read, "eval", ["random", "tiletab"]));
const draws = (/** @type {(key: string) => string} */ read) => remembers(read) && !of("solving")(read);
const literal = (/** @type {(key: string) => string} */ read) => draws(read) && has(read, "draw", ["game", "search"]);

/** @type {{ name: keyof typeof import("./words_en.js").words.groups, fields: Field[] }[]} */
export const GROUPS = [
  {
    name: "question",
    fields: [
      { key: "kind", fallback: "autoplay", shown: always },
      { key: "g", fallback: "isolation", said: true, shown: contest },
      { key: "dtw", fallback: "14", shown: drawn },
      { key: "start", fallback: "", shown: drawn },
      { key: "sample", fallback: "", fixed: true, shown: (read) => puzzle(read) && !drawn(read) },
      { key: "n", fallback: "", shown: sampled },
      { key: "seed", fallback: "0000000000000001", shown: sampled },
      { key: "replace", fallback: "yes", shown: (read) => drawn(read) && sampled(read) },
      { key: "set", fallback: "none", shown: of("effort") },
      { key: "walk", fallback: "none", shown: searched },
      { key: "from", fallback: "2", shown: scattered },
      { key: "to", fallback: "20", shown: scattered },
      { key: "by", fallback: "random", shown: searched },
    ],
  },
  {
    name: "engines",
    fields: [
      {
        key: "engines",
        fallback: "",
        lines: true,
        shown: contest,
        example: {
          tournament: "easy;beginner;random",
          effort: "minimax/eval=improved/depth=4;alpha-beta/eval=improved/depth=4",
        },
      },
      { key: "against", fallback: "", lines: true, shown: of("tournament") },
    ],
  },
  {
    name: "search",
    fields: [
      { key: "eval", fallback: "man", shown: values },
      { key: "round", fallback: "", shown: values },
      { key: "t", fallback: "5", shown: of("autoplay", "trace", "exact-quota", "clusters") },
      { key: "first", fallback: "1", shown: of("com", "ties") },
      { key: "last", fallback: "", shown: of("com", "ties") },
      { key: "win", fallback: "fixed", shown: of("com", "autoplay", "trace", "clusters") },
      { key: "with", fallback: "a-star", shown: of("solving") },
      { key: "budget", fallback: "100000", shown: of("solving") },
    ],
  },
  {
    name: "noise",
    fields: [
      { key: "noise", fallback: "none", shown: chance },
      { key: "w", fallback: "0.5", shown: noisy },
      { key: "sides", fallback: "", shown: noisy },
      { key: "ends", fallback: "closed", shown: noisy },
      { key: "draw", fallback: "ideal", shown: draws },
      { key: "size", fallback: "19", shown: literal },
      { key: "type1", fallback: "replace", shown: literal },
      { key: "type2", fallback: "shallower", shown: literal },
    ],
  },
  {
    name: "play",
    fields: [
      { key: "tie", fallback: "random", shown: games },
      { key: "fat", fallback: "tree", shown: of("autoplay", "trace", "clusters") },
      { key: "clusters", fallback: "no", shown: of("autoplay") },
      { key: "limit", fallback: "100", shown: games },
      { key: "found", fallback: "seen", shown: plays },
      { key: "opening", fallback: "", shown: of("tournament", "playouts") },
      { key: "plies", fallback: "1000", shown: of("tournament", "playouts") },
    ],
  },
  {
    name: "report",
    fields: [
      { key: "ci", fallback: "wilson", shown: of("com", "autoplay", "clusters", "solving") },
      { key: "sweep", fallback: "", shown: points },
      { key: "over", fallback: "", shown: (read) => points(read) && read("sweep") !== "" },
      { key: "sprt", fallback: "none", shown: of("tournament") },
    ],
  },
];

export const FIELDS = GROUPS.flatMap(({ fields }) => fields);
