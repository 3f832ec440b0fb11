// The board of the element: what is drawn in its shadow root, and what the element asks of it.

import { readLink, formatLink, formatMoves, LONG_KEYS } from "../app/link.js";
import { openRound } from "../app/opening.js";
import { Play } from "../app/play.js";
import { praise } from "../app/praise.js";
import { explain, words } from "../app/words.js";
import { BOARD_CONTROLS, readOptions } from "./options.js";
import { borrow } from "./shared.js";

/** @typedef {import("../app/play.js").Standing} Standing */
/** @typedef {(type: "move" | "solved" | "shown", detail: object) => void} Tell */
/** @typedef {Awaited<ReturnType<typeof borrow>>} Shared */

/** @param {string} name @param {string} part @param {Record<string, string>} [attributes] */
function make(name, part, attributes = {}) {
  const element = document.createElement(name);
  element.className = part;
  element.part.add(part);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/**
 * Draws an empty board into a shadow root.
 * @param {string} base  The site's address.
 * @param {ShadowRoot} root
 * @param {(styles: string) => void} wear  Puts a style sheet on the root.
 * @param {Tell} tell
 */
export async function mount(base, root, wear, tell) {
  const shared = await borrow(base);
  return new Board(shared, base, root, wear, tell);
}

export class Board {
  #shared;
  #base;
  #root;
  #wear;
  #tell;
  #play;
  #stopListening;
  #latest = 0;
  #said = "";
  /** Whether the puzzle on the board is the one that is wanted, so that a new look does not open it again. */
  #isOpen = false;
  /** @type {Standing | undefined} */
  #standing;
  #frame = make("div", "frame");
  #meter = make("dl", "meter");
  #board = make("div", "board");
  #message = make("p", "message", { role: "status" });
  #controls = make("div", "controls", { role: "group" });
  #fallback = document.createElement("slot");

  /** @param {Shared} shared @param {string} base @param {ShadowRoot} root @param {(styles: string) => void} wear @param {Tell} tell */
  constructor(shared, base, root, wear, tell) {
    this.#shared = shared;
    this.#base = base;
    this.#root = root;
    this.#wear = wear;
    this.#tell = tell;
    for (const layer of ["ground", "tiles", "cells"]) {
      const element = document.createElement("div");
      element.className = layer;
      if (layer !== "cells") element.setAttribute("aria-hidden", "true");
      this.#board.append(element);
    }
    this.#frame.append(this.#meter, this.#board, this.#message, this.#controls);
    this.#play = new Play(shared.engine, this.#board, {
      onShow: (standing) => this.#show(standing),
      onMove: (move) => this.#tell("move", { move, position: this.position, moves: this.moves }),
      onSolved: ({ round }) => this.#solve(round),
      say: (text) => this.#say(text),
      onKey: (event) => this.#key(event),
    });
    this.#stopListening = shared.onNotice((notice) => this.#say(words.engine[notice]));
  }

  /**
   * Opens what the attributes say.
   * @param {(name: string) => string | undefined} given
   * @param {boolean} isOther  Whether they may say another puzzle than before.
   */
  async open(given, isOther) {
    const mine = ++this.#latest;
    if (isOther) this.#isOpen = false;
    try {
      const options = readOptions(given);
      const pairs = LONG_KEYS.flatMap((name) => {
        const value = given(name);
        return value === undefined ? [] : [/** @type {[string, string]} */ ([name, value])];
      });
      const round = this.#isOpen ? undefined : await openRound(readLink(pairs), this.#shared.Game, this.#shared.engine);
      if (mine !== this.#latest) return round?.free();
      this.#dress(options);
      if (!round) return;
      this.#isOpen = true;
      this.#say(words.ready);
      this.#play.begin(round);
    } catch (error) {
      if (mine === this.#latest) this.#fail(words.wrong.puzzle(explain(error)));
      throw error;
    }
  }

  /** What cannot be opened is explained, beside the element's own content. @param {string} text */
  #fail(text) {
    this.#isOpen = false;
    this.#play.end();
    this.#standing = undefined;
    this.#wear(this.#shared.styles);
    this.#root.replaceChildren(this.#frame);
    this.#frame.dataset.failed = "";
    this.#frame.replaceChildren(this.#message, this.#fallback);
    this.#say(text);
  }

  /** @param {import("./options.js").Options} options */
  #dress({ controls, theme, palette }) {
    delete this.#frame.dataset.failed;
    this.#frame.dataset.theme = theme;
    this.#frame.dataset.palette = palette;
    this.#meter.hidden = !controls.has("meter");
    this.#controls.setAttribute("aria-label", words.controlsName);
    this.#controls.replaceChildren(...BOARD_CONTROLS.filter((name) => name !== "meter" && controls.has(name)).map((name) => this.#control(name)));
    this.#wear(this.#shared.styles);
    // What stands in its place stays there, and so does the keyboard.
    if (this.#board.parentNode !== this.#frame) this.#frame.replaceChildren(this.#meter, this.#board, this.#message, this.#controls);
    if (this.#frame.parentNode !== this.#root) this.#root.replaceChildren(this.#frame);
    if (this.#standing) this.#show(this.#standing);
  }

  /** @param {keyof typeof words.controls} name */
  #control(name) {
    const isLink = name === "open";
    const control = make(isLink ? "a" : "button", "control", isLink ? { target: "_blank", rel: "noopener" } : { type: "button" });
    control.part.add(name);
    control.dataset.name = name;
    control.textContent = words.controls[name];
    if (!isLink) control.addEventListener("click", () => void this.#act(name));
    return control;
  }

  /** @param {string} name */
  #act(name) {
    if (name === "share") return this.#share();
    if (name === "undo") return this.undo();
    if (name === "redo") return this.redo();
    // The button is switched off by what it does; the keyboard goes on at the board.
    return name === "hint" ? this.hint() : this.#play.restart();
  }

  /** @param {Standing} standing */
  #show(standing) {
    this.#standing = standing;
    const { round, distance, canHint } = standing;
    const numbers = /** @type {const} */ (["moves", "optimum", "distance"]).map((name) => {
      const value = { moves: round.at, optimum: round.optimum, distance }[name];
      const box = make("div", "number");
      const [term, number] = [document.createElement("dt"), document.createElement("dd")];
      term.textContent = words.meter[name];
      number.textContent = String(value ?? words.unknown);
      box.append(term, number);
      return box;
    });
    this.#meter.replaceChildren(...numbers);
    const off = { undo: round.at === 0, redo: round.at === round.moves.length, restart: round.at === 0, hint: !canHint };
    for (const control of this.#controls.children) {
      const name = /** @type {HTMLElement} */ (control).dataset.name;
      if (control instanceof HTMLButtonElement) control.disabled = !!off[/** @type {keyof typeof off} */ (name)];
      if (control instanceof HTMLAnchorElement) control.href = this.#link;
    }
    if (!round.solved) this.#board.classList.remove("won");
    this.#tell("shown", { solved: round.solved });
  }

  /** @param {import("../app/round.js").Round} round */
  #solve(round) {
    this.#board.classList.add("won");
    this.#say(praise(round));
    this.#tell("solved", { moves: round.at, optimum: round.optimum ?? null, helped: round.helped });
  }

  /** @param {string} text */
  #say(text) {
    this.#said = this.#message.textContent = text;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    event.preventDefault();
    if (event.shiftKey) this.redo();
    else this.undo();
  }

  /** The address of this puzzle, with its moves, on the site. */
  get #link() {
    const round = this.#play.round;
    return new URL((round && formatLink({ ...round, moves: round.made })) || "./", this.#base).href;
  }

  /** Hands the link to what the device shares with, or copies it, or at least shows it. */
  async #share() {
    const url = this.#link;
    try {
      if ("share" in navigator && matchMedia("(pointer: coarse)").matches) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        this.#say(words.share.linkCopied);
      }
    } catch (error) {
      if (/** @type {Error} */ (error).name !== "AbortError") this.#say(url);
    }
  }

  get position() {
    return this.#play.round?.position;
  }

  /** The moves made; undefined before there is a puzzle. */
  get moves() {
    const round = this.#play.round;
    return round && formatMoves(round.made);
  }

  get distance() {
    return this.#standing?.distance;
  }

  /** @param {string} move @returns {string} */
  play(move) {
    return /** @type {string} */ (this.#play.move(move));
  }

  undo() {
    this.#play.undo();
  }

  redo() {
    this.#play.redo();
  }

  /** Asked by the page around, it leaves the keyboard where it is. */
  restart() {
    this.#play.go(0, words.restarted);
  }

  async hint() {
    await this.#play.hint();
    return this.#said;
  }

  /** Gives everything back. */
  free() {
    this.#latest++;
    this.#play.end();
    this.#stopListening();
    this.#shared.giveBack();
  }
}
