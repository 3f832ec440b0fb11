// A game for two in progress: whose turn it is, who plays, what the engine thinks of it.

import { slopeOf } from "./chances.js";
import { kindOf } from "./kinds.js";
import { Thinker } from "./thinker.js";
import { Wait, seen } from "./wait.js";

/** @typedef {import("../site/round.js").Round} Round */
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
 * @property {(round: Round, seats: Record<Side, string>, how: How) => void} [onEnd]  A game ended by a move: once for
 *   each game, however often its last moves are taken back and played again.
 * @property {(why: Turned) => void} onTurn  There is another state without a move, which is to be told.
 * @property {(error: Error) => void} onError
 */
/** @typedef {"undo" | "redo" | "go" | "sit" | "pause"} Turned  What brought it about. */

// Milliseconds from one position to an engine's next move, at least, so that a person can follow:
const BREATH = 650; // within an engine's turn
const REPLY = 400; // after a person's move, which is to be seen landing first
export const PACE = 1000; // between two engines, unless said otherwise
/** What a game that is over is worth. @param {Side | null | undefined} winner @returns {Worth} */
const final = (winner) => ({ value: winner ? (winner === "first" ? Infinity : -Infinity) : 0, certain: 0, slope: 0 });
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
  /**
   * What the end of the game is worth, and the moves that led to it.
   * @type {{ moves: string[], worth: Worth } | undefined}
   */
  #end;
  #wait = new Wait();
  #pace = PACE;
  /** Whether engines were told to wait. */
  #isHeld = false;
  /** Whether an engine waits because an earlier position is looked at. */
  #isBack = false;
  /** Brings the game before back: undo does it where there is no move to take back. @type {(() => void) | undefined} */
  recover;
  /** Who plays: "you" or a level. @type {Record<Side, string>} */
  seats = { first: "you", second: "easy" };
  /** Whether it also thinks about the player's own moves. */
  isAnalysing = false;
  /** What draws of the engine follow from. */
  seed = "0";

  /** @param {import("../site/engine.js").Engine} engine @param {Handlers} handlers */
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

  /** Whether the engine waits until it is told to go on. */
  get isPaused() {
    return this.#isHeld || this.#isBack;
  }

  /** The least time from move to move of two engines, in milliseconds; no reply to a person waits longer. */
  get pace() {
    return this.#pace;
  }

  set pace(pace) {
    this.#pace = pace;
    if (this.isShow) this.#wait.change(pace);
  }

  /** The person's side, if one person plays an engine. @returns {Side | undefined} */
  get yourSide() {
    const { first, second } = this.seats;
    if ((first === "you") === (second === "you")) return undefined;
    return first === "you" ? "first" : "second";
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
    if (!round) return [];
    const end =
      this.#end?.moves === round.moves ? this.#end.worth : this.#worth.get(round.positionAfter(round.moves.length));
    return [...round.moves.map((_, at) => this.#worth.get(round.positionAfter(at))), end];
  }

  /**
   * Takes up a new game, and lets go of the one before.
   * @param {Round} round @param {Record<Side, string>} seats @param {string} seed @param {() => void} [recover]  Brings
   *   the one before back.
   */
  begin(round, seats, seed, recover) {
    this.#thinker.stop();
    this.#round?.free();
    this.#round = round;
    this.#worth.clear();
    this.seats = { ...seats };
    this.seed = seed;
    this.#forget();
    this.#hasEnded = !!round.outcome;
    this.recover = recover;
    this.#changed();
  }

  /**
   * Begins the same game again, which undo takes back; engines need not play as before.
   * @param {string} seed
   * @param {Record<Side, string>} [seats]
   */
  restart(seed, seats = this.seats) {
    const round = this.#round;
    if (!round) return;
    const { moves, at } = round;
    const { seats: before } = this;
    const hadEnded = this.#hasEnded;
    this.#thinker.stop();
    round.go(0);
    this.seed = seed;
    this.seats = { ...seats };
    this.#forget();
    if (moves.length) {
      this.recover = () => {
        this.#thinker.stop();
        round.go(0);
        for (const move of moves) round.play(move);
        this.seats = before;
        this.#forget();
        this.#hasEnded = hadEnded;
        this.go(at, "undo");
      };
    }
    this.#changed();
  }

  /** Another game begins. */
  #forget() {
    this.#how = { isHelped: false, isTakenBack: false, isReseated: false };
    this.#hasEnded = false;
    this.#isHeld = this.#isBack = false;
    this.recover = undefined;
  }

  /** Gives the game back; nothing is thought or played any more. */
  end() {
    this.#changes++;
    this.#thinker.stop();
    this.#wait.end();
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
    this.#isBack = false;
    if (this.seats[side] === "you") this.recover = undefined;
    this.#handlers.onMove(move, side);
    this.#changed();
    if (round.outcome && !this.#hasEnded) {
      this.#hasEnded = true;
      this.#handlers.onEnd?.(round, { ...this.seats }, { ...this.#how });
    }
    return move;
  }

  /**
   * Goes to a ply. Before the last one an engine waits until the game is taken up again.
   * @param {number} at
   * @param {Turned} [why]
   */
  go(at, why = "go") {
    const round = this.#round;
    if (!round) return;
    this.#thinker.stop();
    round.go(Math.min(Math.max(at, 0), round.moves.length));
    this.#turned(why);
  }

  /** The ply that undo goes back to: the last one at which a person was to move. */
  get #undone() {
    const round = this.#round;
    let at = (round?.at ?? 0) - 1;
    while (round && at >= 0 && !this.isShow && this.seats[round.moverAt(at) ?? "first"] !== "you") at--;
    return at < 0 ? undefined : at;
  }

  get canUndo() {
    return this.#undone !== undefined || !!this.recover;
  }

  /**
   * Takes back to the last position in which a person was to move; where there is none, brings the game before back.
   */
  undo() {
    const at = this.#undone;
    if (at === undefined) this.recover?.();
    else this.go(at, "undo");
  }

  redo() {
    const round = this.#round;
    if (!round || round.at === round.moves.length) return;
    let at = round.at + 1;
    while (at < round.moves.length && !this.isShow && this.seats[round.moverAt(at) ?? "first"] !== "you") at++;
    this.go(at, "redo");
  }

  /** @param {Side} side @param {string} seat */
  sit(side, seat) {
    this.seat({ ...this.seats, [side]: seat });
  }

  /** Both players change sides. */
  swap() {
    this.seat({ first: this.seats.second, second: this.seats.first });
  }

  /** @param {Record<Side, string>} seats */
  seat(seats) {
    const { first, second } = this.seats;
    if (this.#round?.moves.length && (first !== seats.first || second !== seats.second)) this.#how.isReseated = true;
    this.seats = { ...seats };
    // Where a person sits there is a turn to wait for, and no button to go on with.
    if (!this.isShow) this.#isHeld = false;
    this.#turned("sit");
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.#isHeld = isPaused;
    this.#isBack = false;
    this.#changed();
    this.#handlers.onTurn("pause");
  }

  /** @param {boolean} isAnalysing */
  analyse(isAnalysing) {
    this.isAnalysing = isAnalysing;
    this.#changed();
  }

  /** Another state came without a move. @param {Turned} why */
  #turned(why) {
    const round = this.#round;
    this.#isBack = !!round && round.at < round.moves.length && !this.isYours;
    this.#changed();
    this.#handlers.onTurn(why);
  }

  /** Everything follows from the position: who is to move, and what there is to think about. */
  #changed() {
    this.#changes++;
    this.#thinker.stop();
    this.#wait.end();
    this.#thought = undefined;
    if (this.#round?.outcome)
      this.#end = {
        moves: this.#round.moves,
        worth: final(/** @type {Side | null | undefined} */ (this.#round.outcome.winner)),
      };
    this.#handlers.onChange();
    this.#handlers.onShow();
    const round = this.#round;
    if (!round || round.outcome || !round.side) return;
    const seat = this.seats[round.side];
    if (seat !== "you" && !this.isPaused) void this.#move(round, seat);
    else if (this.isAnalysing) void this.#ponder(round);
  }

  /** The engine makes its move. @param {Round} round @param {string} seat */
  async #move(round, seat) {
    const now = this.#changes;
    const waited = this.#wait.begin(
      this.isShow ? this.#pace : Math.min(this.#pace, round.isWithinTurn ? BREATH : REPLY),
    );
    try {
      const thought = await this.#think(round, seat);
      await waited;
      // What two engines play is to be seen.
      if (this.isShow) await seen();
      if (thought?.best && now === this.#changes) this.play(thought.best);
    } catch (error) {
      if (now !== this.#changes) return;
      // It may go on from here, if it is told to.
      this.#isHeld = true;
      this.#handlers.onShow();
      this.#handlers.onError(/** @type {Error} */ (error));
    }
  }

  /**
   * Thinks about the position on the board for a person without moving: every move gets its value. Nothing comes of it
   * if the game goes on meanwhile.
   */
  async consider() {
    const round = this.#round;
    return round && this.isYours ? this.#ponder(round) : undefined;
  }

  /** @param {Round} round */
  async #ponder(round) {
    if (this.isYours) this.#how.isHelped = true;
    try {
      return await this.#think(round, ANALYSIS + kindOf(round.game).knows);
    } catch (error) {
      this.#handlers.onError(/** @type {Error} */ (error));
      return undefined;
    }
  }

  /** @param {Round} round @param {string} engine  A level, or an engine with its options. */
  async #think(round, engine) {
    const { game, position, side } = round;
    const sign = side === "first" ? 1 : -1;
    const slope = slopeOf(game, engine);
    const running = this.#thinker.think(
      { game, position, engine, seed: `${this.seed} ${round.at}` },
      (thought, seconds) => {
        this.#thought = { ...thought, slope };
        if (thought.value !== undefined)
          this.#worth.set(position, { value: sign * thought.value, certain: thought.certain, slope });
        this.#handlers.onThought(this.#thought, seconds);
      },
    );
    this.#handlers.onShow();
    const thought = await running;
    if (thought) this.#handlers.onShow();
    return thought;
  }
}
