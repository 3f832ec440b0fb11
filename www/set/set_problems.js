// The problems of a set: found by a seed, or from a list, where each is proven first.

import { Finder, fromEasyToHard } from "../problems/finder.js";
import { isOnly } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
import { words as problems } from "../problems/words.js";
import { LinkError } from "../site/puzzle_link.js";
import { wordsOf } from "../match/game_views.js";
import { hasOnlyMoves, makeGame } from "../match/loader.js";
import { openGame } from "../match/opening.js";
import { words } from "./words.js";

/** @typedef {import("../problems/solving.js").Problem} Problem */

/** An entry that is not a problem. */
export class NoProblem extends Error {}

/**
 * The name of the player to move. Throws readable errors if the game or the position does not exist.
 * @param {{ game: string, position?: string, only: boolean }} problem @param {import("../match/loader.js").Loader} loader
 */
export async function playerOf({ game, position, only }, loader) {
  if (!loader.has(game)) await loader.load(game);
  const record = openGame({ game, position, moves: [] }, makeGame);
  const player = wordsOf(game).players[record.side === "second" ? "second" : "first"];
  record.free();
  if (only && !hasOnlyMoves(game)) throw new LinkError("n", problems.wrong.inexact);
  return player;
}

export class SetProblems {
  #set;
  #solved;
  #loader;
  #pending;
  #finder;

  /**
   * @param {import("./link.js").ProblemSet} set @param {import("./solved_set.js").SolvedSet} solved
   * @param {import("../match/loader.js").Loader} loader
   * @param {import("../problems/pending.js").Pending} pending
   */
  constructor(set, solved, loader, pending) {
    this.#set = set;
    this.#solved = solved;
    this.#loader = loader;
    this.#pending = pending;
    this.#finder = new Finder(loader.prover);
  }

  get isBusy() {
    return this.#finder.isBusy;
  }

  stop() {
    this.#finder.stop();
  }

  /** The problem at an index; throws readable errors. @param {number} at @returns {Promise<Problem>} */
  async find(at) {
    const entry = this.#set.list?.[at];
    const { game, turns } = entry ?? this.#set.link ?? { game: "", turns: "" };
    if (entry?.wrong) throw entry.wrong;
    const player = await playerOf({ game, position: entry?.position, only: isOnly(turns) }, this.#loader);
    if (entry) return this.#prove(entry, player);
    const { link, count } = this.#set;
    if (link && !this.#solved.progress.problems.length) await this.#findAll(link, count);
    const problemList = this.#solved.progress.problems;
    if (!problemList[at]) throw new NoProblem(words.fewer(problemList.length, count));
    return problemList[at];
  }

  /** @param {import("../problems/position_list.js").Entry} entry @param {string} player  The player who is to win. */
  async #prove({ game, position, turns }, player) {
    this.#pending.begin(problems.proving);
    const only = isOnly(turns);
    const examined = await this.#finder.examine({ game, position, turns: only ? 0 : Number(turns), only });
    if (!examined) throw new Error(problems.proofStopped);
    if (examined.verdict !== "sound") throw new NoProblem(tellVerdict(examined, Number(turns), player, only));
    return examined.problem;
  }

  /** Finds the problems of a seed; missing ones are marked. @param {import("./link.js").ProblemLink} link @param {number} count */
  async #findAll(link, count) {
    const wait = (/** @type {number} */ problemCount, isPreparing = false) =>
      this.#pending.begin(problems.finding, isPreparing ? problems.only.preparing : words.finding(problemCount, count));
    wait(0);
    const result = await this.#finder.find(
      link,
      (_games, isPreparing, problemCount) => wait(problemCount, isPreparing),
      count,
    );
    if (!result) throw new Error(words.stopped);
    const { game } = link;
    this.#solved.find(
      fromEasyToHard(result.problems).map(({ position, turns, grade, only }) => ({
        ...{ game, position, grade },
        ...(turns === undefined || turns === null ? {} : { turns }),
        ...(only && { only }),
      })),
    );
    if (!result.problems.length) throw new NoProblem(problems.notFound(result.games));
  }
}
