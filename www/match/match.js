// A two-player game in progress: the turn, the players, looking back, and branches. It is a state: views `follow` it.

import { observe } from "../site/state.js";
import { kindOf } from "./game_views.js";
import { FRIEND, hasFriend } from "./link.js";
import { analyst, engine, friend } from "./responders.js";
import { Session } from "./session.js";
import { Thoughts, analystOf } from "./thoughts.js";
import { words } from "./words.js";

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {import("./thoughts.js").Thought} Thought */
/** @typedef {import("./thoughts.js").Report} Report */
/** @typedef {"first" | "second"} Side */
/** @typedef {{ winner?: Side | null, reason: string }} Outcome */
/** @typedef {import("./chances.js").Worth} Worth  From the first player's point of view. */

/**
 * The circumstances of a game's end.
 * @typedef {object} How
 * @property {boolean} isHelped  Whether a person used a hint or saw the values of moves.
 * @property {ReadonlySet<string>} hinted  The positions in which a person asked for a hint, or for the values of moves.
 * @property {boolean} isTakenBack  Whether moves were undone.
 * @property {boolean} isReseated  Whether players changed after the first move.
 */

/**
 * What happens at a moment, and is no state.
 * @typedef {object} Handlers
 * @property {(move: string, side: Side) => void} onMove
 * @property {(record: GameRecord, seats: Record<Side, string>, how: How) => void} [onEnd]  A game ended by a move: called
 *   once for each game, however often its last moves are undone and played again.
 * @property {(why: Turned) => void} onTurn  The state changed without a move, which should be announced.
 * @property {() => void} [onBranch]  A move was played from a position of the past: the game is left for a branch, but
 *   nothing of the latter has been shown yet.
 * @property {(fault: Fault) => void} [onFault]  A person's turn gave something away: the engine waits.
 * @property {(moves: string[], add: AddComments) => void} [onReview]  A game was reviewed.
 * @property {(error: unknown) => void} fail
 */
/** @typedef {import("./record_formats.js").Comment} Comment */
/** @typedef {(others: Comment[] | undefined) => Comment[]} AddComments  Adds comments to those that a game has. */
/** @typedef {{ ply: number, told: string, takeBack: string }} Fault  The moves before a move, what it gave away, and the text of a button. */
/**
 * @callback Check  Looks for a fault in the turn that a person has just made.
 * @param {GameRecord} record
 * @param {(question: import("./thoughts.js").Question) => Promise<Report | undefined>} think
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

/** The minimum time in milliseconds between the moves of two engines, by default. */
export const PACE = 1000;
/** The value of a finished game. @param {Side | null | undefined} winner @returns {Worth} */
const final = (winner) => ({ value: winner ? (winner === "first" ? Infinity : -Infinity) : 0, certain: 0, slope: 0 });
/** Whether a player has pieces to place. @param {GameRecord} record */
const hasSupply = ({ game, position }) => !!kindOf(game).supply?.(position).length;
const unassisted = () => ({ isHelped: false, hinted: new Set(), isTakenBack: false, isReseated: false });

export class Match extends Session {
  /** @type {Record<Side, string>} */
  seats = { first: "you", second: "easy" };
  /** What the engine thinks about the positions of the game. */
  thoughts;
  /** The value of the end of the game, and the moves that led to it. @type {{ moves: string[], worth: Worth, outcome: Outcome } | undefined} */
  ended;
  /** Whether engines were told to wait. */
  isHeld = false;
  /** Whether an engine waits because an earlier position is being viewed. */
  isBack = false;
  /** Whether an earlier position is shown to be looked at, and not because moves were taken back. */
  isShownBack = false;
  /** The game that was left for the branch on the board, if it is one. @type {Left | undefined} */
  left;
  /** Whether it is known who played: a link to a finished game does not say who opens it. */
  knowsSeats = true;
  /** Restores the previous game: undo does this if there is no move to undo. @type {(() => void) | undefined} */
  recover;
  /** Whether the engine also thinks about the player's own moves. */
  isAnalysing = false;
  /** Checks a person's turn before an engine replies, if the person wants that. @type {Check | undefined} */
  check;
  /** The seed of the engine's random choices. */
  seed = "0";
  #handlers;
  /** The circumstances of the game so far. @type {How} */
  #how = unassisted();
  #hasEnded = false;
  #pace = PACE;

  /** @param {Pick<import("../site/engine.js").Engine, "ask">} engine @param {Handlers} handlers */
  constructor(engine, handlers) {
    super();
    this.thoughts = new Thoughts(engine);
    observe(this);
    this.#handlers = handlers;
  }

  /** The latest thought about the position on the board. */
  get thought() {
    return this.thoughts.latest;
  }

  /** Whether the engine waits until it is told to continue. */
  get isPaused() {
    return this.isHeld || this.isBack;
  }

  /** The minimum time between the moves of two engines, in milliseconds; a reply to a person never waits longer. */
  get pace() {
    return this.#pace;
  }

  set pace(pace) {
    this.#pace = pace;
    if (this.isShow) this.changeWait(pace);
  }

  /** Who is to move: "you" or a level; nobody if the game is over. */
  get toMove() {
    const { record, seats } = this;
    return record?.side && !record.outcome ? seats[record.side] : undefined;
  }

  /** The person's side, if one person plays an engine. @returns {Side | undefined} */
  get yourSide() {
    const { first, second } = this.seats;
    if ((first === "you") === (second === "you")) return undefined;
    return first === "you" ? "first" : "second";
  }

  /** Whether a person is to move. */
  get isYours() {
    return this.toMove === "you";
  }

  /** Whether a friend on another device is to move. */
  get isFriends() {
    return this.toMove === FRIEND;
  }

  /** The reason why no move by hand is possible now; none if the rules know it. */
  get refusal() {
    const { looking, paused, friend, engine, over } = words.refused;
    if (this.record?.outcome) return over;
    if (this.isYours) return undefined;
    return this.isFriends ? friend : this.isLooking ? looking : this.isPaused ? paused : engine;
  }

  /** Whether there is a move that a friend on another device has not seen. */
  get canSend() {
    const record = this.record;
    if (!record?.at || this.isLooking || !hasFriend(this.seats)) return false;
    return this.isFriends || (!!record.outcome && this.seats[record.moverAt(record.at - 1) ?? "first"] === "you");
  }

  /** Whether two engines play each other. */
  get isShow() {
    return this.seats.first !== "you" && this.seats.second !== "you";
  }

  /** Whether the last move of the game ended it, wherever in the game the board is. */
  get isFinished() {
    return !!this.record && this.ended?.moves === this.record.moves;
  }

  /**
   * Whether the board shows a position of the past. After moves were taken back it does not, unless the game was over:
   * a finished game is never shortened.
   */
  get isLooking() {
    const record = this.record;
    return !!record && record.at < record.moves.length && (this.isShownBack || this.isFinished);
  }

  /** The number of moves that a branch shares with the game. */
  get shared() {
    const { moves = [] } = this.record ?? {};
    const differs = moves.findIndex((move, at) => move !== this.left?.moves[at]);
    return differs < 0 ? moves.length : differs;
  }

  /** How the game ended, also while one of its earlier positions is shown. */
  get outcome() {
    return this.isFinished ? this.ended?.outcome : undefined;
  }

  /** The moves of the game on the board: all of them while looking back, and otherwise without those taken back. */
  get line() {
    const record = this.record;
    return !record ? [] : this.isLooking ? record.moves : record.made;
  }

  /** Whether there is an engine that can be paused or resumed. */
  get canPause() {
    return !!this.record && !this.record.outcome && !this.isYours && (this.isShow || this.isPaused);
  }

  /** The known values of the positions of the game, by ply. */
  get worths() {
    const { record, ended } = this;
    if (!record) return [];
    const { worths } = this.thoughts;
    const end = ended?.moves === record.moves ? ended.worth : worths.get(record.positionAfter(record.moves.length));
    return [...record.moves.map((_, at) => worths.get(record.positionAfter(at))), end];
  }

  /**
   * Takes over a new game, and frees the previous one.
   * @param {GameRecord} record @param {Record<Side, string>} seats @param {string} seed
   * @param {{ recover?: () => void, left?: Left, isSeated?: boolean }} [how]  Brings the previous game back; the game
   *   of which this is a branch; and whether the seats are known to be those of its players.
   */
  begin(record, seats, seed, { recover, left, isSeated = true } = {}) {
    this.seat(record, { ...seats });
    this.thoughts.clear();
    this.seed = seed;
    this.#forget();
    this.left = left;
    this.#hasEnded = !!left || !!record.outcome;
    this.knowsSeats = isSeated || !record.outcome;
    this.recover = recover;
    this.#turn();
  }

  /**
   * Starts the same game again, which undo reverts; engines may play differently.
   * @param {string} seed
   * @param {Record<Side, string>} [seats]
   */
  restart(seed, seats = this.seats) {
    const record = this.record;
    if (!record) return;
    const { moves, at } = record;
    const { seats: before } = this;
    const hadEnded = this.#hasEnded;
    this.turnTo(0);
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
    this.#turn();
  }

  /** Resets the state for another game. */
  #forget() {
    this.#how = unassisted();
    this.#hasEnded = false;
    this.isHeld = this.isBack = this.isShownBack = false;
    this.left = undefined;
    this.recover = undefined;
  }

  /** Cancels thoughts too. */
  interrupt() {
    this.thoughts.stop();
    return super.interrupt();
  }

  /** Plays a move of the side to move. @param {string} name @returns {string | undefined} its full name */
  play(name) {
    const record = this.record;
    const side = record?.side;
    if (!record || !side) return undefined;
    const { isLooking } = this;
    const { moves } = record;
    const isBack = record.at < moves.length;
    const move = this.move(record, name);
    if (isLooking) this.#leave(moves);
    if (isBack) this.#how.isTakenBack = true;
    if (this.left && `${record.moves}` === `${this.left.moves}`) this.#rejoin(this.left);
    this.isBack = this.isShownBack = false;
    const isOwn = this.seats[side] === "you";
    if (isOwn) {
      this.recover = undefined;
      this.isHeld = false;
    }
    this.#handlers.onMove(move, side);
    this.#turn(isOwn);
    if (record.outcome && !this.#hasEnded) {
      this.#hasEnded = true;
      this.#handlers.onEnd?.(record, { ...this.seats }, { ...this.#how });
    }
    return move;
  }

  /** Places the pieces that are left at random, those of both sides; undefined where that is impossible now. */
  get placeRest() {
    const record = this.record;
    if (!record || !this.isYours || this.isLooking || !hasSupply(record)) return undefined;
    return () => this.#placeRest(record);
  }

  /** @param {GameRecord} record */
  #placeRest(record) {
    let [side, move] = [record.side, ""];
    while (record.side && !record.outcome && hasSupply(record)) {
      const { steps } = record.view;
      side = record.side;
      move = this.move(record, steps[Math.floor(Math.random() * steps.length)].name);
    }
    if (!side || !move) return;
    this.recover = undefined;
    this.#handlers.onMove(move, side);
    this.#turn();
  }

  /** Leaves the game for a branch, which does not count as a game. @param {string[]} moves */
  #leave(moves) {
    this.left ??= {
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
  #rejoin({ knowsSeats, how = unassisted(), hasEnded = !!this.record?.outcome }) {
    this.left = undefined;
    this.#how = how;
    this.#hasEnded = hasEnded;
    this.knowsSeats = knowsSeats || !this.record?.outcome;
  }

  /** Replaces all moves. @param {GameRecord} record @param {string[]} moves */
  #replay(record, moves) {
    this.turnTo(0);
    this.move(record, ...moves);
    this.#noteEnd(record);
  }

  /** Goes back from a branch, or from a position of the past, to where the game stands. */
  back() {
    const record = this.record;
    if (!record) return;
    const left = this.left;
    if (left) {
      this.#replay(record, left.moves);
      this.#rejoin(left);
      this.seats = { ...left.seats };
      if (!this.isShow) this.isHeld = false;
    }
    this.go(record.moves.length, "back");
  }

  /**
   * Goes to a ply. Before the last ply, an engine waits until the game is resumed.
   * @param {number} at
   * @param {Turned} [why]
   */
  go(at, why = "go") {
    const record = this.record;
    if (!record) return;
    const { isLooking } = this;
    this.turnTo(at);
    this.isShownBack = why === "go" || isLooking;
    this.#turned(this.isLooking ? "go" : why);
  }

  /** The ply that undo goes back to: the last one at which a person was to move. */
  get #undone() {
    const record = this.record;
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
    const record = this.record;
    if (!record || record.at === record.moves.length) return;
    let at = record.at + 1;
    while (at < record.moves.length && !this.isShow && this.seats[record.moverAt(at) ?? "first"] !== "you") at++;
    this.go(at, "redo");
  }

  /** @param {Side} side @param {string} seat */
  sit(side, seat) {
    this.reseat({ ...this.seats, [side]: seat });
  }

  /** The players change sides. */
  swap() {
    this.reseat({ first: this.seats.second, second: this.seats.first });
  }

  /** @param {Record<Side, string>} seats */
  reseat(seats) {
    const { first, second } = this.seats;
    if (this.record?.moves.length && (first !== seats.first || second !== seats.second)) this.#how.isReseated = true;
    this.seats = { ...seats };
    // With a person playing there is a turn to wait for, and no button to continue.
    if (!this.isShow) this.isHeld = false;
    this.#turned("sit");
  }

  /** @param {boolean} isPaused */
  pause(isPaused) {
    this.isHeld = isPaused;
    this.isBack = false;
    this.#turn();
    this.#handlers.onTurn("pause");
  }

  /** Pauses or resumes the engine, if it can be. */
  togglePause() {
    if (this.canPause) this.pause(!this.isPaused);
  }

  /** @param {boolean} isAnalysing */
  analyse(isAnalysing) {
    this.isAnalysing = isAnalysing;
    this.#turn();
  }

  /** The state changed without a move. @param {Turned} why */
  #turned(why) {
    const record = this.record;
    this.isBack = !!record && record.at < record.moves.length && !this.isYours;
    this.#turn();
    this.#handlers.onTurn(why);
  }

  /**
   * Whoever is to move now answers; whoever was asked before does not.
   * @param {boolean} [isReply]  Whether a person has just moved.
   */
  #turn(isReply = false) {
    const signal = this.interrupt();
    const { record, toMove } = this;
    this.thoughts.turnTo(record?.position);
    if (record) this.#noteEnd(record);
    if (toMove === undefined) return;
    const isPlaying = toMove !== "you" && !this.isPaused;
    const responder = toMove === FRIEND ? friend : isPlaying ? engine : analyst;
    responder.answer(this, signal, isReply).catch((error) => {
      if (signal.aborted) return;
      // It can continue from here when resumed.
      this.isHeld = true;
      this.#handlers.fail(error);
    });
  }

  /**
   * Takes over the finished thought about a position of the game.
   * @param {string} position @param {Side} side  Who moves there. @param {Thought} thought
   */
  know(position, side, thought) {
    this.thoughts.know(position, side, thought, this.record?.position === position);
  }

  /** @param {GameRecord} record */
  #noteEnd({ moves, outcome }) {
    const end = /** @type {Outcome | undefined} */ (outcome);
    if (end) this.ended = { moves, worth: final(end.winner), outcome: end };
  }

  /** Passes on what a review says about the moves of a game. @param {string[]} moves @param {AddComments} add */
  annotate(moves, add) {
    this.#handlers.onReview?.(moves, add);
  }

  /** The engine waits until it is told to continue, or the move is taken back. @param {Fault} fault */
  warn(fault) {
    this.#how.isHelped = this.isHeld = true;
    this.#handlers.onFault?.(fault);
  }

  /**
   * Thinks about the position on the board for a person, without moving: every move gets a value. The result is
   * dropped if the game continues meanwhile.
   */
  async consider() {
    const { record, isYours } = this;
    if (!record || !isYours) return undefined;
    this.#how.hinted = new Set([...this.#how.hinted, record.position]);
    return this.ponder();
  }

  /** The number of positions in which a person was helped. */
  get hints() {
    return this.#how.hinted.size;
  }

  /** The same, whoever is to move. */
  async ponder() {
    const { record } = this;
    if (!record) return undefined;
    if (this.isYours) this.#how.isHelped = true;
    try {
      return await this.think(record, analystOf(record.game));
    } catch (error) {
      this.#handlers.fail(error);
      return undefined;
    }
  }

  /** @param {GameRecord} record @param {string} engine  A level, or an engine with its options. */
  think(record, engine) {
    return this.thoughts.think(record, engine, `${this.seed} ${record.at}`);
  }
}
