// Texts of the page that shows a search: English.

import { translatable } from "../site/i18n.js";

/**
 * A cutoff: a move gives or holds “us” to a value, and the other side has a limit elsewhere; so many moves are left out.
 * @typedef {{ us: string, them: string, move: string, value: string, limit: string, left: number }} Cut
 */

const number = new Intl.NumberFormat("en");
const tenths = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });
const counted = (/** @type {number} */ count, /** @type {string} */ one, /** @type {string} */ many) =>
  `${number.format(count)} ${count === 1 ? one : many}`;
const deep = (/** @type {number} */ depth) => `${counted(depth, "move", "moves")} deep`;
const after = (/** @type {string | undefined} */ move) =>
  move === undefined ? "After the skipped turn" : `After ${move}`;
const rest = (/** @type {number} */ left, /** @type {string} */ one, /** @type {string} */ many) => {
  if (left === 0) return "so this line is refuted";
  return left === 1
    ? `so the other ${one} need not be searched`
    : `so the other ${number.format(left)} ${many} need not be searched`;
};
/** How many times as many. @param {number} times */
function ratio(times) {
  if (times >= 2) return `${tenths.format(times)} times as many`;
  const percent = Math.round(Math.abs(times - 1) * 100);
  if (percent === 0) return "almost as many";
  return `${percent}% ${times > 1 ? "more" : "fewer"}`;
}

const english = {
  pageTitle: (/** @type {string} */ game) => `A search you can watch: ${game} · Plyground`,
  number: (/** @type {number} */ value) => number.format(value),
  wins: (/** @type {number} */ plies) => (plies ? `a win in ${counted(plies, "move", "moves")}` : "a win"),
  loses: (/** @type {number} */ plies) => (plies ? `a loss in ${counted(plies, "move", "moves")}` : "a loss"),
  shortWin: (/** @type {number} */ plies) => `win ${plies}`,
  shortLoss: (/** @type {number} */ plies) => `loss ${plies}`,
  bounds: {
    exact: (/** @type {string} */ value) => value,
    least: (/** @type {string} */ value) => `at least ${value}`,
    most: (/** @type {string} */ value) => `at most ${value}`,
  },
  pass: {
    first: (/** @type {number} */ depth) => `The search begins, ${deep(depth)}. Any value is still possible.`,
    half: (
      /** @type {string} */ us,
      /** @type {number} */ depth,
      /** @type {string | undefined} */ low,
      /** @type {string | undefined} */ high,
    ) =>
      `The search begins again, ${deep(depth)}: ${us} gets ${low === undefined ? `less than ${high}` : `more than ${low}`}.`,
    between: (
      /** @type {string} */ us,
      /** @type {number} */ depth,
      /** @type {string} */ low,
      /** @type {string} */ high,
    ) => `A pass begins, ${deep(depth)}. It expects a value between ${low} and ${high} for ${us}.`,
    test: (/** @type {string} */ us, /** @type {number} */ depth, /** @type {string} */ high) =>
      `A pass begins, ${deep(depth)}. It asks only: does ${us} get at least ${high}?`,
  },
  enter: {
    full: (/** @type {string} */ mover, /** @type {string} */ move, /** @type {string} */ bounds) =>
      `${mover} tries ${move}. ${bounds}`,
    bounds: (
      /** @type {string} */ us,
      /** @type {string} */ them,
      /** @type {string | undefined} */ low,
      /** @type {string | undefined} */ high,
    ) => {
      if (low === undefined && high === undefined) return "There is nothing to compare it with yet.";
      if (high === undefined) return `${us} already has ${low} elsewhere.`;
      if (low === undefined) return `${them} can hold ${us} to ${high} elsewhere.`;
      return `${us} already has ${low} elsewhere, and ${them} can hold ${us} to ${high}.`;
    },
    everything: "Minimax searches every move.",
    scout: (
      /** @type {string} */ mover,
      /** @type {string} */ move,
      /** @type {string} */ us,
      /** @type {boolean} */ isUp,
      /** @type {string | undefined} */ limit,
    ) => `${mover} tries ${move}. The search asks only: does it give ${us} ${isUp ? "more" : "less"} than ${limit}?`,
    late: (/** @type {string} */ mover, /** @type {string} */ move) =>
      `${mover} tries ${move}, a late move, and does not look as deep at first.`,
    again: (/** @type {string} */ mover, /** @type {string} */ move) =>
      `${mover} looks at ${move} again: it is better than the search supposed.`,
    nothing: (/** @type {string} */ mover) => `${mover} skips the turn, to see whether that alone is good enough.`,
  },
  value: {
    end: (/** @type {string | undefined} */ move, /** @type {string} */ us, /** @type {string} */ value) =>
      `${after(move)} the result is certain: ${value} for ${us}.`,
    evaluation: (/** @type {string | undefined} */ move, /** @type {string} */ us, /** @type {string} */ value) =>
      `${after(move)} the search is deep enough. The evaluation says ${value} for ${us}.`,
    table: (/** @type {string | undefined} */ move, /** @type {string} */ us, /** @type {string} */ value) =>
      `${after(move)} the position is in the table: ${value} for ${us}.`,
  },
  best: (
    /** @type {string} */ move,
    /** @type {string} */ mover,
    /** @type {string} */ us,
    /** @type {boolean} */ isOurs,
    /** @type {string} */ value,
  ) =>
    isOurs
      ? `${move} is the best move for ${us} so far: ${value}.`
      : `${move} is the best reply for ${mover} so far: it holds ${us} to ${value}.`,
  stand: (/** @type {string} */ mover, /** @type {string} */ us, /** @type {string} */ value) =>
    `${mover} may stop here, which the evaluation values at ${value} for ${us}.`,
  cut: {
    theirs: (/** @type {Cut} */ { us, them, move, value, limit, left }) =>
      `${them}’s reply ${move} already holds ${us} to ${value}; ${us} has ${limit} elsewhere, ${rest(left, "reply", "replies")}.`,
    ours: (/** @type {Cut} */ { us, them, move, value, limit, left }) =>
      `${us}’s move ${move} already gives ${us} ${value}; ${them} can hold ${us} to ${limit} elsewhere, ${rest(left, "move", "moves")}.`,
    nothing: (/** @type {string} */ mover) =>
      `${mover} stands well enough even after skipping a turn, so no move needs a look.`,
    pass: (/** @type {string} */ us, /** @type {string} */ move, /** @type {string} */ value) =>
      `${move} gives ${us} at least ${value}, which answers the question of this pass.`,
  },
  leave: (/** @type {string | undefined} */ move, /** @type {string} */ us, /** @type {string} */ value) =>
    `${move === undefined ? "The skipped turn" : move} is done: ${value} for ${us}.`,
  passEnds: (/** @type {string} */ us, /** @type {number} */ depth, /** @type {string} */ value) =>
    `The pass ends, ${deep(depth)}: ${value} for ${us}.`,
  end: (/** @type {string} */ us, /** @type {string} */ best, /** @type {string} */ value) =>
    `The search is over: ${us} plays ${best}. That is worth ${value} for ${us}.`,
  drawn: "Of equally good moves, it draws one.",
  broken: "The search was cut short, so not all of it is here.",
  event: (/** @type {number} */ at, /** @type {number} */ last) => `${number.format(at)} of ${number.format(last)}`,
  play: "Play",
  pause: "Pause",
  root: "The position at the root",
  /** Who is to move, by the kinds of searches. */
  sides: {
    search: [
      (/** @type {string} */ us) => `${us} picks the highest value`,
      (/** @type {string} */ them) => `${them} picks the lowest`,
    ],
    proof: [(/** @type {string} */ us) => `${us} is to move`, (/** @type {string} */ them) => `${them} is to move`],
    uct: [(/** @type {string} */ us) => `${us} is to move`, (/** @type {string} */ them) => `${them} is to move`],
    depthT: [],
    ida: [],
  },
  /** The lesson about each kind of search, by its place on the page. */
  lessons: {
    search: ["alpha-beta", "Lesson: why much of a tree can be left out"],
    proof: ["proof", "Lesson: proof numbers"],
    uct: ["uct", "Lesson: try and count"],
    depthT: ["noise", "Lesson: search with noise"],
    ida: ["deepening", "Lesson: one depth after the other"],
  },
  searching: (/** @type {number} */ nodes) => (nodes ? `Searching: ${counted(nodes, "node", "nodes")}…` : "Searching…"),
  passName: (/** @type {number} */ depth) => `depth ${depth}`,
  noMove: "skip",
  leftOut: (/** @type {number} */ left) => `× ${number.format(left)} left out`,
  /** The counts of a search, and the step to its next result. */
  counts: {
    search: ["nodes", "leaves", "cutoffs", "from table"],
    proof: ["positions", "expanded", "from table", "repeats"],
    uct: ["nodes", "iterations", "positions", "proven"],
    depthT: ["visits", "positions", "leaves", "best leaves"],
    ida: ["ways", "left out", "dead ends", "bounds"],
  },
  next: { search: "Next cut", proof: "Next proof", uct: "Next proof", depthT: "Next best", ida: "Next cut" },
  /** A number that is no value of a game. */
  amount: (/** @type {number} */ amount) => number.format(amount),
  visits: {
    search: (/** @type {number} */ count) => `the table answered ${counted(count, "time", "times")} here or below`,
    proof: (/** @type {number} */ count) => `visited ${counted(count, "time", "times")}`,
    uct: (/** @type {number} */ count) => `visited ${counted(count, "time", "times")}`,
    depthT: (/** @type {number} */ count) => `position reached ${counted(count, "time", "times")}`,
    ida: (/** @type {number} */ count) => `visited ${counted(count, "time", "times")}`,
  },
  /** What a node is, for screen readers. */
  kinds: /** @type {Record<string, string>} */ ({
    main: "principal variation",
    cut: "cut off",
    all: "all moves searched",
    end: "the game is over",
    evaluation: "evaluated",
    table: "from the table",
    open: "being searched",
    ahead: "not searched yet",
    proven: "win shown",
    visited: "visited",
    disproven: "refuted",
    goal: "the goal",
    minimal: "leads to the smallest value",
    again: "a position that was reached before",
  }),
  window: (/** @type {string} */ low, /** @type {string} */ high, /** @type {boolean} */ isClosed) =>
    isClosed ? `Window ${low} … ${high}: closed, so it cuts` : `Window ${low} … ${high}: still open`,
  noWindow: "No window: minimax searches every move",
  wrong: {
    at: "the number of an event",
    late: (/** @type {number} */ events) =>
      `The search of this link has only ${counted(events, "event", "events")}. The last one is shown.`,
    link: (/** @type {string} */ what) => `This search cannot be shown: ${what} Here is a small one instead.`,
    search: (/** @type {string} */ what) => `This search cannot be shown: ${what}`,
    over: "The game is over in this position.",
  },
  onlyHere: "visited only by this search",
  changes: /** @type {Record<import("./engines_compared.js").Change, string>} */ ({
    unordered: "Without ordering",
    ordered: "With ordering",
    tableless: "Without the table",
    table: "With the table",
    proof: "As proof search",
    scoutless: "Without narrow questions",
    scout: "With narrow questions",
    minimax: "As minimax",
    mtd: "As MTD(f)",
    "alpha-beta": "As alpha-beta",
    deeper: "One move deeper",
    shallower: "One move less deep",
  }),
  otherEngine: (/** @type {string} */ engine) => `With ${engine}`,
  /** What another search costs, compared with the one before. */
  compared: (/** @type {string} */ name, /** @type {number} */ other, /** @type {number} */ before) =>
    other === before
      ? `${name}: ${counted(other, "node", "nodes")}, as many as before.`
      : `${name}: ${counted(other, "node", "nodes")} instead of ${number.format(before)}, ${ratio(other / before)}.`,
  /** The same, if the other search has more nodes than a page shows. */
  comparedWithPart: (/** @type {string} */ name, /** @type {number} */ other, /** @type {number} */ before) =>
    `${name}: more than ${counted(other, "node", "nodes")} instead of ${number.format(before)}. The tree shows only these.`,
  /** The rows of a comparison. */
  facts: ["nodes", "leaves", "cutoffs", "from table", "value", "best move", "visited only here, in the last pass"],
  unknown: "—",
  stopped: "The record ends here: the search has used up its nodes.",
  /** Proof-number search. The attacker is the player whose win is in question. */
  proof: {
    root: "root",
    outcomes: { won: "win", held: "no win" },
    bar: (/** @type {string} */ attacker, /** @type {import("./proof_tree.js").Numbers} */ { proof, disproof }) =>
      `Left to show for a win of ${attacker}: ${number.format(proof)}; against it: ${number.format(disproof)}`,
    numbers: (/** @type {import("./proof_tree.js").Numbers} */ { proof, disproof }) =>
      `proof number ${number.format(proof)}, disproof number ${number.format(disproof)}`,
    outcome: (/** @type {string} */ attacker, /** @type {boolean} */ wins, /** @type {number | undefined} */ plies) => {
      const when = plies ? ` in at most ${counted(plies, "move", "moves")}` : "";
      if (wins) return `${attacker} wins${when}`;
      return when ? `${attacker} loses${when}` : `${attacker} does not win`;
    },
    begin: (/** @type {string} */ attacker) => `The search asks only one question: can ${attacker} force a win?`,
    again: "The search goes down from the root again, always to where the least is left to show.",
    attack: (/** @type {string} */ mover, /** @type {string} */ move, /** @type {number} */ proof) =>
      `${mover} needs one winning move. ${move} seems easiest to prove: its proof number is ${number.format(proof)}.`,
    defend: (/** @type {string} */ mover, /** @type {string} */ move, /** @type {number} */ disproof) =>
      `${mover} needs one way out. ${move} seems most promising: its disproof number is ${number.format(disproof)}.`,
    expand: (/** @type {string} */ mover, /** @type {number} */ count) =>
      `The search looks at ${counted(count, "move", "moves")} of ${mover}.`,
    fresh: (/** @type {string} */ move, /** @type {string} */ numbers) => `${move} is new: ${numbers}.`,
    table: (/** @type {string} */ move, /** @type {string} */ numbers) =>
      `The position after ${move} is in the table: ${numbers}.`,
    certain: (/** @type {string} */ move, /** @type {string} */ outcome) => `After ${move} it is certain: ${outcome}.`,
    repetition: (/** @type {string} */ move, /** @type {string} */ attacker) =>
      `${move} repeats a position of this line, which does not count as a win for ${attacker}.`,
    unseen: (/** @type {string} */ move) => `${move} need not be searched, because another move is enough.`,
    /** One good move is enough. */
    either: (/** @type {string} */ attacker, /** @type {import("./proof_tree.js").Numbers} */ { proof, disproof }) =>
      `${attacker} needs one winning move: proof number ${number.format(proof)}, that of the easiest. To refute all moves takes more: disproof number ${number.format(disproof)}.`,
    /** All moves must be answered. */
    all: (
      /** @type {string} */ attacker,
      /** @type {string} */ mover,
      /** @type {import("./proof_tree.js").Numbers} */ { proof, disproof },
    ) =>
      `${mover} needs one way out: disproof number ${number.format(disproof)}, that of the most promising. ${attacker} must answer all moves: proof number ${number.format(proof)}.`,
    leave: (/** @type {string} */ move, /** @type {string} */ numbers) =>
      move ? `The search leaves ${move} with ${numbers}.` : `The root has ${numbers}.`,
    shown: (/** @type {string} */ move, /** @type {string} */ outcome) =>
      move ? `It is shown that after ${move} ${outcome}.` : `It is shown: ${outcome}.`,
    onThisLine: "This holds only on this line, because it depends on a repetition.",
    open: (/** @type {string} */ attacker, /** @type {string} */ numbers) =>
      `The search has used up its nodes. Whether ${attacker} can force a win is still open: ${numbers}.`,
    end: (/** @type {string} */ outcome, /** @type {string | undefined} */ best) =>
      best ? `The search is over: ${outcome}. The best move is ${best}.` : `The search is over: ${outcome}.`,
  },
  /** UCT: chances are numbers from 0 to 100. */
  uct: {
    chance: (/** @type {number} */ chance) => `${number.format(chance)} %`,
    begin:
      "Each iteration goes down the tree to a position that is new, gets a result there, and counts it for all positions on its way.",
    again: (/** @type {number} */ at) => `Iteration ${number.format(at)} begins at the root.`,
    first: (/** @type {string} */ mover, /** @type {string} */ move) =>
      `${mover} tries ${move}: moves that were not tried yet come first.`,
    only: (/** @type {string} */ mover, /** @type {string} */ move, /** @type {import("./uct_face.js").Share} */ own) =>
      `${mover} tries ${move} again. It has ${number.format(own.mean)} of 100 in ${counted(own.count, "visit", "visits")}.`,
    due: (
      /** @type {string} */ mover,
      /** @type {string} */ move,
      /** @type {import("./uct_face.js").Share} */ own,
      /** @type {string} */ rival,
      /** @type {import("./uct_face.js").Share} */ other,
    ) =>
      `${mover} tries ${move}. It has ${number.format(own.mean)} of 100 in ${counted(own.count, "visit", "visits")} and gets ${number.format(own.bonus)} for being tried seldom; ${rival}: ${number.format(other.mean)} and ${number.format(other.bonus)}.`,
    expand: (/** @type {string} */ mover, /** @type {number} */ count) =>
      `${mover} has ${counted(count, "move", "moves")} here, each to be tried once before any is tried again.`,
    evaluation: (/** @type {string} */ us, /** @type {number} */ chance, /** @type {number} */ plies) =>
      plies
        ? `After ${counted(plies, "random move", "random moves")} the evaluation gives ${us} ${number.format(chance)} of 100.`
        : `The evaluation gives ${us} ${number.format(chance)} of 100.`,
    end: (/** @type {string} */ us, /** @type {number} */ chance, /** @type {number} */ plies) => {
      const result = chance > 50 ? "wins" : chance < 50 ? "loses" : "draws";
      return plies
        ? `A game with ${counted(plies, "random move", "random moves")} from here: ${us} ${result}.`
        : `The game is over here: ${us} ${result}.`;
    },
    proven: (/** @type {string} */ move, /** @type {string} */ winner, /** @type {number} */ plies) =>
      `${move ? `After ${move} it is proven` : "It is proven"}: ${winner} wins${plies ? ` within ${counted(plies, "move", "moves")}` : ""}.`,
    over: (
      /** @type {string} */ us,
      /** @type {string} */ best,
      /** @type {number} */ count,
      /** @type {number} */ chance,
    ) =>
      `The search is over: ${us} plays ${best}, visited ${counted(count, "time", "times")}. ${us} has ${number.format(chance)} of 100.`,
    bar: (/** @type {string} */ us, /** @type {number} */ chance, /** @type {number} */ count) =>
      count
        ? `${us} has ${number.format(chance)} of 100 here, in ${counted(count, "visit", "visits")}`
        : "No result yet",
  },
  /** IDA*: the way so far and the least that is left may together be no longer than the bound. */
  ida: {
    pass: (/** @type {number} */ bound) => `bound ${number.format(bound)}`,
    bar: (/** @type {number} */ made, /** @type {number} */ more, /** @type {number} */ bound) =>
      `${counted(made, "move", "moves")} made, at least ${number.format(more)} more, ${number.format(bound)} allowed`,
    begin: (/** @type {number} */ bound) =>
      `At least ${counted(bound, "move is", "moves are")} needed. The search begins with ways that are no longer.`,
    again: (/** @type {number} */ bound) =>
      `The search begins again at the root. Now it allows ${counted(bound, "move", "moves")}.`,
    enter: (
      /** @type {string} */ move,
      /** @type {number} */ ply,
      /** @type {number} */ rest,
      /** @type {number} */ bound,
    ) =>
      `${move}: ${counted(ply, "move", "moves")} so far and at least ${number.format(rest)} more, within the bound of ${number.format(bound)}.`,
    out: (/** @type {string} */ move, /** @type {number} */ estimate, /** @type {number} */ excess) =>
      `${move} is skipped: that needs at least ${counted(estimate, "move", "moves")}, ${number.format(excess)} too many.`,
    leave: (/** @type {string} */ move) => `No way after ${move} is short enough. The search goes back.`,
    next: (/** @type {number} */ bound) =>
      `Nothing within the bound is a solution. The shortest way that was skipped gives the next bound: ${number.format(bound)}.`,
    end: (/** @type {number} */ length) =>
      `The goal, after ${counted(length, "move", "moves")}. No solution is shorter: all shorter ways were searched before.`,
    stop: (/** @type {number} */ bound) =>
      `The picture ends here: the search is too large to be shown whole. A solution needs at least ${counted(bound, "move", "moves")}.`,
  },
  /** Depth-t search: the smallest value is the best. */
  depthT: {
    noValue: "No value is known here yet",
    least: (/** @type {string} */ value) => `Smallest value known here: ${value}`,
    begin: (/** @type {number} */ depth) =>
      `The search follows all ways of ${counted(depth, "move", "moves")}. The smallest value at their ends is the best.`,
    fresh: (/** @type {string} */ move) => `${move} leads to a position that is new in this search.`,
    again: (/** @type {string} */ move) => `${move} leads to a position that another way has reached before.`,
    goal: (/** @type {number} */ value) => `This is the goal. Its value is ${number.format(value)}.`,
    memory: (/** @type {number} */ value) => `The table remembers the value ${number.format(value)}.`,
    leaf: (/** @type {number} */ value) => `The way ends here. The evaluation says ${number.format(value)}.`,
    drawn: (/** @type {number} */ plain, /** @type {number} */ value) =>
      `The way ends here. The evaluation says ${number.format(plain)}; with the noise drawn it is ${number.format(value)}.`,
    leave: (/** @type {string} */ move, /** @type {number} */ value, /** @type {number} */ leaves) =>
      `After ${move} the smallest value is ${number.format(value)}, at ${counted(leaves, "leaf", "leaves")}.`,
    end: (/** @type {string} */ move, /** @type {number} */ value, /** @type {number} */ leaves) =>
      `The search is over: ${move} leads to the smallest value, ${number.format(value)}. It occurs at ${counted(leaves, "leaf", "leaves")} in all.`,
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
