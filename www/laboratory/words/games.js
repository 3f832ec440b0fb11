// What the laboratory says about two-player games: English.

import { minus, number, rough, rounded, times } from "./numbers.js";

const fine = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const exact = new Intl.NumberFormat("en", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const points = new Intl.NumberFormat("en", { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const shortPercent = (/** @type {number} */ share) => `${digits.format(share * 100)} %`;

/**
 * The games, by the start of their names in queries, in order.
 * @typedef {object} Names
 * @property {string} name  As used within a sentence.
 * @property {string} [size]  The size of its board, if variants have other sizes.
 * @property {Record<string, string>} [variants]  The names of variants, by their names in queries.
 * @property {string} written  How queries write it.
 */
/** @type {Record<string, Names>} */
export const games = {
  isolation: {
    name: "Isolation",
    size: "7 × 7",
    variants: { queen: "pieces move like queens", king: "pieces move like kings" },
    written:
      "isolation, optionally with a movement (:knight, :queen or :king) and a size from :3x3 to :9x9, as in isolation:queen:5x5",
  },
  giveaway: { name: "give-away checkers", written: "giveaway" },
  checkers: { name: "checkers", written: "checkers" },
  loa: {
    name: "Lines of Action",
    variants: { "thesis-2000": "rules of the thesis of 2000", "mover-wins": "the mover wins" },
    written: "loa (Lines of Action), optionally with :thesis-2000 or :mover-wins, and :6x6",
  },
  tzaar: {
    name: "Tzaar",
    variants: { random: "random start, seed", tournament: "the players place their pieces" },
    written: "tzaar, optionally with :tournament or :random= and a seed, as in tzaar:random=1f",
  },
  breakthrough: { name: "Breakthrough", written: "breakthrough, optionally with :6x6" },
};

/** The levels by their names in queries, as used within a sentence. @type {Record<string, string>} */
export const levels = {
  random: "random",
  beginner: "beginner",
  easy: "easy",
  medium: "medium",
  expert: "advanced",
  strong: "strong",
  perfect: "perfect",
};

/** @type {import("../describe.js").ContestPhrases} */
export const contest = {
  game(id, variant, size = games[id]?.size) {
    const { name = id, variants = {} } = games[id] ?? {};
    const [kind = "", ...seed] = variant?.split("=") ?? [];
    const facts = [size, [variants[kind] ?? kind, ...seed].filter(Boolean).join(" ")].filter(Boolean);
    return `${name}${facts.length ? ` (${facts.join(", ")})` : ""}`;
  },
  tournament(game, engines, against, pairs) {
    const games = times(pairs, "one pair of games", "pairs of games");
    if (against)
      return `Tournament in ${game}: ${engines === 1 ? "one engine" : `each of ${engines} engines`} meets ${against === 1 ? "one opponent" : `each of ${against} opponents`} in ${games}.`;
    return engines === 2
      ? `Tournament in ${game}: two engines meet in ${games}.`
      : `Tournament in ${game}: each of ${engines} engines meets every other in ${games}.`;
  },
  effort: (game, engines, positions, from, to, by) =>
    `Effort in ${game}: ${times(engines, "one engine searches", "engines search")} ${engines === 1 ? "" : "the same "}${times(positions, "one position", "positions")} after ${from === to ? from : `${from} to ${to}`} ${by ? "" : "random "}${to === 1 ? "move" : "moves"}${by ? ` by ${by}` : ""}.`,
  set: (game, engines, positions, set) =>
    `Effort in ${game}: ${times(engines, "one engine searches", "engines search")} ${positions === undefined ? "all positions" : positions === 1 ? "the first position" : `the first ${number(positions)} positions`} of ${set}.`,
  walk: (game, engines, positions, plies, by) =>
    `Effort in ${game}: ${times(engines, "one engine searches", "engines search")} ${engines === 1 ? "" : "the same "}${times(positions, "one position", "positions")}, ${plies === 1 ? "the start of every " : `the first ${plies} of every `}${by ? `game by ${by}` : "random game"}.`,
  playouts: (game, games, engine) =>
    `Playouts of ${game}: ${times(games, "one game", "games")} from the start; ${engine} plays both sides.`,
  match: (game, pairs, [one, other]) =>
    `Playouts of ${game}: ${times(pairs, "one pair of games", "pairs of games")} from the start between ${one} and ${other}; each begins one.`,
  begun: (moves) =>
    moves === 1
      ? "The first move is random, and the same in both games of a pair."
      : `The first ${number(moves)} moves are random, and the same in both games of a pair.`,
  engines: (engines) => `Engines: ${engines.join(", ")}.`,
  opening: (opening) =>
    opening === 0
      ? "All games begin at the start, and each engine moves first in one game of a pair."
      : `Both games of a pair begin after the same ${times(opening, "random move", "random moves")}, and each engine plays the first side in one.`,
  drawn: (plies) => `A game that is not over after ${times(plies, "one move", "moves")} is a draw.`,
  cut: (plies) => `A game that is not over after ${times(plies, "one move", "moves")} is stopped there.`,
  first: "All are compared with the first.",
  sprt: (lesser, greater, alpha, beta) =>
    `For each pairing, a sequential test decides between differences of ${number(lesser)} and ${number(greater)} Elo points, with error probabilities of ${shortPercent(alpha)} and ${shortPercent(beta)}.`,
  seed: (seed) => `Seed ${seed}.`,
};

/** A mean with its interval. @typedef {{ value: number, low: number | null, high: number | null, n: number }} Mean */

export const arena = {
  phrases: contest,
  /** A mean of counts. */
  mean: (/** @type {number} */ value) => minus((Math.abs(value) < 1000 ? fine : rough).format(value)),
  /** A ratio. */
  ratio: (/** @type {number} */ value) => digits.format(value),
  elo: (/** @type {number} */ value) => minus(points.format(value)),
  /** The two ends of an interval. */
  span: (/** @type {string} */ low, /** @type {string} */ high) => `${low} to ${high}`,
  /** A log-likelihood ratio. */
  logarithm: (/** @type {number} */ value) => minus(fine.format(value)),
  versus: (/** @type {string} */ one, /** @type {string} */ two) => `${one} – ${two}`,
  engine: "Engine",
  interval: "95 % interval",

  cross: { caption: "Cross table: score of the row’s engine against the column’s engine" },
  standings: {
    caption: "Standings",
    heads: ["Engine", "Games", "Won", "Drawn", "Lost", "Score", "95 % interval", "Elo", "95 % interval"],
    lengths: (/** @type {string} */ lengths) => `Moves per game, including random ones (min, mean, max): ${lengths}`,
  },
  pairings: {
    caption: "Pairings, scored for the first engine",
    heads: [
      "Pairing",
      "Games",
      "Won",
      "Drawn",
      "Lost",
      "Pairs with 0, ½, 1, 1½, 2 points",
      "Score",
      "95 % interval",
      "Elo",
      "95 % interval",
    ],
    sprt: ["Log likelihood ratio (bounds)", "Sequential test"],
    accepts: (/** @type {string} */ elo, /** @type {number} */ pairs) =>
      `${elo} Elo points, after ${times(pairs, "one pair", "pairs")}`,
    open: "undecided",
  },
  scores: {
    x: "Score (%)",
    title: (/** @type {string} */ engine, /** @type {string} */ score) => `${engine}: ${score}`,
  },

  means: { caption: "Cost of a search: means per position", positions: "Positions" },
  table: {
    caption: "Searches of the root and transposition table cutoffs: means per position",
    most: "Passes, maximum",
    transpositions: "Table cutoffs per interior node",
  },
  ratios: { caption: "Relative to the first engine (geometric means)", value: "Same value", move: "Same move" },
  solved: {
    caption:
      "Positions solved within the limits, the nodes they took, and the same relative to the first engine where it solves them too",
    heads: ["Engine", "Won", "Lost", "Not won", "Solved", "95 % interval", "Nodes", "Multiple"],
  },
  sums: { caption: "Sums over all positions, relative to the first engine" },
  work: /** @type {Record<string, string>} */ ({
    nodes: "Nodes",
    leaves: "Leaves",
    interior: "Interior nodes",
    depth: "Depth",
    answers: "Table cutoffs",
    passes: "Passes",
  }),
  ratioAxis: "Nodes, relative to the first engine",

  winners: {
    caption: "Winners",
    heads: ["Winner", "Games", "Share", "95 % interval"],
    names: /** @type {Record<string, string>} */ ({
      first: "A, who moves first",
      second: "B, who moves second",
      none: "nobody",
    }),
  },
  ends: {
    caption: "Endings",
    heads: ["Winner", "End", "Games"],
    reasons: /** @type {Record<string, string>} */ ({
      stuck: "one side cannot move",
      "no-pieces": "one side has no pieces left",
      connected: "one side is connected",
      "both-connected": "both sides are connected",
      repetition: "repetition",
      "no-progress": "too many moves without a capture or advance",
      limit: "move limit",
    }),
  },
  lengths: {
    caption: "Length of games and number of legal moves",
    heads: ["Measure", "Mean", "95 % interval", "Minimum", "Maximum"],
    plies: "Moves per game",
    left: "Free squares or pieces left",
    branching: "Legal moves, mean of a game",
  },
  byPly: {
    caption: "Legal moves by move number",
    heads: ["Move", "Games", "Mean", "95 % interval", "Minimum", "Maximum"],
  },
  branching: {
    x: "Move number",
    y: "Legal moves",
    band: "Legal moves: mean with its 95 % interval; the pale band shows the minimum and maximum of all games.",
    dot: (/** @type {string} */ ply, /** @type {string} */ mean) => `Move ${ply}: ${mean}`,
  },

  complexity: {
    caption: "Complexity of the game",
    heads: ["Measure", "Value"],
    boards: "Legal boards, a bound on the states",
    games: "Games: branching factor ^ length",
    settled: "Connection tests settled by the Euler number",
    power: (/** @type {number} */ logarithm) => `10^${rounded.format(logarithm)}`,
    share: (/** @type {number} */ share) => `${exact.format(share * 100)} %`,
  },

  games: {
    heads: ["Game", "A, who moves first", "B", "Winner", "Moves"],
    name: (/** @type {number} */ game) => `Game ${number(game)}`,
    ofPair: (/** @type {number} */ pair, /** @type {number} */ game) => `Pair ${number(pair)}, game ${game}`,
    nobody: "nobody",
    search: (/** @type {string} */ engine, /** @type {string} */ game) => `${game}: show the first search of ${engine}`,
    range: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ all) =>
      `Games ${number(from)} to ${number(to)} of ${number(all)}.`,
    rangeOfPairs: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ all) =>
      `Pairs ${number(from)} to ${number(to)} of ${number(all)}.`,
  },

  searches: {
    position: "Position",
    text: "Position text",
    depths: "Depth of the search",
    atDepth: (/** @type {number} */ position, /** @type {number} */ depth) =>
      `Show the search of position ${number(position)} to depth ${depth}`,
    range: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ all) =>
      `Positions ${number(from)} to ${number(to)} of ${number(all)}.`,
    name: (/** @type {number} */ position, /** @type {string} */ engine, /** @type {string} */ nodes) =>
      `Show the search of position ${number(position)} by ${engine}: ${nodes} nodes`,
  },
};
