// A problem being solved: the turns of the visitor, their judgement by proof, and the defender's answers. It is a state:
// views `follow` it.

import { observe } from "../site/state.js";
import { sentence } from "../site/words.js";
import { explain } from "../match/game_texts.js";
import { wordsOf } from "../match/game_views.js";
import { Session } from "../match/session.js";
import { Judge } from "./judge.js";
import { refusalOf, tellRefuted } from "./solving_texts.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("../pkg/prover.js").Judgement} Judgement */
/** @typedef {"first" | "second"} Side */
/**
 * @typedef {{ game: string, position: string, turns?: number, only?: boolean, grade?: number, day?: string }} Problem
 *   The task is to win within `turns` turns or, with `only`, to find the only turn that wins at all; then the number of
 *   turns is not always known.
 */
/** @typedef {"yours" | "judging" | "failed" | "lost" | "solved" | "shown"} Phase  Whether the visitor is to move, their
 *   turn is being judged or answered, it failed, it was the last that might, the problem is solved, or a line is shown
 *   instead. */

/** @typedef {{ square: number, isRight: boolean }} Judged */
/** @typedef {"right" | "wrong"} Tone  The judgement of a turn that a message expresses. */
/**
 * Events, which are not part of the state.
 * @typedef {object} Handlers
 * @property {(text: string, tone?: Tone) => void} say
 * @property {(move: string, side: Side) => void} [onMove]  A move was played, by the visitor or in answer.
 * @property {(verdict: Judgement["verdict"], turn: string[], turnsLeft: number) => void} [onJudged]
 *   A turn of the visitor was judged: its moves, and the turns within which they are to win now; 0 if that is unknown.
 * @property {(end: { isSolved: boolean, isFirst: boolean, isAgain: boolean }) => void} onEnd  The problem is solved,
 *   lost or given up: whether it was solved at the first attempt without hints, and whether it had ended before.
 */

const BREATH = 400; // milliseconds before the defender answers: the visitor's move should be seen
const REFUTATION = 1_450; // milliseconds until a wrong move goes back: 250 until the answer arrives, the rest to see it
const RIGHT = ["won", "in-time", "only", "wins"]; // the verdicts on turns that are right
const HINTS = 3; // the maximum number of hints; each shows one move less, the last one the right move

export class Solving extends Session {
  /** @type {Problem} */
  problem = { game: "", position: "", turns: 0 };
  /** @type {Phase} */
  phase = "shown";
  /** The number of moves before the current turn. */
  turnStart = 0;
  /** The turns within which the visitor is to win; 0 if that is unknown. */
  turnsLeft = 0;
  /** The square that the visitor's last turn ended on, and whether it was right, once it is judged. @type {Judged | undefined} */
  judged;
  /** Whether the only move was found: the problem is solved, and may be played on. */
  isFound = false;
  /** The number of turns that failed, and of hints that were given. */
  failures = 0;
  hints = 0;
  /** The number of failed turns after which the problem is lost. */
  attempts = Infinity;
  #judge;
  #handlers;
  /** The position that the hints are about, the number of hints given for it, and of all that there are. */
  #hinting = { position: "", count: 0, all: HINTS };
  /** Turns that failed, behind their positions: no hint names them again. @type {Set<string>} */
  #refuted = new Set();
  #isFirst = true;
  #hasEnded = false;
  #isSolved = false;
  /** Whether a solution was shown before the problem was solved. */
  #isSpoilt = false;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    super();
    observe(this);
    this.#judge = new Judge(engine);
    this.#handlers = handlers;
  }

  /** Whether the visitor is to move. */
  get isYours() {
    return this.phase === "yours";
  }

  /** Why nothing can be moved now, if that follows from the problem. */
  get refusal() {
    return refusalOf(this);
  }

  /** The names of the player who solves the problem and of the defender. */
  get players() {
    const { players } = wordsOf(this.problem.game);
    return this.seats.first === "you" ? [players.first, players.second] : [players.second, players.first];
  }

  /** Whether it can be solved, so that there is something to ask. */
  get isOpen() {
    return this.phase === "yours" || this.phase === "failed";
  }

  /** Whether the problem has ended. */
  get isOver() {
    return !this.isOpen && this.phase !== "judging";
  }

  /** Whether moves were spoken of, so that squares should show the numbers that name them. */
  get isSpoken() {
    return this.failures + this.hints + this.turnStart > 0 || this.isOver;
  }

  /** Whether a solution can be shown. */
  get canGiveUp() {
    return !!this.record && (this.isOpen || this.phase === "lost");
  }

  /** Whether moves of the current turn can be taken back. */
  get canTakeBack() {
    const { record, phase } = this;
    return !!record && (phase === "failed" || (phase === "yours" && record.at > this.turnStart));
  }

  /**
   * Begins a problem; the board belongs to this from now on.
   * @param {GameRecord} record @param {Problem} problem @param {Phase} [phase]  If there is nothing to solve, how it is shown.
   */
  begin(record, problem, phase = "yours") {
    this.clear(problem);
    this.seat(
      record,
      record.side === "second" ? { first: "engine", second: "you" } : { first: "you", second: "engine" },
    );
    this.#hasEnded = phase !== "yours";
    this.phase = phase;
  }

  /** Ends the problem. @param {Problem} next  The known parts of the next problem, which has no board yet. */
  clear(next) {
    this.end();
    this.problem = next;
    this.failures = this.hints = 0;
    this.#hinting = { position: "", count: 0, all: HINTS };
    this.#refuted.clear();
    this.#isFirst = true;
    this.#isSolved = this.#isSpoilt = false;
    this.#rewind("shown");
  }

  /** The problem is as it was before the first move. @param {Phase} phase */
  #rewind(phase) {
    this.turnStart = 0;
    this.turnsLeft = this.problem.turns ?? 0;
    this.isFound = false;
    this.judged = undefined;
    this.phase = phase;
  }

  /** Plays a move of the visitor. @param {string} name @returns {string | undefined} its full name */
  play(name) {
    const { record } = this;
    if (!record || !this.isYours) return undefined;
    this.judged = undefined;
    const move = this.#move(record, name);
    if (record.isWithinTurn) this.#handlers.say(words.goOn);
    else void this.#answer(record);
    return move;
  }

  /** @param {GameRecord} record @param {string} name */
  #move(record, name) {
    const side = /** @type {Side} */ (record.side);
    const move = this.move(record, name);
    this.#handlers.onMove?.(move, side);
    return move;
  }

  /** Has the turn of the visitor judged and answered. @param {GameRecord} record */
  async #answer(record) {
    const signal = this.interrupt();
    this.phase = "judging";
    this.#handlers.say(words.judging);
    const turn = record.moves.slice(this.turnStart, record.at);
    const answering = this.#judge.judge(this.#taskAt(record, this.turnStart), turn, signal);
    try {
      const [judgement] = await Promise.all([answering, this.wait(BREATH)]);
      if (signal.aborted) return;
      const isRight = RIGHT.includes(judgement.verdict);
      this.#handlers.onJudged?.(judgement.verdict, turn, (isRight ? judgement.left : this.turnsLeft) ?? 0);
      if (signal.aborted) return;
      this.judged = { square: record.last?.to.at(-1) ?? 0, isRight };
      for (const move of judgement.reply) {
        await this.wait(BREATH);
        if (signal.aborted) return;
        this.#move(record, move);
      }
      if (judgement.verdict === "won") this.#end("solved");
      else if (isRight) this.#goOn(record, turn.join(" "), judgement);
      else await this.#refute(record, turn.join(" "), judgement, signal);
    } catch (error) {
      if (signal.aborted) return;
      this.#goBack();
      this.#fail(error);
    }
  }

  /** A turn was right. @param {GameRecord} record @param {string} turn @param {Judgement} judgement */
  #goOn(record, turn, { verdict, reply, left: turnsLeft = 0 }) {
    const [defender, answer] = [this.players[1], reply.join(" ")];
    this.turnStart = record.at;
    this.turnsLeft = turnsLeft;
    this.phase = "yours";
    if (!this.problem.only) return this.#handlers.say(words.inTime(turn, defender, answer), "right");
    if (this.isFound) return this.#handlers.say(words.only.goesOn(turn, verdict === "only", defender, answer), "right");
    this.isFound = true;
    this.#count(true, words.only.onlyTurn(turn, defender, answer));
  }

  /** A turn was wrong: it goes back after a while. @param {GameRecord} record @param {string} turn @param {Judgement} judgement @param {AbortSignal} signal */
  async #refute(record, turn, judgement, signal) {
    this.#isFirst = false;
    this.#refuted.add(`${record.positionAfter(this.turnStart)} ${turn}`);
    if (!this.isFound) this.failures++;
    const rest = this.isFound ? Infinity : this.attempts - this.failures;
    const { why, next } = tellRefuted(this, turn, judgement);
    if (rest <= 0) return this.#end("lost", `${why} ${words.lastAttempt}`);
    this.phase = "failed";
    this.#handlers.say(`${why} ${next}${rest < Infinity ? ` ${words.attemptsLeft(rest)}` : ""}`, "wrong");
    await this.wait(REFUTATION);
    // The message stays.
    if (!signal.aborted) this.#goBack();
  }

  /** Puts the moves of the current turn back, with the answer to it. */
  #goBack() {
    this.turnTo(this.turnStart);
    this.judged = undefined;
    this.phase = "yours";
  }

  /** Cancels the current request; a turn that is being judged or refuted is taken back. */
  pause() {
    this.interrupt();
    if (this.phase === "judging" || this.phase === "failed") this.#goBack();
  }

  /** Takes the moves of the current turn back, with the answer to it. */
  takeBack() {
    if (!this.canTakeBack) return;
    this.interrupt();
    this.#goBack();
    this.#handlers.say(words.takenBack);
  }

  /** Begins the same problem again; if it is over, with all attempts. */
  restart() {
    if (!this.record || this.phase === "judging") return;
    if (this.isOver) this.failures = this.hints = 0;
    this.interrupt();
    this.turnTo(0);
    this.#rewind("yours");
    this.#handlers.say(this.problem.only ? words.only.ready : words.ready);
  }

  /** Goes to a ply of a problem that is over. @param {number} at */
  go(at) {
    const { record } = this;
    if (!record || !this.isOver) return;
    this.judged = undefined;
    this.turnTo(at);
    const [player, defender] = this.players;
    const isOwn = this.seats[/** @type {Side} */ (record.moverAt(record.at - 1))] === "you";
    const step = () =>
      words.step(record.at, record.moves.length, isOwn ? player : defender, record.moves[record.at - 1]);
    this.#handlers.say(record.at ? step() : words.stepThrough);
  }

  /**
   * The next hint for the position on the board: moves of which one is right, fewer each time.
   * @returns {Promise<import("../boards/board.js").Step[]>} their steps, to be drawn
   */
  async hint() {
    const { record } = this;
    if (!record || !this.isYours) return [];
    const { position } = record;
    const hinting = this.#hinting.position === position ? this.#hinting : { position, count: 0, all: HINTS };
    this.#hinting = hinting;
    hinting.count = Math.min(hinting.count + 1, hinting.all);
    this.#isFirst = false;
    this.hints++;
    const clues = await this.#ask((signal) => this.#cluesAt(record, hinting.all - hinting.count + 1, signal));
    if (!clues || record.position !== position) return [];
    // There are fewer hints where fewer moves are left.
    if (clues.length) hinting.all = hinting.count + clues.length - 1;
    this.#handlers.say(clues.length ? words.hints(hinting.count, hinting.all, clues) : words.lost);
    return record.view.steps.filter(({ name }) => clues.includes(name));
  }

  /**
   * Up to `most` moves that were not refuted, one of which is right.
   * @param {GameRecord} record @param {number} most @param {AbortSignal} signal
   */
  async #cluesAt(record, most, signal) {
    const task = this.#taskAt(record, record.at);
    for (let count = most; ; ) {
      const clues = await this.#judge.clues(task, count, signal);
      const moves = clues.filter((move) => !this.#refuted.has(`${task.position} ${move}`));
      // A longer list of clues contains the shorter one.
      if (moves.length >= most || clues.length < count) return moves;
      count += most - moves.length;
    }
  }

  /** Shows a solution from the beginning of the current turn. */
  async giveUp() {
    const { record, turnStart } = this;
    if (!record || !this.canGiveUp) return;
    const wasLost = this.phase === "lost";
    this.interrupt();
    const moves = await this.#ask((signal) => this.#judge.solution(this.#taskAt(record, turnStart), signal));
    if (!moves) return;
    this.#isFirst = false;
    if (!this.#isSolved) this.#isSpoilt = true;
    this.judged = undefined;
    this.turnTo(turnStart);
    this.lay(moves);
    // A lost problem has ended already.
    if (!wasLost) return this.#end("shown");
    this.phase = "shown";
    this.#handlers.say(words.stepThrough);
  }

  /** Puts moves after the position on the board, to be stepped through. @param {string[]} moves */
  lay(moves) {
    const { record } = this;
    if (!record) return;
    const { at } = record;
    this.move(record, ...moves);
    this.turnTo(at);
  }

  /** @param {"solved" | "lost" | "shown"} phase @param {string} [text]  The message, if not the default. */
  #end(phase, text = words.stepThrough) {
    const isSolved = phase === "solved";
    this.phase = phase;
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

  /** The task at a ply, for a proof. @param {GameRecord} record @param {number} at @returns {import("./judge.js").Task} */
  #taskAt(record, at) {
    const { game, only } = this.problem;
    return { game, only, turns: this.turnsLeft, position: record.positionAfter(at) };
  }

  /**
   * Asks for moves that help; reports errors. Nothing if the attempt went on meanwhile.
   * @param {(signal: AbortSignal) => Promise<string[]>} ask @returns {Promise<string[] | undefined>}
   */
  async #ask(ask) {
    const { signal } = this;
    try {
      const moves = await ask(signal);
      return signal.aborted ? undefined : moves;
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
      return undefined;
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#handlers.say(sentence(explain(error)));
  }
}
