// The keys of an experiment as fields of a form: which experiments have them, and what they mean.

/** @typedef {{ value: string, text: string }} Choice */
/**
 * @typedef {object} Field
 * @property {string} key
 * @property {string} label
 * @property {string} help      What it means, by the thesis' definition where there is one.
 * @property {Choice[]} [choices]
 * @property {string} [fallback]  What stands for the key when it is left out.
 * @property {string} [usual]  A hint at it, where it depends on the experiment.
 * @property {(read: (key: string) => string) => boolean} shown  Whether it matters, given the other fields.
 */

/** @param {Record<string, string>} texts @returns {Choice[]} */
const choices = (texts) => Object.entries(texts).map(([value, text]) => ({ value, text }));

const always = () => true;
/** @param {...string} kinds */
const of = (...kinds) => (/** @type {(key: string) => string} */ read) => kinds.includes(read("kind"));
const plays = of("autoplay", "trace");
const values = of("com", "autoplay", "ties", "trace");
const chance = of("com", "autoplay", "trace");
const noisy = (/** @type {(key: string) => string} */ read) => chance(read) && read("noise") !== "none";
const remembers = (/** @type {(key: string) => string} */ read) => chance(read) && (noisy(read) || ["random", "tiletab"].includes(read("eval")));
const literal = (/** @type {(key: string) => string} */ read) => remembers(read) && ["game", "search"].includes(read("draw"));

/** @type {{ title: string, fields: Field[] }[]} */
export const GROUPS = [
  {
    title: "Question",
    fields: [
      {
        key: "kind", label: "Experiment", fallback: "autoplay", shown: always,
        help: "Autoplay plays whole games and counts wins (5.2). Choice of Moves asks how often the best-valued moves are good ones (5.1). Ties counts equal values (4.2.3). Trace shows one game move by move (G.4). Sample lists positions (G.1).",
        choices: choices({ autoplay: "Autoplay: winning quota", com: "Choice of Moves: Hits", ties: "Ties and coarseness", trace: "Trace of a game", sample: "Sample of positions" }),
      },
      { key: "dtw", label: "Distance of the positions", fallback: "14", shown: always, help: "The distance to win (DTW) of the starting positions, 0 to 26, or “all” for positions drawn from the whole puzzle." },
      { key: "start", label: "Start position", fallback: "", shown: always, help: "A position text: every trial starts there, and the distance above is left out (appendix C)." },
      { key: "n", label: "Trials", fallback: "", usual: "1068, or 1 for a trace", shown: always, help: "How many positions are drawn. 1068 make a 95 % interval of at most ±3 % (5.2.2)." },
      { key: "seed", label: "Seed", fallback: "0000000000000001", shown: always, help: "Any text. Trial i depends on the seed and i alone, so the same link gives the same bytes everywhere." },
      { key: "replace", label: "Draw", fallback: "yes", shown: always, help: "With replacement a position may come twice, and all trials are independent.", choices: choices({ yes: "with replacement", no: "without replacement" }) },
    ],
  },
  {
    title: "Search",
    fields: [
      { key: "eval", label: "Evaluation", fallback: "man", shown: values, help: "man, l2, eu, perm, nb, inv or a weighted sum such as 2*man+l2 (4.2); random: a random number for each position; play: Random Play, which only recognises the Win; zero: all positions alike, with the Win at 0 the Random Play of G.2; tiletab: random tile distances (4.3)." },
      { key: "round", label: "Round to", fallback: "", shown: values, help: "Values are rounded to multiples of this step, which makes more ties (appendix F)." },
      { key: "t", label: "Search depth t", fallback: "5", shown: plays, help: "depth-t-search values the positions t plies ahead and passes up the minimum (4.1.1)." },
      { key: "first", label: "First depth", fallback: "1", shown: of("com", "ties"), help: "The experiment is made for every depth from the first to the last." },
      { key: "last", label: "Last depth", fallback: "", usual: "8, or 6 for ties", shown: of("com", "ties"), help: "8 in Choice of Moves and 6 in Ties, if left out." },
      { key: "win", label: "Value of the Win", fallback: "fixed", shown: chance, help: "−1000 makes the Win the least value whatever the noise; 0 repeats the bug of chapter 7.", choices: choices({ fixed: "−1000 (fixed)", buggy: "0 (as first run)" }) },
    ],
  },
  {
    title: "Noise",
    fields: [
      {
        key: "noise", label: "Randomisation", fallback: "none", shown: chance, help: "How a random number rv changes a value (4.3).",
        choices: choices({ none: "none", add: "Add: value + rv", mult: "Mult: value · (1 + rv)", normplus: "Norm+: (value + rv) / value", normminus: "Norm−: (value − rv) / value", comb: "Comb: value + rv · Perm" }),
      },
      { key: "w", label: "Intensity", fallback: "0.5", shown: noisy, help: "The bound of the interval that rv is drawn from." },
      { key: "sides", label: "Interval", fallback: "", shown: noisy, help: "Two-sided for Add and Mult, else one-sided, if left out.", choices: choices({ "": "as usual", two: "two-sided: −w to w", one: "one-sided: 0 to w" }) },
      { key: "ends", label: "Ends", fallback: "closed", shown: noisy, help: "Whether the bounds themselves can be drawn.", choices: choices({ closed: "closed", open: "open" }) },
      {
        key: "draw", label: "Drawn once for", fallback: "ideal", shown: remembers, help: "What the thesis’ transposition table does to random values: it decides how often a position is valued anew (4.1.2).",
        choices: choices({ ideal: "each position and search", game: "as the table of the game keeps it", search: "as a table emptied each search keeps it", none: "each leaf, no table" }),
      },
      { key: "size", label: "Table size, log₂", fallback: "19", shown: literal, help: "Entries of the table: 2 to this power; the thesis has 19." },
      { key: "type1", label: "Another position in the entry", fallback: "replace", shown: literal, help: "Type 1 collisions (4.1.2).", choices: choices({ replace: "is replaced", keep: "is kept" }) },
      { key: "type2", label: "The same position in the entry", fallback: "shallower", shown: literal, help: "Type 2 collisions (4.1.2).", choices: choices({ shallower: "the higher ply is kept", deeper: "the lower ply is kept", newest: "is replaced" }) },
    ],
  },
  {
    title: "Play",
    fields: [
      { key: "tie", label: "Ties are broken", fallback: "random", shown: plays, help: "Among moves of equal least value (5.2.3). A fat move has the most minimal leaves below it.", choices: choices({ random: "at random", fat: "always by a fat move", first: "by the first move" }) },
      { key: "fat", label: "Minimal leaves count", fallback: "tree", shown: plays, help: "How leaves are counted for fat moves.", choices: choices({ tree: "as often as they occur in the tree", distinct: "once each" }) },
      { key: "limit", label: "Move limit", fallback: "100", shown: plays, help: "A game that is not won by then counts as lost." },
      { key: "found", label: "Win found", fallback: "seen", shown: plays, help: "When the search depth is lowered (line 9 of 5.2.3).", choices: choices({ seen: "when the Win is in the tree", value: "when the least value is the Win’s" }) },
    ],
  },
  {
    title: "Report",
    fields: [
      { key: "ci", label: "Intervals", fallback: "wilson", shown: of("com", "autoplay"), help: "95 % intervals: Wilson’s, or the normal approximation of the thesis (5.2.2).", choices: choices({ wilson: "Wilson", normal: "normal, as in the thesis" }) },
      { key: "sweep", label: "Compare over", fallback: "", shown: of("com", "autoplay", "ties"), help: "The experiment is made once for each of several values of one key, as the thesis’ figures are.", choices: choices({ "": "nothing", eval: "evaluation", noise: "randomisation", w: "intensity", t: "search depth", dtw: "distance", round: "rounding", win: "value of the Win", tie: "tie rule", draw: "drawing", start: "start position", limit: "move limit" }) },
      { key: "over", label: "Values", fallback: "", shown: (read) => of("com", "autoplay", "ties")(read) && read("sweep") !== "", help: "The values to compare, joined by commas." },
    ],
  },
];

export const FIELDS = GROUPS.flatMap(({ fields }) => fields);
