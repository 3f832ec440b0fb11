// A game for two in progress: whose turn it is, who plays, what the engine thinks of it.

import { slopeOf } from "./chances.js";
import { kindOf } from "./kinds.js";
import { Thinker } from "./thinker.js";

/** @typedef {import("../app/round.js").Round} Round */
/** @typedef {import("./thinker.js").Thought & { slope: number }} Thought  With the slope of its values. */
/** @typedef {"first" | "second"} Side */
/** @typedef {import("./chances.js").Worth} Worth  From the first player's side. */

/**
 * How a game came to its end.
 * @typedef {object} How
 * @property {boolean} isHelped  Whether a person was shown a hint or the values of moves.
 * @property {boolean} isTakenBack  Whether moves were taken back.
 * @property {boolean} isReseated  Whether seats changed after the first move.
 */

/**
 * @typedef {object} Handlers
 * @property {() => void} onShow  Something is to be drawn anew.
 * @property {() => void} onChange  The position or the players changed.
 * @property {(move: string, side: Side) => void} onMove
 * @property {(thought: Thought, seconds: number) => void} onThought
 * @property {(round: Round, seats: Record<Side, string>, how: How) => void} [onEnd]  A game ended by a move: once for each game, however often its last moves are taken back and played again.
 * @property {(error: Error) => void} onError
 */

const BREATH = 650; // milliseconds between the moves of an engine's turn, so that a person can follow
const ANALYSIS = "alpha-beta/nodes=400000/every=yes";

export class Match {
  #thinker;
  #handlers;
  /** @type {Round | undefined} */
  #round;
  /** @type {Map<string, Worth>} */
  #worth = new Map();
  /** Counts positions and players as they change. */
  #changes = 0;
  /** The last thoughts about the position on the board. @type {Thought | undefined} */
  #thought;
  /** How the game went so far. @type {How} */
  #how = { isHelped: false, isTakenBack: false, isReseated: false };
  #hasEnded = false;
  /** Who plays: "you" or a level. @type {Record<Side, string>} */
  seats = { first: "you", second: "easy" };
  /** Whether the engine waits before it moves. */
  isPaused = false;
  /** Whether it also thinks about the player's own moves. */
  isAnalysing = false;
  /** What draws of the engine follow from. */
  seed = "0";

  /** @param {import("../app/engine.js").Engine} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    this.#thinker = new Thinker(engine);
    this.#handlers = handlers;
  }

  get round() {
    return this.#round;
  }

  get thought() {
    return this.#thought;
  }

  get isThinking() {
    return this.#thinker.isThinking;
  }

  /** Whether a person is to move. */
  get isYours() {
    const side = this.#round?.side;
    return !!side && !this.#round?.outcome && this.seats[side] === "you";
  }

  /** Whether two engines play each other. */
  get isShow() {
    return this.seats.first !== "you" && this.seats.second !== "you";
  }

  /** Whether there is an engine to be stopped for a while, or to go on. */
  get canPause() {
    return !!this.#round && !this.#round.outcome && !this.isYours && (this.isShow || this.isPaused);
  }

  /** What is known of the positions of the game, by ply. */
  get worths() {
    const round = this.#round;
    return round ? [...round.moves.keys(), round.moves.length].map((at) => this.#worth.get(round.positionAfter(at))) : [];
  }

  /** Takes up a new game, and lets go of the one before. @param {Round} round @param {Record<Side, string>} seats @param {string} seed */
  begin(round, seats, seed) {
    this.#thinker.stop();
    this.#round?.free();
    this.#round = round;
    this.#worth.clear();
    this.seats = { ...seats };
    this.seed = seed;
    this.isPaused = false;
    this.#forget();
    this.#changed();
  }

  /** Begins the same game again; engines need not play as before. @param {string} seed */
  restart(seed) {
    if (!this.#round) return;
    this.#thinker.stop();
    this.#round.go(0);
    this.seed = seed;
    this.isPaused = false;
    this.#forget();
    this.#changed();
  }

  /** Another game begins. */
  #forget() {
    this.#how = { isHelped: false, isTakenBack: false, isReseated: false };
    this.#hasEnded = false;
  }

  /** Gives the game back; nothing is thought or played any more. */
  end() {
    this.#thinker.stop();
    this.#round?.free();
    this.#round = undefined;
  }

  /** Plays a move of whose turn it is. @param {string} name @returns {string | undefined} its full name */
  play(name) {
    const round = this.#round;
    const side = round?.side;
    if (!round || !side) return undefined;
    if (round.at < round.moves.length) this.#how.isTakenBack = true;
    const move = round.play(name);
    this.#handlers.onMove(move, side);
    this.#changed();
    if (round.outcome && !this.#hasEnded) {
      this.#hasEnded = true;
      this.#handlers.onEnd?.(round, { ...this.seats }, { ...this.#how });
    }
    return move;
  }

  /** Goes to a ply. There the engine waits until the game is taken up again by a move. @param {number} at */
  go(at) {
    if (!this.#round) return;
    this.#round.go(at);
    this.isPaused = !this.isYours;
    this.#changed();
  }

  /** Takes back to the last position in which a person was to move. */
  undo() {
    const round = this.#round;
    if (!round?.at) return;
    this.#thinker.stop();
    do round.go(round.at - 1);
    while (round.at && !this.isShow && !this.isYours);
    this.isPaused = !this.isYours;
    this.#changed();
  }

  redo() {
    const round = this.#round;
    if (!round || round.at === round.moves.length) return;
    this.#thinker.stop();
    do round.go(round.at + 1);
    while (round.at < round.moves.length && !this.isShow && !this.isYours);
    this.isPaused = round.at < round.moves.length && !this.isYours;
    this.#changed();
  }

  /** @param {Side} side @param {string} seat */
  sit(side, seat) {
    if (this.#round?.moves.length && this.seats[side] !== seat) this.#how.isReseated = true;
    this.seats[side] = seat;
    this.#changed();
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.isPaused = isPaused;
    this.#changed();
  }

  /** @param {boolean} isAnalysing */
  analyse(isAnalysing) {
    this.isAnalysing = isAnalysing;
    this.#changed();
  }

  /** Everything follows from the position: who is to move, and what there is to think about. */
  #changed() {
    this.#changes++;
    this.#thinker.stop();
    this.#thought = undefined;
    this.#handlers.onChange();
    this.#handlers.onShow();
    const round = this.#round;
    if (!round || round.outcome || !round.side) return;
    const seat = this.seats[round.side];
    if (seat !== "you" && !this.isPaused) void this.#move(round, seat).catch(this.#handlers.onError);
    else if (this.isAnalysing) void this.consider().catch(this.#handlers.onError);
  }

  /** The engine makes its move. @param {Round} round @param {string} seat */
  async #move(round, seat) {
    const now = this.#changes;
    const breath = round.isWithinTurn && !this.isShow ? new Promise((go) => setTimeout(go, BREATH)) : undefined;
    const thought = await this.#think(round, seat);
    await breath;
    if (thought?.best && now === this.#changes) this.play(thought.best);
  }

  /** Thinks about the position on the board without moving: every move gets its value. */
  async consider() {
    if (this.isYours) this.#how.isHelped = true;
    if (this.#round && !this.#round.outcome) return this.#think(this.#round, ANALYSIS + kindOf(this.#round.game).knows);
    return undefined;
  }

  /** @param {Round} round @param {string} engine  A level, or an engine with its options. */
  async #think(round, engine) {
    const { game, position, side } = round;
    const sign = side === "first" ? 1 : -1;
    const slope = slopeOf(game, engine);
    const running = this.#thinker.think({ game, position, engine, seed: `${this.seed} ${round.at}` }, (thought, seconds) => {
      this.#thought = { ...thought, slope };
      if (thought.value !== undefined) this.#worth.set(position, { value: sign * thought.value, certain: thought.certain, slope });
      this.#handlers.onThought(this.#thought, seconds);
    });
    this.#handlers.onShow();
    const thought = await running;
    if (thought) this.#handlers.onShow();
    return thought;
  }
}
