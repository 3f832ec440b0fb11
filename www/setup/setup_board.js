// The board on which a position is set up, with its pieces and the side to move: what stands there, and what is done.

import { Board } from "../boards/board.js";
import { button, element, make, onClick } from "../site/dom.js";
import { wordsOf } from "../match/game_views.js";
import { Palette } from "./piece_palette.js";
import { words } from "./words.js";
import { SetupHistory } from "./setup_history.js";

/** @typedef {import("../games/arranged_position.js").Arranged} Arranged */
/** @typedef {import("../games/arranged_position.js").Size} Size */
/** @typedef {import("../match/game_views.js").Kind} Kind */

const SIDES = /** @type {const} */ (["first", "second"]);

/** The size of the board of a game. @param {Kind} kind @param {string} game @returns {Size} */
export function sizeOf(kind, game) {
  const [columns, rows] = (kind.readVariant(game).size ?? kind.size).split("x").map(Number);
  return { columns, rows };
}

/** A radio button with a text. @param {string} name @param {string} value @param {string} text */
function radio(name, value, text) {
  const field = make("input");
  Object.assign(field, { type: "radio", name, value });
  return { field, label: make("label", "segment", field, make("span", "", text)) };
}

export class SetupBoard {
  #game;
  #kind;
  #setup;
  #say;
  #handlers = { onChange() {}, onKey(/** @type {KeyboardEvent} */ _event) {} };
  #size;
  #board;
  #palette;
  /** @type {SetupHistory | undefined} */
  #bench;
  /** @type {Record<import("../match/game_views.js").Side, HTMLInputElement>} */
  #movers;
  #turn = make("fieldset", "segments", make("legend", "", words.toMove));
  /** @type {HTMLSelectElement | undefined} */
  #part;
  /** Says that the pieces decide which side is to move. */
  #given = make("p", "note given");
  /** The squares where the rules refuse something. @type {Set<number>} */
  #wrong = new Set();
  /** @type {import("../boards/arrows.js").Arrow[]} */
  #arrows = [];
  isFlipped = false;

  /**
   * @param {string} game @param {Kind} kind @param {import("../games/arranged_position.js").Setup} setup
   * @param {(text: string) => void} say
   */
  constructor(game, kind, setup, say) {
    this.#game = game;
    this.#kind = kind;
    this.#setup = setup;
    this.#say = say;
    this.#size = sizeOf(kind, game);
    const { rows } = this.#size;
    this.#board = new Board(
      element("board"),
      {
        onTap: (square) => this.#tap(square),
        onStep: ({ from, to }) => this.#move(from[0], to[0]),
        // A piece that is dragged off the board leaves it.
        onRefuse: (square, target) => target === undefined && this.#remove(square),
        describe: (view, square) => this.#describe(view, square),
        piece: kind.piece,
        ground: kind.ground,
        file: kind.file,
        rank: (row) => kind.rank(row, rows),
        label: kind.label,
        onKey: (event) => this.#key(event),
      },
      kind.form,
      kind.board,
    );
    this.#board.number(true);
    this.#palette = new Palette(element("palette"), kind, setup, {
      onDrop: (code, event) => {
        const square = this.#board.squareAt(event);
        if (square !== undefined) this.#put(square, code);
      },
      onHeight: (height) => this.#showHeight(height),
    });
    element("heights").hidden = !setup.highest;
    this.#showHeight(1);
    onClick("lower", () => this.stack(-1));
    onClick("higher", () => this.stack(1));
    this.#movers = this.#makeMovers();
    this.#part = setup.parts && this.#makePart(setup.parts);
    if (setup.mover) element("turn-fields").append(this.#given);
    this.#board.set({ ...this.#size, cells: new Uint8Array(this.#size.columns * rows), steps: [], name: "" });
    // Nothing can be put before there is a position.
    element("board").inert = true;
  }

  #makeMovers() {
    const { players } = wordsOf(this.#game);
    const fields = SIDES.map((side) => {
      const { field, label } = radio("mover", side, players[side]);
      field.addEventListener("change", () => this.#become({ mover: side }, words.movesNext(players[side])));
      this.#turn.append(label);
      return field;
    });
    element("turn-fields").append(this.#turn);
    return { first: fields[0], second: fields[1] };
  }

  /** @param {readonly string[]} parts */
  #makePart(parts) {
    const select = make("select");
    select.id = "part";
    select.append(...parts.map((part) => new Option(words.parts[part], part)));
    select.addEventListener("change", () => this.#become({ part: select.value }, `${words.parts[select.value]}.`));
    element("turn-fields").append(make("label", "part", words.part, select));
    return select;
  }

  /** Begins to set up a position. @param {Arranged} arranged */
  open(arranged) {
    this.#bench = new SetupHistory(this.#setup, arranged);
    element("board").inert = false;
    for (const id of ["clear", "start", "flip"]) button(id).disabled = false;
    this.#show();
  }

  get #open() {
    return /** @type {SetupHistory} */ (this.#bench);
  }

  get now() {
    return this.#open.now;
  }

  get size() {
    return this.#size;
  }

  /** The text of the position. */
  get position() {
    return this.#setup.write(this.now, this.#size);
  }

  /** All that the rules refuse. */
  get refusals() {
    return this.#setup.refuse(this.now, this.#size);
  }

  /** Marks the squares where the rules refuse something. @param {Set<number>} wrong */
  mark(wrong) {
    this.#wrong = wrong;
    this.#arrows = [];
    this.#draw();
  }

  /** Draws arrows, until the position changes. @param {import("../boards/arrows.js").Arrow[]} arrows */
  point(arrows) {
    this.#arrows = arrows;
    this.#draw();
  }

  /** The board, with its marks. */
  #draw() {
    const { cells } = this.now;
    const name = wordsOf(this.#game).name;
    this.#board.set({ ...this.#size, cells, steps: [], flipped: this.isFlipped, name });
    const rings = [...this.#wrong].map((to) => ({ to, kind: /** @type {const} */ ("ring") }));
    this.#board.arrows([...rings, ...this.#arrows]);
  }

  #show() {
    const { now, canUndo, hasGivenMover } = this.#open;
    this.#palette.show(now.cells);
    this.#movers[now.mover].checked = true;
    for (const side of SIDES) this.#movers[side].disabled = hasGivenMover;
    this.#turn.hidden = hasGivenMover;
    this.#given.textContent = words.given(wordsOf(this.#game).players[now.mover]);
    this.#given.hidden = !hasGivenMover;
    if (this.#part) this.#part.value = now.part ?? "";
    button("undo").disabled = !canUndo;
    this.#draw();
    this.#handlers.onChange();
  }

  /** @param {{ onChange: () => void, onKey: (event: KeyboardEvent) => void }} handlers  Called once the rules are there. */
  listen(handlers) {
    this.#handlers = handlers;
  }

  /** @param {Partial<Arranged>} change @param {string} told */
  #become(change, told) {
    this.#open.become(change);
    this.#say(told);
    this.#show();
  }

  /** Takes a position that was written or pasted. @param {Arranged} arranged @param {string} told */
  take(arranged, told) {
    this.#become(arranged, told);
  }

  /** The name of a square; empty if nothing can stand there. @param {number} square */
  #nameOf(square) {
    return this.#kind.square({ ...this.#size, cells: this.now.cells, steps: [] }, square);
  }

  /** Puts the chosen piece on a square, or removes it if it stands there. @param {number} square */
  #tap(square) {
    const { code } = this.#palette;
    if (code && this.now.cells[square] !== code) this.#put(square, code);
    else this.#remove(square);
  }

  /** @param {number} square @param {number} code */
  #put(square, code) {
    const name = this.#nameOf(square);
    if (!name) return this.#say(words.notHere);
    this.#open.put(square, code);
    this.#say(words.put(name, this.#setup.name(code)));
    this.#show();
  }

  /** @param {number} square */
  #remove(square) {
    const name = this.#nameOf(square);
    if (!name) return this.#say(words.notHere);
    this.#open.remove(square);
    this.#say(words.removed(name));
    this.#show();
  }

  /** @param {number} from @param {number} to */
  #move(from, to) {
    const [name, target] = [from, to].map((square) => this.#nameOf(square));
    if (!target) this.#say(words.notHere);
    else {
      this.#say(words.moved(name, target, this.#setup.name(this.now.cells[from])));
      this.#open.move(from, to);
    }
    this.#show();
  }

  /** @param {import("../match/game_views.js").View} view @param {number} square */
  #describe(view, square) {
    const told = this.#kind.describe(view, square, { targets: [], isTarget: false, mark: undefined });
    return told + (this.#wrong.has(square) ? `, ${words.wrongHere}` : "");
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isPlain || (event.key !== "Delete" && event.key !== "Backspace")) return this.#handlers.onKey(event);
    event.preventDefault();
    this.#remove(this.#board.focused);
  }

  /** Chooses a piece by its number from 1; 0 removes pieces. @param {number} number */
  choose(number) {
    this.#palette.choose(number ? number - 1 : this.#setup.pieces.length);
    this.#say(words.chosen(this.#palette.name));
  }

  /** Makes the stacks to put higher. @param {number} by */
  stack(by) {
    if (!this.#setup.highest) return;
    this.#palette.stack(this.#palette.height + by);
    this.#palette.show(this.now.cells);
    this.#say(words.chosen(this.#palette.name));
  }

  /** @param {number} height */
  #showHeight(height) {
    element("height").textContent = words.height(height);
    button("lower").disabled = height === 1;
    button("higher").disabled = height === this.#setup.highest;
  }

  /** Lets the other side move, unless the pieces decide it. */
  change() {
    if (this.#open.hasGivenMover) return;
    const mover = this.now.mover === "first" ? "second" : "first";
    this.#become({ mover }, words.movesNext(wordsOf(this.#game).players[mover]));
  }

  clear() {
    this.#open.clear();
    this.#say(words.cleared);
    this.#show();
  }

  undo() {
    if (!this.#open.canUndo) return;
    this.#open.undo();
    this.#say(words.undone);
    this.#show();
  }

  redo() {
    if (!this.#open.canRedo) return;
    this.#open.redo();
    this.#say(words.redone);
    this.#show();
  }

  flip() {
    this.isFlipped = !this.isFlipped;
    this.#show();
  }
}
