// The engine's principal variations, with a button for each move: it shows the position after it, without changing
// the game.

import { element, make, makeButton, onClick } from "../site/dom.js";
import { follow, observe } from "../site/state.js";
import { tellValued, valuedMoves } from "./describe_advice.js";
import { words } from "./words.js";

const LINES = 3; // the number of moves whose lines are listed

/** @typedef {import("../site/game_record.js").GameRecord} GameRecord */
/** @typedef {{ told: string, moves: string[] }} Line  Its value in words, and its moves. */
/**
 * @typedef {object} Handlers
 * @property {(record: GameRecord, moves: string[]) => GameRecord} open  The position after further moves, in a separate game.
 * @property {(text: string) => void} say
 */

export class Lines {
  /**
   * The line being viewed, how many of its moves, and the position that it belongs to.
   * @type {{ line: Line, count: number, record: GameRecord, opener: HTMLElement | undefined, origin: GameRecord, at: number } | undefined}
   */
  seen;
  #match;
  #root = element("lines");
  #bar = element("preview");
  #handlers;
  /** @type {readonly Line[]} */
  #lines = [];
  /** The content of the list, as text. */
  #listed = "";
  /** The game whose lines are listed, and its length at that time. @type {GameRecord | undefined} */
  #origin;
  #at = 0;

  /** @param {import("./match.js").Match} match @param {Handlers} handlers */
  constructor(match, handlers) {
    observe(this);
    this.#match = match;
    this.#handlers = handlers;
    // A position that is left takes its lines along.
    follow(() => this.seen && !this.preview && this.close(true));
    follow(() => this.#followThought());
    onClick("preview-back", () => this.#step(-1));
    onClick("preview-forward", () => this.#step(1));
    onClick("preview-close", () => this.close());
    document.addEventListener("keydown", (event) => {
      if (!this.seen || event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog:modal"))
        return;
      event.preventDefault();
      this.close();
    });
  }

  /** The position being viewed instead of the game's, if any. */
  get preview() {
    const { record } = this.#match;
    return this.seen && this.seen.origin === record && this.seen.at === record.at ? this.seen.record : undefined;
  }

  /** Whether the list belongs to the position on the board. @param {GameRecord} record */
  #isOf(record) {
    return this.#origin === record && this.#at === record.at;
  }

  #followThought() {
    const { record, thought } = this.#match;
    if (!record) return;
    const best = valuedMoves(thought).slice(0, LINES);
    const toldOf = (/** @type {import("./chances.js").Worth} */ worth) =>
      tellValued(worth, record.game, record.side ?? "first");
    this.#list(
      record,
      best.map((move) => ({ told: toldOf(move), moves: move.line })),
    );
  }

  /**
   * Lists lines. While one is being viewed or has the focus, the list for the same position stays.
   * @param {GameRecord} record
   * @param {readonly Line[]} lines
   */
  #list(record, lines) {
    const isBusy = !!this.seen || this.#root.contains(document.activeElement);
    if (isBusy && this.#isOf(record) && lines.length) return;
    const listed = JSON.stringify(lines);
    [this.#origin, this.#at] = [record, record.at];
    if (listed === this.#listed) return;
    [this.#lines, this.#listed] = [lines, listed];
    this.#root.replaceChildren(...lines.map((line) => this.#item(line)));
  }

  /** @param {Line} line */
  #item(line) {
    const moves = line.moves.map((move, at) => {
      const button = makeButton(move, () => this.#look(line, at + 1, button));
      button.setAttribute("aria-label", words.preview.name(move, at + 1));
      return button;
    });
    return make("li", "", make("span", "", `${line.told}: `), ...moves);
  }

  /** @param {Line} line @param {number} count @param {HTMLElement} [opener] */
  #look(line, count, opener = this.seen?.opener) {
    if (!this.#origin) return;
    const moves = line.moves.slice(0, count);
    const record = this.#handlers.open(this.#origin, moves);
    this.seen?.record.free();
    this.seen = { line, count, record, opener, origin: this.#origin, at: this.#at };
    this.#show();
    this.#handlers.say(words.preview.told(moves, line.moves.length));
    // On a phone the lines are far below the board.
    document.querySelector(".table")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} by */
  #step(by) {
    if (this.seen) this.#look(this.seen.line, this.seen.count + by);
  }

  /** Goes back to the game. @param {boolean} [isQuiet]  Whether the caller announces the next state. */
  close(isQuiet = false) {
    const { record, opener } = this.seen ?? {};
    if (!record) return;
    record.free();
    this.seen = undefined;
    const hadFocus = this.#bar.contains(document.activeElement);
    this.#show();
    if (hadFocus) opener?.focus({ preventScroll: true });
    if (!isQuiet) this.#handlers.say(words.preview.closed);
  }

  /** Marks the move being viewed, and updates the buttons. */
  #show() {
    const seen = this.seen;
    const list = [...this.#root.children];
    list.forEach((item, line) => {
      [...item.querySelectorAll("button")].forEach((button, at) => {
        if (seen && this.#lines[line] === seen.line && seen.count === at + 1)
          button.setAttribute("aria-current", "step");
        else button.removeAttribute("aria-current");
      });
    });
    const [back, forward] = ["preview-back", "preview-forward"].map(
      (id) => /** @type {HTMLButtonElement} */ (element(id)),
    );
    // Keep the focus on a button that can be pressed.
    const isLast = !!seen && seen.count === seen.line.moves.length;
    if (seen && document.activeElement === back && seen.count === 1)
      (isLast ? element("preview-close") : forward).focus();
    if (seen && document.activeElement === forward && isLast)
      (seen.count > 1 ? back : element("preview-close")).focus();
    back.disabled = seen?.count === 1;
    forward.disabled = isLast;
    this.#bar.hidden = !seen;
    document.body.classList.toggle("previewing", !!seen);
    element("board").dataset.preview = words.preview.sign;
  }
}
