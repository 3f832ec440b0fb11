// A problem being solved: the turns of the visitor, their judgement by proof, and the defender's answers.

import { wordsOf } from "../match/kinds.js";
import { Wait } from "../match/wait.js";
import { words } from "./words.js";

/** @typedef {import("../site/round.js").Round} Round */
/** @typedef {"first" | "second"} Side */
/** @typedef {{ game: string, position: string, turns: number, grade?: number }} Problem */
/** @typedef {"yours" | "judging" | "failed" | "solved" | "shown"} Phase  Whether the visitor is to move, their turn is
 *   being judged or answered, it failed, the problem is solved, or a line is shown instead. */

/**
 * @typedef {object} Handlers
 * @property {() => void} onShow  Something must be redrawn.
 * @property {(text: string) => void} say
 * @property {(isFirst: boolean) => void} onEnd  The problem is solved, or given up: whether it was solved at the first
 *   attempt without hints.
 * @property {(error: Error) => void} onError
 */

const BREATH = 400; // milliseconds before the defender answers: the visitor's move should be seen
const PATIENCE = 60_000; // milliseconds: a proof takes that long on a slow phone
const HINTS = 3; // the number of hints; each shows one move less

export class Solving {
  #engine;
  #handlers;
  #wait = new Wait();
  /** Counts what makes answers under way worthless. */
  #changes = 0;
  /** The number of moves before the current turn. */
  #begun = 0;
  #hints = 0;
  /** The position that the hints are about. */
  #hinted = "";
  #isFirst = true;
  #hasEnded = false;
  /** @type {Round | undefined} */
  round;
  /** @type {Problem} */
  problem = { game: "", position: "", turns: 0 };
  /** The turns within which the visitor is to win. */
  left = 0;
  /** @type {Phase} */
  phase = "shown";
  /** Whoever solves the problem is at the bottom of the board. @type {Record<Side, string>} */
  seats = { first: "you", second: "engine" };
  isPaused = false;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    this.#engine = engine;
    this.#handlers = handlers;
  }

  /** Whether the visitor is to move. */
  get isYours() {
    return this.phase === "yours";
  }

  /** The names of the player who solves the problem and of the defender. */
  get players() {
    const { players } = wordsOf(this.problem.game);
    return this.seats.first === "you" ? [players.first, players.second] : [players.second, players.first];
  }

  /** Whether moves of the current turn can be taken back. */
  get canTakeBack() {
    const { round, phase } = this;
    return !!round && (phase === "failed" || (phase === "yours" && round.at > this.#begun));
  }

  /** Whether it can be solved, so that there is something to ask. */
  get isOpen() {
    return this.phase === "yours" || this.phase === "failed";
  }

  /**
   * Begins a problem; the board belongs to this from now on.
   * @param {Round} round @param {Problem} problem @param {Phase} [phase]  If there is nothing to solve, how it is shown.
   */
  begin(round, problem, phase = "yours") {
    this.#changes++;
    this.#wait.end();
    this.round?.free();
    this.round = round;
    this.problem = problem;
    this.left = problem.turns;
    this.phase = phase;
    this.seats = round.side === "second" ? { first: "engine", second: "you" } : { first: "you", second: "engine" };
    this.#begun = this.#hints = 0;
    this.#hinted = "";
    this.#isFirst = true;
    this.#hasEnded = phase !== "yours";
    this.#handlers.onShow();
  }

  /** Plays a move of the visitor. @param {string} name */
  play(name) {
    const { round } = this;
    if (!round || !this.isYours) return;
    round.play(name);
    if (round.isWithinTurn) {
      this.#handlers.say(words.goOn);
      return this.#handlers.onShow();
    }
    void this.#judge(round);
  }

  /** @param {Round} round */
  async #judge(round) {
    const now = ++this.#changes;
    this.phase = "judging";
    this.#handlers.onShow();
    this.#handlers.say(words.judging);
    const moves = round.moves.slice(this.#begun, round.at);
    const asked = { ...this.#here, position: round.positionAfter(this.#begun), moves };
    const answering = this.#ask("judge", asked);
    try {
      const [judged] = await Promise.all([answering, this.#wait.begin(BREATH)]);
      if (now !== this.#changes) return;
      await this.#answer(round, moves.join(" "), judged, now);
    } catch (error) {
      if (now !== this.#changes) return;
      round.go(this.#begun);
      this.phase = "yours";
      this.#handlers.onShow();
      this.#handlers.onError(/** @type {Error} */ (error));
    }
  }

  /**
   * @param {Round} round @param {string} turn @param {import("../pkg/problem.js").Judgement} judged @param {number} now
   */
  async #answer(round, turn, { verdict, reply, by = 0, left }, now) {
    for (const [at, move] of reply.entries()) {
      if (at) await this.#wait.begin(BREATH);
      if (now !== this.#changes) return;
      round.play(move);
      this.#handlers.onShow();
    }
    const { say } = this.#handlers;
    const [, defender] = this.players;
    const answer = reply.join(" ");
    if (verdict === "won") return this.#end("solved");
    if (verdict === "in-time") {
      this.#begun = round.at;
      this.left = left;
      this.phase = "yours";
      say(words.inTime(turn, defender, answer));
    } else {
      this.#isFirst = false;
      this.phase = "failed";
      if (!reply.length) say(words.noWin(turn));
      else if (verdict === "late") say(words.late(turn, this.left + by, this.left, defender, answer));
      else say(words.fails(turn, this.left, defender, answer));
    }
    this.#handlers.onShow();
  }

  /** @param {"solved" | "shown"} phase */
  #end(phase) {
    const isFirst = phase === "solved" && this.#isFirst;
    const { first, later, again } = words.solved;
    this.phase = phase;
    this.#handlers.onShow();
    this.#handlers.say(phase === "shown" ? words.shown : this.#hasEnded ? again : isFirst ? first : later);
    if (!this.#hasEnded) this.#handlers.onEnd(isFirst);
    this.#hasEnded = true;
  }

  /** Takes the moves of the current turn back, with the answer to it. */
  takeBack() {
    if (!this.canTakeBack) return;
    this.#changes++;
    this.round?.go(this.#begun);
    this.phase = "yours";
    this.#handlers.onShow();
    this.#handlers.say(words.takenBack);
  }

  /** Begins the same problem again. */
  restart() {
    if (!this.round || this.phase === "judging") return;
    this.#changes++;
    this.round.go(0);
    this.#begun = 0;
    this.left = this.problem.turns;
    this.phase = "yours";
    this.#handlers.onShow();
    this.#handlers.say(words.ready);
  }

  /** Goes to a ply of a problem that is over. @param {number} at */
  go(at) {
    if (!this.round || this.isOpen || this.phase === "judging") return;
    this.round.go(Math.min(Math.max(at, 0), this.round.moves.length));
    this.#handlers.onShow();
  }

  /**
   * The next hint for the position on the board: moves of which one is right, fewer each time.
   * @returns {Promise<import("../boards/board.js").Step[]>} their steps, to be drawn
   */
  async hint() {
    const { round } = this;
    if (!round || !this.isYours) return [];
    if (this.#hinted !== round.position) this.#hints = 0;
    this.#hinted = round.position;
    this.#hints = Math.min(this.#hints + 1, HINTS);
    this.#isFirst = false;
    const at = this.#hints;
    const moves = await this.#askMoves("clues", { ...this.#here, position: round.position, count: HINTS + 1 - at });
    if (!moves || round.position !== this.#hinted) return [];
    this.#handlers.say(moves.length ? words.hints(at, moves) : words.lost);
    return round.view.steps.filter(({ name }) => moves.includes(name));
  }

  /** Shows a solution from the beginning of the current turn. */
  async giveUp() {
    const { round } = this;
    if (!round || !this.isOpen) return;
    this.#changes++;
    const begun = this.#begun;
    const moves = await this.#askMoves("solution", { ...this.#here, position: round.positionAfter(begun) });
    if (!moves) return;
    this.#isFirst = false;
    round.go(begun);
    this.lay(moves);
    this.#end("shown");
  }

  /** Puts moves after the position on the board, to be stepped through. @param {string[]} moves */
  lay(moves) {
    const { round } = this;
    if (!round) return;
    const { at } = round;
    for (const move of moves) round.play(move);
    round.go(at);
    this.#handlers.onShow();
  }

  get #here() {
    return { game: this.problem.game, turns: this.left };
  }

  /** @param {string} op @param {object} details */
  #ask(op, details) {
    return this.#engine.ask(op, details, { patience: PATIENCE });
  }

  /**
   * Asks for moves that help; reports errors. Nothing if the attempt went on meanwhile.
   * @param {string} op @param {object} details @returns {Promise<string[] | undefined>}
   */
  async #askMoves(op, details) {
    const now = this.#changes;
    try {
      const { moves } = await this.#ask(op, details);
      return now === this.#changes ? moves : undefined;
    } catch (error) {
      if (now === this.#changes) this.#handlers.onError(/** @type {Error} */ (error));
      return undefined;
    }
  }
}
