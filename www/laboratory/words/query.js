// Phrases that describe an experiment in full: English.

import { fields } from "./form.js";
import { contest } from "./games.js";
import { counted, inFull } from "./numbers.js";

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
const positions = (/** @type {number} */ n) => (n === 1 ? "a random position" : "random positions");

/** The value of a swept key. @param {string} key @param {string} value */
function named(key, value) {
  if (key === "noise") return value === "none" ? "none" : (fields.noise.choices?.[value].split(":")[0] ?? value);
  if (key === "draw")
    return { ideal: "each position and search", none: "each leaf" }[value] ?? `the table of the ${value}`;
  const choice = fields[key].choices?.[value];
  return choice ?? (Number.isNaN(Number(value)) || key === "start" ? value : inFull(Number(value)));
}

/** @type {import("../describe.js").Phrases} */
export const phrases = {
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
  puzzle: { slide2: "The puzzle is SlideTwo.", slide4: "The puzzle is SlideFour." },
  nodes: (nodes) =>
    `For each move the depth increases from 1 until ${counted(nodes, "one node has", "nodes have")} been visited.`,
  choose: {
    new: "Moves that lead back to a position of the game are avoided.",
    best2: "One of the two best moves is drawn, unless the best is Win.",
    best3: "One of the three best moves is drawn, unless the best is Win.",
    best4: "One of the four best moves is drawn, unless the best is Win.",
    best5: "One of the five best moves is drawn, unless the best is Win.",
    best6: "One of the six best moves is drawn, unless the best is Win.",
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
