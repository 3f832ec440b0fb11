// Proves whether a position is a problem: whether just one turn of the player to move wins within some turns. Fewer turns
// are tried first. It is a state without a page: views `follow` it.

import { explain } from "../match/game_texts.js";
import { ONLY, USUAL, formatProblemLink, readTurns } from "../problems/link.js";
import { tellVerdict } from "../problems/solving_texts.js";
import { Latest } from "../site/latest.js";
import { observe } from "../site/state.js";
import { sentence } from "../site/words.js";
import { words } from "./words.js";

const TICK = 1000; // milliseconds between two reports
const HEARD = 10; // seconds between two that are announced

/** @typedef {{ game: string, position: string, player: string }} Question  A position and the name of the player to move. */

export class Proof {
  /** What is proven, or could be; nothing if the rules refuse the position. @type {Question | undefined} */
  question;
  isRunning = false;
  /** What is proven now, or the result. */
  text = "";
  /** @type {"right" | "wrong" | ""} */
  tone = "";
  /** How far the proof is. */
  progress = "";
  /** The same as it is announced: less often. */
  announced = "";
  /** The solutions. @type {string[][]} */
  lines = [];
  /** The solution that is shown on the board, if one is. @type {string[]} */
  line = [];
  /** The query of the page on which the problem is solved, or its lines shown. */
  query = "";
  #finder;
  /** A proof that was stopped says nothing any more. */
  #proofs = new Latest();

  /** @param {Pick<import("../problems/finder.js").Finder, "examine" | "stop">} finder */
  constructor(finder) {
    this.#finder = finder;
    observe(this);
  }

  /** Offers a proof about another position. @param {Question | undefined} question */
  offer(question) {
    if (question?.position === this.question?.position && question?.game === this.question?.game) return;
    this.question = question;
    this.#end(question ? "" : words.proof.none);
  }

  /** Shows a solution on the board, or none if it is there. @param {string[]} line */
  toggle(line) {
    this.line = line === this.line ? [] : line;
  }

  stop() {
    this.#end(words.proof.stopped);
  }

  /** @param {string} text */
  #end(text) {
    this.#proofs.end();
    this.#finder.stop();
    this.#rest();
    this.#tell(text);
    this.lines = [];
    this.line = [];
    this.query = "";
  }

  #rest() {
    this.isRunning = false;
    this.progress = "";
    this.announced = "";
  }

  /** @param {string} text @param {"right" | "wrong"} [tone] */
  #tell(text, tone) {
    this.text = text;
    this.tone = tone ?? "";
  }

  /** Proves the position. @param {string} turns  As it was written. @param {boolean} only  Whether to ask for an only move instead. */
  async prove(turns, only) {
    this.#end("");
    const { question } = this;
    if (!question) return;
    const proof = this.#proofs.begin();
    try {
      const most = only ? 1 : Number(readTurns(turns));
      this.isRunning = true;
      const result = await this.#examine(question, most, only, proof);
      if (result) this.#conclude(question, ...result);
    } catch (error) {
      if (!proof.aborted) this.#tell(sentence(explain(error)), "wrong");
    } finally {
      if (!proof.aborted) this.#rest();
    }
  }

  /**
   * The result of the last question, and its turns, or 0 for an only move; nothing if the proof was stopped.
   * @param {Question} question @param {number} most @param {boolean} only @param {AbortSignal} proof
   * @returns {Promise<[any, number] | undefined>}
   */
  async #examine({ game, position }, most, only, proof) {
    const begun = performance.now();
    /** The positions searched for the open question, and its budget. @type {[number, number] | undefined} */
    let searched;
    const ticking = setInterval(() => !proof.aborted && this.#report(performance.now() - begun, searched), TICK);
    try {
      for (let turns = 1; ; turns++) {
        this.#tell(only ? words.proof.only : words.proof.trying(turns, most));
        searched = undefined;
        const examined = await this.#finder.examine(
          { game, position, turns: only ? 0 : turns, only },
          (...progress) => (searched = progress),
        );
        if (proof.aborted || !examined) return undefined;
        if (only) return [examined, 0];
        if (examined.verdict !== "no-win" || turns >= most) return [examined, turns];
      }
    } finally {
      clearInterval(ticking);
    }
  }

  /** @param {number} milliseconds @param {[number, number] | undefined} searched */
  #report(milliseconds, searched) {
    const seconds = Math.round(milliseconds / 1000);
    this.progress = searched ? words.proof.searched(...searched, seconds) : words.proof.seconds(seconds);
    if (seconds % HEARD === 0) this.announced = this.progress;
  }

  /** @param {Question} question @param {any} examined @param {number} turns  Tried last; 0 for an only move. */
  #conclude({ game, position, player }, examined, turns) {
    const { verdict, lines, problem } = examined;
    const isSound = verdict === "sound";
    const result = isSound
      ? words.proof.sound(player, turns, problem.key)
      : tellVerdict(examined, turns, player, turns === 0);
    const before = verdict === "undecided" && turns > 1 ? ` ${words.proof.before(player, turns - 1)}` : "";
    this.#tell(result + before, isSound ? "right" : "wrong");
    this.lines = isSound ? [problem.line].filter(({ length }) => length) : lines;
    if (isSound || verdict === "cooked")
      this.query = formatProblemLink({ game, position, turns: turns ? String(turns) : ONLY, grades: USUAL.grades });
  }
}
