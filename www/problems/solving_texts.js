// Messages about a problem on the board: its task, and the reason why nothing can be moved.

import { words } from "./words.js";

/** @typedef {import("./solving.js").Solving} Solving */

const COOKS = 10; // the maximum number of solutions that the engine reports

/** The tasks of only moves that are over. @type {{ [phase: string]: "done" | "missed" | undefined }} */
const ONLY_TASKS = { solved: "done", lost: "missed" };

/** The task, or the rest of it. @param {Solving} solving */
export function taskOf({ isFound, turnsLeft, phase, problem, players }) {
  const [player] = players;
  const { only, turns = 0 } = problem;
  if (phase === "shown") return words.shownTask;
  if (only) return words.only[ONLY_TASKS[phase] ?? (isFound ? "turnsLeft" : "find")](player, turnsLeft);
  if (phase === "solved") return words.solvedTask(player, turns);
  if (phase === "lost") return words.lostTask(player, turns);
  return turnsLeft === turns ? words.find(player, turnsLeft) : words.turnsLeft(player, turnsLeft);
}

/** The sign on the square on which a judged turn ended. @param {Solving} solving */
export const marksOf = ({ judged }) => new Map(judged && [[judged.square, judged.isRight ? "✓" : "✗"]]);

/** Whether that turn was right. @param {Solving} solving @returns {import("./solving.js").Tone | ""} */
export const toneOf = ({ judged }) => (judged ? (judged.isRight ? "right" : "wrong") : "");

/** Why nothing can be moved now, if that follows from the problem. @param {Solving} solving */
export function refusalOf({ phase }) {
  const { back, lost, over, wait } = words.refused;
  return { yours: undefined, judging: wait, failed: back, lost, solved: over, shown: over }[phase];
}

/**
 * Why a turn is wrong, and what to do now. @param {Solving} solving @param {string} turn
 * @param {import("../pkg/prover.js").Judgement} judgement
 */
export function tellRefuted({ turnsLeft, players: [, defender] }, turn, { verdict, reply, by = 0, fate }) {
  if (!reply.length) return { why: words.noWin(turn), next: words.tryAgain };
  const answer = reply.join(" ");
  const isLate = verdict === "late";
  const late = () =>
    isLate ? words.late(turn, turnsLeft + by, defender, answer) : words.fails(turn, defender, answer);
  const why = fate ? words.only[fate](turn, defender, answer) : late();
  return { why, next: isLate ? words.findSooner(turnsLeft) : words.tryAgain };
}

/**
 * Why a position is not a problem.
 * @param {{ verdict: string, turns: number, lines: unknown[] }} examined @param {number} turnGoal  Turns to win.
 * @param {string} player  The player who was to win. @param {boolean} [only]  Whether it was to be an only move.
 */
export function tellVerdict({ verdict, turns, lines }, turnGoal, player, only = false) {
  const { cooked, forced, noWin, undecided } = words.verdicts;
  if (only) return tellOnly(verdict, lines.length, player) ?? forced;
  if (verdict === "cooked") return cooked(turns, lines.length, lines.length === COOKS);
  return { forced, "no-win": noWin(player, turnGoal), undecided: undecided(turnGoal) }[verdict] ?? "";
}

/** @param {string} verdict @param {number} solutionCount  The number of solutions. @param {string} player */
function tellOnly(verdict, solutionCount, player) {
  const { cooked, noWin, undecided } = words.only;
  if (verdict === "cooked") return cooked(solutionCount, solutionCount === COOKS);
  return { "no-win": noWin(player), undecided }[verdict];
}
