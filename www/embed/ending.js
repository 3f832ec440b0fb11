// The controls that replace the element's buttons when a two-player game or a problem is over: other games, and buttons to
// step through the moves.

import { nextGames } from "../match/end.js";
import { recordOf } from "../match/record_panel.js";
import { Steps } from "../match/steps.js";
import { words } from "../match/words.js";
import { copy } from "../site/download.js";
import { words as common } from "../site/words.js";
import { make } from "./board_frame.js";

/** @typedef {import("../match/match.js").Match} Match */

/** @param {string} part @param {string} text @param {() => void} act */
export function button(part, text, act) {
  const control = make("button", "control", { type: "button" });
  control.part.add(part);
  control.dataset.name = part;
  control.textContent = text;
  control.addEventListener("click", act);
  return control;
}

/** @param {() => void} act */
export function closeButton(act) {
  const close = button("close", "×", act);
  close.setAttribute("aria-label", words.end.close);
  return close;
}

/**
 * Fills a row with buttons that step through the moves, and others behind them.
 * @param {HTMLElement} row @param {import("../match/board_source.js").StepSource} source @param {HTMLElement[]} others
 */
export function stepThrough(row, source, others) {
  const names = /** @type {const} */ ([
    ["first", "⏮\ufe0e"],
    ["back", "◀\ufe0e"],
    ["forward", "▶\ufe0e"],
    ["last", "⏭\ufe0e"],
  ]);
  const buttons = names.map(([name, sign]) => {
    const control = button(name, sign, () => {});
    control.setAttribute("aria-label", words.steps[name]);
    return control;
  });
  row.replaceChildren(...buttons, ...others);
  return new Steps(row, source, buttons);
}

export class Ending {
  #match;
  #levelsOf;
  #actions;
  #row = make("div", "controls", { role: "group" });
  /** @type {ReturnType<typeof stepThrough> | undefined} */
  #steps;

  /**
   * @param {Match} match
   * @param {object} actions
   * @param {(game: string) => string[]} actions.levelsOf  The levels of a game, weakest first.
   * @param {(seats: import("../match/end.js").Seating) => void} actions.again  Plays the same game again.
   * @param {() => void} actions.review  Shows where the game turned.
   * @param {(text: string) => void} actions.say
   * @param {(row: HTMLElement | undefined) => void} actions.swap  Shows the row instead of the normal buttons, or
   *   these again.
   */
  constructor(match, { levelsOf, ...actions }) {
    this.#match = match;
    this.#levelsOf = levelsOf;
    this.#actions = actions;
    this.#row.part.add("ending");
  }

  /** Shows the suggestions. */
  show() {
    const match = this.#match;
    const { again, review, say, swap } = this.#actions;
    const { other, level } = nextGames(match, this.#levelsOf(match.record?.game ?? ""));
    this.#steps = undefined;
    this.#row.setAttribute("aria-label", words.end.next);
    this.#row.replaceChildren(
      button("rematch", words.end.rematch, () => again(match.seats)),
      ...(other ? [button("switch", other.text, () => again(other.seats))] : []),
      ...(level ? [button("level", level.text, () => again(level.seats))] : []),
      button("review", common.controls.review, review),
      button("step", words.end.step, () => this.#step()),
      button("copy", words.end.copy, async () =>
        say((await copy(recordOf(match, { moves: [] }))) ? words.recordCopied : words.recordNotCopied),
      ),
      this.#close,
    );
    swap(this.#row);
  }

  /** Shows the normal buttons again. */
  hide() {
    this.#steps = undefined;
    this.#actions.swap(undefined);
  }

  /**
   * The position has changed: if the game is not over, there is nothing to suggest, unless the visitor is stepping
   * through its moves, or its review does.
   * @param {boolean} isReviewed
   */
  update(isReviewed) {
    const { record, outcome } = this.#match;
    if (this.#steps) this.#steps.show();
    else if (isReviewed ? !outcome : !record?.outcome) this.hide();
  }

  get #close() {
    return closeButton(() => this.hide());
  }

  /** Steps through the moves, from the first one on. */
  #step() {
    this.#steps = stepThrough(this.#row, this.#match, [this.#close]);
    this.#match.go(0);
    this.#steps.focus();
  }
}
