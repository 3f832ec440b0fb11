// The board of a two-player game, on its page and embedded: it shows a match, and passes on the player's moves.

import { Board } from "../boards/board.js";
import { make } from "../site/dom.js";
import { observe } from "../site/state.js";
import { PiecePicker, makeTally } from "./beside_board.js";
import { kindOf, mustPass, passOf, wordsOf } from "./game_views.js";
import { words } from "./words.js";

/** @typedef {import("./board_source.js").BoardSource} BoardSource */
/** @typedef {import("./board_source.js").Shown} Shown */
/** @typedef {import("./game_views.js").Kind} Kind */
/** @typedef {import("./game_views.js").Side} Side */
/** @typedef {import("../boards/arrows.js").Arrow} Arrow */
/** @typedef {{ step: import("./game_views.js").Step, score: number, text: string }} Compared  A move with its value. */

const WRITTEN = 3; // the number of compared moves whose values are written
const LEAST_SPAN = 0.2; // of expected scores: the difference between the best colour and the weakest one, at least

const other = (/** @type {Side} */ side) => (side === "first" ? "second" : "first");

export class MatchBoard {
  #root;
  #source;
  #handlers;
  /** @type {Kind | undefined} */
  #kind;
  /** @type {Board | undefined} */
  #board;
  /** The area below or beside the board. */
  #beside;
  #picker = new PiecePicker(() => this.#source.record && this.show(this.#source.record));
  #pass = make("button", "pass control");
  /** Places all pieces that are left. */
  #rest = make("button", "control");
  #tally = make("table");
  /** Whether the player turned it round. */
  isTurned = false;
  #isNumbered = false;
  #isPreview = false;
  #shown = "";
  /** The position on the board, and what can be played there. @type {{ record: Shown, view: import("./game_views.js").View } | undefined} */
  #scene;
  /** The square of the selected piece. @type {number | undefined} */
  #picked;
  /** @type {Arrow[]} */
  #hints = [];
  /** The shapes on the board, as text. */
  #drawn = "";
  /** @type {readonly Compared[]} */
  #compared = [];
  /** Whether their values are counts: then all are written, and none is the best. */
  #isCounted = false;
  /** Whether a selection is not the player's own. */
  #isShowing = false;

  /**
   * @param {HTMLElement} root @param {BoardSource} source @param {{ say: (text: string) => void, onKey: (event: KeyboardEvent)
   *   => void, tell?: (text: string) => void, isReadOnly?: () => boolean }} handlers  With `tell`, it also says where a
   *   selected piece can go and why: in two or three lines, for which there must be room.
   * @param {HTMLElement} [beside]  Where to show pieces in hand, the pass and the remaining pieces of each side; by
   *   default, below the board.
   */
  constructor(root, source, handlers, beside = root.appendChild(make("div"))) {
    observe(this);
    this.#root = root;
    this.#source = source;
    this.#handlers = handlers;
    this.#beside = beside;
    beside.classList.add("beside");
    beside.replaceChildren(this.#picker.root, this.#tally);
    this.#rest.setAttribute("type", "button");
    this.#rest.part.value = "control";
    this.#rest.addEventListener("click", () => {
      this.focus();
      source.placeRest?.();
    });
    this.#pass.setAttribute("type", "button");
    this.#pass.part.value = "control pass";
    this.#pass.addEventListener("click", () => {
      // The button disappears; keep the focus on the board.
      this.focus();
      const { record } = source;
      const pass = record && passOf(record.view);
      if (pass) source.play(pass.name);
    });
  }

  /** Creates a board for a kind of game. @param {Kind} kind */
  #make(kind) {
    this.#board?.destroy();
    this.#pass.remove();
    this.#kind = kind;
    this.#shown = this.#drawn = "";
    this.#board = new Board(
      this.#root,
      {
        onStep: (step) => this.#source.play(step.name),
        onRefuse: (square, target) => this.#refuse(square, target),
        onPick: (square) => this.#pick(square),
        describe: (view, square, facts) => kind.describe(view, square, facts) + (facts.mark ? `, ${facts.mark}` : ""),
        piece: kind.piece,
        ground: kind.ground,
        aim: kind.aim,
        file: kind.file,
        rank: (row) => kind.rank(row, this.#source.record?.rows ?? 0),
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

  /** The side at the bottom. @returns {Side} */
  get below() {
    const { record, seats } = this.#source;
    const { below, turns } = kindOf(record?.game ?? "");
    const isAlone = seats[other(below)] === "you" && seats[below] !== "you";
    return (turns && isAlone) !== this.isTurned ? other(below) : below;
  }

  /** Whether the board is seen from its upper side. */
  get isFlipped() {
    return this.below !== kindOf(this.#source.record?.game ?? "").below;
  }

  /** Turns the board round; call show afterwards, unless something follows the board. */
  flip() {
    this.isTurned = !this.isTurned;
  }

  /** Turns the board to face the player; as above. */
  face() {
    this.isTurned = false;
  }

  /** Shows or hides the numbers of squares, if they have any. @param {boolean} isNumbered */
  number(isNumbered) {
    this.#isNumbered = isNumbered;
    this.#board?.number(isNumbered);
  }

  focus() {
    this.#board?.focus();
  }

  /** @param {Shown} record */
  #view(record) {
    const { columns, cells, steps } = record.view;
    const canMove = this.#source.isYours && record === this.#source.record && !this.#handlers.isReadOnly?.();
    return { columns, rows: record.rows, cells, steps: canMove ? steps : [] };
  }

  /** Shows the game or, instead, another of its positions, in which nothing can be played. @param {Shown} record */
  show(record) {
    this.#isPreview = record !== this.#source.record;
    this.#picker.root.inert = this.#isPreview;
    const kind = kindOf(record.game);
    const board = this.#board && this.#kind === kind ? this.#board : this.#make(kind);
    // A hint belongs to its position.
    if (record.position !== this.#shown) this.#hints = [];
    this.#shown = record.position;
    const all = this.#view(record);
    const supply = kind.supply?.(record.position) ?? [];
    this.#picker.show(supply, words.hand);
    this.#rest.textContent = words.placeRest;
    if (all.steps.length && this.#source.placeRest) this.#picker.root.after(this.#rest);
    else this.#rest.remove();
    const view = { ...all, steps: this.#picker.choose(all.steps) };
    this.#scene = { record, view };
    this.#isShowing = true;
    board.set({
      ...view,
      last: record.last,
      trail: record.trail,
      flipped: this.isFlipped,
      urged: kind.urged(view),
      name: wordsOf(record.game).name,
    });
    const pass = /** @type {HTMLButtonElement} */ (this.#pass);
    pass.textContent = words.pass;
    pass.disabled = !passOf(view);
    // If a pass is an ordinary move it has a fixed place; otherwise it appears at the edge of the board when there is
    // nothing else to play.
    if (this.#handlers.isReadOnly?.() || (pass.disabled && (!kind.passes || supply.length))) pass.remove();
    else if (kind.passes) this.#picker.root.after(pass);
    else this.#root.firstElementChild?.after(pass);
    const tally = kind.tally ? makeTally(kind.tally(record.position)) : make("table");
    tally.hidden = !kind.tally;
    this.#tally.replaceWith(tally);
    this.#tally = tally;
    // If only one piece can move, select it, so that its targets show.
    const [first, ...others] = view.steps;
    if (first?.from.length && others.every(({ from }) => from[0] === first.from[0])) board.pick(first.from[0]);
    this.#isShowing = false;
    this.#draw();
  }

  /** Explains where the selected piece can go. @param {number | undefined} square */
  #pick(square) {
    this.#picked = square;
    const { view } = this.#scene ?? {};
    const told = view && square !== undefined && this.#kind?.tellPicked?.(view, square);
    if (told && !this.#isShowing) this.#handlers.tell?.(told);
    this.#draw();
    this.#value();
  }

  /** Draws what decided the game, or what matters for the move, and hints. */
  #draw() {
    if (!this.#scene) return;
    const { record, view } = this.#scene;
    const outcome = /** @type {import("./match.js").Outcome | undefined} */ (record.outcome);
    const shapes = outcome
      ? this.#kind?.decides?.(view, outcome, record.last, record.game)
      : view.steps.length
        ? this.#kind?.shows?.(view, this.#picked, record)
        : [];
    const all = [...(shapes ?? []), ...this.#hints];
    const drawn = JSON.stringify([record.position, all]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#board?.arrows(all);
  }

  /**
   * Colours the squares by the values of moves; none if there are none to compare.
   * @param {readonly Compared[]} compared
   * @param {boolean} [isCounted]
   */
  compare(compared, isCounted = false) {
    this.#compared = compared;
    this.#isCounted = isCounted;
    this.#value();
  }

  #value() {
    const picked = this.#picked;
    const own = picked === undefined ? [] : this.#compared.filter(({ step }) => step.from[0] === picked);
    /** The best move to each square. @type {Map<number, Compared>} */
    const best = new Map();
    for (const move of own.length ? own : this.#compared) {
      const square = move.step.to.at(-1);
      if (square !== undefined && move.score > (best.get(square)?.score ?? -Infinity)) best.set(square, move);
    }
    const sorted = [...best].sort(([, a], [, b]) => b.score - a.score);
    const [most, least] = [sorted[0]?.[1].score ?? 0, sorted.at(-1)?.[1].score ?? 0];
    // Values that are written alike are coloured nearly alike.
    const span = Math.max(most - least, LEAST_SPAN);
    const fit = (/** @type {number} */ score) => 5 - Math.round((4 * (most - score)) / span);
    // Nothing stands out where all moves are alike.
    this.#board?.values(
      new Map(
        (sorted.length > 1 && most === least ? [] : sorted).map(([square, { score, text }], at) => [
          square,
          {
            text,
            fit: /** @type {import("../boards/board.js").Value["fit"]} */ (fit(score)),
            isBest: at === 0 && !this.#isCounted,
            isWritten: at < WRITTEN || this.#isCounted,
          },
        ]),
      ),
    );
  }

  /** Draws a move as a hint. @param {import("./game_views.js").Step} step */
  hint(step) {
    this.draw([{ step, kind: "hint" }]);
  }

  /**
   * Draws moves square by square, until the position changes.
   * @param {readonly { step: import("./game_views.js").Step, kind: Arrow["kind"] }[]} moves
   */
  draw(moves) {
    this.#hints = moves.flatMap(({ step: { from, to }, kind }) =>
      to.map((square, at) => ({ from: at ? to[at - 1] : from[0], to: square, kind })),
    );
    this.#draw();
  }

  /** Draws arrows and rings, until the position changes. @param {Arrow[]} notes */
  annotate(notes) {
    this.#hints = notes;
    this.#draw();
  }

  /** Draws several moves of which to choose one. @param {readonly { from: number[], to: number[] }[]} steps */
  hints(steps) {
    this.#hints = steps.map(({ from, to }) => ({ from: from[0], to: to[to.length - 1], kind: "hint" }));
    this.#draw();
  }

  /** Writes texts on squares, replacing the previous ones. @param {Map<number, string>} marks */
  mark(marks) {
    this.#board?.marks(marks);
  }

  /** @param {number} square @param {number | undefined} target */
  #refuse(square, target) {
    const { record, refusal } = this.#source;
    if (!record || this.#handlers.isReadOnly?.()) return;
    if (this.#isPreview) return this.#handlers.say(words.preview.frozen);
    const view = this.#view(record);
    const explain = () =>
      mustPass(view) ? words.refused.pass : kindOf(record.game).explainRefusal(view, square, target);
    this.#handlers.say(refusal ?? explain());
  }
}
