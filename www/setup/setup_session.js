// A position that is set up: its pieces, the side to move, the chosen piece, and what the rules say. It is a state without a
// page: views `follow` it.

import { wordsOf } from "../match/game_views.js";
import { observe } from "../site/state.js";
import { readPosition, sizeOf } from "./readers.js";
import { SetupHistory } from "./setup_history.js";
import { words } from "./words.js";

/** @typedef {import("../games/arranged_position.js").Arranged} Arranged */
/** @typedef {import("../games/arranged_position.js").Setup} Setup */
/** @typedef {import("../match/game_views.js").Side} Side */
/** @typedef {import("../pkg/play.js").Step} Step */
/**
 * What the rules say about a position.
 * @typedef {object} Verdict
 * @property {string[]} texts
 * @property {"right" | "wrong" | ""} tone
 * @property {boolean} isPlayable  Whether they accept it, and the game is not over.
 */

export class SetupSession {
  /** The game; until its rules are there, as it was given, right or wrong. */
  game;
  /** How the game begins; nothing until the rules are there. @type {Arranged | undefined} */
  start;
  /** @type {SetupHistory} */
  history;
  isFlipped = false;
  /** The place of the chosen piece. After the last piece comes what removes pieces. */
  choice = 0;
  /** The height of the stacks that are put. */
  height = 1;
  /** What can be set up. @type {Setup} */
  setup;
  #makeGame;
  #proof;
  #say;

  /**
   * Begins with an empty board, before the rules are there.
   * @param {string} game @param {Setup} setup @param {import("../match/opening.js").MakeGame} makeGame
   * @param {Pick<import("./problem_proof.js").Proof, "line" | "offer">} proof @param {(text: string) => void} say
   */
  constructor(game, setup, makeGame, proof, say) {
    this.game = game;
    this.setup = setup;
    const { columns, rows } = sizeOf(game);
    this.history = new SetupHistory(setup, { cells: Array(columns * rows).fill(0), mover: "first" });
    this.#makeGame = makeGame;
    this.#proof = proof;
    this.#say = say;
    observe(this);
  }

  /** Takes a position to begin with, once the rules are there. @param {import("./readers.js").Opened} opened */
  open({ game, start, arranged, remark }) {
    this.game = game;
    this.start = start;
    this.history = new SetupHistory(this.setup, arranged);
    this.#say(remark);
    this.#proof.offer(this.#question);
  }

  get now() {
    return this.history.now;
  }

  get size() {
    return sizeOf(this.game);
  }

  /** The names of the players. */
  get players() {
    return wordsOf(this.game).players;
  }

  /** The text of the position. */
  get position() {
    return this.setup.write(this.now, this.size);
  }

  /** The game, and the position unless it is the start. */
  get link() {
    const { game, position, size, start } = this;
    return { game, position: start && position === this.setup.write(start, size) ? undefined : position };
  }

  get refusals() {
    return this.setup.refuse(this.now, this.size);
  }

  /** The squares where the rules refuse something. @returns {Set<number>} */
  get wrongSquares() {
    return new Set(this.refusals.flatMap(({ squares }) => squares));
  }

  /** @returns {Verdict} */
  get verdict() {
    const { ends, players, plurals = {} } = wordsOf(this.game);
    const texts = this.refusals.map(({ kind, side, count = 0, most = 0, stacks = 0, piece = "" }) =>
      words.refused[kind]({ player: players[side], count, most, stacks, pieces: plurals[piece] }),
    );
    if (texts.length) return { texts, tone: "wrong", isPlayable: false };
    const opened = this.#makeGame(this.game, this.position);
    const outcome = /** @type {import("../match/match.js").Outcome | undefined} */ (opened.outcome());
    opened.free();
    if (!outcome) return { texts: [words.fine(players[this.now.mover])], tone: "right", isPlayable: true };
    const { winner, reason } = outcome;
    const [won, lost] = winner ? [players[winner], players[winner === "first" ? "second" : "first"]] : ["", ""];
    return { texts: [words.over(ends[reason](won, lost))], tone: "", isPlayable: false };
  }

  /** What can be proven about the position. */
  get #question() {
    const { game, now, players, position } = this;
    return this.verdict.isPlayable ? { game, position, player: players[now.mover] } : undefined;
  }

  /** The first turn of the solution that is shown. @returns {import("../boards/arrows.js").Arrow[]} */
  get arrows() {
    const { line } = this.#proof;
    if (!line.length) return [];
    const opened = this.#makeGame(this.game, this.position);
    const { side } = opened;
    const arrows = [];
    for (const name of line) {
      if (opened.side !== side) break;
      const { from = [], to = [] } = /** @type {Step[]} */ (opened.steps()).find((step) => step.name === name) ?? {};
      const stops = [from[0], ...to];
      for (const [at, square] of to.entries())
        arrows.push({ from: stops[at], to: square, kind: /** @type {const} */ ("hint") });
      opened.play(name);
    }
    opened.free();
    return arrows;
  }

  /** Changes what is on the board. @param {string} text  What was done. @param {(history: SetupHistory) => void} change */
  #change(text, change) {
    const { position } = this;
    change(this.history);
    this.#say(text);
    if (this.start && position !== this.position) this.#proof.offer(this.#question);
  }

  /** Takes a position as a whole. @param {Arranged} arranged @param {string} text  What was done. */
  #take(arranged, text) {
    this.#change(text, (history) => history.become(arranged));
  }

  /** Takes a text that was written or pasted; throws readable errors. @param {string} text */
  read(text) {
    this.#take(readPosition(this.setup, this.#makeGame, this.game, text), words.taken);
  }

  restart() {
    if (this.start) this.#take(this.start, words.started);
  }

  /** @param {Side} mover */
  setMover(mover) {
    this.#change(words.movesNext(this.players[mover]), (history) => history.become({ mover }));
  }

  /** Lets the other side move, unless the pieces decide it. */
  changeMover() {
    if (!this.history.hasGivenMover) this.setMover(this.now.mover === "first" ? "second" : "first");
  }

  /** @param {string} part */
  setPart(part) {
    this.#change(`${words.parts[part]}.`, (history) => history.become({ part }));
  }

  /** The code to put on squares; 0 removes what stands there. */
  get code() {
    const code = this.setup.pieces[this.choice] ?? 0;
    return code && code + this.height - 1;
  }

  /** Chooses a piece by its number from 1; 0 removes pieces. @param {number} number */
  choose(number) {
    this.choice = number ? number - 1 : this.setup.pieces.length;
    this.#sayChoice();
  }

  /** Makes the stacks to put higher. @param {number} by */
  stack(by) {
    const { highest } = this.setup;
    if (!highest) return;
    this.height = Math.min(Math.max(this.height + by, 1), highest);
    this.#sayChoice();
  }

  #sayChoice() {
    this.#say(words.chosen(this.code ? this.setup.name(this.code) : words.eraser));
  }

  /** Puts the chosen piece on a square, or removes it if it stands there. @param {number} square @param {string} name  That of the square, if anything can stand there. */
  tap(square, name) {
    if (this.code && this.now.cells[square] !== this.code) this.put(square, name);
    else this.remove(square, name);
  }

  /** @param {number} square @param {string} name */
  put(square, name) {
    if (!name) return this.#say(words.notHere);
    this.#change(words.put(name, this.setup.name(this.code)), (history) => history.put(square, this.code));
  }

  /** @param {number} square @param {string} name */
  remove(square, name) {
    if (!name) return this.#say(words.notHere);
    this.#change(words.removed(name), (history) => history.remove(square));
  }

  /** @param {number} from @param {number} to @param {[from: string, to: string]} names */
  move(from, to, [name, target]) {
    if (!target) return this.#say(words.notHere);
    const piece = this.setup.name(this.now.cells[from]);
    this.#change(words.moved(name, target, piece), (history) => history.move(from, to));
  }

  clear() {
    this.#change(words.cleared, (history) => history.clear());
  }

  undo() {
    if (this.history.canUndo) this.#change(words.undone, (history) => history.undo());
  }

  redo() {
    if (this.history.canRedo) this.#change(words.redone, (history) => history.redo());
  }

  flip() {
    this.isFlipped = !this.isFlipped;
  }
}
