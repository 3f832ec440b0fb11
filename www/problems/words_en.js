// English.

const list = (/** @type {string[]} */ moves) => moves.join(", ");
const turns = (/** @type {number} */ count) => `${count} ${count === 1 ? "turn" : "turns"}`;
const times = (/** @type {number} */ count) => `${count} ${count === 1 ? "game" : "games"}`;

export const words = {
  pageTitle: (/** @type {string} */ game) => `${game} problems · Plyground`,
  heading: (/** @type {string} */ game) => `${game}: problems`,
  /** The task above the board, and what is left of it later. */
  task: (/** @type {string} */ player, /** @type {number} */ count) =>
    count === 1 ? `${player} to move wins at once.` : `${player} to move wins in ${count}.`,
  left: (/** @type {string} */ player, /** @type {number} */ count) =>
    count === 1 ? `${player} to move: now win at once.` : `${player} to move: now win in ${count}.`,
  solvedTask: (/** @type {string} */ player, /** @type {number} */ count) => `${player} won in ${count}.`,
  shownTask: "This is the solution.",
  noTask: "No problem here.",
  finding: "Looking for a problem…",
  searched: (/** @type {number} */ games) => `Looking for a problem: ${times(games)} searched…`,
  stopped: "The search was stopped. “Next” starts another one.",
  notFound: (/** @type {number} */ games) =>
    `There is no such problem in ${times(games)} of this seed. Choose other turns or another difficulty.`,
  proving: "Proving…",
  ready: "Find the only turn that does it. Every turn you play is judged by proof.",
  goOn: "Your turn is not over: move on.",
  judging: "Checking your turn…",
  inTime: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
    `${turn} is right. ${player} answers ${reply}.`,
  late: (
    /** @type {string} */ turn,
    /** @type {number} */ count,
    /** @type {number} */ wanted,
    /** @type {string} */ player,
    /** @type {string} */ reply,
  ) =>
    `${turn} wins too, but only in ${count}: ${player} holds out longer with ${reply}. Take it back and find the win in ${wanted}.`,
  fails: (
    /** @type {string} */ turn,
    /** @type {number} */ wanted,
    /** @type {string} */ player,
    /** @type {string} */ reply,
  ) => `After ${turn} there is no win in ${wanted}: ${player} defends with ${reply}. Take it back and try again.`,
  noWin: (/** @type {string} */ turn) => `${turn} ends the game without a win. Take it back and try again.`,
  takenBack: "Taken back. Try another turn.",
  solved: {
    first: "Solved at the first attempt!",
    later: "Solved.",
    again: "Solved again.",
  },
  hints: (/** @type {number} */ at, /** @type {string[]} */ moves) =>
    moves.length === 1
      ? `Hint ${at} of 3: play ${moves[0]}.`
      : `Hint ${at} of 3: one of these is right: ${list(moves)}.`,
  lost: "From here no turn wins in time: take it back.",
  shown: "The solution is on the board: step through it with the arrows below.",
  refused: {
    over: "The problem is over: take the next one.",
    wait: "One moment: your turn is being checked.",
    back: "Take your turn back first.",
  },
  grade: (/** @type {number} */ grade) => `Grade ${grade} of 8`,
  verdicts: {
    sooner: (/** @type {number} */ asked, /** @type {number} */ found) =>
      `This wins in ${found}, not only in ${asked}: find the shorter win.`,
    forced: "This is not a problem: there are fewer than three turns to choose from.",
    noWin: (/** @type {string} */ player, /** @type {number} */ count) =>
      `This is not a problem: ${player} has no forced win within ${turns(count)}.`,
    undecided: (/** @type {number} */ count) =>
      `Not decided: to prove or refute a win within ${turns(count)} takes too long here.`,
    cooked: (/** @type {number} */ count, /** @type {number} */ found, /** @type {boolean} */ isMore) =>
      `This is not a problem: ${isMore ? "at least " : ""}${found} turns win in ${count}. Choose one to see its line.`,
  },
  result: {
    none: "No problem solved yet.",
    game: (/** @type {number} */ solved, /** @type {number} */ tried) =>
      `${solved} of ${tried} solved at the first attempt, without hints.`,
    streak: (/** @type {number} */ now, /** @type {number} */ best) =>
      `In a row, over all games: ${now}; at best ${best}.`,
  },
  next: "Next",
  cancel: "Stop",
  linkCopied: "The link to this problem is copied.",
  linkNotCopied: "Copying is not allowed here: the link is in the address bar.",
  wrongLink: (/** @type {string} */ what) => `This link cannot be opened: ${what} Here is another problem instead.`,
  wrongText: (/** @type {string} */ what) => `This cannot be read: ${what}`,
  wrong: {
    turns: (/** @type {number} */ least, /** @type {number} */ most) =>
      `a number of turns from ${least} to ${most}, or a range as in 2-3`,
    grades: (/** @type {number} */ most) => `a grade from 0 to ${most}, or a range as in 3-6`,
    exactly: "n with a single number of turns, because the position is given",
    noSeed: "no seed, grade or version, because the position is given",
  },
};
