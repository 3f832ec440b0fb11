// A problem being solved: the turns of the visitor, their judgement by proof, and the defender's answers.

import { wordsOf } from "../two_player/game_views.js";
import { Wait } from "../two_player/wait.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {"first" | "second"} Side */
/**
 * @typedef {{ game: string, position: string, turns?: number, only?: boolean, grade?: number, day?: string }} Problem
 *   Either to be won in so many turns, or by the only turn that wins at all; for the latter, the turns are not always
 *   known.
 */
/** @typedef {"yours" | "judging" | "failed" | "lost" | "solved" | "shown"} Phase  Whether the visitor is to move, their
 *   turn is being judged or answered, it failed, it was the last that might, the problem is solved, or a line is shown
 *   instead. */

/** @typedef {{ square: number, isRight: boolean }} Judged */
/** @typedef {"right" | "wrong"} Tone  What is said about a turn. */
/**
 * @typedef {object} Handlers
 * @property {() => void} onShow  Something must be redrawn.
 * @property {(text: string, tone?: Tone) => void} say
 * @property {(move: string, side: Side) => void} [onMove]  A move was played, by the visitor or in answer.
 * @property {(verdict: import("../pkg/prover.js").Judgement["verdict"], turn: string[], left: number) => void} [onJudged]
 *   A turn of the visitor was judged: its moves, and the turns within which they are to win now; 0 if that is unknown.
 * @property {(end: { isSolved: boolean, isFirst: boolean, isAgain: boolean }) => void} onEnd  The problem is solved,
 *   lost or given up: whether it was solved at the first attempt without hints, and whether it had ended before.
 * @property {(error: Error) => void} onError
 */

const BREATH = 400; // milliseconds before the defender answers: the visitor's move should be seen
const SHOWN = 1_450; // milliseconds until a wrong move goes back: 250 for the answer to arrive, and the rest to see it
const RIGHT = ["won", "in-time", "only", "wins"]; // the verdicts on turns that are right
const HINTS = 3; // the maximum number of hints; each shows one move less, the last one the right move

export class Solving {
  #engine;
  #handlers;
  #wait = new Wait();
  /** Ends when the state of the attempt changes, and with it what is asked about that state. */
  #state = new AbortController();
  /** The number of moves before the current turn. */
  #begun = 0;
  #hints = 0;
  /** The number of hints that there are. */
  #allHints = HINTS;
  /** The position that the hints are about. */
  #hinted = "";
  /** Turns that failed, behind their positions: no hint names them again. @type {Set<string>} */
  #refuted = new Set();
  #isFirst = true;
  #hasEnded = false;
  /** Whether a solution was shown before the problem was solved. */
  #isSpoilt = false;
  #isSolved = false;
  /** Whether the only move was found: the problem is solved, and may be played on. */
  isFound = false;
  /** The number of turns that failed, and of hints that were given. */
  failures = 0;
  hints = 0;
  /** The number of failed turns after which the problem is lost. */
  attempts = Infinity;
  /** @type {GameRecord | undefined} */
  round;
  /** @type {Problem} */
  problem = { game: "", position: "", turns: 0 };
  /** The turns within which the visitor is to win; 0 if that is unknown. */
  left = 0;
  /** The square that the visitor's last turn ended on, and whether it was right, once it is judged. @type {Judged | undefined} */
  judged;
  /** @type {Phase} */
  phase = "shown";
  /** The side that solves the problem is at the bottom of the board. @type {Record<Side, string>} */
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

  /** Whether the problem has ended. */
  get isOver() {
    return !this.isOpen && this.phase !== "judging";
  }

  /** Whether moves were spoken of, so that squares should show the numbers that name them. */
  get isSpoken() {
    return this.failures + this.hints + this.#begun > 0 || this.isOver;
  }

  /** Whether a solution can be shown. */
  get canGiveUp() {
    return !!this.round && (this.isOpen || this.phase === "lost");
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
   * @param {GameRecord} round @param {Problem} problem @param {Phase} [phase]  If there is nothing to solve, how it is shown.
   */
  begin(round, problem, phase = "yours") {
    this.end();
    this.round = round;
    this.problem = problem;
    this.left = problem.turns ?? 0;
    this.isFound = false;
    this.judged = undefined;
    this.phase = phase;
    this.seats = round.side === "second" ? { first: "engine", second: "you" } : { first: "you", second: "engine" };
    this.#begun = this.#hints = this.failures = this.hints = 0;
    this.#hinted = "";
    this.#refuted.clear();
    this.#isFirst = true;
    this.#hasEnded = phase !== "yours";
    this.#isSpoilt = this.#isSolved = false;
    this.#handlers.onShow();
  }

  /** A new state of the attempt begins: requests about the last one are cancelled. */
  #change() {
    this.#state.abort();
    this.#wait.end();
    this.#state = new AbortController();
    return this.#state.signal;
  }

  /** Cancels what is asked; a turn that is being judged or refuted is taken back. */
  pause() {
    const isUnderWay = this.phase === "judging" || this.phase === "failed";
    this.#change();
    if (isUnderWay) this.#goBack();
  }

  /** Puts the moves of the current turn back, with the answer to it. */
  #goBack() {
    this.round?.go(this.#begun);
    this.judged = undefined;
    this.phase = "yours";
    this.#handlers.onShow();
  }

  /** Ends the attempt and frees its round. */
  end() {
    this.#change();
    this.round?.free();
    this.round = undefined;
  }

  /** Plays a move of the visitor. @param {string} name @returns {string | undefined} its full name */
  play(name) {
    const { round } = this;
    if (!round || !this.isYours) return undefined;
    this.judged = undefined;
    const move = this.#move(round, name);
    if (round.isWithinTurn) {
      this.#handlers.say(words.goOn);
      this.#handlers.onShow();
    } else void this.#judge(round);
    return move;
  }

  /** @param {GameRecord} round @param {string} name */
  #move(round, name) {
    const side = /** @type {Side} */ (round.side);
    const move = round.play(name);
    this.#handlers.onMove?.(move, side);
    return move;
  }

  /** @param {GameRecord} round */
  async #judge(round) {
    const signal = this.#change();
    this.phase = "judging";
    this.#handlers.onShow();
    this.#handlers.say(words.judging);
    const moves = round.moves.slice(this.#begun, round.at);
    const asked = { ...this.#here, position: round.positionAfter(this.#begun), moves };
    const answering = this.#ask("judge", asked);
    try {
      const [judged] = await Promise.all([answering, this.#wait.begin(BREATH)]);
      if (signal.aborted) return;
      const isRight = RIGHT.includes(judged.verdict);
      this.#handlers.onJudged?.(judged.verdict, moves, (isRight ? judged.left : this.left) ?? 0);
      if (signal.aborted) return;
      await this.#answer(round, moves.join(" "), judged, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.#goBack();
      this.#handlers.onError(/** @type {Error} */ (error));
    }
  }

  /**
   * @param {GameRecord} round @param {string} turn @param {import("../pkg/prover.js").Judgement} judged @param {AbortSignal} signal
   */
  async #answer(round, turn, { verdict, reply, by = 0, fate, left = 0 }, signal) {
    this.judged = { square: round.last?.to.at(-1) ?? 0, isRight: RIGHT.includes(verdict) };
    for (const move of reply) {
      this.#handlers.onShow();
      await this.#wait.begin(BREATH);
      if (signal.aborted) return;
      this.#move(round, move);
    }
    const { say } = this.#handlers;
    const [, defender] = this.players;
    const answer = reply.join(" ");
    if (verdict === "won") return this.#end("solved");
    if (this.judged.isRight) {
      this.#begun = round.at;
      this.left = left;
      this.phase = "yours";
      if (!this.problem.only) say(words.inTime(turn, defender, answer), "right");
      else if (this.isFound) say(words.only.goesOn(turn, verdict === "only", defender, answer), "right");
      else {
        this.isFound = true;
        this.#count(true, words.only.found(turn, defender, answer));
      }
    } else {
      this.#isFirst = false;
      this.#refuted.add(`${round.positionAfter(this.#begun)} ${turn}`);
      const isLost = !this.isFound && ++this.failures >= this.attempts;
      const what = !reply.length
        ? words.noWin(turn)
        : fate
          ? words.only[fate](turn, defender, answer)
          : verdict === "late"
            ? words.late(turn, this.left + by, defender, answer)
            : words.fails(turn, defender, answer);
      if (isLost) return this.#end("lost", `${what} ${words.lastAttempt}`);
      this.phase = "failed";
      const rest = this.isFound ? Infinity : this.attempts - this.failures;
      const next = verdict === "late" && reply.length ? words.findSooner(this.left) : words.tryAgain;
      say(`${what} ${next}${rest < Infinity ? ` ${words.attemptsLeft(rest)}` : ""}`, "wrong");
      this.#handlers.onShow();
      await this.#wait.begin(SHOWN);
      // What was said stays.
      if (!signal.aborted) this.#goBack();
      return;
    }
    this.#handlers.onShow();
  }

  /** @param {"solved" | "lost" | "shown"} phase @param {string} [text]  The message, if not the default. */
  #end(phase, text = words.shown) {
    const isSolved = phase === "solved";
    this.phase = phase;
    this.#handlers.onShow();
    // The problem ended when the only move was found.
    if (this.isFound) this.#handlers.say(isSolved ? words.only.won : text, isSolved ? "right" : undefined);
    else this.#count(isSolved, isSolved ? "" : text);
  }

  /** Says how the problem ended, and reports it. @param {boolean} isSolved @param {string} text  A further message. */
  #count(isSolved, text) {
    const isAgain = this.#hasEnded;
    const isFirst = isSolved && this.#isFirst && !isAgain;
    const { first, later, again, spoilt } = words.solved;
    const how = !isSolved ? "" : this.#isSolved ? again : this.#isSpoilt ? spoilt : isFirst ? first : later;
    this.#handlers.say(`${how} ${text}`.trim(), isSolved ? "right" : this.phase === "lost" ? "wrong" : undefined);
    this.#hasEnded = true;
    if (isSolved) this.#isSolved = true;
    this.#handlers.onEnd({ isSolved, isFirst, isAgain });
  }

  /** Takes the moves of the current turn back, with the answer to it. */
  takeBack() {
    if (!this.canTakeBack) return;
    this.#change();
    this.#goBack();
    this.#handlers.say(words.takenBack);
  }

  /** Begins the same problem again; if it is over, with all attempts. */
  restart() {
    if (!this.round || this.phase === "judging") return;
    if (this.isOver) this.failures = this.hints = 0;
    this.#change();
    this.round.go(0);
    this.#begun = 0;
    this.left = this.problem.turns ?? 0;
    this.isFound = false;
    this.judged = undefined;
    this.phase = "yours";
    this.#handlers.onShow();
    this.#handlers.say(this.problem.only ? words.only.ready : words.ready);
  }

  /** Goes to a ply of a problem that is over. @param {number} at */
  go(at) {
    const { round } = this;
    if (!round || !this.isOver) return;
    const { length } = round.moves;
    this.judged = undefined;
    round.go(Math.min(Math.max(at, 0), length));
    const [player, defender] = this.players;
    const isOwn = this.seats[/** @type {Side} */ (round.moverAt(round.at - 1))] === "you";
    this.#handlers.say(
      round.at ? words.step(round.at, length, isOwn ? player : defender, round.moves[round.at - 1]) : words.shown,
    );
    this.#handlers.onShow();
  }

  /**
   * The next hint for the position on the board: moves of which one is right, fewer each time.
   * @returns {Promise<import("../boards/board.js").Step[]>} their steps, to be drawn
   */
  async hint() {
    const { round } = this;
    if (!round || !this.isYours) return [];
    if (this.#hinted !== round.position) [this.#hints, this.#allHints] = [0, HINTS];
    this.#hinted = round.position;
    this.#hints = Math.min(this.#hints + 1, this.#allHints);
    this.#isFirst = false;
    this.hints++;
    const moves = await this.#cluesAt(round, this.#allHints - this.#hints + 1);
    if (!moves || round.position !== this.#hinted) return [];
    // There are fewer hints where fewer moves are left.
    if (moves.length) this.#allHints = this.#hints + moves.length - 1;
    this.#handlers.say(moves.length ? words.hints(this.#hints, this.#allHints, moves) : words.lost);
    return round.view.steps.filter(({ name }) => moves.includes(name));
  }

  /**
   * At most this many moves that were not refuted, of which one is right; undefined if the attempt went on meanwhile.
   * @param {GameRecord} round @param {number} most @returns {Promise<string[] | undefined>}
   */
  async #cluesAt({ position }, most) {
    const here = { ...this.#here, position };
    for (let count = most; ; ) {
      const clues = await this.#askMoves("clues", { ...here, count });
      if (!clues) return undefined;
      const moves = clues.filter((move) => !this.#refuted.has(`${position} ${move}`));
      // More moves to choose from have the same ones among them.
      if (moves.length >= most || clues.length < count) return moves;
      count += most - moves.length;
    }
  }

  /** Shows a solution from the beginning of the current turn. */
  async giveUp() {
    const { round } = this;
    if (!round || !this.canGiveUp) return;
    const wasLost = this.phase === "lost";
    this.#change();
    const begun = this.#begun;
    const moves = await this.#askMoves("solution", { ...this.#here, position: round.positionAfter(begun) });
    if (!moves) return;
    this.#isFirst = false;
    if (!this.#isSolved) this.#isSpoilt = true;
    this.judged = undefined;
    round.go(begun);
    this.lay(moves);
    // A lost problem has ended already.
    if (!wasLost) return this.#end("shown");
    this.phase = "shown";
    this.#handlers.onShow();
    this.#handlers.say(words.shown);
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
    const { game, only } = this.problem;
    return { game, only, turns: this.left };
  }

  /** @param {string} op @param {object} details */
  #ask(op, details) {
    return this.#engine.ask(op, details, { signal: this.#state.signal });
  }

  /**
   * Asks for moves that help; reports errors. Nothing if the attempt went on meanwhile.
   * @param {string} op @param {object} details @returns {Promise<string[] | undefined>}
   */
  async #askMoves(op, details) {
    const { signal } = this.#state;
    try {
      const { moves } = await this.#ask(op, details);
      return signal.aborted ? undefined : moves;
    } catch (error) {
      if (!signal.aborted) this.#handlers.onError(/** @type {Error} */ (error));
      return undefined;
    }
  }
}
