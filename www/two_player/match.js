// A two-player game in progress: the turn, the players, and the engine's thoughts.

import { slopeOf } from "./chances.js";
import { FRIEND, hasFriend } from "./link.js";
import { kindOf } from "./game_views.js";
import { Thinker } from "./thinker.js";
import { Wait, seen } from "./wait.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("./thinker.js").Thought & { slope: number }} Thought  With the slope of its values. */
/** @typedef {"first" | "second"} Side */
/** @typedef {{ winner?: Side | null, reason: string }} Outcome */
/** @typedef {import("./chances.js").Worth} Worth  From the first player's point of view. */

/**
 * The circumstances of a game's end.
 * @typedef {object} How
 * @property {boolean} isHelped  Whether a person used a hint or saw the values of moves.
 * @property {boolean} isTakenBack  Whether moves were undone.
 * @property {boolean} isReseated  Whether players changed after the first move.
 */

/**
 * @typedef {object} Handlers
 * @property {() => void} onShow  Something must be redrawn.
 * @property {() => void} onChange  The position or the players changed.
 * @property {(move: string, side: Side) => void} onMove
 * @property {(thought: Thought, seconds: number) => void} onThought
 * @property {(record: GameRecord, seats: Record<Side, string>, how: How) => void} [onEnd]  A game ended by a move: called
 *   once for each game, however often its last moves are undone and played again.
 * @property {(why: Turned) => void} onTurn  The state changed without a move, which should be announced.
 * @property {() => void} [onBranch]  A move was played from a position of the past: the game is left for a branch, but
 *   nothing of the latter has been shown yet.
 * @property {(fault: Fault) => void} [onFault]  A person's turn gave something away: the engine waits.
 * @property {(moves: string[], add: AddComments) => void} [onReview]  A game was reviewed.
 * @property {(error: Error) => void} onError
 */
/** @typedef {import("./record_formats.js").Comment} Comment */
/** @typedef {(others: Comment[] | undefined) => Comment[]} AddComments  Adds comments to those that a game has. */
/** @typedef {{ ply: number, told: string, takeBack: string }} Fault  The moves before a move, what it gave away, and the text of a button. */
/**
 * @callback Check  Looks for a fault in the turn that a person has just made.
 * @param {GameRecord} record
 * @param {(question: import("./thinker.js").Question) => Promise<import("./thinker.js").Thought | undefined>} think
 * @returns {Promise<Fault | undefined>}
 */
/** @typedef {"undo" | "redo" | "go" | "sit" | "pause" | "back"} Turned  The reason for the change. */
/**
 * A game that was left for a branch.
 * @typedef {object} Left
 * @property {string[]} moves
 * @property {Record<Side, string>} seats
 * @property {boolean} knowsSeats
 * @property {How} [how]  Unknown if the page was loaded again meanwhile.
 * @property {boolean} [hasEnded]
 */

// The minimum time in milliseconds from one position to an engine's next move, so that a person can follow:
const BREATH = 650; // within an engine's turn
const REPLY = 400; // after a person's move, whose animation should finish first
export const PACE = 1000; // between two engines, by default
/** The value of a finished game. @param {Side | null | undefined} winner @returns {Worth} */
const final = (winner) => ({ value: winner ? (winner === "first" ? Infinity : -Infinity) : 0, certain: 0, slope: 0 });
/** Whether a player has pieces to place. @param {GameRecord} record */
const hasSupply = ({ game, position }) => !!kindOf(game).supply?.(position).length;
const unassisted = () => ({ isHelped: false, isTakenBack: false, isReseated: false });
/** The engine that values every move of a game. @param {string} game @param {number} [nodes]  The limit of a search. */
export const analystOf = (game, nodes = 400_000) =>
  kindOf(game).analyst ?? `alpha-beta/nodes=${nodes}/every=yes${kindOf(game).knows}`;
/** The engine that looks behind single moves for certain ends. @param {string} game @param {number} nodes */
export const proberOf = (game, nodes) => `alpha-beta/nodes=${nodes}${kindOf(game).probes ?? ""}`;

export class Match {
  #thinker;
  #handlers;
  /** @type {GameRecord | undefined} */
  #record;
  /** @type {Map<string, Worth>} */
  #worth = new Map();
  /** Counts changes of the position and of the players. */
  #changes = 0;
  /** The latest thoughts about the position on the board. @type {Thought | undefined} */
  #thought;
  /** Thoughts about positions of the game, by position. @type {Map<string, Thought>} */
  #known = new Map();
  /** The circumstances of the game so far. @type {How} */
  #how = unassisted();
  #hasEnded = false;
  /**
   * The value of the end of the game, and the moves that led to it.
   * @type {{ moves: string[], worth: Worth, outcome: Outcome } | undefined}
   */
  #end;
  #wait = new Wait();
  #pace = PACE;
  /** Whether engines were told to wait. */
  #isHeld = false;
  /** Whether an engine waits because an earlier position is being viewed. */
  #isBack = false;
  /** Whether an earlier position is shown to be looked at, and not because moves were taken back. */
  #isShownBack = false;
  /** The game to go back to from a branch. @type {Left | undefined} */
  #left;
  /** Whether it is known who played: a link to a finished game does not say who opens it. */
  knowsSeats = true;
  /** Restores the previous game: undo does this if there is no move to undo. @type {(() => void) | undefined} */
  recover;
  /** The players: "you" or a level. @type {Record<Side, string>} */
  seats = { first: "you", second: "easy" };
  /** Whether the engine also thinks about the player's own moves. */
  isAnalysing = false;
  /** Checks a person's turn before an engine replies, if the person wants that. @type {Check | undefined} */
  check;
  /** The seed of the engine's random choices. */
  seed = "0";

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    this.#thinker = new Thinker(engine);
    this.#handlers = handlers;
  }

  get record() {
    return this.#record;
  }

  get thought() {
    return this.#thought;
  }

  get isThinking() {
    return this.#thinker.isThinking;
  }

  /** Whether the engine waits until it is told to continue. */
  get isPaused() {
    return this.#isHeld || this.#isBack;
  }

  /** The minimum time between the moves of two engines, in milliseconds; a reply to a person never waits longer. */
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
    const side = this.#record?.side;
    return !!side && !this.#record?.outcome && this.seats[side] === "you";
  }

  /** Whether a friend on another device is to move. */
  get isFriends() {
    const side = this.#record?.side;
    return !!side && !this.#record?.outcome && this.seats[side] === FRIEND;
  }

  /** The reason why no move by hand is possible now; none if the rules know it. */
  get refusal() {
    const { looking, paused, friend, engine, over } = words.refused;
    if (this.#record?.outcome) return over;
    if (this.isYours) return undefined;
    return this.isFriends ? friend : this.isLooking ? looking : this.isPaused ? paused : engine;
  }

  /** Whether there is a move that a friend on another device has not seen. */
  get canSend() {
    const record = this.#record;
    if (!record?.at || this.isLooking || !hasFriend(this.seats)) return false;
    return this.isFriends || (!!record.outcome && this.seats[record.moverAt(record.at - 1) ?? "first"] === "you");
  }

  /** Whether two engines play each other. */
  get isShow() {
    return this.seats.first !== "you" && this.seats.second !== "you";
  }

  /** Whether the last move of the game ended it, wherever in the game the board is. */
  get isFinished() {
    return !!this.#record && this.#end?.moves === this.#record.moves;
  }

  /**
   * Whether the board shows a position of the past. After moves were taken back it does not, unless the game was over:
   * a finished game is never shortened.
   */
  get isLooking() {
    const record = this.#record;
    return !!record && record.at < record.moves.length && (this.#isShownBack || this.isFinished);
  }

  /** The game that was left for the branch on the board, if it is one. */
  get left() {
    return this.#left;
  }

  /** The number of moves that a branch shares with the game. */
  get shared() {
    const { moves = [] } = this.#record ?? {};
    const differs = moves.findIndex((move, at) => move !== this.#left?.moves[at]);
    return differs < 0 ? moves.length : differs;
  }

  /** How the game ended, also while one of its earlier positions is shown. */
  get outcome() {
    return this.isFinished ? this.#end?.outcome : undefined;
  }

  /** The moves of the game on the board: all of them while looking back, and otherwise without those taken back. */
  get line() {
    const record = this.#record;
    return !record ? [] : this.isLooking ? record.moves : record.made;
  }

  /** Whether there is an engine that can be paused or resumed. */
  get canPause() {
    return !!this.#record && !this.#record.outcome && !this.isYours && (this.isShow || this.isPaused);
  }

  /** The known values of the positions of the game, by ply. */
  get worths() {
    const record = this.#record;
    if (!record) return [];
    const end =
      this.#end?.moves === record.moves ? this.#end.worth : this.#worth.get(record.positionAfter(record.moves.length));
    return [...record.moves.map((_, at) => this.#worth.get(record.positionAfter(at))), end];
  }

  /**
   * Takes over a new game, and frees the previous one.
   * @param {GameRecord} record @param {Record<Side, string>} seats @param {string} seed
   * @param {{ recover?: () => void, left?: Left, isSeated?: boolean }} [how]  Brings the previous game back; the game
   *   of which this is a branch; and whether the seats are known to be those of its players.
   */
  begin(record, seats, seed, { recover, left, isSeated = true } = {}) {
    this.#thinker.stop();
    this.#record?.free();
    this.#record = record;
    this.#worth.clear();
    this.#known.clear();
    this.seats = { ...seats };
    this.seed = seed;
    this.#forget();
    this.#left = left;
    this.#hasEnded = !!left || !!record.outcome;
    this.knowsSeats = isSeated || !record.outcome;
    this.recover = recover;
    this.#changed();
  }

  /**
   * Starts the same game again, which undo reverts; engines may play differently.
   * @param {string} seed
   * @param {Record<Side, string>} [seats]
   */
  restart(seed, seats = this.seats) {
    const record = this.#record;
    if (!record) return;
    const { moves, at } = record;
    const { seats: before } = this;
    const hadEnded = this.#hasEnded;
    this.#thinker.stop();
    record.go(0);
    this.seed = seed;
    this.seats = { ...seats };
    this.#forget();
    if (moves.length) {
      this.recover = () => {
        this.#replay(record, moves);
        this.seats = before;
        this.#forget();
        this.#hasEnded = hadEnded;
        this.go(at, "undo");
      };
    }
    this.#changed();
  }

  /** Resets the state for another game. */
  #forget() {
    this.#how = unassisted();
    this.#hasEnded = false;
    this.#isHeld = this.#isBack = this.#isShownBack = false;
    this.#left = undefined;
    this.recover = undefined;
  }

  /** Ends the match: nothing is thought or played any more. */
  end() {
    this.#changes++;
    this.#thinker.stop();
    this.#wait.end();
    this.#record?.free();
    this.#record = undefined;
  }

  /** Plays a move of the side to move. @param {string} name @returns {string | undefined} its full name */
  play(name) {
    const record = this.#record;
    const side = record?.side;
    if (!record || !side) return undefined;
    const { isLooking } = this;
    const { moves } = record;
    const isBack = record.at < moves.length;
    const move = record.play(name);
    if (isLooking) this.#leave(moves);
    if (isBack) this.#how.isTakenBack = true;
    if (this.#left && `${record.moves}` === `${this.#left.moves}`) this.#rejoin(this.#left);
    this.#isBack = this.#isShownBack = false;
    const isOwn = this.seats[side] === "you";
    if (isOwn) {
      this.recover = undefined;
      this.#isHeld = false;
    }
    this.#handlers.onMove(move, side);
    this.#changed(isOwn);
    if (record.outcome && !this.#hasEnded) {
      this.#hasEnded = true;
      this.#handlers.onEnd?.(record, { ...this.seats }, { ...this.#how });
    }
    return move;
  }

  /** Places the pieces that are left at random, those of both sides; undefined where that is impossible now. */
  get placeRest() {
    const record = this.#record;
    if (!record || !this.isYours || this.isLooking || !hasSupply(record)) return undefined;
    return () => this.#placeRest(record);
  }

  /** @param {GameRecord} record */
  #placeRest(record) {
    this.#thinker.stop();
    let [side, move] = [record.side, ""];
    while (record.side && !record.outcome && hasSupply(record)) {
      const { steps } = record.view;
      side = record.side;
      move = record.play(steps[Math.floor(Math.random() * steps.length)].name);
    }
    if (!side || !move) return;
    this.recover = undefined;
    this.#handlers.onMove(move, side);
    this.#changed();
  }

  /** Leaves the game for a branch, which does not count as a game. @param {string[]} moves */
  #leave(moves) {
    this.#left ??= {
      moves,
      seats: { ...this.seats },
      knowsSeats: this.knowsSeats,
      how: { ...this.#how },
      hasEnded: this.#hasEnded,
    };
    this.#hasEnded = this.knowsSeats = true;
    this.#handlers.onBranch?.();
  }

  /** The moves of the game that was left are on the board again. @param {Left} left */
  #rejoin({ knowsSeats, how = unassisted(), hasEnded = !!this.#record?.outcome }) {
    this.#left = undefined;
    this.#how = how;
    this.#hasEnded = hasEnded;
    this.knowsSeats = knowsSeats || !this.#record?.outcome;
  }

  /** Replaces all moves. @param {GameRecord} record @param {string[]} moves */
  #replay(record, moves) {
    this.#thinker.stop();
    record.go(0);
    for (const move of moves) record.play(move);
    this.#noteEnd(record);
  }

  /** Goes back from a branch, or from a position of the past, to where the game stands. */
  back() {
    const record = this.#record;
    if (!record) return;
    const left = this.#left;
    if (left) {
      this.#replay(record, left.moves);
      this.#rejoin(left);
      this.seats = { ...left.seats };
      if (!this.isShow) this.#isHeld = false;
    }
    this.go(record.moves.length, "back");
  }

  /**
   * Goes to a ply. Before the last ply, an engine waits until the game is resumed.
   * @param {number} at
   * @param {Turned} [why]
   */
  go(at, why = "go") {
    const record = this.#record;
    if (!record) return;
    this.#thinker.stop();
    const { isLooking } = this;
    record.go(Math.min(Math.max(at, 0), record.moves.length));
    this.#isShownBack = why === "go" || isLooking;
    this.#turned(this.isLooking ? "go" : why);
  }

  /** The ply that undo goes back to: the last one at which a person was to move. */
  get #undone() {
    const record = this.#record;
    let at = (record?.at ?? 0) - 1;
    while (record && at >= 0 && !this.isShow && this.seats[record.moverAt(at) ?? "first"] !== "you") at--;
    return at < 0 ? undefined : at;
  }

  get canUndo() {
    return this.#undone !== undefined || !!this.recover;
  }

  /**
   * Undoes moves up to the last position in which a person was to move; if there is none, restores the previous game.
   */
  undo() {
    const at = this.#undone;
    if (at === undefined) this.recover?.();
    else this.go(at, "undo");
  }

  redo() {
    const record = this.#record;
    if (!record || record.at === record.moves.length) return;
    let at = record.at + 1;
    while (at < record.moves.length && !this.isShow && this.seats[record.moverAt(at) ?? "first"] !== "you") at++;
    this.go(at, "redo");
  }

  /** @param {Side} side @param {string} seat */
  sit(side, seat) {
    this.seat({ ...this.seats, [side]: seat });
  }

  /** The players change sides. */
  swap() {
    this.seat({ first: this.seats.second, second: this.seats.first });
  }

  /** @param {Record<Side, string>} seats */
  seat(seats) {
    const { first, second } = this.seats;
    if (this.#record?.moves.length && (first !== seats.first || second !== seats.second)) this.#how.isReseated = true;
    this.seats = { ...seats };
    // With a person playing there is a turn to wait for, and no button to continue.
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

  /** The state changed without a move. @param {Turned} why */
  #turned(why) {
    const record = this.#record;
    this.#isBack = !!record && record.at < record.moves.length && !this.isYours;
    this.#changed();
    this.#handlers.onTurn(why);
  }

  /**
   * Adapts everything else to the position: whose turn it is, and what to think about.
   * @param {boolean} [isOwn]  Whether a person has just moved.
   */
  #changed(isOwn = false) {
    this.#changes++;
    this.#thinker.stop();
    this.#wait.end();
    this.#thought = this.#known.get(this.#record?.position ?? "");
    if (this.#record) this.#noteEnd(this.#record);
    this.#handlers.onChange();
    this.#handlers.onShow();
    const record = this.#record;
    if (!record || record.outcome || !record.side) return;
    const seat = this.seats[record.side];
    if (seat === FRIEND) return;
    if (seat !== "you" && !this.isPaused) void this.#move(record, seat, isOwn);
    else if (this.isAnalysing) void this.#ponder(record);
  }

  /**
   * Takes over the finished thought about a position of the game.
   * @param {string} position @param {Side} side  Who moves there. @param {Thought} thought
   */
  know(position, side, thought) {
    const { value, certain, within, slope } = thought;
    this.#known.set(position, thought);
    if (value !== undefined)
      this.#worth.set(position, { value: side === "first" ? value : -value, certain, within, slope });
    if (this.#record?.position === position && !this.isThinking) this.#thought = thought;
  }

  /** @param {GameRecord} record */
  #noteEnd({ moves, outcome }) {
    const ended = /** @type {Outcome | undefined} */ (outcome);
    if (ended) this.#end = { moves, worth: final(ended.winner), outcome: ended };
  }

  /**
   * Lets the engine make its move.
   * @param {GameRecord} record @param {string} seat @param {boolean} isReply  Whether a person has just moved.
   */
  async #move(record, seat, isReply) {
    const now = this.#changes;
    const waited = this.#wait.begin(
      this.isShow ? this.#pace : Math.min(this.#pace, record.isWithinTurn ? BREATH : REPLY),
    );
    try {
      const fault = isReply ? await this.check?.(record, (question) => this.#thinker.think(question)) : undefined;
      if (now !== this.#changes) return;
      if (fault) return this.#warn(fault);
      const thought = await this.#think(record, seat);
      await waited;
      // A game between two engines should be seen.
      if (this.isShow) await seen();
      if (thought?.best && now === this.#changes) this.play(thought.best);
    } catch (error) {
      if (now !== this.#changes) return;
      // It can continue from here when resumed.
      this.#isHeld = true;
      this.#handlers.onShow();
      this.#handlers.onError(/** @type {Error} */ (error));
    }
  }

  /** Passes on what a review says about the moves of a game. @param {string[]} moves @param {AddComments} add */
  annotate(moves, add) {
    this.#handlers.onReview?.(moves, add);
  }

  /** The engine waits until it is told to continue, or the move is taken back. @param {Fault} fault */
  #warn(fault) {
    this.#how.isHelped = this.#isHeld = true;
    this.#handlers.onShow();
    this.#handlers.onFault?.(fault);
  }

  /**
   * Thinks about the position on the board for a person, without moving: every move gets a value. The result is
   * dropped if the game continues meanwhile.
   */
  async consider() {
    const record = this.#record;
    return record && this.isYours ? this.#ponder(record) : undefined;
  }

  /** @param {GameRecord} record */
  async #ponder(record) {
    if (this.isYours) this.#how.isHelped = true;
    try {
      return await this.#think(record, analystOf(record.game));
    } catch (error) {
      this.#handlers.onError(/** @type {Error} */ (error));
      return undefined;
    }
  }

  /** @param {GameRecord} record @param {string} engine  A level, or an engine with its options. */
  async #think(record, engine) {
    const { game, position, side } = record;
    const sign = side === "first" ? 1 : -1;
    const slope = slopeOf(game, engine);
    const running = this.#thinker.think(
      { game, position, engine, seed: `${this.seed} ${record.at}` },
      (thought, seconds) => {
        this.#thought = { ...thought, slope };
        const { value, certain, within } = thought;
        if (value !== undefined) this.#worth.set(position, { value: sign * value, certain, within, slope });
        this.#handlers.onThought(this.#thought, seconds);
      },
    );
    this.#handlers.onShow();
    const thought = await running;
    if (thought) this.#handlers.onShow();
    return thought;
  }
}
