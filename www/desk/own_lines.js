// The teacher's own problems, one a line: a position or the link of a problem, proven before it becomes part of a set.

import { ONLY, isOnly, readProblemLink } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
import { Latest } from "../site/latest.js";
import { LinkError } from "../site/puzzle_link.js";
import { ownPairs } from "../site/query.js";
import { sentence } from "../site/words.js";
import { explain } from "../match/game_texts.js";
import { words } from "./words.js";

const MOST_TURNS = 5; // to try for a position

/** @typedef {import("../problems/position_list.js").Entry} Entry */
/** @typedef {{ entry?: Entry, message: string }} Verdict  The problem of a line, if it is one, and a message about the proof. */
/**
 * @typedef {object} Tools
 * @property {(problem: { game: string, position?: string, only: boolean }) => Promise<string>} playerOf  Checks a position, and
 *   returns the name of the player to move.
 * @property {import("../problems/finder.js").Finder["examine"]} examine
 * @property {() => void} stop  Stops the proof that runs.
 */

/** The lines of a text that are not empty. @param {string} text */
export const linesIn = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Reads a line: a position has no number of turns yet. @param {string} line @param {string} game  The game of positions. */
function readLine(line, game) {
  const [link] = /\?\S*=.*/.exec(line) ?? [];
  if (!link) return { game, position: line };
  const { position, ...problem } = readProblemLink(ownPairs(link));
  if (position === undefined) throw new LinkError("p", words.wrong.noPosition);
  return { game: problem.game, turns: problem.turns, position };
}

/**
 * Proves a line: a position by the minimum number of turns. Undefined if the proof was stopped.
 * @param {string} line @param {string} game @param {Tools} tools @param {AbortSignal} check
 * @returns {Promise<Verdict | undefined>}
 */
async function proveLine(line, game, { playerOf, examine }, check) {
  try {
    const { turns, ...problem } = readLine(line, game);
    const only = turns !== undefined && isOnly(turns);
    const player = await playerOf({ ...problem, only });
    // A proof would end the proof of the next check.
    if (check.aborted) return undefined;
    const last = only ? 0 : Number(turns ?? MOST_TURNS);
    let count = turns === undefined ? 1 : last;
    let examined = await examine({ ...problem, turns: count, only });
    while (examined?.verdict === "no-win" && count < last && !check.aborted)
      examined = await examine({ ...problem, turns: ++count, only });
    if (!examined) return undefined;
    if (examined.verdict !== "sound") return { message: tellVerdict(examined, count, player, only) };
    const message = words.lines.sound(player, count, examined.problem.key);
    return { entry: { ...problem, turns: only ? ONLY : String(count) }, message };
  } catch (error) {
    return { message: sentence(explain(error)) };
  }
}

/** Proves lines one after the other, and remembers the verdicts. */
export class OwnLines {
  #tools;
  /** The verdicts by game and line. @type {Map<string, Verdict>} */
  #verdicts = new Map();
  #checks = new Latest();

  /** @param {Tools} tools */
  constructor(tools) {
    this.#tools = tools;
  }

  /**
   * The verdicts on lines; undefined if another check has begun.
   * @param {string[]} lines @param {string} game
   * @param {(verdicts: Verdict[]) => void} onVerdict  Called at the beginning, and after each new line.
   */
  async check(lines, game, onVerdict) {
    const check = this.#checks.begin();
    this.#tools.stop();
    const keyOf = (/** @type {string} */ line) => `${game}\n${line}`;
    const firstNew = lines.findIndex((line) => !this.#verdicts.has(keyOf(line)));
    const known = firstNew < 0 ? lines : lines.slice(0, firstNew);
    const verdicts = known.map((line) => /** @type {Verdict} */ (this.#verdicts.get(keyOf(line))));
    // Known verdicts are shown at once: a list that was empty for a moment would move the button while it is pressed.
    onVerdict(verdicts);
    for (const line of lines.slice(known.length)) {
      const verdict = this.#verdicts.get(keyOf(line)) ?? (await proveLine(line, game, this.#tools, check));
      if (check.aborted || !verdict) return undefined;
      this.#verdicts.set(keyOf(line), verdict);
      verdicts.push(verdict);
      onVerdict(verdicts);
    }
    return verdicts;
  }
}
