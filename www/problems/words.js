// All texts of the page of problems: English.

import { translatable } from "../site/i18n.js";

const list = (/** @type {string[]} */ moves) => moves.join(", ");
/** How soon a win comes: in moves or, in games whose turns have several, in turns. */
const soon = (/** @type {number} */ count) => (count === 1 ? "at once" : `in ${count}`);
const times = (/** @type {number} */ count) => `${count} ${count === 1 ? "game" : "games"}`;

/** The level of a grade, from 0, the easiest. @param {number} grade */
export const levelOf = (grade) => (grade < 3 ? 0 : grade < 4 ? 1 : 2);

const english = {
  pageTitle: (/** @type {string} */ game) => `${game} problems · Plyground`,
  heading: (/** @type {string} */ game) => `${game}: problems`,
  /** The task above the board, and later the rest of it. */
  task: (/** @type {string} */ player, /** @type {number} */ count) =>
    count === 1 ? `${player} to move wins at once.` : `${player} to move wins in ${count}.`,
  /** The task for the visitor who solves it. */
  find: (/** @type {string} */ player, /** @type {number} */ count) =>
    count === 1 ? `${player} to move: win at once` : `${player} to move: win in ${count}`,
  turnsLeft: (/** @type {string} */ player, /** @type {number} */ count) =>
    count === 1 ? `${player} to move: now win at once` : `${player} to move: now win in ${count}`,
  solvedTask: (/** @type {string} */ player, /** @type {number} */ count) => `${player} won in ${count}`,
  shownTask: "The solution",
  noTask: "No problem here",
  /** The name of the choice. @type {(hasParts: boolean) => string} */
  toWin: (hasParts) => (hasParts ? "Turns to win" : "Moves to win"),
  finding: "Looking for a problem…",
  searched: (/** @type {number} */ games) => `${times(games)} searched…`,
  damaged: "The list of the days’ problems could not be read, so this one had to be searched.",
  stopped: "The search was stopped. “Next” starts a new one.",
  notFound: (/** @type {number} */ games) =>
    `There is no such problem in ${times(games)} of this seed. Choose another length or another level.`,
  proofStopped: "The proof was stopped.",
  proving: "Proving…",
  ready: "Try a move. You will see at once whether it wins.",
  goOn: "It is still your turn.",
  judging: "Checking your move…",
  inTime: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
    `${turn} is right. ${player} answers ${reply}.`,
  late: (
    /** @type {string} */ turn,
    /** @type {number} */ count,
    /** @type {string} */ player,
    /** @type {string} */ reply,
  ) => `${turn} wins too, but only in ${count}: ${player} lasts longer with ${reply}.`,
  findSooner: (/** @type {number} */ count) => `Find the win in ${count}.`,
  fails: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
    `After ${turn}, ${player} holds with ${reply}.`,
  noWin: (/** @type {string} */ turn) => `${turn} ends the game without a win.`,
  tryAgain: "Try another move.",
  attemptsLeft: (/** @type {number} */ count) => `${count} ${count === 1 ? "attempt" : "attempts"} left.`,
  lastAttempt: "That was your last attempt.",
  /** Problems in which no other move wins at all. */
  only: {
    /** The choice of such problems, with wins of any or of a certain length. */
    choice: (/** @type {string} */ range) => (range ? `only move, win in ${range}` : "only move"),
    preparing: "Preparing the endgames…",
    task: (/** @type {string} */ player) => `${player} to move: only one move wins. Find it.`,
    find: (/** @type {string} */ player) => `${player} to move: find the only winning move`,
    turnsLeft: (/** @type {string} */ player, /** @type {number} */ count) =>
      count ? `Found: ${player} now wins in ${count}` : `Found: ${player} now wins`,
    done: (/** @type {string} */ player) => `${player} won`,
    missed: (/** @type {string} */ player) => `${player} did not find it`,
    ready: "Try a move. You will see at once whether it wins.",
    onlyTurn: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
      `Only ${turn} wins. ${player} answers ${reply}: play on if you like.`,
    goesOn: (
      /** @type {string} */ turn,
      /** @type {boolean} */ isOnly,
      /** @type {string} */ player,
      /** @type {string} */ reply,
    ) => `${isOnly ? `Only ${turn} wins here` : `${turn} still wins`}. ${player} answers ${reply}.`,
    draw: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
      `After ${turn} the game is a draw: ${player} holds with ${reply}.`,
    loss: (/** @type {string} */ turn, /** @type {string} */ player, /** @type {string} */ reply) =>
      `${turn} loses: ${player} wins with ${reply}.`,
    won: "Won!",
    noWin: (/** @type {string} */ player) => `This is not a problem: ${player} has no forced win.`,
    undecided:
      "Not decided: this position is beyond the endgame tables or the solver. Try fewer pieces or fewer open cells.",
    cooked: (/** @type {number} */ count, /** @type {boolean} */ isMore) =>
      `This is not a problem: ${isMore ? "at least " : ""}${count} moves win.`,
  },
  takenBack: "Try another move.",
  solved: {
    first: "Solved at the first attempt!",
    later: "Solved.",
    again: "Solved again.",
    /** The solution was shown before. */
    spoilt: "Right, after seeing the solution.",
  },
  hints: (/** @type {number} */ at, /** @type {number} */ all, /** @type {string[]} */ moves) =>
    moves.length === 1
      ? `Hint ${at} of ${all}: play ${moves[0]}.`
      : `Hint ${at} of ${all}: one of these is right: ${list(moves)}.`,
  lost: "No move wins in time from here. Take this one back.",
  lostTask: (/** @type {string} */ player, /** @type {number} */ count) => `${player} did not win in ${count}`,
  stepThrough: "Step through the solution with the arrows.",
  step: (
    /** @type {number} */ at,
    /** @type {number} */ count,
    /** @type {string} */ player,
    /** @type {string} */ move,
  ) => `Move ${at} of ${count}: ${player} ${move}.`,
  refused: {
    over: "This problem is over. Take the next one.",
    wait: "One moment: your move is being checked.",
    back: "One moment: your piece goes back.",
    lost: "This problem is over. Look at its solution.",
  },
  day: (/** @type {string} */ day) => `problem of ${day}`,
  /** From easy to hard. */
  levels: ["Glance", "Think", "Deep"],
  verdicts: {
    sooner: (/** @type {number} */ goal, /** @type {number} */ shortest) =>
      `This wins in ${shortest}, not only in ${goal}: find the shorter win.`,
    forced: "This is not a problem: there are fewer than three moves to choose from.",
    noWin: (/** @type {string} */ player, /** @type {number} */ count) =>
      `This is not a problem: ${player} cannot force a win ${soon(count)}.`,
    undecided: (/** @type {number} */ count) =>
      `Not decided: to prove or refute a win ${soon(count)} takes too long here.`,
    cooked: (/** @type {number} */ count, /** @type {number} */ solutions, /** @type {boolean} */ isMore) =>
      `This is not a problem: ${isMore ? "at least " : ""}${solutions} moves win ${soon(count)}.`,
    choose: "Choose one to see its line.",
  },
  result: {
    none: "No problem solved yet.",
    game: (/** @type {number} */ solved, /** @type {number} */ tried) =>
      `${solved} of ${tried} solved at the first attempt, without hints.`,
    streak: (/** @type {number} */ now, /** @type {number} */ best) =>
      `In a row, over all games: ${now}. Best: ${best}.`,
  },
  /** The score in a file. */
  file: {
    none: (/** @type {string} */ name) =>
      `“${name}” is not a score of problems: expected a file that “Save as a file” wrote here.`,
    newer: (/** @type {string} */ name) =>
      `“${name}” is from a newer version of this page: reload the page, and open the file again.`,
    mended:
      "Part of your score could not be read. The rest of it counts on; what was found is kept aside on this device.",
    notStored: "this device keeps nothing for this page.",
    merged: (/** @type {string} */ name) =>
      `“${name}” is merged: for each game and grade the larger count holds, so nothing counts twice.`,
  },
  grades: {
    any: "any",
    exactly: (/** @type {string} */ grade) => `grade ${grade}`,
  },
  /** Today's problems of a game. */
  five: {
    title: (/** @type {number} */ solved, /** @type {number} */ all) =>
      solved === all ? "Today’s five are solved. More tomorrow." : `Today’s five${solved ? `: ${solved} solved` : ""}`,
    one: (/** @type {number} */ at, /** @type {string} */ level, /** @type {boolean} */ isSolved) =>
      `Problem ${at}: ${level}${isSolved ? ", solved" : ""}`,
  },
  /** The visitor's own problems. */
  ownProblems: {
    name: (/** @type {string} */ game, /** @type {number | undefined} */ count) =>
      `${game}: ${count === undefined ? "find the only winning move" : count === 1 ? "win at once" : `win in ${count}`}`,
    remove: (/** @type {string} */ problem) => `Remove ${problem}`,
  },
  easier: "Easier",
  harder: "Harder",
  next: "Next",
  cancel: "Stop",
  linkCopied: "The link to this problem is copied.",
  wrongLink: (/** @type {string} */ reason) => `This link cannot be opened: ${reason} Here is another problem instead.`,
  wrongText: (/** @type {string} */ reason) => `This cannot be read: ${reason}`,
  /** A problem in another page. */
  embed: {
    again: "Again",
    wrong: (/** @type {string} */ reason) => `This problem cannot be opened: ${reason}`,
    beside: (/** @type {string} */ name) => `“${name}” does not apply beside “problem”.`,
  },
  wrong: {
    turns: (/** @type {number} */ least, /** @type {number} */ most) =>
      `a number of turns from ${least} to ${most}, a range as in 2-3, or only`,
    count: (/** @type {string} */ text, /** @type {number} */ least, /** @type {number} */ most) =>
      `“${text}” is not a number of turns: expected a whole number from ${least} to ${most}.`,
    grades: (/** @type {number} */ most) => `a grade from 0 to ${most}, or a range as in 3-6`,
    exactly: "n with a single number of turns or with only, because the position is given",
    inexact: "“n=only” does not fit: expected a number of turns, because this game has no solver or endgame tables.",
    noLengths:
      "“n” does not fit: expected only without numbers, because the solver of this game does not tell lengths.",
    day: (/** @type {string} */ last) => `a day up to ${last} (UTC), as in 2026-11-24, or today`,
    noDay: "nothing but the game, because the day is given",
    noSeed: "no seed, grade or version, because the position is given",
    listed: "no grade, seed, version or count, because the positions are given",
    most: (/** @type {number} */ most) => `1 to ${most} positions`,
    asMany: (/** @type {number} */ count) => `one entry, or ${count}, one for each position`,
  },
};

/** @typedef {typeof english} Words */

export const words = translatable(english, { de: () => import("./words_de.js") });
