// The settings of an experiment, their meanings and choices: English.

import { games } from "./games.js";

/**
 * @typedef {object} FieldWords
 * @property {string} label
 * @property {string} help      Its meaning, by the thesis' definition if there is one.
 * @property {Record<string, string>} [choices]  The values to choose from, if they are a list.
 * @property {Record<string, { label?: string, help?: string }>} [by]  Other texts for some kinds of experiments.
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
  "A level of the game (random, beginner, easy, medium, expert, strong, perfect), or an engine with options, such as alpha-beta/eval=improved/depth=4.";

/** @type {Record<string, FieldWords>} */
export const fields = {
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
  puzzle: {
    label: "Puzzle",
    help: "SlideTwo and SlideFour play games only, from positions drawn from the whole puzzle or from one start position.",
    choices: { slide2: "SlideTwo", slide3: "SlideThree", slide4: "SlideFour" },
  },
  g: {
    label: "Game",
    help: `${Object.values(games)
      .map(({ written }) => written)
      .join("; ")}.`,
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
  choose: {
    label: "Moves to choose from",
    help: "Rivals of noise: cycle detection avoids the positions of the game, and k-best mode draws one of the best moves.",
    choices: {
      best: "those of minimum value",
      new: "those that lead to a new position",
      best2: "the two best",
      best3: "the three best",
      best4: "the four best",
      best5: "the five best",
      best6: "the six best",
    },
  },
  nodes: {
    label: "Nodes of a move",
    help: "For each move, searches to depths 1, 2, … until this many nodes have been visited; “none” for one search.",
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
      choose: "choice of moves",
      nodes: "nodes of a move",
    },
  },
  over: { label: "Values", help: "The values to compare, separated by commas." },
};
