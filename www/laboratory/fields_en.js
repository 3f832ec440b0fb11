// What the fields of the form are called and mean: English.

import { writtenGames } from "./arena/names.js";

/**
 * @typedef {object} FieldWords
 * @property {string} label
 * @property {string} help      What it means, by the thesis' definition where there is one.
 * @property {Record<string, string>} [choices]  The values that can be chosen, where that is a list.
 * @property {Record<string, { label?: string, help?: string }>} [by]  What is called otherwise in an
 *   experiment of a kind.
 */

export const groups = {
  question: "Question",
  engines: "Engines",
  search: "Search",
  noise: "Noise",
  play: "Play",
  report: "Report",
};

const levels =
  "A level of the game (random, beginner, easy, medium, expert, strong, perfect), or an engine with its options, as in alpha-beta/eval=improved/depth=4.";

/** @type {Record<string, FieldWords>} */
export const fields = {
  kind: {
    label: "Experiment",
    help: "Autoplay plays whole games and counts wins (5.2). Choice of Moves asks how often the best-valued moves are good ones (5.1). Ties counts equal values (4.2.3). Trace shows one game move by move (G.4). Sample lists positions (G.1). Exact quota computes what Autoplay samples, for all positions. Clusters asks which of tied moves are good, and Solving searches for solutions with the evaluation as heuristic (8.2). With games for two: a tournament lets engines meet, Effort compares what their searches cost, and Playouts shows what a game is like.",
    choices: {
      autoplay: "Autoplay: winning quota",
      com: "Choice of Moves: Hits",
      ties: "Ties and coarseness",
      trace: "Trace of a game",
      sample: "Sample of positions",
      "exact-quota": "Exact winning quota",
      clusters: "Clusters of minimal leaves",
      solving: "Solving: A* and others",
      tournament: "Tournament: engines meet",
      effort: "Effort: what searches cost",
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
    help: "A position text: every trial starts there, and the distance above is left out (appendix C).",
  },
  sample: {
    label: "Sample file, known by",
    help: "Every trial starts at a position of the file. These digits are made from its content: another file would have others.",
  },
  n: {
    label: "Trials",
    help: "How many positions are drawn. 1068 make a 95 % interval of at most ±3 % (5.2.2).",
    by: {
      tournament: {
        label: "Pairs of games",
        help: "How many pairs each pairing plays: one opening, from both sides.",
      },
      effort: { label: "Positions", help: "How many positions each engine searches, the same for all." },
      playouts: {
        label: "Games",
        help: "How many games are played; of two engines, how many pairs of them.",
      },
    },
  },
  seed: {
    label: "Seed",
    help: "Any text. Trial i depends on the seed and i alone, so the same link gives the same bytes everywhere.",
  },
  replace: {
    label: "Draw",
    help: "With replacement a position may come twice, and all trials are independent.",
    choices: { yes: "with replacement", no: "without replacement" },
  },
  set: {
    label: "Positions of a set",
    help: "waltz-endgames or waltz-middlegames, positions of Tzaar from the games of WALTZ. none: positions come from games.",
  },
  walk: {
    label: "All positions of random games, plies",
    help: "A number of plies: the positions are all of the first so many of random games, one game after the other. none: each position has a random game of its own.",
  },
  from: {
    label: "Moves before a position, at least",
    help: "A position to search comes after so many moves from the start, or more.",
  },
  to: { label: "Moves before a position, at most", help: "All numbers between the two are drawn alike." },
  by: {
    label: "Who makes these moves",
    help: "random, or an engine: one that is quick, since it plays all these games anew, and draws among its moves, as with margin, or all games are the same.",
  },
  engines: {
    label: "Engines",
    help: "",
    by: {
      tournament: { help: `One a line; each meets every other. ${levels}` },
      effort: { help: `One a line; all are compared with the first. ${levels}` },
      playouts: {
        label: "Engine",
        help: `It plays both sides; of two each begins one game of a pair. ${levels}`,
      },
    },
  },
  against: { label: "Opponents", help: "One a line: if there are any, engines meet these instead of each other." },
  opening: {
    label: "Random moves before a game",
    help: "Both games of a pair begin after the same ones. Engines without chance would play the same game again and again without them.",
  },
  plies: {
    label: "Move limit of a game",
    help: "A game that is not over by then is a draw. Random moves count.",
    by: { playouts: { help: "A game that is not over by then is cut." } },
  },
  sprt: {
    label: "Sequential test",
    help: "Two Elo differences and the chances of both errors, as in 0:10:0.05:0.05: tells for each pairing after how many pairs the test would have stopped (Wald), and where. none: no test.",
  },
  eval: {
    label: "Evaluation",
    help: "man, l2, eu, perm, nb, inv or a weighted sum such as 2*man+l2 (4.2); pdb and pdbsum, the greatest and the sum of what pattern databases answer, and squares, what each tile is worth on its square (8.2); fitted, the sum of the thesis’ six that fits the distances best; random: a random number for each position; play: Random Play, which only recognises the Win; zero: all positions alike, with the Win at 0 the Random Play of G.2; tiletab: random tile distances (4.3).",
  },
  round: {
    label: "Round to",
    help: "Values are rounded to multiples of this step, which makes more ties (appendix F).",
  },
  t: {
    label: "Search depth t",
    help: "depth-t-search values the positions t plies ahead and passes up the minimum (4.1.1).",
  },
  first: { label: "First depth", help: "The experiment is made for every depth from the first to the last." },
  last: { label: "Last depth", help: "8 in Choice of Moves and 6 in Ties, if left out." },
  win: {
    label: "Value of the Win",
    help: "−1000 makes the Win the least value whatever the noise; 0 repeats the bug of chapter 7.",
    choices: { fixed: "−1000 (fixed)", buggy: "0 (as first run)" },
  },
  with: {
    label: "Search",
    help: "a-star, perhaps with /weight=150 (the heuristic counts 1.5); ida-star; beam/width=10; rta-star or lrta-star, perhaps with /depth=3 (moves of lookahead). The evaluation is the guess at the moves left.",
  },
  budget: { label: "Nodes at most", help: "A search that has expanded so many without a solution gives up." },
  noise: {
    label: "Randomisation",
    help: "How a random number rv changes a value (4.3).",
    choices: {
      none: "none",
      add: "Add: value + rv",
      mult: "Mult: value · (1 + rv)",
      normplus: "Norm+: (value + rv) / value",
      normminus: "Norm−: (value − rv) / value",
      comb: "Comb: value + rv · Perm",
    },
  },
  w: { label: "Intensity", help: "The bound of the interval that rv is drawn from." },
  sides: {
    label: "Interval",
    help: "Two-sided for Add and Mult, else one-sided, if left out.",
    choices: { "": "as usual", two: "two-sided: −w to w", one: "one-sided: 0 to w" },
  },
  ends: {
    label: "Ends",
    help: "Whether the bounds themselves can be drawn.",
    choices: { closed: "closed", open: "open" },
  },
  draw: {
    label: "Drawn once for",
    help: "What the thesis’ transposition table does to random values: it decides how often a position is valued anew (4.1.2).",
    choices: {
      ideal: "each position and search",
      game: "as the table of the game keeps it",
      search: "as a table emptied each search keeps it",
      none: "each leaf, no table",
    },
  },
  size: { label: "Table size, log₂", help: "Entries of the table: 2 to this power; the thesis has 19." },
  type1: {
    label: "Another position in the entry",
    help: "Type 1 collisions (4.1.2).",
    choices: { replace: "is replaced", keep: "is kept" },
  },
  type2: {
    label: "The same position in the entry",
    help: "Type 2 collisions (4.1.2).",
    choices: { shallower: "the higher ply is kept", deeper: "the lower ply is kept", newest: "is replaced" },
  },
  tie: {
    label: "Ties are broken",
    help: "Among moves of equal least value (5.2.3). A fat move has the most minimal leaves below it.",
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
    help: "Compares each choice among tied moves with the others by how clustered the minimal leaves below it are, in won and in lost games (8.2).",
    choices: { no: "not compared", yes: "compared" },
  },
  limit: { label: "Move limit", help: "A game that is not won by then counts as lost." },
  found: {
    label: "Win found",
    help: "When the search depth is lowered (line 9 of 5.2.3).",
    choices: { seen: "when the Win is in the tree", value: "when the least value is the Win’s" },
  },
  ci: {
    label: "Intervals",
    help: "95 % intervals: Wilson’s, or the normal approximation of the thesis (5.2.2).",
    choices: { wilson: "Wilson", normal: "normal, as in the thesis" },
  },
  sweep: {
    label: "Compare over",
    help: "The experiment is made once for each of several values of one key, as the thesis’ figures are.",
    choices: {
      "": "nothing",
      eval: "evaluation",
      noise: "randomisation",
      w: "intensity",
      t: "search depth",
      dtw: "distance",
      round: "rounding",
      win: "value of the Win",
      tie: "tie rule",
      draw: "drawing",
      start: "start position",
      limit: "move limit",
      with: "search",
      budget: "node limit",
    },
  },
  over: { label: "Values", help: "The values to compare, joined by commas." },
};
