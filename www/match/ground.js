// The board of a game for two, on its page and in other pages: it shows a match, and takes the moves of whoever plays.

import { Board } from "../boards/board.js";
import { make } from "../boards/make.js";
import { Hand } from "./hand.js";
import { kindOf, mustPass, passOf, wordsOf } from "./kinds.js";
import { makeTally } from "./tally.js";
import { words } from "./words.js";

/** @typedef {import("../site/round.js").Round} Round */
/** @typedef {import("./kinds.js").Kind} Kind */
/** @typedef {import("./kinds.js").Side} Side */
/** @typedef {import("./match.js").Match} Match */

const other = (/** @type {Side} */ side) => (side === "first" ? "second" : "first");

export class Ground {
  #root;
  #match;
  #handlers;
  /** @type {Kind | undefined} */
  #kind;
  /** @type {Board | undefined} */
  #board;
  /** What stands below or beside the board. */
  #beside;
  #hand = new Hand(() => this.#match.round && this.show(this.#match.round));
  #pass = make("button", "pass control");
  #tally = make("table");
  #isTurned = false;
  #isNumbered = false;
  #isPreview = false;
  #shown = "";

  /**
   * @param {HTMLElement} root @param {Match} match @param {{ say: (text: string) => void, onKey: (event: KeyboardEvent)
   *   => void }} handlers
   * @param {HTMLElement} [beside]  Where pieces in hand, a pass and what is left to each side are shown; without it,
   *   below the board.
   */
  constructor(root, match, handlers, beside = root.appendChild(make("div"))) {
    this.#root = root;
    this.#match = match;
    this.#handlers = handlers;
    this.#beside = beside;
    beside.classList.add("beside");
    beside.replaceChildren(this.#hand.root, this.#tally);
    this.#pass.setAttribute("type", "button");
    this.#pass.part.value = "control pass";
    this.#pass.addEventListener("click", () => {
      // The button goes; the keyboard stays at the board.
      this.focus();
      const { round } = match;
      const pass = round && passOf(round.view);
      if (pass) match.play(pass.name);
    });
  }

  /** A board for a kind of game. @param {Kind} kind */
  #make(kind) {
    this.#board?.destroy();
    this.#pass.remove();
    this.#kind = kind;
    this.#shown = "";
    this.#board = new Board(
      this.#root,
      {
        onStep: (step) => this.#match.play(step.name),
        onRefuse: (square, target) => this.#refuse(square, target),
        describe: (view, square, facts) => kind.describe(view, square, facts) + (facts.mark ? `, ${facts.mark}` : ""),
        piece: kind.piece,
        ground: kind.ground,
        aim: kind.aim,
        file: kind.file,
        rank: (row) => kind.rank(row, this.#match.round?.rows ?? 0),
        label: kind.label,
        onKey: this.#handlers.onKey,
      },
      kind.form,
      kind.board,
    );
    this.#board.number(this.#isNumbered);
    if (this.#beside.parentNode === this.#root) this.#root.append(this.#beside);
    return this.#board;
  }

  /** Whose side is below. @returns {Side} */
  get below() {
    const { round, seats } = this.#match;
    const { below, turns } = kindOf(round?.game ?? "");
    const isAlone = seats[other(below)] === "you" && seats[below] !== "you";
    return (turns && isAlone) !== this.#isTurned ? other(below) : below;
  }

  /** Turns the board round; it is to be shown anew. */
  flip() {
    this.#isTurned = !this.#isTurned;
  }

  /** Turns the board as it belongs to who plays; it is to be shown anew. */
  face() {
    this.#isTurned = false;
  }

  /** Shows the numbers of squares, where they have some, or hides them. @param {boolean} isNumbered */
  number(isNumbered) {
    this.#isNumbered = isNumbered;
    this.#board?.number(isNumbered);
  }

  focus() {
    this.#board?.focus();
  }

  /** @param {Round} round */
  #view(round) {
    const { columns, cells, steps } = round.view;
    return { columns, rows: round.rows, cells, steps: this.#match.isYours && round === this.#match.round ? steps : [] };
  }

  /** Shows the game or, in its place, another position of it that nothing can be played in. @param {Round} round */
  show(round) {
    this.#isPreview = round !== this.#match.round;
    this.#hand.root.inert = this.#isPreview;
    const kind = kindOf(round.game);
    const board = this.#board && this.#kind === kind ? this.#board : this.#make(kind);
    // A hint belongs to its position.
    if (round.position !== this.#shown) board.arrows([]);
    this.#shown = round.position;
    const all = this.#view(round);
    const supply = kind.supply?.(round.position) ?? [];
    this.#hand.show(supply, words.hand);
    const view = { ...all, steps: this.#hand.choose(all.steps) };
    board.set({
      ...view,
      last: round.last,
      trail: round.trail,
      flipped: this.below !== kind.below,
      urged: kind.urged(view),
      name: wordsOf(round.game).name,
    });
    const pass = /** @type {HTMLButtonElement} */ (this.#pass);
    pass.textContent = words.pass;
    pass.disabled = !passOf(view);
    // Where a pass is an ordinary move it has its place; elsewhere it comes to the rim of the board when there is
    // nothing else.
    if (pass.disabled && (!kind.passes || supply.length)) pass.remove();
    else if (kind.passes) this.#hand.root.after(pass);
    else this.#root.firstElementChild?.after(pass);
    const tally = kind.tally ? makeTally(kind.tally(round.position)) : make("table");
    tally.hidden = !kind.tally;
    this.#tally.replaceWith(tally);
    this.#tally = tally;
    // Where only one piece can move it is picked up already, so that its targets show.
    const [first, ...others] = view.steps;
    if (first?.from.length && others.every(({ from }) => from[0] === first.from[0])) board.pick(first.from[0]);
  }

  /** Draws a move as a hint, square by square. @param {{ from: number[], to: number[] }} step */
  hint({ from, to }) {
    this.#board?.arrows(to.map((square, at) => ({ from: at ? to[at - 1] : from[0], to: square, kind: "hint" })));
  }

  /** Writes on squares, and takes away what stood there. @param {Map<number, string>} marks */
  mark(marks) {
    this.#board?.marks(marks);
  }

  /** @param {number} square @param {number | undefined} target */
  #refuse(square, target) {
    const { round, isYours, isPaused } = this.#match;
    if (!round) return;
    if (this.#isPreview) return this.#handlers.say(words.preview.frozen);
    const { refused } = words;
    const view = this.#view(round);
    const explain = () => (mustPass(view) ? refused.pass : kindOf(round.game).explainRefusal(view, square, target));
    this.#handlers.say(round.outcome ? refused.over : isYours ? explain() : isPaused ? refused.paused : refused.engine);
  }
}
