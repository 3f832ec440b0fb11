// All texts of the laboratory: English.

import { bilingual } from "../site/i18n.js";
import { games, writtenGames } from "./game_names.js";
import { factsOf, kindOf } from "./schema.js";

/**
 * @typedef {object} FieldWords
 * @property {string} label
 * @property {string} help      Its meaning, by the thesis' definition if there is one.
 * @property {Record<string, string>} [choices]  The values to choose from, if they are a list.
 * @property {Record<string, { label?: string, help?: string }>} [by]  Other texts for some kinds of experiments.
 */

const groups = {
  question: "Question",
  engines: "Engines",
  search: "Search",
  noise: "Noise",
  play: "Play",
  report: "Report",
};

const levels =
  "A level of the game (random, beginner, easy, medium, expert, strong, perfect), or an engine with options, such as alpha-beta/eval=improved/depth=4.";

/** @type {Record<string, FieldWords>} */
const fields = {
  kind: {
    label: "Experiment",
    help: "Autoplay plays whole games and counts wins. Choice of Moves measures how often the best-valued moves are good. Ties counts equal values. Trace shows one game move by move. Sample lists positions. Exact quota computes what Autoplay samples, for all positions. Clusters shows which tied moves are good, and Solving searches for solutions with the evaluation as its heuristic. For two-player games: Tournament lets engines play each other, Effort compares the cost of their searches, and Playouts shows what a game is like.",
    choices: {
      autoplay: "Autoplay: winning quota",
      com: "Choice of Moves: Hits",
      ties: "Ties and coarseness",
      trace: "Trace of a game",
      sample: "Sample of positions",
      "exact-quota": "Exact winning quota",
      clusters: "Clusters of minimal leaves",
      solving: "Solving: A* and others",
      tournament: "Tournament of engines",
      effort: "Effort: cost of searches",
      playouts: "Playouts: what a game is like",
    },
  },
  g: {
    label: "Game",
    get help() {
      return `${writtenGames()}.`;
    },
  },
  dtw: {
    label: "Distance of the positions",
    help: "The distance to win (DTW) of the starting positions, 0 to 26, or “all” for positions drawn from the whole puzzle.",
  },
  start: {
    label: "Start position",
    help: "A position text: every trial starts there, and the distance above does not apply.",
  },
  sample: {
    label: "Sample file, by ID",
    help: "Every trial starts from a position in the file. The ID depends on its content: another file has another ID.",
  },
  n: {
    label: "Trials",
    help: "The number of positions drawn. With 1068, the 95 % interval is at most ±3 %.",
    by: {
      tournament: {
        label: "Pairs of games",
        help: "The number of pairs for each pairing. A pair is one opening played from both sides.",
      },
      effort: {
        label: "Positions",
        help: "The number of positions each engine searches, the same for all.",
      },
      playouts: {
        label: "Games",
        help: "The number of games or, for two engines, of pairs of games.",
      },
    },
  },
  seed: {
    label: "Seed",
    help: "Any text. Trial i depends only on the seed and i, so the same link gives the same bytes everywhere.",
  },
  replace: {
    label: "Draw",
    help: "With replacement, a position may be drawn twice, and all trials are independent.",
    choices: { yes: "with replacement", no: "without replacement" },
  },
  set: {
    label: "Positions of a set",
    help: "waltz-endgames or waltz-middlegames: positions of Tzaar from WALTZ’s games. none: positions come from games played here.",
  },
  walk: {
    label: "All positions of random games, plies",
    help: "A number of plies: all positions up to this ply, from one random game after another. none: each position comes from its own random game.",
  },
  from: {
    label: "Moves before a position, minimum",
    help: "The positions to search come after at least this many moves from the start.",
  },
  to: {
    label: "Moves before a position, maximum",
    help: "All numbers between minimum and maximum are equally likely.",
  },
  by: {
    label: "Who makes these moves",
    help: "random, or an engine. It should be quick, since it plays all these games again, and choose randomly among its moves, for example with margin; otherwise all games are the same.",
  },
  engines: {
    label: "Engines",
    help: "",
    by: {
      tournament: { help: `One per line; each plays every other. ${levels}` },
      effort: { help: `One per line; all are compared with the first. ${levels}` },
      playouts: {
        label: "Engine",
        help: `It plays both sides. If there are two, each begins one game of a pair. ${levels}`,
      },
    },
  },
  against: { label: "Opponents", help: "One per line. If there are any, engines play these instead of each other." },
  opening: {
    label: "Random moves before a game",
    help: "Both games of a pair begin after the same moves. Without them, deterministic engines would play the same game again and again.",
  },
  plies: {
    label: "Move limit of a game",
    help: "A game that is not over by then is a draw. Random moves count.",
    by: { playouts: { help: "A game that is not over by then is stopped." } },
  },
  sprt: {
    label: "Sequential test",
    help: "Two Elo differences and the probabilities of both errors, such as 0:10:0.05:0.05. For each pairing, shows after how many pairs Wald’s test would have stopped, and with which result. none: no test.",
  },
  eval: {
    label: "Evaluation",
    help: "man, l2, eu, perm, nb, inv or a weighted sum such as 2*man+l2; pdb and pdbsum, the maximum and the sum of the pattern databases’ values, and squares, the value of each tile on its square; fitted, the weighted sum of the thesis’ six functions that fits the distances best; random: a random number for each position; play: Random Play, which only recognises Win; zero: the same value for all positions, and with Win at 0 the Random Play of the thesis; tiletab: random tile distances.",
  },
  round: {
    label: "Round to",
    help: "Values are rounded to multiples of this step, which causes more ties.",
  },
  t: {
    label: "Search depth t",
    help: "Depth-t search evaluates the positions t plies ahead and passes the minimum up.",
  },
  first: { label: "First depth", help: "The experiment runs at every depth from the first to the last." },
  last: { label: "Last depth", help: "The default is 8 in Choice of Moves and 6 in Ties." },
  win: {
    label: "Value of Win",
    help: "−1000 makes Win the minimum value regardless of noise; 0 repeats a mistake of the thesis’ first runs.",
    choices: { fixed: "−1000 (fixed)", buggy: "0 (as in the first runs)" },
  },
  with: {
    label: "Search",
    help: "a-star, optionally with /weight=150 (the heuristic counts 1.5 times); ida-star; beam/width=10; rta-star or lrta-star, optionally with /depth=3 (moves of lookahead). The evaluation estimates the number of moves left.",
  },
  budget: { label: "Node limit", help: "A search that has expanded this many nodes without a solution gives up." },
  noise: {
    label: "Randomisation",
    help: "How a random number rv changes a value.",
    choices: {
      none: "none",
      add: "Add: value + rv",
      mult: "Mult: value · (1 + rv)",
      normplus: "Norm+: (value + rv) / value",
      normminus: "Norm−: (value − rv) / value",
      comb: "Comb: value + rv · Perm",
    },
  },
  w: { label: "Intensity", help: "The bound of the interval from which rv is drawn." },
  sides: {
    label: "Interval",
    help: "By default, two-sided for Add and Mult, otherwise one-sided.",
    choices: { "": "default", two: "two-sided: −w to w", one: "one-sided: 0 to w" },
  },
  ends: {
    label: "Ends",
    help: "Whether the bounds themselves can be drawn.",
    choices: { closed: "closed", open: "open" },
  },
  draw: {
    label: "Drawn once for",
    help: "How the thesis’ transposition table affects random values: it decides how often a position gets a new value.",
    choices: {
      ideal: "each position and search",
      game: "as long as the game’s table keeps it",
      search: "as long as a table keeps it that is cleared for each search",
      none: "each leaf, no table",
    },
  },
  size: { label: "Table size, log₂", help: "The table has 2 to this power entries; the thesis uses 19." },
  type1: {
    label: "Another position in the entry",
    help: "When two positions share an entry.",
    choices: { replace: "is replaced", keep: "is kept" },
  },
  type2: {
    label: "The same position in the entry",
    help: "When a position comes again at another depth.",
    choices: { shallower: "the higher ply is kept", deeper: "the lower ply is kept", newest: "is replaced" },
  },
  tie: {
    label: "Ties are broken",
    help: "How to choose among moves that share the minimum value. A fat move has the most minimal leaves below it.",
    choices: {
      random: "at random",
      fat: "always by a fat move",
      first: "by the first move",
      clustered: "where minimal leaves are clustered",
      spread: "where minimal leaves are spread",
    },
  },
  fat: {
    label: "Minimal leaves count",
    help: "How leaves are counted for fat moves.",
    choices: { tree: "as often as they occur in the tree", distinct: "once each" },
  },
  clusters: {
    label: "Clusters below chosen moves",
    help: "Compares each chosen move with the other tied moves by how clustered the minimal leaves below it are, in won and in lost games.",
    choices: { no: "not compared", yes: "compared" },
  },
  limit: { label: "Move limit", help: "A game that is not won by then counts as lost." },
  found: {
    label: "Win found",
    help: "When to reduce the search depth.",
    choices: { seen: "when Win is in the tree", value: "when the minimum value is that of Win" },
  },
  ci: {
    label: "Intervals",
    help: "95 % intervals: Wilson’s, or the normal approximation of the thesis.",
    choices: { wilson: "Wilson", normal: "normal, as in the thesis" },
  },
  sweep: {
    label: "Compare over",
    help: "Repeats the experiment for each of several values of one key, as in the thesis’ figures.",
    choices: {
      "": "nothing",
      eval: "evaluation",
      noise: "randomisation",
      w: "intensity",
      t: "search depth",
      dtw: "distance",
      round: "rounding",
      win: "value of Win",
      tie: "tie rule",
      draw: "drawing",
      start: "start position",
      limit: "move limit",
      with: "search",
      budget: "node limit",
    },
  },
  over: { label: "Values", help: "The values to compare, separated by commas." },
};

// What the laboratory says about two-player games: English.

const whole = new Intl.NumberFormat("en");
const number = (/** @type {number} */ value) => whole.format(value).replace("-", "−");
const fine = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rounded = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = new Intl.NumberFormat("en", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
const rough = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });
const digits = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const points = new Intl.NumberFormat("en", { maximumFractionDigits: 0, signDisplay: "exceptZero" });
const minus = (/** @type {string} */ text) => text.replace("-", "−");
const times = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${number(n)} ${many}`;
const shortPercent = (/** @type {number} */ share) => `${digits.format(share * 100)} %`;

/** @type {import("./describe.js").ContestPhrases} */
const contest = {
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

const arena = {
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
  ratioAxis: "Nodes (first engine: 1)",

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
    name: (/** @type {number} */ pair, /** @type {number} */ game) => `Pair ${number(pair)}, game ${game}`,
    nobody: "nobody",
    range: (/** @type {number} */ from, /** @type {number} */ to, /** @type {number} */ all) =>
      `Pairs ${number(from)} to ${number(to)} of ${number(all)}.`,
  },
};

// Phrases that describe a query: English.

const FUNCTIONS = /** @type {Record<string, string>} */ ({
  eu: "Euclidian On Board",
  man: "Manhattan Metric",
  nb: "Neighbour Distance",
  perm: "Permutation Distance",
  inv: "Inversions Distance",
  l2: "L2 Metric",
  pdb: "maximum of the pattern databases’ values",
  pdbsum: "sum of the pattern databases’ values",
  squares: "fitted value of tiles on their squares",
});
const format = new Intl.NumberFormat("en", { maximumFractionDigits: 12 });
const inFull = (/** @type {number} */ value) => format.format(value).replace("-", "−");
const counted = (/** @type {number} */ n, /** @type {string} */ one, /** @type {string} */ many) =>
  n === 1 ? one : `${inFull(n)} ${many}`;
const positions = (/** @type {number} */ n) => (n === 1 ? "a random position" : "random positions");

/** The value of a swept key. @param {string} key @param {string} value */
function named(key, value) {
  if (key === "noise") return value === "none" ? "none" : (fields.noise.choices?.[value].split(":")[0] ?? value);
  if (key === "draw")
    return { ideal: "each position and search", none: "each leaf" }[value] ?? `the table of the ${value}`;
  const choice = fields[key].choices?.[value];
  return choice ?? (Number.isNaN(Number(value)) || key === "start" ? value : inFull(Number(value)));
}

/** @type {import("./describe.js").Phrases} */
const phrases = {
  opening(kind, n, from, draw) {
    if (kind === "autoplay") return `Autoplay: ${counted(n, "one game", "games")} from ${from} (${draw}).`;
    if (kind === "trace")
      return `Trace: ${counted(n, "one game", "games")} from ${from} (${draw}), recorded move by move.`;
    if (kind === "com") return `Choice of Moves, measured ${counted(n, "once", "times")} at ${from} (${draw}).`;
    if (kind === "ties") return `Ties and coarseness, counted ${counted(n, "once", "times")} at ${from} (${draw}).`;
    if (kind === "clusters")
      return `Clusters of minimal leaves, measured ${counted(n, "once", "times")} at ${from} (${draw}).`;
    if (kind === "solving")
      return `Solving: ${counted(n, "one search", "searches")} for a solution from ${from} (${draw}).`;
    return `Sample: ${counted(n, "one position", "positions")}, namely ${from} (${draw}).`;
  },
  from: {
    distance: (distance, n) => `${positions(n)} at distance ${distance} from the win`,
    all: (n) => `${positions(n)} of the whole puzzle`,
    start: (position) => `the position ${position}`,
    file: (id) => `the positions in the sample file ${id}, in their order`,
    comparedStart: () => "each start position compared below",
    comparedDistance: (n) => `${positions(n)} at each distance compared below`,
  },
  exact: (what) =>
    `Exact winning quota: the probability that Autoplay wins from ${what}, computed for all 11,612,160 positions at once, without a sample.`,
  whole: {
    distance: (distance) => `the positions at distance ${distance} (mean)`,
    all: "all positions (mean)",
    start: (position) => `the position ${position}`,
    file: (id) => `the positions in the sample file ${id} (mean)`,
    comparedStart: "each start position compared below",
    comparedDistance: "the positions at each distance compared below (mean)",
  },
  steps: (values, key) =>
    `${values.length ? `This is repeated for each ${fields.sweep.choices?.[key] ?? key}: ${values.map((value) => named(key, value)).join(", ")}. ` : ""}Each trial allows one more move. For each evaluation and depth, a hundred trials take about eight seconds of one core in Chromium and 130 MB of memory, or 180 MB if fat moves break ties.`,
  draw: (replace, seed) =>
    `${replace === undefined ? "" : replace === "no" ? "drawn without replacement, " : "drawn with replacement, "}seed ${seed}`,
  play: (depth, values) =>
    `Depth-t search${depth === undefined ? " with each depth t compared below" : ` with t = ${depth}`} chooses each move: it evaluates the positions that many plies ahead by ${values}, passes the minimum up, and takes a move with the minimum value.`,
  measure: (kind, first, last, values) => {
    const depth = first === last ? `of depth ${first}` : `of every depth from ${first} to ${last}`;
    if (kind === "com")
      return `Searches ${depth} evaluate the moves by ${values}. Hits are those best-valued moves that come closer to the win.`;
    return `Searches ${depth} evaluate the successors by ${values}. A tie is a minimum value that several of them share.`;
  },
  clusters: (depth, values) =>
    `Searches ${depth === undefined ? "of each depth compared below" : `of depth ${depth}`} evaluate the positions ahead by ${values}. Several rules choose among the moves that share the minimum value without noise: those with the most minimal leaves below them, those whose minimal leaves are most clustered or most spread, and those that noise favours. A rule is measured by its share of moves that come closer to the win.`,
  solve: (search, budget, values) =>
    `${search === undefined ? "Each search compared below" : `The search ${search}`} estimates the number of moves left by ${values} and gives up after ${budget === undefined ? "the numbers of nodes compared below" : counted(budget, "one node", "nodes")}. A solution need not be a shortest one unless the estimate is a lower bound.`,
  sum: (terms) => {
    const [{ weight, name }] = terms;
    if (terms.length === 1 && weight === 1) return `the ${FUNCTIONS[name]} (${name})`;
    return `the sum ${terms.map(({ weight, name }) => (weight === 1 ? name : `${inFull(weight)} · ${name}`)).join(" + ")}`;
  },
  evaluations: {
    compared: "each evaluation compared below",
    random: "a random number for each (Random Evaluation)",
    play: "nothing but whether they are Win (Random Play)",
    zero: "0 for all",
    fitted: "the weighted sum of the thesis’ six functions that fits the distances best (fitted)",
    tiletab: "the Manhattan Metric with random tile distances (TileTab)",
  },
  rounded: (step) =>
    step === undefined ? ", rounded to each step compared below" : `, rounded to multiples of ${inFull(Number(step))}`,
  noise(noise, w, sides, open) {
    const how =
      noise === undefined
        ? "Noise: each way compared below."
        : `Noise “${fields.noise.choices?.[noise].replace(":", "”:")}.`;
    const two = sides ? sides === "two" : noise === undefined ? undefined : noise === "add" || noise === "mult";
    const bound = w === undefined ? "the intensity compared below" : inFull(w);
    const interval =
      two === undefined
        ? `up to ${bound}, two-sided for Add and Mult, one-sided otherwise`
        : `from ${two ? `${w === undefined ? "minus " : "−"}${bound}` : 0} to ${bound}`;
    return `${how} The random number rv is drawn uniformly ${interval}${open ? ", excluding the bounds" : ""}.`;
  },
  draws: (draw) =>
    `Random numbers are drawn ${{ ideal: "once for each position and search", none: "anew at each leaf, without a table", game: "once and kept as long as the game’s transposition table keeps them", search: "once and kept as long as a transposition table keeps them that is cleared before each search" }[draw ?? ""] ?? "as compared below"}.`,
  table: (size, type1, type2) =>
    `The table has 2^${size} entries; another position in an entry ${fields.type1.choices?.[type1]}, and for the same position ${{ shallower: "the higher ply is kept", deeper: "the lower ply is kept", newest: "the newest is kept" }[type2]}.`,
  buggy:
    "Win has the value 0, as in the thesis’ first runs: noise can make another position look better (the bug of chapter 7).",
  ties: {
    random: "Ties are broken at random.",
    fat: "Ties are always broken by a fat move, which has the most minimal leaves below it.",
    first: "Ties are broken by the first move.",
    clustered: "Ties are broken by a move whose minimal leaves are most clustered on few of the next moves.",
    spread: "Ties are broken by a move whose minimal leaves are most evenly spread over the next moves.",
  },
  distinct: "Each minimal leaf counts once, however often it occurs in the tree.",
  clustered:
    "Each chosen move is compared with the other tied moves by how clustered the minimal leaves below it are, in won and in lost games.",
  found: "The search depth decreases when the minimum value is that of Win, not when Win is merely in the tree.",
  limit: (moves) => `A game that is not won after ${counted(moves, "one move", "moves")} is lost.`,
  normal: "The 95 % intervals use the normal approximation of the thesis.",
  sweep: (key, values, trials) =>
    `This is repeated for each ${fields.sweep.choices?.[key] ?? key}: ${values.map((value) => named(key, value)).join(", ")}; ${inFull(trials)} trials in total.`,
  contest,
};

// All texts of the laboratory: English.

const thousands = new Intl.NumberFormat("en");
const ticks = new Intl.NumberFormat("en", { maximumFractionDigits: 6 });
/** How rare something is that is so many times rarer than everything. @param {number} times */
const oneIn = (times) => (times < 20 ? percent(1 / times) : `one in ${thousands.format(Number(times.toPrecision(2)))}`);
const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(1).replace("-", "−")} %`;

/** Some names as a list. @param {string[]} names */
const and = (names) => new Intl.ListFormat("en").format(names);
const depths = (/** @type {number} */ first, /** @type {number} */ last) =>
  first === last ? `depth ${first}` : `depths ${first} to ${last}`;

/** @typedef {{ value: number, low: number, high: number }} Quota */
/** @typedef {{ n: number, t: string, first: number, last: number, search: string, isNoisy: boolean, where: string }} Gist */
/** @typedef {{ message?: string, code?: string, input?: string, found?: string, expected?: string }} Problem  An error thrown by the engine. */

const english = {
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

  and,
  /** The question of an experiment, its title. */
  questions: {
    kinds: /** @type {Record<string, string>} */ ({
      autoplay: "How well does a search play?",
      com: "Is the best-looking move a good one?",
      ties: "How often are moves tied?",
      trace: "What does the search see?",
      sample: "Random positions",
      "exact-quota": "How well does a search play, exactly?",
      clusters: "Which of the tied moves is good?",
      solving: "How short are the solutions?",
      tournament: "Which engine is stronger?",
      effort: "Which search costs less?",
    }),
    noise: "Does noise help?",
    pruning: "What does pruning save?",
    playouts: (/** @type {string} */ game) => `What is ${game} like?`,
    none: "Experiment",
  },
  /** What an experiment does, in one sentence. */
  gist: {
    where: (/** @type {string} */ dtw) =>
      dtw === ""
        ? ""
        : dtw === "fixed"
          ? " that are given"
          : dtw === "all"
            ? " from the whole puzzle"
            : ` at distance ${dtw} from the win`,
    kinds: /** @type {Record<string, (about: Gist) => string>} */ ({
      autoplay: ({ n, t, isNoisy, where }) =>
        `A search${t && ` that looks ${t === "1" ? "one move" : `${t} moves`} ahead`} plays SlideThree from ${counted(n, "one position", "positions")}${where}${isNoisy ? ", its judgement blurred by noise" : ""}`,
      com: ({ n, first, last, where }) =>
        `A count of how often the best-looking move comes closer to the win, at search ${depths(first, last)}, in ${counted(n, "one position", "positions")}${where}`,
      ties: ({ n, first, last, where }) =>
        `A count of how often several moves share the best value, at search ${depths(first, last)}, in ${counted(n, "one position", "positions")}${where}`,
      trace: ({ n, where }) =>
        `${n === 1 ? "One game" : `${number(n)} games`} of SlideThree, move by move, with the value of every move, from positions${where}`,
      sample: ({ n, where }) => `A list of ${counted(n, "one position", "positions")}${where}`,
      "exact-quota": ({ t, where }) =>
        `The chance that a search${t && ` that looks ${t === "1" ? "one move" : `${t} moves`} ahead`} wins SlideThree from positions${where}, computed without a sample`,
      clusters: ({ n, where }) =>
        `A count of good choices by several rules among moves of equal value, in ${counted(n, "one position", "positions")}${where}`,
      solving: ({ n, search, where }) =>
        `${search || "Each search"} looks for solutions from ${counted(n, "one position", "positions")}${where}`,
    }),
    repeated: (/** @type {number} */ count, /** @type {string} */ name) => ` (${name}: ${count} values compared)`,
    contests:
      /** @type {Record<string, (game: string, engines: string[], against: string[], n: number | undefined) => string>} */ ({
        tournament: (game, engines, against, n = 1) =>
          `${and(engines)} ${engines.length > 1 ? "play" : "plays"} ${against.length ? `against ${and(against)}, ` : ""}${times(n, "one pair of games", "pairs of games")} of ${game}${engines.length > 2 ? " with every other" : ""}, each opening from both sides.`,
        effort: (game, engines, _, n) =>
          `${and(engines)} ${engines.length > 1 ? "search the same" : "searches"} ${n === undefined ? "collected positions" : times(n, "position", "positions")} of ${game}${engines.length > 1 ? ", and we count what each looks at" : ""}.`,
        playouts: (game, engines, _, n = 1) =>
          engines.length > 1
            ? `${and(engines)} play ${times(n, "one pair of games", "pairs of games")} of ${game}.`
            : `${times(n, "One game", "games")} of ${game}, both sides played by ${and(engines)}.`,
      }),
  },
  /** The answer of an experiment, worded from the 95 % bands. */
  answers: {
    /** A share of 100, with a decimal if whole numbers do not tell it from another. */
    share: (/** @type {number} */ value, /** @type {boolean} */ finely) =>
      finely ? rounded.format(100 * value) : rough.format(100 * value),
    rates: /** @type {Record<string, (share: string) => string>} */ ({
      autoplay: (share) => `${share} of 100 games won`,
      "exact-quota": (share) => `${share} of 100 games won`,
      com: (share) => `${share} of 100 choices good`,
      ties: (share) => `${share} of 100 searches tied`,
      clusters: (share) => `${share} of 100 choices good`,
      solving: (share) => `${share} of 100 solutions as short as possible`,
    }),
    one: (/** @type {string} */ rate, /** @type {string} */ low, /** @type {string} */ high) =>
      `${rate} (95 % band: ${low} to ${high}).`,
    exact: (/** @type {string} */ rate) => `${rate}, exactly.`,
    clear: (
      /** @type {string} */ best,
      /** @type {string} */ rate,
      /** @type {string} */ worst,
      /** @type {string} */ least,
    ) => `Most with ${best}: ${rate}; fewest with ${worst}: ${least}.`,
    unclear: (/** @type {string} */ low, /** @type {string} */ rate) =>
      `No clear difference: ${low} to ${rate}, and the 95 % bands overlap.`,
    helps: (/** @type {string} */ name, /** @type {string} */ rate, /** @type {string} */ without) =>
      `Yes: ${rate} with ${name}, only ${without} without`,
    unsure: (/** @type {string} */ name, /** @type {string} */ rate, /** @type {string} */ without) =>
      `No clear gain: at best ${rate}, with ${name}, and ${without} without; the 95 % bands overlap`,
    harms: (/** @type {string} */ name, /** @type {string} */ least) => `; too much harms: only ${least} with ${name}.`,
    stronger: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ score,
      /** @type {string} */ band,
    ) => `${one} is stronger than ${other}: ${score} of 100 points (95 % band: ${band}).`,
    even: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ score,
      /** @type {string} */ band,
    ) =>
      `No clear difference: ${one} scores ${score} of 100 points against ${other}, and the 95 % band, ${band}, includes 50.`,
    strongest: (/** @type {string} */ one, /** @type {number} */ engines, /** @type {string} */ score) =>
      `${one} is the strongest of ${engines}: ${score} of 100 points.`,
    leads: (/** @type {string} */ one, /** @type {string} */ score, /** @type {string} */ other) =>
      `No clear winner: ${one} leads with ${score} of 100 points, but ${other} may be as strong.`,
    cheaper: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ ratio,
      /** @type {string} */ band,
    ) => `${one} looks at ${ratio} positions for every 100 of ${other} (95 % band: ${band}).`,
    alike: (
      /** @type {string} */ one,
      /** @type {string} */ other,
      /** @type {string} */ ratio,
      /** @type {string} */ band,
    ) =>
      `No clear difference: ${one} looks at ${ratio} positions for every 100 of ${other}, and the 95 % band, ${band}, includes 100.`,
    wins: (/** @type {string} */ side, /** @type {string} */ share, /** @type {string} */ other) =>
      `${side}, wins more often: ${share} of 100 games, the other side ${other}.`,
    fair: (/** @type {string} */ first, /** @type {string} */ second) =>
      `No clear advantage: the first side wins ${first} of 100 games, the second ${second}, and the 95 % bands overlap.`,
    band: (/** @type {string} */ low, /** @type {string} */ high) => `${low} to ${high}`,
  },
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
  /** Translations of the page's static text: none in English. */
  page: /** @type {Record<string, string>} */ ({}),
  /** The presets as provided by the engine. */
  presets: (/** @type {import("./presets.js").Preset[]} */ presets) => presets,

  run: {
    start: "Run",
    more: "Continue",
    again: "Run again",
    adds: (/** @type {string} */ name) => `Run it to add ${name} to the chart.`,
    adding: (/** @type {string} */ name) => `Adding ${name} to the chart…`,
  },
  progress: {
    idle: (
      /** @type {number} */ trials,
      /** @type {string | undefined} */ time,
      /** @type {boolean | undefined} */ isMore,
    ) =>
      `${thousands.format(trials)} ${trials === 1 ? "trial" : "trials"}${time ? `, ${isMore ? "more than" : "about"} ${time}` : ""}.`,
    part: (/** @type {number} */ done, /** @type {number} */ total) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials are done.`,
    running: (
      /** @type {number} */ done,
      /** @type {number} */ total,
      /** @type {number} */ rate,
      /** @type {string | undefined} */ eta,
    ) =>
      `${thousands.format(done)} of ${thousands.format(total)} trials, ${thousands.format(Math.round(rate))} a second${eta === undefined ? "" : `, about ${eta} left`}`,
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

export const words = bilingual(english, () => import("./words_de.js"));
