// The end of a game on the page: the result, and what to do next.

import { anchor, button, element, onClick } from "../site/dom.js";
import { follow } from "../site/state.js";
import { tellEnd } from "./describe_move.js";
import { levelOf, wordsOf } from "./game_views.js";
import { lessonOf } from "./lesson.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {Record<import("./match.js").Side, string>} Seating */
/** @typedef {{ text: string, seats: Seating }} Next  The text of a button, and the players. */

/**
 * The same game with sides changed, and against a stronger or weaker level, if there is one.
 * @param {Pick<Match, "record" | "seats" | "yourSide" | "knowsSeats">} match @param {string[]} levels  From the
 *   weakest to the strongest.
 * @returns {{ other?: Next, level?: Next & { isHarder: boolean } }}
 */
export function nextGames({ record, seats, yourSide, knowsSeats }, levels) {
  if (!record || !yourSide) return {};
  const side = yourSide === "first" ? "second" : "first";
  const other = {
    text: words.end.playAs(wordsOf(record.game).players[side]),
    seats: { first: seats.second, second: seats.first },
  };
  const winner = record.outcome?.winner;
  const isHarder = winner === yourSide;
  const at = levels.indexOf(seats[side]);
  const level = knowsSeats && winner && at >= 0 ? levels[at + (isHarder ? 1 : -1)] : undefined;
  if (level === undefined) return { other };
  const tell = isHarder ? words.end.harder : words.end.easier;
  const text = tell(levelOf(record.game, level).name);
  return { other, level: { text, seats: { ...seats, [side]: level }, isHarder } };
}

export class End {
  #match;
  #levelsOf;
  #root = element("end");
  /** @type {ReturnType<typeof nextGames>} */
  #next = {};
  /** The position and the players for which it is shown: it hides when these change. @type {Partial<Pick<Match, "table" | "seats">>} */
  #shown = {};

  /**
   * @param {Match} match
   * @param {object} actions
   * @param {(game: string) => string[]} actions.levelsOf  The levels of a game, weakest first.
   * @param {() => boolean} actions.hasFocus  Whether the focus is on the board, or nowhere.
   * @param {(seats: Seating) => void} actions.again  Plays the same game again.
   * @param {() => void} actions.close  Returns to the board.
   */
  constructor(match, { levelsOf, hasFocus, again, close }) {
    this.#match = match;
    this.#levelsOf = levelsOf;
    onClick("end-again", () => again(match.seats));
    onClick("end-switch", () => this.#next.other && again(this.#next.other.seats));
    onClick("end-level", () => this.#next.level && again(this.#next.level.seats));
    onClick("end-open", () => this.show(hasFocus()));
    onClick("end-close", () => {
      this.hide();
      close();
    });
    follow(() => {
      if (match.table !== this.#shown.table || match.seats !== this.#shown.seats) this.hide();
    });
    this.#root.addEventListener("keydown", ({ key }) => key === "Escape" && button("end-close").click());
  }

  /** Hides the result; where a game is over, a button shows it again. */
  hide() {
    this.#root.hidden = true;
    element("end-open").hidden = !this.#match.record?.outcome;
  }

  /** A harder level comes first; otherwise the same game again does. */
  #order() {
    const [again, level] = [button("end-again"), button("end-level")];
    const isHarder = !!this.#next.level?.isHarder;
    if (isHarder) again.before(level);
    else button("end-switch").after(level);
    level.classList.toggle("primary", isHarder);
    again.classList.toggle("primary", !isHarder);
  }

  /** Shows how the game ended. @param {boolean} takesFocus  Whether to move the focus there. */
  show(takesFocus) {
    const match = this.#match;
    const { record, table, seats, yourSide, knowsSeats, hints } = match;
    const end = tellEnd(match);
    if (!record || !end) return;
    this.#shown = { table, seats };
    const isWon = yourSide !== undefined && knowsSeats && record.outcome?.winner === yourSide;
    element("end-title").textContent = isWon && hints ? words.end.helped(end.who, hints) : end.who;
    element("end-why").textContent = end.why;
    this.#next = nextGames(match, this.#levelsOf(record.game));
    for (const [id, next] of /** @type {const} */ ([
      ["end-switch", this.#next.other],
      ["end-level", this.#next.level],
    ])) {
      button(id).hidden = !next;
      if (next) button(id).textContent = next.text;
    }
    this.#order();
    button("end-send").hidden = !match.canSend;
    const lesson = lessonOf(seats);
    element("end-lesson").hidden = !lesson;
    anchor("end-lesson").hash = lesson ?? "";
    this.#root.dataset.result =
      yourSide && knowsSeats && record.outcome?.winner ? (record.outcome.winner === yourSide ? "won" : "lost") : "";
    this.#root.hidden = false;
    element("end-open").hidden = true;
    if (takesFocus) element("end-title").focus({ preventScroll: true });
    // What it pushes down is still out of sight when it is drawn, so nothing in sight moves.
    requestAnimationFrame(() => requestAnimationFrame(() => this.#root.scrollIntoView({ block: "nearest" })));
  }
}
