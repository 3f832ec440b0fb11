// The record of the game on the board: updated as it goes on, read back, copied and saved.

import { element, input, onClick } from "../site/dom.js";
import { copy, save } from "../site/download.js";
import { follow, observe } from "../site/state.js";
import { idOf } from "./game_modules.js";
import { kindOf, levelOf } from "./game_views.js";
import { startOf } from "./opening.js";
import { dated } from "./record_formats.js";
import { words } from "./words.js";

/** @typedef {import("./match.js").Match} Match */
/** @typedef {Pick<import("./record_formats.js").Played, "names" | "date" | "winner" | "bothLost" | "comments">} About */
/** @typedef {About & { moves: string[] }} Known  What a file or a review says about a game with these moves. */

/** What is known of a game that goes on from such a game, or from a part of it. @param {Known} known @param {string[]} line @returns {About} */
export function aboutLine({ moves, comments = [], ...about }, line) {
  const other = moves.findIndex((move, ply) => move !== line[ply]);
  const common = other < 0 ? moves.length : other;
  const kept = comments.filter(({ ply }) => ply <= common);
  const isSame = common === Math.max(moves.length, line.length);
  return { ...(isSame && about), ...(kept.length && { comments: kept }) };
}

/**
 * Writes the game in its format, as far as its moves were not taken back.
 * @param {Pick<Match, "record" | "seats" | "line" | "outcome">} match @param {Known} known
 * @param {boolean} [isWhole]  Whether with the date, and in every format with the players.
 */
export function recordOf({ record, seats, line: moves, outcome }, known, isWhole = false) {
  if (!record) return "";
  const { game } = record;
  const format = kindOf(game).record;
  const turns = record.turnsOf(moves);
  const seated = { first: levelOf(game, seats.first).name, second: levelOf(game, seats.second).name };
  const {
    names = seated,
    date = isWhole ? dated(Date.now()) : undefined,
    comments,
    ...about
  } = aboutLine(known, moves);
  const hasNames = isWhole || format.extension === "pdn";
  const headers = hasNames ? { names, date } : {};
  // Without headers, a record leaves out the result that follows from its moves.
  const end = !outcome ? about : hasNames ? { winner: outcome.winner ?? null } : {};
  return format.format({ game, position: startOf(record), moves, turns, comments, ...end, ...headers });
}

export class Records {
  /** What is known about the game that was opened. @type {Known} */
  known = { moves: [] };
  #match;
  #say;

  /**
   * @param {Match} match
   * @param {{ read: (text: string) => unknown, say: (text: string) => void }} handlers
   */
  constructor(match, { read, say }) {
    observe(this);
    this.#match = match;
    this.#say = say;
    follow(() => {
      if (match.record) input("record").value = recordOf(match, this.known);
    });
    follow(() => this.#showComments());
    element("record-form").addEventListener("submit", (event) => {
      event.preventDefault();
      read(input("record").value);
    });
    onClick("record-copy", () => void this.copy());
    onClick("record-save", () => {
      const game = match.record?.game ?? "";
      const text = `${recordOf(match, this.known, true)}\n`;
      save(`plyground-${idOf(game)}.${kindOf(game).record.extension}`, "text/plain", text);
    });
  }

  /** What is known about the game as it is now. */
  get about() {
    return aboutLine(this.known, this.#match.line);
  }

  /** Copies the record, and says whether that was allowed. */
  async copy() {
    this.#say((await copy(recordOf(this.#match, this.known))) ? words.recordCopied : words.recordNotCopied);
  }

  /** Shows the comments on the last move, in a game that has some. */
  #showComments() {
    const { comments = [] } = this.about;
    const at = this.#match.record?.at ?? 0;
    const said = element("comment");
    said.hidden = !comments.length;
    said.textContent = comments
      .map(({ ply, text }) => (ply === at ? text : ""))
      .join(" ")
      .trim();
  }
}
